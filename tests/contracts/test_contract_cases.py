"""The hard cases of decision 001 on the real kernel, each reduced to its bones.

They show that the contract carries them: an event that asks everybody in the middle of a nested effect, a choice in
another player's turn, dice with hits assigned one by one, a secret simultaneous choice, a deal of several parties.
"""

from random import Random
from typing import Any

import pytest

from ecliptic.kernel import (
    Action,
    Chance,
    Decision,
    Frame,
    Request,
    Simultaneous,
    State,
    options_of,
    pending_seats,
    play_randomly,
    run_until_request,
)


class Table(State):
    """Three factions, a diary of what happened, and a few numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.diary: list[str] = []
        self.goods: list[list[int]] = [[5, 0], [5, 0], [0, 5]]  # by seat: ore, relics
        self.fates: list[int] = [-1, -1, -1]

    def clone(self) -> "Table":
        other = Table()
        other.stack, other.diary = self.stack[:], self.diary[:]
        other.goods, other.fates = [row[:] for row in self.goods], self.fates[:]
        return other


def answer(state: Table, seat: int, text: str) -> None:
    """The seat gives one of its options."""
    option = next(o for o in options_of(run_until_request(state), seat) if o.text == text)
    state.stack[-1].answer(state, seat, option)


def asked(state: Table) -> dict[int, list[str]]:
    """Who is asked, and what they may answer."""
    request = run_until_request(state)
    return {seat: [o.text for o in options_of(request, seat)] for seat in pending_seats(request)}


# Research inside research, with an event that asks every faction (BTS-10.23, BTS-16.4)


class Research(Frame[Table]):
    """Stages: event, then card, then immediate bonus."""

    __slots__ = ("depth", "seat", "stage")

    def __init__(self, seat: int, depth: int, stage: int) -> None:
        self.seat, self.depth, self.stage = seat, depth, stage

    def run(self, state: Table) -> None:
        state.stack.pop()
        state.diary.append(f"research {self.depth} stage {self.stage}")
        if self.stage < 2:
            state.stack.append(Research(self.seat, self.depth, self.stage + 1))
        if self.stage == 0:
            state.stack.append(EachFaction(self.seat, self.depth, 0))
        if self.stage == 2 and self.depth < 2:
            state.stack.append(Research(self.seat, self.depth + 1, 0))  # the bonus grants research


class EachFaction(Frame[Table]):
    """Asks the active faction, then the others clockwise; each completes its part before the next."""

    __slots__ = ("at", "depth", "seat")

    def __init__(self, seat: int, depth: int, at: int) -> None:
        self.seat, self.depth, self.at = seat, depth, at

    def ask(self, state: Table) -> Request | None:
        faction = (self.seat + self.at) % 3
        return Decision(faction, [Action("pay"), Action("lose")])

    def answer(self, state: Table, seat: int, action: Action) -> None:
        state.stack.pop()
        state.diary.append(f"event {self.depth}: seat {seat} {action}")
        if self.at < 2:
            state.stack.append(EachFaction(self.seat, self.depth, self.at + 1))


def test_nested_research_with_an_event_that_asks_everybody() -> None:
    state = Table()
    state.stack.append(Research(1, 1, 0))
    for depth in (1, 2):
        for seat in (1, 2, 0):
            assert list(asked(state)) == [seat]
            copy = state.clone()  # in the middle of everything
            answer(copy, seat, "lose")
            answer(state, seat, "pay")
        assert state.diary[-1] == f"event {depth}: seat 0 pay"
    assert asked(state) == {}
    assert state.diary == [
        "research 1 stage 0", "event 1: seat 1 pay", "event 1: seat 2 pay", "event 1: seat 0 pay",
        "research 1 stage 1", "research 1 stage 2",
        "research 2 stage 0", "event 2: seat 1 pay", "event 2: seat 2 pay", "event 2: seat 0 pay",
        "research 2 stage 1", "research 2 stage 2",
    ]  # fmt: skip


# A battle: dice as chance, hits one by one, intercepts counted when their stage begins (ARC-7.6 to ARC-7.12)


class Battle(Frame[Table]):
    """Attacking ships' and defending ships' health (2 fresh, 1 damaged); the attacker makes every choice."""

    __slots__ = ("attackers", "defenders", "hits", "stage")

    def __init__(self, attackers: list[int], defenders: list[int], stage: int, hits: int) -> None:
        self.attackers, self.defenders, self.stage, self.hits = attackers, defenders, stage, hits

    def ask(self, state: Table) -> Request | None:
        if self.stage == 0:
            return Chance("dice", [0, 1, 2], count=len(self.attackers), replace=True)  # blank, hit, intercept
        victims = self.attackers if self.stage == 1 else self.defenders
        options = [Action("hit", str(i), (i,)) for i, health in enumerate(victims) if health]
        return Decision(0, options) if self.hits and options else None

    def outcome(self, state: Table, drawn: list[int]) -> None:
        fresh = sum(1 for health in self.defenders if health == 2)
        state.diary.append(f"rolled {drawn}")
        state.stack[-1] = Battle(self.attackers, self.defenders, 1, fresh if 2 in drawn else 0)
        state.goods[0][0] = drawn.count(1)  # hits for the next stage

    def answer(self, state: Table, seat: int, action: Action) -> None:
        attackers, defenders = self.attackers[:], self.defenders[:]
        (attackers if self.stage == 1 else defenders)[action.args[0]] -= 1
        state.stack[-1] = Battle(attackers, defenders, self.stage, self.hits - 1)

    def run(self, state: Table) -> None:
        if self.stage == 1:
            state.stack[-1] = Battle(self.attackers, self.defenders, 2, state.goods[0][0])
        else:
            state.stack.pop()
            state.diary.append(f"left {self.attackers} {self.defenders}")


def test_dice_hits_and_intercepts() -> None:
    state = Table()
    state.stack.append(Battle([2, 2, 1], [2, 2], 0, 0))
    request = run_until_request(state)
    assert isinstance(request, Chance)
    assert request.admits([2, 1, 2])
    assert not request.admits([2, 1])
    state.stack[-1].outcome(state, [2, 1, 2])  # two intercept symbols count once: one hit per fresh defender
    assert asked(state) == {0: ["hit:0", "hit:1", "hit:2"]}
    answer(state, 0, "hit:2")
    assert asked(state) == {0: ["hit:0", "hit:1"]}  # the damaged one is destroyed
    answer(state, 0, "hit:0")
    assert asked(state) == {0: ["hit:0", "hit:1"]}  # now the defenders
    answer(state, 0, "hit:1")
    assert asked(state) == {}
    assert state.diary == ["rolled [2, 1, 2]", "left [1, 2, 0] [2, 1]"]


# A secret simultaneous choice (ABR-2.12)


class ChooseFates(Frame[Table]):
    """Everybody keeps one of two fates; nothing is shown before all have chosen."""

    __slots__ = ("chosen", "offers")

    def __init__(self, offers: list[int], chosen: list[int]) -> None:
        self.offers, self.chosen = offers, chosen

    def ask(self, state: Table) -> Request | None:
        options: dict[int, list[Action]] = {}
        for seat, fate in enumerate(self.chosen):
            mine = self.offers[2 * seat : 2 * seat + 2]
            options[seat] = [Action("fate", str(f), (f,)) for f in mine] if fate < 0 else [Action("revoke")]
        return Simultaneous(options, [seat for seat, fate in enumerate(self.chosen) if fate < 0])

    def answer(self, state: Table, seat: int, action: Action) -> None:
        chosen = self.chosen[:]
        chosen[seat] = action.args[0] if action.args else -1
        state.stack[-1] = ChooseFates(self.offers, chosen)
        if -1 not in chosen:
            state.stack.pop()
            state.fates = chosen
            state.diary.append(f"revealed {chosen}")

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees of it: its own offers and choice, and who has chosen."""
        return {
            "mine": (self.offers[2 * seat : 2 * seat + 2], self.chosen[seat]),
            "ready": [f >= 0 for f in self.chosen],
        }


def test_a_secret_simultaneous_choice() -> None:
    orders = []
    for order in ((0, 1, 2), (2, 0, 1)):
        state = Table()
        state.stack.append(ChooseFates([10, 11, 12, 13, 14, 15], [-1, -1, -1]))
        for seat in order:
            answer(state, seat, f"fate:{10 + 2 * seat}")
            if state.stack and seat == order[0]:
                here, other = (
                    state.stack[-1],
                    ChooseFates([10, 11, 12, 13, 14, 15], [11 if s == seat else -1 for s in range(3)]),
                )
                watcher = (seat + 1) % 3
                assert isinstance(here, ChooseFates)
                assert here.view(watcher) == other.view(watcher)  # which one it was cannot be seen
                answer(state, seat, "revoke")
                assert seat in asked(state)
                answer(state, seat, f"fate:{10 + 2 * seat}")
        orders.append((state.fates, state.diary))
    assert orders[0] == orders[1] == ([10, 12, 14], ["revealed [10, 12, 14]"])


@pytest.mark.parametrize("limit", [0, 1, 2])
def test_random_play_stops_at_its_limit_in_a_simultaneous_choice(limit: int) -> None:
    state = Table()
    state.stack.append(ChooseFates([10, 11, 12, 13, 14, 15], [-1, -1, -1]))
    assert play_randomly(state, Random(1).random, limit) == limit
    choice = state.stack[-1]
    assert isinstance(choice, ChooseFates)
    assert sum(fate >= 0 for fate in choice.chosen) == limit


def test_random_play_takes_the_seat_and_the_option_that_chance_names() -> None:
    for luck, chosen in ((0.0, [10, -1, -1]), (0.5, [-1, 13, -1]), (0.99, [-1, -1, 15])):
        state = Table()
        state.stack.append(ChooseFates([10, 11, 12, 13, 14, 15], [-1, -1, -1]))
        assert play_randomly(state, iter([luck, luck]).__next__, limit=1) == 1
        choice = state.stack[-1]
        assert isinstance(choice, ChooseFates)
        assert choice.chosen == chosen


# A summit where any players may agree on deals of several parties (ABR-12.10, ABR-12.17)


class Summit(Frame[Table]):
    """`deal` is a flat list of terms (giver, good, n, receiver), offered to everybody named in it."""

    __slots__ = ("agreed", "deal", "done")

    def __init__(self, deal: list[int], agreed: int, done: int) -> None:
        self.deal, self.agreed, self.done = deal, agreed, done

    def parties(self) -> set[int]:
        return {self.deal[i] for i in range(len(self.deal)) if i % 4 in (0, 3)}

    def ask(self, state: Table) -> Request | None:
        options: dict[int, list[Action]] = {}
        for seat in range(3):
            if self.deal:
                if seat in self.parties() and not self.agreed & 1 << seat:
                    options[seat] = [Action("accept"), Action("refuse")]
            else:
                options[seat] = [Action("propose"), Action("revoke" if self.done & 1 << seat else "done")]
        waited = [seat for seat in options if self.deal or not self.done & 1 << seat]
        return Simultaneous(options, waited)

    def answer(self, state: Table, seat: int, action: Action) -> None:
        bit = 1 << seat
        match action.kind:
            case "propose":
                state.stack.append(DraftDeal(seat, []))
            case "done" | "revoke":
                state.stack[-1] = Summit([], 0, self.done ^ bit)
                if self.done ^ bit == 0b111:
                    state.stack.pop()
            case "refuse":
                state.stack[-1] = Summit([], 0, self.done)
            case "accept":
                agreed = self.agreed | bit
                if all(agreed & 1 << party for party in self.parties()):
                    state.stack[-1] = Summit([], 0, self.done)
                    carry_out(state, self.deal)
                else:
                    state.stack[-1] = Summit(self.deal, agreed, self.done)


class DraftDeal(Frame[Table]):
    """One term after the other, then it is offered: short lists of options, whatever the deal."""

    __slots__ = ("seat", "terms")

    def __init__(self, seat: int, terms: list[int]) -> None:
        self.seat, self.terms = seat, terms

    def ask(self, state: Table) -> Request | None:
        options = [
            Action("term", f"{giver}>{taker} {good}", (giver, good, 1, taker))
            for giver in range(3) for good in (0, 1) for taker in range(3) if giver != taker
        ]  # fmt: skip
        return Decision(self.seat, options + ([Action("offer")] if self.terms else []))

    def answer(self, state: Table, seat: int, action: Action) -> None:
        if action.kind == "term":
            state.stack[-1] = DraftDeal(seat, [*self.terms, *action.args])
        else:
            state.stack.pop()
            summit = state.stack[-1]
            assert isinstance(summit, Summit)
            reopened = summit.done
            offer = Summit(self.terms, 1 << seat, 0)
            for party in offer.parties():
                reopened &= ~(1 << party)
            state.stack[-1] = Summit(self.terms, 1 << seat, reopened)


def carry_out(state: Table, deal: list[int]) -> None:
    """Everything at once, or nothing."""
    trial = [row[:] for row in state.goods]
    for i in range(0, len(deal), 4):
        giver, good, n, taker = deal[i : i + 4]
        trial[giver][good] -= n
        trial[taker][good] += n
    if all(n >= 0 for row in trial for n in row):
        state.goods = trial
        state.diary.append("dealt")
    else:
        state.diary.append("impossible")


def test_a_deal_of_three_parties_needs_all_of_them_and_happens_at_once() -> None:
    state = Table()
    state.stack.append(Summit([], 0, 0))
    answer(state, 2, "done")
    answer(state, 0, "propose")
    assert list(asked(state)) == [0]
    for text in ("term:0>1 0", "term:1>2 0", "term:2>0 1", "offer"):
        answer(state, 0, text)
    assert asked(state) == {1: ["accept", "refuse"], 2: ["accept", "refuse"]}
    answer(state, 2, "accept")
    assert state.goods == [[5, 0], [5, 0], [0, 5]]
    answer(state, 1, "accept")
    assert state.goods == [[4, 1], [5, 0], [1, 4]]
    assert 2 in asked(state), "the deal concerned seat 2, so its being done was reopened"
    for seat in range(3):
        answer(state, seat, "done")
    assert asked(state) == {}


def test_a_deal_that_is_not_possible_as_a_whole_does_nothing() -> None:
    state = Table()
    state.stack.append(Summit([], 0, 0))
    answer(state, 0, "propose")
    for text in ("term:0>1 0", "term:0>1 1", "offer"):  # seat 0 has no relic
        answer(state, 0, text)
    answer(state, 1, "accept")
    assert state.goods == [[5, 0], [5, 0], [0, 5]]
    assert state.diary == ["impossible"]


# Laws that change what a word means for everybody (ABR-4.6, ABR-13.8)

PRESENCE, TRUCE = 0, 1
LAWS: dict[int, dict[str, Any]] = {
    PRESENCE: {"controls": lambda base, who, system: base or (who in system["pieces"] and system["imperial"])},
    TRUCE: {"may_harm": lambda base, who, system: base and not system["imperial"]},
}


def meaning(word: str, base: bool, booklet: list[int], who: int, system: dict[str, Any]) -> bool:
    """A word of the rules: the base rule, then every law in force that speaks of it."""
    for law in booklet:
        if word in LAWS[law]:
            base = LAWS[law][word](base, who, system)
    return base


def test_laws_in_force_change_control_and_harm_for_everybody() -> None:
    system = {"pieces": {0}, "imperial": True}
    assert not meaning("controls", False, [], 0, system)
    assert meaning("controls", False, [PRESENCE], 0, system)
    assert not meaning("controls", False, [PRESENCE], 1, system)
    assert not meaning("may_harm", True, [PRESENCE, TRUCE], 1, system)
    assert meaning("may_harm", True, [PRESENCE], 1, system)
