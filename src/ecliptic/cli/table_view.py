"""A table in the terminal, as one seat sees it.

`TableView` shows any game: what the seat knows as an outline, options under the kind of action they are. A game
that deserves better has a subclass in `views/`, chosen by its slug. Whatever is shown comes from `table.view`,
`table.log`, prompts and labels, so a view cannot show what its seat may not know.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.text import Text

from ecliptic.cli.words import words
from ecliptic.kernel import Action, Json, Message, Table

MOST_DETAIL: Final = 2  # how much room a board may take; 0 is as low as possible

# Slug to the class that shows it; a view is imported when its game is shown.
VIEWS: Final = {"star-realms": ("ecliptic.cli.views.star_realms", "StarRealmsView")}


def view_of(table: Table, locale: str, everything: bool = False) -> "TableView":
    """The view for this table's game; with `everything` a spectator sees all hands, as in a replay of one's own."""
    if table.game.slug not in VIEWS:
        return TableView(table, locale, everything)
    module, name = VIEWS[table.game.slug]
    made: TableView = getattr(import_module(module), name)(table, locale, everything)
    return made


class TableView:
    """Shows a table of any game, and knows what its options and cards are called."""

    # Action kinds to the heading they stand under, in the order of the headings; others have their kind's own name.
    groups: Mapping[str, str] = {}

    # Are there cards to look up, hands to play and piles to look through?
    has_cards: bool = False

    # Message ids of log lines that only say what the table shows anyway.
    bookkeeping: frozenset[str] = frozenset()

    def __init__(self, table: Table, locale: str, everything: bool = False) -> None:
        self.table = table
        self.locale = locale
        self.everything = everything
        self.words = words(locale)

    # The table

    def look(self, seat: int | None) -> Json:
        """What is shown: what the seat knows, or for open eyes what each player knows of himself."""
        view = self.table.view(seat)
        players = view.get("players")
        if seat is None and self.everything and isinstance(players, list):
            own: list[Any] = [self.table.view(other)["players"] for other in range(len(players))]
            view["players"] = [rows[other] for other, rows in enumerate(own)]
        return view

    def board(self, seat: int | None, detail: int) -> RenderableType:
        """What the seat (None: a spectator) knows of the table, in more or less detail."""
        view = self.look(seat)
        skipped = ("move", "waiting", "prompt", "result")
        return Group(*outline({key: value for key, value in view.items() if key not in skipped}))

    def piles(self, seat: int | None) -> RenderableType | None:
        """The open piles in full, if the board only counts them."""
        return None

    def card(self, id: str) -> RenderableType:
        """One card in full."""
        return Text(id)

    def cards(self) -> dict[str, str]:
        """Every card's name in the reader's language, by its id."""
        return {}

    def card_of(self, seat: int, action: Action) -> str | None:
        """The card an option is about."""
        about: Any = self.table.label(seat, action).args.get("card")
        return about.get("card") if isinstance(about, dict) else None

    # Options

    def group_of(self, action: Action) -> str:
        """The heading an option stands under."""
        name = self.groups.get(action.kind)
        return self.words.text(f"group-{name}") if name else action.kind.replace("_", " ").capitalize()

    def grouped(self, seat: int, options: Sequence[Action]) -> list[tuple[str, list[Action]]]:
        """The options under their headings, in the order a player thinks of them."""
        order = list(dict.fromkeys(self.groups.values()))
        ranked = sorted(
            options, key=lambda o: order.index(self.groups[o.kind]) if o.kind in self.groups else len(order)
        )
        grouped: dict[str, list[Action]] = {}
        for option in ranked:
            grouped.setdefault(self.group_of(option), []).append(option)
        return list(grouped.items())

    def option(self, seat: int, action: Action, brief: bool = False) -> Text:
        """An option as it stands under its heading, on a low screen without what can be looked up."""
        return Text(self.say(self.table.label(seat, action), seat))

    def default(self, seat: int, options: Sequence[Action]) -> Action | None:
        """What Enter does: only what is obvious."""
        return options[0] if len(options) == 1 else None

    def unused(self, seat: int, action: Action, options: Sequence[Action]) -> list[str]:
        """What the seat would leave undone if it ended its turn with this action; empty when that is fine."""
        return []

    def next_card(self, seat: int) -> Action | None:
        """The next card to play when all of a hand is to be played."""
        return None

    # Words

    def say(self, message: Message, viewer: int | None) -> str:
        """A message of the game in the reader's language."""
        return self.table.game.say(message, self.table.names, self.locale, viewer)

    def weight(self, name: str) -> str:
        """What a bot calls a reason for its choice."""
        return name.replace("_", " ")

    def digest(self, messages: Iterable[Message], viewer: int | None) -> list[Text]:
        """Log lines without bookkeeping."""
        return [Text(self.say(message, viewer)) for message in messages if message.id not in self.bookkeeping]


def outline(data: Mapping[str, Any], indent: int = 0) -> Iterator[RenderableType]:
    """JSON types as an indented outline: plain values side by side, tables below them; empty ones are left out."""
    plain = {key: value for key, value in data.items() if not _tables(value)}
    facts = [Text(f"{key} ".replace("_", " "), style="dim") + Text(_plain(value)) for key, value in plain.items()]
    facts = [fact for fact, value in zip(facts, plain.values(), strict=True) if value not in (None, "", [], {})]
    if facts:
        yield Padding(Flow(facts), (0, 0, 0, indent))
    for key, value in data.items():
        for number, table in enumerate(_tables(value), start=1):
            title = f"{key} {number}" if isinstance(value, list) else key
            yield Padding(Text(title.replace("_", " "), style="bold"), (0, 0, 0, indent))
            yield from outline(table, indent + 2)


def _tables(value: Any) -> list[Any]:
    """The tables a value is made of; none for a plain one and for a table of plain ones."""
    rows = value if isinstance(value, list) else [value]
    if not rows or not all(isinstance(row, dict) for row in rows):
        return []
    is_flat = isinstance(value, dict) and not any(isinstance(item, dict | list) for item in value.values())
    return [] if is_flat else rows


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {item}".replace("_", " ") for key, item in value.items() if item is not None)
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


class Flow:
    """Pieces in a row, continued on the next line; no piece is torn apart if it fits on a line."""

    def __init__(self, pieces: Iterable[Text], between: str = " · ") -> None:
        self.pieces = list(pieces)
        self.between = Text(between, style="dim")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line: Text | None = None
        for piece in self.pieces:
            if line is not None and line.cell_len + self.between.cell_len + piece.cell_len <= options.max_width:
                line = line + self.between + piece
            else:
                if line is not None:
                    yield line
                line = piece
        if line is not None:
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        whole = sum(piece.cell_len for piece in self.pieces) + self.between.cell_len * (len(self.pieces) - 1)
        longest = max((piece.cell_len for piece in self.pieces), default=0)
        return Measurement(min(longest, options.max_width), min(max(whole, longest), options.max_width))


def separated(pieces: Iterable[Text], between: str = " · ") -> Text:
    """Pieces in a row, as one text."""
    return Text(between, style="dim").join(pieces)
