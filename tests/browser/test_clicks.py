"""Clicks that nobody meant: double clicks on buttons with consequences, and the release of a finger that was held."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.table import counter, invite, moment, options, play_now, press, settle, sit_down, take, wait_for_turn
from tests.browser.test_phone import LYING, UPRIGHT, phone
from tests.browser.test_preview import option, sit_at, told
from tests.rules.arcs.scene import Scene as ArcsScene
from tests.rules.star_realms.scene import Scene

HOLD = 800  # milliseconds that a finger stays
# The button that confirms comes up at this place of the page.
UNDER = """([x, y]) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`dialog .danger { position: fixed; left: ${x - 20}px; top: ${y - 15}px }`);
    document.adoptedStyleSheets = [sheet];
  }"""
ROW = ["cargo_pod", "trade_hauler", "trade_hauler", "patrol_cutter", "patrol_cutter"]


def test_a_double_click_resigns_nothing(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_turn(page)
    page.get_by_role("tab", name="Table").click()
    for name in ("Resign", "Abort the game", "Propose to abandon"):
        page.get_by_role("button", name=name).dblclick()
        window = page.locator("dialog[open]")
        expect(window.get_by_role("heading", name=name)).to_be_visible()
        page.keyboard.press("Escape")
        expect(window).to_have_count(0)
        page.get_by_role("button", name=name).focus()
        page.keyboard.press("Enter")
        expect(window.get_by_role("button", name="Close")).to_be_focused()
        page.keyboard.press("Enter")  # whoever presses a key twice goes back
        expect(window).to_have_count(0)
    assert options(page)
    press(page, "Resign")
    page.get_by_role("button", name="Rematch").first.wait_for()


@pytest.mark.parametrize("where", ["under", "beside"])
def test_the_window_that_asks_is_not_answered_by_a_double_click(open_page: OpenPage, where: str) -> None:
    """Wherever it comes up, also with its button under the pointer."""
    page = open_page()
    play_now(page)
    wait_for_turn(page)
    page.get_by_role("tab", name="Table").click()
    button = page.get_by_role("button", name="Resign")
    box = button.bounding_box()
    x, y = box["x"] + 20, box["y"] + box["height"] / 2
    if where == "under":
        page.evaluate(UNDER, [x, y])
    page.mouse.dblclick(x, y)
    expect(page.locator("dialog[open]")).to_have_count(1)
    assert options(page)
    if where == "under":
        page.mouse.click(x, y)  # a click of its own is meant
        page.get_by_role("button", name="Rematch").first.wait_for()


def test_a_double_click_ends_one_turn(open_page: OpenPage) -> None:
    """The bot has played before the second click comes: it would end the next turn."""
    page = open_page("/")
    page.evaluate("localStorage.setItem('ecliptic.settings', JSON.stringify({confirmEnd: false, locale: 'en'}))")
    sit_at(page, Scene())
    n = moment(page)
    end = option(page, "end")
    box = end.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n ?? 0) > n", arg=n)
    wait_for_turn(page)
    after = moment(page)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    settle(page)
    assert moment(page) == after
    page.wait_for_timeout(400)
    end.click()
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n ?? 0) > n", arg=after)


def test_a_double_click_buys_one_card(open_page: OpenPage) -> None:
    """What comes into the row in its place is not bought by the same hand."""
    page = open_page("/")
    sit_at(page, Scene(deck=["viper"], trade=9, row=ROW, trade_deck=["cargo_pod"]))
    n = moment(page)
    card = page.locator('.spot.can[data-card="cargo_pod"]')
    box = card.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n ?? 0) > n", arg=n)
    card.wait_for()
    left = counter(page, "trade")
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    settle(page)
    assert counter(page, "trade") == left > 3


def test_who_takes_a_seat_with_a_double_click_keeps_it(open_page: OpenPage, server: Server) -> None:
    """The button to leave comes up in the same place."""
    ann = open_page("/new/star-realms")
    link = invite(ann, "Ann")
    ann.get_by_role("button", name="Leave").wait_for()
    bob = open_page(link.removeprefix(server.address))
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join").dblclick()
    bob.locator(".dock .prompt").wait_for()


def test_a_double_click_sets_up_one_table(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    page.route("**/api/tables", lambda route: route.continue_())  # so that both clicks come before the answer
    page.locator(".games .primary").first.dblclick()
    wait_for_turn(page)
    page.goto(f"{server.address}/new/star-realms")
    page.get_by_role("combobox", name="Seat 2").select_option("greedy")
    page.get_by_role("button", name="Create table").dblclick()
    wait_for_turn(page)
    page.goto(f"{server.address}/lobby")
    expect(page.get_by_role("link", name="Your turn")).to_have_count(2)


def test_keys_for_programs_are_deleted_one_by_one(open_page: OpenPage) -> None:
    page = open_page("/account")
    page.locator('input[autocomplete="nickname"]').fill("Keys")
    page.get_by_role("button", name="Save name").first.click()
    page.get_by_text("Name saved.").wait_for()
    for name in ("one", "two"):
        page.get_by_label("Token name").fill(name)
        page.get_by_role("button", name="New token").click()
        page.get_by_role("button", name=f"Delete the token {name}").wait_for()
    page.get_by_role("button", name="Delete the token one").dblclick()
    window = page.locator("dialog[open]")
    window.get_by_text("Programs with this token can no longer play for you.").wait_for()
    window.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Delete the token")).to_have_count(2)
    press(page, "Delete the token one")
    expect(page.get_by_role("button", name="Delete the token")).to_have_count(1)


def hold(page: Any, one: Any, milliseconds: int = HOLD, meanwhile: Callable[[Any], object] | None = None) -> None:
    """Put a finger on something, leave it there, and lift it."""
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(milliseconds)
    if meanwhile:
        meanwhile(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    settle(page)


@pytest.mark.parametrize("size", [UPRIGHT, LYING])
@pytest.mark.parametrize("zone", ["hand", "row"])
def test_a_card_that_is_held_is_read_and_not_played(open_page: OpenPage, size: dict[str, int], zone: str) -> None:
    page = phone(open_page, size)
    sit_at(page, Scene(hand=["falcon"], deck=["viper"], trade=5, row=["cargo_pod"]))
    n = moment(page)
    card = page.locator(f'.spot.can[data-zone="{zone}"]').first
    for milliseconds in (600, HOLD, 1500):
        hold(page, card, milliseconds)
        sheet = page.get_by_role("dialog")
        sheet.wait_for()
        expect(sheet).to_contain_text("Gain ", use_inner_text=True)
        box = sheet.locator(".card.full").bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size["height"]
        assert sheet.evaluate("sheet => sheet.scrollHeight - sheet.clientHeight") <= 1  # all of it is in sight
        sheet.get_by_role("button", name="Close").tap()
        sheet.wait_for(state="detached")
        assert moment(page) == n
    card.tap()  # a short touch plays it or buys it
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n ?? 0) > n", arg=n)


def test_an_option_that_is_held_is_looked_at_and_not_taken(open_page: OpenPage) -> None:
    page = phone(open_page, UPRIGHT)
    sit_at(page, Scene(trade=4))
    n = moment(page)
    explorer = option(page, "buy:explorer")
    explorer.scroll_into_view_if_needed()
    hold(page, explorer, meanwhile=lambda page: (told(page, "Trade −2"), page.locator(".spot.hot").wait_for()))
    page.locator(".words").wait_for(state="detached")
    expect(page.locator(".spot.hot")).to_have_count(0)
    assert moment(page) == n
    take(page, "end")


def test_what_is_told_of_a_thing_goes_with_the_next_touch(open_page: OpenPage) -> None:
    page = phone(open_page, UPRIGHT)
    sit_at(page, ArcsScene(hand=["aggression-2", "construction-3"]))
    n = moment(page)
    page.locator(".arcs .pages button").nth(1).tap()
    hold(page, page.locator(".arcs .ambition").last)
    hint = page.locator(".hint")
    hint.wait_for()
    dock = page.locator(".dock").bounding_box()
    assert hint.bounding_box()["y"] + hint.bounding_box()["height"] <= dock["y"] + 1
    assert moment(page) == n
    page.locator(".arcs .pages button").first.tap()
    hint.wait_for(state="detached")


def test_a_guest_sits_down_with_one_click(open_page: OpenPage, server: Server) -> None:
    """What is stopped is only the second click of a double click."""
    ann = open_page("/new/star-realms")
    bob = open_page(invite(ann, "Ann").removeprefix(server.address))
    sit_down(bob, "Bob")
    bob.locator(".dock .prompt").wait_for()
