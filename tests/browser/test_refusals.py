"""What the server refuses about accounts and tables is said in the reader's language."""

import json
from typing import Any

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, OpenPage, Server
from tests.browser.table import options, wait_for_turn


def reader(open_page: OpenPage, language: str) -> Any:
    """A page in a language."""
    page = open_page("/")
    page.get_by_label("Language").select_option(language)
    page.locator(f'html[lang="{language}"]').wait_for()
    return page


def test_a_wrong_password_in_russian(open_page: OpenPage, server: Server) -> None:
    page = reader(open_page, "ru")
    page.goto(f"{server.address}/account")
    part = page.locator("section").filter(has=page.get_by_role("heading", name="Войти", exact=True))
    part.get_by_label("Логин").fill("nobody")
    part.get_by_label("Пароль").fill("wrong horse")
    part.get_by_role("button", name="Войти").click()
    expect(page.get_by_role("alert")).to_have_text("Неверный логин или пароль.")


def test_a_taken_seat_in_german(open_page: OpenPage, server: Server) -> None:
    """Somebody is a little faster: they sit down while the page's request is on its way."""
    api, patience = f"{server.address}/api", PATIENCE / 1000
    with httpx.Client(base_url=api, timeout=patience) as host, httpx.Client(base_url=api, timeout=patience) as other:
        for each, name in ((host, "Ann"), (other, "Eve")):
            each.post("/guests", json={"name": name}).raise_for_status()
        made = host.post("/tables", json={"game": "star-realms", "seats": 3, "hold": [0]}).json()

        def overtake(route: Any) -> None:
            other.post(f"/tables/{made['id']}/seats/1", json={"invitation": made["invitation"]}).raise_for_status()
            route.continue_()

        page = reader(open_page, "de")
        page.route("**/seats/1", overtake)
        page.goto(f"{server.address}/table/{made['id']}?invitation={made['invitation']}")
        page.get_by_role("button", name="Platz nehmen").first.click()
        expect(page.get_by_role("alert")).to_have_text("Dieser Platz ist besetzt.")


def test_an_undo_that_the_table_forbids_in_russian(open_page: OpenPage, server: Server) -> None:
    """The page offers no undo at such a table, so here a move is changed into one on its way."""

    def change(connection: Any) -> None:
        there = connection.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            sent = json.loads(message)
            wish = {"type": "undo", "expected": sent.get("expected"), "client_move_id": "u", "steps": None}
            there.send(json.dumps(wish if sent["type"] == "move" else sent))

        connection.on_message(pass_on)

    page = reader(open_page, "ru")
    page.route_web_socket("**/stream?**", change)
    page.request.post(f"{server.address}/api/guests", data={"name": "Ann"})
    wanted = {"game": "star-realms", "hold": [0], "bots": {"1": "random"}, "undo": "never"}
    made = page.request.post(f"{server.address}/api/tables", data=wanted).json()
    page.goto(f"{server.address}/table/{made['id']}")
    wait_for_turn(page)
    page.locator(f'.option[data-action="{options(page)[-1]}"]').click()
    expect(page.get_by_role("alert")).to_have_text("За этим столом отмена запрещена.")


def test_a_table_that_is_not_there_in_german(open_page: OpenPage, server: Server) -> None:
    page = reader(open_page, "de")
    page.goto(f"{server.address}/table/nosuchtable")
    expect(page.locator("main h1")).to_have_text("Es gibt keinen Tisch „nosuchtable“.")


def test_a_position_that_cannot_be_in_german(open_page: OpenPage, server: Server) -> None:
    page = reader(open_page, "de")
    page.goto(f"{server.address}/analysis")
    text = page.locator("textarea").first
    text.fill("game: star-realms")
    page.get_by_text("Das ist keine Stellung von Ecliptic").wait_for()
    position = {"ecliptic": "position", "format": 1, "game": "star-realms", "seats": 2}
    text.fill(json.dumps({**position, "state": {"players": [{"hand": ["scout"] * 20}, {}]}}))
    page.get_by_text("Ungültige Stellung: Von Aufklärer gibt es 20").wait_for()
