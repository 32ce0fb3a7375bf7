"""A table in the terminal, as one seat sees it.

`TableView` shows any game: what the seat knows as an outline, options under the kind of action they are. A game
that deserves better has a subclass in `views/`, chosen by its slug. Whatever is shown comes from `table.view`,
`table.log`, prompts and labels, so a view cannot show what its seat may not know.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from rich.console import Group, RenderableType
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

    def option(self, seat: int, action: Action) -> Text:
        """An option as it stands under its heading."""
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


def outline(data: Mapping[str, Any], indent: str = "") -> Iterator[Text]:
    """JSON types as an indented outline."""
    for key, value in data.items():
        title = Text(f"{indent}{key}".replace("_", " "), style="bold")
        if isinstance(value, dict):
            yield title
            yield from outline(value, f"{indent}  ")
        elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            for number, item in enumerate(value, start=1):
                yield title + Text(f" {number}", style="bold")
                yield from outline(item, f"{indent}  ")
        else:
            shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            yield title + Text(f"  {shown}", style="not bold")


def separated(parts: Iterable[Text], between: str = " · ") -> Text:
    """Pieces in a row."""
    return Text(between, style="dim").join(parts)
