"""What a visitor has to load, and that nothing jumps while it loads."""

import pytest

from tests.browser.conftest import OpenPage, Server
from tests.browser.table import play_now, wait_for_turn

MOST_SCRIPT = 250_000  # bytes, compressed
MOST_SHIFT = 0.02  # of the screen; what browsers call good is 0.1

SCRIPTS = """() => performance.getEntriesByType('resource').filter(each => each.name.endsWith('.js'))
    .reduce((sum, each) => sum + each.encodedBodySize, 0)"""
WATCH = """window.shifts = 0;
    new PerformanceObserver(list => list.getEntries().forEach(each => {
        if (!each.hadRecentInput) window.shifts += each.value;
    })).observe({type: 'layout-shift', buffered: true});"""


def test_the_table_of_a_first_visit_needs_little_script(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page)
    wait_for_turn(page)
    loaded = page.evaluate(SCRIPTS)
    assert 0 < loaded < MOST_SCRIPT


@pytest.mark.parametrize("path", ["/", "/lobby", "/account", "/new/star-realms", "/analysis"])
def test_nothing_jumps_while_a_page_loads(open_page: OpenPage, server: Server, path: str) -> None:
    page = open_page()
    page.add_init_script(WATCH)
    page.goto(server.address + path)
    page.locator("main h1").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shifts") < MOST_SHIFT
