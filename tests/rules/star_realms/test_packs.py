"""Content packs that cannot be played are refused with a sentence; what is accepted makes little work and log."""

import json
from typing import Any

import pytest

import ecliptic
from ecliptic.kernel import Refused
from tests.rules.star_realms.scene import Scene

TRADE: dict[str, Any] = {"op": "trade", "n": 1}


def pack(**cards: Any) -> dict[str, Any]:
    """A pack with these rows."""
    return {"game": "star-realms", "cards": cards}


def nested(depth: int) -> list[Any]:
    """Twelve steps in every list, so many lists deep."""
    if depth == 1:
        return [TRADE] * 12
    condition = {"own_bases_in_play_at_least": {"n": 1}}
    return [{"op": "if", "cond": condition, "then": nested(depth - 1)}] * 12


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "a choice without options": (
        {"scout": {"primary": [{"op": "choose_one", "options": []}]}},
        "cards.scout.primary[0].options must have 1 to 8 options.",
    ),
    "a ninth option": (
        {"scout": {"primary": [{"op": "choose_one", "options": [TRADE] * 9}]}},
        "cards.scout.primary[0].options must have 1 to 8 options.",
    ),
    "an option without steps": (
        {"scout": {"primary": [{"op": "choose_one", "options": [[], TRADE]}]}},
        "cards.scout.primary[0].options[0] must have at least one step.",
    ),
    "a condition for nothing": (
        {"scout": {"primary": [{"op": "if", "cond": {"any_opponent_has_base": {}}, "then": []}]}},
        "cards.scout.primary[0].then must have at least one step.",
    ),
    "a ship that copies bases": (
        {"scout": {"primary": [{"op": "copy_base"}]}},
        "cards.scout: copy_base can only be the first step of the primary ability of a base.",
    ),
    "a base that copies ships": (
        {"bioformer": {"primary": [{"op": "copy_ship"}]}},
        "cards.bioformer: copy_ship can only be the first step of the primary ability of a ship.",
    ),
    "a copy when scrapped": (
        {"stealth_tower": {"scrap": [{"op": "copy_base"}]}},
        "cards.stealth_tower: copy_base can only be the first step of the primary ability of a base.",
    ),
    "a copy among options": (
        {"scout": {"primary": [{"op": "choose_one", "options": [TRADE, {"op": "copy_ship"}]}]}},
        "cards.scout: copy_ship can only be the first step of the primary ability of a ship.",
    ),
    "a ship that could copy itself": (
        {"scout": {"primary": [TRADE, {"op": "copy_ship"}]}},
        "cards.scout: copy_ship can only be the first step of the primary ability of a ship.",
    ),
    "a gain without an amount": (
        {"scout": {"primary": [{"op": "trade"}]}},
        "cards.scout.primary[0].n is missing.",
    ),
    "thirteen steps": (
        {"scout": {"primary": [TRADE] * 13}},
        "cards.scout.primary has too many steps: at most 12 are allowed.",
    ),
    "thousands of steps": (
        {"scout": {"primary": nested(3)}},
        "cards.scout.primary has too many steps: at most 60 are allowed.",
    ),
    "many steps for each card": (
        {"scout": {"primary": [{"op": "discard_own", "min": 0, "max": 9, "per_card": [TRADE] * 6}]}},
        "cards.scout.primary has too many steps: at most 60 are allowed.",
    ),
    "a long reaction": (
        {"bioformer": {"passive": [{"when": "you_play_ship", "faction": "any", "steps": [TRADE] * 7}]}},
        "cards.bioformer.passive[0].steps must have 1 to 6 steps, counting all that they lead to.",
    ),
    "a reaction that does nothing": (
        {"bioformer": {"passive": [{"when": "you_play_ship", "faction": "any", "steps": []}]}},
        "cards.bioformer.passive[0].steps must have 1 to 6 steps, counting all that they lead to.",
    ),
    "three reactions": (
        {"bioformer": {"passive": [{"when": "you_play_ship", "faction": "any", "steps": [TRADE]}] * 3}},
        "cards.bioformer.passive has too many abilities: at most 2 are allowed.",
    ),
    "a gain of nothing for each": (
        {"scout": {"primary": [{"op": "combat_per", "n": 0, "count": "blob_cards_played_this_turn"}]}},
        "cards.scout.primary[0].n must be from 1 to 20, not 0.",
    ),
    "an unknown word beside a reaction": (
        {"bioformer": {"passive": [{"when": "you_play_ship", "faction": "any", "steps": [TRADE], "twice": True}]}},
        "cards.bioformer.passive[0] has an unknown field 'twice'. "
        "Known fields: counts_as_ally_for, faction, steps, when.",
    ),
    "no zones": (
        {"scout": {"primary": [{"op": "scrap_own", "min": 0, "max": 1, "zones": []}]}},
        "cards.scout.primary[0].zones must not be empty.",
    ),
    "no types": (
        {"scout": {"primary": [{"op": "acquire_free", "types": [], "to": "hand"}]}},
        "cards.scout.primary[0].types must not be empty.",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_pack_that_cannot_be_played_is_refused(case: str) -> None:
    cards, sentence = REFUSED[case]
    with pytest.raises(Refused) as refused:
        ecliptic.new("star-realms", pack=pack(**cards))
    assert str(refused.value) == sentence


@pytest.mark.rule("SR-5.5")
def test_an_ability_without_steps_is_none() -> None:
    scene = Scene(in_play=["bioformer"], pack=pack(bioformer={"primary": [], "scrap": []}))
    assert [str(option) for option in scene.table.options(0)] == ["end"]
    assert scene.refused("use:bioformer") == "Bioformer has no primary ability."


@pytest.mark.rule("SR-13.1", "SR-13.3")
def test_a_copy_may_have_more_steps_after_it() -> None:
    """Two of them do not copy each other for ever: a card that copies is not copied itself."""
    copier = {"primary": [{"op": "copy_ship"}, {"op": "combat", "n": 2}]}
    scene = Scene(hand=["scout", "scout", "viper"], pack=pack(scout=copier))
    scene.play("play:viper", "play:scout", "play:scout")
    assert scene.me["combat"] == 1 + (1 + 2) + (1 + 2)
    assert ecliptic.load(scene.table.save()).save() == scene.table.save()


@pytest.mark.rule("SR-6.10")
def test_both_reactions_of_a_card_happen() -> None:
    reactions = [
        {"when": "you_play_ship", "faction": "any", "steps": [TRADE]},
        {"when": "you_play_ship", "faction": "any", "steps": [{"op": "combat", "n": 3}]},
    ]
    scene = Scene(hand=["viper"], in_play=["bioformer"], pack=pack(bioformer={"passive": reactions}))
    scene.play("play:viper")
    assert (scene.me["trade"], scene.me["combat"]) == (1, 1 + 3)


@pytest.mark.rule("SR-1.7")
@pytest.mark.parametrize(("verb", "field", "most"), [("trade", "trade", 1_000), ("combat", "combat", 1_000)])
def test_pools_have_an_end(verb: str, field: str, most: int) -> None:
    """What is gained beyond it could not be saved."""
    pools: dict[str, Any] = {field: most - 5}
    scene = Scene(hand=["scout"], **pools, pack=pack(scout={"primary": [{"op": verb, "n": 20}]}))
    scene.play("play:scout")
    assert scene.me[field] == most
    assert ecliptic.load(scene.table.save()).save() == scene.table.save()


@pytest.mark.rule("SR-1.7")
def test_authority_has_an_end() -> None:
    scene = Scene(hand=["scout"], authority=[999_999, 50], pack=pack(scout={"primary": [{"op": "authority", "n": 20}]}))
    scene.play("play:scout")
    assert scene.state["authority"] == [1_000_000, 50]
    ecliptic.load(scene.table.save())


def test_the_longest_ability_makes_little_log() -> None:
    condition = {"own_bases_in_play_at_least": {"n": 1}}
    steps = [{"op": "if", "cond": condition, "then": [TRADE] * 12}] * 4
    scene = Scene(hand=["scout"], in_play=["bioformer"], pack=pack(scout={"primary": steps}))
    before = len(scene.table.journal)
    scene.play("play:scout")
    log = [message.plain() for _, message in scene.table.log(0, before)]
    assert len(log) == 1 + 4 * 12
    assert len(json.dumps(log)) < 10_000


LISTENING: dict[str, Any] = {"passive": [{"when": "you_play_ship", "faction": "any", "steps": [TRADE]}]}


@pytest.mark.rule("SR-6.10", "SR-10.1")
def test_a_ship_that_has_left_play_reacts_no_more() -> None:
    deck, foe = ["viper"] * 4 + ["cargo_pod"], {"deck": ["explorer"] * 9}
    scene = Scene(hand=["scout"], deck=deck, foe=foe, pack=pack(scout=LISTENING))
    scene.play("play:scout", "end", "end", "play:viper")
    assert scene.me["trade"] == 0


@pytest.mark.rule("SR-6.10", "SR-6.17")
def test_a_base_that_was_scrapped_reacts_no_more() -> None:
    scene = Scene(hand=["viper"], in_play=["bioformer"], pack=pack(bioformer={**LISTENING, "scrap": [TRADE]}))
    scene.play("scrap:bioformer", "play:viper")
    assert scene.me["trade"] == 1


@pytest.mark.rule("SR-6.10", "SR-20.3")
def test_the_reactions_of_a_copy_end_with_the_turn() -> None:
    tower = {"card": "stealth_tower", "copy_of": "bioformer", "used": ["primary"]}
    scene = Scene(
        hand=["viper"], deck=["viper", *["scout"] * 4], in_play=[tower], foe={"deck": ["scout"] * 9},
        pack=pack(bioformer=LISTENING),
    )  # fmt: skip
    scene.play("play:viper")
    assert scene.me["trade"] == 1
    scene.play("end", "end", "play:viper")
    assert scene.me["trade"] == 0


def test_the_work_of_a_condition_is_one_step_more() -> None:
    condition = {"op": "if", "cond": {"any_opponent_has_base": {}}, "then": [TRADE] * 12}
    ecliptic.new("star-realms", pack=pack(scout={"primary": [*[condition] * 4, *[TRADE] * 8]}))  # 4 * 13 + 8
    shorter = {**condition, "then": [TRADE] * 9}
    with pytest.raises(Refused, match="too many steps: at most 60 are allowed"):
        ecliptic.new("star-realms", pack=pack(scout={"primary": [*[condition] * 4, shorter]}))  # 4 * 13 + 10
