"""A table that nobody touches comes to rest, and an ordinary visit logs no errors."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MOVEMENT, OpenPage, Server
from tests.browser.table import moment, play_now, settle, wait_for_turn
from tests.browser.test_preview import option, sit_at
from tests.rules.federation.scene import Scene as FederationScene
from tests.rules.scene import TableScene
from tests.rules.star_realms.scene import Scene

SETTLING = 4_000  # milliseconds: cards have flown, and what can be done has pulsed
WATCHED = 5_000
PAINTING = {"Paint", "RasterTask", "CompositeLayers"}


def painted(browser: Any, page: Any) -> list[str]:
    """What the browser drew while nothing happened."""
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    page.wait_for_timeout(WATCHED)
    trace = json.loads(browser.stop_tracing())
    return [event["name"] for event in trace["traceEvents"] if event["name"] in PAINTING]


@pytest.mark.parametrize("make", [lambda: Scene(hand=["scout"], trade=4), FederationScene])
def test_an_idle_table_is_not_drawn_again(open_page: OpenPage, browser: Any, make: Callable[[], TableScene]) -> None:
    page = open_page("/", **MOVEMENT)
    sit_at(page, make())
    page.locator(".boardholder .can").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLING)
    page.wait_for_function("document.getAnimations().length === 0")
    settle(page)
    assert painted(browser, page) == []


def listen(page: Any) -> list[str]:
    """What the page writes into the console as an error, from now on."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    return said


def test_a_first_visit_logs_no_error(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits")
    page.context.clear_cookies()
    said = listen(page)
    page.goto(server.address)
    play_now(page)
    wait_for_turn(page)
    assert said == []


def test_the_address_of_no_table_logs_no_error(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits")
    said = listen(page)
    page.goto(f"{server.address}/table/nosuchtable")
    page.get_by_text("There is no table").wait_for()
    page.wait_for_load_state("networkidle")
    assert said == []


def test_a_preview_that_comes_too_late_logs_no_error(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_at(page, Scene(hand=["scout", "viper"], deck=["viper", "viper"], trade=4))
    said = listen(page)
    held: list[Any] = []
    page.route("**/preview?*", lambda route: held.append(route))
    with page.expect_request("**/preview?*"):
        option(page, "play:viper").hover()
    n = moment(page)
    option(page, "play:viper").click()
    page.wait_for_function("n => Number(document.querySelector('.dock').dataset.n) > n", arg=n)
    with page.expect_response("**/preview?*") as answer:
        for route in held:
            route.continue_()
    assert answer.value.status == 200
    assert answer.value.json() is None
    settle(page)
    assert said == []
    expect(page.locator(".words")).to_have_count(0)
