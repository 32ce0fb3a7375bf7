"""Federation in the terminal: the senate on top, projects and laws below it, then a row for each player."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ecliptic.content.catalogue import Catalogue
from ecliptic.content.lines import Block, Box, Column, Flow, Heading, Indented, Line, Rows, Stack, join
from ecliptic.content.terminal_view import TerminalView
from ecliptic.games.federation.sheet import sheet
from ecliptic.games.federation.vocabulary import PLANETS, RESOURCES, SPACES, WINGS
from ecliptic.kernel import Action, Table

GROUPS: Final = {
    "place": "spaces",
    "vote": "votes",
    "funding": "funding",
    "alter": "tokens",
    "no_alteration": "tokens",
    "token": "tokens",
    "mission": "missions",
    "unlock": "missions",
    "take": "erudites",
    "use": "erudites",
    "post": "posts",
    "build": "buildings",
    "project": "projects",
    "pay": "pay",
    "return": "pay",
    "upkeep": "pay",
    "end": "end",
    "advance": "end",
}

# The other options belong to a question that has no other kind.
CHOOSING: Final = "choose"

ROWS: Final = (*PLANETS, "espionage")  # the rooms with a space in each wing
COLOURS: Final = ("bright_blue", "red", "yellow", "green")  # by seat; the name is always there too
NOTHING: Final = "–"
SHORT: Final = 4  # letters of a heading

# From these details on, what each player owns and what lies on the planets is shown.
OWN_COMPONENTS: Final = 1
PLANET_COMPONENTS: Final = 2


class FederationView(TerminalView):
    """The table of Federation."""

    groups: Mapping[str, str] = GROUPS

    def __init__(self, table: Table, locale: str, words: Catalogue, everything: bool) -> None:
        super().__init__(table, locale, words, everything)
        state: Any = table.state
        printed: Any = sheet(state.parts)
        self.sheet = printed
        self.term = self.terms.text
        self.named: dict[str, Any] = {
            id: component
            for kind in ("laws", "tokens", "erudites", "posts", "sites", "starting_planets", "deep_space")
            for id, component in printed[kind].items()
        }

    # The table

    def board(self, seat: int | None, detail: int) -> Block:
        view: Any = self.look(seat)
        parts: list[Block] = [self._title(view, seat), self._senate(view), *self._rooms(view), *self._laws(view)]
        parts.append(self._projects(view))
        if detail >= PLANET_COMPONENTS:
            parts += self._planets(view)
        return Stack([*parts, *self._players(view, seat, detail)])

    def _title(self, view: Any, seat: int | None) -> Heading:
        title = [Line(self.term("game-title"), "bold"), Line(f"{self.term('control-round')} {view['round']}")]
        title.append(Line(self.term(f"phase-{view['phase']}".replace("_", "-"))))
        waiting = view["waiting"]
        if seat in waiting:
            title.append(Line(self.words.text("your-move"), "bold"))
        elif waiting:
            who = self.terms.join([self.table.names[other] for other in waiting])
            title.append(Line(self.words.text("to-move", who=who)))
        return Heading(join(title, " · "), is_centered=True)

    def _senate(self, view: Any) -> Block:
        """Return the rooms that have a space in both wings, with the votes of each wing at the top."""
        votes = [
            Line(f"{self.term(f'wing-{wing}')} ({n})", "bold")
            for wing, n in zip(WINGS, view["votes"]["wings"], strict=True)
        ]
        rows: list[list[Block | None]] = [[Line(self.term("board-senate"), "bold"), *votes]]
        for room in ROWS:
            name = Line(self.term(f"action-{room}".replace("_", "-")))
            rows.append([name, *(self._space(view, f"{room}_{wing}") for wing in WINGS)])
        return Rows(rows, [Column("dim", wraps=False), Column(wraps=False), Column(wraps=False)], gap=2)

    def _rooms(self, view: Any) -> list[Block]:
        """Return the other rooms and the outer module, and who leads on each floor."""
        others = [space for space in SPACES if not space.endswith(("_left", "_right")) and space in view["senate"]]
        names = [(space, Line(f"{self.term(f'space-{space}'.replace('_', '-'))}: ", "dim")) for space in others]
        shown = [name + self._space(view, space) for space, name in names]
        outer = [self._piece(*pair) for pair in zip(view["outer_module"], view["outlook"]["outer_module"], strict=True)]
        if outer:
            shown.append(Line(f"{self.term('space-outer-module')}: ", "dim") + join(outer, ", "))
        floors = [
            self._floor(number, votes) for number, votes in enumerate(view["votes"]["floors"], start=1) if any(votes)
        ]
        return [Flow(each) for each in (shown, floors) if each]

    def _floor(self, number: int, votes: Sequence[int]) -> Line:
        """Return who has how many votes on a floor; the last number is that of the neutral ambassadors."""
        sides = [*map(self._name, range(len(self.table.names))), Line(self.term("board-neutral"))]
        cast = [side + Line(f" ({n})") for side, n in zip(sides, votes, strict=True) if n]
        return Line(f"{self.term('board-floor', n=number)}: ", "dim") + join(cast, ", ")

    def _space(self, view: Any, space: str) -> Line:
        piece = view["senate"].get(space)
        return Line(NOTHING, "dim") if piece is None else self._piece(piece, view["outlook"]["senate"][space])

    def _piece(self, piece: Any, counts: Any) -> Line:
        """Return whose ambassador it is and what it counts for."""
        who = Line(self.term("board-neutral")) if "neutral" in piece else self._name(piece["owner"])
        shows = [self.term("board-funding")] if counts["funding"] else []
        if counts["votes"] or not shows:
            shows.append(self._votes(counts["votes"]))
        return who + Line(f": {', '.join(shows)}")

    def _votes(self, votes: int) -> str:
        return self.term("board-votes", n=votes)

    def _laws(self, view: Any) -> list[Block]:
        laws = [self._component(id) for id in view["laws"]["now"] if id]
        return [Flow([Line(law) for law in laws])] if laws else []

    def _projects(self, view: Any) -> Block:
        projects: list[Line] = []
        for each in view["projects"]:
            name = each["project"].replace("_", "-")
            title = self.term(f"planet-{name}" if each["project"] in PLANETS else f"short-project-{name}")
            projects.append(Line(f"{title} ", "dim") + Line(f"{each['field']}/{each['last']}"))
        projects[0] = Line(f"{self.term('group-projects')}: ", "dim") + projects[0]
        return Flow(projects)

    def _planets(self, view: Any) -> list[Block]:
        """Return what can be taken on the planets."""
        facts = {
            "atalum": [self._component(stack["top"]) for stack in view["atalum"].values() if stack["top"]],
            "e81216": [self._component(site) for site in view["production_sites"] if site],
            "neo": [
                self.terms.phrase(self.sheet["asteroids"][id]["name"])
                for id in view["neo"]["asteroids"]
                if id in self.sheet["asteroids"]
            ],
        }
        lines = [
            (self.term(f"planet-{planet}"), Flow([Line(text) for text in texts], ", "))
            for planet, texts in facts.items()
            if texts
        ]
        return (
            [Rows([[Line(planet), texts] for planet, texts in lines], [Column("dim", wraps=False), Column()], gap=2)]
            if lines
            else []
        )

    def _players(self, view: Any, seat: int | None, detail: int) -> list[Block]:
        """Return a row for each player: points, level, resources, hangar, die, ambassadors, influence."""
        heads = [
            "",
            self.term("short-points"),
            self.term("board-level-short"),
            *[self.term(f"resource-{each}")[:SHORT] for each in RESOURCES],
        ]
        heads += [self.term(f"short-{each}") for each in ("ships", "die", "ambassadors")]
        heads += [self.term(f"planet-{planet}".replace("_", "-"))[:SHORT] for planet in PLANETS]
        columns = [Column(wraps=False), *[Column(is_right=True) for _ in heads[1:]]]
        rows: list[list[Block | None]] = [[Line(head, "dim") for head in heads]]
        for player in view["players"]:
            numbers = [player["points"], f"{player['level']}/{player['step']}"]
            numbers += [player["resources"].get(each, 0) for each in RESOURCES]
            numbers += [player["hangar"], player["die"] or NOTHING, len(player["ambassadors"])]
            numbers += [player["influence"][planet] for planet in PLANETS]
            marks = ""
            if player["seat"] == view["start"]:
                marks += " ▸"
            if player["seat"] == view["president"]:
                marks += " ★"
            rows.append([self._name(player["seat"]) + Line(marks), *(Line(str(number)) for number in numbers)])
        blocks: list[Block] = [Heading(Line(self.term("board-players"), "bold")), Rows(rows, columns)]
        if detail >= OWN_COMPONENTS:
            order = (
                view["players"]
                if seat is None
                else [view["players"][seat], *(p for p in view["players"] if p["seat"] != seat)]
            )
            blocks += [block for player in order for block in self._belongings(player)]
        return blocks

    def _belongings(self, player: Any) -> list[Block]:
        """Return what a player owns besides numbers."""
        owned = [self._component(id) for id in (*player["production_sites"], *player["erudites"], *player["tokens"])]
        owned += [
            f"{self._component(id)} ({self.term('board-level', n=level)})" for id, level in player["posts"].items()
        ]
        owned += [self.term(f"medal-{medal}".replace("_", "-")) for medal in player["medals"]]
        if player["unlocked"]:
            owned.append(f"{self.term('group-missions')}: {', '.join(map(str, player['unlocked']))}")
        if not owned:
            return []
        return [self._name(player["seat"]), Indented(Flow([Line(text) for text in owned], ", "))]

    def _name(self, seat: int) -> Line:
        return Line(self.table.names[seat], f"bold {COLOURS[seat]}")

    def _component(self, component: Any) -> str:
        """Return a component's name; one that is used, or in use, is a table with its id."""
        id = component if isinstance(component, str) else next(v for v in component.values() if isinstance(v, str))
        return self.terms.phrase(self.named[id]["name"]) if id in self.named else str(id)

    def card(self, id: str) -> Block:
        component = self.named[id]
        words = component.get("text") or (component.get("effect") or {}).get("words")
        lines: list[Block] = [Line(self.terms.phrase(words))] if words else []
        if component.get("source") == "reconstructed":
            lines.append(Line(self.term("board-reconstructed"), "italic dim"))
        return Box(Line(self._component(id), "bold"), lines)

    def cards(self) -> dict[str, str]:
        return {id: self._component(id) for id in self.named}

    # Options

    def group_of(self, action: Action) -> str:
        return self.term(f"group-{GROUPS.get(action.kind, CHOOSING)}")

    def default(self, seat: int, options: Sequence[Action]) -> Action | None:
        if len(options) == 1:
            return options[0]
        return next((option for option in options if option.kind in ("no_alteration", "keep_die", "decline")), None)
