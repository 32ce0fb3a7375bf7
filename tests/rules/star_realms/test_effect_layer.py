"""Star Realms on the shared effect layer: what cards in play change and react to, and positions of older versions."""

from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.effects import ChooseEffect, Effects, Repeat, hook_mismatches, refresh
from ecliptic.games.star_realms.components import components, printed
from ecliptic.games.star_realms.words import COUNTS_AS_ALLY_FOR, HOOKS, SHIP_PLAYED
from ecliptic.kernel import Refused, digest, play_randomly
from tests.rules.star_realms.scene import Scene

GAME = ecliptic.game("star-realms")
ANY_SHIP_DRAWS = {"passive": [{"when": "you_play_ship", "faction": "any", "steps": [{"op": "draw", "n": 1}]}]}
PACK: dict[str, Any] = {
    "game": "star-realms",
    "cards": {
        # Ships that watch, leave play every turn and can be copied; ships and bases that are everybody's allies.
        "viper": {"passive": [{"when": "you_play_ship", "faction": "any", "steps": [{"op": "authority", "n": 1}]}]},
        "battle_pod": {"passive": [{"when": "you_play_ship", "faction": "blob", "steps": [{"op": "trade", "n": 1}]}]},
        "cargo_pod": {"passive": [{"counts_as_ally_for": "all_factions"}]},
        "trading_post": {"passive": [{"counts_as_ally_for": "all_factions"}]},
    },
}


def test_every_row_is_bound_and_every_change_is_used() -> None:
    cards = printed()
    assert hook_mismatches(HOOKS, [row for row in cards.rows if row.hooks]) == []
    watching = [cards.ids[i] for i, row in enumerate(cards.rows) if SHIP_PLAYED.number in row.hooks]
    changing = [cards.ids[i] for i, row in enumerate(cards.rows) if COUNTS_AS_ALLY_FOR.number in row.hooks]
    assert (watching, changing) == (["command_center", "fleet_hq"], ["mech_world"])


def test_the_verbs_of_the_data() -> None:
    assert list(printed().effects.verbs) == [
        "acquire_free", "authority", "choose_one", "combat", "combat_per", "copy_base", "copy_ship", "destroy_base",
        "discard_own", "draw", "draw_per", "if", "next_acquire_to", "opponent_discard", "scrap_own", "scrap_row",
        "trade",
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_changes_and_reacts_is_always_known(seats: int, seed: int) -> None:
    """The list that is kept is the list one would make anew, wherever cards come, go and become others."""
    rng = Random(seed)
    state: Any = GAME.new(seats, GAME.choose_options(seats, {"set": ["core", "both"][seed % 2]}), PACK, 2)
    seen = 0
    for _ in range(600):
        play_randomly(state, rng.random, 1)
        if not state.stack:
            break
        anew = state.clone()
        refresh(anew)
        assert state.active == anew.active
        seen += sum(len(sources) for sources in state.active)
    assert seen


@pytest.mark.rule("SR-13.9")
def test_two_cards_react_one_after_the_other_with_a_shuffle_between() -> None:
    """Fleet HQ and Command Center draw a card each; the second has to shuffle first."""
    pack = {"game": "star-realms", "cards": {"fleet_hq": ANY_SHIP_DRAWS, "command_center": ANY_SHIP_DRAWS}}
    scene = Scene(
        hand=["scout"], deck=["viper"], discard=["ram", "ram"], in_play=["fleet_hq", "command_center"],
        seats=2, cards="both", mode="duel", pack=pack, luck=[["ram", "ram"]],
    )  # fmt: skip
    scene.play("play:scout")
    assert scene.me["hand"] == ["viper", "ram"]
    assert scene.me["deck"] == ["ram"]


@pytest.mark.rule("SR-6.17")
def test_a_scrapped_card_cannot_become_a_copy() -> None:
    """It is not in play any more, so a pack that says so is refused."""
    pack: dict[str, Any] = {"game": "star-realms", "cards": {"explorer": {"scrap": [{"op": "copy_base"}]}}}
    with pytest.raises(Refused, match="copy_base can only be the first step of the primary ability of a base"):
        components(pack)


# Positions of older versions


def choosing() -> Scene:
    """A table at which Patrol Mech's choice is open."""
    scene = Scene(hand=["patrol_mech"], cards="core")
    scene.play("play:patrol_mech")
    return scene


def former(saved: dict[str, Any]) -> dict[str, Any]:
    """The position as it was written before effects were shared by all games."""
    names = {"choose_effect": "choose_one", "effect": "ability", "source": "place"}
    for frame in saved["stack"]:
        if frame["frame"] in ("choose_effect", "repeat"):
            frame.pop("left" if frame["frame"] == "choose_effect" else "source", None)
            frame["frame"] = names.get(frame["frame"], frame["frame"])
            for new, old in [*list(names.items())[1:], ("left", "times")]:
                if new in frame:
                    frame[old] = frame.pop(new)
    return saved


def own(table: ecliptic.Table) -> dict[str, Any]:
    """What the first player has, in a view."""
    view: Any = table.view(0)
    player: dict[str, Any] = view["players"][0]
    return player


def test_an_older_position_with_a_choice() -> None:
    table = choosing().table
    saved: Any = former(table.save())
    assert saved["stack"][-1] == {
        "frame": "choose_one", "ability": "patrol_mech.primary", "place": 0, "seat": 0, "step": 0,
    }  # fmt: skip
    opened = ecliptic.load(saved)
    assert isinstance(opened.state.stack[-1], ChooseEffect)
    assert digest(opened.state) == digest(table.state)
    opened.play(0, "choose:1")
    assert own(opened)["combat"] == 5


def test_an_older_position_with_a_benefit_for_each_card() -> None:
    """Two cards were discarded for Supply Depot: one benefit is being chosen, one is still to come."""
    scene = Scene(hand=["scout", "viper", "viper"], in_play=["supply_depot"])
    scene.play("use:supply_depot", "discard:scout", "discard:viper")
    table = scene.table
    assert isinstance(table.state.stack[-2], Repeat)
    saved: Any = former(table.save())
    assert saved["stack"][-2] == {
        "frame": "repeat", "ability": "supply_depot.primary.each", "seat": 0, "times": 1,
    }  # fmt: skip
    opened = ecliptic.load(saved)
    assert digest(opened.state) == digest(table.state)
    opened.play(0, "choose:0")
    opened.play(0, "choose:1")
    assert (own(opened)["trade"], own(opened)["combat"]) == (2, 2)


@pytest.mark.parametrize(
    "frame",
    [
        {"frame": "choose_effect", "effect": "scout.primary", "source": -1, "left": 1, "seat": 0, "step": 0},
        {"frame": "choose_effect", "effect": "patrol_mech.primary", "source": -1, "left": 1, "seat": 0, "step": 1},
        {"frame": "pick_own", "effect": "patrol_mech.primary", "picked": 0, "seat": 0, "step": 0},
        {"frame": "scrap_row", "effect": "scout.primary", "picks": [], "seat": 0, "step": 0},
        {"frame": "acquire_free", "effect": "scout.primary", "seat": 0, "step": 0},
        {"frame": "resolve", "source": -1, "seat": 0, "step": 0},
        {"frame": "resolve", "effect": "scout.primary", "source": 7, "seat": 0, "step": 0},
        {"frame": "react", "trigger": "ship_played", "sources": [3], "subject": 0},
        {"frame": "react", "trigger": "ship_played", "sources": [1 << 10 | 127], "subject": 0},
        {"frame": "react", "trigger": "ship_played", "sources": [], "subject": 0},
        {"frame": "react", "trigger": "counts_as_ally_for", "sources": [1 << 10], "subject": 0},
        {"frame": "react", "sources": [1 << 10], "subject": 0},
        {"frame": "reacting", "effect": "fleet_hq.passive", "source": 1 << 12, "seat": 0, "subject": 0, "begun": 0},
    ],
)
def test_a_frame_that_points_to_nothing_is_refused(frame: dict[str, Any]) -> None:
    """In whatever place of the stack: on top it would be asked at once, below it would stop the game later."""
    saved: Any = choosing().table.save()
    for place in (len(saved["stack"]), 2):
        stack = saved["stack"][:]
        stack.insert(place, frame)
        with pytest.raises(Refused):
            ecliptic.load({**saved, "stack": stack})


def test_only_mech_world_counts_for_all_factions() -> None:
    cards = printed()
    assert [id for id, is_ally in zip(cards.ids, cards.all_allies, strict=True) if is_ally] == ["mech_world"]


def test_a_step_with_an_unknown_verb_says_which_there_are() -> None:
    with pytest.raises(Refused, match=r"'fly'.*scrap_row, trade"):
        components({"game": "star-realms", "cards": {"scout": {"primary": [{"op": "fly"}]}}})
    assert isinstance(printed().effects, Effects)


def waiting_for_the_second() -> Scene:
    """Fleet HQ asks what a played ship gives; Command Center has not reacted yet."""
    gain = {"op": "choose_one", "options": [{"op": "trade", "n": 1}, {"op": "combat", "n": 1}]}
    asks = {"passive": [{"when": "you_play_ship", "faction": "any", "steps": [gain]}]}
    pack = {"game": "star-realms", "cards": {"fleet_hq": asks, "command_center": asks}}
    scene = Scene(hand=["scout"], in_play=["fleet_hq", "command_center"], cards="both", mode="duel", pack=pack)
    scene.play("play:scout")
    return scene


@pytest.mark.rule("SR-13.9")
def test_a_position_keeps_who_still_has_to_react() -> None:
    table = ecliptic.load(waiting_for_the_second().table.save())
    table.play(0, "choose:0")
    table.play(0, "choose:1")
    assert (own(table)["trade"], own(table)["combat"]) == (2, 1)


@pytest.mark.parametrize("subject", [0, 1, 1 << 4, 2 * 16 - 1])
def test_a_reaction_to_either_player_can_wait(subject: int) -> None:
    saved: Any = waiting_for_the_second().table.save()
    (react,) = [frame for frame in saved["stack"] if frame["frame"] == "react"]
    react["subject"] = subject
    assert ecliptic.load(saved).waiting == [0]


@pytest.mark.parametrize("subject", [-1, 2 << 4])
def test_a_reaction_to_nobody_is_refused(subject: int) -> None:
    saved: Any = waiting_for_the_second().table.save()
    (react,) = [frame for frame in saved["stack"] if frame["frame"] == "react"]
    react["subject"] = subject
    with pytest.raises(Refused, match="subject"):
        ecliptic.load(saved)


@pytest.mark.parametrize("source", [1080 | 1 << 7, -1])
def test_a_reaction_in_progress_belongs_to_a_card_of_its_player(source: int) -> None:
    """Fleet HQ in front of another player has the same effect, and no card has none."""
    saved: Any = waiting_for_the_second().table.save()
    (reacting,) = [frame for frame in saved["stack"] if frame["frame"] == "reacting"]
    assert reacting["source"] == 1080
    reacting["source"] = source
    with pytest.raises(Refused, match=f"reacting cannot have source {source} here"):
        ecliptic.load(saved)


@pytest.mark.rule("SR-11.7")
def test_cards_of_an_eliminated_player_no_longer_react() -> None:
    players = {1: {"in_play": ["fleet_hq"]}, 2: {"in_play": ["mech_world"]}}
    scene = Scene(combat=9, players=players, mode="free_for_all", seats=3, authority=[50, 3, 50], cards="both")
    before: Any = scene.table.state
    assert sorted({before.owner_of(source) for sources in before.active for source in sources}) == [1, 2]
    scene.play("attack:1", "amount:3")
    after: Any = scene.table.state
    assert sorted({after.owner_of(source) for sources in after.active for source in sources}) == [2]
