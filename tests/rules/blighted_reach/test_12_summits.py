"""Summits: the Call to Order, deals, consent and Favors (ABR-12)."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.games.arcs.campaign.call_to_order import ConsentToForce
from ecliptic.games.arcs.campaign.deal_kinds import BROUGHT, KINDS, NOT_FORCED, OPEN, WORDS, DealKind, open_kinds
from ecliptic.games.arcs.campaign.deals import has_part, try_parts
from ecliptic.games.arcs.campaign.evaluate import asked_seat
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.games.arcs.campaign.notation import ACCEPT, SIDE
from ecliptic.games.arcs.campaign.summit import DraftDeal, sides
from ecliptic.games.arcs.events import system_ref
from ecliptic.games.arcs.state import State
from ecliptic.kernel import ChanceSource, Json, Message, open_table
from tests.rules.blighted_reach.scene import CRISES, Scene


def summit(**fields: Any) -> Scene:
    """Seat 0 has called a Summit at the end of a round with an Event."""
    foe = {"hand": ["EV01"], **fields.pop("foe", {})}
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe=foe,
        luck=[[CRISES["hex"]], [0]],
        **fields,
    )
    scene.play("lead:administration-2")
    scene.play_if_asked("end")
    scene.play("event:EV01")
    scene.play_if_asked("end")
    scene.play("summit")
    return scene


def negotiate(**fields: Any) -> Scene:
    """The caller has nothing more to do in the Call to Order."""
    scene = summit(**fields)
    scene.play("done")
    return scene


def offer(scene: Scene, *parts: str) -> None:
    """The speaking seat puts a deal together and proposes it."""
    for part in parts:
        scene.play(f"side:{part.split('=')[0]}", f"deal_part:{part}")
    scene.play(f"propose:{'+'.join(parts)}")


@pytest.mark.rule("ABR-12.1")
def test_the_caller_comes_first_then_everybody() -> None:
    scene = summit()
    assert scene.waiting == [0]
    assert scene.options() == ["done", "leave_empire"]
    scene.play("done")
    assert scene.options("side") == ["side:0>1", "side:0>2", "side:1>0", "side:1>2", "side:2>0", "side:2>1"]
    scene.play("done")
    assert scene.waiting == [1]


FAVORS = {"favors": [[0, 3, 0, 0]]}


@pytest.mark.rule("ABR-12.2", "ABR-17.2")
def test_favors_are_agents_of_rivals() -> None:
    scene = Scene(campaign=FAVORS)
    assert scene.foe["agents"] == 7
    assert scene.view()["campaign"]["favors"][0] == [0, 3, 0]


@pytest.mark.rule("ABR-12.3")
def test_a_favor_forces_an_action_and_a_resource_costs_its_raid_cost() -> None:
    """The relic lies in the first slot: 3 Favors. The ship costs one."""
    scene = summit(foe={"resources": ["relic"]}, ships={"2-hex": {"1": 2}}, campaign=FAVORS)
    assert scene.options("force") == ["force:1>0=ship@2-hex", "force:1>0=relic"]
    scene.play("force:1>0=ship@2-hex")
    assert scene.ships("2-hex", 0) == [1, 0]
    assert scene.told("deal-ship") == ["deal-ship 1 0 2-hex fresh"]
    assert scene.campaign["favors"][0][1] == 2
    assert scene.foe["agents"] == 8
    assert "force:1>0=relic" not in scene.options()


@pytest.mark.rule("ABR-12.3")
def test_a_favor_buys_no_favor() -> None:
    assert summit(campaign=FAVORS).options("force") == []


@pytest.mark.rule("ABR-12.4", "ABR-13.5", "ABR-16.13")
def test_the_frozen_trust_is_neither_forced_nor_given() -> None:
    scene = summit(campaign={"first_regent": 1, "trust": [0, 0, 0, 2, 0], **FAVORS})
    assert scene.options("force") == []
    scene.play("done", "side:1>0")
    assert "deal_part:1>0=relic" not in scene.options()


@pytest.mark.rule("ABR-12.5")
def test_the_first_regent_is_forced_to_invite_for_one_favor() -> None:
    titles = {"titles": ["outlaw", "regent", "regent"], "first_regent": 1}
    scene = summit(campaign={**titles, "favors": [[0, 1, 0, 0]]})
    scene.play("force:1>0=invite")
    assert scene.title(0) == "regent"
    assert scene.campaign["first_regent"] == 1


@pytest.mark.rule("ABR-12.7", "ABR-16.3")
def test_leaving_passes_the_tile_to_the_most_powerful_regent() -> None:
    scene = summit(
        me={"power": 9},
        foe={"power": 3},
        players={2: {"power": 5}},
        campaign={"trust": [1, 0, 0, 0, 0]},
    )
    scene.play("leave_empire")
    assert scene.title(0) == "outlaw"
    assert scene.campaign["first_regent"] == 2
    assert scene.campaign["trust"] == [1, 0, 0, 0, 0]
    assert scene.power(0) == 9


@pytest.mark.rule("ABR-12.7")
def test_the_last_regent_loses_the_trust_and_power_for_it() -> None:
    scene = summit(
        me={"power": 9},
        campaign={"titles": ["regent", "outlaw", "outlaw"], "trust": [1, 0, 0, 0, 1]},
    )
    scene.play("leave_empire")
    assert scene.power(0) == 7
    assert scene.told("became-outlaw", "trust-lost") == ["became-outlaw 0", "trust-lost 0 2"]
    assert scene.supply("material") == 5
    assert scene.campaign["first_regent"] == -1


@pytest.mark.rule("ABR-12.8")
def test_an_empire_without_regents_is_revived() -> None:
    scene = summit(campaign={"titles": ["outlaw"] * 3, "first_regent": -1})
    scene.play("revive_empire")
    assert scene.title(0) == "regent"
    assert scene.campaign["first_regent"] == 0
    assert "revive_empire" not in summit().options()


@pytest.mark.rule("ABR-12.9")
def test_cards_of_regents_are_buried_when_their_holder_leaves() -> None:
    scene = summit(me={"cards": ["F07-02"]})
    scene.play("leave_empire")
    assert scene.me["cards"] == []
    assert scene.state["court_deck"][-1] == "F07-02"
    assert scene.told("card-left") == ["card-left F07-02"]


@pytest.mark.rule("ABR-12.10")
def test_a_deal_of_three_is_carried_out_when_all_consent() -> None:
    scene = negotiate(me={"resources": ["relic"]}, foe={"resources": ["fuel"]}, players={2: {"resources": ["weapon"]}})
    offer(scene, "0>1=relic", "1>2=fuel", "2>0=weapon")
    assert scene.waiting == [1]
    assert scene.options() == ["accept", "refuse"]
    scene.play("accept")
    assert scene.resources(0) == ["relic"]  # not before everybody has consented
    assert scene.waiting == [2]
    scene.play("accept")
    assert [scene.resources(seat) for seat in range(3)] == [["weapon"], ["relic"], ["fuel"]]


def test_the_log_says_what_is_proposed() -> None:
    scene = negotiate(me={"resources": ["relic"]}, players={2: {"resources": ["weapon"]}})
    offer(scene, "0>1=relic", "2>0=weapon")
    names = ["Anna", "Boris", "Clara"]
    (message,) = [message for _, message in scene.table.log(None) if message.id == "log-proposed"]
    assert (
        GAME.say(message, names, "en", None) == "Anna proposes: Anna gives Boris 1 Relic and Clara gives Anna 1 Weapon."
    )
    assert GAME.say(message, names, "de", 0).startswith("Du schlägst vor: ")


@pytest.mark.rule("ABR-12.10")
def test_one_refusal_ends_a_deal_and_it_cannot_return_unchanged() -> None:
    scene = negotiate(me={"resources": ["relic"]}, players={2: {"resources": ["weapon"]}})
    offer(scene, "0>1=relic", "2>0=weapon")
    scene.play("accept", "refuse")
    assert scene.resources(0) == ["relic"]
    assert scene.waiting == [0]
    scene.play("side:2>0", "deal_part:2>0=weapon", "side:0>1", "deal_part:0>1=relic")
    assert scene.options("propose") == []
    assert scene.table.prompt(0).id == "prompt-draft-refused"  # else nobody would know why
    assert scene.table.prompt(1).id == "wait-draft-refused"
    scene.play("side:0>1", "deal_part:0>1=favor")
    assert scene.table.prompt(0).id == "prompt-draft-deal"
    assert scene.options("propose") == ["propose:2>0=weapon+0>1=relic+0>1=favor"]


@pytest.mark.rule("ABR-12.10")
def test_everything_in_a_deal_must_be_possible_together() -> None:
    """The only relic cannot be promised twice."""
    scene = negotiate(me={"resources": ["relic"]})
    scene.play("side:0>1", "deal_part:0>1=relic", "side:0>2")
    assert "deal_part:0>2=relic" not in scene.options()


@pytest.mark.rule("ABR-12.11")
def test_ceding_keeps_the_last_piece_and_needs_a_place_without_ships() -> None:
    scene = negotiate(
        ships={"2-hex": {"0": [1, 1]}, "3-hex": {"1": 1}},
        buildings={"2-hex/1": "0 city", "3-hex/1": "0 city damaged", "4-hex/1": "0 starport"},
    )
    scene.play("side:0>1")
    ceded = [option for option in scene.options() if "@" in option]
    assert ceded == ["deal_part:0>1=ship@2-hex", "deal_part:0>1=damaged-ship@2-hex", "deal_part:0>1=building@3-hex/1"]
    scene.play("deal_part:0>1=building@3-hex/1", "propose:0>1=building@3-hex/1", "accept")
    assert scene.building("3-hex/1") == "1 city damaged"
    assert scene.me["cities"] == 4
    assert scene.foe["cities"] == 4
    scene.play("side:1>0")
    assert "deal_part:1>0=ship@3-hex" not in scene.options()  # the last ship


@pytest.mark.rule("ABR-12.12")
def test_delegating_replaces_an_agent_on_a_court_card() -> None:
    scene = negotiate(agents=[[], [2, 1], [], [], []])
    offer(scene, "0>1=agent@CC01")
    scene.play("accept")
    assert scene.agents("CC01") == [1, 2, 0, 0]
    assert scene.me["agents"] == 9
    assert scene.foe["agents"] == 8


@pytest.mark.rule("ABR-12.13")
def test_promising_a_favor_gives_an_agent_from_supply() -> None:
    scene = negotiate()
    offer(scene, "0>1=favor")
    scene.play("accept")
    assert scene.me["agents"] == 9
    assert scene.campaign["favors"][1][0] == 1


@pytest.mark.rule("ABR-12.14")
def test_a_piece_of_the_receiver_returns_to_its_supply() -> None:
    scene = negotiate(me={"captives": ["1 agent", "2 agent"], "trophies": ["1 city"]})
    offer(scene, "0>1=captive.1-agent", "0>1=captive.2-agent", "0>1=trophy.1-city")
    scene.play("accept")
    assert scene.foe["agents"] == 10
    assert scene.foe["captives"] == ["2 agent"]
    assert scene.foe["cities"] == 5
    assert "trophies" not in scene.foe
    assert "captives" not in scene.me


@pytest.mark.rule("ABR-12.14")
def test_a_favor_passed_to_its_owner_returns() -> None:
    scene = negotiate(campaign={"favors": [[0, 1, 1, 0]]})
    offer(scene, "0>1=favor.1", "0>1=favor.2")
    scene.play("accept")
    assert scene.foe["agents"] == 10
    assert scene.campaign["favors"][1][2] == 1


@pytest.mark.rule("ABR-12.15")
def test_only_the_first_regent_invites() -> None:
    titles = {"titles": ["regent", "regent", "outlaw"], "first_regent": 1}
    scene = negotiate(campaign=titles)
    scene.play("side:0>2")
    assert "deal_part:0>2=invite" not in scene.options()
    scene = negotiate(campaign=titles)
    offer(scene, "1>2=invite")
    scene.play("accept", "accept")
    assert scene.title(2) == "regent"


@pytest.mark.rule("ABR-12.17")
def test_a_summit_ends_when_all_are_done_and_a_proposal_reopens() -> None:
    scene = negotiate()
    scene.play("done")
    assert scene.waiting == [1]
    offer(scene, "1>0=favor")
    scene.play("refuse")
    assert scene.waiting == [0]  # concerned, and may speak again
    scene.play("done")
    assert scene.waiting == [1]
    scene.play("done")
    assert scene.waiting == [2]
    scene.play("done")
    assert scene.options("lead") == ["lead:construction-3"]


@pytest.mark.rule("ABR-12.17")
def test_a_seat_makes_three_proposals_at_most() -> None:
    scene = negotiate()
    for _ in range(3):
        scene.play("side:0>1", "deal_part:0>1=favor", "no")
    assert scene.waiting == [1]


@pytest.mark.rule("ABR-12.18")
def test_the_truce_does_not_restrict_deals() -> None:
    scene = negotiate(ships={"2-hex": {"0": 2, "empire": 1}})
    offer(scene, "0>1=ship@2-hex")
    scene.play("accept")
    assert scene.ships("2-hex", 1) == [1, 0]


class Applaud(DealKind):
    """A negotiation action for this test: the receiver gets 1 Power; alone it costs 1."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        return [1]

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        state.players[receiver].power += what if giver != receiver else -what

    def price(self, state: State, giver: int, what: int) -> int:
        return NOT_FORCED

    def args(self, state: State, what: int) -> Json:
        return {"system": system_ref(0), "n": what, "alone": "yes", "pays": "no"}  # as the two in whose place it is


@contextmanager
def applause(word: str, *cards: str, alone: bool = False, kind: type[DealKind] = Applaud) -> Iterator[None]:
    """A negotiation action that exists for a while, in place of the one with this word."""
    kinds, brought = KINDS.copy(), {card: numbers[:] for card, numbers in BROUGHT.items()}
    kind(word, *cards, alone=alone)
    try:
        yield
    finally:
        KINDS.clear()
        KINDS.update(kinds)
        BROUGHT.clear()
        BROUGHT.update(brought)
        OPEN.clear()


@pytest.mark.rule("ABR-12.16")
@pytest.mark.parametrize("booklet", [["F01-08"], []])
def test_a_card_in_the_booklet_brings_a_negotiation_action(booklet: list[str]) -> None:
    with applause("rumor", "F01-08"):
        scene = negotiate(campaign={"booklet": ["AID03", *booklet], "favors": [[0, 3, 0, 0]]})
        scene.play("side:0>1")
        assert ("deal_part:0>1=rumor" in scene.options()) == (len(booklet) > 0)
        if booklet:
            scene.play("deal_part:0>1=rumor", "propose:0>1=rumor", "accept")
            assert scene.power(1) == 1
            assert "side:0>0" not in scene.options()


@pytest.mark.rule("ABR-12.16")
def test_what_somebody_does_alone_needs_nobodys_consent() -> None:
    with applause("peace", alone=True):
        scene = negotiate()
        assert "side:1>1" not in scene.options()  # for oneself only
        offer(scene, "0>0=peace")
        assert scene.power(0) == -1
        assert scene.waiting == [0]


class Boast(Applaud):
    """Only seat 2 can do it."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        return [1] if giver == 2 else []


@pytest.mark.rule("ABR-12.10", "ABR-12.16")
def test_who_has_nothing_to_offer_is_passed_over() -> None:
    """All agents are scrapped and nobody has a second ship: only seat 2 can do anything, alone."""
    scrapped = [f"{seat} agent" for seat in range(3) for _ in range(10)]
    rows = {seat: {"agents": 0} for seat in range(3)}
    with applause("peace", alone=True, kind=Boast):
        scene = summit(players=rows, scrapped=scrapped)
        scene.play("done")
        assert scene.waiting == [2]
        assert scene.options() == ["done", "side:2>2"]
        state: Any = scene.table.state
        assert asked_seat(state) == 2
        offer(scene, "2>2=peace")
        assert scene.power(2) == -1
    scene = summit(players=rows, scrapped=scrapped)
    scene.play("done")
    assert scene.options("lead") == ["lead:construction-3"]


@pytest.mark.rule("ABR-12.10")
def test_sides_are_those_between_which_something_is_possible_after_the_parts() -> None:
    seen = 0
    for seed in range(4):
        table = open_table(GAME, 2 + seed % 3, {}, luck=ChanceSource(seed=seed))
        choose = Random(seed)
        while not table.over:
            state: Any = table.state
            frame = state.stack[-1]
            if isinstance(frame, DraftDeal) and frame.side < 0 and len(frame.parts) < 6:
                world = try_parts(state, frame.parts)
                assert world is not None
                seats = range(world.table.seats)
                pairs = [(a, b) for a in seats for b in seats if a != b or a == frame.seat]
                possible = [SIDE[a][b] for a, b in pairs if has_part(world, open_kinds(world), a, b)]
                assert sides(state, frame.seat, frame.parts) == possible
                seen += 1
            seat = choose.choice(table.waiting)
            table.play(seat, choose.choice(table.options(seat)))
    assert seen


def test_every_kind_of_part_has_its_own_number() -> None:
    assert len(set(WORDS)) == len(WORDS)
    assert all(KINDS[number].word == WORDS[number] for number in KINDS)


ADVOCATE = {"fates": ["none", "none", "advocate"], "pool": [], "booklet": ["AID03", "AID04", "AID05", "F04-14"]}
CARD = "1>0=guild.CC05"


def forcing(favors: list[int]) -> Scene:
    """Seat 0 forces seat 1 to give a Guild card, to which seat 2, the Advocate, has to consent."""
    scene = summit(foe={"cards": ["CC05"]}, campaign={**ADVOCATE, "favors": [favors]})
    scene.play(f"force:{CARD}")
    return scene


@pytest.mark.rule("ABR-12.3", "ABR-12.16")
def test_a_third_player_consents_to_what_is_forced() -> None:
    scene = forcing([0, 2, 0, 0])
    assert scene.waiting == [2]
    assert scene.options() == ["accept", "refuse"]
    assert scene.table.prompt(2).args["who_calls"] == {"seat": 0}
    scene.play("accept")
    assert scene.me["cards"] == ["CC05"]
    assert "favors" not in scene.campaign
    assert scene.told("deal-guild") == ["deal-guild 1 0 CC05"]
    assert scene.waiting == [0]


@pytest.mark.rule("ABR-12.3", "ABR-12.16")
@pytest.mark.parametrize(("favors", "left"), [([0, 2, 0, 0], []), ([0, 2, 1, 0], [f"force_consent:{CARD}"])])
def test_consent_that_was_refused_can_only_be_forced(favors: list[int], left: list[str]) -> None:
    scene = forcing(favors)
    scene.play("refuse")
    assert scene.told("refused-deal") == ["refused-deal 2"]
    assert [option for option in scene.options() if "guild" in option] == left
    assert scene.campaign["favors"][0] == favors
    assert scene.foe["cards"] == ["CC05"]


@pytest.mark.rule("ABR-12.3", "ABR-12.16")
@pytest.mark.parametrize(
    ("field", "value"), [("waiting", 0), ("waiting", 2), ("waiting", 6), ("waiting", -4), ("part", 0)]
)
def test_consent_is_asked_of_those_whom_a_forced_action_needs(field: str, value: int) -> None:
    position: Any = forcing([0, 2, 0, 0]).table.save()
    assert ecliptic.load(position).waiting == [2]
    assert position["stack"][-1]["frame"] == "consent_to_force"
    position["stack"][-1][field] = value
    with pytest.raises(ecliptic.Refused, match=f"consent_to_force cannot have {field}"):
        ecliptic.load(position)


@pytest.mark.rule("ABR-12.16")
def test_several_who_must_consent_are_asked_one_after_the_other() -> None:
    state: Any = forcing([0, 2, 0, 0]).table.state.clone()
    frame = state.stack[-1]
    assert isinstance(frame, ConsentToForce)
    state.stack[-1] = ConsentToForce(0, 0b110, frame.part)
    assert state.stack[-1].next_to_answer(state) == 1
    state.stack[-1].answer(state, 1, ACCEPT)
    after_one = state.stack[-1]
    assert isinstance(after_one, ConsentToForce)
    assert (after_one.seat, after_one.waiting, after_one.part) == (0, 0b100, frame.part)
    assert after_one.next_to_answer(state) == 2


@pytest.mark.rule("ABR-12.10", "ABR-12.17")
@pytest.mark.parametrize(
    ("changed", "is_right"),
    [
        ({"counts": [0, 3, 3]}, True),
        ({"counts": [3, 3, -1]}, False),
        ({"counts": [3, 3, 3, 3]}, False),
        ({"done": 7}, True),
        ({"done": -1}, False),
        ({"caller": 2}, True),
        ({"caller": -1}, False),
        ({"refused": [-1] * 9}, True),
    ],
)
def test_negotiations_of_a_written_position(changed: dict[str, Any], is_right: bool) -> None:
    position: Any = negotiate().table.save()
    assert position["stack"][-1]["frame"] == "negotiations"
    position["stack"][-1].update(changed)
    if is_right:
        assert ecliptic.load(position).waiting
    else:
        with pytest.raises(ecliptic.Refused, match=f"negotiations cannot have {next(iter(changed))}"):
            ecliptic.load(position)


@pytest.mark.rule("ABR-12.10")
def test_a_deal_has_six_parts_at_most() -> None:
    scene = negotiate()
    parts = []
    for n in range(6):
        assert scene.options("side")
        side, part = ("0>1", "0>1=favor") if n % 2 else ("1>0", "1>0=favor")
        scene.play(f"side:{side}", f"deal_part:{part}")
        parts.append(part)
    assert scene.options() == [f"propose:{'+'.join(parts)}", "no"]
    position: Any = scene.table.save()
    assert ecliptic.load(position).waiting == [0]
    position["stack"][-1]["parts"] += position["stack"][-1]["parts"][:1]
    with pytest.raises(ecliptic.Refused, match="draft_deal cannot have parts"):
        ecliptic.load(position)
    scene.play(f"propose:{'+'.join(parts)}")
    position = scene.table.save()
    assert position["stack"][-1]["frame"] == "consent"
    assert ecliptic.load(position).waiting == [1]
    for waiting in (0, 8):
        position["stack"][-1]["waiting"] = waiting
        with pytest.raises(ecliptic.Refused, match="consent cannot have waiting"):
            ecliptic.load(position)


@pytest.mark.rule("ABR-12.10")
def test_the_log_tells_of_proposals_refusals_and_every_part() -> None:
    scene = negotiate(me={"resources": ["relic"]})
    offer(scene, "0>1=relic", "1>0=favor")
    scene.play("refuse")
    offer(scene, "0>1=relic", "1>2=favor")
    scene.play("accept", "accept")
    kinds = ("summit", "proposed", "refused-deal", "deal-resource", "deal-favor")
    assert scene.told(*kinds) == [
        "summit 0",
        "proposed 0 deal-resource 0 1 relic deal-favor 1 0",
        "refused-deal 1",
        "proposed 0 deal-resource 0 1 relic deal-favor 1 2",
        "deal-resource 0 1 relic",
        "deal-favor 1 2",
    ]


WORDS_OF_A_DEAL = {
    "en": (
        "What do you give Boris?",
        "You give Boris 1 Relic",
        "Add something that Boris gives you",
        "Anna proposes: Anna gives you 1 Relic, you promise Anna a Favor, and Hans promises you a Favor. "
        "Do you accept?",
        ["You give Boris 1 Relic.", "Boris promises you a Favor.", "Hans promises Boris a Favor."],
    ),
    "ru": (
        "Что вы даёте игроку Boris?",
        "Вы передаёте игроку Boris: реликвия",
        "Добавить: Boris даёт, вы получаете",
        "Anna предлагает: Anna передаёт вам: реликвия, вы обещаете игроку Anna услугу и Hans обещает вам услугу. "
        "Вы согласны?",
        ["Вы передаёте игроку Boris: реликвия.", "Boris обещает вам услугу.", "Hans обещает игроку Boris услугу."],
    ),
    "de": (
        "Was gibst du an Boris?",
        "Du gibst Boris 1 Relikt",
        "Etwas hinzufügen, das Boris dir gibt",
        "Anna schlägt vor: Anna gibt dir 1 Relikt, du versprichst Anna einen Gefallen und Hans verspricht dir einen "
        "Gefallen. Stimmst du zu?",
        ["Du gibst Boris 1 Relikt.", "Boris verspricht dir einen Gefallen.", "Hans verspricht Boris einen Gefallen."],
    ),
}


def label(scene: Scene, option: str) -> Message:
    """What an option of seat 0 is called."""
    return scene.table.label(0, next(action for action in scene.table.options(0) if str(action) == option))


@pytest.mark.parametrize("locale", WORDS_OF_A_DEAL)
def test_deals_say_you_to_whom_they_concern(locale: str) -> None:
    names = ["Anna", "Boris", "Hans"]

    def words(message: Message, viewer: int) -> str:
        return GAME.say(message, names, locale, viewer)

    scene = negotiate(me={"resources": ["relic"]})
    scene.play("side:0>1")
    table = scene.table
    prompt = words(table.prompt(0), 0)
    part = words(label(scene, "deal_part:0>1=relic"), 0)
    scene.play("deal_part:0>1=relic")
    side = words(label(scene, "side:1>0"), 0)
    scene.play("side:1>0", "deal_part:1>0=favor", "side:2>1", "deal_part:2>1=favor")
    scene.play("propose:0>1=relic+1>0=favor+2>1=favor")
    consent = words(table.prompt(1), 1)
    scene.play("accept", "accept")
    log = [words(message, 0) for _, message in table.log(0) if message.id.startswith("log-deal")]
    assert (prompt, part, side, consent, log) == WORDS_OF_A_DEAL[locale]


@pytest.mark.parametrize(
    ("locale", "trophies"),
    [
        ("en", ["an Imperial ship", "Blight", "a Free city", "your ship", "a ship of Hans"]),
        ("ru", ["имперский корабль", "заражение", "свободный город", "ваш корабль", "корабль (Hans)"]),
        ("de", ["ein imperiales Schiff", "Seuche", "eine Freie Stadt", "dein Schiff", "ein Schiff (Hans)"]),
    ],
)
def test_deals_name_the_owners_of_trophies(locale: str, trophies: list[str]) -> None:
    kinds = ["empire ship", "blight ship", "free city", "1 ship", "2 ship"]
    scene = negotiate(me={"trophies": kinds})
    scene.play("side:0>1")
    labels = [label(scene, f"deal_part:0>1=trophy.{kind.replace(' ', '-')}") for kind in kinds]
    said = [GAME.say(each, ["Anna", "Boris", "Hans"], locale, 1) for each in labels]
    assert [line.partition(": ")[2] for line in said] == trophies
