"""A table in the terminal, as one seat sees it.

`TerminalView` shows any game: what the seat knows as an outline, options under the kind of action they are. A game with
a better view has a subclass in its own folder (`terminal.py`), which its manifest names. Everything shown comes from
`table.view`, `table.log`, prompts and labels, so a view cannot show what its seat may not know. It returns plain lines,
which the command line draws.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from ecliptic.content.catalogue import Catalogue, catalogue, message_id
from ecliptic.content.lines import Block, Flow, Indented, Line, Stack
from ecliptic.kernel import Action, Json, Message, Table

MOST_DETAIL: Final = 2  # how much space a board may take; 0 is the least


class TerminalView:
    """Shows a table of any game, and knows what its options and components are called.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> view = TerminalView(table, "en", catalogue("star-realms", "en"))
    >>> view.option(0, table.options(0)[-1]).plain
    'End turn'
    """

    # The heading of each action kind, in the order of the headings; other kinds are their own heading.
    groups: Mapping[str, str] = {}

    # Kinds of actions that are amounts: the number that is typed is the amount.
    amounts: frozenset[str] = frozenset({"amount"})

    # Are there cards to look up, hands to play and piles to look through?
    has_cards: bool = False

    # Message ids of log lines that only say what the table shows anyway.
    bookkeeping: frozenset[str] = frozenset()

    def __init__(self, table: Table, locale: str, words: Catalogue, everything: bool = False) -> None:
        """Take the terminal's `words`; with `everything` a spectator sees all hands, as in a replay of an own game."""
        self.table = table
        self.locale = locale
        self.everything = everything
        self.words = words
        self.terms = catalogue(table.game.slug, locale)  # the game's words

    # The table

    def look(self, seat: int | None) -> Json:
        """Return what is shown: what the seat knows, or with `everything` what each player knows of himself."""
        view = self.table.view(seat)
        players = view.get("players")
        if seat is None and self.everything and isinstance(players, list):
            own: list[Any] = [self.table.view(other)["players"] for other in range(len(players))]
            view["players"] = [rows[other] for other, rows in enumerate(own)]
        return view

    def board(self, seat: int | None, detail: int) -> Block:
        """Return what the seat (None: a spectator) knows of the table, in more or less detail."""
        view = self.look(seat)
        skipped = ("move", "waiting", "prompt", "result")
        return Stack(outline({key: value for key, value in view.items() if key not in skipped}))

    def piles(self, seat: int | None) -> Block | None:
        """Return the open piles in full, if the board only counts them."""
        return None

    def card(self, id: str) -> Block:
        """Return one component in full."""
        return Line(id)

    def cards(self) -> dict[str, str]:
        """Return the name of every component that can be looked up, by its id."""
        return {}

    def card_of(self, seat: int, action: Action) -> str | None:
        """Return the card an option is about."""
        about: Any = self.table.label(seat, action).args.get("card")
        while isinstance(about, dict):  # the second of two alike is a message about the card
            if isinstance(about.get("card"), str):
                id: str = about["card"]
                return id
            about = about.get("card") or about.get("args")
        return None

    # Options

    def group_of(self, action: Action) -> str:
        """Return the heading of an option."""
        name = self.groups.get(action.kind)
        return self.terms.text(f"group-{name}") if name else action.kind.replace("_", " ").capitalize()

    def grouped(self, seat: int, options: Sequence[Action]) -> list[tuple[str, list[Action]]]:
        """Return the options under their headings, in the order a player thinks of them."""
        order = list(dict.fromkeys(self.groups.values()))
        ranked = sorted(
            options, key=lambda o: order.index(self.groups[o.kind]) if o.kind in self.groups else len(order)
        )
        grouped: dict[str, list[Action]] = {}
        for option in ranked:
            grouped.setdefault(self.group_of(option), []).append(option)
        return list(grouped.items())

    def option(self, seat: int, action: Action, brief: bool = False) -> Line:
        """Return an option as listed under its heading; on a low screen, without what can be looked up."""
        return Line(self.say(self.table.label(seat, action), seat))

    def amounts_of(self, options: Sequence[Action]) -> dict[int, Action]:
        """Return the options by their amounts, when the question is how much; else nothing."""
        if not options or any(option.kind not in self.amounts for option in options):
            return {}
        return {option.args[0]: option for option in options}

    def default(self, seat: int, options: Sequence[Action]) -> Action | None:
        """Return what Enter does: only what is obvious."""
        return options[0] if len(options) == 1 else None

    def unused(self, seat: int, action: Action, options: Sequence[Action]) -> list[str]:
        """Return what the seat would leave undone if it ended its turn with this action; empty when that is fine."""
        return []

    def next_card(self, seat: int) -> Action | None:
        """Return the next card to play when all of a hand is to be played."""
        return None

    # Words

    def say(self, message: Message, viewer: int | None) -> str:
        """Return a message of the game in the reader's language."""
        return self.table.game.say(message, self.table.names, self.locale, viewer)

    def weight(self, name: str) -> str:
        """Return the name of a reason for a bot's choice. A bot may have its own weights."""
        id = message_id("weight", name)
        return self.terms.text(id) if self.terms.has(id) else name.replace("_", " ")

    def digest(self, messages: Iterable[Message], viewer: int | None) -> list[Line]:
        """Return log lines without bookkeeping."""
        return [Line(self.say(message, viewer)) for message in messages if message.id not in self.bookkeeping]


def outline(data: Mapping[str, Any], indent: int = 0) -> Iterator[Block]:
    """Yield JSON types as an indented outline: plain values side by side, tables below them, nothing for empty ones.

    >>> len(list(outline({"round": 2, "players": [{"points": 3}, {"points": 5}]})))
    5
    """
    plain = {key: value for key, value in data.items() if not _tables(value)}
    facts = [Line(f"{key} ".replace("_", " "), "dim") + Line(_plain(value)) for key, value in plain.items()]
    facts = [fact for fact, value in zip(facts, plain.values(), strict=True) if value not in (None, "", [], {})]
    if facts:
        yield Indented(Flow(facts), indent)
    for key, value in data.items():
        for number, table in enumerate(_tables(value), start=1):
            title = f"{key} {number}" if isinstance(value, list) else key
            yield Indented(Line(title.replace("_", " "), "bold"), indent)
            yield from outline(table, indent + 2)


def _tables(value: Any) -> list[Any]:
    """Return the tables a value is made of; none for a plain one and for a table of plain ones."""
    rows = value if isinstance(value, list) else [value]
    if not rows or not all(isinstance(row, dict) for row in rows):
        return []
    is_flat = isinstance(value, dict) and not any(isinstance(item, dict | list) for item in value.values())
    return [] if is_flat else rows


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {item}".replace("_", " ") for key, item in value.items() if item is not None)
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
