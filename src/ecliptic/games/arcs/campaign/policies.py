"""The policies in the rules booklet, of which the top one is in force (ABR-10.3, ABR-10.4).

There are two sets: Govern the Imperial Reach, and Govern with Authority, which the Steward brings in Act III.
"""

from typing import Final

from ecliptic.games.arcs.board import FUEL, MATERIAL, PSIONIC, RELIC, WEAPON
from ecliptic.games.arcs.campaign.events import CardEvent
from ecliptic.games.arcs.campaign.state import campaign_of
from ecliptic.games.arcs.state import State

GOVERN_NUMBER: Final = 3  # of the policies, of which only the top one is in force
WAR: Final = "war"
PEACE: Final = "peace"
ESCALATION: Final = "escalation"
DEMANDED: Final = {PEACE: (RELIC, PSIONIC), ESCALATION: (WEAPON, FUEL, MATERIAL), WAR: ()}

AUTHORITY: Final = {"F01-24": WAR, "F01-25": ESCALATION, "F01-26": PEACE}
POLICY_OF: Final = {"AID03": WAR, "AID04": PEACE, "AID05": ESCALATION, **AUTHORITY}


def policies(state: State) -> list[int]:
    """Return the policy cards in the booklet, the one in force first."""
    cards = state.table.cards.cards
    return [card for card in campaign_of(state).booklet if cards[card].edict_number == GOVERN_NUMBER]


def policy(state: State) -> str:
    """Return which policy is in force."""
    return POLICY_OF[state.table.cards.ids[policies(state)[0]]]


def has_authority(state: State) -> bool:
    """Return whether the policy in force is one of Govern with Authority."""
    return state.table.cards.ids[policies(state)[0]] in AUTHORITY


def change_policy(state: State, card: int) -> None:
    """Put another policy on top; nothing else happens (ABR-10.3)."""
    campaign = campaign_of(state)
    top = campaign.booklet.index(policies(state)[0])
    campaign.booklet.remove(card)
    campaign.booklet.insert(top, card)
    if state.events is not None:
        state.emit(CardEvent("policy", card))
