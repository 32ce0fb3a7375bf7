"""Tables of what is printed on cards. The numbers are written by hand; a row checks itself at a table."""

from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

import ecliptic
from tests.rules.star_realms.scene import Scene

# A card of each faction that does nothing by itself while another one is looked at.
PARTNERS = {
    "colony_wars": {
        "blob": "ravager",
        "trade_federation": "frontier_ferry",
        "star_empire": "falcon",
        "machine_cult": "repair_bot",
    },
    "core": {
        "blob": "blob_wheel",
        "trade_federation": "embassy_yacht",
        "star_empire": "survey_ship",
        "machine_cult": "battle_station",
    },
}
# A card of each faction with an ally ability, to see which of them a card is an ally for.
PROBES = {
    "colony_wars": {
        "blob": "predator",
        "trade_federation": "solar_skiff",
        "star_empire": "star_barge",
        "machine_cult": "battle_bot",
    },
    "core": {
        "blob": "blob_fighter",
        "trade_federation": "federation_shuttle",
        "star_empire": "imperial_fighter",
        "machine_cult": "trade_bot",
    },
}
ROWS = {
    "colony_wars": ["lancer", "trade_hauler", "cargo_pod", "convoy_bot", "patrol_cutter"],
    "core": ["imperial_frigate", "cutter", "trade_pod", "missile_bot", "supply_bot"],
}
# Bases of the foe: two without an outpost, so that destroying one of them is a choice.
FOE_BASES = {"colony_wars": ["stellar_reef", "storage_silo"], "core": ["blob_wheel", "barter_world"]}
DECK = ["viper", "scout", "viper", "scout", "scout", "scout"]


def use(ability: str, card: str, cards: str, faction: str = "", **fields: Any) -> Scene:
    """A table at which the card's ability has just been used; the foe holds a Scout and a Viper."""
    fields = {"deck": DECK, "row": ROWS[cards], "foe": {"hand": ["scout", "viper"]}, **fields}
    hand, in_play = fields.pop("hand", []), fields.pop("in_play", [])
    if ability == "primary":
        scene = Scene(hand=[card, *hand], in_play=in_play, cards=cards, **fields)
        before = scene.me
        scene.play(f"play:{card}")
        if scene.waiting == [0] and f"use:{card}" in scene.options():  # a base gives nothing before it is used
            assert {**scene.me, "hand": before["hand"], "in_play": before["in_play"]} == before
            scene.play(f"use:{card}")
    elif ability == "ally":
        strangers = [partner for other, partner in PARTNERS[cards].items() if other != faction]
        lonely = Scene(hand=hand, in_play=[*in_play, card, *strangers], cards=cards, **fields)
        assert f"ally:{card}" not in lonely.options()
        partner = PARTNERS[cards][faction]
        scene = Scene(hand=hand, in_play=[*in_play, partner, card], cards=cards, **fields)
        scene.play(f"ally:{card}")
    else:
        scene = Scene(hand=hand, in_play=[*in_play, card], cards=cards, **fields)
        scene.play(f"scrap:{card}")
        assert card not in scene.in_play()
    return scene


def gained(scene: Scene) -> dict[str, int]:
    """What `use` has brought so far; what brought nothing is left out."""
    me = scene.me
    amounts = {
        "trade": me["trade"],
        "combat": me["combat"],
        "authority": me["authority"] - 50,
        "drawn": len(DECK) - len(me["deck"]),
        "discards": 2 - len(scene.foe["hand"]),
    }
    return {name: n for name, n in amounts.items() if n}


def is_over(scene: Scene) -> bool:
    """Is the ability done, with nothing left to decide and nothing waiting?"""
    return scene.waiting == [0] and "end" in scene.options() and "waiting" not in scene.me


@dataclass(frozen=True)
class Row(ABC):
    """One line of a table."""

    cards: str
    faction: str
    card: str
    ability: str

    @abstractmethod
    def check(self) -> None:
        """Fails when the card does anything else."""


@dataclass(frozen=True)
class Printed(Row):
    """Everything on the card beside its abilities, and how many of it are in the set."""

    copies: int
    cost: int
    defense: int = 0
    is_outpost: bool = False
    ally_of_all: bool = False

    def check(self) -> None:
        """Count, buy, play on, attack and ally with the card."""
        state: Any = ecliptic.new("star-realms", seed=1, options={"set": self.cards}).save()["state"]
        assert Counter(state["trade_row"] + state["trade_deck"])[self.card] == self.copies
        row = [self.card, *ROWS[self.cards][:4]]
        assert f"buy:{self.card}" not in Scene(row=row, trade=self.cost - 1, cards=self.cards).options()
        buyer = Scene(row=row, trade=self.cost, cards=self.cards)
        buyer.play(f"buy:{self.card}")
        assert (buyer.me["trade"], buyer.me["discard"]) == (0, [self.card])
        self.check_type()
        probes = PROBES[self.cards]
        meeting = Scene(in_play=[self.card, *probes.values()], row=ROWS[self.cards], cards=self.cards)
        friends = list(probes) if self.ally_of_all else [self.faction]
        assert [faction for faction, probe in probes.items() if f"ally:{probe}" in meeting.options()] == friends

    def check_type(self) -> None:
        """A ship is discarded at the end of the turn; a base stays and can be attacked (SR-5.3, SR-5.4)."""
        turn = Scene(in_play=[self.card], deck=DECK, row=ROWS[self.cards], cards=self.cards)
        turn.play("end")
        assert (turn.in_play(), turn.me["discard"]) == (([self.card], []) if self.defense else ([], [self.card]))
        if self.defense:
            base = {"in_play": [self.card]}
            attack = f"attack_base:1/{self.card}"
            weak = Scene(combat=self.defense - 1, foe=base, row=ROWS[self.cards], cards=self.cards)
            assert attack not in weak.options()
            assert ("attack:1" in weak.options()) != self.is_outpost
            strong = Scene(combat=self.defense, foe=base, row=ROWS[self.cards], cards=self.cards)
            strong.play(attack)
            assert (strong.me["combat"], strong.foe["discard"]) == (0, [self.card])


@dataclass(frozen=True)
class Gains(Row):
    """An ability without a choice for its owner."""

    amounts: dict[str, int] = field(default_factory=dict)

    def check(self) -> None:
        """Use it and look at every pool, the hand, the foe's hand and the trade row."""
        scene = use(self.ability, self.card, self.cards, self.faction)
        if self.amounts.get("discards"):  # every card names the foe's discard last
            assert gained(scene) == {name: n for name, n in self.amounts.items() if name != "discards"}
            assert (scene.waiting, scene.options()) == ([1], ["discard:scout", "discard:viper"])
            scene.play("discard:scout")
        assert gained(scene) == self.amounts
        assert is_over(scene)
        assert scene.state["trade_row"] == ROWS[self.cards]
        assert scene.state["scrap_heap"] == ([self.card] if self.ability == "scrap" else [])


@dataclass(frozen=True)
class Chooses(Row):
    """An ability with "or" between gains (SR-6.7)."""

    choices: tuple[dict[str, int], ...]

    def check(self) -> None:
        """Take each choice at a table of its own."""
        for i, amounts in enumerate(self.choices):
            scene = use(self.ability, self.card, self.cards, self.faction)
            assert scene.options() == [f"choose:{n}" for n in range(len(self.choices))]
            assert gained(scene) == {}
            scene.play(f"choose:{i}")
            assert gained(scene) == amounts
            assert is_over(scene)


@dataclass(frozen=True)
class MayScrap(Row):
    """An ability that gives something and lets its owner scrap own cards from hand and/or discard pile (SR-7.5)."""

    zones: tuple[str, ...]
    up_to: int
    amounts: dict[str, int]

    def use(self) -> Scene:
        """The ability asks for cards; there are two different ones in either zone."""
        own = {"hand": ["scout", "viper"], "discard": ["scout", "explorer"]}
        return use(self.ability, self.card, self.cards, self.faction, **own)

    def check(self) -> None:
        """Scrap nothing, then as much as allowed from each zone."""
        scene = self.use()
        possible = {
            "hand": ["scrap_hand:scout", "scrap_hand:viper"],
            "discard": ["scrap_discard:scout", "scrap_discard:explorer"],
        }
        assert scene.options() == [option for zone in self.zones for option in possible[zone]] + ["stop"]
        assert gained(scene) == self.amounts
        scene.play("stop")
        assert (is_over(scene), scene.me["scrapped"], gained(scene)) == (True, 0, self.amounts)
        for zone in self.zones:
            scene = self.use()
            before = scene.me
            for n in range(self.up_to):
                assert "stop" in scene.options()
                scene.play(possible[zone][n])
            assert (is_over(scene), scene.me["scrapped"], gained(scene)) == (True, self.up_to, self.amounts)
            assert len(scene.me[zone]) == len(before[zone]) - self.up_to


@dataclass(frozen=True)
class MayScrapRow(Row):
    """An ability that gives something and lets its owner scrap cards of the trade row (SR-7.7)."""

    up_to: int
    amounts: dict[str, int]

    def check(self) -> None:
        """Scrap nothing, then as much as allowed."""
        row = ROWS[self.cards]
        scene = use(self.ability, self.card, self.cards, self.faction)
        assert sorted(scene.options()) == [*sorted(f"scrap_row:{card}" for card in row), "stop"]
        assert gained(scene) == self.amounts
        scene.play("stop")
        assert (is_over(scene), scene.state["trade_row"]) == (True, row)
        scene = use(self.ability, self.card, self.cards, self.faction)
        for card in row[: self.up_to]:
            assert "stop" in scene.options()
            scene.play(f"scrap_row:{card}")
        assert (is_over(scene), gained(scene)) == (True, self.amounts)
        assert Counter(scene.state["scrap_heap"]) == Counter(row[: self.up_to])
        assert scene.state["trade_row"][self.up_to :] == row[self.up_to :]


@dataclass(frozen=True)
class Destroys(Row):
    """An ability that gives something and destroys a base (SR-7.11)."""

    may: bool
    amounts: dict[str, int]

    def check(self) -> None:
        """Destroy one of two bases; declining is possible exactly when the card says "may"."""
        bases = FOE_BASES[self.cards]
        foe = {"in_play": bases, "hand": ["scout", "viper"]}
        scene = use(self.ability, self.card, self.cards, self.faction, foe=foe)
        assert scene.options() == [f"target_base:1/{base}" for base in bases] + ["stop"] * self.may
        assert gained(scene) == self.amounts
        scene.play(f"target_base:1/{bases[1]}")
        assert (scene.in_play(1), scene.foe["discard"]) == (bases[:1], bases[1:])
        assert (is_over(scene), gained(scene)) == (True, self.amounts)
        if self.may:
            scene = use(self.ability, self.card, self.cards, self.faction, foe=foe)
            scene.play("stop")
            assert (is_over(scene), scene.in_play(1)) == (True, bases)


@dataclass(frozen=True)
class MayGoToHand(Row):
    """An acquire option: into the hand when a card of the named faction was played this turn (SR-8.11)."""

    cost: int

    def acquire(self, in_play: list[object]) -> Scene:
        """The card has just been bought."""
        row = [self.card, *ROWS[self.cards][:4]]
        scene = Scene(in_play=in_play, row=row, trade=self.cost, cards=self.cards)
        scene.play(f"buy:{self.card}")
        return scene

    def check(self) -> None:
        """Only a card of its own faction that was played this turn opens the hand."""
        for faction, partner in PARTNERS[self.cards].items():
            scene = self.acquire([{"card": partner, "played": True}])
            if faction == self.faction:
                assert scene.options() == ["to:hand", "to:discard"]
                scene.play("to:hand")
                assert (scene.me["hand"], scene.me["discard"]) == ([self.card], [])
                scene = self.acquire([{"card": partner, "played": True}])
                scene.play("to:discard")
            assert (scene.me["hand"], scene.me["discard"]) == ([], [self.card])
        assert is_over(self.acquire([PARTNERS[self.cards][self.faction]]))


class Sheet:
    """Makes the rows of one set and faction, each as a parameter that says which ability it tests."""

    def __init__(self, cards: str, faction: str) -> None:
        self.cards = cards
        self.faction = faction

    def _row(self, kind: type[Row], card: str, ability: str, *rest: object) -> ParameterSet:
        row = kind(self.cards, self.faction, card, ability, *rest)
        return pytest.param(row, id=f"{card}-{ability}", marks=pytest.mark.card(card, ability))

    def ship(self, card: str, copies: int, cost: int) -> ParameterSet:
        """A ship with these numbers."""
        return self._row(Printed, card, "printed", copies, cost)

    def base(self, card: str, copies: int, cost: int, defense: int) -> ParameterSet:
        """A base that is no outpost."""
        return self._row(Printed, card, "printed", copies, cost, defense)

    def outpost(self, card: str, copies: int, cost: int, defense: int, ally_of_all: bool = False) -> ParameterSet:
        """An outpost; one of them is an ally of all factions."""
        return self._row(Printed, card, "printed", copies, cost, defense, True, ally_of_all)

    def gains(self, card: str, ability: str, **amounts: int) -> ParameterSet:
        """Gives these amounts; `drawn` cards, and the foe `discards` so many."""
        return self._row(Gains, card, ability, amounts)

    def chooses(self, card: str, ability: str, *choices: dict[str, int]) -> ParameterSet:
        """Gives one of these."""
        return self._row(Chooses, card, ability, choices)

    def may_scrap(self, card: str, ability: str, *zones: str, up_to: int = 1, **amounts: int) -> ParameterSet:
        """Gives these amounts, then own cards may be scrapped from the zones."""
        return self._row(MayScrap, card, ability, zones, up_to, amounts)

    def may_scrap_row(self, card: str, ability: str, up_to: int = 1, **amounts: int) -> ParameterSet:
        """Gives these amounts, then cards of the trade row may be scrapped."""
        return self._row(MayScrapRow, card, ability, up_to, amounts)

    def destroys(self, card: str, ability: str, **amounts: int) -> ParameterSet:
        """Gives these amounts, then a base must be destroyed."""
        return self._row(Destroys, card, ability, False, amounts)

    def may_destroy(self, card: str, ability: str, **amounts: int) -> ParameterSet:
        """Gives these amounts, then a base may be destroyed."""
        return self._row(Destroys, card, ability, True, amounts)

    def may_go_to_hand(self, card: str, cost: int) -> ParameterSet:
        """May go to the hand when it is acquired after a card of its own faction was played."""
        return self._row(MayGoToHand, card, "on_acquire", cost)
