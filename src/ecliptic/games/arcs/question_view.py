"""What the open question is about on the map, and the battle that is being fought: for views.

Notations such as `hit:1/fresh` or `ships:2+0` leave out the place, because the question says it. Frames of Arcs hold
nothing hidden.
"""

from typing import Any

from ecliptic.games.arcs.asking import Ask
from ecliptic.games.arcs.battle import AssignHits, CollectDice, current_battle
from ecliptic.games.arcs.battle_odds import battle_odds, volley_odds
from ecliptic.games.arcs.board import FACES, SYSTEMS
from ecliptic.games.arcs.force_beams import Guide, Guiding
from ecliptic.games.arcs.lore_actions import FireRifles, Martyr
from ecliptic.games.arcs.moving import Catapult, MoveShips
from ecliptic.games.arcs.raiding import Raid
from ecliptic.games.arcs.state import OWNERS, State, card_of
from ecliptic.kernel import Json


def asked_view(state: State) -> Json:
    """Return the system, the other end of a move, the owner of the pieces, and what is left to assign."""
    frame: Any = state.stack[-1] if state.stack else None
    if isinstance(frame, AssignHits):
        return {"system": SYSTEMS[frame.system], "owner": OWNERS[frame.owner], "left": frame.left}
    if isinstance(frame, CollectDice):
        return {"system": SYSTEMS[frame.system], "owner": OWNERS[frame.defender]}
    if isinstance(frame, MoveShips):
        return {"system": SYSTEMS[frame.start], "to": SYSTEMS[frame.end], "owner": OWNERS[frame.seat]}
    if isinstance(frame, Catapult):
        return {"system": SYSTEMS[frame.at], "owner": OWNERS[frame.seat]}
    if isinstance(frame, Raid):
        return {"owner": OWNERS[frame.victim], "left": frame.keys}
    return card_question_view(state, frame) if isinstance(frame, Ask) else {}


def card_question_view(state: State, frame: Ask) -> Json:
    """Return what the question of a card is about."""
    verb: Any = frame.verb(state)
    about: Json = {"card": state.table.cards.ids[card_of(frame.source)]}
    if not frame.n:
        return about
    if isinstance(verb, Martyr):
        about["system"] = SYSTEMS[frame.n - 1]
    elif isinstance(verb, Guide):
        now = Guiding(frame.n)
        about.update({"system": SYSTEMS[now.start], "to": SYSTEMS[now.end], "owner": OWNERS[now.owner]})
    elif isinstance(verb, FireRifles):
        about.update({"system": SYSTEMS[frame.n - 1 >> 3], "owner": OWNERS[frame.n - 1 & 7]})
    return about


def battle_view(state: State) -> Json | None:
    """Return the battle that is being fought, its symbols once they are read, and the odds while dice are chosen."""
    frame: Any = state.stack[-1] if state.stack else None
    if isinstance(frame, Ask):
        verb: Any = frame.verb(state)
        if frame.n and isinstance(verb, FireRifles):
            system, owner = frame.n - 1 >> 3, frame.n - 1 & 7
            shown = fight_view(frame.seat, owner, system)
            shown["odds"] = volley_odds(state, frame.seat, owner, system, frame.options(state))
            return shown
    battle = current_battle(state)
    if battle is None:
        return None
    shown = fight_view(battle.seat, battle.defender, battle.system)
    if battle.symbols:  # a battle that ends before its dice has none
        shown["symbols"] = dict(zip(FACES, battle.symbols, strict=True))
    if isinstance(frame, CollectDice):
        shown["odds"] = battle_odds(state, frame, battle.facts)
    return shown


def fight_view(seat: int, defender: int, system: int) -> Json:
    """Return who attacks whom where."""
    return {"attacker": OWNERS[seat], "defender": OWNERS[defender], "system": SYSTEMS[system]}
