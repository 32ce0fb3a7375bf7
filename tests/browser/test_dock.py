"""The dock: it says how many options do not fit, and shows them all without covering question, Done or Undo."""

from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.arcs import in_chapter, played
from tests.browser.campaign import in_act, walked
from tests.browser.conftest import OpenPage, Server
from tests.browser.positions import LATE
from tests.browser.table import (
    begin_with,
    moment,
    resize,
    settle,
    sit_at_position,
    two_at_a_table,
    wait_for_turn,
    whose_turn,
)
from tests.browser.test_beyond_the_sun import FULL, middle
from tests.browser.test_phone import DESKTOP, LYING, UPRIGHT, phone
from tests.browser.test_preview import sit_at
from tests.rules.federation.scene import Scene as FederationScene
from tests.rules.star_realms.scene import Scene

NARROW: Final = {"width": 360, "height": 740}
SIZES: Final = (UPRIGHT, LYING, NARROW, DESKTOP)
TOUCHED: Final = (UPRIGHT, LYING, NARROW)

# What of question and buttons is covered by something else, or not in the window.
COVERED: Final = """() =>
  [...document.querySelectorAll('.dock .prompt, .dock .back > *, .dock .spreads')].filter(each => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return width && (top < 0 || bottom > innerHeight || !(seen && (each.contains(seen) || seen.contains(each))));
  }).map(each => each.className + ' ' + each.innerText)"""
# The options that are not wholly inside the frame that shows them, or whose words end in dots.
UNREAD: Final = """() => {
    const frame = document.querySelector('.dock .options').getBoundingClientRect();
    return [...document.querySelectorAll('.dock .options .option')].filter(each => {
      const box = each.getBoundingClientRect();
      const isInside = box.left >= frame.left - 5 && box.right <= frame.right + 5
        && box.top >= frame.top - 5 && box.bottom <= frame.bottom + 5;
      const words = each.querySelector(':scope > span');
      return !isInside || (words && words.clientHeight > 0 && words.scrollHeight > words.clientHeight + 2);
    }).map(each => each.dataset.action);
  }"""
MARKS: Final = """() => [...document.querySelectorAll('.preview > *')].map(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.className.split(' ')[0], ...[x, y, width, height].map(Math.round)].join(' ');
  })"""


@cache
def positions() -> dict[str, Any]:
    """Positions of every game with more options than fit."""
    return {
        "star-realms": LATE,
        "federation": FederationScene(me={"resources": {"coppernium": 3, "lavandium": 3}}).table.save(),
        "beyond-the-sun": middle(*FULL, mats="advanced"),
        "arcs": played(4, 3, in_chapter(3), leaders="base"),
        "blighted-reach": walked(4, 3, in_act(2)),
    }


def shown(page: Any, position: Any) -> None:
    """Sit down at a position, and wait until everything lies where it stays."""
    page.goto("/".join(page.url.split("/", 3)[:3]))
    page.locator(".games .primary").first.wait_for()
    sit_at_position(page, position)
    wait_for_turn(page)
    settle(page)


@pytest.mark.parametrize("size", SIZES)
def test_all_options_are_shown_above_the_question(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page("/", **size) if size is DESKTOP else phone(open_page, size)
    page.evaluate("localStorage.setItem('ecliptic.settings', JSON.stringify({locale: 'ru'}))")
    for game, position in positions().items():
        shown(page, position)
        dock, toggle = page.locator(".dock"), page.locator(".dock .spreads")
        unread = page.evaluate(UNREAD)
        assert unread, game
        expect(toggle).to_have_text(f"▴ +{len(unread)}")
        assert page.evaluate(COVERED) == [], game
        before = dock.bounding_box()
        assert before is not None
        toggle.click()
        settle(page)
        spread = page.locator(".dock .options.spread").bounding_box()
        assert dock.bounding_box() == pytest.approx(before, abs=0.5), game  # nothing jumps
        assert spread["y"] >= 0, game
        assert spread["y"] + spread["height"] <= before["y"] + 1, game
        assert page.evaluate(COVERED) == [], game
        last = page.locator(".dock .options.spread .option").last
        last.scroll_into_view_if_needed()
        last.click(trial=True)  # nothing lies over it
        page.keyboard.press("Escape")
        expect(page.locator(".dock .options.spread")).to_have_count(0)
        assert moment(page) == int(dock.get_attribute("data-n"))


def test_where_everything_fits_nothing_is_said_of_more(open_page: OpenPage) -> None:
    page = phone(open_page, UPRIGHT)
    sit_at(page, Scene(hand=["scout"]))
    wait_for_turn(page)
    for size in SIZES:
        resize(page, **size)
        assert page.evaluate(UNREAD) == []
        expect(page.locator(".dock .spreads")).to_have_count(0)


def test_the_number_follows_what_is_seen(open_page: OpenPage) -> None:
    page = phone(open_page, UPRIGHT)
    begin_with(page, LATE)
    wait_for_turn(page)
    strip = page.locator(".dock .options")
    for at in (0, 400, 99999):
        strip.evaluate("(strip, at) => strip.scrollTo(at, 0)", at)
        settle(page)
        expect(page.locator(".dock .spreads")).to_have_text(f"▴ +{len(page.evaluate(UNREAD))}")


@pytest.mark.parametrize("size", TOUCHED)
def test_what_would_happen_and_what_is_asked_cover_no_question(open_page: OpenPage, size: dict[str, int]) -> None:
    """With all options shown, too: words come above them, and what has to be confirmed comes in their place."""
    page = phone(open_page, size)
    page.evaluate("localStorage.setItem('ecliptic.settings', JSON.stringify({locale: 'en', confirm: true}))")
    shown(page, LATE)
    page.locator(".dock .spreads").tap()
    buy = page.locator('.options.spread .option[data-action^="play:"]').last
    buy.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    words = page.locator(".words")
    words.wait_for()
    settle(page)
    box, spread = words.bounding_box(), page.locator(".options.spread").bounding_box()
    assert box["y"] + box["height"] <= spread["y"] + 1
    assert page.evaluate(COVERED) == []
    page.locator(".dock .back .option").tap()  # ends the turn with cards in hand
    page.locator(".words.asks").wait_for()
    settle(page)
    expect(page.locator(".options.spread")).to_have_count(0)
    assert page.evaluate(COVERED) == []


def test_marks_go_with_the_board_when_a_banner_moves_it(open_page: OpenPage, server: Server) -> None:
    pages = two_at_a_table(open_page, server.address)
    mover, other = whose_turn(pages)
    mover.locator('.spot.can[data-zone="hand"]').first.hover()
    mover.locator(".preview .ghost").wait_for()
    before = mover.evaluate(MARKS)
    card = mover.locator(".market .spot").first
    top = card.bounding_box()["y"]
    other.get_by_role("tab", name="Table").click()
    other.get_by_role("button", name="Propose to abandon").click()
    other.locator("dialog[open] button.danger").click()
    mover.locator(".band").wait_for()
    settle(mover)
    assert card.bounding_box()["y"] != top, "the banner moves the board"
    found = mover.evaluate(MARKS)
    mover.evaluate("dispatchEvent(new Event('resize'))")  # after which they lie where they belong
    settle(mover)
    assert found == mover.evaluate(MARKS)
    assert len(found) == len(before)
    assert found != before


def test_a_menu_of_options_leaves_the_question_in_sight(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_at(page, Scene(in_play=["stellar_reef"], hand=["scout"], deck=["viper"]))
    wait_for_turn(page)
    for size in (UPRIGHT, LYING, DESKTOP):
        resize(page, **size)
        page.locator('.field .spot.can[data-card="stellar_reef"]').click()
        menu, dock = page.locator("[role=menu]").bounding_box(), page.locator(".dock").bounding_box()
        assert menu["y"] >= 0
        assert menu["y"] + menu["height"] <= dock["y"] + 1
        expect(page.locator("[role=menuitem]")).to_have_count(2)
        page.keyboard.press("Escape")
