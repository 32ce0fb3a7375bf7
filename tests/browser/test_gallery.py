"""The gallery shows every part of the board kit, and the parts work by mouse and keyboard."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.gallery import PARTS, SIZES, take_pictures
from tests.browser.table import settle

KIT = Path(__file__).parents[2] / "web" / "src" / "kit"
HELD_BY_OTHERS = {"Dialog", "DetailsPopover", "Popover"}  # shown by the parts that open them


@pytest.fixture
def gallery(open_page: OpenPage) -> Any:
    page = open_page("/gallery")
    page.locator("[data-part]").first.wait_for()
    return page


def has_picked(page: Any, part: str, target: str) -> None:
    """This is the target that was picked last on a part's stage."""
    expect(page.locator(f'[data-part="{part}"] [data-picked]')).to_have_text(target, use_inner_text=True)


def test_every_part_of_the_kit_is_shown() -> None:
    source = (KIT.parent / "gallery" / "Gallery.svelte").read_text(encoding="utf-8")
    parts = {file.stem for file in KIT.glob("*.svelte")} - HELD_BY_OTHERS
    assert {part for part in parts if f"<{part}" not in source} == set()


@pytest.mark.parametrize("size", SIZES)
def test_pictures_of_all_parts(open_page: OpenPage, tmp_path: Path, size: str) -> None:
    width, height = SIZES[size]
    page = open_page("/gallery", width, height)
    taken = take_pictures(page, tmp_path, size)
    assert len(taken) == 1 + len(PARTS)
    assert all(file.stat().st_size > 1000 for file in taken)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_thing_is_picked_by_click_and_key(gallery: Any) -> None:
    thing = gallery.locator('[data-part="thing"]').get_by_role("button", name="Can be picked")
    thing.click()
    has_picked(gallery, "thing", "thing:can")
    gallery.locator('[data-targets="thing:counted"]').focus()
    gallery.keyboard.press("Enter")
    has_picked(gallery, "thing", "thing:counted")
    expect(gallery.locator('[data-targets="thing:counted"] .badge')).to_have_text("7")


def test_details_follow_the_pointer_and_escape_closes_them(gallery: Any) -> None:
    gallery.locator('[data-part="thing"]').get_by_role("button", name="Plain").hover()
    hint = gallery.locator(".hint")
    hint.wait_for()
    expect(hint).to_contain_text("Point at it for details.")
    gallery.keyboard.press("Escape")
    hint.wait_for(state="detached")


def scale(page: Any) -> float:
    found = page.locator('[data-part="map"] .layer').evaluate(
        "node => new DOMMatrix(getComputedStyle(node).transform).a"
    )
    return float(found)


def test_the_map_is_zoomed_and_moved(gallery: Any) -> None:
    frame = gallery.locator('[data-part="map"] .frame')
    frame.scroll_into_view_if_needed()
    settle(gallery)
    whole = scale(gallery)
    gallery.get_by_role("button", name="Zoom in").first.click()
    assert scale(gallery) > whole * 1.3
    box = frame.bounding_box()
    place = gallery.locator('[data-targets="place:gate-0"]')
    before = place.bounding_box()
    gallery.mouse.move(box["x"] + 300, box["y"] + 200)
    gallery.mouse.down()
    gallery.mouse.move(box["x"] + 260, box["y"] + 190, steps=4)
    gallery.mouse.up()
    after = place.bounding_box()
    assert after["x"] == pytest.approx(before["x"] - 40, abs=2)
    has_picked(gallery, "map", "")
    place.click()
    has_picked(gallery, "map", "place:gate-0")
    frame.focus()
    gallery.keyboard.press("Home")
    assert scale(gallery) == pytest.approx(whole)
    gallery.keyboard.press("+")
    assert scale(gallery) > whole
    gallery.get_by_role("button", name="Show the whole map").first.click()
    assert scale(gallery) == pytest.approx(whole)


def test_the_tree_shows_what_an_item_needs_and_opens(gallery: Any) -> None:
    tree = gallery.locator('[data-part="tree"]')
    expect(tree.locator("path")).to_have_count(12)
    tree.locator('[data-item="Warp drive"] button').hover()
    expect(tree.locator(".item.aside")).to_have_count(4)
    aside = tree.locator(".item.aside").evaluate_all("all => all.map(each => each.dataset.item)")
    assert aside == ["Public works", "Charts", "Automation", "Academies"]
    tree.locator('[data-item="Warp drive"] button').click()
    has_picked(gallery, "tree", "tree:Warp drive")


def test_dice_are_picked_and_a_pile_is_looked_through(gallery: Any) -> None:
    gallery.locator('[data-targets="die:b"]').click()
    has_picked(gallery, "dice", "die:b")
    gallery.locator('[data-part="pile"]').get_by_role("button", name="Discard pile").click()
    dialog = gallery.locator("dialog[open]")
    expect(dialog).to_contain_text("scout ×2", use_inner_text=True)
    gallery.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def test_a_list_of_a_position_is_edited(gallery: Any) -> None:
    edit = gallery.locator('[data-part="edit"]')
    edit.locator("select").select_option("falcon")
    edit.locator("li button").first.click()
    expect(edit.locator("li span")).to_have_text(["viper", "scout", "falcon"])
    edit.locator("select").select_option("falcon")
    expect(edit.locator("li")).to_have_count(4)


def test_on_a_phone_the_page_with_something_to_do_comes_up(open_page: OpenPage) -> None:
    page = open_page("/gallery", 360, 740)
    board = page.locator(".gallery-pages")
    board.wait_for()
    expect(board).to_have_attribute("data-page", "tree")
    board.get_by_role("tab", name="map").click()
    expect(board).to_have_attribute("data-page", "map")
