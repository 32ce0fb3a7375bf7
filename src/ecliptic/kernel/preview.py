"""Previews: what an option would do, up to the point where something new would be revealed."""

from typing import Any, Final, final

from ecliptic.kernel.actions import Action
from ecliptic.kernel.errors import Barrier
from ecliptic.kernel.game import Game, Json
from ecliptic.kernel.loop import options_of, run_until_request
from ecliptic.kernel.messages import Message
from ecliptic.kernel.requests import Chance
from ecliptic.kernel.state import State

# Why an action cannot be undone alone; none of these applies to one that can.
REVEAL: Final = "reveal"  # something new is revealed
CHANCE: Final = "chance"  # chance decides
PASS: Final = "pass"  # somebody else decides next, and what others do is a barrier
OVER: Final = "over"  # the game is over


@final
class Preview:
    """The preview of an option: what the seat would see, and why it could not undo the option.

    `view` is the table after the option and all that follows without anybody deciding. It stops before
    something new would be revealed. `final` is empty when the seat decides next and may undo the option; then
    `prompt` is the next question.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> seat = table.waiting[0]
    >>> table.preview(seat, "play:scout").final, table.preview(seat, "end").final
    ('', 'reveal')
    """

    __slots__ = ("final", "prompt", "view")

    def __init__(self, view: Json, final: str, prompt: Message | None) -> None:
        self.view: Final = view
        self.final: Final = final
        self.prompt: Final = prompt


def look_ahead(game: Game[Any], state: State, seat: int, option: Action) -> Preview:
    """Return what one of the seat's options would do. The state does not change.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> seat = table.waiting[0]
    >>> look_ahead(table.game, table.state, seat, table.find(seat, "play:scout")).prompt.id
    'prompt-main'
    """
    copy = state.clone()
    copy.events = []
    copy.barriers = game.revealing
    copy.is_preview = True
    try:
        copy.stack[-1].answer(copy, seat, option)
        request = run_until_request(copy)
    except Barrier:
        return Preview(game.view(copy, seat), REVEAL, None)
    prompt: Message | None = None
    final = ""
    if request is None:
        final = OVER
    elif isinstance(request, Chance):
        final = CHANCE
    elif not options_of(request, seat):
        final = PASS
    else:
        prompt = game.prompt(copy, seat)
    return Preview(game.view(copy, seat), final, prompt)
