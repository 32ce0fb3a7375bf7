"""Positions in the browser: load, change, judge, play on; and a hint at the table."""

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.table import moment, play_now, wait_for_turn
from tests.rules.federation.scene import Scene

POSITION = "{ecliptic: position, format: 1, game: star-realms, seats: 2, state: {trade_row: [CARD], players: [{}, {}]}}"


def test_a_position_is_shown_judged_changed_and_played_on(open_page: OpenPage) -> None:
    page = open_page("/analysis")
    page.get_by_role("button", name="Show an example").click()
    page.locator(".boardholder .hand .spot").first.wait_for()
    page.get_by_role("img", name=re.compile("Winning chances")).wait_for()
    expect(page.locator(".judge ol li").first).to_be_visible()
    page.get_by_text("Edit numbers and cards").click()
    page.get_by_label("Authority of seat 2").fill("3")
    page.keyboard.press("Tab")
    page.wait_for_function("document.querySelector('textarea').value.includes('[12, 3]')")
    page.locator(".opponent").get_by_text("3", exact=True).wait_for()
    page.get_by_role("button", name="Continue against a bot").click()
    page.wait_for_url("**/table/*")
    assert "play:leviathan" in wait_for_turn(page)


def test_what_is_wrong_in_a_position_is_one_sentence(open_page: OpenPage) -> None:
    page = open_page("/analysis")
    field = page.get_by_label("Position or journal")
    field.fill("game: [")
    page.get_by_role("alert").filter(has_text="neither JSON nor YAML").wait_for()
    field.fill(POSITION.replace("CARD", "gunsip"))
    page.get_by_role("alert").filter(has_text="gunsip").wait_for()
    expect(page.locator(".boardholder")).to_have_count(0)


def test_a_hint_names_a_move_that_can_be_taken(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_turn(page)
    before = moment(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("dialog", name="Hint").locator("ol button").first.click()
    page.wait_for_function("n => Number(document.querySelector('.dock').dataset.n) > n", arg=before)
    expect(page.get_by_role("dialog", name="Hint")).to_have_count(0)


def test_a_federation_position_is_changed_without_writing(open_page: OpenPage) -> None:
    page = open_page("/analysis")
    field = page.get_by_label("Position or journal")
    field.fill(json.dumps(Scene(seats=2, round=2).table.save()))
    page.get_by_text("Edit numbers and pieces").click()

    def changed(written: str) -> None:
        """The text has it, and the server has nothing against it."""
        page.wait_for_function("text => document.querySelector('textarea').value.includes(text)", arg=written)
        page.wait_for_function("text => localStorage.getItem('ecliptic.analysis').includes(text)", arg=written)

    controls = page.locator(".controls")
    controls.get_by_label("Round").fill("4")
    page.keyboard.press("Tab")
    changed("round: 4")
    page.get_by_text("Round 4, your turn").wait_for()
    controls.get_by_role("spinbutton", name="Gold").fill("3")
    page.keyboard.press("Tab")
    page.locator('[data-targets~="resource:gold"]').get_by_text("3", exact=True).wait_for()
    controls.get_by_role("button", name="Special mission 1 (Neo)").click()
    page.locator(".cell.unlocked").wait_for()
    controls.get_by_label("Medal of honour of Neo").check()
    page.locator(".medal.has").wait_for()
    controls.get_by_label("3 votes").uncheck()
    page.get_by_text("you have 3 left").wait_for()
    controls.get_by_label("Erudites").select_option("1A1")
    page.locator('[data-targets~="own-erudite:1A1"]').wait_for()
    expect(page.locator(".edit .problem")).to_have_text("")
    controls.get_by_role("spinbutton", name="Gold").fill("9")
    page.keyboard.press("Tab")
    page.get_by_role("alert").filter(has_text="room for").wait_for()
