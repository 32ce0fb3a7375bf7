"""A fate as data: its letter, its cards, and for each act the set-up, the objective and the resolution."""

from typing import Any, Final

from ecliptic.effects import NO_EFFECT, Effects
from ecliptic.games.arcs.campaign.notation import FATES
from ecliptic.games.arcs.campaign.tokens import TokenKind
from ecliptic.kernel import Fields

LETTERS: Final = ["A", "B", "C"]
ACT_NAMES: Final = ["I", "II", "III"]


class FateAct:
    """What a fate does in one act."""

    __slots__ = ("failure", "grand", "objective", "set_up", "start", "success")

    def __init__(self) -> None:
        self.set_up: int = NO_EFFECT
        self.start: dict[int, int] = {}  # the objective marker's first space by number of players (ABR-2.14)
        self.objective: int = -1  # the card; its row says what it reacts to
        self.success: int = NO_EFFECT  # the two halves of the Resolution card (ABR-14.2)
        self.failure: int = NO_EFFECT
        self.grand: list[str] = []  # grand ambitions (ABR-3.5)


class Fate:
    """One of the 24 fates."""

    __slots__ = ("acts", "cards", "letter", "name", "number", "tokens")

    def __init__(self, number: int, letter: int) -> None:
        self.number: Final = number
        self.name: Final = FATES[number]
        self.letter: Final = letter
        self.acts: Final[dict[int, FateAct]] = {}
        self.cards: Final[list[int]] = []  # the numbers of its cards that have something to do
        self.tokens: Final[list[TokenKind]] = []


def read_fate(data: Fields, effects: Effects[Any], first: int, ids: list[str]) -> Fate:
    """Return a fate; `first` is the number of the first of its cards."""
    fate = Fate(data.number("fate", 1, 24), data.word("letter", LETTERS))
    fate.cards.extend(range(first, first + len(ids)))
    fate.tokens.extend(TokenKind(row) for row in data.rows("tokens", []))
    acts = data.table("acts")
    for i, name in enumerate(ACT_NAMES):
        if not acts.has(name):
            continue
        row = acts.table(name)
        act = FateAct()
        label = f"F{fate.number:02}.{name}"
        act.set_up = effects.read(row, "set_up", f"{label}.set_up")
        if row.has("start"):
            start = row.numbers("start")
            act.start = dict(zip((2, 3, 4), start, strict=True))
        act.objective = first + row.word("objective", ids) if row.has("objective") else -1
        act.success = effects.read(row, "success", f"{label}.success")
        act.failure = effects.read(row, "failure", f"{label}.failure")
        act.grand = [str(each) for each in row.items("grand", [])]
        row.finish()
        fate.acts[i + 1] = act
    acts.finish()
    data.finish()
    return fate
