"""A position or a content pack that could not be is refused, with what is wrong."""

from typing import Any

import pytest

import ecliptic
from ecliptic.games.star_realms.game import GAME
from ecliptic.kernel import Json, Refused
from ecliptic.kernel.positions import save_position

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
        ({"eliminated": [2]}, "2"),
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
