"""Accounts: from a guest to somebody with a password, keys for programs, and being forgotten."""

from typing import Any

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, OpenPage, Server
from tests.browser.table import play_now, press, resign

PASSWORD = "correct horse"


def section(page: Any, heading: str) -> Any:
    """The part of the account's page under a heading."""
    return page.locator("section").filter(has=page.get_by_role("heading", name=heading, exact=True))


def call_me(page: Any, name: str) -> None:
    """Choose a name."""
    part = section(page, "Your name")
    part.get_by_label("Name").fill(name)
    part.get_by_role("button", name="Save name").click()
    page.get_by_text("Name saved.").wait_for()


def register(page: Any, login: str) -> None:
    """Make the guest of this page an account."""
    part = section(page, "Register")
    part.get_by_label("Login").fill(login)
    part.get_by_label("Password").fill(PASSWORD)
    part.get_by_role("button", name="Register").click()
    page.get_by_text("Account created.").wait_for()


def test_a_guest_registers_and_signs_in_elsewhere(open_page: OpenPage, server: Server) -> None:
    page = open_page("/account")
    call_me(page, "Ann")
    register(page, "ann")
    page.get_by_role("button", name="Sign out").click()
    page.get_by_text("You are signed out.").wait_for()

    other = open_page("/account")
    part = section(other, "Sign in")
    part.get_by_label("Login").fill("ann")
    part.get_by_label("Password").fill("wrong horse")
    part.get_by_role("button", name="Sign in").click()
    other.get_by_role("alert").filter(has_text="password").wait_for()
    part.get_by_label("Password").fill(PASSWORD)
    part.get_by_role("button", name="Sign in").click()
    other.get_by_text("You are signed in as ann.").wait_for()
    expect(other.locator("nav .who")).to_have_text("Ann", use_inner_text=True)


def test_a_key_lets_a_program_act_until_it_is_deleted(open_page: OpenPage, server: Server) -> None:
    page = open_page("/account")
    call_me(page, "Bo")
    register(page, "bosun")
    page.get_by_label("Token name").fill("my bot")
    page.get_by_role("button", name="New token").click()
    key = page.get_by_label("Your new token (shown only once)").input_value()
    program = httpx.Client(headers={"Authorization": f"Bearer {key}"}, timeout=PATIENCE / 1000)
    assert program.get(f"{server.address}/api/me").json()["name"] == "Bo"
    press(page, "Delete the token my bot")
    page.get_by_role("button", name="Delete the token my bot").wait_for(state="detached")
    assert program.get(f"{server.address}/api/me").status_code == 401
    program.close()


def test_a_guest_can_be_forgotten(open_page: OpenPage) -> None:
    page = open_page("/account")
    call_me(page, "Cy")
    page.get_by_label("Delete my account").check()
    page.get_by_role("button", name="Delete account").click()
    page.get_by_text("Account deleted.").wait_for()
    expect(page.locator("nav .who")).to_have_text("Sign in", use_inner_text=True)


def test_a_finished_game_shows_on_the_profile_and_in_the_lobby(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    play_now(page)
    resign(page)
    page.goto(f"{server.address}/lobby")
    page.get_by_role("heading", name="Finished games").wait_for()
    expect(page.locator("a.row")).to_have_count(1)
    expect(page.locator("a.row")).to_contain_text("Place 2 of 2", use_inner_text=True)
    page.goto(f"{server.address}/account")
    page.get_by_role("link", name="Profile").click()
    plot, nothing = page.get_by_role("img", name="Games by place"), page.get_by_text("No finished games yet.")
    plot.or_(nothing).wait_for()
    while nothing.is_visible():  # games are counted together, half a second after they have ended
        page.reload()
        plot.or_(nothing).wait_for()
    expect(page.locator(".rating")).to_contain_text("1 game, 0 wins", use_inner_text=True)
    expect(page.get_by_role("img", name="Games by score")).to_be_visible()
    page.goto(f"{server.address}/statistics/star-realms")
    page.get_by_role("img", name="Wins by seat").wait_for()
