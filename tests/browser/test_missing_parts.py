"""A part of the client that could not be loaded: the page comes back by itself."""

from typing import Any

from tests.browser.conftest import OpenPage
from tests.browser.table import play_now, wait_for_turn

ICONS = "[...document.querySelectorAll('.hand svg')].every((icon) => icon.innerHTML.trim() !== '')"


class Missing:
    """A part that is missing until the page has been loaded so many times more."""

    def __init__(self, page: Any, part: str, loads: int) -> None:
        self.page, self.until = page, loads
        self.loads = 0  # finished
        self.begun = 0
        self.failed = 0
        page.on("load", self._loaded)
        page.on("request", self._asked)
        page.route(f"**/assets/{part}-*.js", self._answer)

    def _loaded(self, _: Any) -> None:
        self.loads += 1

    def _asked(self, request: Any) -> None:
        self.begun += request.is_navigation_request()

    def _answer(self, route: Any) -> None:
        if self.begun < self.until:
            self.failed += 1
            route.abort()
        else:
            route.continue_()

    def wait_for_loads(self, number: int) -> None:
        """Wait until the page has been loaded so often."""
        while self.loads < number:
            self.page.wait_for_event("load")
        assert self.failed


def test_a_page_that_could_not_be_loaded_opens_by_itself(open_page: OpenPage) -> None:
    page = open_page("/lobby")
    missing = Missing(page, "SettingsPage", loads=1)
    page.get_by_role("link", name="Settings").first.click()
    missing.wait_for_loads(1)
    page.get_by_role("heading", name="Settings").wait_for()


def test_icons_that_could_not_be_loaded_appear_by_themselves(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_turn(page)
    missing = Missing(page, "star_realms", loads=2)
    page.reload()
    missing.wait_for_loads(2)
    wait_for_turn(page)
    page.wait_for_function(ICONS)


def test_what_is_missing_for_good_does_not_reload_without_end(open_page: OpenPage) -> None:
    page = open_page("/lobby")
    missing = Missing(page, "SettingsPage", loads=100)
    page.get_by_role("link", name="Settings").first.click()
    missing.wait_for_loads(1)
    page.get_by_role("link", name="Home").first.click()  # the rest of the page works meanwhile
    page.locator(".games").first.wait_for()
    assert missing.loads == 1
