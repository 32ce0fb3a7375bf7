"""One executor per verb of effects: where the vocabulary of the data meets the chapters of the rules."""

from typing import Final, final

from ecliptic.games.federation import notation
from ecliptic.games.federation.accreditation import gain_accreditation, score
from ecliptic.games.federation.arratooine import PlaceDisc
from ecliptic.games.federation.atalum import NO_PLANET
from ecliptic.games.federation.counting import can_take_ship, count
from ecliptic.games.federation.e81216 import BuildFree, ChooseIncome, Transmute
from ecliptic.games.federation.effects import do_choose_each, do_choose_one
from ecliptic.games.federation.medals import ChooseMedal, take_medal
from ecliptic.games.federation.missions import Unlock, unlock_all
from ecliptic.games.federation.moment import Moment, OnPlanet, current_action
from ecliptic.games.federation.neo import transport_miner
from ecliptic.games.federation.planet_action import ChoosePlanet, begin_planet_action, change_action
from ecliptic.games.federation.projects import AdvanceProject
from ecliptic.games.federation.resolving import EXECUTORS, Executor
from ecliptic.games.federation.resources import gain, pay
from ecliptic.games.federation.scholars import CopyScholar, RefreshScholar
from ecliptic.games.federation.six_moon import draw_tokens, look_at_tokens, transport_magus
from ecliptic.games.federation.state import DIE_MAX, SPECIAL, State
from ecliptic.games.federation.steps import Step
from ecliptic.games.federation.vocabulary import (
    ACCREDITATION,
    ALTERATION_DRAW,
    BUILD_DISCOUNT,
    BUILD_FREE,
    CHOOSE_EACH,
    CHOOSE_ONE,
    COPY_SCHOLAR,
    DIE,
    DIE_SET,
    EXTRA_MOVE,
    GAIN,
    GAIN_PER,
    LEVEL_BONUS,
    LOOK_AND_TAKE_ALTERATION,
    MEDAL,
    MEDAL_ANY,
    MOVE_WITHOUT_REWARD,
    PAY,
    PLACE_TRADE_DISC,
    PLANET_ACTION,
    PP,
    PP_PER,
    PRODUCTION_INCOME,
    PROJECT_ANY,
    REFRESH_SCHOLAR,
    ROUND,
    SHIP,
    TAKE_PRESIDENT_PAWN,
    TAKE_SCHOLAR_INSTEAD,
    TAKE_SPECIAL_AMBASSADOR,
    TRANSMUTE,
    UNLOCK_ALL,
    UNLOCK_ANY,
    VERBS,
)
from ecliptic.kernel import Action


def do_gain(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-1.8"""
    gain(state, seat, step.resources)


def do_gain_per(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-15.10"""
    times = count(state, seat, step.count)
    gain(state, seat, [n * times for n in step.resources])


def do_pay(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-10.5"""
    pay(state, seat, step.resources)


def do_accreditation(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-8.2"""
    gain_accreditation(state, seat, step.n)


def do_ship(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """Ships from the stock to the hangar, as many as there are and as fit (FED-1.9, FED-1.12)."""
    player = state.players[seat]
    taken = 0
    while taken < step.n and can_take_ship(player, state.variant.hangar_limit):
        player.hangar += 1
        taken += 1
    if taken:
        state.note("ship", seat, n=taken)


def do_unlock_any(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-16.4"""
    state.stack.append(Unlock(seat, step.n))


def do_unlock_all(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-24.3"""
    unlock_all(state, seat)


def do_die(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """The die comes into play with this value, or rises by it (FED-9.1)."""
    set_die(state, seat, min(state.players[seat].die + step.n, DIE_MAX))


def do_die_set(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-24.6"""
    set_die(state, seat, min(max(state.players[seat].die, step.n), DIE_MAX))


def set_die(state: State, seat: int, value: int) -> None:
    """Turn the die; wherever it lies, it stays there (FED-9.5)."""
    state.players[seat].die = value
    state.note("die", seat, n=value)


def do_project_any(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-19.12"""
    state.stack.append(AdvanceProject(seat, step.n))


def do_pp(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-1.14"""
    score(state, seat, step.n)


def do_pp_per(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-25.9 to FED-25.11"""
    score(state, seat, step.n * count(state, seat, step.count))


def do_level_bonus(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-8.11"""
    player = state.players[seat]
    if step.duration == ROUND:
        player.round_bonus += step.n
    else:
        player.game_bonus += step.n
    state.note("level_bonus", seat, step.duration, step.n)


def do_alteration_draw(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-10.9"""
    draw_tokens(state, seat, step.level, step.n)


def do_look_and_take(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-24.4"""
    look_at_tokens(state, seat, step.level)


def do_planet_action(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-6.6"""
    if len(step.planets) == 1:
        begin_planet_action(state, seat, step.planets[0])
    else:
        state.stack.append(ChoosePlanet(seat, sum(1 << planet for planet in step.planets)))


def do_production_income(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-15.19"""
    state.stack.append(ChooseIncome(seat, step.n))


def do_refresh_scholar(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-15.17, FED-25.3"""
    state.stack.append(RefreshScholar(seat, step.level))


def do_medal_any(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-7.7"""
    state.stack.append(ChooseMedal(seat, step.n))


def do_medal(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-7.4"""
    take_medal(state, seat, step.level)


def do_take_president_pawn(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-16.5"""
    state.president = seat
    state.note("president", seat)


def do_extra_move(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-11.11, FED-12.6"""
    change_action(state, step.n, 0, 0)


def do_build_discount(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-15.9"""
    change_action(state, 0, step.n, 0)


def do_take_scholar_instead(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-25.6"""
    change_action(state, 0, 0, step.level)


def do_build_free(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-15.20"""
    state.stack.append(BuildFree(seat))


def do_copy_scholar(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """With the planet whose action is going on, if any (FED-25.4)."""
    at = current_action(state)
    planet, before = NO_PLANET, 0
    if at >= 0:
        action = state.stack[at]
        assert isinstance(action, OnPlanet)
        planet, before = action.planet, action.before
    state.stack.append(CopyScholar(seat, step.level, planet, before))


def do_place_trade_disc(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-14.6, FED-14.7"""
    state.stack.append(PlaceDisc(seat, step.level, 1 if step.bonus else 0))


def do_transmute(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-15.12"""
    state.stack.append(Transmute(seat))


def do_take_special_ambassador(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-24.9"""
    state.players[seat].ambassadors |= SPECIAL
    state.note("special_ambassador", seat)


def do_move_without_reward(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-15.15"""
    state.stack.append(Transport(seat))


@final
class Transport(Moment):
    """The miner or the magus moves one place forward without a reward: which, and where to? (FED-15.15)"""

    __slots__ = ()

    def own(self, state: State) -> list[Action]:
        player = state.players[self.seat]
        options = [notation.TRANSPORT_MINER[space] for space in state.parts.neo_next[player.miner]]
        if player.magus < len(state.moons) - 1:
            options.append(notation.TRANSPORT_MAGUS[player.magus + 1])
        return options

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.kind == "transport_miner":
            transport_miner(state, seat, action.args[0])
        else:
            transport_magus(state, seat)


BY_VERB: Final[dict[int, Executor]] = {
    GAIN: do_gain,
    PAY: do_pay,
    ACCREDITATION: do_accreditation,
    SHIP: do_ship,
    UNLOCK_ANY: do_unlock_any,
    UNLOCK_ALL: do_unlock_all,
    DIE: do_die,
    DIE_SET: do_die_set,
    PROJECT_ANY: do_project_any,
    PP: do_pp,
    PP_PER: do_pp_per,
    GAIN_PER: do_gain_per,
    LEVEL_BONUS: do_level_bonus,
    ALTERATION_DRAW: do_alteration_draw,
    PLANET_ACTION: do_planet_action,
    PRODUCTION_INCOME: do_production_income,
    REFRESH_SCHOLAR: do_refresh_scholar,
    MEDAL_ANY: do_medal_any,
    MEDAL: do_medal,
    TAKE_PRESIDENT_PAWN: do_take_president_pawn,
    BUILD_DISCOUNT: do_build_discount,
    BUILD_FREE: do_build_free,
    COPY_SCHOLAR: do_copy_scholar,
    TAKE_SCHOLAR_INSTEAD: do_take_scholar_instead,
    CHOOSE_ONE: do_choose_one,
    CHOOSE_EACH: do_choose_each,
    PLACE_TRADE_DISC: do_place_trade_disc,
    EXTRA_MOVE: do_extra_move,
    MOVE_WITHOUT_REWARD: do_move_without_reward,
    TRANSMUTE: do_transmute,
    LOOK_AND_TAKE_ALTERATION: do_look_and_take,
    TAKE_SPECIAL_AMBASSADOR: do_take_special_ambassador,
}
EXECUTORS.extend(BY_VERB[verb] for verb in range(len(VERBS)))
