"""The Blighted Reach in the terminal: the table of Arcs with the Empire, fates, Favors and tokens.

The map shows Imperial ships (E), Blight (B), Free buildings (F) and tokens. Below the Court are the Council, the Trust
and the booklet, and below the players their titles, fates and objective markers.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from ecliptic.content.catalogue import Catalogue, message_id
from ecliptic.content.lines import Block, Column, Flow, Heading, Line, Rows, Stack, join
from ecliptic.games.arcs.board import RESOURCES, SIDE_NAMES, STANDARD, SYMBOLS, ZEAL
from ecliptic.games.arcs.campaign.notation import FATES
from ecliptic.games.arcs.cards import KINDS, RULE
from ecliptic.games.arcs.terminal import BUILDINGS, CARD_TEXTS, GROUPS, NOTHING, ArcsView
from ecliptic.kernel import Action, Table

CAMPAIGN_GROUPS: Final = {
    **GROUPS,
    "event": "event",
    "reroll_dice": "cards",
    "summit": "summit",
    "propose": "negotiate",
    "side": "negotiate",
    "deal_part": "negotiate",
    "accept": "negotiate",
    "refuse": "negotiate",
    "force": "call",
    "petition": "call",
    "leave_empire": "call",
    "revive_empire": "call",
    "crises": "council",
    "edicts": "council",
    "enforce": "council",
    "change_policy": "council",
    "demand": "council",
    "fate": "fate",
}
FLAGSHIP: Final = "⛴"
TOKEN: Final = "◆"
FACE_DOWN: Final = "◇"  # a token whose kind the reader does not know
FIRST_REGENT: Final = "♔"
ROMAN: Final = ("", "I", "II", "III")
POLICY: Final = 3  # the edict number of policies
ONE_LINE: Final = (Column(wraps=False), Column(grows=True, wraps=False))


class BlightedReachView(ArcsView):
    """The table of the campaign."""

    groups: Mapping[str, str] = CAMPAIGN_GROUPS
    title = "campaign-title"

    def __init__(self, table: Table, locale: str, words: Catalogue, everything: bool) -> None:
        super().__init__(table, locale, words, everything)
        self.printed = {id: card for id, card in self.printed.items() if card.kind != RULE}

    # The table

    def board(self, seat: int | None, detail: int) -> Block:
        view: Any = self.look(seat)
        parts: list[Block] = [self._title(view, seat)]
        if view["systems"]:
            parts += [self._map(view), self._legend()]
        parts += [*self._court(view, detail), *self._empire(view["campaign"], detail), self._supply(view)]
        parts += [*self._round(view), *self._ambitions(view), *self._players(view, detail)]
        return Stack([*parts, *self._fates(view["campaign"], detail), *self._hands(view)])

    def _title(self, view: Any, seat: int | None) -> Heading:
        title = super()._title(view, seat)
        act = self.term("terminal-act", act=ROMAN[view["campaign"]["act"]])
        return Heading(title.line + Line(f" · {act}"), is_centered=True)

    def _system(self, view: Any, system: Any) -> Block:
        """Return what Arcs shows, and the tokens that lie there."""
        there = super()._system(view, system)
        campaign = view["campaign"]
        found = [self._token(each) for each in campaign.get("tokens", ()) if each["place"] == system["system"]]
        for flagship in campaign.get("flagships", ()):
            if flagship["system"] == system["system"]:
                found.append(self._mark(flagship["seat"], FLAGSHIP))
        if not found:
            return there
        pieces = list(there.pieces) if isinstance(there, Flow) else []
        return Flow([*pieces, *found], " ")

    def _token(self, token: Any) -> Line:
        """Return a token with its side, and the seats whose agents lie on it."""
        if "token" not in token:
            return Line(FACE_DOWN, "dim")
        shown = Line(f"{TOKEN}{self._token_name(token)}")
        return join([shown, *(self._mark(seat) for seat in token.get("agents", ()))], "")

    def _token_name(self, token: Any) -> str:
        name = self.term(message_id("token", token["token"]))
        sides = [message_id(kind, token["side"]) for kind in ("token-side", "term", "suit")]
        found = [self.term(side) for side in sides if self.terms.has(side)]
        return f"{name} ({found[0]})" if found else name

    def _court(self, view: Any, detail: int) -> list[Block]:
        """Return the Court, with the cards that are attached to others."""
        blocks = super()._court(view, detail)
        attached = [
            self._card(id) + Line(f" → {self.term('card-' + view['court'][spot]['card'])}", "dim")
            for spot, ids in enumerate(view["campaign"]["attached"])
            for id in ids.split()
        ]
        if attached:
            attached[0] = Line(f"{self._capital('terminal-attached')}: ", "dim") + attached[0]
            blocks.append(Flow(attached))
        return blocks

    def _empire(self, campaign: Any, detail: int) -> list[Block]:
        """Return the Council, the First Regent and the Trust, supplies, and the booklet."""
        council = self.term("term-in-session" if campaign["council"] == "in_session" else "term-decided")
        shown = [Line(f"{self.term('card-AID01')}: ", "dim") + Line(council)]
        if campaign["council_seat"] >= 0:
            shown[0] += Line(" · ") + self._name(campaign["council_seat"])
        if campaign["first_regent"] >= 0:
            shown.append(Line(f"{self._capital('term-first-regent')}: ", "dim") + self._name(campaign["first_regent"]))
        trust = [
            f"{self.term(f'resource-{kind}')} {n}" for kind, n in zip(RESOURCES, campaign["trust"], strict=True) if n
        ]
        shown.append(Line(f"{self._capital('term-imperial-trust')}: ", "dim") + Line(", ".join(trust) or NOTHING))
        supplies = f"{campaign['imperial_supply']} / {campaign['blight_supply']}"
        shown.append(Line(f"{self._capital('terminal-powers')}: ", "dim") + Line(supplies))
        if campaign["rolled"]:
            side, cluster = campaign["rolled"]
            symbol = self.term(f"symbol-{SYMBOLS[1 + side % 3]}")
            shown.append(Line(f"{self._capital('terminal-rolled')}: ", "dim") + Line(f"{symbol}, {cluster + 1}"))
        return [Flow(shown), *self._booklet(campaign, detail)]

    def _booklet(self, campaign: Any, detail: int) -> list[Block]:
        """Return the laws and edicts in force, of the policies the one on top."""
        policies = [id for id in campaign["booklet"] if self.printed[id].edict_number == POLICY]
        ids = [id for id in campaign["booklet"] if id not in policies or id == campaign["policy"]]
        if not ids:
            return []
        title = self._capital("term-rules-booklet")
        if detail < CARD_TEXTS:
            cards = [self._card(id) for id in ids]
            cards[0] = Line(f"{title}: ", "dim") + cards[0]
            return [Flow(cards)]
        rows = [[self._card(id), Line(self._text(id))] for id in ids]
        return [Heading(Line(title, "bold")), Rows(rows, ONE_LINE, gap=2)]

    def _fates(self, campaign: Any, detail: int) -> list[Block]:
        """Return for each player title, fate, objective marker, Favors, and tokens and resources on cards."""
        blocks: list[Block] = []
        for seat, fate in enumerate(campaign["fates"]):
            title = self.term(f"term-{campaign['titles'][seat]}")
            if campaign["first_regent"] == seat:
                title = f"{FIRST_REGENT} {title}"
            shown = [self._mark(seat) + Line(f" {title}")]
            if fate != FATES[0]:
                shown.append(Line(self._fate(fate), "bold"))
            if campaign["choosing"][seat]:
                shown.append(Line(self.term("terminal-choosing")))
            if campaign["objectives"][seat] >= 0:
                goal = Line(f"{self._capital('term-objective')}: ", "dim") + Line(str(campaign["objectives"][seat]))
                shown.append(goal)
            favors = [self._mark(owner) + Line(str(n)) for owner, n in enumerate(campaign["favors"][seat]) if n]
            if favors:
                shown.append(Line(f"{self._capital('terminal-favors')}: ", "dim") + join(favors, " "))
            lying = [each for each in campaign.get("tokens", ()) if each["place"] == f"seat {seat}"]
            for (name, style), n in Counter(self._lying(each) for each in lying).items():
                shown.append(Line(f"{name} ×{n}" if n > 1 else name, style))
            blocks.append(Flow(shown))
            card = campaign["objective_cards"][seat]
            if card and detail >= CARD_TEXTS:
                blocks.append(Rows([[Line("", "dim"), Line(self._text(card), "dim")]], ONE_LINE, gap=2))
        blocks += [self._flagship(each) for each in campaign.get("flagships", ())]
        stored = Counter(campaign.get("stored", ()))
        if stored:
            blocks.append(Flow([self._stored(each, n) for each, n in stored.items()]))
        if campaign.get("offer"):
            names = ", ".join(map(self._fate, campaign["offer"]))
            blocks.append(Line(f"{self.term('terminal-draft')}: ", "dim") + Line(names))
        return [Heading(Line(self._capital("terminal-fates"), "bold")), *blocks]

    def _flagship(self, flagship: Any) -> Block:
        """Return what is built on a Flagship board."""
        built = []
        for place, what in flagship["board"].items():
            upgrade, _, armor = place.partition("-")
            name = self.term(message_id("upgrade", upgrade)) + (f" ({self.term('term-armor')})" if armor else "")
            signs = BUILDINGS[what.split()[-1]]
            built.append(f"{signs[what.startswith('damaged')]} {name}")
        title = self._mark(flagship["seat"], FLAGSHIP) + Line(f" {self._capital('term-flagship')}: ", "dim")
        return Flow([title + Line(", ".join(built) or NOTHING)])

    def _lying(self, token: Any) -> tuple[str, str]:
        line = self._token(token)
        return line.plain, "dim" if "token" not in token else ""

    def _stored(self, stored: str, n: int) -> Line:
        """Return resources of one type on a card."""
        card, kind = stored.rsplit(" ", 1)
        return Line(f"{self.term('card-' + card)}: ", "dim") + Line(f"{self.term('resource-' + kind)} {n}")

    def _fate(self, name: str) -> str:
        return self.term(f"fate-{FATES.index(name)}")

    def _hand_card(self, id: str) -> list[Block | None]:
        board = self.printed_board
        card = board.action_ids.index(id)
        if board.suit[card] >= ZEAL:
            sides = [self._side(side) for side in range(len(SIDE_NAMES))]
            shown = f"{self.term('terminal-pips', n=board.pips[card])}: {'; '.join(sides)}"
            return [Line(self._action_card(id), "bold"), Line(shown), Line(self._declares(board.declares[card]), "dim")]
        if board.number[card]:
            return super()._hand_card(id)
        return [Line(self._action_card(id), "bold"), Line(self.term("terminal-event-card")), Line()]

    def _side(self, side: int) -> str:
        """Return a side of Faithful cards with its actions."""
        bits = self.printed_board.suit_actions[ZEAL + side]
        actions = [self.term(f"action-{name}") for i, name in enumerate(STANDARD) if bits & 1 << i]
        return f"{self.term(f'suit-{SIDE_NAMES[side]}')} ({', '.join(actions)})"

    # Words

    def _kind(self, id: str) -> str:
        card = self.printed[id]
        if card.is_protected:
            return f"{self._capital(f'type-{KINDS[card.kind]}')} · {self.term('term-protected')}"
        kind = super()._kind(id)
        return f"{kind} {card.edict_number}" if card.edict_number >= 0 else kind

    # Options

    def group_of(self, action: Action) -> str:
        group = CAMPAIGN_GROUPS.get(action.kind, "")
        if group in ("", *GROUPS.values()):
            return super().group_of(action)
        return self._capital(f"terminal-group-{group}")
