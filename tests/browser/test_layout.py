"""Every page on every screen: nothing is cut off, nothing overlaps, letters and targets are large enough."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.positions import LATE, SIX
from tests.browser.table import begin_with, finds_nothing, play_now, settle, take, wait_for_turn, wish

SCREENS = [(360, 740), (768, 1024), (1366, 768), (1920, 1080)]
PAGES = [
    "/", "/lobby", "/new/star-realms", "/new/federation", "/rules/star-realms", "/statistics/star-realms", "/account",
    "/analysis", "/settings", "/credits", "/nowhere",
]  # fmt: skip

SMALL_LETTERS = """() => [...document.querySelectorAll('body *')].filter(element =>
    [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()) &&
    element.getClientRects().length && parseFloat(getComputedStyle(element).fontSize) < 12
  ).map(element => element.outerHTML.slice(0, 80))"""

# Beside a line of the log is a small sign for the mouse; with a finger it is as large as the others.
SMALL_TARGETS = """() => [...document.querySelectorAll('button, select, a.button')].filter(element => {
    const box = element.getBoundingClientRect();
    const isForMouse = element.matches('.look') && matchMedia('(pointer: fine)').matches;
    return box.width && !isForMouse && (box.height < 39.5 || box.width < 35.5);
  }).map(element => element.outerHTML.slice(0, 80))"""

# On a board things may lie close together; on pages and in the shell nothing is narrower than a finger.
NARROW_TARGETS = SMALL_TARGETS.replace("35.5", "39.5")

OVERLAPS = """() => {
    const boxes = ['header', '.boardholder', '.dock'].map(name => document.querySelector(name).getBoundingClientRect());
    return boxes.slice(1).filter((box, i) => box.top < boxes[i].bottom - 0.5).length;
  }"""

# A question that is not seen in full.
CUT_PROMPT = """() => [...document.querySelectorAll('.dock .prompt')]
  .filter(each => each.scrollHeight > each.clientHeight + 2).map(each => each.innerText)"""


def sideways(page: Any) -> int:
    """By how much the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


@pytest.mark.parametrize("size", SCREENS)
def test_pages_fit(open_page: OpenPage, server: Server, size: tuple[int, int]) -> None:
    page = open_page("/", *size)
    for path in PAGES:
        page.goto(server.address + path)
        page.locator("main h1").wait_for()
        settle(page)
        assert sideways(page) == 0, path
        assert page.evaluate(SMALL_LETTERS) == [], path
        assert page.evaluate(NARROW_TARGETS) == [], path


@pytest.mark.parametrize("size", SCREENS)
def test_the_table_fits(open_page: OpenPage, size: tuple[int, int]) -> None:
    is_touch = size[0] < 1000
    page = open_page("/", *size, has_touch=is_touch)
    play_now(page)
    for _ in range(10):
        take(page, wish(wait_for_turn(page)))
    wait_for_turn(page)
    settle(page)
    assert sideways(page) == 0
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    board = page.locator(".boardholder")
    assert board.evaluate("board => board.scrollWidth - board.clientWidth") == 0
    assert page.evaluate(OVERLAPS) == 0
    finds_nothing(page, SMALL_LETTERS)
    finds_nothing(page, NARROW_TARGETS)
    for name in ("Log", "Chat", "Rules", "Table"):
        if is_touch:
            page.locator(".tools").get_by_role("button", name=name).click()
        else:
            page.get_by_role("tab", name=name).click()
        settle(page)
        assert sideways(page) == 0, name
        assert page.evaluate(SMALL_LETTERS) == [], name
        assert page.evaluate(NARROW_TARGETS) == [], name
        if is_touch:
            page.get_by_role("button", name="Close").click()


HIDDEN = """selector => [...document.querySelectorAll(selector)].filter(element => {
    const [box, board] = [element, document.querySelector('.boardholder')].map(each => each.getBoundingClientRect());
    return box.top < board.top - 1 || box.bottom > board.bottom + 1;
  }).map(element => element.outerHTML.slice(0, 90))"""

# Parts of names that something else covers; where cards overlap, the next card does.
COVERED_NAMES = """() => [...document.querySelectorAll('.area .name, .row .name')].filter(name => {
    const box = name.getBoundingClientRect();
    const above = document.elementFromPoint(box.left + 1, box.top + box.height / 2);
    return above && name.closest('.spot').contains(above) && !name.contains(above) && above !== name;
  }).map(name => name.textContent)"""


# Lines of symbols on cards that do not show all of them.
CUT_SYMBOLS = """() => [...document.querySelectorAll('.card.small .icons > *')].filter(symbol => {
    const [box, line] = [symbol, symbol.parentElement].map(each => each.getBoundingClientRect());
    return box.width && (box.bottom > line.bottom + 6 || box.right > line.right + 2);
  }).map(symbol => symbol.closest('[data-card]').dataset.card)"""


@pytest.mark.parametrize("size", [*SCREENS, (1366, 650)])
@pytest.mark.parametrize("start", [LATE, SIX], ids=["late", "six"])
def test_a_full_board_is_seen_as_a_whole(open_page: OpenPage, size: tuple[int, int], start: dict[str, Any]) -> None:
    is_phone = size[0] < 700
    page = open_page("/credits", *size, has_touch=is_phone)
    begin_with(page, start)
    wait_for_turn(page)
    settle(page)
    assert sideways(page) == 0
    finds_nothing(page, HIDDEN, ".hand")
    finds_nothing(page, COVERED_NAMES)
    finds_nothing(page, SMALL_LETTERS)
    finds_nothing(page, CUT_SYMBOLS)
    if not is_phone:  # there the board is swiped, and the hand stays
        finds_nothing(page, HIDDEN, ".opponent, .market > .row .spot, .own, .field .spot")


TOO_LONG = """words => words.filter(word => {
    word.style.overflowWrap = 'normal';
    return word.scrollWidth > word.clientWidth + 1;
  }).map(word => word.textContent)"""


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_names_are_broken_between_syllables(open_page: OpenPage, language: str) -> None:
    page = open_page("/credits")
    page.get_by_label("Language").select_option(language)
    begin_with(page, LATE)
    # Where a syllable alone is too long, the browser would break it anywhere: without that it runs over.
    assert page.locator(".spot .word").evaluate_all(TOO_LONG) == []


def test_a_low_window_is_scrolled_as_a_page(open_page: OpenPage) -> None:
    page = open_page("/", 683, 384)
    play_now(page)
    wait_for_turn(page)
    settle(page)
    page.locator(".hand .spot").last.scroll_into_view_if_needed()
    hand = page.locator(".hand .spot").last.bounding_box()
    dock = page.locator(".dock").bounding_box()
    assert hand["y"] >= 0
    assert hand["y"] + 40 < dock["y"], "the hand is seen above the dock"
    assert sideways(page) == 0


@pytest.mark.parametrize(("size", "language"), [((1366, 768), "en"), ((360, 740), "ru"), ((360, 740), "de")])
def test_the_dock_keeps_its_height(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    page = open_page("/", *size)
    page.get_by_label("Language").select_option(language)
    play_now(page)
    heights = set()
    for _ in range(12):
        offered = wait_for_turn(page)
        heights.add(page.locator(".dock").bounding_box()["height"])
        take(page, wish(offered))
    assert len(heights) == 1


def test_the_plain_board_shows_any_game(open_page: OpenPage, server: Server) -> None:
    page = open_page("/settings")
    page.get_by_label("Plain board").check()
    page.goto(server.address)
    play_now(page, game=1)
    for _ in range(3):
        offered = wait_for_turn(page)
        before = page.locator(".dock").get_attribute("data-n")
        page.locator(f'.option[data-action="{offered[0]}"]').click()
        page.wait_for_function("n => document.querySelector('.dock').dataset.n !== n", arg=before)
    expect(page.locator(".players section")).to_have_count(2)
    assert sideways(page) == 0
