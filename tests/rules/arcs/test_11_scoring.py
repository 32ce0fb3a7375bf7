"""The end of a chapter and of the game, fine print, invariants (ARC-10 to ARC-12, ARC-15, ARC-16)."""

from typing import Any

import pytest

from ecliptic.games.arcs.game import GAME
from ecliptic.kernel import Refused
from tests.rules.arcs.scene import SKIRMISH, Scene, new_table

COURT = ["BC01", "BC02", "BC03", "BC04"]


def score(seats: int = 3, markers: tuple[str, str, str] = ("", "", "warlord"), **fields: Any) -> Scene:
    """Seat 0 holds one card and passes: the chapter ends."""
    scene = Scene(hand=["aggression-3"], seats=seats, markers=list(markers), **fields)
    scene.play("pass")
    return scene


def power(scene: Scene) -> list[int]:
    """Everybody's Power."""
    return [row["power"] for row in scene.state["players"]]


def trophies(*counts: int, **rest: Any) -> dict[str, Any]:
    """Players with so many Trophies; they are agents."""
    owners = {seat: [f"{(seat + 1) % len(counts)} agent"] * n for seat, n in enumerate(counts)}
    fields = {seat: {"trophies": owners[seat], **rest.get(f"p{seat}", {})} for seat in range(1, len(counts))}
    return {"me": {"trophies": owners[0], **rest.get("p0", {})}, "players": fields}


@pytest.mark.rule("ARC-11.1")
def test_every_declared_ambition_is_scored_once() -> None:
    scene = score(markers=("keeper", "", "warlord"), **trophies(2, 1, 0, p0={"resources": ["relic"]}))
    assert power(scene) == [5 + 2, 3, 0]


@pytest.mark.rule("ARC-11.2", "ARC-10.2")
def test_what_ambitions_count() -> None:
    scene = Scene(
        me={
            "resources": ["material", "fuel", "weapon"],
            "cards": ["BC01", "BC09", "BC13", "BC24", "BC18"],
            "trophies": ["1 ship"],
            "captives": ["1 agent", "2 agent"],
        },
        buildings={"2-hex/1": "0 city"},
    )
    counts = {each["ambition"]: each["counts"][0] for each in scene.view()["ambitions"]}
    assert counts == {"tycoon": 4, "tyrant": 2, "warlord": 1, "keeper": 1, "empath": 1}


@pytest.mark.rule("ARC-11.3")
def test_first_and_second_place_add_up_their_markers() -> None:
    assert power(score(markers=("warlord", "warlord", "warlord"), **trophies(3, 2, 1))) == [10, 5, 0]


@pytest.mark.rule("ARC-11.4")
@pytest.mark.parametrize(("counts", "gained"), [((2, 2, 1), [3, 3, 0]), ((3, 1, 1), [5, 0, 0]), ((1, 1, 1), [3, 3, 3])])
def test_ties(counts: tuple[int, ...], gained: list[int]) -> None:
    assert power(score(**trophies(*counts))) == gained


@pytest.mark.rule("ARC-11.5")
@pytest.mark.parametrize(("counts", "gained"), [((0, 0, 0), [0, 0, 0]), ((1, 0, 0), [5, 0, 0])])
def test_nobody_places_with_nothing(counts: tuple[int, ...], gained: list[int]) -> None:
    assert power(score(**trophies(*counts))) == gained


@pytest.mark.rule("ARC-11.6")
@pytest.mark.parametrize(("cities", "bonus"), [(3, 0), (4, 2), (5, 5)])
@pytest.mark.parametrize(("counts", "won"), [((2, 1, 0), True), ((2, 2, 0), False), ((1, 2, 0), False)])
def test_the_city_bonus_is_for_an_ambition_won_alone(
    cities: int, bonus: int, counts: tuple[int, ...], won: bool
) -> None:
    sites = ["2-hex/1", "2-hex/2", "3-hex/1", "3-hex/2", "5-hex/1"]
    scene = score(**trophies(*counts), buildings=dict.fromkeys(sites[:cities], "0 city"))
    assert power(scene)[0] == (5 + bonus if won else 3)


@pytest.mark.rule("ARC-11.6")
def test_the_bonus_comes_once_for_an_ambition() -> None:
    sites = ["2-hex/1", "2-hex/2", "3-hex/1", "3-hex/2"]
    scene = score(markers=("", "warlord", "warlord"), **trophies(2, 1, 0), buildings=dict.fromkeys(sites, "0 city"))
    assert power(scene)[0] == 5 + 3 + 2


@pytest.mark.rule("ARC-11.7")
@pytest.mark.parametrize(
    ("markers", "fields", "gained"),
    [
        # 2p-frontiers: material 2, fuel 2, weapon 1, psionic 1 on the boxes
        (("", "", "tycoon"), {"me": {"resources": ["fuel", "material"]}}, [3, 0]),
        (("", "", "tycoon"), {"me": {"resources": ["fuel", "", "material"]}, "foe": {"resources": ["fuel"]}}, [3, 0]),
        (("", "", "warlord"), {"me": {"trophies": ["1 ship", "1 ship"]}, "foe": {"trophies": ["0 ship"]}}, [5, 0]),
        (("", "", "empath"), {"me": {"resources": ["psionic"]}}, [3, 0]),
        (("", "", "keeper"), {"me": {"resources": ["relic"]}}, [5, 0]),
        (("", "", "tyrant"), {"me": {"captives": ["1 agent"]}}, [5, 0]),
    ],
)
def test_the_third_player_of_two(markers: tuple[str, str, str], fields: dict[str, Any], gained: list[int]) -> None:
    built = {"3-arrow/1": "0 city"}
    assert power(score(2, markers, buildings=built, ships={"3-hex": {"0": 1, "1": 1}}, **fields)) == gained


@pytest.mark.rule("ARC-11.8", "ARC-11.9")
@pytest.mark.parametrize(("ambition", "left"), [("warlord", (0, 2)), ("tyrant", (3, 0)), ("keeper", (3, 2))])
def test_scored_trophies_and_captives_return(ambition: str, left: tuple[int, int]) -> None:
    boxes = {"trophies": ["1 ship", "1 city", "1 starport"], "captives": ["1 agent", "1 agent"]}
    scene = score(markers=("", "", ambition), me=boxes)
    assert (len(scene.me.get("trophies", [])), len(scene.me.get("captives", []))) == left
    home = 15 if ambition == "warlord" else 14
    assert scene.foe["ships"] == home - 1
    assert scene.foe["cities"] == (5 if ambition == "warlord" else 4)
    assert scene.foe["agents"] == (10 if ambition == "tyrant" else 8)


@pytest.mark.rule("ARC-11.8")
def test_scored_means_that_a_marker_was_there() -> None:
    tied: dict[str, Any] = {
        "me": {"trophies": ["1 agent"]},
        "foe": {"trophies": ["0 agent"]},
        "players": {2: {"trophies": ["0 ship"]}},
    }
    scene = score(markers=("warlord", "", ""), **tied)  # 2/0: second place gains nothing
    assert power(scene) == [0, 0, 0]
    assert "trophies" not in scene.me


@pytest.mark.rule("ARC-11.10", "ARC-11.11")
@pytest.mark.parametrize(
    ("chapter", "values"),
    [
        (1, [(4, 2), (3, 2), (5, 3)]),
        (2, [(4, 2), (6, 3), (5, 3)]),
        (3, [(4, 2), (6, 3), (9, 4)]),
        (4, [(4, 2), (6, 3), (9, 4)]),
    ],
)
def test_markers_become_available_and_one_is_flipped(chapter: int, values: list[tuple[int, int]]) -> None:
    scene = score(markers=("keeper", "warlord", "tyrant"), chapter=chapter)
    markers = scene.view()["markers"]
    assert [(marker["first"], marker["second"]) for marker in markers] == values
    assert [marker["at"] for marker in markers] == ["", "", ""]


@pytest.mark.rule("ARC-11.12", "ARC-11.14")
def test_the_next_chapter() -> None:
    scene = score(
        initiative=0,
        me={"resources": ["fuel"], "cards": ["BC01"], "outrage": ["relic"]},
        ships={"2-hex": {"0": [1, 1]}},
        court=[*COURT[1:], "BC05"],
        agents=[[1], [], [], []],
    )
    assert scene.state["chapter"] == 2
    assert [len(scene.player(seat)["hand"]) for seat in range(3)] == [6, 6, 6]
    assert len(scene.state["pile"]) == 2
    assert "pile_known" not in scene.state
    assert scene.waiting == [0]
    assert (scene.resources(), scene.me["cards"], scene.me["outrage"]) == (["fuel"], ["BC01"], ["relic"])
    assert scene.ships("2-hex") == [1, 1]
    assert scene.agents("BC02") == [1, 0, 0, 0]


@pytest.mark.rule("ARC-11.13")
def test_two_players_may_redraw_every_chapter() -> None:
    scene = score(2)
    assert scene.waiting == [1]
    assert scene.options() == ["keep_hand", "redraw"]


@pytest.mark.rule("ARC-11.15")
def test_effects_after_scoring_come_between_scoring_and_clean_up() -> None:
    """The Material Cartel lets Rivals discard after their material has scored."""
    scene = score(
        markers=("", "", "tycoon"),
        me={"cards": ["BC03"]},
        foe={"resources": ["material"]},
        players={2: {"resources": ["fuel"]}},
    )
    assert power(scene) == [5, 0, 0]
    assert (scene.resources(1), scene.resources(2)) == ([], ["fuel"])


@pytest.mark.rule("ARC-12.1")
@pytest.mark.parametrize(("seats", "needed"), [(2, 33), (3, 30), (4, 27)])
def test_power_that_ends_the_game(seats: int, needed: int) -> None:
    assert not score(seats, foe={"power": needed - 1}).table.over
    assert score(seats, foe={"power": needed}).table.over


@pytest.mark.rule("ARC-12.1")
def test_the_fifth_chapter_is_the_last() -> None:
    assert not score(chapter=4).table.over
    assert score(chapter=5).table.over


@pytest.mark.rule("ARC-12.2")
def test_most_power_wins_and_turn_order_breaks_ties() -> None:
    ended = score(chapter=5, me={"power": 3}, foe={"power": 8}, players={2: {"power": 8}})
    result = ended.table.result
    assert result is not None
    assert (result.places, result.scores) == ((3, 1, 2), (3, 8, 8))
    tie = Scene(foe={"power": 8, "hand": ["aggression-3"]}, me={"power": 8}, initiative=1, chapter=5)
    tie.play("pass")
    assert tie.table.result is not None
    assert tie.table.result.winners == (1,)


@pytest.mark.rule("ARC-12.3")
def test_conceding_is_no_rule_effect() -> None:
    assert all(option.kind != "concede" for option in new_table(3, first="0").options(0))


@pytest.mark.rule("ARC-10.5")
def test_a_card_does_not_react_to_its_own_coming() -> None:
    """The Noble draws Farseers by declaring: it does not look at a hand."""
    rest = [f"BC{n:02}" for n in range(1, 32) if n not in (1, 2, 3, 4, 17)]
    scene = Scene(
        hand=["aggression-2"], me={"leader": "LEAD12"}, foe={"hand": ["aggression-5"]}, court=COURT,
        court_deck=["BC17", *rest],
    )  # fmt: skip
    scene.play("lead:aggression-2", "declare:tycoon")
    assert scene.me["cards"] == ["BC17"]
    assert scene.options("rival") == []
    assert scene.options("prelude") == []


@pytest.mark.rule("ARC-10.6")
def test_a_union_beside_a_card_cannot_be_stolen() -> None:
    scene = Scene(hand=["aggression-2"], me={"cards": ["BC11"]}, foe={"hand": ["construction-2"], "cards": ["BC20"]})
    scene.play("lead:aggression-2", "prelude:BC11", "end", "pivot:construction-2", "prelude:BC20")
    assert scene.foe["cards"] == []
    assert scene.state["unions"] == [{"union": "BC11", "seat": 0, "action_card": "aggression-2"}]


@pytest.mark.rule("ARC-10.7")
def test_agents_of_a_secured_card_do_not_stay() -> None:
    scene = Scene(hand=["aggression-2"], court=COURT, agents=[[2, 1], [], [], []])
    scene.play("lead:aggression-2", "secure:BC01")
    assert sum(scene.state["agents"][0]) == 0
    assert scene.me["agents"] == 10


@pytest.mark.rule("ARC-10.8")
def test_discarded_lore_goes_to_the_court_discard_pile_and_stays() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["L21", "BC16"]},
        court=["BC30", "BC02", "BC03", "BC04"],
        agents=[[1], [], [], []],
        court_discard=["BC05"],
    )
    scene.play("lead:aggression-2", "prelude:L21", "secure:BC30")
    assert scene.state["court_discard"] == ["L21", "BC30"]


@pytest.mark.rule("ARC-15.1")
def test_the_order_of_several_players_is_turn_order() -> None:
    """Outrage spreads from the player with initiative on: the Cartel's holder last."""
    scene = Scene(
        hand=["aggression-2"], players={2: {"resources": ["fuel"], "cards": ["BC06"]}},
        court=["BC28", "BC02", "BC03", "BC04"], agents=[[1], [], [], []],
    )  # fmt: skip
    scene.play("lead:aggression-2", "secure:BC28", "type:fuel")
    log = [message.id for _, message in scene.table.log(None) if message.id == "log-outrage"]
    assert len(log) == 3


@pytest.mark.rule("ARC-15.2")
def test_the_active_player_orders_what_happens_at_once() -> None:
    scene = Scene(
        hand=["aggression-2", "aggression-3"],
        me={"leader": "LEAD04", "cards": ["BC17"]},
        foe={"hand": ["aggression-5"]},
        players={2: {"hand": ["aggression-6"]}},
    )
    scene.play("lead:aggression-2", "declare:tycoon")
    assert scene.options() == ["react:0/LEAD04", "react:0/BC17"]
    scene.play("react:0/BC17", "rival:1", "done")
    assert scene.options("type") != []


@pytest.mark.rule("ARC-15.2")
def test_without_a_turn_the_initiative_orders() -> None:
    """After scoring the two Cartels react; seat 1 has the initiative."""
    scene = Scene(
        me={"cards": ["BC03"]}, foe={"hand": ["aggression-5"], "resources": ["fuel"]}, players={2: {"cards": ["BC06"]}},
        initiative=1,
    )  # fmt: skip
    scene.play("pass")
    assert scene.waiting == [1]
    assert scene.options() == ["react:0/BC03", "react:2/BC06"]


@pytest.mark.rule("ARC-15.3", "ARC-15.4")
def test_a_player_without_ship_and_starport_reappears() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": [0, 1], "1": 5}},
        buildings={"3-hex/1": "0 city"},
        luck=[[1]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:1-0-0")
    assert scene.options() == ["at:2-gate", "at:3-gate", "at:5-gate", "at:6-gate"]
    scene.play("at:5-gate")
    assert scene.ships("5-gate") == [3, 0]


@pytest.mark.rule("ARC-15.3")
def test_a_starport_is_enough_to_stay() -> None:
    scene = Scene(hand=["aggression-2", "aggression-3"], at_home=False, buildings={"3-hex/1": "0 starport"})
    scene.play("lead:aggression-2", "end")
    assert scene.options() == ["lead:aggression-3", "pass"]


@pytest.mark.rule("ARC-15.4")
def test_only_an_own_turn_brings_ships_back() -> None:
    scene = Scene(
        hand=["aggression-2"],
        foe={"hand": ["aggression-5"]},
        ships={"2-hex": {"0": 3, "1": [0, 1]}},
        luck=[[SKIRMISH["hit"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-1-0", "end")
    assert scene.waiting == [1]
    assert scene.options() == ["surpass:aggression-5", "copy:aggression-5"]


@pytest.mark.rule("ARC-15.5")
def test_pieces_return_to_their_origin() -> None:
    scene = score(me={"trophies": ["1 ship", "1 city", "1 starport", "1 agent"]})
    assert [scene.foe[name] for name in ("ships", "cities", "starports", "agents")] == [14, 5, 5, 10]


@pytest.mark.rule("ARC-15.6")
def test_nothing_is_given_away() -> None:
    scene = Scene(hand=["aggression-2"], me={"resources": ["fuel"], "cards": ["BC01"]})
    scene.play("lead:aggression-2")
    assert scene.options("give") == []


@pytest.mark.rule("ARC-15.7")
def test_hands_decks_and_face_down_cards_are_hidden() -> None:
    scene = Scene(hand=["aggression-2", "aggression-3"], foe={"hand": ["construction-2"]})
    view = scene.view(1)
    assert "hand" not in view["players"][0]
    assert view["players"][0]["hand_size"] == 2
    assert view["players"][1]["hand"] == ["construction-2"]
    assert set(view["pile"]) == {""}
    assert isinstance(view["court_deck"], int)


@pytest.mark.rule("ARC-15.8")
def test_two_piles_for_open_and_hidden_cards() -> None:
    scene = Scene(
        hand=["aggression-4", "mobilization-2"], foe={"hand": ["construction-2", "construction-3"]},
        options={"discard": "split"},
    )  # fmt: skip
    before = scene.state["pile"]
    scene.play("lead:aggression-4", "end", "copy:construction-2", "end")
    assert scene.state["open_pile"] == ["aggression-4"]
    assert scene.state["pile"] == [*before, "construction-2"]


@pytest.mark.rule("ARC-15.8")
def test_too_few_hidden_cards_shuffle_both_piles() -> None:
    all_cards = [
        f"{suit}-{n}" for suit in ("administration", "aggression", "construction", "mobilization") for n in range(2, 7)
    ]
    scene = Scene(
        hand=["aggression-4"], court=["BC31", "BC02", "BC03", "BC04"], agents=[[1], [], [], []],
        options={"discard": "split"}, pile=[], open_pile=[card for card in all_cards if card != "aggression-4"],
    )  # fmt: skip
    scene.play("lead:aggression-4", "secure:BC31")
    assert len(scene.me["hand"]) == 1
    assert "open_pile" not in scene.state


@pytest.mark.rule("ARC-15.9")
def test_cannot_wins() -> None:
    """Empath's Bond lets its holder tax any city; the Upstart cannot tax what it does not control."""
    fields: dict[str, Any] = {"markers": ["empath", "", ""], "buildings": {"2-hex/1": "1 city"}}
    bond = Scene(hand=["administration-2"], me={"cards": ["L20"]}, **fields)
    bond.play("lead:administration-2")
    assert bond.options("tax") == ["tax:2-hex/1"]
    upstart = Scene(hand=["administration-2"], me={"cards": ["L20"], "leader": "LEAD04"}, **fields)
    upstart.play("lead:administration-2")
    assert upstart.options("tax") == []


@pytest.mark.rule("ARC-15.10")
def test_decisions_are_undone_up_to_the_last_roll() -> None:
    scene = Scene(hand=["aggression-2"], ships={"2-hex": {"0": 2, "1": 2}}, luck=[[6]])
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert scene.table.undoable(0) == 2
    scene.play("dice:0-1-0")
    assert scene.table.undoable(0) == 0


@pytest.mark.rule("ARC-16.1")
@pytest.mark.parametrize("field", ["ships", "starports", "agents", "cities"])
def test_pieces_are_conserved(field: str) -> None:
    with pytest.raises(Refused):
        Scene(me={field: 3})


@pytest.mark.rule("ARC-16.2")
def test_tokens_are_conserved() -> None:
    with pytest.raises(Refused):
        Scene(supply=[5, 5, 5, 5, 4])


@pytest.mark.rule("ARC-16.3")
def test_action_cards_are_conserved() -> None:
    with pytest.raises(Refused):
        Scene(hand=["aggression-2"], pile=["aggression-2"])


@pytest.mark.rule("ARC-16.4")
def test_buildings_stand_in_slots() -> None:
    with pytest.raises(Refused):
        Scene(buildings={"2-arrow/2": "0 city"})
    with pytest.raises(Refused):
        Scene(buildings={"2-gate/1": "0 city"})


@pytest.mark.rule("ARC-16.5")
def test_there_are_three_markers() -> None:
    with pytest.raises(Refused):
        Scene(markers=["tycoon", ""])


def test_the_game_offers_its_set_ups_to_the_check() -> None:
    assert len(GAME.setups()) == 36
