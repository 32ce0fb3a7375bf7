"""Star Realms in the terminal: opponents on top, the trade row in the middle, one's own cards below."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from ecliptic.content.catalogue import Catalogue
from ecliptic.content.lines import Block, Column, Flow, Heading, Indented, Line, Rows, Stack, join
from ecliptic.content.terminal_view import TerminalView
from ecliptic.games.star_realms.components import EXPLORER
from ecliptic.games.star_realms.terminal_cards import BETWEEN, CardFaces
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

# Enter takes nothing that need not be taken.
DECLINING: Final = ("stop", "decline", "no_gift")

# From these details on, a card's text may take several lines, and the cards in hand show theirs.
WRAPPED_TEXTS: Final = 1
HAND_TEXTS: Final = 2


class StarRealmsView(TerminalView):
    """The table of Star Realms."""

    groups: Mapping[str, str] = GROUPS
    has_cards = True
    bookkeeping = BOOKKEEPING

    def __init__(self, table: Table, locale: str, words: Catalogue, everything: bool) -> None:
        super().__init__(table, locale, words, everything)
        state: Any = table.state
        self.faces = CardFaces(state.parts, locale)
        self.term = self.terms.text

    # The table

    def board(self, seat: int | None, detail: int) -> Block:
        view: Any = self.look(seat)
        players = view["players"]
        order = view["order"]
        start = order.index(seat) if seat is not None else 0
        around = [players[other] for other in order[start:] + order[:start]]
        parts: list[Block] = [self._title(view, seat)]
        if seat is not None:
            own = around.pop(0)
            parts += [self._player(player, view, seat) for player in around]
            parts.append(self._trade_row(view, own, detail))
            parts += self._own(own, detail)
        else:
            parts += [self._player(player, view, seat) for player in around]
            parts.append(self._trade_row(view, None, detail))
        return Stack(parts)

    def _title(self, view: Any, seat: int | None) -> Heading:
        waiting = view["waiting"]
        title = [Line(self.term("game-title"), "bold"), Line(self.term(f"mode-{view['mode']}".replace("_", "-")))]
        title.append(Line(self.words.text("turn", n=view["turn"])))
        if seat in waiting:
            title.append(Line(self.words.text("your-move"), "bold"))
        elif waiting:
            who = self.terms.join([self.table.names[other] for other in waiting])
            title.append(Line(self.words.text("to-move", who=who)))
        return Heading(join(title, BETWEEN), is_centered=True)

    def _player(self, player: Any, view: Any, seat: int | None) -> Block:
        """Another player in a line or two: score, counts, then what lies in play."""
        name = Line(self.table.names[player["seat"]], "bold")
        marks = [] if player["role"] == "player" else [self.term(f"role-{player['role']}")]
        if seat is not None and player["team"] == view["players"][seat]["team"]:
            marks.append(self.term("team-yours"))
        if not player["alive"]:
            marks.append(self.words.text("out"))
        head = name + Line(f" ({', '.join(marks)})" if marks else "", "dim")
        facts = [head, self._badge("authority", player["authority"])]
        facts += [self._badge(pool, player[pool]) for pool in ("trade", "combat") if player[pool]]
        counts = {"hand": player["hand_size"], "deck": player["deck"], "discard": len(player["discard"])}
        facts.append(Line(", ".join(f"{self.term(f'short-{zone}')} {n}" for zone, n in counts.items())))
        first = join(facts, "  ")
        lines: list[Block] = [first]
        if player.get("hand"):
            lines.append(Line("  ") + self._known("open-hand", player["hand"]))
        elif player["known_hand"]:
            lines.append(Line("  ") + self._known("known", player["known_hand"]))
        if player["deck_top"]:
            lines.append(Line("  ") + self._known("top", player["deck_top"]))
        if player["in_play"]:
            lines.append(Indented(self._in_play(player["in_play"])))
        return Stack(lines) if player["alive"] else Line(first.plain, "dim")

    def _known(self, word: str, cards: Iterable[str]) -> Line:
        shown = join(self.faces.counted(cards), ", ")
        before, _, after = self.term(word, cards="\0").partition("\0")
        return Line(before, "dim") + shown + Line(after, "dim")

    def _badge(self, value: str, n: int) -> Line:
        colours = {"authority": "black on green", "trade": "black on yellow", "combat": "white on red"}
        return Line(f" {self.term(f'value-{value}')} {n} ", f"bold {colours[value]}")

    def _trade_row(self, view: Any, own: Any, detail: int) -> Block:
        counts = {
            "zone-trade-deck": view["trade_deck"],
            "zone-explorers": view["explorers"],
            "zone-scrap-heap": len(view["scrap_heap"]),
        }
        title = join(
            [
                Line(self.term("zone-trade-row"), "bold"),
                *(Line(f"{self.term(zone)} {n}") for zone, n in counts.items()),
            ],
            BETWEEN,
        )
        rows: list[list[Block | None]] = []
        for card in view["trade_row"]:
            cost = self.faces.cost(card)
            affordable = own is not None and cost <= own["trade"]
            number = Line(str(cost), "bold reverse" if affordable else "bold")
            rows.append([number, self.faces.sign(card), self.faces.name(card), self.faces.summary(card)])
        return Stack([Heading(title), card_rows(rows, detail)])

    def _own(self, own: Any, detail: int) -> list[Block]:
        """One's own score, pools, cards in play and hand."""
        badges = [self._badge(value, own[value]) for value in ("authority", "trade", "combat")]
        role = "" if own["role"] == "player" else f" ({self.term('role-' + own['role'])})"
        name = Line(self.table.names[own["seat"]], "bold") + Line(role, "dim")
        counts = {"zone-deck": own["deck"], "zone-discard": len(own["discard"])}
        title = join([name, *(Line(f"{self.term(zone)} {n}") for zone, n in counts.items())], BETWEEN)
        if own["deck_top"]:
            title = join([title, self._known("top", own["deck_top"])], BETWEEN)
        nothing = Line(self.words.text("nothing"), "dim")
        rows: list[list[Block | None]] = []
        rows.append([Line(self.term("zone-in-play")), self._in_play(own["in_play"]) if own["in_play"] else nothing])
        hand = self.faces.counted(own["hand"])
        if detail >= HAND_TEXTS and hand:
            cards: list[list[Block | None]] = []
            for id, n in Counter(own["hand"]).items():
                name = self.faces.name(id) + Line(f" ×{n}" if n > 1 else "")
                cards.append([None, self.faces.sign(id), name, self.faces.summary(id)])
            rows.append([Line(self.term("zone-hand")), card_rows(cards, detail)])
        else:
            rows.append([Line(self.term("zone-hand")), Flow(hand) if hand else nothing])
        for effect in own["waiting"]:
            rows.append([None, Line(self.faces.waiting(effect), "italic")])
        return [Heading(title), join(badges, "  "), Rows(rows, [Column("dim", wraps=False), Column()])]

    def _in_play(self, slots: Sequence[Any]) -> Flow:
        """Cards in play: bases with their defense and outposts by that word; equal cards are counted."""
        shown: list[Line] = []
        for _, same in groupby(slots, key=lambda slot: tuple(sorted((key, str(value)) for key, value in slot.items()))):
            group = list(same)
            shown.append(self._slot(group[0]) + Line(f" ×{len(group)}" if len(group) > 1 else ""))
        return Flow(shown)

    def _slot(self, slot: Any) -> Line:
        text = self.faces.titled(slot["card"])
        if "defense" in slot:
            kind = self.term("type-outpost" if slot["outpost"] else "type-base")
            text += Line(f" [{kind} {slot['defense']}]", "bold" if slot["outpost"] else "")
        marks: list[str] = []
        if "copy_of" in slot:
            marks.append(self.term("copy-of", card=self.faces.name(slot["copy_of"]).plain))
        if "damage" in slot:
            marks.append(self.term("damaged", n=slot["damage"]))
        if "primary" in slot.get("used", ()):
            marks.append(self.term("used"))
        return text + Line(f" ({', '.join(marks)})" if marks else "", "dim")

    def piles(self, seat: int | None) -> Block:
        view: Any = self.table.view(seat)
        rows: list[list[Block | None]] = []
        nothing = Line(self.words.text("nothing"), "dim")
        for player in view["players"]:
            cards = self.faces.counted(sorted(player["discard"]))
            rows.append([Line(self.table.names[player["seat"]], "bold"), Flow(cards) if cards else nothing])
        heap = self.faces.counted(sorted(view["scrap_heap"]))
        rows.append([Line(self.term("zone-scrap-heap"), "bold"), Flow(heap) if heap else nothing])
        return Stack([Heading(Line(self.term("zone-discard"))), Rows(rows, gap=2)])

    def card(self, id: str) -> Block:
        return self.faces.full(id)

    def cards(self) -> dict[str, str]:
        return self.faces.names

    # Options

    def option(self, seat: int, action: Action, brief: bool = False) -> Line:
        card = self.card_of(seat, action)
        group = GROUPS[action.kind]
        if card is not None and group in CARD_GROUPS:
            view: Any = self.table.view(seat)
            count = view["players"][seat]["hand"].count(card) if action.kind == "play" else 1
            text = self.faces.titled(card) + Line(f" ×{count}" if count > 1 else "")
            return text + Line(f" ({self.faces.cost(card)})" if action.kind == "buy" else "")
        if card is not None and action.kind in ABILITIES:
            acting = self._acts_as(seat, action)
            copied = (
                Line(f" ({self.term('copy-of', card=self.faces.name(acting).plain)})") if acting != card else Line()
            )
            effect = "" if brief else f": {self.faces.ability(acting, action.kind)}"
            return self.faces.titled(card) + copied + Line(effect)
        if action.kind == "attack":
            view = self.table.view(seat)
            target, own = view["players"][action.args[0]], view["players"][seat]
            left = max(0, target["authority"] - own["combat"])
            return Line(f"{self.table.names[target['seat']]} ({target['authority']} → {left})")
        if action.kind == "attack_base" and card is not None:
            owner = self.table.names[action.args[0]]
            n: Any = self.table.label(seat, action).args["n"]
            return self.faces.titled(card) + Line(f" ({owner}, {self.term('value-defense')} {n})")
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
            return None if kinds == {"revoke"} else options[0]
        if len(kinds) == 1 and kinds <= set(FIRST):
            return options[0]
        declined = next((option for option in options if option.kind in DECLINING), None)
        if declined is not None:
            return declined
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
            left.append(self.term("unused-cards", n=len(own["hand"])))
        if counts["use"] + counts["ally"]:
            left.append(self.term("unused-abilities", n=counts["use"] + counts["ally"]))
        if counts["attack"] + counts["attack_base"]:
            left.append(self.term("unused-combat", n=own["combat"]))
        if any(option.kind == "buy" and option.args[0] != EXPLORER for option in options):
            left.append(self.term("unused-trade", n=own["trade"]))
        return left

    def next_card(self, seat: int) -> Action | None:
        """Bases before ships: some of them give something for every ship played after them."""
        options = [option for option in self.table.options(seat) if option.kind == "play"]
        is_base = self.faces.parts.is_base
        return min(options, key=lambda option: not is_base[option.args[0]], default=None)

    # Words

    def digest(self, messages: Iterable[Message], viewer: int | None) -> list[Line]:
        lines: list[Line] = []
        told = [message for message in in_turns(messages) if message.id not in self.bookkeeping]
        told = [message for message in told if message.id != "log-turn" or message.args["who"] != {"seat": viewer}]
        for _, same in groupby(told, key=lambda message: (message.id, str(message.args.get("who")))):
            group = list(same)
            if group[0].id == "log-play":
                about: Any = [message.args for message in group]
                cards = self.faces.counted(args["card"]["card"] for args in about)
                plays = Message("plays", {"who": about[0]["who"], "cards": "\0"})
                before = self.terms.say(plays, self.table.names, viewer).rstrip("\0")
                lines.append(Line(before) + join(cards, ", ") + Line("."))
            else:
                lines += [self._line(message, viewer) for message in group]
        return lines

    def _line(self, message: Message, viewer: int | None) -> Line:
        return Line(self.say(message, viewer), "bold" if message.id == "log-turn" else "")


def in_turns(messages: Iterable[Message]) -> Iterable[Message]:
    """Yield the messages without the hand that is drawn at the end of a turn: the table shows it."""
    is_between = False
    for message in messages:
        if message.id in ("log-turn", "log-end-turn"):
            is_between = message.id == "log-end-turn"
        if not (is_between and message.id == "log-draw"):
            yield message


def card_rows(rows: list[list[Block | None]], detail: int) -> Rows:
    """Return rows of cards: cost, sign, name, text."""
    text = Column(grows=True, wraps=detail >= WRAPPED_TEXTS)
    return Rows(rows, [Column(width=2, is_right=True), Column(width=1), Column(wraps=False), text])
