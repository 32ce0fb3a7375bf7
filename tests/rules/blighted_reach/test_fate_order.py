"""Stored campaigns stay as they are when fates are added: card numbers and pools follow a list that only grows."""

import pytest

from ecliptic.content.files import game_folder
from ecliptic.games.arcs.campaign import chapters
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.games.arcs.campaign.notation import FATES
from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.games.arcs.campaign.state import campaign_of

LISTED = [name for release in chapters.RELEASES for name in release]
FIRST_RELEASE = [
    "01_steward", "02_founder", "03_magnate", "04_advocate", "05_caretaker", "06_partisan", "07_admiral", "08_believer",
    "10_hegemon", "12_pirate", "13_blight_speaker", "15_peacekeeper", "17_overlord", "19_redeemer", "20_guardian",
    "21_naturalist",
]  # fmt: skip


def test_a_release_keeps_its_place() -> None:
    assert LISTED[: len(FIRST_RELEASE)] == FIRST_RELEASE
    assert len(set(chapters.FATES)) == len(chapters.FATES)
    assert chapters.FATES[: len(LISTED)] == LISTED


def test_every_fate_with_data_is_known_and_named_after_its_number() -> None:
    files = {path.stem for path in (game_folder(GAME.slug) / "data" / "fates").glob("*.yaml")}
    assert set(chapters.FATES) == files
    for name in chapters.FATES:
        number, _, rest = name.partition("_")
        assert FATES[int(number)] == rest


def test_cards_and_tokens_are_numbered_in_the_order_of_the_list() -> None:
    numbers = [int(name.partition("_")[0]) for name in chapters.FATES]
    assert list(printed().fates) == numbers
    cards = [card for number in numbers for card in printed().fates[number].cards]
    assert cards == list(range(cards[0], len(printed().cards.ids)))
    tokens = [kind.id for number in numbers for kind in printed().fates[number].tokens]
    assert [kind.id for kind in printed().tokens] == tokens


@pytest.mark.parametrize("rules", GAME.rules_versions)
def test_each_rules_version_has_its_own_pool(rules: int) -> None:
    state = GAME.new(3, GAME.choose_options(3, {}), None, rules)
    pool = campaign_of(state).pool
    names = [name for release in chapters.RELEASES[:rules] for name in release]
    assert set(pool) >= {int(name[:2]) for name in names}
    assert pool == sorted(pool)


def test_a_later_release_leaves_the_pool_of_an_earlier_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chapters, "RELEASES", (*chapters.RELEASES, ("24_judge",)))
    assert chapters.pool_of(1) == sorted(int(name[:2]) for name in LISTED)
    assert chapters.pool_of(2) == sorted(printed().fates)
