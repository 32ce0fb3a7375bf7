"""The rules in the reader's language: the reference, what is found in it, and what stands behind a choice or a card."""

from typing import Any

import pytest
from playwright.sync_api import expect

from ecliptic.games import manifests
from tests.browser.conftest import OpenPage
from tests.browser.table import play_now, wait_for_turn
from tests.browser.test_layout import SCREENS


def found(page: Any, typed: str, text: str) -> str:
    """What a search in the rules brings, once this is found."""
    page.get_by_role("searchbox").fill(typed)
    page.locator(".rules details[open] p").first.wait_for()
    expect(page.locator(".rules")).to_contain_text(text, use_inner_text=True)
    return str(page.locator(".rules").inner_text())


def test_the_reference_speaks_the_language_chosen(open_page: OpenPage) -> None:
    page = open_page("/rules/star-realms")
    page.get_by_text("9. Attacking").wait_for()
    page.get_by_label("Language").select_option("de")
    page.get_by_text("9. Angreifen").wait_for()
    found(page, "aussenposten angreifen", "Solange ein Spieler mindestens einen Außenposten im Spiel hat")
    page.get_by_label("Sprache").select_option("ru")
    page.get_by_text("Нет правил с такими словами.").wait_for()
    said = found(page, "налетчики", "Налётчики побеждают вместе")
    assert "SR-19.11" in said
    assert page.locator(".rules p[lang=ru]").count() == page.locator(".rules p:not(.dim)").count() > 5
    assert "по-английски" not in said


@pytest.mark.parametrize("game", manifests())
def test_the_rules_begin_with_the_game_in_short(open_page: OpenPage, game: str) -> None:
    """Two screens that a stranger reads before anything else, in every language, and not wider than a phone."""
    page = open_page(f"/rules/{game}", *SCREENS[0])
    sections = page.locator(".introduction section")
    for language, title in (("en", "What it is about"), ("de", "Worum es geht"), ("ru", "О чём игра")):
        page.locator("header select").select_option(language)
        expect(sections.first.locator("h3")).to_have_text(title)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        top, rules = (page.locator(each).bounding_box()["y"] for each in (".introduction", ".rules"))
        assert top < rules
    page.set_viewport_size({"width": 1366, "height": 768})
    assert page.locator(".introduction").bounding_box()["height"] < 2 * 768


def test_the_game_in_short_is_at_the_table_too(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_turn(page)
    page.get_by_role("tab", name="Rules").click()
    page.get_by_text("The game in short").click()
    expect(page.locator(".introduction h3").first).to_be_visible()


def test_rules_behind_a_choice_and_a_card(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_label("Language").select_option("ru")
    play_now(page)
    wait_for_turn(page)
    page.get_by_role("tab", name="Правила").click()
    page.locator(".behind").get_by_text("В основной фазе активный игрок может").wait_for()
    page.locator('.spot[data-zone="explorers"]').click()
    page.get_by_role("dialog").locator(".clauses").get_by_text("SR-1.3").wait_for()
    expect(page.get_by_role("dialog")).to_contain_text("не относятся ни к одной фракции", use_inner_text=True)
