"""Empath's Vision (L19) and the event and number dice that a player rolls: any of them may be rerolled once."""

from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.bots.greedy import Greedy
from ecliptic.content.catalogue import catalogue
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.kernel import ChanceSource, Refused, Script, load_table
from tests.rules.blighted_reach.scene import CRISES, EDICTS, GAMES, Scene
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_frames import START, saved

VISION = "L19"
EMPATH = ["empath", "", ""]
LORE = [f"L{n:02}" for n in range(1, 29)]
BOTH = ["done", "reroll_dice:event", "reroll_dice:number", "reroll_dice:both"]
EVENT = ["done", "reroll_dice:event"]
NUMBER = ["done", "reroll_dice:number"]
NAMES = ["Anna", "Boris", "Hans"]

BLIGHT_LOOMS = ["AID01", "CC15", "CC02", "CC03", "CC04"]
ROLLED = [[CRISES["arrow"]], [2]]


def gifted(
    luck: list[list[int]],
    hand: list[str],
    cards: list[str] | None = None,
    holder: int = 0,
    markers: list[str] = EMPATH,
    **fields: Any,
) -> Scene:
    """A seat has Empath's Vision; seat 0 has the other cards. Empath is declared unless other markers are named."""
    players: dict[int, dict[str, Any]] = {seat: dict(row) for seat, row in fields.pop("players", {}).items()}
    for seat, held in ((0, cards or []), (holder, [VISION] if holder >= 0 else [])):
        if held:
            row = players.setdefault(seat, {})
            row["cards"] = [*row.get("cards", []), *held]
    return Scene(
        hand=hand,
        players=players,
        markers=markers,
        luck=luck,
        options={"lore_deck": "all"},
        lore_deck=[card for card in LORE if card != VISION or holder < 0],
        **fields,
    )


def event(luck: list[list[int]], **fields: Any) -> Scene:
    """A round with an Event card ends; seat 0 rolls the dice after it has called no Summit."""
    players = {1: {"hand": ["EV01"]}, **fields.pop("players", {})}
    scene = gifted(luck, ["administration-2", "construction-3"], players=players, **fields)
    scene.play("lead:administration-2", "end", "event:EV01", "end", "no")
    return scene


def court(luck: list[list[int]], **fields: Any) -> Scene:
    """Seat 0 has secured the Council and chosen crises; it rolls for the Crisis of Blight Looms."""
    scene = gifted(luck, ["aggression-2", "construction-3"], agents=[[2], [], [], [], []], court=BLIGHT_LOOMS, **fields)
    scene.play("lead:aggression-2", "secure:AID01", "end", "no", "crises")
    return scene


def stones(luck: list[list[int]], **fields: Any) -> Scene:
    """Stone-Speakers (F05-04) end the turn of seat 0, who rolls the event die."""
    markers = fields.pop("markers", EMPATH)
    players = {1: {"hand": ["aggression-2"]}, **fields.pop("players", {})}
    scene = gifted(luck, ["administration-2"], cards=["F05-04"], markers=markers, players=players, **fields)
    scene.play("lead:administration-2", "declare:tycoon", "yes")
    return scene


def anger(luck: list[list[int]], **fields: Any) -> Scene:
    """The Blight is angered (F13-04); seat 1 has two ships beside Blight in clusters 2 and 3."""
    ships = {"2-arrow": {"blight": 1, "1": 2}, "3-arrow": {"blight": 1, "1": 2}}
    scene = gifted(luck, ["aggression-2"], cards=["F13-04"], ships=ships, **fields)
    scene.play("lead:aggression-2", "use:anger")
    return scene


def seed(luck: list[list[int]], **fields: Any) -> Scene:
    """Seed (F21-03)."""
    scene = gifted(luck, ["construction-2"], cards=["F21-03"], **fields)
    scene.play("lead:construction-2", "use:seed")
    return scene


def hit(scene: Scene, *systems: str) -> list[bool]:
    """Whether the ships of seat 1 in these systems were hit."""
    return [scene.ships(system, 1) != [2, 0] for system in systems]


def dice(scene: Scene) -> list[str]:
    """What the log says of dice."""
    return scene.told("event-dice", "die-for-crises", "number-rolled", "dice-rerolled")


# The five places


@pytest.mark.rule("ABR-5.8")
@pytest.mark.parametrize(
    ("answer", "luck", "rolled", "is_crisis"),
    [
        ("done", [], "", True),
        ("reroll_dice:event", [[EDICTS["hex"]]], "event-dice 0 3 hex", False),
        ("reroll_dice:number", [[5]], "event-dice 0 6 arrow", True),
        ("reroll_dice:both", [[EDICTS["hex"]], [5]], "event-dice 0 6 hex", False),
        ("reroll_dice:both", [[CRISES["arrow"]], [2]], "event-dice 0 3 arrow", True),
    ],
)
def test_the_dice_of_an_event(answer: str, luck: list[list[int]], rolled: str, is_crisis: bool) -> None:
    scene = event(ROLLED + luck, ships={"3-hex": {"0": 2, "blight": [0, 1]}})
    assert scene.waiting == [0]
    assert scene.options() == BOTH
    assert scene.campaign.get("rolled", []) == []  # they do not count yet
    scene.play(answer)
    name = answer.partition(":")[2]
    again = [f"dice-rerolled 0 {VISION} {name}", rolled] if rolled else []
    assert dice(scene) == ["event-dice 0 3 arrow", *again]
    assert scene.ships("3-hex") == ([1, 1] if is_crisis else [2, 0])
    assert ("enforce" in scene.options()) != is_crisis
    assert scene.options("reroll_dice") == []


@pytest.mark.rule("ABR-9.8")
@pytest.mark.parametrize(
    ("answer", "luck", "repaired", "symbol"),
    [
        ("done", [], "3-crescent", "arrow"),
        ("reroll_dice:event", [[EDICTS["hex"]]], "3-crescent", "hex"),
        ("reroll_dice:number", [[3]], "4-crescent", "arrow"),
        ("reroll_dice:both", [[CRISES["hex"]], [3]], "4-crescent", "hex"),
    ],
)
def test_the_dice_of_court_crises(answer: str, luck: list[list[int]], repaired: str, symbol: str) -> None:
    """Blight Looms repairs the rolled cluster and spreads to the rolled symbol."""
    scene = court(ROLLED + luck, ships={"3-crescent": {"blight": [0, 1]}, "4-crescent": {"blight": [0, 1]}})
    assert scene.options() == BOTH
    scene.play(answer)
    ships = scene.state["ships"]
    assert [system for system in ("3-crescent", "4-crescent") if ships[system]["blight"] == [1, 0]] == [repaired]
    assert [each for each in ("arrow", "hex") if "blight" in ships.get(f"1-{each}", {})] == [symbol]


@pytest.mark.rule("ABR-9.1")
@pytest.mark.parametrize(
    ("rolled", "answer", "luck", "is_crisis"),
    [
        ("crises", "done", [], True),
        ("edicts", "done", [], False),
        ("crises", "reroll_dice:event", [[EDICTS["hex"]]], False),
        ("edicts", "reroll_dice:event", [[CRISES["hex"]]], True),
    ],
)
def test_the_event_die_of_stone_speakers(rolled: str, answer: str, luck: list[list[int]], is_crisis: bool) -> None:
    first = {"crises": CRISES, "edicts": EDICTS}[rolled]["arrow"]
    scene = stones([[first], *luck, [EDICTS["hex"]], [0]], ships={"2-hex": {"0": 2, "blight": [0, 1]}})
    assert scene.waiting == [0]
    assert scene.options() == EVENT
    scene.play(answer)
    assert scene.ships("2-hex") == ([1, 1] if is_crisis else [2, 0])
    if is_crisis:  # the dice of Court crises are another roll of the player with the initiative
        assert scene.options() == BOTH
        scene.play("done")
    assert scene.waiting == [1]
    said = {"crises": "die-for-crises 0 crises", "edicts": "die-for-crises 0 edicts"}
    after = f"die-for-crises 0 {'crises' if is_crisis else 'edicts'}"
    assert dice(scene)[:3][: 1 + 2 * len(luck)] == [
        said[rolled],
        *([f"dice-rerolled 0 {VISION} event", after] if luck else []),
    ]


@pytest.mark.rule("ABR-9.2")
@pytest.mark.parametrize(
    ("answer", "luck", "hits"),
    [("done", [], [True, False]), ("reroll_dice:number", [[2]], [False, True])],
)
def test_the_number_die_of_anger(answer: str, luck: list[list[int]], hits: list[bool]) -> None:
    scene = anger([[1], *luck])
    assert scene.options() == NUMBER
    assert hit(scene, "2-arrow", "3-arrow") == [False, False]
    scene.play(answer)
    assert hit(scene, "2-arrow", "3-arrow") == hits
    again = [f"dice-rerolled 0 {VISION} number", "number-rolled 0 3"] if luck else []
    assert dice(scene) == ["number-rolled 0 2", *again]


@pytest.mark.parametrize(("answer", "luck", "cluster"), [("done", [], 2), ("reroll_dice:number", [[5]], 6)])
def test_the_number_die_of_seed(answer: str, luck: list[list[int]], cluster: int) -> None:
    scene = seed([[1], *luck])
    assert scene.options() == NUMBER
    scene.play(answer)
    assert scene.options() == [f"at:{cluster}-{place}" for place in ("gate", "arrow", "crescent", "hex")]


def test_the_price_is_paid_for_the_new_roll() -> None:
    """Psionics change the result of the second roll: cluster 3 is one step from cluster 4."""
    scene = anger([[1], [3]], me={"resources": ["psionic"]})
    assert scene.options() == NUMBER
    scene.play("reroll_dice:number")
    assert scene.options() == ["cluster:4", "cluster:3", "cluster:5"]
    scene.play("cluster:3")
    assert scene.resources() == []
    assert hit(scene, "2-arrow", "3-arrow") == [False, True]


# Who is asked

PLACES = [
    (event, ROLLED),
    (court, ROLLED),
    (stones, [[EDICTS["arrow"]]]),
    (anger, [[1]]),
    (seed, [[1]]),
]


@pytest.mark.rule("ABR-5.8", "ABR-9.8")
@pytest.mark.parametrize(("play", "luck"), PLACES)
@pytest.mark.parametrize(
    "fields",
    [{"markers": ["warlord", "", ""]}, {"holder": 1}, {"holder": -1}],
    ids=["not declared", "somebody else has it", "nobody has it"],
)
def test_nobody_else_is_asked(play: Any, luck: list[list[int]], fields: dict[str, Any]) -> None:
    scene = play(luck, **fields)
    asked = [str(option) for seat in scene.waiting for option in scene.table.options(seat)]
    assert [option for option in asked if option.startswith("reroll_dice")] == []
    assert len(dice(scene)) == 1  # one roll, and no reroll
    assert "reroll" not in scene.view()["campaign"]


@pytest.mark.rule("ABR-5.10", "ABR-5.8")
def test_who_has_surpassed_rolls_and_may_reroll() -> None:
    scene = gifted(
        [*ROLLED, [EDICTS["crescent"]], [0]],
        ["administration-2"],
        holder=2,
        players={1: {"hand": ["EV01"]}, 2: {"hand": ["administration-6", "construction-3"]}},
    )
    scene.play("lead:administration-2", "end", "event:EV01", "end", "surpass:administration-6", "end", "no")
    assert scene.waiting == [2]
    assert scene.options() == BOTH
    scene.play("reroll_dice:both")
    assert dice(scene) == ["event-dice 2 3 arrow", f"dice-rerolled 2 {VISION} both", "event-dice 2 1 crescent"]


def test_a_card_that_rerolls_only_in_battle_does_not_help() -> None:
    """Skirmishers (CC05) reroll skirmish dice of a battle."""
    players = {0: {"cards": ["CC05"], "resources": ["weapon"]}}
    scene = event(ROLLED, holder=1, players=players)
    assert scene.told("event-dice") == ["event-dice 0 3 arrow"]
    assert scene.options("reroll_dice") == []


@pytest.mark.rule("ABR-2.23", "ABR-2.26")
def test_the_dice_of_the_next_act_are_not_rerolled() -> None:
    """Empath was declared in the last chapter, but its markers have come back."""
    fields: dict[str, Any] = {
        "me": {"cards": [VISION]},
        "markers": EMPATH,
        "options": {"lore_deck": "all"},
        "lore_deck": [card for card in LORE if card != VISION],
    }
    scene = last_chapter(**fields)
    assert (scene.campaign["act"], scene.state["chapter"]) == (2, 1)
    assert VISION in scene.me["cards"]
    assert [line.split()[0] for line in dice(scene)] == ["event-dice"]


# The question


def test_it_is_saved_and_loaded_while_it_waits() -> None:
    for play, luck in PLACES:
        scene = play(luck)
        position = scene.table.save()
        assert isinstance(position["stack"], list)
        assert position["stack"][-1]["frame"] == "may_reroll"
        table = load_table(position, GAMES, Script([[4], [5]], ChanceSource(1)))
        assert table.save() == position
        assert [str(option) for option in table.options(0)] == scene.options()
        table.play(0, scene.options()[-1])
        assert [str(option) for option in table.options(table.waiting[0]) if option.kind == "reroll_dice"] == []


def test_it_can_be_undone_until_dice_are_rolled() -> None:
    scene = seed([[1], [5]])
    scene.play("done")
    scene.table.undo(0)
    assert scene.options() == NUMBER
    assert scene.table.preview(0, "reroll_dice:number").final == "chance"
    scene.play("reroll_dice:number")
    with pytest.raises(Refused):
        scene.table.undo(0)


def test_everybody_sees_the_dice() -> None:
    shown = [play(luck).view(2)["campaign"]["reroll"]["dice"] for play, luck in PLACES]
    assert shown == [[0, 2], [0, 2], [3, -1], [-1, 1], [-1, 1]]
    scene = event(ROLLED)
    assert scene.view(1)["campaign"]["reroll"] == {"seat": 0, "card": VISION, "dice": [0, 2]}
    scene.play("done")
    assert "reroll" not in scene.view(1)["campaign"]


@pytest.mark.parametrize(
    ("locale", "prompts"),
    [
        (
            "en",
            [
                "Empath's Vision: you rolled arrow, crises, cluster 3. Which dice do you reroll?",
                "Empath's Vision: you rolled arrow, edicts. Reroll the event die?",
                "Empath's Vision: you rolled cluster 2. Reroll the number die?",
            ],
        ),
        (
            "ru",
            [
                "Выпало: стрела, кризисы, регион 3. Какие кубики перебросить («Видение эмпата»)?",
                "Выпало: стрела, указы. Перебросить кубик событий («Видение эмпата»)?",
                "Выпало: регион 2. Перебросить кубик чисел («Видение эмпата»)?",
            ],
        ),
        (
            "de",
            [
                "„Vision des Empathen“: Du hast Pfeil, Krisen, Sektor 3 gewürfelt. Welche Würfel wirfst du neu?",
                "„Vision des Empathen“: Du hast Pfeil, Edikte gewürfelt. Den Ereigniswürfel neu werfen?",
                "„Vision des Empathen“: Du hast Sektor 2 gewürfelt. Den Zahlenwürfel neu werfen?",
            ],
        ),
    ],
)
def test_the_question_says_what_was_rolled(locale: str, prompts: list[str]) -> None:
    words = catalogue("blighted-reach", locale)
    scenes = [event(ROLLED), stones([[EDICTS["arrow"]]]), anger([[1]])]
    assert [words.say(scene.table.prompt(0), NAMES, 0) for scene in scenes] == prompts
    labels = {words.say(scenes[0].table.label(0, option), NAMES, 0) for option in scenes[0].table.options(0)}
    assert len(labels) == len(BOTH)


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        ("en", ["Anna rolls the event die: Crises.", "Anna rerolls the event die with Empath's Vision."]),
        ("ru", ["Anna бросает кубик событий: кризисы.", "Anna перебрасывает кубик событий: «Видение эмпата»."]),
        (
            "de",
            [
                "Anna wirft den Ereigniswürfel: Krisen.",
                "Anna wirft den Ereigniswürfel mit „Vision des Empathen“ neu.",
            ],
        ),
    ],
)
def test_the_log_tells_both_rolls(locale: str, lines: list[str]) -> None:
    scene = stones([[CRISES["arrow"]], [CRISES["hex"]]])
    scene.play("reroll_dice:event")
    words = catalogue("blighted-reach", locale)
    kinds = ("log-die-for-crises", "log-dice-rerolled")
    told = [words.say(message, NAMES) for _, message in scene.table.log(None) if message.id in kinds]
    assert told == [*lines, lines[0]]


def test_greedy_answers() -> None:
    for play, luck in PLACES:
        scene = play(luck)
        state: Any = scene.table.state
        choice = Greedy().choose(GAME, state.clone(), 0, list(scene.table.options(0)), Random(1))
        assert str(choice.action) in scene.options()


# Positions that somebody has written


def written(*above: dict[str, Any], cards: list[str] | None = None) -> dict[str, Any]:
    """Seat 0 has Empath's Vision, Empath is declared, and these frames wait."""
    position = saved([START, *above])
    state = position["state"]
    held = [VISION] if cards is None else cards
    state["players"][0]["cards"] = held
    state["markers"] = EMPATH
    state["lore_deck"] = [card for card in LORE if card not in held]
    position["options"] = {**position["options"], "lore_deck": "all"}
    return position


NUMBER_DIE = {"frame": "roll_number_die", "seat": 0, "side": 0}
EVENT_DIE = {"frame": "roll_for_crises", "seat": 0}


@pytest.mark.parametrize(
    ("roll", "frame", "why"),
    [
        (NUMBER_DIE, {"frame": "may_reroll", "seat": 0, "side": 5, "cluster": 5}, ""),
        (NUMBER_DIE, {"frame": "may_reroll", "seat": 0, "side": 0, "cluster": 0}, ""),
        (EVENT_DIE, {"frame": "may_reroll", "seat": 0, "side": 5, "cluster": -1}, ""),
        (NUMBER_DIE, {"frame": "reroll_dice", "seat": 0, "dice": 3, "side": 0, "cluster": 0}, ""),
        (EVENT_DIE, {"frame": "reroll_dice", "seat": 0, "dice": 1, "side": 0, "cluster": -1}, ""),
        (NUMBER_DIE, {"frame": "may_reroll", "seat": 1, "side": 0, "cluster": 0}, "may_reroll cannot have seat 1"),
        (NUMBER_DIE, {"frame": "may_reroll", "seat": 0, "side": 6, "cluster": 0}, "may_reroll cannot have side 6"),
        (NUMBER_DIE, {"frame": "may_reroll", "seat": 0, "side": -1, "cluster": 0}, "may_reroll cannot have side -1"),
        (NUMBER_DIE, {"frame": "may_reroll", "seat": 0, "side": 0, "cluster": 6}, "may_reroll cannot have cluster 6"),
        (NUMBER_DIE, {"frame": "may_reroll", "seat": 0, "side": 0, "cluster": -1}, "may_reroll cannot have cluster"),
        (EVENT_DIE, {"frame": "may_reroll", "seat": 0, "side": 0, "cluster": 0}, "may_reroll cannot have cluster 0"),
        (START, {"frame": "may_reroll", "seat": 0, "side": 0, "cluster": 0}, "may_reroll cannot"),
        (START, {"frame": "reroll_dice", "seat": 0, "dice": 1, "side": 0, "cluster": 0}, "reroll_dice cannot"),
        (
            NUMBER_DIE,
            {"frame": "reroll_dice", "seat": 0, "dice": 0, "side": 0, "cluster": 0},
            "reroll_dice cannot have dice 0",
        ),
        (
            NUMBER_DIE,
            {"frame": "reroll_dice", "seat": 0, "dice": 4, "side": 0, "cluster": 0},
            "reroll_dice cannot have dice 4",
        ),
        (
            EVENT_DIE,
            {"frame": "reroll_dice", "seat": 0, "dice": 2, "side": 0, "cluster": -1},
            "reroll_dice cannot have dice 2",
        ),
        (
            EVENT_DIE,
            {"frame": "reroll_dice", "seat": 1, "dice": 1, "side": 0, "cluster": -1},
            "reroll_dice cannot have seat 1",
        ),
        (
            EVENT_DIE,
            {"frame": "reroll_dice", "seat": 0, "dice": 1, "side": 6, "cluster": -1},
            "reroll_dice cannot have side 6",
        ),
        (
            NUMBER_DIE,
            {"frame": "reroll_dice", "seat": 0, "dice": 1, "side": 0, "cluster": 6},
            "reroll_dice cannot have cluster 6",
        ),
    ],
)
def test_a_question_without_its_roll_is_refused(roll: dict[str, Any], frame: dict[str, Any], why: str) -> None:
    above = [frame] if roll is START else [roll, frame]
    if not why:
        assert ecliptic.load(written(*above)).waiting
        return
    with pytest.raises(Refused, match=why):
        ecliptic.load(written(*above))


def test_the_question_needs_its_card() -> None:
    frame = {"frame": "may_reroll", "seat": 0, "side": 0, "cluster": 0}
    with pytest.raises(Refused, match="may_reroll cannot have seat 0"):
        ecliptic.load(written(NUMBER_DIE, frame, cards=[]))
