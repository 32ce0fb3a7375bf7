"""The form for a new table: what fits the number of players, on one screen."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.table import settle

SEATS = "form > .form-row select >> nth=0"


def choices(page: Any, label: str, count: int) -> list[str]:
    """What can be chosen, once there are so many choices."""
    shown = page.get_by_label(label).first.locator("option")
    expect(shown).to_have_count(count)
    found: list[str] = shown.evaluate_all("all => all.map(each => each.value)")
    return found


def test_options_follow_the_number_of_players(open_page: OpenPage) -> None:
    page = open_page("/new/star-realms")
    page.locator(SEATS).wait_for()
    assert choices(page, "Mode", 2) == ["auto", "duel"]
    page.locator(SEATS).select_option("4")
    assert choices(page, "Mode", 5) == ["auto", "free_for_all", "hunter", "hydra_two_headed", "raid"]
    page.get_by_label("Mode", exact=False).first.select_option("hydra_two_headed")
    page.locator(SEATS).select_option("3")
    mode = page.get_by_label("Mode", exact=False).first
    expect(mode, "a mode that does not fit is forgotten").to_have_value("auto")


def test_rare_options_are_folded_away(open_page: OpenPage) -> None:
    page = open_page("/new/federation")
    page.locator(SEATS).wait_for()
    expect(page.get_by_label("Undo")).to_be_hidden()
    page.get_by_text("More options").click()
    expect(page.get_by_label("Undo")).to_be_visible()
    expect(page.locator("label", has_text="Two-player tie")).to_have_count(1)
    page.locator(SEATS).select_option("4")
    expect(page.locator("label", has_text="Two-player tie")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (360, 740)])
@pytest.mark.parametrize("slug", ["star-realms", "federation"])
def test_it_fits_one_screen(open_page: OpenPage, slug: str, width: int, height: int) -> None:
    page = open_page(f"/new/{slug}", width, height)
    page.get_by_label("Your name").wait_for()
    page.locator(SEATS).wait_for()
    settle(page)
    button = page.get_by_role("button", name="Create table").bounding_box()
    assert button["y"] + button["height"] <= height
    assert page.evaluate("document.documentElement.scrollWidth") <= width
