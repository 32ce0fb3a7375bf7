"""Fate 19, the Redeemer: relics are collected and destroyed; the Keepers resist."""

from typing import ClassVar, Final, final

from ecliptic.effects import CANNOT, DEFAULT
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.ambitions import declare
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import KEEPER, RELIC
from ecliptic.games.arcs.campaign.events import SeatCountEvent
from ecliptic.games.arcs.campaign.notation import TAKE_TRUST
from ecliptic.games.arcs.campaign.pursuits import (
    chapters_to_come,
    control_shares,
    pursuit,
    unrivalled_chance,
    wins_now,
)
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.state import (
    campaign_of,
    declare_fact,
    fact,
    note,
    seat_of_fate,
    stored_on,
    unstore,
)
from ecliptic.games.arcs.campaign.stored import scrap_resource
from ecliptic.games.arcs.events import ResourceEvent, resource_ref
from ecliptic.games.arcs.resources import held_types, lose
from ecliptic.games.arcs.scoring import ambition_values, ambitions_won
from ecliptic.games.arcs.state import NOBODY, State, owner_of, system_of
from ecliptic.games.arcs.words import (
    MAY_DECLARE,
    MAY_TAX,
    controls,
    has,
    is_declared,
    may_declare,
    planets_of,
)
from ecliptic.kernel import Action, Message

REDEEMER: Final = 19
SUBDUED: Final = 3
SHATTERED: Final = 2  # for each relic
RELIC_SUPPLIES: Final = ("F03-11", "F03-15")  # the Cartel and the Monopoly of relics

# What the Redeemer won at the last scoring; effects after it may change what was counted.
WON: Final = declare_fact("f19-won", 0, 3)
THE_KEEPERS: Final = 1  # Keeper was won or not declared
ANYTHING: Final = 2

# Chances of a later chapter, and the relics that a relic planet promises in a chapter.
KEEPERS_LATER: Final = 0.5
ANYTHING_LATER: Final = 0.8
FOUND_THERE: Final = 0.4


@MAY_DECLARE.changed_by("F19-02")
def keepers_resist(state: State, source: int, seat: int, ambition: int) -> int:
    """Its holder does not declare Keeper."""
    return CANNOT if ambition == KEEPER and state.owner_of(source) == seat else DEFAULT


@MAY_TAX.changed_by("F19-02")
def keepers_pay_no_tax(state: State, source: int, seat: int, city: int) -> int:
    """Its holder does not tax own cities on relic planets without controlling them."""
    system = system_of(city)
    is_own = state.owner_of(source) == seat == owner_of(city)
    is_theirs = is_own and system in planets_of(state, 1 << RELIC) and not controls(state, seat, system)
    return CANNOT if is_theirs else DEFAULT


@final
class NoteRedemption(Verb):
    """Remember what the Redeemer has won."""

    verb: ClassVar[str] = "note_redemption"

    def run(self, state: State, seat: int, source: int) -> None:
        won = ambitions_won(state, seat)
        keepers = THE_KEEPERS if KEEPER in won or not is_declared(state, KEEPER) else 0
        note(state, WON, keepers | (ANYTHING if won else 0))


@final
class SubdueKeepers(Verb):
    """3 if the Redeemer won Keeper or it was not declared."""

    verb: ClassVar[str] = "subdue_keepers"

    def run(self, state: State, seat: int, source: int) -> None:
        if fact(state, WON) & THE_KEEPERS:
            advance(state, seat, SUBDUED)


@pursuit("F19-01B")
def promised_redemption(state: State, seat: int) -> float:
    """Return what the Keepers count in every chapter to come, and the relics that can be shattered."""
    later = chapters_to_come(state) - 1
    total = SUBDUED * (unrivalled_chance(state, seat, KEEPER) + KEEPERS_LATER * later)
    any_win = min(1.0, wins_now(state, seat))
    total += SHATTERED * has(state, seat, RELIC) * max(any_win, ANYTHING_LATER if later else 0.0)
    return total + FOUND_THERE * SHATTERED * later * control_shares(state, seat, planets_of(state, 1 << RELIC))


def is_supply(state: State, card: int) -> bool:
    """Return whether the supply of relics lies on a card."""
    return state.table.cards.ids[card] in RELIC_SUPPLIES


def has_relics(state: State, card: int) -> bool:
    """Return whether there are relics on a card."""
    return RELIC in stored_on(state, card) or (is_supply(state, card) and state.supply[RELIC] > 0)


@final
class ShatterRelics(Asking):
    """Who won any ambition may scrap relics from anywhere in the play area: 2 each."""

    verb: ClassVar[str] = "shatter_relics"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not fact(state, WON) & ANYTHING:
            return []
        campaign = campaign_of(state)
        found: list[Action] = [notation.TYPE[RELIC]] if RELIC in held_types(state, seat) else []
        if campaign.first_regent == seat and campaign.trust[RELIC]:
            found.append(TAKE_TRUST[RELIC])
        found += [notation.CARD[card] for card in state.players[seat].cards if has_relics(state, card)]
        return [notation.DONE, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.DONE:
            return
        if action.kind == "take_trust":
            campaign_of(state).trust[RELIC] -= 1
        elif action.kind == "card" and is_supply(state, action.args[0]):
            state.supply[RELIC] -= 1
        elif action.kind == "card":
            unstore(state, action.args[0], RELIC)
        else:
            lose(state, seat, RELIC)
        scrap_resource(state, RELIC)
        if state.events is not None:
            state.emit(ResourceEvent("scrapped", seat, RELIC))
        advance(state, seat, SHATTERED)
        self.ask_again(state, seat, source, n)

    def label(self, state: State, action: Action) -> Message:
        if action.kind == "take_trust":
            return Message("do-shatter-trust", {"resource": resource_ref(RELIC)})
        return super().label(state, action)


@final
class Rebuke(Asking):
    """Keeper costs the Redeemer Power; without a marker, whoever has most relics may declare it (F19-03)."""

    verb: ClassVar[str] = "rebuke"

    def run(self, state: State, seat: int, source: int) -> None:
        redeemer = seat_of_fate(state, REDEEMER)
        if redeemer == NOBODY:
            return
        if is_declared(state, KEEPER):
            if KEEPER not in ambitions_won(state, redeemer):
                lost = ambition_values(state, KEEPER)[0]
                state.players[redeemer].power -= lost
                if state.events is not None:
                    state.emit(SeatCountEvent("lost-power", redeemer, lost))
            return
        relics = [has(state, other, RELIC) for other in range(state.table.seats)]
        keeper = relics.index(max(relics))
        if relics.count(max(relics)) == 1 and keeper != redeemer:
            self.ask_again(state, keeper, source, 0)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [notation.NO, notation.DECLARE[KEEPER]] if may_declare(state, seat, KEEPER) else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            declare(state, seat, KEEPER, False)
