"""The position format: any moment of a game as readable JSON types, and back."""

from collections.abc import Mapping
from typing import Any

from ecliptic.kernel.errors import Refused, refused
from ecliptic.kernel.fields import Fields, json_table, shortened, shown
from ecliptic.kernel.frames import Frame, fields_of
from ecliptic.kernel.game import Game, Json
from ecliptic.kernel.loop import run_until_request
from ecliptic.kernel.messages import Message
from ecliptic.kernel.requests import Chance, Decision, Simultaneous
from ecliptic.kernel.state import State

FORMAT = 1


def save_position(game: Game[Any], state: State, header: Json) -> Json:
    """Return a state with its stack and the table's header (game, seats, options ...), as JSON types.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> sorted(save_position(table.game, table.state, table.journal.header))
    ['ecliptic', 'format', 'game', 'options', 'pack', 'rules', 'seats', 'stack', 'state']
    """
    return {
        "ecliptic": "position",
        "format": FORMAT,
        **header,
        "state": game.write(state),
        "stack": [save_frame(game, state, frame) for frame in state.stack],
    }


def save_frame(game: Game[Any], state: State, frame: Frame[Any]) -> Json:
    """Return one frame: its name and its fields, with names instead of numbers where the game has them.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> save_frame(table.game, table.state, table.state.stack[-1])
    {'frame': 'main_phase'}
    """
    kind = type(frame)
    name = next(name for name, known in game.frames.items() if known is kind)
    saved: Json = {"frame": name}
    for field in fields_of(kind):
        value = getattr(frame, field)
        if field not in kind.defaults or value != kind.defaults[field]:
            saved[field] = in_words(game.words(state, field), value)
    return saved


def in_words(words: list[str] | None, value: object) -> object:
    """Return a number or a list of them as names, if there are any; -1 means nothing.

    >>> in_words(["scout", "viper"], [1, 0]), in_words(["scout", "viper"], -1), in_words(None, 3)
    (['viper', 'scout'], None, 3)
    """
    if words is None:
        return list(value) if isinstance(value, list) else value
    if isinstance(value, list):
        return [words[item] for item in value]
    assert isinstance(value, int)
    return words[value] if value >= 0 else None


def load_frame(game: Game[Any], state: State, data: Fields, seats: int) -> Frame[Any]:
    """Return the frame that `save_frame` wrote.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> data = Fields({"frame": "forced_discard", "seat": 1, "n": 2}, "stack[0]")
    >>> frame = load_frame(table.game, table.state, data, seats=2)
    >>> frame.seat, frame.n
    (1, 2)
    """
    data = with_present_names(game, data)
    known = list(game.frames)
    kind: Any = game.frames[known[data.word("frame", known)]]
    values: dict[str, object] = {}
    for field in fields_of(kind):
        words = game.words(state, field)
        if field in kind.defaults and not data.has(field):
            values[field] = kind.defaults[field]
        elif field in game.list_fields:
            values[field] = data.words(field, words) if words else data.numbers(field)
        elif words:
            values[field] = data.word(field, words) if data.has(field) else -1
        elif field == "seat":
            values[field] = data.number(field, 0, seats - 1)
        else:
            values[field] = data.number(field)
    data.finish()
    frame: Frame[Any] = kind(**values)
    return frame


def with_present_names(game: Game[Any], data: Fields) -> Fields:
    """Return a frame of an older position in the words that frames, their fields and what these name have now.

    >>> import ecliptic
    >>> fields = Fields({"frame": "main_phase"}, "stack[0]")
    >>> with_present_names(ecliptic.game("star-realms"), fields).data
    {'frame': 'main_phase'}
    """
    names = game.former_names
    if not names:
        return data
    renamed: dict[object, object] = {}
    for field, value in data.data.items():
        name = names.get(str(field), field)
        if isinstance(value, str):
            value = names.get(value, value) if name == "frame" else game.present_word(str(name), value)
        renamed[name] = value
    return Fields(renamed, data.place)


def read_header(data: Fields, expected: str, games: Mapping[str, Game[Any]]) -> tuple[Game[Any], Json]:
    """Return the game and the checked header of a position or journal.

    The header is what a table needs before its first move: seats, options, content pack and rules version.

    >>> import ecliptic
    >>> data = Fields({"ecliptic": "position", "format": 1, "game": "star-realms", "seats": 9}, "")
    >>> read_header(data, "position", ecliptic.catalogue())
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: Star Realms has 2 to 6 seats, not 9.
    """
    kind = data.get("ecliptic", "nothing")
    if kind != expected:
        raise refused("problem-not-ours", what=expected, says=shown(kind))
    version = data.number("format", 0)
    if version != FORMAT:
        raise refused("problem-format", what=expected, has=version, reads=FORMAT)
    slug = data.text("game")
    if slug not in games:
        raise refused("problem-game-unknown", game=shortened(slug), known=", ".join(games))
    game = games[slug]
    rules = data.number("rules", default=game.rules_versions[-1])
    if rules not in game.rules_versions:
        known = ", ".join(str(version) for version in game.rules_versions)
        raise refused("problem-rules-unknown", game=game.title, version=rules, known=known)
    seats = data.number("seats")
    given = data.table("options", {})
    options = game.choose_options(seats, {str(name): value for name, value in given.data.items()})
    pack = json_table(data.table("pack")) if data.has("pack") else None
    return game, {"game": slug, "rules": rules, "seats": seats, "options": options, "pack": pack}


def load_state(game: Game[Any], header: Json, data: Fields) -> State:
    """Return the state of a position, with its stack; refuse an impossible one with the reason.

    >>> import ecliptic
    >>> saved = ecliptic.new("star-realms", seats=2, seed=7).save()
    >>> saved["state"]["explorers"] = 11
    >>> data = Fields(saved, "")
    >>> load_state(*read_header(data, "position", ecliptic.catalogue()), data)
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: Invalid position: there are 11 Explorer, but the sets in use have 10.
    """
    seats: Any = header["seats"]
    options: Any = header["options"]
    pack: Any = header["pack"]
    rules: Any = header["rules"]
    inner = data.table("state")
    state: State = game.read(inner, seats, options, pack, rules)
    inner.finish()
    if data.has("stack"):
        state.stack[:] = [load_frame(game, state, row, seats) for row in data.rows("stack")]
    data.finish()
    state.derive()
    problems = game.problems(state) or first_misfit(state)
    if problems:
        sentence = str(refused("problem-position", why=game.say(problems[0], [f"seat {i}" for i in range(seats)])))
        raise Refused(sentence, Message("problem-position", {"why": problems[0].plain()}))
    require_playable(game, state)
    return state


def first_misfit(state: State) -> list[Message]:
    """Return why the lowest of the frames that cannot wait here cannot: those above it may rely on it.

    >>> import ecliptic
    >>> first_misfit(ecliptic.new("star-realms", seats=2, seed=7).state)
    []
    """
    for frame in state.stack:
        wrong = frame.misfit(state)
        if wrong is not None:
            return [wrong]
    return []


def require_playable(game: Game[Any], state: State) -> None:
    """Refuse a position that cannot be continued, because its stack does not fit the rest.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> table.state.stack.clear()
    >>> require_playable(table.game, table.state)
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: Invalid position: nobody is to move, but the game is not over.
    """
    probe = state.clone()
    try:
        request = run_until_request(probe)
    except Refused:
        raise
    except Exception as error:  # whatever a frame says that was never meant to wait here
        raise refused("problem-position-stack", why=str(error) or type(error).__name__) from error
    if request is None and game.result(probe) is None:
        raise refused("problem-position-nobody")
    if isinstance(request, Decision) and not request.options:
        raise refused("problem-position-option", seat=request.seat)
    if isinstance(request, Simultaneous) and not request.pending_seats:
        raise refused("problem-position-nobody")
    if isinstance(request, Chance) and not request.items:
        raise refused("problem-position-chance", chance=request.kind)
