"""Pictures of the web client for README and docs: `python -m tests.browser.pictures FOLDER`."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.browser.conftest import CHROMIUM, FLAGS, Server
from tests.browser.table import play_now, take, wait_for_turn, wish

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 360, "height": 740}
MIDDLE = 110  # decisions until a duel looks like one


def play_on(page: Any, decisions: int) -> None:
    """Play for a while, and stop at the start of a turn."""
    for done in range(3 * decisions):
        offered = wait_for_turn(page)
        if not offered or (done >= decisions and sum(action.startswith("play:") for action in offered) > 2):
            return
        take(page, wish(offered))


def take_pictures(browser: Any, base: str, folder: Path) -> None:
    """One of each page worth showing."""

    def keep(name: str) -> None:
        page.wait_for_timeout(600)  # cards in flight
        page.screenshot(path=folder / f"{name}.png")

    page = browser.new_page(viewport=DESKTOP, locale="en-US")
    page.goto(base)
    page.locator(".games").wait_for()
    keep("home")
    play_now(page)
    wait_for_turn(page)
    keep("table-early")
    play_on(page, MIDDLE)
    keep("table-late")
    page.get_by_role("tab", name="Rules").click()
    for _ in range(8):
        page.keyboard.press("ArrowLeft")
    keep("history-and-rules")
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    keep("table-phone")
    page.set_viewport_size(DESKTOP)
    page.goto(f"{base}/new/star-realms")
    page.locator("form select").nth(0).select_option("6")
    page.locator("form select").nth(1).select_option("random")
    keep("new-table")
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".dock .prompt").wait_for()
    play_on(page, MIDDLE // 2)
    keep("table-six")
    page.goto(base)
    page.locator(".games").wait_for()
    play_now(page, game=1)
    wait_for_turn(page)
    keep("federation")
    page.goto(f"{base}/lobby")
    page.get_by_role("heading", name="My tables").wait_for()
    keep("lobby")


def main(folder: Path) -> None:
    """Start a server, look, stop."""
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            take_pictures(browser, server.address, folder)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
