"""Abilities that may be used directly before or after the own action (BTS-4.16, BTS-18.12)."""

from ecliptic.games.beyond_the_sun import notation
from ecliptic.games.beyond_the_sun.components import DISCS, FOOD, ORE, STAR, Ability
from ecliptic.games.beyond_the_sun.discs import reward_last_disc, take_disc
from ecliptic.games.beyond_the_sun.log_events import DiscReplaced, UsedAbility
from ecliptic.games.beyond_the_sun.resources import pay
from ecliptic.games.beyond_the_sun.state import SOURCE_SEAT, State, discs_left, outpost_of, system_of, with_item
from ecliptic.games.beyond_the_sun.verb import foresee, projection_of, resolve_for
from ecliptic.games.beyond_the_sun.words import is_learning, is_unlocked, is_used, use
from ecliptic.kernel import Action, Message


def free_abilities(state: State, seat: int) -> list[int]:
    """Return the components of a faction with an ability of this kind."""
    parts = state.parts
    abilities = parts.abilities
    found: list[int] = []
    researchers = state.researchers
    for slot, card in enumerate(state.technology):
        if card >= 0 and abilities[card] is not None and researchers[slot] >> seat & 1:
            found.append(card)
    player = state.players[seat]
    found += [card for card in player.private if abilities[card] is not None]
    if found:
        found = [card for card in found if not is_learning(state, seat, card)]
    for colony in player.colonies:
        component = parts.system_number(system_of(colony))
        if abilities[component] is not None:
            found.append(component)
    for i in range(len(parts.mats[player.mat].rows)):
        component = parts.mat_number(player.mat, i)
        if abilities[component] is not None and is_unlocked(state, seat, i):
            found.append(component)
    return found


def ability_options(state: State, seat: int) -> list[Action]:
    """Return what a faction may do before or after its action (BTS-4.16)."""
    found: list[Action] = []
    for component in free_abilities(state, seat):
        ability = state.parts.abilities[component]
        assert ability is not None
        if ability.replaces_stars:
            found += replacements(state, seat)
        elif can_use(state, seat, component, ability):
            found.append(notation.named("ability", state.parts.component_ids[component], component))
    return found


def can_use(state: State, seat: int, component: int, ability: Ability) -> bool:
    """Return whether an ability can be paid for, does something, and was not used up this turn."""
    source = seat << SOURCE_SEAT | component
    if is_used(state, source):
        return False
    projection = projection_of(state, seat)
    projection.ore -= ability.cost.ore
    projection.population -= ability.cost.population
    projection.supply += ability.cost.population
    if projection.ore < 0 or projection.population < 0:
        return False
    return foresee(state, seat, ability.effect, 0, source, projection, False) and projection.changes


def replacements(state: State, seat: int) -> list[Action]:
    """Return the star discs on achievements that a faction may replace (BTS-18.13)."""
    found: list[Action] = []
    for number, card in enumerate(state.achievements):
        if outpost_of(seat, STAR) in state.claims[number]:
            id = state.parts.achievements[card].id
            for track in (FOOD, ORE):
                if discs_left(state.players[seat], track):
                    found.append(notation.named("replace", f"{id}/{DISCS[track]}", number << 2 | track))
    return found


def use_ability(state: State, seat: int, action: Action) -> None:
    """Carry out one of these options; the frame that asked stays below."""
    if action.kind == "replace":
        replace_star(state, seat, action.args[0] >> 2, action.args[0] & 3)
        return
    component = action.args[0]
    ability = state.parts.abilities[component]
    assert ability is not None
    if state.events is not None:
        state.emit(UsedAbility(seat, component))
    source = seat << SOURCE_SEAT | component
    if ability.limited:
        use(state, source)
    pay(state, seat, ability.cost.ore, ability.cost.population)
    resolve_for(state, seat, ability.effect, source)


def replace_star(state: State, seat: int, number: int, track: int) -> None:
    """Put a production disc in the place of a star disc on an achievement (BTS-18.13)."""
    discs = state.claims[number]
    discs = with_item(discs, discs.index(outpost_of(seat, STAR)), outpost_of(seat, track))
    state.claims = with_item(state.claims, number, discs)
    if state.events is not None:
        state.emit(DiscReplaced(seat, state.achievements[number], track))
    take_disc(state, seat, track)
    reward_last_disc(state, seat, [track])


def replace_all_stars(state: State, seat: int) -> None:
    """Replace what can be replaced at the end of the game, food track first (BTS-18.13, BTS-7.13a)."""
    abilities = state.parts.abilities
    for component in free_abilities(state, seat):
        ability = abilities[component]
        if ability is not None and ability.replaces_stars:
            options = replacements(state, seat)
            while options:
                use_ability(state, seat, options[0])
                options = replacements(state, seat)


def ability_label(state: State, action: Action, rules: tuple[str, ...]) -> Message:
    """Return one of these options in words."""
    if action.kind == "replace":
        card = state.parts.achievements[state.achievements[action.args[0] >> 2]].id
        disc = {"disc": DISCS[action.args[0] & 3]}
        return Message("do-replace", {"achievement": {"achievement": card}, "disc": disc}, rules)
    component = action.args[0]
    ability = state.parts.abilities[component]
    assert ability is not None
    kind = "technology" if component < len(state.parts.technologies) else "system"
    args = {
        "card": {kind: state.parts.component_ids[component]},
        "ore": ability.cost.ore,
        "population": ability.cost.population,
        "effect": state.effects.clauses(ability.effect),
    }
    return Message("do-ability", args, rules)
