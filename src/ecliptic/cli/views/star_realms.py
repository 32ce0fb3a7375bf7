"""Star Realms in the terminal: opponents on top, the trade row in the middle, one's own cards below."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ecliptic.cli.table_view import Flow, TableView, separated
from ecliptic.cli.views.star_realms_cards import CardFaces
from ecliptic.content.catalogue import message_id
from ecliptic.games.star_realms.components import EXPLORER
from ecliptic.kernel import Action, Message, Table

GROUPS: Final = {
    "play": "play",
    "use": "use",
    "ally": "ally",
    "scrap": "scrap",
    "buy": "buy",
    "attack": "attack",
    "attack_base": "attack",
    "pool_buy": "team",
    "pool_attack": "team",
    "transfer": "team",
    "agree": "team",
    "decline": "team",
    "amount": "choose",
    "target": "choose",
    "target_base": "choose",
    "discard": "choose",
    "scrap_hand": "choose",
    "scrap_discard": "choose",
    "scrap_row": "choose",
    "choose": "choose",
    "copy": "choose",
    "acquire": "choose",
    "to": "choose",
    "move": "choose",
    "give_to": "choose",
    "give": "choose",
    "no_gift": "choose",
    "stop": "end",
    "end": "end",
    "done": "end",
    "revoke": "end",
}

BOOKKEEPING: Final = frozenset(
    {
        "log-trade",
        "log-combat",
        "log-acquire-discard",
        "log-reveal",
        "log-end-turn",
        "log-draw",
        "log-draw-hidden",
        "log-shuffle",
        "log-first-deck",
    }
)

# Under these headings the card's name alone says what the option is.
CARD_GROUPS: Final = ("play", "buy")
ABILITIES: Final = ("use", "ally", "scrap")

# A compulsory choice of one of these goes to the first (the cheapest card), an attack takes all the combat there is.
FIRST: Final = ("discard", "scrap_hand", "scrap_discard", "target")

# From these details on, a card's text may take several lines, and the cards in hand show theirs.
WRAPPED_TEXTS: Final = 1
HAND_TEXTS: Final = 2


class StarRealmsView(TableView):
    """The table of Star Realms."""

    groups: Mapping[str, str] = GROUPS
    has_cards = True
    bookkeeping = BOOKKEEPING

    def __init__(self, table: Table, locale: str, everything: bool = False) -> None:
        super().__init__(table, locale, everything)
        state: Any = table.state
        self.faces = CardFaces(state.parts, locale)
        self.term = self.faces.words.text

    # The table

    def board(self, seat: int | None, detail: int) -> RenderableType:
        view: Any = self.look(seat)
        players = view["players"]
        order = view["order"]
        start = order.index(seat) if seat is not None else 0
        around = [players[other] for other in order[start:] + order[:start]]
        parts: list[RenderableType] = [self._title(view, seat)]
        if seat is not None:
            own = around.pop(0)
            parts += [self._player(player, view, seat) for player in around]
            parts.append(self._trade_row(view, own, detail))
            parts += self._own(own, detail)
        else:
            parts += [self._player(player, view, seat) for player in around]
            parts.append(self._trade_row(view, None, detail))
        return Group(*parts)

    def _title(self, view: Any, seat: int | None) -> Rule:
        waiting = view["waiting"]
        title = [Text(self.term("game-title"), style="bold"), Text(self.term(f"mode-{view['mode']}".replace("_", "-")))]
        title.append(Text(self.words.text("turn", n=view["turn"])))
        if seat in waiting:
            title.append(Text(self.words.text("your-move"), style="bold"))
        elif waiting:
            who = self.faces.words.join([self.table.names[other] for other in waiting])
            title.append(Text(self.words.text("to-move", who=who)))
        return Rule(separated(title), style="dim")

    def _player(self, player: Any, view: Any, seat: int | None) -> RenderableType:
        """Another player in a line or two: score, counts, then what lies in play."""
        name = Text(self.table.names[player["seat"]], style="bold")
        marks = [] if player["role"] == "player" else [self.term(f"role-{player['role']}")]
        if seat is not None and player["team"] == view["players"][seat]["team"]:
            marks.append(self.words.text("team-yours"))
        if not player["alive"]:
            marks.append(self.words.text("out"))
        head = name + Text(f" ({', '.join(marks)})" if marks else "", style="dim")
        facts = [head, self._badge("authority", player["authority"])]
        facts += [self._badge(pool, player[pool]) for pool in ("trade", "combat") if player[pool]]
        counts = {"hand": player["hand_size"], "deck": player["deck"], "discard": len(player["discard"])}
        facts.append(Text(", ".join(f"{self.words.text(f'short-{zone}')} {n}" for zone, n in counts.items())))
        first = Text("  ").join(facts)
        lines: list[RenderableType] = [first]
        if player.get("hand"):
            lines.append(Text("  ") + self._known("open-hand", player["hand"]))
        elif player["known_hand"]:
            lines.append(Text("  ") + self._known("known", player["known_hand"]))
        if player["deck_top"]:
            lines.append(Text("  ") + self._known("top", player["deck_top"]))
        if player["in_play"]:
            lines.append(Padding(self._in_play(player["in_play"]), (0, 0, 0, 2)))
        return Group(*lines) if player["alive"] else Text(first.plain, style="dim")

    def _known(self, word: str, cards: Iterable[str]) -> Text:
        shown = separated(self.faces.counted(cards), ", ")
        before, _, after = self.words.text(word, cards="\0").partition("\0")
        return Text(before, style="dim") + shown + Text(after, style="dim")

    def _badge(self, value: str, n: int) -> Text:
        colours = {"authority": "black on green", "trade": "black on yellow", "combat": "white on red"}
        return Text(f" {self.term(f'value-{value}')} {n} ", style=f"bold {colours[value]}")

    def _trade_row(self, view: Any, own: Any, detail: int) -> RenderableType:
        counts = {
            "zone-trade-deck": view["trade_deck"],
            "zone-explorers": view["explorers"],
            "zone-scrap-heap": len(view["scrap_heap"]),
        }
        title = separated(
            [
                Text(self.term("zone-trade-row"), style="bold"),
                *(Text(f"{self.term(zone)} {n}") for zone, n in counts.items()),
            ]
        )
        rows = card_grid(detail)
        for card in view["trade_row"]:
            cost = self.faces.cost(card)
            affordable = own is not None and cost <= own["trade"]
            rows.add_row(
                Text(str(cost), style="bold reverse" if affordable else "bold"),
                self.faces.sign(card),
                self.faces.name(card),
                self.faces.summary(card),
            )
        return Group(Rule(title, style="dim", align="left"), rows)

    def _own(self, own: Any, detail: int) -> list[RenderableType]:
        """One's own score, pools, cards in play and hand."""
        badges = [self._badge(value, own[value]) for value in ("authority", "trade", "combat")]
        role = "" if own["role"] == "player" else f" ({self.term('role-' + own['role'])})"
        name = Text(self.table.names[own["seat"]], style="bold") + Text(role, style="dim")
        counts = {"zone-deck": own["deck"], "zone-discard": len(own["discard"])}
        title = separated([name, *(Text(f"{self.term(zone)} {n}") for zone, n in counts.items())])
        if own["deck_top"]:
            title = separated([title, self._known("top", own["deck_top"])])
        nothing = Text(self.words.text("nothing"), style="dim")
        rows = Grid.grid(padding=(0, 1))
        rows.add_column(no_wrap=True, style="dim")
        rows.add_column()
        rows.add_row(self.term("zone-in-play"), self._in_play(own["in_play"]) if own["in_play"] else nothing)
        hand = self.faces.counted(own["hand"])
        if detail >= HAND_TEXTS and hand:
            cards = card_grid(detail)
            for id, n in Counter(own["hand"]).items():
                name = self.faces.name(id) + Text(f" ×{n}" if n > 1 else "")
                cards.add_row(None, self.faces.sign(id), name, self.faces.summary(id))
            rows.add_row(self.term("zone-hand"), cards)
        else:
            rows.add_row(self.term("zone-hand"), Flow(hand) if hand else nothing)
        for effect in own["waiting"]:
            rows.add_row("", Text(self.faces.waiting(effect), style="italic"))
        return [Rule(title, style="dim", align="left"), Text("  ").join(badges), rows]

    def _in_play(self, slots: Sequence[Any]) -> Flow:
        """Cards in play: bases with their defense and outposts by that word; equal cards are counted."""
        shown: list[Text] = []
        for _, same in groupby(slots, key=lambda slot: tuple(sorted((key, str(value)) for key, value in slot.items()))):
            group = list(same)
            shown.append(self._slot(group[0]) + Text(f" ×{len(group)}" if len(group) > 1 else ""))
        return Flow(shown)

    def _slot(self, slot: Any) -> Text:
        text = self.faces.titled(slot["card"])
        if "defense" in slot:
            kind = self.term("type-outpost" if slot["outpost"] else "type-base")
            text += Text(f" [{kind} {slot['defense']}]", style="bold" if slot["outpost"] else "")
        marks: list[str] = []
        if "copy_of" in slot:
            marks.append(self.words.text("copy-of", card=self.faces.name(slot["copy_of"]).plain))
        if "damage" in slot:
            marks.append(self.words.text("damaged", n=slot["damage"]))
        if "primary" in slot.get("used", ()):
            marks.append(self.words.text("used"))
        return text + Text(f" ({', '.join(marks)})" if marks else "", style="dim")

    def piles(self, seat: int | None) -> RenderableType:
        view: Any = self.table.view(seat)
        rows = Grid.grid(padding=(0, 2))
        nothing = Text(self.words.text("nothing"), style="dim")
        for player in view["players"]:
            cards = self.faces.counted(sorted(player["discard"]))
            rows.add_row(Text(self.table.names[player["seat"]], style="bold"), Flow(cards) if cards else nothing)
        heap = self.faces.counted(sorted(view["scrap_heap"]))
        rows.add_row(Text(self.term("zone-scrap-heap"), style="bold"), Flow(heap) if heap else nothing)
        return Group(Rule(Text(self.term("zone-discard")), style="dim"), rows)

    def card(self, id: str) -> RenderableType:
        return self.faces.full(id)

    def cards(self) -> dict[str, str]:
        return self.faces.names

    # Options

    def option(self, seat: int, action: Action, brief: bool = False) -> Text:
        card = self.card_of(seat, action)
        group = GROUPS[action.kind]
        if card is not None and group in CARD_GROUPS:
            view: Any = self.table.view(seat)
            count = view["players"][seat]["hand"].count(card) if action.kind == "play" else 1
            text = self.faces.titled(card) + Text(f" ×{count}" if count > 1 else "")
            return text + Text(f" ({self.faces.cost(card)})" if action.kind == "buy" else "")
        if card is not None and action.kind in ABILITIES:
            effect = "" if brief else f": {self.faces.ability(self._acts_as(seat, action), action.kind)}"
            return self.faces.titled(card) + Text(effect)
        if action.kind == "attack":
            view = self.table.view(seat)
            target, own = view["players"][action.args[0]], view["players"][seat]
            left = max(0, target["authority"] - own["combat"])
            return Text(f"{self.table.names[target['seat']]} ({target['authority']} → {left})")
        if action.kind == "attack_base" and card is not None:
            owner = self.table.names[action.args[0]]
            n: Any = self.table.label(seat, action).args["n"]
            return self.faces.titled(card) + Text(f" ({owner}, {self.term('value-defense')} {n})")
        return super().option(seat, action, brief)

    def _acts_as(self, seat: int, action: Action) -> str:
        """The card whose ability an option uses: the copied one when the card is a copy (SR-12.3, SR-13.1)."""
        view: Any = self.table.view(seat)
        number, copy = action.args
        same = [slot for slot in view["players"][seat]["in_play"] if slot["card"] == self.faces.parts.ids[number]]
        acting: str = same[copy].get("copy_of", same[copy]["card"])
        return acting

    def default(self, seat: int, options: Sequence[Action]) -> Action | None:
        kinds = {option.kind for option in options}
        if len(options) == 1:
            return options[0]
        if len(kinds) == 1 and kinds <= set(FIRST):
            return options[0]
        if self.table.prompt(seat).id == "prompt-amount":
            return max(options, key=lambda option: option.args)
        return next((option for option in options if option.kind in ("end", "done")), None)

    def unused(self, seat: int, action: Action, options: Sequence[Action]) -> list[str]:
        if action.kind not in ("end", "done"):
            return []
        view: Any = self.table.view(seat)
        own = view["players"][seat]
        counts = Counter(option.kind for option in options)
        left = []
        if own["hand"]:
            left.append(self.words.text("unused-cards", n=len(own["hand"])))
        if counts["use"] + counts["ally"]:
            left.append(self.words.text("unused-abilities", n=counts["use"] + counts["ally"]))
        if counts["attack"] + counts["attack_base"]:
            left.append(self.words.text("unused-combat", n=own["combat"]))
        if any(option.kind == "buy" and option.args[0] != EXPLORER for option in options):
            left.append(self.words.text("unused-trade", n=own["trade"]))
        return left

    def next_card(self, seat: int) -> Action | None:
        """Bases before ships: some of them give something for every ship played after them."""
        options = [option for option in self.table.options(seat) if option.kind == "play"]
        is_base = self.faces.parts.is_base
        return min(options, key=lambda option: not is_base[option.args[0]], default=None)

    # Words

    def digest(self, messages: Iterable[Message], viewer: int | None) -> list[Text]:
        lines: list[Text] = []
        told = [message for message in messages if message.id not in self.bookkeeping]
        told = [message for message in told if message.id != "log-turn" or message.args["who"] != {"seat": viewer}]
        for _, same in groupby(told, key=lambda message: (message.id, str(message.args.get("who")))):
            group = list(same)
            if group[0].id == "log-play":
                about: Any = [message.args for message in group]
                cards = self.faces.counted(args["card"]["card"] for args in about)
                plays = Message("plays", {"who": about[0]["who"], "cards": "\0"})
                before = self.words.say(plays, self.table.names, viewer).rstrip("\0")
                lines.append(Text(before) + separated(cards, ", ") + Text("."))
            else:
                lines += [self._line(message, viewer) for message in group]
        return lines

    def weight(self, name: str) -> str:
        id = message_id("weight", name)
        return self.term(id) if self.faces.words.has(id) else super().weight(name)  # a bot may have weights of its own

    def _line(self, message: Message, viewer: int | None) -> Text:
        return Text(self.say(message, viewer), style="bold" if message.id == "log-turn" else "")


def card_grid(detail: int) -> Grid:
    """Rows of cards: cost, sign, name, text."""
    rows = Grid.grid(padding=(0, 1), expand=True)
    rows.add_column(justify="right", max_width=2)
    rows.add_column(width=1)
    rows.add_column(no_wrap=True)
    wraps = detail >= WRAPPED_TEXTS
    rows.add_column(ratio=1, no_wrap=not wraps, overflow="fold" if wraps else "ellipsis")
    return rows
