"""Fate 4, the Advocate, in Acts II and III: demands, negotiations and the fair of the guilds. See `f04_guilds`."""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice, Effects, subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import AMBITION_OF, RESOURCES, SYMBOLS, WARLORD
from ecliptic.games.arcs.campaign.acts import grand_ambition
from ecliptic.games.arcs.campaign.card_removal import scrapped_if
from ecliptic.games.arcs.campaign.crises import rolled_symbol
from ecliptic.games.arcs.campaign.deal_kinds import DealKind
from ecliptic.games.arcs.campaign.deals import kind_of_part
from ecliptic.games.arcs.campaign.fates.f04_guilds import cards_of_suit
from ecliptic.games.arcs.campaign.notation import made
from ecliptic.games.arcs.campaign.pursuits import chapters_to_come, pursuit
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.state import attached_cards, campaign_of, give_favor
from ecliptic.games.arcs.campaign.words import DEAL_CONSENT
from ecliptic.games.arcs.cards import GUILD
from ecliptic.games.arcs.court import bury, give_card, guild_cards, lose_card, secure
from ecliptic.games.arcs.events import card_ref
from ecliptic.games.arcs.frame_checks import is_seat
from ecliptic.games.arcs.pieces import return_agent
from ecliptic.games.arcs.raiding import steal_card, stealable_cards
from ecliptic.games.arcs.state import NOBODY, SEATS, State, card_of, seat_of, turn_order
from ecliptic.games.arcs.words import COUNTS, KEEPS, may_secure
from ecliptic.kernel import Action, Fields, Json, Message
from ecliptic.kernel.frames import check_fields

ADVOCATE: Final = 4
WAR_PROFITEERING: Final = "F03-20"


def advocate(state: State) -> int:
    """Return who is the Advocate, -1 if nobody is."""
    fates = campaign_of(state).fates
    return fates.index(ADVOCATE) if ADVOCATE in fates else NOBODY


@scrapped_if("no_advocate")
def is_nobody_advocate(state: State, holder: int) -> bool:
    """Advocate's Demand is scrapped when nobody is the Advocate."""
    return advocate(state) == NOBODY


def suits_of(state: State, seat: int) -> list[int]:
    """Return the suits among a seat's Guild cards."""
    return [kind for kind in range(len(RESOURCES)) if cards_of_suit(state, seat, kind)]


@final
class ConnectWithGuilds(Verb):
    """At the end of a chapter: 1 for each suit, and 1 for each Rival with fewer Guild cards."""

    verb: ClassVar[str] = "connect_with_guilds"

    def run(self, state: State, seat: int, source: int) -> None:
        advance(state, seat, connections(state, seat))


def connections(state: State, seat: int) -> int:
    """Return the suits of a seat's Guild cards and the Rivals with fewer of these."""
    counts = [len(guild_cards(state, other)) for other in range(state.table.seats)]
    return len(suits_of(state, seat)) + sum(1 for n in counts if n < counts[seat])


@pursuit("F04-12B")
def promised_connections(state: State, seat: int) -> float:
    """Return what Guild cards count in every chapter to come."""
    return float(connections(state, seat) * chapters_to_come(state))


@final
class DemandGuild(Asking):
    """The Advocate demands a Guild card of a new suit; its holder gives it for a Favor, or gives a Favor (F04-13).

    `n` is 0 for the Advocate's choice, then the card plus one for the answer of its holder.
    """

    verb: ClassVar[str] = "demand_guild"

    def run(self, state: State, seat: int, source: int) -> None:
        if advocate(state) != NOBODY:
            self.ask_again(state, advocate(state), source, 0)

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n == 0 or (n - 1 in guild_cards(state, seat) and seat != advocate(state))

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        cards = state.table.cards
        if n:
            can_give = not cards.cards[n - 1].is_protected
            has_agent = state.players[seat].agents > 0
            return ([notation.YES] if can_give else []) + ([notation.NO] if has_agent else [])
        own = suits_of(state, seat)
        found = [
            made("demand_card", f"{other}/{cards.ids[card]}", (other, card))
            for other in range(state.table.seats)
            for card in guild_cards(state, other)
            if other != seat and cards.suit[card] not in own
        ]
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if not n:
            if action is not notation.NO:
                self.ask_again(state, action.args[0], source, action.args[1] + 1)
            return
        asker = advocate(state)
        if action is notation.NO:
            give_favor(state, seat, asker)
            return
        give_card(state, seat, asker, n - 1)
        if state.players[asker].agents:
            give_favor(state, asker, seat)


@final
class TransferGuild(DealKind):
    """A Guild card that is not protected; to force it costs its raid cost in Favors (F04-14)."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        cards = state.table.cards.cards
        return [card for card in guild_cards(state, giver) if not cards[card].is_protected]

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        give_card(state, giver, receiver, what)

    def price(self, state: State, giver: int, what: int) -> int:
        return state.table.cards.raid_cost[what]

    def name(self, state: State, what: int) -> str:
        return f"guild.{state.table.cards.ids[what]}"

    def args(self, state: State, what: int) -> Json:
        return {"card": card_ref(state, what)}


TRANSFER: Final = TransferGuild("guild", "F04-14")


@DEAL_CONSENT.changed_by("F04-14")
def advocate_consents(state: State, source: int, answer: int, number: int) -> int:
    """Whoever gives a Guild card needs the Advocate's consent."""
    if kind_of_part(number) is not TRANSFER or advocate(state) == NOBODY:
        return answer
    return answer | 1 << advocate(state)


# What the second act leaves


@final
class GuildFair(Verb):
    """Everybody secures all Guild cards of the Court that can be secured (F04-16).

    With `mine` Rivals first take back their agents from Guild cards, and only the holder secures.
    """

    verb: ClassVar[str] = "guild_fair"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.mine: Final = row.flag("mine")

    def run(self, state: State, seat: int, source: int) -> None:
        kind = state.table.cards.kind
        spots = [spot for spot, card in enumerate(state.court) if card >= 0 and kind[card] == GUILD]
        if self.mine:
            for spot in spots:
                for other in range(state.table.seats):
                    if other != seat:
                        for _ in range(state.agents[spot * SEATS + other]):
                            return_agent(state, other)
                        state.agents[spot * SEATS + other] = 0
        seats = [seat] if self.mine else turn_order(state)
        due = [state.court[spot] * SEATS + each for each in seats for spot in spots if may_secure(state, each, spot)]
        if due:
            state.stack.append(SecureAtFair(due[0] % SEATS, due))


@final
class SecureAtFair(Choice[State]):
    """Which Guild card of the fair is secured next? `pairs` are card and seat, in turn order (F04-16)."""

    __slots__ = ("pairs",)

    def __init__(self, seat: int, pairs: list[int]) -> None:
        self.seat = seat
        self.pairs = pairs

    def misfit(self, state: State) -> Message | None:
        cards = len(state.table.cards.ids)
        known = all(0 <= each // SEATS < cards and is_seat(state, each % SEATS) for each in self.pairs)
        fits = known and len(self.pairs) > 0
        return check_fields(self, pairs=fits, seat=fits and self.seat == self.pairs[0] % SEATS)

    def options(self, state: State) -> list[Action]:
        own = [each // SEATS for each in self.pairs if each % SEATS == self.seat]
        return [notation.SECURE[card] for card in own if card in state.court]

    def go_on(self, state: State, left: list[int]) -> None:
        """Go on with the cards that are left and still there."""
        state.stack.pop()
        there = [each for each in left if each // SEATS in state.court]
        if there:
            state.stack.append(SecureAtFair(there[0] % SEATS, there))

    def run(self, state: State) -> None:
        own = self.options(state)
        if own:
            self.decide(state, self.seat, own[0])
        else:
            self.go_on(state, [each for each in self.pairs if each % SEATS != self.seat])

    def decide(self, state: State, seat: int, action: Action) -> None:
        card = action.args[0]
        self.go_on(state, [each for each in self.pairs if each // SEATS != card])
        secure(state, seat, card)

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-secure", {"card": card_ref(state, action.args[0])}, ("ARC-6.20",))


@final
class StealOfSuit(Asking):
    """Declaring the ambition of this card's suit steals a Guild card of that suit (F04-17)."""

    verb: ClassVar[str] = "steal_of_suit"

    def run(self, state: State, seat: int, source: int) -> None:
        suit = state.table.cards.suit[card_of(source)]
        if subject_of(state) & 7 == AMBITION_OF[suit]:
            self.ask_again(state, seat, source, 0)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        suit = state.table.cards.suit
        found = [
            notation.STEAL_CARD[other][card]
            for other in range(state.table.seats)
            if other != seat
            for card in stealable_cards(state, seat, other)
            if suit[card] == suit[card_of(source)]
        ]
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            steal_card(state, seat, action.args[0], action.args[1])


@final
class BuryGuilds(Asking):
    """Everybody in turn order buries an own Guild card, with `rivals` all but who secured this card (F04-22).

    In a crisis a crescent spares them. `n` is how many seats in turn order are done.
    """

    verb: ClassVar[str] = "bury_guilds"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.rivals: Final = row.flag("rivals")

    def run(self, state: State, seat: int, source: int) -> None:
        if self.rivals or SYMBOLS[rolled_symbol(state)] != "crescent":
            self.ask_next(state, source, 0)

    def ask_next(self, state: State, source: int, done: int) -> None:
        """Ask the next seat that has a card to bury."""
        order = turn_order(state)
        for i in range(done, len(order)):
            is_spared = self.rivals and order[i] == seat_of(source)
            if not is_spared and self.choices(state, order[i], source, i):
                self.ask_again(state, order[i], source, i)
                return

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n < state.table.seats

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        cards = state.table.cards.cards
        return [notation.CARD[card] for card in guild_cards(state, seat) if not cards[card].is_protected]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        lose_card(state, seat, action.args[0])
        bury(state, action.args[0])
        self.ask_next(state, source, n + 1)


# Act III


@KEEPS.changed_by("F04-24")
def guild_loyalty(state: State, source: int, answer: bool, seat: int, card: int) -> bool:
    """Its holder discards no Guild cards for Outrage."""
    return answer or state.owner_of(source) == seat


def counted_suits(state: State, ambition: int) -> list[int]:
    """Return the suits that count for an ambition (ARC-10.2): Weapons only with War Profiteering (F03-20)."""
    ids = state.table.cards.ids
    if ambition == WARLORD and all(ids[card] != WAR_PROFITEERING for card in campaign_of(state).booklet):
        return []
    return [kind for kind, box in enumerate(AMBITION_OF) if box == ambition]


@COUNTS.changed_by("F04-25")
def guild_supremacy(state: State, source: int, answer: int, seat: int, ambition: int) -> int:
    """Guild cards count twice for every ambition that their suit counts for."""
    return answer + sum(cards_of_suit(state, seat, kind) for kind in counted_suits(state, ambition))


@grand_ambition("many_suits")
def has_many_suits(state: State, seat: int) -> bool:
    """Return whether the Advocate's Guild cards show more suits than the number of the chapter."""
    return len(suits_of(state, seat)) > state.chapter


@grand_ambition("court_of_guilds")
def is_court_of_guilds(state: State, seat: int) -> bool:
    """Return whether more than half of the Court cards are Guild cards (Council and attached cards included)."""
    there = [card for card in state.court if card >= 0] + attached_cards(state)
    return 2 * sum(1 for card in there if state.table.cards.kind[card] == GUILD) > len(there)
