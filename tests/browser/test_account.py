"""The account page: sessions, signing out everywhere, own data; and pages under the security policy."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import POLICY, OpenPage, Server
from tests.browser.table import press

SECRET = "correct horse battery"


def test_sessions_are_listed_and_ended_everywhere(open_page: OpenPage, server: Server) -> None:
    page = open_page("/account")
    other = open_page("/account")
    for each, button in ((page, "Register"), (other, "Sign in")):
        form = each.locator("section", has=each.get_by_role("heading", name=button, exact=True))
        form.get_by_label("Login").fill("sessions")
        form.get_by_label("Password").fill(SECRET)
        form.get_by_role("button", name=button).click()
        each.get_by_text("You are signed in as sessions.").wait_for()
    page.reload()
    rows = page.get_by_test_id("sessions").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("Chrome, ", use_inner_text=True)
    expect(rows.filter(has_text="this browser")).to_have_count(1)
    press(page, "End all sessions")
    page.get_by_role("heading", name="Register").wait_for()
    other.reload()
    other.get_by_role("heading", name="Register").wait_for()


def test_own_data_is_downloaded(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/account")
    page.locator('input[autocomplete="nickname"]').fill("Exporting")
    page.get_by_role("button", name="Save name").first.click()
    page.get_by_text("Name saved.").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download my data").click()
    download.value.save_as(tmp_path / "data.json")
    assert json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))["name"] == "Exporting"


def test_the_policy_stops_inline_scripts_and_pages_need_none(browser: Any, server: Server, open_page: OpenPage) -> None:
    for path in ("/", "/lobby", "/new/star-realms", "/analysis", "/rules/federation", "/settings", "/schema"):
        open_page(path).wait_for_load_state("networkidle")  # `open_page` fails on any refusal
    page = browser.new_context().new_page()
    page.goto(f"{server.address}/")
    with page.expect_console_message(lambda message: POLICY in message.text):
        page.evaluate("""() => {
            const script = document.createElement("script");
            script.textContent = "window.was_run = true";
            document.body.append(script);
        }""")
    assert not page.evaluate("window.was_run === true")
    page.context.close()
