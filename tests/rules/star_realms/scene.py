"""Positions for rule tests: a few words say what is on the table, everything else is where one would expect it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import ecliptic
from ecliptic.games.star_realms.setup import SEATS_BY_MODE, sets_in_use
from ecliptic.games.star_realms.state import MODES, State
from ecliptic.kernel import ChanceSource, Script, load_table
from ecliptic.kernel.table import Table
from tests.rules.scene import TableScene

# Cards that do nothing by themselves while they lie in the trade row; used to fill it up.
FILLERS = {
    "colony_wars": ["cargo_pod", "cargo_pod", "predator", "predator", *["trade_hauler", "patrol_cutter"] * 2],
    "core": ["trade_pod", "trade_pod", "cutter", "cutter", "ram", "ram", *["federation_shuttle"] * 2],
}


class Scene(TableScene):
    """A table in the middle of a game, with short words for what tests do and look at.

    >>> scene = Scene(hand=["scout", "viper"])
    >>> scene.play("play:scout", "play:viper")
    >>> scene.me["trade"], scene.me["combat"]
    (1, 1)
    """

    def __init__(
        self,
        hand: Sequence[str] = (),
        deck: Sequence[str] = (),
        discard: Sequence[str] = (),
        in_play: Sequence[object] = (),
        trade: int = 0,
        combat: int = 0,
        row: Sequence[str] | None = None,
        foe: dict[str, Any] | None = None,
        players: dict[int, dict[str, Any]] | None = None,
        mode: str = "duel",
        seats: int | None = None,
        cards: str = "colony_wars",
        luck: list[list[str]] | None = None,
        pack: dict[str, Any] | None = None,
        **state: Any,
    ) -> None:
        """Seat 0 is active. `deck` starts with the top card; `foe` are the fields of seat 1, `players` those of any
        seat. `luck` lists what shuffles give, top card first; without it they are random but repeatable.
        `trade_deck`, top card first, goes with the whole `row`; trade cards not named then are out of the game."""
        seats = seats if seats is not None else SEATS_BY_MODE[MODES.index(mode)][0]
        rows: list[dict[str, Any]] = [{} for _ in range(seats)]
        rows[0] = {
            "hand": list(hand), "deck": list(deck), "discard": list(discard), "in_play": list(in_play),
            "trade": trade, "combat": combat,
        }  # fmt: skip
        if foe:
            rows[1] = dict(foe)
        for seat, fields in (players or {}).items():
            rows[seat] = {**rows[seat], **fields}
        if "trade_deck" not in state:
            wanted = list(row or [])
            state["trade_row"] = [*wanted, *self._fillers(cards, 5 - len(wanted), rows, wanted)]
        else:
            state["trade_row"] = list(row or [])
            state.setdefault("removed", self._left_over(sets_in_use(seats, cards), rows, state))
        saved = {
            "ecliptic": "position",
            "format": 1,
            "game": "star-realms",
            "seats": seats,
            "options": {"mode": mode, "set": cards},
            "pack": pack,
            "state": {"players": rows, **state},
        }
        ids = ecliptic.game("star-realms").words(_any_state(), "card") or []
        outcomes = [[ids.index(card) for card in outcome] for outcome in luck or []]
        # The first thing chance decides is the rest of the trade deck, which a test rarely cares about.
        self.table: Table = load_table(saved, ecliptic.catalogue(), ChanceSource(1))
        if outcomes:
            self.table = load_table(self.table.save(), ecliptic.catalogue(), Script(outcomes, ChanceSource(1)))

    @staticmethod
    def _fillers(cards: str, n: int, rows: list[dict[str, Any]], wanted: list[str]) -> list[str]:
        """Harmless trade-row cards of which enough copies are left."""
        sets = sets_in_use(2, cards)
        used = Counter(wanted)
        for player in rows:
            for zone in ("hand", "deck", "discard", "in_play"):
                used.update(c if isinstance(c, str) else c["card"] for c in player.get(zone, []))
        fillers: list[str] = []
        for card in [card for name in sets for card in FILLERS[name]]:
            if len(fillers) < n and used[card] < 2:
                fillers.append(card)
                used[card] += 1
        assert len(fillers) == n, "name the whole trade row"
        return fillers

    @staticmethod
    def _left_over(sets: list[str], rows: list[dict[str, Any]], state: dict[str, Any]) -> list[str]:
        """The Scouts, Vipers and trade cards that a position with its own trade deck does not name."""
        parts = _any_state().parts
        left: Counter[str] = Counter({card.id: card.copies * len(sets) for card in parts.cards if not card.set})
        for name in sets:
            left.update(parts.ids[card] for card in parts.trade_deck(name))
        for pile in ("trade_row", "trade_deck", "scrap_heap"):
            left.subtract(state.get(pile, []))
        for player in rows:
            for zone in ("hand", "deck", "discard", "in_play"):
                left.subtract(c if isinstance(c, str) else c["card"] for c in player.get(zone, []))
        return [card for card in left.elements() if card != "explorer"]

    # Looking

    def options(self, seat: int | None = None, kind: str = "") -> list[str]:
        """What the asked seat may do, as notation; only options of one kind if one is named."""
        asked = seat if seat is not None else self.table.waiting[0]
        return [str(o) for o in self.table.options(asked) if not kind or o.kind == kind]

    def player(self, seat: int) -> dict[str, Any]:
        """One player of the position; pools that are empty read 0."""
        player: dict[str, Any] = {"trade": 0, "combat": 0, "scrapped": 0, **self.state["players"][seat]}
        player["authority"] = self.authority(seat)
        return player

    def authority(self, seat: int) -> int:
        """The score of a seat (in hydra its team's)."""
        view: Any = self.table.view(None)
        authority = view["players"][seat]["authority"]
        assert isinstance(authority, int)
        return authority

    def in_play(self, seat: int = 0) -> list[str]:
        """The names of the cards in a play area."""
        return [card if isinstance(card, str) else card["card"] for card in self.player(seat)["in_play"]]


def _any_state() -> State:
    state = ecliptic.new("star-realms", seed=0).state
    assert isinstance(state, State)
    return state
