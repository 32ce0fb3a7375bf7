"""Rated games in the browser: chosen in the form, aborted, and what they change."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.table import press

PASSWORD = "correct horse"


def member(open_page: OpenPage, server: Server, login: str) -> Any:
    """A page of somebody with an account."""
    page = open_page("/")
    account = {"login": login, "password": PASSWORD, "name": login.title()}
    assert page.request.post(f"{server.address}/api/register", data=account).ok
    return page


def rated_duel(open_page: OpenPage, server: Server, names: tuple[str, str]) -> tuple[Any, Any, str]:
    """Two pages at a rated table that was made with the form, and its address in the API."""
    ann, bob = (member(open_page, server, name) for name in names)
    ann.goto(f"{server.address}/new/star-realms")
    form = ann.locator("form")
    form.get_by_label("Public").check()
    expect(form.get_by_label("Rating"), "what a registered host lists is rated").to_have_value("rated")
    form.get_by_role("button", name="Create table").click()
    ann.wait_for_url("**/table/*")
    table = ann.url.split("/table/")[1].split("?")[0]
    address = f"{server.address}/api/tables/{table}"
    bob.goto(f"{server.address}/table/{table}")
    bob.get_by_role("button", name="Join").first.click()
    for page in (ann, bob):
        page.locator(".dock .prompt").wait_for()
    return ann, bob, address


def decide(pages: tuple[Any, Any], address: str, least: int) -> None:
    """Play until each side has decided so often; nobody attacks."""
    made = [0, 0]
    while min(made) < least:
        for seat, page in enumerate(pages):
            moment = page.request.get(f"{address}/moment").json()
            actions = [offer["action"] for offer in moment["options"]]
            if actions:
                action = next((each for each in actions if each.startswith("play:")), "end")
                move = {"type": "move", "expected": moment["n"], "action": action, "client_move_id": f"m{moment['n']}"}
                assert page.request.post(f"{address}/moves", data=move).ok
                made[seat] += 1


def test_a_rated_game_shows_what_it_has_changed(open_page: OpenPage, server: Server) -> None:
    ann, bob, address = rated_duel(open_page, server, ("rita", "ruth"))
    expect(ann.get_by_role("button", name="Hint")).to_have_count(0)
    decide((ann, bob), address, 10)
    bob.get_by_role("tab", name="Table").click()
    press(bob, "Resign")
    for page in (ann, bob):
        changes = page.locator(".dock .rating")
        # Marked as provisional, with what was won and lost.
        expect(changes).to_have_text([re.compile(r"\? \(\+"), re.compile(r"\? \(−")], use_inner_text=True)
    ann.goto(f"{server.address}/statistics/star-realms")
    ann.get_by_role("cell", name="?").first.wait_for()


def test_a_game_is_aborted_before_the_first_moves(open_page: OpenPage, server: Server) -> None:
    ann, bob, _ = rated_duel(open_page, server, ("sara", "sven"))
    bob.get_by_role("tab", name="Table").click()
    press(bob, "Abort the game")
    for page in (ann, bob):
        page.locator(".prompt").get_by_text("Aborted").wait_for()
