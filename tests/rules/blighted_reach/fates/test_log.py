"""What the log says about deeds of fates, word for word."""

from collections.abc import Callable
from typing import Any

import pytest

from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.games.arcs.campaign.reading import printed
from tests.rules.blighted_reach.fates import test_03_magnate as magnate
from tests.rules.blighted_reach.fates import test_05_caretaker as caretaker
from tests.rules.blighted_reach.fates import test_08_believer as believer
from tests.rules.blighted_reach.fates import test_12_pirate as pirate
from tests.rules.blighted_reach.fates.acts import POLICIES, edicts, fated
from tests.rules.blighted_reach.fates.test_01_steward import SPONSOR, TYCOON, sponsoring
from tests.rules.blighted_reach.fates.test_05_caretaker import golem
from tests.rules.blighted_reach.fates.test_08_believer import teaching
from tests.rules.blighted_reach.fates.test_10_hegemon import HEGEMON, banners, hegemony
from tests.rules.blighted_reach.fates.test_13_blight_speaker import panicking
from tests.rules.blighted_reach.fates.test_15_peacekeeper import accords, armed
from tests.rules.blighted_reach.fates.test_19_redeemer import rebuke, shatter
from tests.rules.blighted_reach.fates.test_21_naturalist import HIT, seeding
from tests.rules.blighted_reach.scene import CRISES, EDICTS, Scene
from tests.rules.blighted_reach.test_11_flagships import flagship
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis, holding, secured


def said(scene: Scene, seat: int | None = None) -> list[str]:
    """The log in English; the seats are Ann, Bob and Cy."""
    return [GAME.say(message, ["Ann", "Bob", "Cy"], "en", None) for _, message in scene.table.log(seat)]


def declaring(trust: list[int], **fields: Any) -> Scene:
    """Tycoon is sponsored."""
    campaign = {**SPONSOR, "tokens": [{"token": "sponsored", "place": TYCOON}], "trust": trust}
    scene = Scene(hand=["administration-2"], campaign=campaign, **fields)
    scene.play("lead:administration-2")
    return scene


def cornering() -> Scene:
    """Seat 1 has three of five fuel."""
    return magnate.edict(
        "F03-18",
        foe={"resources": ["fuel", "fuel", "fuel"]},
        buildings=dict.fromkeys(magnate.THREE_CITIES, "1 city"),
        campaign={**magnate.ACT_II, "common": magnate.MONOPOLIES},
    )


def giving_up() -> Scene:
    """The Magnate gives up a Monopoly."""
    return last_chapter(chapter=1, me={"cards": ["F03-14", "F03-15"]}, campaign=magnate.ACT_III)


def awakening() -> Scene:
    """A Golem can be taken."""
    return holding(
        "F05-02",
        "administration-2",
        me={"cards": ["F05-02", "F05-03"]},
        ships={"1-gate": {"0": 1}},
        campaign={**caretaker.ACT_I, "tokens": [golem("warrior", "1-gate", "sleeping")]},
    )


def hearth() -> Scene:
    """Act I of the Caretaker ends well with a Golem on the map."""
    return last_chapter(
        me={"cards": ["F05-02", "F05-03"]},
        campaign={
            **caretaker.ACT_I,
            "booklet": caretaker.LAWS,
            "objectives": [0, -1, -1],
            "tokens": [golem("seeker", "2-gate", "sleeping")],
            "sets": ["F05-13", "F05-14"],
        },
    )


def sating() -> Scene:
    """An Awake Golem wants a Guild card."""
    return magnate.edict(
        "F05-21",
        me={"cards": ["CC05", "CC06"], "resources": ["warrior"]},
        campaign={"tokens": [golem("warrior", "seat 0")]},
    )


def sating_with_the_court() -> Scene:
    """Seat 0 has an Awake Golem and no Guild card; CC01 carries agents."""
    return magnate.edict(
        "F05-21",
        me={"resources": ["warrior"]},
        agents=[[], [0, 1, 1], [], [], []],
        campaign={"tokens": [golem("warrior", "seat 0")]},
    )


def speaking(side: int) -> Scene:
    """Seat 0 declares with the Stone-Speakers; the event die shows this side."""
    scene = Scene(
        hand=["administration-2", "construction-3"],
        me={"cards": ["F05-04"]},
        campaign=caretaker.ACT_I,
        luck=[[side], [EDICTS["hex"]], [0]],
    )
    scene.play("lead:administration-2", "declare:tycoon")
    return scene


def worshipping() -> Scene:
    """Seat 0 has a Golem and two cities."""
    return crisis(
        "F05-17",
        me={"resources": ["warrior"]},
        buildings={"2-hex/1": "0 city", "3-hex/1": "0 city"},
        campaign={"tokens": [golem("warrior", "seat 0")]},
    )


def pacifying() -> Scene:
    """Damaged ships of seat 1 and the Empire are where seat 0 controls."""
    return holding(
        "F10-12",
        "aggression-2",
        ships={"2-hex": {"0": 3, "1": [0, 2], "empire": [0, 1]}},
        campaign=fated("hegemon", "F10-11B"),
    )


def robbing() -> Scene:
    """Seat 0 may steal a Relic for the Hoard."""
    return pirate.robbery(
        ["F12-02"],
        "0-0-2",
        [pirate.KEY, pirate.KEY],
        foe={"resources": ["", "relic"]},
        ships={"2-hex": {"0": 3, "1": 1}},
        buildings={"2-hex/1": "1 starport"},
    )


def unloading(spaces: int) -> Scene:
    """Act II of the Pirate ends with this objective marker."""
    return last_chapter(
        me={"cards": ["F12-02"]},
        campaign={
            **pirate.PIRATE,
            "objectives": [spaces, -1, -1],
            "flagships": [flagship()],
            "stored": [f"F12-02 {kind}" for kind in ("fuel", "weapon", "psionic")],
        },
        ships={"2-hex": {"0": 1}},
    )


def feeding() -> Scene:
    """A chapter of the Caretaker's Act III ends."""
    return last_chapter(
        chapter=1,
        me={"cards": ["F05-03", "L01"]},
        campaign={**caretaker.ACT_III, "tokens": [golem("warrior", "seat 0")]},
    )


def librarians() -> Scene:
    """L05 may be attached."""
    return secured("CC01", me={"cards": ["F05-13"]}, luck=[[printed().cards.ids.index("L05")]])


def spying() -> Scene:
    """Seat 0 exchanges its highest card with seat 1."""
    hand = ["administration-2", "construction-3", "aggression-5"]
    return Scene(hand=hand, me={"cards": ["F06-02"]}, foe={"hand": ["aggression-2", "mobilization-6"]})


def paying_for_banners() -> Scene:
    """Seat 1 has a Banner among its Trophies when Warlord is scored."""
    tokens = [*banners("2-hex")[:-1], {"token": "banner", "place": "trophies 1"}]
    return Scene(
        hand=["administration-2"],
        me={"cards": ["F10-02"], "trophies": ["1 ship"] * 3},
        players={2: {"trophies": ["1 ship"] * 2}},
        markers=["warlord", "", ""],
        ships={"2-hex": {"0": 1}},
        campaign={**HEGEMON, "flagships": [flagship()], "tokens": tokens},
    )


def guessing() -> Scene:
    """Seats 1 and 2 may name a planet; the Haven is 2-arrow."""
    return pirate.guessing({"2-arrow": {"1": 2}, "3-hex": {"2": 1}, "6-hex": {"0": 1}})


def purging() -> Scene:
    """Blight Purge pays in a crisis."""
    return crisis("F13-07", me={"trophies": ["blight ship", "1 ship"]}, foe={"trophies": ["blight ship"] * 2})


def dividends() -> Scene:
    """Seats 0 and 1 control systems of cluster 2, which is at Peace; seat 0 two with the Empire's."""
    ships = {"2-hex": {"0": 1}, "2-arrow": {"1": 1}, "2-crescent": {"empire": 1}, "6-hex": {"2": 1}}
    scene = edicts(ships=ships, campaign=accords(2, policies=["AID04", *[p for p in POLICIES if p != "AID04"]]))
    scene.play("enforce")
    while scene.options() and scene.options()[0].startswith("demand"):
        scene.play(scene.options()[0])
    return scene


def rejecting(outrage: int) -> Scene:
    """The Reach rejects the Overlord."""
    kinds = ["material", "fuel", "weapon"][:outrage]
    me = {"outrage": kinds, "agents": 10 - outrage}
    scene = edicts("F17-03", me=me, campaign=fated("overlord", "F17-01B", 20))
    scene.play("change_policy:AID04")
    return scene


NEXT = "Chapter 2 begins: everybody has a new hand."
TURNED = [
    "A Rumor is turned face up (Cluster 2: Hex): Correct Cluster.",
    "A Rumor is turned face up (Cluster 4: Arrow): Correct Symbol.",
    "A Rumor is turned face up (Cluster 5: Crescent): False Clue.",
    "A Rumor is turned face up (Cluster 6: Crescent): False Clue.",
    "The Haven is revealed: Cluster 2: Arrow.",
]

# What happens, and the last lines of the log.
ROWS: dict[str, tuple[Callable[[], Scene], list[str], list[str]]] = {
    "F01-23 sponsor": (
        lambda: sponsoring(me={"resources": ["fuel"]}),
        ["sponsor:keeper", "type:fuel"],
        ["Edict: Imperial Sponsor.", "Ann gives 1 Fuel to the Trust."],
    ),
    "F01-23 declared": (
        lambda: declaring([1, 0, 1, 0, 0]),
        ["declare:tycoon", "take_trust:weapon"],
        ["Ann declares Tycoon (5/3).", "Ann gains 3 Power.", "Ann takes 1 Weapon from the Trust."],
    ),
    "F01-23 declared for nothing": (
        lambda: declaring([0, 0, 0, 0, 0], flipped=0, markers=["", "tyrant", "tyrant"]),
        ["declare:tycoon"],
        ["Ann declares Tycoon (2/0)."],
    ),
    "F02-04": (
        lambda: holding("F02-04", ships={"2-hex": {"0": 1}}),
        ["use:build_free", "build_free:2-hex/starport"],
        ["Ann builds a Free building (Cluster 2: Hex)."],
    ),
    "F03-18": (cornering, [], ["Edict: Gain Monopolies.", "Bob takes Fuel Monopoly."]),
    "F03-25": (giving_up, ["card:F03-14"], ["Ann scraps Fuel Monopoly with all resources of its type.", NEXT]),
    "F05-02": (awakening, ["use:awaken"], ["Ann leads Administration 2.", "Ann finds a Golem (Warrior)."]),
    "F05-06": (
        lambda: caretaker.spending("harvester"),
        [],
        [
            "Ann uses Golem Actions.",
            "Ann spends a Golem (Harvester).",
            "Ann advances their objective: 2.",
            "Bob gets a Golem (Harvester).",
        ],
    ),
    "F05-21": (sating, ["card:CC06"], ["Ann scraps Arms Union."]),
    "F05-21 without Guild cards": (
        sating_with_the_court,
        [],
        ["Edict: Golems Sate Their Appetite.", "Ann scraps Mining Interest.", "New in the Court: Skirmishers."],
    ),
    "F05-04 crises": (
        lambda: speaking(CRISES["hex"]),
        ["yes"],
        ["Ann declares Tycoon (5/3).", "Ann rolls the event die: Crises.", "Ann rolls: hex, cluster 1."],
    ),
    "F05-04 edicts": (
        lambda: speaking(EDICTS["hex"]),
        ["yes"],
        ["Ann declares Tycoon (5/3).", "Ann rolls the event die: edicts, which are not resolved."],
    ),
    "F05-17": (
        worshipping,
        ["site:3-hex/1"],
        [
            "Crisis: Golem Worship.",
            "Ann returns a city to their board (Cluster 3: Hex).",
            "New in the Court: Mining Interest.",
        ],
    ),
    "F05-20B": (
        feeding,
        ["card:L01", "type:warrior"],
        [
            "Ann scraps Tool-Priests.",
            "Ann silences a Golem (Warrior).",
            "Ann gains 4 Power for grand ambitions.",
            NEXT,
        ],
    ),
    "F05-13": (librarians, ["yes"], ["Ann attaches Hidden Harbors to a Court card."]),
    "F06-02": (
        spying,
        ["lead:administration-2", "use:spy", "spy:1/aggression-5", "give_back:mobilization-6"],
        ["Ann leads Administration 2.", "Ann swaps a card with Bob.", "Bob swaps a card with Ann."],
    ),
    "F08-03": (
        teaching,
        ["lead:administration-2", "use:teach"],
        [
            "Ann leads Administration 2.",
            "Faithful 9 is attached to a Court card.",
            "Ann attaches a Faithful card (Mining Interest).",
            "Administration 3 is scrapped from the action discard pile.",
        ],
    ),
    "F08-23": (
        lambda: believer.faith("F08-23", "wisdom"),
        ["declare:keeper"],
        ["Ann declares Keeper (5/3).", "Ann places an Ideal (Keeper): Wisdom."],
    ),
    "F08-31": (believer.breaking, ["ideal:warlord"], ["Ann removes an Ideal (Warlord): Wisdom."]),
    "F10-02": (
        lambda: hegemony("administration-2"),
        ["prelude:F10-02"],
        ["Ann uses Planting Banners.", "Ann plants a Banner (Cluster 2: Hex)."],
    ),
    "F10-03": (
        paying_for_banners,
        ["pass"],
        [
            "Warlord: Ann gains 2 Power for first place.",
            "Warlord: Cy gains 0 Power for second place.",
            "Bob gains 2 Power.",
            "Ann advances their objective: 2.",
            NEXT,
        ],
    ),
    "F10-09": (
        lambda: secured("F10-09", ships={"4-hex": {"0": 1}}, campaign={**HEGEMON, "tokens": banners("4-hex", "3-hex")}),
        ["at:4-hex"],
        ["Ann takes a Banner as a Trophy (Cluster 4: Hex).", "New in the Court: Mining Interest."],
    ),
    "F10-12": (
        pacifying,
        ["use:pacify"],
        [
            "Ann captures 2 damaged ships of Bob (Cluster 2: Hex).",
            "Ann captures 1 damaged ship of the Empire (Cluster 2: Hex).",
        ],
    ),
    "F12-02": (
        robbing,
        ["raid:relic", "yes"],
        ["Ann steals 1 Relic from Bob.", "Ann puts 1 Relic on Pirate Hoard."],
    ),
    "F12-08B both": (
        lambda: pirate.stating({"2-arrow": {"0": 1}}),
        ["state_truth:both"],
        [
            "Ann states: the Pirate has a piece in the Haven's system, and no Rival has one.",
            "Ann gains 4 Power for grand ambitions.",
            NEXT,
        ],
    ),
    "F12-08B nothing": (
        lambda: pirate.stating({"2-arrow": {"0": 1}}),
        ["state_truth:nothing"],
        ["Everybody has passed: the remaining action cards are discarded.", NEXT],
    ),
    "F12-08B own piece": (
        lambda: pirate.stating({"2-arrow": {"0": 1}}),
        ["state_truth:own-piece"],
        [
            "Ann states: the Pirate has a piece in the Haven's system.",
            "Ann gains 2 Power for grand ambitions.",
            NEXT,
        ],
    ),
    "F12-08B found": (
        guessing,
        ["at:2-arrow", "no"],
        [
            "Bob takes this planet for the Haven: Cluster 2: Arrow.",
            *TURNED,
            "Bob gains 10 Power.",
            "Ann loses 10 Power.",
            "The game is over. Bob wins.",
        ],
    ),
    "F12-08B not found": (
        guessing,
        ["no", "at:3-hex"],
        [
            "Cy takes this planet for the Haven: Cluster 3: Hex.",
            *TURNED,
            "Ann gains 10 Power.",
            "The game is over. Ann wins.",
        ],
    ),
    "F12-09": (
        pirate.secured_rumor,
        ["at:4-arrow"],
        ["Ann places an agent on a Rumor and looks at it (Cluster 4: Arrow).", "New in the Court: Mining Interest."],
    ),
    "F13-04 move": (
        lambda: holding("F13-04", "mobilization-3", ships={"2-hex": {"0": 2, "empire": 1, "blight": [1, 1]}}),
        ["move:2-hex>2-gate", "ships:1+1", "fleet:1+0/1+0"],
        [
            "Ann moves Blight (Cluster 2: Hex → Cluster 2: Gate): 2.",
            "Ann moves 1 ship (Cluster 2: Hex → Cluster 2: Gate).",
            "The Empire moves 1 ship (Cluster 2: Hex → Cluster 2: Gate).",
        ],
    ),
    "F13-04 repair": (
        lambda: holding("F13-04", "administration-2", ships={"2-hex": {"0": 1, "blight": [0, 1], "empire": [0, 1]}}),
        ["repair_ship:2-hex/empire", "repair_ship:2-hex/blight"],
        ["Ann leads Administration 2.", *["Ann repairs a piece (Cluster 2: Hex)."] * 2],
    ),
    "F13-04 anger": (
        lambda: holding(
            "F13-04",
            "aggression-2",
            luck=[[1]],
            me={"cards": ["F13-04"], "resources": ["psionic"]},
            ships={"1-hex": {"blight": [0, 1]}, "6-hex": {"0": 1}},
        ),
        ["use:anger", "cluster:1"],
        ["Ann leads Aggression 2.", "Ann rolls the number die: cluster 2.", "Ann spends 1 Psionic."],
    ),
    "F13-07 secured": (
        lambda: secured("F13-07", me={"trophies": ["blight ship"]}, foe={"trophies": ["blight ship"] * 2}),
        [],
        ["Ann gains 2 Power.", "Bob returns 2 Blight from the Trophies.", "New in the Court: Mining Interest."],
    ),
    "F13-10": (
        panicking,
        ["card:CC02", "card:CC03", "card:CC02"],
        [
            "Crisis: Blight Panic.",
            "Bob returns an agent from Construction Union.",
            "Bob returns an agent from Gatekeepers.",
            "Cy returns an agent from Construction Union.",
            "New in the Court: Mining Interest.",
        ],
    ),
    "F13-07": (
        purging,
        [],
        ["Crisis: Blight Purge.", "Ann gains 2 Power.", "Bob gains 4 Power.", "New in the Court: Mining Interest."],
    ),
    "F15-08": (
        lambda: armed(2, me={"resources": ["weapon", "fuel"]}),
        ["battle:2-hex/1", "dice:0-1-0"],
        [
            "Ann attacks Bob (Cluster 2: Hex).",
            "Cluster 2 is at War.",
            "Ann spends 1 Weapon.",
            "Ann rolls the dice · nothing.",
        ],
    ),
    "F15-10": (dividends, [], ["Edict: Peace Dividends.", "Ann gains 4 Power.", "Bob gains 2 Power."]),
    "F15-03 Trust": (
        lambda: edicts(
            me={"cards": ["F15-03"]},
            foe={"resources": ["weapon"]},
            policies=["AID05", "AID03", "AID04"],
            ships={"2-hex": {"empire": 1}},
        ),
        ["enforce", "demand:1/weapon", "card:F15-03"],
        [
            "Bob gives 1 Weapon to the Trust.",
            "Ann puts 1 Weapon on Arsenal Keepers.",
            "Cy gives the First Regent a Favor.",
            "Imperial ships arrive (Cluster 2: Hex): 2.",
        ],
    ),
    "F17-03": (lambda: rejecting(3), [], ["Edict: Reach Rejects Overlord.", "Ann loses 6 Power."]),
    "F17-03 nothing": (lambda: rejecting(0), [], ["Edict: Reach Rejects Overlord."]),
    "F19-01B": (
        lambda: shatter(resources=["relic"]),
        ["type:relic"],
        ["Ann scraps 1 Relic.", "Ann advances their objective: 2.", NEXT],
    ),
    "F19-03": (
        lambda: rebuke(me={"power": 20}, markers=["keeper", "", ""]),
        [],
        ["Edict: Rebuke of the Keepers.", "Ann loses 2 Power."],
    ),
    "F21-02": (
        lambda: holding("F21-02", "aggression-2", ships={"2-hex": {"0": 2, "blight": 1}}, luck=[[HIT, HIT]]),
        ["battle:2-hex/blight", "dice:0-2-0"],
        ["Ann rolls the dice · 2 ship hits.", "Ann scraps an agent from the supply."],
    ),
    "F21-03": (
        lambda: seeding([1, 1]),
        ["cluster:1", "at:1-gate"],
        [
            "Ann rolls the number die: cluster 2.",
            "Ann returns an agent from Mining Interest.",
            "Blight spreads (Cluster 1: Gate): 1.",
        ],
    ),
    "F20-02": (
        lambda: holding("CC04", me={"cards": ["F20-02", "CC04"]}),
        ["use:synthesize", "card:F20-02"],
        ["Ann gains 1 Fuel.", "Ann puts 1 Fuel on Green Vault."],
    ),
}


@pytest.mark.parametrize(("scene", "actions", "lines"), ROWS.values(), ids=ROWS)
def test_log_lines(scene: Any, actions: list[str], lines: list[str]) -> None:
    here = scene()
    here.play(*actions)
    assert said(here)[-len(lines) :] == lines


def test_a_golem_of_the_map_is_found_when_the_caretaker_succeeds() -> None:
    assert "Ann finds a Golem (Seeker)." in said(hearth())


def test_the_log_tells_what_becomes_of_the_hoard() -> None:
    """It is spent, taken or returned after a success, returned after a failure (F12-04)."""
    scene = unloading(0)
    scene.play("spend:fuel", "no", "type:weapon", "done")
    hoard = [line for line in said(scene) if "Hoard" in line or "spends" in line]
    assert hoard == [
        "Ann spends 1 Fuel.",
        "Ann takes 1 Weapon from Pirate Hoard.",
        "Ann discards 1 Psionic from Pirate Hoard.",
    ]
    returned = [line for line in said(unloading(20)) if "Hoard" in line]
    assert returned == [f"Ann discards 1 {kind} from Pirate Hoard." for kind in ("Fuel", "Weapon", "Psionic")]
