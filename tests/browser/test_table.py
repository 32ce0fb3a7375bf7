"""The table shell: chat, notes, one device for two, proposals, looking back, taking a game along."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.positions import SIX
from tests.browser.table import (
    begin_with,
    counter,
    end_turn,
    moment,
    options,
    play_now,
    press,
    resign,
    set_up,
    settle,
    take,
    two_at_a_table,
    wait_for_turn,
    whose_turn,
    wish,
)


def test_chat_reaches_the_others_and_notes_only_oneself(open_page: OpenPage, server: Server) -> None:
    ann, bob = two_at_a_table(open_page, server.address)
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_label("Write a message").fill("Good luck <b>Bob</b>")
    ann.keyboard.press("Enter")
    bob.locator(".tabs .news").wait_for()
    bob.get_by_role("tab", name="Chat").click()
    bob.get_by_role("log").get_by_text("Good luck <b>Bob</b>").wait_for()
    expect(bob.locator(".tabs .news")).to_have_count(0)
    ann.get_by_role("tab", name="Notes").click()
    ann.get_by_role("textbox", name="Notes").fill("He buys blobs.")
    ann.get_by_text("Saved.").wait_for()
    ann.reload()
    ann.get_by_role("tab", name="Notes").click()
    ann.wait_for_function("document.querySelector('textarea')?.value === 'He buys blobs.'")
    bob.get_by_role("tab", name="Notes").click()
    bob.get_by_text("Saved.").wait_for()
    expect(bob.get_by_role("textbox", name="Notes")).to_have_value("")


def test_two_people_at_one_device_have_a_curtain_between_them(open_page: OpenPage) -> None:
    page = open_page("/new/star-realms")
    set_up(page, ["here"])
    page.get_by_role("heading", name="Pass the device to").wait_for()
    expect(page.locator(".hand")).to_have_count(0)
    page.get_by_role("button", name="I am").click()
    wait_for_turn(page)
    first = page.locator(".prompt").inner_text()
    while options(page):
        offered = options(page)
        if offered == ["end"] or "end" in offered:
            end_turn(page)
            break
        take(page, wish(offered))
    page.get_by_role("heading", name="Pass the device to").wait_for()
    expect(page.locator(".hand")).to_have_count(0)
    page.get_by_role("button", name="I am").click()
    wait_for_turn(page)
    assert page.locator(".prompt").inner_text().split()[0] == first.split()[0]


def test_abandoning_needs_everybody(open_page: OpenPage, server: Server) -> None:
    ann, bob = two_at_a_table(open_page, server.address)
    ann.get_by_role("tab", name="Table").click()
    press(ann, "Propose to abandon")
    bob.get_by_text("Ann proposes to end the game").wait_for()
    ann.get_by_text("Waiting for the others").wait_for()
    bob.get_by_role("button", name="Decline").click()
    ann.get_by_text("Waiting for the others").wait_for(state="detached")
    press(ann, "Propose to abandon")
    bob.get_by_role("button", name="Agree").click()
    for page in (ann, bob):
        page.get_by_role("button", name="Rematch").first.wait_for()


def test_a_rematch_brings_both_to_the_same_table(open_page: OpenPage, server: Server) -> None:
    ann, bob = two_at_a_table(open_page, server.address)
    before = ann.url.split("?")[0]
    resign(ann)
    ann.locator(".dock").get_by_role("button", name="Rematch").click()
    bob.get_by_text("Ann wants a rematch").wait_for()
    bob.get_by_role("button", name="Decline").click()
    for page in (ann, bob):
        page.get_by_text("Bob declined the rematch").wait_for()
    bob.locator(".dock").get_by_role("button", name="Rematch").click()
    bob.get_by_role("button", name="Withdraw").click()
    ann.get_by_text("Bob withdrew the rematch offer").wait_for()
    ann.locator(".dock").get_by_role("button", name="Rematch").click()
    bob.get_by_role("button", name="Agree").click()
    for page in (ann, bob):
        page.wait_for_url(lambda url: url.split("?")[0] != before)
        page.locator(".dock .option, .dock .prompt").first.wait_for()
    assert bob.url == ann.url


def test_a_link_names_a_move_and_history_survives_a_reload(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    play_now(page)
    for _ in range(4):
        take(page, wish(wait_for_turn(page)))
    wait_for_turn(page)
    last = moment(page)
    for _ in range(2):
        shown = moment(page)
        page.keyboard.press("ArrowLeft")
        page.wait_for_function("n => Number(document.querySelector('.dock').dataset.n) < n", arg=shown)
    page.get_by_role("tab", name="Table").click()
    earlier, field = moment(page), page.get_by_label("Link to this position").input_value()
    hand = page.locator(".hand .spot").count()
    page.goto(field)
    page.get_by_text("Viewing move").wait_for()
    page.wait_for_function("n => document.querySelectorAll('.hand .spot').length === n", arg=hand)
    assert moment(page) == earlier
    for key in ("Home", "PageDown", "ArrowRight", "PageUp", "End"):
        page.keyboard.press(key)
    expect(page.locator(".dock")).to_have_attribute("data-n", str(last))
    page.get_by_text("Viewing move").wait_for(state="detached")


def test_the_server_says_why_not(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_turn(page)
    page.locator('.market .spot:not(.can)[data-zone="row"]').first.click()
    why = page.locator(".why")
    why.wait_for()
    expect(why).to_contain_text("trade", use_inner_text=True)
    before = moment(page)
    page.keyboard.press("Escape")
    assert moment(page) == before


def test_a_finished_game_is_watched_again_taken_home_and_played_on(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    play_now(page)
    for _ in range(3):
        take(page, wish(wait_for_turn(page)))
    resign(page)
    page.get_by_role("tab", name="Table").click()
    with page.expect_download() as got:
        page.get_by_role("button", name="Download the game").click()
    got.value.save_as(tmp_path / "game.json")
    journal = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert journal["game"] == "star-realms"

    page.keyboard.press("Home")
    page.get_by_text("Viewing move").wait_for()
    page.get_by_label("View as").select_option(label="Greedy bot's view")
    page.wait_for_function("document.querySelectorAll('.hand .spot').length > 0")
    before = page.url.split("?")[0]
    page.get_by_role("button", name="Continue from here, playing all sides").click()
    page.wait_for_url(lambda url: "at=" not in url and "/table/" in url and url.split("?")[0] != before)
    wait_for_turn(page)

    other = open_page("/analysis")
    other.get_by_label("Choose a file").set_input_files(tmp_path / "game.json")
    other.wait_for_url("**/table/*")
    wait_for_turn(other)  # by the rules it is not over: it goes on where it was given up


def test_clocks_count_down(open_page: OpenPage) -> None:
    page = open_page("/new/star-realms")
    page.get_by_label("Clock").select_option(label="3 minutes per player")
    set_up(page, ["greedy"])
    wait_for_turn(page)
    expect(page.locator(".clock.runs")).to_have_text(re.compile(r"^[0-2]:[0-5]\d$"))  # from 3:00
    expect(page.locator(".clock")).to_have_count(2)


def test_taking_back_beyond_what_was_seen_asks_the_bot_who_agrees(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    first = wait_for_turn(page)
    turn = page.locator(".where").inner_text()
    is_turn = "turn => document.querySelector('.where').innerText === turn"
    end_turn(page)
    page.wait_for_function(f"turn => !({is_turn})(turn)", arg=turn)
    wait_for_turn(page)
    page.get_by_role("button", name="Ask to undo").click()
    page.wait_for_function(is_turn, arg=turn)
    assert wait_for_turn(page) == first


def test_who_asks_to_take_back_hears_that_it_was_declined(open_page: OpenPage, server: Server) -> None:
    ann, bob = two_at_a_table(open_page, server.address)
    mover, other = whose_turn((ann, bob))
    end_turn(mover)
    wait_for_turn(other)
    mover.get_by_role("button", name="Ask to undo").click()
    other.get_by_role("button", name="Decline").click()
    mover.get_by_text("Undo declined").wait_for()
    other.get_by_role("button", name="Decline").wait_for(state="detached")
    expect(other.get_by_text("Undo declined")).to_have_count(0)
    mover.get_by_role("button", name="Close").first.click()
    mover.get_by_text("Undo declined").wait_for(state="detached")


def test_what_is_proposed_covers_no_part_of_the_board(open_page: OpenPage, server: Server) -> None:
    ann, bob = two_at_a_table(open_page, server.address)
    ann.get_by_role("tab", name="Table").click()
    press(ann, "Propose to abandon")
    bob.get_by_role("button", name="Agree").wait_for()
    settle(bob)
    band, board = (bob.locator(name).first.bounding_box() for name in (".band", ".boardholder"))
    assert band["y"] + band["height"] <= board["y"] + 0.5


def test_whoever_waits_reads_what_the_others_did(open_page: OpenPage, server: Server) -> None:
    ann, bob = two_at_a_table(open_page, server.address)
    mover, other = whose_turn((ann, bob))
    take(mover, "play:scout")
    other.locator(".dock .latest").get_by_text("plays Scout").wait_for()
    assert counter(other, "trade") == 1, "what the others have to spend"
    expect(mover.locator(".dock .latest")).to_have_count(0)


def test_a_players_whole_area_opens_from_chip_and_strip(open_page: OpenPage) -> None:
    page = open_page("/credits")
    begin_with(page, SIX)
    wait_for_turn(page)
    page.locator("header .chip").nth(2).click()
    sheet = page.get_by_role("dialog", name="Greedy bot 2")
    expect(sheet.locator(".spot")).to_have_count(5 + 2 + 2)  # in play, discarded, known to be in hand
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    page.get_by_role("button", name="Show all of Greedy bot 5").click()
    page.get_by_role("dialog", name="Greedy bot 5").get_by_text("Fleet HQ").wait_for()


def test_the_log_marks_on_the_board_what_it_speaks_of(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    offered = wait_for_turn(page)
    card = next(action for action in offered if action.startswith("play:")).partition(":")[2]
    take(page, f"play:{card}")
    link = page.locator(".log .link").last
    link.hover()
    page.locator(f'.field .spot.hot[data-card="{card}"]').wait_for()
    page.mouse.move(2, 2)
    page.locator(".spot.hot").first.wait_for(state="detached")


def test_an_unknown_game_table_or_person_is_said_with_a_way_out(open_page: OpenPage, server: Server) -> None:
    page = open_page("/rules/chess")
    page.get_by_role("heading", name="Game not found.").wait_for()
    titles = {
        "/new/chess": "Game not found.",
        "/statistics/chess": "Game not found.",
        "/table/nothing": "There is no table",
        "/people/999999": "There is no person with the id 999999.",
        "/nowhere": "Page not found.",
    }
    for path, title in titles.items():
        page.goto(server.address + path)
        page.locator("main h1").filter(has_text=title).wait_for()
        expect(page.locator("main").get_by_role("link", name="Home"), path).to_be_visible()
