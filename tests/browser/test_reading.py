"""No page has a serious problem for people who use a screen reader, a keyboard or little contrast."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.table import play_now, set_up, take, wait_for_turn, wish
from tests.browser.test_layout import PAGES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ["dark", "light"]


def problems(page: Any) -> list[str]:
    """What axe finds, each with the first place."""
    if not page.evaluate("'axe' in window"):
        source = AXE.read_text(encoding="utf-8")
        page.evaluate(f"() => {{ {source}\n }}")  # a script element would be refused by our own security policy
    found = page.evaluate(
        "axe.run({runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'], resultTypes: ['violations']})"
        ".then((result) => result.violations)"
    )
    return [f"{each['id']} ({each['impact']}): {each['nodes'][0]['html'][:200]}" for each in found]


def choose_theme(page: Any, theme: str) -> None:
    """As the settings do, without movement: a pulse has no fixed contrast."""
    page.evaluate(
        "theme => localStorage.setItem('ecliptic.settings', JSON.stringify({theme, motion: 'off'}))", arg=theme
    )
    page.reload()


@pytest.mark.parametrize("theme", THEMES)
def test_pages(open_page: OpenPage, theme: str) -> None:
    page = open_page()
    base = page.url.rstrip("/")
    choose_theme(page, theme)
    for path in PAGES:
        page.goto(base + path)
        page.locator("main h1").wait_for()
        assert problems(page) == [], path


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", [0, 1])
def test_tables(open_page: OpenPage, theme: str, game: int) -> None:
    page = open_page()
    choose_theme(page, theme)
    play_now(page, game)
    offered = wait_for_turn(page)
    if game == 0:
        for _ in range(6):
            take(page, wish(offered))
            offered = wait_for_turn(page)
    assert problems(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_everything_beside_the_board(open_page: OpenPage, theme: str) -> None:
    page = open_page()
    choose_theme(page, theme)
    play_now(page)
    for _ in range(3):
        take(page, wish(wait_for_turn(page)))
    wait_for_turn(page)
    for name in ("Chat", "Rules", "Notes", "Table"):
        page.get_by_role("tab", name=name).click()
        assert problems(page) == [], name
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("dialog", name="Hint").locator("ol").wait_for()
    assert problems(page) == []
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Previous move").first.click()
    page.get_by_text("Viewing move").wait_for()
    assert problems(page) == []


def test_the_curtain(open_page: OpenPage) -> None:
    page = open_page("/new/star-realms")
    set_up(page, ["here"])
    page.get_by_role("heading", name="Pass the device to").wait_for()
    assert problems(page) == []
