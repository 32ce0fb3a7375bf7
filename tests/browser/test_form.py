"""The form for a new table: what fits the number of players, on one screen."""

from typing import Any

import pytest

from tests.browser.conftest import OpenPage

SEATS = "form > .form-row select >> nth=0"


def choices(page: Any, label: str) -> list[str]:
    found: list[str] = (
        page.get_by_label(label).first.locator("option").evaluate_all("all => all.map(each => each.value)")
    )
    return found


def test_options_follow_the_number_of_players(open_page: OpenPage) -> None:
    page = open_page("/new/star-realms")
    page.locator(SEATS).wait_for()
    assert choices(page, "Mode") == ["auto", "duel"]
    page.locator(SEATS).select_option("4")
    assert choices(page, "Mode") == ["auto", "free_for_all", "hunter", "hydra_two_headed", "raid"]
    page.get_by_label("Mode", exact=False).first.select_option("hydra_two_headed")
    page.locator(SEATS).select_option("3")
    assert page.get_by_label("Mode", exact=False).first.input_value() == "auto", "a mode that does not fit is forgotten"


def test_rare_options_are_folded_away(open_page: OpenPage) -> None:
    page = open_page("/new/federation")
    page.locator(SEATS).wait_for()
    assert not page.get_by_label("Undo").is_visible()
    page.get_by_text("More options").click()
    assert page.get_by_label("Undo").is_visible()
    assert page.locator("label", has_text="Two-player tie").count() == 1
    page.locator(SEATS).select_option("4")
    assert page.locator("label", has_text="Two-player tie").count() == 0


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (360, 740)])
@pytest.mark.parametrize("slug", ["star-realms", "federation"])
def test_it_fits_one_screen(open_page: OpenPage, slug: str, width: int, height: int) -> None:
    page = open_page(f"/new/{slug}", width, height)
    page.locator(SEATS).wait_for()
    button = page.get_by_role("button", name="Create table").bounding_box()
    assert button["y"] + button["height"] <= height
    assert page.evaluate("document.documentElement.scrollWidth") <= width
