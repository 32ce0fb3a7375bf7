"""Armistices: the edict that brings them into the Court, and what happens when one is secured (F02-15 to F02-17)."""

from typing import ClassVar, Final, final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import LABEL_ARGS, Asking, Verb
from ecliptic.games.arcs.campaign.card_removal import cards_leave, scrapped_if
from ecliptic.games.arcs.campaign.commonwealth import ARMISTICES, members
from ecliptic.games.arcs.campaign.events import CardEvent
from ecliptic.games.arcs.campaign.notation import FATES, made
from ecliptic.games.arcs.campaign.state import attach, attached_to, campaign_of
from ecliptic.games.arcs.events import card_ref, seat_ref
from ecliptic.games.arcs.pieces import return_agent
from ecliptic.games.arcs.state import NOBODY, SEATS, State, card_of
from ecliptic.games.arcs.words import KEEPS_AGENTS, may_influence
from ecliptic.kernel import Action, Json

FOUNDER: Final = FATES.index("founder")
CALLS: Final = ("F02-15", "F02-26")


@scrapped_if("no_members")
def no_members(state: State, holder: int) -> bool:
    """Return whether the edict of the Armistices leaves, with those under it: there are no Members."""
    return holder == NOBODY and not members(state)


def tucked(state: State) -> list[int]:
    """Return the Armistices under their edict."""
    ids = state.table.cards.ids
    return [card for card in campaign_of(state).booklet if ids[card] in ARMISTICES]


class CallsArmistice(Asking):
    """Attach an Armistice to a Court card, or none."""

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not tucked(state):
            return []
        spots = [spot for spot, card in enumerate(state.court) if card >= 0 and not attached_to(state, spot)]
        return [notation.NO, *[notation.CARD[state.court[spot]] for spot in spots]] if spots else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.NO:
            return
        card = tucked(state)[0]
        campaign_of(state).booklet.remove(card)
        attach(state, card, state.court.index(action.args[0]))
        if state.events is not None:
            state.emit(CardEvent("armistice", action.args[0]))


@final
class CallForArmistice(CallsArmistice):
    """The only Member with the least Power may attach an Armistice (F02-15)."""

    verb: ClassVar[str] = "call_for_armistice"

    def run(self, state: State, seat: int, source: int) -> None:
        cards_leave(state)
        together = members(state)
        powers = [state.players[other].power for other in together]
        if together and powers.count(min(powers)) == 1:
            self.ask_again(state, together[powers.index(min(powers))], source, 0)


@final
class CallOfTheFounder(CallsArmistice):
    """Then the Founder may do the same (F02-26)."""

    verb: ClassVar[str] = "call_of_the_founder"

    def run(self, state: State, seat: int, source: int) -> None:
        fates = campaign_of(state).fates
        if FOUNDER in fates:
            self.ask_again(state, fates.index(FOUNDER), source, 0)


@KEEPS_AGENTS.changed_by("F02-22")
def agents_stay_in_court(state: State, source: int, answer: bool, spot: int) -> bool:
    """Agents on a card with an Armistice go to other Court cards."""
    ids = state.table.cards.ids
    return answer or any(
        card >= 0 and ids[card] in ARMISTICES for card in [state.court[spot], *attached_to(state, spot)]
    )


def agent_to_args(state: State, args: tuple[int, ...]) -> Json:
    """Return what the label of an agent's way says."""
    return {"whose": seat_ref(args[0]), "card": card_ref(state, args[1])}


LABEL_ARGS["agent_to"] = agent_to_args


@final
class SpreadAgents(Asking):
    """Move all agents that lay on this pair to other Court cards (F02-16). `n` is the spot plus one."""

    verb: ClassVar[str] = "spread_agents"

    def first(self, state: State, seat: int, source: int) -> int:
        return campaign_of(state).secured_at + 1

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n == campaign_of(state).secured_at + 1 and 0 <= n <= len(state.court)

    def run(self, state: State, seat: int, source: int) -> None:
        self.ask_next(state, seat, source, self.first(state, seat, source))

    def ask_next(self, state: State, seat: int, source: int, n: int) -> None:
        """Ask for the next agent; those without a place to go return."""
        if n and self.choices(state, seat, source, n):
            self.ask_again(state, seat, source, n)
            return
        campaign_of(state).secured_at = NOBODY
        for owner in range(state.table.seats if n else 0):
            for _ in range(state.agents[(n - 1) * SEATS + owner]):
                return_agent(state, owner)
            state.agents[(n - 1) * SEATS + owner] = 0

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        ids = state.table.cards.ids
        return [
            made("agent_to", f"{owner}/{ids[card]}", (owner, card))
            for owner in range(state.table.seats if n else 0)
            if state.agents[(n - 1) * SEATS + owner]
            for spot, card in enumerate(state.court)
            if spot != n - 1 and card >= 0 and may_influence(state, owner, card)
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        owner, card = action.args
        state.agents[(n - 1) * SEATS + owner] -= 1
        state.agents[state.court.index(card) * SEATS + owner] += 1
        self.ask_next(state, seat, source, n)


@final
class TuckArmistice(Verb):
    """Tuck this card under its edict; without that it is scrapped (F02-16)."""

    verb: ClassVar[str] = "tuck_armistice"

    def run(self, state: State, seat: int, source: int) -> None:
        card = card_of(source)
        if card not in state.court_discard:
            return
        state.court_discard.remove(card)
        campaign = campaign_of(state)
        if any(state.table.cards.ids[each] in CALLS for each in campaign.booklet):
            campaign.booklet.append(card)
        else:
            state.box = sorted([*state.box, card])
