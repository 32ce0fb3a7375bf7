"""A game that the client was built without: its texts come from the server, and the generic board shows it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import CHROMIUM, OpenPage, Server
from tests.browser.table import is_over, options, wait_for_turn

OUTSIDE: Final = Path(__file__).parents[1] / "outside"
PROMPTS: Final = {
    "en": r"Choose a pebble to lay down, [123] left\.",
    "ru": r"Выложите камешек, осталось [123]\.",
    "de": r"Lege einen Kiesel ab, noch [123]\.",
}
# How often the log says that somebody has laid down a pebble; the news that the game is over may come before the last.
LAID_DOWN: Final = "n => document.querySelector('.log').innerText.match(/lays? down [1-9]\\./g)?.length === n"
BOTS: Final = {"en": "Greedy bot", "ru": "Жадный бот", "de": "Gieriger Bot"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with Pebbles installed as a package of somebody else."""
    if not CHROMIUM:
        pytest.skip("There is no chromium on this machine to look at the pages with.")
    folder = tmp_path_factory.mktemp("outside")
    info = folder / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[ecliptic.games]\npebbles = pebbles.game:MANIFEST\n", encoding="utf-8")
    started = Server(folder, (OUTSIDE, folder))
    started.start()
    yield started
    started.stop()


def begin(page: Any, title: str) -> None:
    page.locator(".games li").filter(has_text=title).locator("button.primary").click()
    wait_for_turn(page)


def test_it_is_played_to_the_end(open_page: OpenPage) -> None:
    page = open_page()
    begin(page, "Pebbles")
    expect(page.locator(".dock .prompt")).to_have_text(re.compile(rf"^\s*{PROMPTS['en']}\s*$"))
    turns = 0
    while not is_over(page):
        offered = wait_for_turn(page)
        if not offered:
            break
        assert all(re.fullmatch(r"lay:[1-9]", action) for action in offered)
        before = page.locator(".dock").get_attribute("data-n")
        page.locator(f'.option[data-action="{offered[0]}"]').click()
        page.wait_for_function("n => document.querySelector('.dock').dataset.n !== n", arg=before)
        page.locator(".dock:not(.sent)").wait_for()
        turns += 1
    assert turns == 3
    page.wait_for_function(LAID_DOWN, arg=6)
    assert page.locator(".board").inner_text().count("Heaps") == 1


@pytest.mark.parametrize(("locale", "title"), [("ru", "Камешки"), ("de", "Kiesel")])
def test_it_speaks_the_language_of_the_reader(open_page: OpenPage, locale: str, title: str) -> None:
    page = open_page("/settings")
    page.locator("select").first.wait_for()
    page.evaluate("l => localStorage.setItem('ecliptic.settings', JSON.stringify({locale: l}))", locale)
    page.goto(page.url.replace("/settings", "/"))
    page.locator(".games li").filter(has_text=title).wait_for()
    begin(page, title)
    expect(page.locator(".dock .prompt")).to_have_text(re.compile(rf"^\s*{PROMPTS[locale]}\s*$"))
    first = options(page)[0]
    label = page.locator(f'.option[data-action="{first}"]').inner_text()
    assert "Lay" not in label
    page.locator(f'.option[data-action="{first}"]').click()
    page.locator(".log .entry").first.wait_for()
    shown = page.locator(".table").inner_text()
    assert BOTS[locale] in shown
    assert "lays down" not in shown
    assert "prompt-" not in shown
    assert "Heaps" not in shown
