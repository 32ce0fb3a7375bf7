"""The rules in the reader's language: the reference, what is found in it, and what stands behind a choice or a card."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.table import play_now, wait_for_turn


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
