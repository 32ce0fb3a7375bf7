"""Beyond the Sun in the terminal: the tree by columns, the exploration board, achievements, then the factions."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ecliptic.content.catalogue import Catalogue
from ecliptic.content.lines import Block, Box, Column, Flow, Heading, Indented, Line, Rows, Stack, join
from ecliptic.content.terminal_view import TerminalView
from ecliptic.games.beyond_the_sun.components import COLUMNS, FOOD, LEVELS, ORE, Components
from ecliptic.games.beyond_the_sun.printed import reconstructed_ids
from ecliptic.games.beyond_the_sun.text import (
    achievement_text,
    action_text,
    event_text,
    mat_text,
    system_text,
    technology_text,
)
from ecliptic.kernel import Action, Table

GROUPS: Final = {
    "go": "spaces",
    "ability": "abilities",
    "replace": "abilities",
    "slot": "research",
    "type": "research",
    "card": "research",
    "build": "ships",
    "upgrade": "ships",
    "move": "ships",
    "give": "ships",
    "outpost": "ships",
    "colonize": "colonies",
    "return": "colonies",
    "keep": "colonies",
    "bonus": "colonies",
    "grow": "production",
    "produce": "production",
    "trade": "production",
    "buy_population": "production",
    "sell_population": "production",
    "recall": "production",
    "use": "end",
    "skip": "end",
    "stop": "end",
}
CHOOSING: Final = "choose"

# Enter takes nothing that need not be taken.
DECLINING: Final = ("skip", "stop")

COLOURS: Final = ("bright_blue", "red", "yellow", "green")  # by seat; the name is always there too
NOTHING: Final = "–"
NAME_WIDTH: Final = 24  # of a column of the tree
LINKS: Final = 1  # from this detail on links, prerequisites and belongings are shown
SYMBOLS: Final = {FOOD: "♣", ORE: "◆"}


class BeyondTheSunView(TerminalView):
    """The table of Beyond the Sun."""

    groups: Mapping[str, str] = GROUPS

    def __init__(self, table: Table, locale: str, words: Catalogue, everything: bool) -> None:
        super().__init__(table, locale, words, everything)
        state: Any = table.state
        parts: Components = state.parts
        self.parts = parts
        self.board_side = state.seating.board
        self.systems = {card.id: card for card in parts.systems}
        self.term = self.terms.text

    # The table

    def board(self, seat: int | None, detail: int) -> Block:
        view: Any = self.look(seat)
        blocks: list[Block] = [self._title(view, seat), self._tree(view, detail), *self._tableau(view)]
        if view["shown"]:
            names = self.cards()
            cards = [Line(names[id]) for id in view["shown"]]
            cards[0] = Line(f"{self.term('terminal-shown')}: ", "dim") + cards[0]
            blocks.append(Flow(cards, ", "))
        if view["round"]:
            blocks += [self._pawns(view), *self._map(view, detail), *self._achievements(view)]
            blocks += self._factions(view, seat, detail)
        return Stack(blocks)

    def _title(self, view: Any, seat: int | None) -> Heading:
        title = [Line(self.term("game-title"), "bold"), Line(f"{self.term('term-round')} {view['round']}")]
        if view["last_round"]:
            is_last = view["round"] == view["last_round"]
            title.append(Line(self.term("terminal-last-round" if is_last else "terminal-next-round-last"), "bold"))
        waiting = view["waiting"]
        if seat in waiting:
            title.append(Line(self.words.text("your-move"), "bold"))
        elif waiting:
            who = self.terms.join([self.table.names[other] for other in waiting])
            title.append(Line(self.words.text("to-move", who=who)))
        return Heading(join(title, " · "), is_centered=True)

    def _tree(self, view: Any, detail: int) -> Block:
        """Return the technologies in four columns, each with the marks of its researchers."""
        columns: list[list[Line]] = []
        for level, name in enumerate(LEVELS):
            count = view["decks"][name]["count"] if level else 0
            head = self.term("terminal-level", level=name, n=count) if level else self.term("terminal-level-one")
            slots = [slot for slot in self.parts.slots if slot.level == level]
            columns.append([Line(head, "dim"), *(self._slot(view, slot.id, detail) for slot in slots)])
        height = max(len(column) for column in columns)
        rows: list[list[Block | None]] = [
            [column[i] if i < len(column) else None for column in columns] for i in range(height)
        ]
        return Rows(rows, [Column(width=NAME_WIDTH, wraps=False) for _ in columns], gap=1)

    def _slot(self, view: Any, id: str, detail: int) -> Line:
        """Return a slot: who has researched it, and its card or what it needs."""
        slot = view["slots"][id]
        who = join([self._mark(seat) for seat in slot["researchers"]], "")
        shown = Line(f"{id.rpartition('-')[2]} ", "dim") + who + Line(" " if slot["researchers"] else "")
        if slot["technology"]:
            return shown + Line(self.term(f"technology-{slot['technology']}"))
        about = next(each for each in self.parts.slots if each.id == id)
        needs = [self.parts.slots[each].id.rpartition("-")[2] for each in about.requires]
        id_of_words = "terminal-requires" if about.needed == len(needs) else "terminal-two-of"
        words = self.term("terminal-event") if slot["event"] else self.term("terminal-undiscovered")
        if detail >= LINKS and needs:
            words = self.term(id_of_words, slots=", ".join(needs))
        return shown + Line(words, "dim")

    def _tableau(self, view: Any) -> list[Block]:
        """Return the rows of the tableau that are open (BTS-20)."""
        blocks: list[Block] = []
        for level, cards in view["rows"].items():
            if cards:
                names = [Line(self.term(f"technology-{card}")) for card in cards]
                names[0] = Line(f"{self.term('terminal-row')} {level}: ", "dim") + names[0]
                blocks.append(Flow(names, ", "))
        return blocks

    def _pawns(self, view: Any) -> Block:
        """Return where the pawns stand, and which guilds are open."""
        pawns = [self._name(seat) + Line(f" {self._space(p['pawn'])}") for seat, p in enumerate(view["players"])]
        pawns[0] = Line(f"{self.term('terminal-pawns')}: ", "dim") + pawns[0]
        guilds = [Line(self.term(f"guild-{guild}".replace("_", "-"))) for guild in view["guilds"]]
        if guilds:
            guilds[0] = Line(f"{self.term('terminal-guilds')}: ", "dim") + guilds[0]
        return Stack([Flow(pawns), *([Flow(guilds, ", ")] if guilds else [])])

    def _space(self, space: str | None) -> str:
        """Return an action space in words."""
        if space is None:
            return self.term("terminal-outside")
        for row in self.parts.actions:
            if space == row.id or space.rpartition("/")[0] == row.id:
                kinds = {"technology": row.technology, "guild": row.guild, "event": row.event}
                kind = next((kind for kind, number in kinds.items() if number >= 0), "row")
                return self.terms.phrase({kind: row.id.partition("/")[0]})
        return space

    def _map(self, view: Any, detail: int) -> list[Block]:
        """Return the exploration board: what each location needs, who controls it and which ships are there."""
        heads = ["terminal-map", "terminal-needs", "terminal-control", "terminal-ships"]
        rows: list[list[Block | None]] = [[Line(self.term(head), "dim") for head in heads]]
        if detail >= LINKS:
            rows[0].append(Line(self.term("terminal-links"), "dim"))
        for id, place in view["locations"].items():
            if not place.get("gone"):
                rows.append(self._location(id, place, detail))
        columns = [Column(wraps=False) for _ in rows[0]]
        counts = {deck: view["system_decks"][deck]["count"] for deck in "AB"}
        facts = [Line(self.term("terminal-decks", a=counts["A"], b=counts["B"]), "dim")]
        facts += [self._linked(view, each) for each in view["linked"]]
        return [Rows(rows, columns, gap=2), Flow(facts)]

    def _location(self, id: str, place: Any, detail: int) -> list[Block | None]:
        if "system" in place:
            card = self.systems[place["system"]]
            name = f"{id} {self.term(f'system-{card.id}')} ({card.vp} {self.term('short-points')})"
            needs, symbols = str(place["strength"]), card.symbols
        else:  # an extra location is gone without its system
            at = self.board_side.ids.index(id)
            is_slot = self.board_side.deck[at] >= 0
            name = f"{id} {self.term('terminal-empty') if is_slot else self.terms.phrase({'location': id})}"
            needs, symbols = "", self.board_side.symbols[at]
        marks = " ".join(SYMBOLS[track] for track in (FOOD, ORE) if symbols >> track & 1)
        outpost = place.get("outpost")
        control = Line(NOTHING, "dim") if outpost is None else self._mark(outpost["seat"])
        if outpost is not None:
            control = control + Line(f" {self.terms.phrase({'disc': outpost['disc']})}", "dim")
        fleets: list[Line] = []
        for seat, power in enumerate(place["power"]):
            levels = [str(ship["level"]) for ship in place["ships"] if ship["seat"] == seat for _ in range(ship["n"])]
            if levels:
                fleets.append(self._mark(seat) + Line(f" {' '.join(levels)} ({power})"))
        cells: list[Block | None] = [
            Line(f"{name} {marks}".rstrip()),
            Line(needs),
            control,
            join(fleets, " · ") if fleets else Line(""),
        ]
        if detail >= LINKS:
            cells.append(Line(self._links(id, place), "dim"))
        return cells

    def _links(self, id: str, place: Any) -> str:
        """Return where the links of a location lead."""
        if "beside" in place:
            return self.term("terminal-beside", slot=place["beside"])
        neighbours = self.board_side.neighbours[self.board_side.ids.index(id)]
        return ", ".join(self.board_side.ids[each] for each in neighbours)

    def _linked(self, view: Any, link: Any) -> Line:
        """Return an event in play and what it is linked to."""
        target = {kind: link[kind] for kind in ("achievement", "system") if kind in link}
        if "location" in link:
            target = {"system": view["locations"][link["location"]]["system"]}
        words = f"{self.term('event-' + link['event'])} → {self.terms.phrase(target)}"
        return Line(f"{self.term('terminal-linked')}: ", "dim") + Line(words)

    def _achievements(self, view: Any) -> list[Block]:
        """Return how far everybody is, and how many discs are missing to the end (BTS-7.1)."""
        discs = sum(len(each["discs"]) for each in view["achievements"])
        end = self.term("terminal-end", discs=discs, wanted=view["discs_to_end"])
        rows: list[list[Block | None]] = []
        for each in view["achievements"]:
            claimed = [disc["seat"] for disc in each["discs"]]
            progress = [
                self._mark(seat) + Line(" ✓" if seat in claimed else f" {n}/{each['at_least']}")
                for seat, n in enumerate(each["progress"])
            ]
            left = each["spaces"][len(claimed) :]
            value = self.term("terminal-next", vp=left[0]) if left else self.term("terminal-full")
            name = Line(self.term(f"achievement-{each['achievement']}"))
            rows.append([name, join(progress, "  "), Line(value, "dim")])
        title = Line(f"{self.term('terminal-achievements')}: ", "bold") + Line(end)
        return [Heading(title), Rows(rows, [Column(wraps=False) for _ in range(3)], gap=2)]

    def _factions(self, view: Any, seat: int | None, detail: int) -> list[Block]:
        """Return a row for each faction: points, resources, production, automation."""
        names = ["points", "ore", "population", "supply", "growth", "yield", "discs", "automation"]
        heads = ["", *[self.term(f"short-{name}") for name in [*names, "technologies", "colonies"]]]
        rows: list[list[Block | None]] = [[Line(head, "dim") for head in heads]]
        for number, player in enumerate(view["players"]):
            researched = sum(1 for slot in view["slots"].values() if number in slot["researchers"])
            facts = [
                player["score"],
                player["ore"],
                player["population"],
                " ".join(map(str, player["supply"])),
                " ".join(COLUMNS[column] for column in player["growth"]),
                player["ore_yield"],
                f"{player['food_discs']}♣ {player['ore_discs']}◆",
                len(player["automation"]),
                researched + len(player["private"]),
                len(player["colonies"]),
            ]
            rows.append([self._name(number, number == view["order"][0]), *(Line(str(fact)) for fact in facts)])
        columns = [Column(wraps=False), *[Column(is_right=True, wraps=False) for _ in heads[1:]]]
        blocks: list[Block] = [Heading(Line(self.term("terminal-factions"), "bold")), Rows(rows, columns, gap=1)]
        if detail >= LINKS:
            seats = range(len(view["players"]))
            for each in seats if seat is None else [seat, *(other for other in seats if other != seat)]:
                blocks += self._belongings(view["players"][each], each)
        return blocks

    def _belongings(self, player: Any, seat: int) -> list[Block]:
        """Return a faction's mat, colonies, private technologies and events."""
        facts = [Line(self.term(f"mat-{player['mat']}"))]
        for kind, name, ids in (
            ("colonies", "system", [each["system"] for each in player["colonies"]]),
            ("private", "technology", player["private"]),
            ("events", "event", player["events"]),
        ):
            if ids:
                words = ", ".join(self.term(f"{name}-{id}") for id in ids)
                facts.append(Line(f"{self.term(f'terminal-{kind}')}: ", "dim") + Line(words))
        return [self._name(seat), Indented(Flow(facts))]

    def _name(self, seat: int, is_first: bool = False) -> Line:
        return Line(self.table.names[seat], f"bold {COLOURS[seat]}") + Line(" ▸" if is_first else "")

    def _mark(self, seat: int) -> Line:
        names = self.table.names  # they may have been given after this view was made
        return Line(unique_start(names[seat], names), f"bold {COLOURS[seat]}")

    # Components

    def cards(self) -> dict[str, str]:
        parts = self.parts
        tables: dict[str, list[Any]] = {
            "technology": parts.technologies,
            "system": parts.systems,
            "event": parts.events,
            "achievement": parts.achievements,
            "mat": parts.mats,
            "guild": parts.guilds,
        }
        return {card.id: self.terms.phrase({kind: card.id}) for kind, table in tables.items() for card in table}

    def card(self, id: str) -> Block:
        lines: list[Block] = [Line(text) for text in self._text(id)]
        if id in reconstructed_ids():
            lines.append(Line(self.term("terminal-reconstructed"), "italic dim"))
        return Box(Line(self.cards()[id], "bold"), lines)

    def _text(self, id: str) -> list[str]:
        """Return what is printed on a component."""
        parts = self.parts
        ids = [[card.id for card in table] for table in (parts.technologies, parts.systems, parts.events, parts.mats)]
        for known, write in zip(ids, (technology_text, system_text, event_text, mat_text), strict=True):
            if id in known:
                return write(parts, known.index(id), self.locale)
        achievements = [card.id for card in parts.achievements]
        if id in achievements:
            return achievement_text(parts, achievements.index(id), len(self.table.names), self.locale)
        guild = next(guild for guild in parts.guilds if guild.id == id)
        return [action_text(parts, guild.action, self.locale)]

    # Options

    def group_of(self, action: Any) -> str:
        return self.term(f"group-{GROUPS.get(action.kind, CHOOSING)}")

    def default(self, seat: int, options: Sequence[Action]) -> Action | None:
        if len(options) == 1:
            return options[0]
        return next((option for option in options if option.kind in DECLINING), None)


def unique_start(name: str, names: list[str]) -> str:
    """Return the first letters of a name, as many as tell it from the others, with the number at its end.

    >>> unique_start("Anna", ["Anna", "Anton", "Boris"])
    'Ann'
    >>> unique_start("Greedy 2", ["You", "Greedy 1", "Greedy 2"])
    'G2'
    """
    others = [other for other in names if other != name]
    for n in range(1, len(name)):
        if not any(other[:n] == name[:n] for other in others):
            return name[:n]
    number = name.rpartition(" ")[2]
    if not number.isdecimal():
        return name
    alike = [other for other in others if other.rpartition(" ")[2] == number]
    return unique_start(name.rpartition(" ")[0], [other.rpartition(" ")[0] for other in alike]) + number
