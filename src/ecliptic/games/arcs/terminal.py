"""Arcs in the terminal: the map by clusters, Court, round and ambitions below it, then a row for each player.

A player is a coloured number. A system shows who controls it, ships (fresh, and damaged after a plus), buildings and
empty building slots.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ecliptic.content.catalogue import Catalogue
from ecliptic.content.lines import Block, Box, Column, Flow, Heading, Line, Rows, Stack, join
from ecliptic.content.terminal_view import TerminalView
from ecliptic.games.arcs.board import (
    AMBITIONS,
    CLUSTERS,
    DICE,
    FACES,
    RESOURCES,
    SIDES,
    STANDARD,
    SYMBOLS,
    Board,
)
from ecliptic.games.arcs.cards import KINDS, NO_SUIT, Card
from ecliptic.games.arcs.state import OWNERS
from ecliptic.kernel import Action, Table

GROUPS: Final = {
    "lead": "lead",
    "surpass": "surpass",
    "copy": "copy",
    "pivot": "pivot",
    "declare": "declare",
    "seize": "seize",
    "spend": "prelude",
    "prelude": "prelude",
    "tax": "tax",
    "build_city": "build",
    "build_outside": "build",
    "build_starport": "build",
    "build_ship": "build",
    "repair": "repair",
    "repair_ship": "repair",
    "move": "move",
    "influence": "influence",
    "secure": "secure",
    "battle": "battle",
    "use": "cards",
    "reroll": "cards",
    "pass": "end",
    "done": "end",
    "no": "end",
    "end": "end",
}
ACTIONS: Final = ("tax", "build", "repair", "move", "influence", "secure", "battle")  # named by the game's own terms

# The other options belong to a question that has no other kind.
CHOOSING: Final = "choose"

# Enter takes nothing that need not be taken.
DECLINING: Final = ("done", "no", "keep_hand")
NO_SHIPS: Final = "ships:0+0"

COLOURS: Final = ("bright_blue", "red", "yellow", "white", "magenta", "green", "cyan")  # by owner
MARKS: Final = ("①", "②", "③", "④", "E", "B", "F")  # by owner
BUILDINGS: Final = {"city": "■□", "starport": "▲△"}  # fresh, damaged
EMPTY_SLOT: Final = "○"
CONTROL: Final = "⚑"
NOTHING: Final = "–"
DIE_NAMES: Final = [f"{kind}-{side + 1}" for kind in DICE for side in range(SIDES)]

# Numbers of a player, by their names in the view; of a list its length counts.
COLUMNS: Final = ("power", "hand_size", "agents", "ships", "starports", "cities", "trophies", "captives")

# From these details on, cards that players hold, and the texts of the cards at the Court, are shown.
HELD_CARDS: Final = 1
CARD_TEXTS: Final = 2


class ArcsView(TerminalView):
    """The table of Arcs."""

    groups: Mapping[str, str] = GROUPS
    title: str = "game-title"

    def __init__(self, table: Table, locale: str, words: Catalogue, everything: bool) -> None:
        super().__init__(table, locale, words, everything)
        state: Any = table.state
        self.printed: dict[str, Card] = {card.id: card for card in state.table.cards.cards}
        self.printed_board: Board = state.table.board
        self.term = self.terms.text

    # The table

    def board(self, seat: int | None, detail: int) -> Block:
        view: Any = self.look(seat)
        parts: list[Block] = [self._title(view, seat)]
        if view["systems"]:
            parts += [self._map(view), self._legend()]
        parts += [*self._court(view, detail), self._supply(view), *self._round(view), *self._ambitions(view)]
        return Stack([*parts, *self._draft(view), *self._players(view, detail), *self._hands(view)])

    def _title(self, view: Any, seat: int | None) -> Heading:
        title = [Line(self.term(self.title), "bold"), Line(self.term("terminal-chapter", n=view["chapter"]))]
        turn = view.get("turn")
        if turn is not None:
            title.append(self._name(turn["seat"]) + Line(f": {self.term('terminal-pips', n=turn['pips'])}"))
        waiting = view["waiting"]
        if seat in waiting:
            title.append(Line(self.words.text("your-move"), "bold"))
        elif waiting:
            who = self.terms.join([self.table.names[other] for other in waiting])
            title.append(Line(self.words.text("to-move", who=who)))
        return Heading(join(title, " · "), is_centered=True)

    def _map(self, view: Any) -> Block:
        """Return a row for each cluster in play: its gate and its three planets."""
        heads = ["", self._capital("term-gate"), *(self._capital(f"symbol-{symbol}") for symbol in SYMBOLS[1:])]
        rows: list[list[Block | None]] = [[Line(head, "dim") for head in heads]]
        systems = {each["system"]: each for each in view["systems"]}
        for cluster in range(1, CLUSTERS + 1):
            row = [systems[f"{cluster}-{symbol}"] for symbol in SYMBOLS]
            if row[0]["in_play"]:
                rows.append([Line(str(cluster), "bold"), *(self._system(view, each) for each in row)])
        columns = [Column(width=1), *(Column(grows=True) for _ in SYMBOLS)]
        return Rows(rows, columns, gap=1)

    def _system(self, view: Any, system: Any) -> Block:
        """Return type, control, ships, buildings and empty slots of a system."""
        name = system["system"]
        pieces: list[Line] = [Line(self.term(f"resource-{kind}"), "dim") for kind in system["types"]]
        if system["controller"] >= 0:
            pieces.append(self._mark(system["controller"], CONTROL))
        for owner, (fresh, damaged) in view["ships"].get(name, {}).items():
            shown = f"{fresh}+{damaged}" if damaged else str(fresh)
            pieces.append(self._mark(OWNERS.index(str(owner))) + Line(shown))
        slots = 0
        for site, each in view["buildings"].items():
            where, _, place = site.partition("/")
            if where == name:
                sign = BUILDINGS[each["kind"]]["damaged" in each]
                pieces.append(self._mark(OWNERS.index(str(each["owner"]))) + Line(sign))
                slots += place in ("1", "2")
        if system["slots"] > slots:
            pieces.append(Line(EMPTY_SLOT * (system["slots"] - slots), "dim"))
        return Flow(pieces, " ") if pieces else Line(NOTHING, "dim")

    def _legend(self) -> Line:
        shown = [
            f"{CONTROL} {self.term('term-control')}",
            f"2+1 {self.term('terminal-ships')}",
            *(f"{'/'.join(signs)} {self.term(f'piece-{kind}')}" for kind, signs in BUILDINGS.items()),
            f"{EMPTY_SLOT} {self.term('terminal-empty-slot')}",
        ]
        return Line(" · ".join(shown), "dim")

    def _court(self, view: Any, detail: int) -> list[Block]:
        """Return the Court with agents, and in full detail what the cards say."""
        shown: list[Line] = []
        for spot in view["court"]:
            if spot["card"]:
                agents = [self._mark(seat) + Line(str(n)) for seat, n in enumerate(spot["agents"]) if n]
                shown.append(join([self._card(spot["card"]), *agents], " "))
        if not shown:
            return []
        title = self._capital("term-court")
        if detail < CARD_TEXTS:
            shown[0] = Line(f"{title}: ", "dim") + shown[0]
            return [Flow(shown)]
        rows = [[line, Line(self._text(id))] for line, id in zip(shown, _cards(view["court"]), strict=True)]
        columns = [Column(wraps=False), Column(grows=True, wraps=False)]
        return [Heading(Line(title, "bold")), Rows(rows, columns, gap=2)]

    def _supply(self, view: Any) -> Line:
        """Return the resources that can still be gained."""
        left = [f"{self.term(f'resource-{kind}')} {n}" for kind, n in zip(RESOURCES, view["supply"], strict=True)]
        return Line(f"{self._capital('term-supply')}: ", "dim") + Line(", ".join(left))

    def _round(self, view: Any) -> list[Block]:
        """Return the cards of the round, who has the initiative, and dice on the table."""
        shown: list[Line] = []
        for play in view["played"]:
            card = self._action_card(play["card"]) if play["card"] else self.term("term-face-down")
            how = self.term(f"terminal-{play['how']}")
            shown.append(self._name(play["seat"]) + Line(f" ({how}): {card}"))
        if view["zeroed"]:
            shown[0] += Line(f" ({self.term('term-zero-marker')})")
        if view["initiative"] >= 0:
            shown.append(Line(f"{self._capital('term-initiative')}: ", "dim") + self._name(view["initiative"]))
        if view["passes"]:
            shown.append(Line(self.term("terminal-passes", n=view["passes"])))
        blocks: list[Block] = [Flow(shown)] if shown else []
        if view["dice"]:
            blocks.append(Flow([Line(self._die(die)) for die in view["dice"]]))
        return blocks

    def _die(self, shown: int | str) -> str:
        """Return a die as it lies: its kind and symbols. A view names it by its number or as in `die:skirmish-4`."""
        die = shown if isinstance(shown, int) else DIE_NAMES.index(shown)
        faces = self.printed_board.faces[die]
        symbols = [self.term(f"face-{FACES[face].replace('_', '-')}") for face in faces] or [self.term("face-blank")]
        return f"{self._capital(f'die-{DICE[die // SIDES]}')}: {', '.join(symbols)}"

    def _ambitions(self, view: Any) -> list[Block]:
        """Return every ambition: the markers on it, what everybody has, and what that would score now."""
        free = [f"{each['first']}/{each['second']}" for each in view["markers"] if not each["at"]]
        title = Line(self._capital("terminal-ambitions"), "bold")
        if free:
            title += Line(f" · {self.term('terminal-free-markers')}: {', '.join(free)}")
        columns = [Column(wraps=False), Column(wraps=False), Column(grows=True)]
        rows: list[list[Block | None]] = []
        for each in view["ambitions"]:
            markers = [f"{m['first']}/{m['second']}" for m in view["markers"] if m["at"] == each["ambition"]]
            counts = [self._mark(seat) + Line(str(n)) for seat, n in enumerate(each["counts"])]
            if "third" in each:
                counts.append(Line(f"{self.term('terminal-third')} {each['third']}", "dim"))
            gains = [self._mark(seat) + Line(f"+{n}") for seat, n in enumerate(each["gains"]) if n]
            standing = join(counts, " ")
            if markers:
                standing += Line("  → ", "dim") + (join(gains, " ") if gains else Line(NOTHING, "dim"))
            name = Line(self.term(f"ambition-{each['ambition']}"), "bold" if markers else "dim")
            rows.append([name, Line(", ".join(markers) or NOTHING), standing])
        return [Heading(title), Rows(rows, columns, gap=2)]

    def _draft(self, view: Any) -> list[Block]:
        if not view["draft"]:
            return []
        shown = [self._card(id) for id in view["draft"]]
        shown[0] = Line(f"{self.term('terminal-draft')}: ", "dim") + shown[0]
        return [Flow(shown)]

    def _players(self, view: Any, detail: int) -> list[Block]:
        """Return a row for each player, and what each one holds."""
        heads = ["", *(self.term(f"terminal-short-{each}".replace("_", "-")) for each in COLUMNS)]
        rows: list[list[Block | None]] = [[Line(head, "dim") for head in heads]]
        columns = [Column(wraps=False), *(Column(is_right=True) for _ in COLUMNS)]
        for player in view["players"]:
            numbers = [player[each] for each in COLUMNS]
            name = self._name(player["seat"]) + Line(" ▸" if player["seat"] == view["initiative"] else "")
            rows.append([name, *(Line(_count(number)) for number in numbers)])
        title = Line(self._capital("terminal-players"), "bold") + Line(f" · {self.term('terminal-supply')}")
        blocks: list[Block] = [Heading(title), Rows(rows, columns, gap=2)]
        for player in view["players"]:
            held = self._belongings(player, detail)
            if held:
                blocks.append(Flow([self._mark(player["seat"]), *held], " "))
        return blocks

    def _belongings(self, player: Any, detail: int) -> list[Line]:
        """Return resources with their raid costs, Outrage, boxes and cards of a player."""
        held: list[Line] = []
        there = [(slot["resource"] or slot.get("golem", ""), slot) for slot in player["slots"]]
        kept = [f"{self.term(f'resource-{what}')} {slot['cost']}" for what, slot in there if what]
        kept += [self.term(f"resource-{each}") for each in player["loose"]]
        free = sum(1 for what, slot in there if slot["open"] and not what)
        held.append(Line(f"{', '.join(kept) or NOTHING} ({self.term('terminal-free-slots', n=free)})"))
        if player["outrage"]:
            kinds = ", ".join(self.term(f"resource-{each}") for each in player["outrage"])
            held.append(Line(f"{self.term('term-outrage')}: ", "dim") + Line(kinds, "red"))
        for box in ("trophies", "captives"):
            if player[box]:
                held.append(Line(f"{self.term(f'terminal-{box}')}: ", "dim") + self._pieces(player[box]))
        cards = ([player["leader"]] if player["leader"] else []) + player["cards"]
        if cards and detail >= HELD_CARDS:
            held.append(Line(f"{self.term('terminal-cards')}: ", "dim") + join(map(self._card, cards), ", "))
        if player["known_hand"]:
            known = ", ".join(map(self._action_card, player["known_hand"]))
            held.append(Line(f"{self.term('terminal-known-hand')}: {known}"))
        return [line + Line(" ·" if n < len(held) - 1 else "", "dim") for n, line in enumerate(held)]

    def _hands(self, view: Any) -> list[Block]:
        """Return the hands that the reader may see, with what each card does."""
        blocks: list[Block] = []
        for player in view["players"]:
            if player.get("hand"):
                title = Line(f"{self._capital('term-hand')} (", "dim") + self._name(player["seat"]) + Line(")", "dim")
                rows = [self._hand_card(id) for id in player["hand"]]
                blocks += [Heading(title), Rows(rows, [Column(wraps=False), Column(), Column(wraps=False)], gap=2)]
        return blocks

    def _hand_card(self, id: str) -> list[Block | None]:
        """Return an action card: its name, its pips with their actions, what it declares."""
        board = self.printed_board
        card = board.action_ids.index(id)
        bits = board.suit_actions[board.suit[card]]
        actions = [self.term(f"action-{name}") for i, name in enumerate(STANDARD) if bits & 1 << i]
        shown = f"{self.term('terminal-pips', n=board.pips[card])}: {', '.join(actions)}"
        return [Line(self._action_card(id), "bold"), Line(shown), Line(self._declares(board.declares[card]), "dim")]

    def _declares(self, ambitions: int) -> str:
        """Return the ambitions that a lead card may declare."""
        names = [self.term(f"ambition-{name}") for i, name in enumerate(AMBITIONS) if ambitions & 1 << i]
        if not names:
            return ""
        return self.term("terminal-any-ambition") if len(names) == len(AMBITIONS) else names[0]

    # Words

    def _name(self, seat: int) -> Line:
        return Line(f"{MARKS[seat]} {self.table.names[seat]}", f"bold {COLOURS[seat]}")

    def _mark(self, owner: int, before: str = "") -> Line:
        return Line(f"{before}{MARKS[owner]}", f"bold {COLOURS[owner]}")

    def _capital(self, id: str) -> str:
        text = self.term(id)
        return text[0].upper() + text[1:]

    def _action_card(self, id: str) -> str:
        return self.term(f"action-card-{id}")

    def _pieces(self, pieces: Sequence[str]) -> Line:
        """Return the pieces of a box, counted by owner and kind."""
        shown: list[Line] = []
        for (owner, kind), n in Counter(tuple(each.split()) for each in pieces).items():
            many = f" ×{n}" if n > 1 else ""
            if owner in OWNERS:
                shown.append(self._mark(OWNERS.index(owner)) + Line(f" {self.term(f'piece-{kind}')}{many}"))
            else:
                shown.append(Line(f"{self.term(f'{owner}-{kind}')}{many}"))
        return join(shown, ", ")

    def _card(self, id: str) -> Line:
        """Return a Court, lore or leader card: its name, and the suit of a Guild card."""
        suit = self.printed[id].suit
        name = self.term(f"card-{id}")
        return Line(name) + Line(f" ({self.term(f'resource-{RESOURCES[suit]}')})" if suit != NO_SUIT else "", "dim")

    def _text(self, id: str) -> str:
        return self.term(f"text-{id}").replace("\n", " ")

    def card(self, id: str) -> Block:
        texts = [Line(text) for text in self.term(f"text-{id}").split("\n")]
        return Box(self._card(id), [Line(self._kind(id), "dim"), *texts])

    def _kind(self, id: str) -> str:
        """Return what kind of card it is, and what a raid costs."""
        card = self.printed[id]
        kind = self._capital(f"type-{KINDS[card.kind]}")
        return f"{kind} · {self.term('term-raid-cost')} {card.raid_cost}" if card.raid_cost else kind

    def cards(self) -> dict[str, str]:
        return {id: self.term(f"card-{id}") for id in self.printed}

    # Options

    def group_of(self, action: Action) -> str:
        group = GROUPS.get(action.kind, CHOOSING)
        return self._capital(f"action-{group}" if group in ACTIONS else f"terminal-group-{group}")

    def default(self, seat: int, options: Sequence[Action]) -> Action | None:
        if len(options) == 1:
            return options[0]
        return next((option for option in options if option.kind in DECLINING or option.text == NO_SHIPS), None)

    def amounts_of(self, options: Sequence[Action]) -> dict[int, Action]:
        """Ships that are all fresh or all damaged are an amount."""
        if all(option.kind == "ships" for option in options):
            for state in (0, 1):
                if not any(option.args[1 - state] for option in options):
                    return {option.args[state]: option for option in options}
        return {}


def _cards(court: Sequence[Any]) -> list[str]:
    """Return the cards that lie at the Court."""
    return [spot["card"] for spot in court if spot["card"]]


def _count(value: Any) -> str:
    """Return a number, or how many things a list has."""
    return str(len(value) if isinstance(value, list) else value)
