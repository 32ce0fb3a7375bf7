"""Small things that a new user stumbles over: the log of a replay, Escape, names and moves of cards."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MOVEMENT, OpenPage, Server
from tests.browser.table import moment, play_now, resize, settle, take, wait_for_turn, wish
from tests.browser.test_preview import option, sit_at
from tests.rules.federation.scene import Scene as FederationScene
from tests.rules.star_realms.scene import Scene

# Every card that flies into a pile, with how far from that pile it is when it arrives.
WATCH: Final = """() => {
    window.flown = [];
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
        if (node.classList?.contains('flying')) window.flown.push(node.textContent.trim());
    }))).observe(document.body, {childList: true});
}"""


def test_the_log_follows_a_replay(open_page: OpenPage) -> None:
    page = open_page("/", height=500, width=1366)
    resize(page, 1366, 600)
    play_now(page)
    for _ in range(24):
        take(page, wish(wait_for_turn(page)))
    wait_for_turn(page)
    for _ in range(4):
        shown = moment(page)
        page.keyboard.press("ArrowLeft")
        page.wait_for_function("n => Number(document.querySelector('.dock').dataset.n) < n", arg=shown)
    looked = page.locator(".log .looked")
    looked.wait_for()
    settle(page)
    inner, outer = looked.bounding_box(), page.locator(".log").bounding_box()
    assert outer["y"] <= inner["y"] <= outer["y"] + outer["height"] - 10
    assert page.locator(".log").evaluate("log => log.scrollTop") > 0


def open_popovers(page: Any) -> int:
    found: int = page.locator(".popover, .sheet, .hint, [role=menu], .words, dialog[open], .options.spread").count()
    return found


def test_escape_closes_a_card_that_is_pointed_at(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_at(page, Scene(hand=["scout"], deck=["viper"], row=["cargo_pod"]))
    page.locator('.spot[data-card="cargo_pod"]').first.hover()
    page.locator(".popover").wait_for()
    page.keyboard.press("Escape")
    page.locator(".popover").wait_for(state="detached")
    assert open_popovers(page) == 0
    page.locator('.spot[data-card="cargo_pod"]').first.click()
    page.locator(".sheet").wait_for()
    page.keyboard.press("Escape")
    page.locator(".sheet").wait_for(state="detached")


def test_escape_closes_the_details_of_federation_and_the_hint(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_at(page, FederationScene())
    page.locator('.thing[data-targets="space:E"]').hover()
    page.locator(".hint").wait_for()
    page.keyboard.press("Escape")
    page.locator(".hint").wait_for(state="detached")
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    page.locator('button[aria-pressed="true"]', has_text="Hint").wait_for()
    page.keyboard.press("Escape")
    page.locator('button[aria-pressed="true"]', has_text="Hint").wait_for(state="detached")


@pytest.mark.parametrize("width", [1366, 390])
def test_a_copied_base_keeps_its_own_name(open_page: OpenPage, width: int) -> None:
    page = open_page("/", width=width, height=844)
    tower = {"card": "stealth_tower", "copy_of": "factory_world"}
    sit_at(page, Scene(deck=["viper"], in_play=["factory_world", tower], trade=4))
    card = page.locator('.field .spot[data-card="stealth_tower"]')
    expect(card.locator(".name")).to_contain_text("Stealth", use_inner_text=True)
    assert card.locator(".name").bounding_box()["width"] > 30
    expect(card.locator(".note")).to_contain_text("Factory World", use_inner_text=True)


@pytest.mark.parametrize(("action", "name"), [("buy:cargo_pod", "Cargo Pod"), ("buy:explorer", "Explorer")])
def test_a_bought_card_flies_to_the_discard_pile(open_page: OpenPage, action: str, name: str) -> None:
    page = open_page("/", **MOVEMENT)
    sit_at(page, Scene(deck=["viper"], trade=4, row=["cargo_pod", "falcon", "falcon", "lancer", "lancer"]))
    page.evaluate(WATCH)
    option(page, action).click()
    page.wait_for_function("window.flown.length > 0")
    settle(page)
    assert page.evaluate("window.flown.length") == 1
    assert name in page.evaluate("window.flown[0]").replace("\xad", "")
    page.locator(".flying").wait_for(state="detached")


def test_nothing_flies_when_movement_is_off(open_page: OpenPage, server: Server) -> None:
    page = open_page("/", **MOVEMENT)
    page.evaluate("localStorage.setItem('ecliptic.settings', JSON.stringify({motion: 'off', locale: 'en'}))")
    sit_at(page, Scene(deck=["viper"], trade=4))
    page.evaluate(WATCH)
    option(page, "buy:explorer").click()
    page.get_by_role("button", name="Discard pile: 1 card").wait_for()
    settle(page)  # what flies begins in the next frame
    assert page.evaluate("window.flown") == []
