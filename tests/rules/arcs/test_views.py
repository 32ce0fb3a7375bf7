"""What a view says about the open question of a card, and what is printed on the components."""

from typing import Any

from ecliptic.games.arcs.printed import printed_components
from tests.rules.arcs.scene import Scene


def test_fire_rifles_have_their_odds() -> None:
    scene = Scene(
        hand=["aggression-2"], me={"cards": ["L02"]}, ships={"2-hex": {"0": 2}, "3-arrow": {"1": 1}, "6-hex": {"2": 1}}
    )
    scene.play("lead:aggression-2", "use:fire_rifles")
    shown = scene.view(1)
    assert shown["asked"] == {"card": "L02", "system": "3-arrow", "owner": "1"}
    assert shown["battle"]["attacker"] == "0"
    assert {f"dice:{dice}" for dice in shown["battle"]["odds"]} == set(scene.options())
    two = shown["battle"]["odds"]["0-2-0"]
    assert (two["hits"]["chances"], two["own_hits"]["chances"], two["clears"]) == ([0.25, 0.5, 0.25], [1.0], 0.25)


def test_a_guide_says_whose_ships_move_from_where_to_where() -> None:
    scene = Scene(
        hand=["mobilization-2"],
        me={"cards": ["L16"], "leader": "LEAD05"},
        ships={"3-arrow": {"0": 3, "1": [1, 1]}},
        buildings={"2-hex/1": "0 starport"},
    )
    scene.play("lead:mobilization-2", "use:guide")
    scene.play_if_asked("move:3-arrow>2-hex")
    assert scene.view()["asked"] == {"card": "L16", "system": "3-arrow", "to": "2-hex", "owner": "0"}
    scene.play("ships:3+0")
    assert scene.view()["asked"]["owner"] == "1"


def test_a_martyr_says_in_which_system() -> None:
    scene = Scene(hand=["mobilization-2"], me={"cards": ["L18"]}, ships={"2-hex": {"0": 2, "1": [0, 1]}})
    scene.play("lead:mobilization-2", "use:martyr")
    assert scene.options() == ["hit:1/damaged", "no"]
    assert scene.view(2)["asked"] == {"card": "L18", "system": "2-hex"}


def test_a_raid_says_whom_and_how_many_keys_are_left() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 3}},
        buildings={"2-hex/1": "1 city"},
        foe={"resources": ["fuel", "relic"]},
        luck=[[13, 13]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-0-2")
    assert set(scene.options("raid")) == {"raid:fuel", "raid:relic"}
    assert scene.view()["asked"] == {"owner": "1", "left": 4}


def test_nothing_is_asked_about_the_map_in_a_turn() -> None:
    scene = Scene(hand=["aggression-2"])
    assert scene.view()["asked"] == {}
    assert scene.view()["battle"] is None


def test_what_is_printed() -> None:
    printed: Any = printed_components(None, "en")
    assert printed["action_cards"]["aggression-2"] == {
        "suit": "aggression", "number": 2, "pips": 3, "declares": ["tycoon"], "seizes": False,
    }  # fmt: skip
    assert len(printed["action_cards"]["administration-7"]["declares"]) == 5
    assert printed["suits"]["construction"] == ["repair", "build"]
    gatekeepers = printed["cards"]["BC08"]
    assert (gatekeepers["kind"], gatekeepers["suit"], gatekeepers["raid_cost"]) == ("guild", "fuel", 2)
    assert printed["cards"]["BC02"]["actions"] == [{"id": "manufacture", "in_place_of": ["build"]}]
    assert "suit" not in printed["cards"]["L02"]
    assert printed["dice"]["raid"][1] == ["intercept", "key", "key"]
    assert printed["markers"][2] == {"id": "high", "first": [5, 9], "second": [3, 4]}
    assert printed["raid_costs"] == [3, 1, 1, 2, 1, 3]
    assert printed["power_to_end"] == {"2": 33, "3": 30, "4": 27}
    assert printed["setup_cards"]["2p-frontiers"] == {"players": 2, "out_of_play": [1, 6]}
    systems = {system["id"]: system for system in printed["systems"]}
    assert systems["2-hex"] == {"id": "2-hex", "cluster": 2, "is_gate": False, "type": "relic", "slots": 2}
    assert systems["4-gate"] == {"id": "4-gate", "cluster": 4, "is_gate": True, "type": None, "slots": 0}
