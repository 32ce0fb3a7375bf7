"""A position or a content pack that could not be is refused, with what is wrong."""

from typing import Any

import pytest

import ecliptic
from ecliptic.games.star_realms.game import GAME
from ecliptic.games.star_realms.position import write_state
from ecliptic.kernel import Json, Refused
from ecliptic.kernel.positions import save_position
from tests.rules.star_realms.scene import Scene

HYDRA = {"mode": "hydra_two_headed"}


def written(state: dict[str, Any], seats: int = 2, options: dict[str, Any] | None = None) -> Json:
    """A position by hand."""
    rows: list[dict[str, Any]] = [{} for _ in range(seats)]
    return {
        "ecliptic": "position",
        "format": 1,
        "game": "star-realms",
        "seats": seats,
        "options": options or {},
        "state": {"players": rows, **state},
    }


def refusal(position: Json) -> str:
    """Why this position is not loaded."""
    with pytest.raises(Refused) as refused:
        ecliptic.load(position)
    return str(refused.value)


@pytest.mark.rule("SR-1.9", "SR-3.3")
@pytest.mark.parametrize("zone", ["trade_row", "trade_deck", "scrap_heap"])
def test_explorers_lie_in_their_pile(zone: str) -> None:
    """One of the ten in the row, the deck or the scrap heap, the pile with nine: not even then."""
    row = ["cargo_pod", "cargo_pod", "predator", "predator", "trade_hauler"]
    state: dict[str, Any] = {"trade_row": row, "explorers": 9}
    state[zone] = ["explorer", *row[1:]] if zone == "trade_row" else ["explorer"]
    if zone == "trade_deck":
        full: Any = ecliptic.load(written({"trade_row": row})).save()["state"]
        state[zone] = [*full["trade_deck"], "explorer"]
    assert "Explorers are in their own pile" in refusal(written(state))


def test_a_known_card_is_in_the_hand() -> None:
    players = [{}, {"hand": ["scout", "viper"], "known_hand": ["scout"]}]
    assert ecliptic.load(written({"players": players})).waiting
    players[1]["known_hand"] = ["scout", "scout"]
    assert "known_hand names a card that is not in the hand." in refusal(written({"players": players}))


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [(-1, "damage must be from 0 to 15, not -1"), (16, "damage must be from 0 to 15, not 16")],
)
def test_damage_out_of_range(damage: int, sentence: str) -> None:
    players = [{}, {"in_play": [{"card": "bioformer", "damage": damage}]}]
    assert sentence in refusal(written({"players": players}))


@pytest.mark.rule("SR-12.1")
@pytest.mark.parametrize(
    ("card", "of", "names"),
    [
        ("bioformer", "stellar_reef", "Bioformer cannot be a copy of Stellar Reef"),
        ("stealth_tower", "gunship", "Stealth Tower cannot be a copy of Gunship"),
    ],
)
def test_only_copiers_are_copies_and_of_their_own_type(card: str, of: str, names: str) -> None:
    players = [{"in_play": [{"card": card, "copy_of": of}]}, {}]
    assert names in refusal(written({"players": players}))


@pytest.mark.rule("SR-19.7")
def test_only_bases_of_the_boss_are_damaged() -> None:
    players = [{}, {"in_play": [{"card": "bioformer", "damage": 1}]}]
    assert "damage" in refusal(written({"players": players}))


@pytest.mark.rule("SR-17.7")
@pytest.mark.parametrize(
    ("proposal", "sentence"),
    [
        ({"seat": 0, "card": "bioformer", "owner": -1}, "owner must be from 0 to 3, not -1"),
        ({"seat": 0, "card": "bioformer", "owner": 4}, "owner must be from 0 to 3, not 4"),
        ({"seat": -1, "card": "bioformer"}, "seat must be from 0 to 3, not -1"),
        ({"seat": 0, "card": "bioformr"}, "did you mean 'bioformer'"),
        ({"seat": 0, "card": "bioformer", "owner": 2, "copy": -1}, "copy must be from 0 to 9, not -1"),
        ({"seat": 0, "card": "bioformer", "price": 2}, "unknown field 'price'"),
    ],
)
def test_declined_proposals(proposal: dict[str, Any], sentence: str) -> None:
    assert sentence in refusal(written({"declined": [proposal]}, 4, HYDRA))


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        ({"players": [{"hands": []}, {}]}, "unknown field 'hands'"),
        ({"row": []}, "unknown field 'row'"),
        ({"players": [{"in_play": [{"card": "bioformer", "hurt": 1}]}, {}]}, "unknown field 'hurt'"),
        ({"players": [{}]}, "2"),
        ({"active": 2}, "active must be from -1 to 1, not 2"),
        ({"eliminated": [2]}, "eliminated names seat 2, but the seats are 0 to 1."),
        ({"order": [0, 0]}, "[0, 0]"),
        ({"authority": [50, 2**63]}, "authority must be from -1000000 to 1000000"),
    ],
)
def test_unknown_fields_and_seats(state: dict[str, Any], sentence: str) -> None:
    assert sentence in refusal(written(state))


@pytest.mark.parametrize(
    ("pack", "sentence"),
    [
        ({"cards": {}, "sets": 1}, "unknown field 'sets'"),
        ({"cards": {"gunship": {"price": 1}}}, "no field 'price' to change"),
        ({"cards": {"gunshp": {"cost": 1}}}, "gunshp"),
        ({"cards": {"gunship": {"primary": [{"op": "trade", "n": 1, "x": 1}]}}}, "unknown field 'x'"),
        (
            {
                "cards": {
                    "gunship": {
                        "primary": [
                            {
                                "op": "if",
                                "cond": {"any_opponent_has_base": {"x": 1}},
                                "then": [{"op": "combat", "n": 1}],
                            }
                        ]
                    }
                }
            },
            "unknown field 'x'",
        ),
    ],
)
def test_unknown_fields_of_packs(pack: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        ecliptic.new("star-realms", pack={"game": "star-realms", **pack})
    assert sentence in str(refused.value)


@pytest.mark.parametrize("field", ["eliminated", "done"])
def test_nothing_has_happened_before_the_first_turn(field: str) -> None:
    options = GAME.choose_options(4, HYDRA)
    header = {"game": "star-realms", "seats": 4, "options": options, "pack": None, "rules": 1}
    saved: Any = save_position(GAME, GAME.new(4, options, None, 1), header)
    assert ecliptic.load(saved).waiting
    saved["state"][field] = [2]
    assert "before the first turn" in refusal(saved)


def test_what_was_removed_is_not_in_the_trade_deck() -> None:
    table: Any = ecliptic.load(written({"removed": ["scout"] * 16 + ["viper"] * 4 + ["gunship"] * 2}))
    state = table.save()["state"]
    assert "gunship" not in state["trade_deck"] + state["trade_row"]
    assert state["removed"].count("gunship") == 2


@pytest.mark.parametrize("order", [[0, 1, 2, 3, 4, 5], [0, 2, 1, 3, 4, 5], [4, 3, 5, 1, 0, 2]])
def test_emperors_sit_in_the_middle_of_their_teams(order: list[int]) -> None:
    position = written({"order": order}, 6, {"mode": "emperor"})
    saved: Any = ecliptic.load(position).save()
    emperors = [order[1], order[4]]
    assert saved["state"]["emperors"] == emperors
    assert [saved["state"]["authority"][seat] for seat in emperors] == [60, 60]
    assert "emperors" in refusal(written({"order": order, "emperors": emperors[::-1]}, 6, {"mode": "emperor"}))


@pytest.mark.rule("SR-11.1")
@pytest.mark.parametrize("reason", ["elimination", "turn_limit"])
def test_why_a_game_ended_is_kept_by_copies(reason: str) -> None:
    over = {"places": [1, 2] if reason == "elimination" else [0, 0], "reason": reason}
    ended: Any = Scene().table.save()
    ended["state"]["over"] = over
    table: Any = ecliptic.load({**ended, "stack": []})
    copy: Any = table.state.clone()
    assert (GAME.result(copy).reason, list(GAME.result(copy).places)) == (reason, over["places"])  # type: ignore[union-attr]
    assert table.save()["state"]["over"] == over
    assert write_state(copy)["over"] == over


@pytest.mark.parametrize(("limit", "accepted"), [(-1, False), (0, True), (1, True), (100_000, True), (100_001, False)])
def test_the_turn_limit_has_bounds(limit: int, accepted: bool) -> None:
    if accepted:
        assert ecliptic.new("star-realms", options={"turn_limit": limit}).waiting
        return
    with pytest.raises(Refused, match="turn_limit"):
        ecliptic.new("star-realms", options={"turn_limit": limit})


def test_an_end_has_no_other_fields() -> None:
    over = {"places": [1, 2], "reason": "elimination", "winner": 0}
    assert "unknown field 'winner'" in refusal(written({"over": over}))


@pytest.mark.rule("SR-11.1")
def test_the_turn_limit_holds_for_a_written_table() -> None:
    table: Any = ecliptic.load({**Scene(turn=5).table.save(), "options": {"turn_limit": 5}})
    table.play(0, "end")
    assert table.over
    assert table.result.reason == "turn_limit"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"authority": [50, 0]}, "seat 1 has 0 authority but is not eliminated"),
        ({"eliminated": [1]}, "seat 1 has 50 authority but is eliminated"),
    ],
)
def test_whoever_has_authority_is_in_the_game(fields: dict[str, Any], sentence: str) -> None:
    saved: Any = Scene().table.save()
    assert sentence in refusal({**saved, "state": {**saved["state"], **fields}})


def test_a_card_of_a_set_that_is_not_in_use() -> None:
    assert "Stealth Needle" in refusal(written({"scrap_heap": ["stealth_needle"]}))
