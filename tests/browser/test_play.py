"""Playing in a real browser."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.positions import THREE
from tests.browser.table import (
    begin_with,
    confirm_end,
    counter,
    invite,
    is_over,
    moment,
    options,
    play_now,
    sit_down,
    take,
    wait_for_turn,
    whose_turn,
    wish,
)

LONGEST_GAME = 1_500  # decisions


def test_a_whole_duel_against_the_bot(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    for _ in range(LONGEST_GAME):
        offered = wait_for_turn(page)
        if not offered:
            break
        take(page, wish(offered))
    assert is_over(page)
    expect(page.locator(".prompt")).to_contain_text("won")


def test_a_reload_in_the_middle_of_a_choice_changes_nothing(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    take(page, wish(wait_for_turn(page)))
    before = (wait_for_turn(page), page.locator(".prompt").inner_text(), moment(page))
    page.reload()
    assert wait_for_turn(page) == before[0]
    assert (options(page), page.locator(".prompt").inner_text(), moment(page)) == before


def test_a_card_is_played_by_dragging_it_onto_the_table(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_turn(page)
    page.locator(".hand .spot").first.drag_to(page.locator(".field"))
    page.locator(".field .spot").first.wait_for()
    assert counter(page, "trade") + counter(page, "combat") == 1


def test_undo_and_back_to_the_start(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    first = wait_for_turn(page)
    page.locator(".hand .spot").first.wait_for()  # the board may come after the options
    hand = page.locator(".hand .spot").count()
    for _ in range(2):
        take(page, next(action for action in wait_for_turn(page) if action.startswith("play:")))
    assert counter(page, "trade") + counter(page, "combat") == 2
    page.get_by_role("button", name="Undo everything").click()
    expect(page.locator(".hand .spot")).to_have_count(hand)
    assert counter(page, "trade") + counter(page, "combat") == 0
    assert wait_for_turn(page) == first
    page.keyboard.press("1")
    page.locator(".field .spot").first.wait_for()
    wait_for_turn(page)
    page.keyboard.press("u")
    page.locator(".field .spot").first.wait_for(state="detached")


def test_everything_by_keyboard(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now against a bot").first.focus()
    page.keyboard.press("Enter")
    page.locator(".dock .prompt").wait_for()
    page.evaluate("document.activeElement?.blur()")
    for _ in range(12):
        wait_for_turn(page)
        before = moment(page)
        page.keyboard.press("Enter" if page.locator(".option.default").count() else "1")
        page.wait_for_function("n => Number(document.querySelector('.dock').dataset.n) > n", arg=before)
    assert "Turn 1" not in page.locator("header .where").inner_text().splitlines()


def test_where_all_options_are_numbers_their_digit_takes_them(open_page: OpenPage) -> None:
    page = open_page("/credits")
    begin_with(page, THREE)
    for _ in range(3):
        take(page, "play:viper")
    page.locator('.option[data-action="attack:1"]').click()
    page.locator('.option[data-action="amount:2"]').wait_for()
    expect(page.locator('.option[data-action="amount:2"] kbd').last).to_have_text("2")
    page.keyboard.press("2")
    page.wait_for_function("() => !document.querySelector('.option[data-action^=\"amount\"]')")
    assert counter(page, "combat") == 1


def test_two_browsers_and_a_spectator_who_sees_no_hidden_card(open_page: OpenPage, server: Server) -> None:
    ann = open_page("/new/star-realms")
    link = invite(ann, "Ann")
    bob = open_page(link.removeprefix(server.address))
    sit_down(bob, "Bob")
    heard: list[Any] = []
    eve = open_page("/lobby")
    eve.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    eve.goto(link)
    for page in (ann, bob, eve):
        page.locator(".dock .prompt").wait_for()
    for _ in range(24):
        mover, _ = whose_turn((ann, bob))
        take(mover, wish(wait_for_turn(mover)))
        for page in (ann, bob, eve):
            page.wait_for_function("n => Number(document.querySelector('.dock').dataset.n) >= n", arg=moment(mover))
    assert options(eve) == []
    views = [message["view"] for message in heard if message["type"] == "update"]
    assert len(views) > 10
    assert not any("hand" in player for view in views for player in view["players"])
    assert not any(line["words"]["id"] == "log-draw" for message in heard for line in message.get("log", []))


def test_the_language_changes_in_the_middle_of_a_game(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_turn(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_text("Zug beenden").wait_for()
    page.get_by_label("Sprache").select_option("ru")
    page.get_by_role("button", name="Закончить ход").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def test_the_server_goes_and_comes_back(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    play_now(page)
    offered = wait_for_turn(page)
    server.stop()
    page.get_by_text("Connection lost").wait_for()
    server.start()
    page.get_by_text("Connection lost").wait_for(state="detached")
    assert wait_for_turn(page) == offered
    take(page, wish(offered))


def test_history_shows_an_earlier_moment_and_returns(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    for _ in range(3):
        take(page, wish(wait_for_turn(page)))
    wait_for_turn(page)
    shown = moment(page)
    page.keyboard.press("ArrowLeft")
    page.get_by_text("Viewing move").wait_for()
    assert moment(page) < shown
    assert options(page) == []
    page.keyboard.press("Escape")
    page.get_by_text("Viewing move").wait_for(state="detached")
    assert moment(page) == shown
    assert wait_for_turn(page)


def test_a_turn_on_a_phone_by_touch(open_page: OpenPage) -> None:
    page = open_page("/", 360, 740, has_touch=True, is_mobile=True)
    page.locator(".games .primary").first.tap()
    wait_for_turn(page)
    page.locator(".hand .spot.can").first.tap()
    page.locator(".field .spot").first.wait_for(state="attached")
    page.get_by_role("button", name="Play all cards").tap()
    page.wait_for_function("document.querySelectorAll('.field .spot').length > 1")
    page.locator('.option[data-action^="play:"]').first.wait_for(state="detached")  # one after the other
    wait_for_turn(page)
    page.get_by_role("button", name="Log").tap()
    page.get_by_text("You play").first.wait_for()
    page.get_by_role("button", name="Close").tap()
    before = moment(page)
    page.locator('.option[data-action="end"]').tap()
    confirm_end(page)
    page.wait_for_function("n => Number(document.querySelector('.dock').dataset.n) > n", arg=before)
    page.wait_for_function("!document.querySelector('.dock.sent') && document.querySelectorAll('.option').length > 0")


def test_a_refusal_is_in_the_readers_language(open_page: OpenPage) -> None:
    """The page offers only what is possible, so here a move is changed on its way."""

    def change(connection: Any) -> None:
        there = connection.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            sent = json.loads(message)
            there.send(json.dumps({**sent, "action": "play:factory_world"} if sent["type"] == "move" else sent))

        connection.on_message(pass_on)

    page = open_page("/")
    page.get_by_label("Language").select_option("de")
    page.route_web_socket("**/stream?**", change)
    play_now(page)
    offered = wait_for_turn(page)
    page.locator(f'.option[data-action="{offered[-1]}"]').click()
    expect(page.get_by_role("alert")).to_have_text("Du hast Fabrikwelt nicht auf der Hand.")
