"""A server with the built client, and a real Chromium that looks at it."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from tools.debian import chromium

from ecliptic.server.http.pages import STATIC
from tests.held_port import hold_port

CHROMIUM = chromium() or ""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=slight",  # as on a desktop; the headless shell would make letters wider
]
LIMIT = 300  # seconds for a test: each step may need all of PATIENCE
PATIENCE = 30_000  # milliseconds that anything on a page may take while all other tests run

MOVEMENT = {"reduced_motion": "no-preference"}
POLICY = "Content Security Policy"  # named by what Chromium says on the console when it refuses something

HERE = Path(__file__).parent
OpenPage = Callable[..., Any]


class Server:
    """A server in a process of its own; it can be stopped and started again at the same address."""

    def __init__(self, folder: Path, path: Sequence[Path] = (), snapshots: int | None = None) -> None:
        self._path = path  # where installed games of other people are found
        self._snapshots = [] if snapshots is None else [str(snapshots)]  # entries from one stored position to the next
        self._database = f"sqlite:///{folder}/browser.sqlite"
        self._process: subprocess.Popen[str] | None = None
        self._port = str(hold_port(self))
        self.address = f"http://localhost:{self._port}"

    def start(self) -> None:
        """Start and wait until it says that it is there."""
        command = [sys.executable, "-m", "tests.browser.serve", self._port, self._database, *self._snapshots]
        places = [str(place) for place in self._path] + [os.environ.get("PYTHONPATH", "")]
        settings = {**os.environ, "PYTHONPATH": os.pathsep.join(places)} if self._path else None
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=HERE.parents[1], env=settings)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert " at http" in said, f"the server said {said!r}"

    def stop(self) -> None:
        """Kill it, as a crash would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With several workers, a module's tests stay together: they share a server and a browser."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
            item.add_marker(pytest.mark.timeout(LIMIT))


# Not for the whole session: Playwright keeps an event loop running, and no test with one of its own could follow.
@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not CHROMIUM:
        pytest.skip("There is no chromium on this machine to look at the pages with.")
    assert (STATIC / "index.html").is_file(), "the web client is not built: run npm ci and npm run build in web/"
    started = Server(tmp_path_factory.mktemp("browser"))
    started.start()
    yield started
    started.stop()


def wait_for_function(page: Any, expression: str, *, arg: Any = None) -> None:
    """Wait until a function of the page says yes. Playwright's own asks again by eval, which our policy refuses."""
    until = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(expression, arg):
        assert time.monotonic() < until, f"this never became true: {expression}"
        page.wait_for_timeout(50)


@pytest.fixture(scope="module")
def browser(server: Server) -> Iterator[Any]:
    from playwright.sync_api import Page, expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with pytest.MonkeyPatch.context() as patch, sync_playwright() as playwright:
        patch.setattr(Page, "wait_for_function", wait_for_function)
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def open_page(browser: Any, server: Server) -> Iterator[OpenPage]:
    """Opens pages, each in a browser profile of its own; whatever goes wrong on a page fails the test.

    Pages are without movement, which takes most of a whole game's time, unless a test asks for `MOVEMENT`.
    """
    contexts: list[Any] = []
    wrong: list[str] = []

    def new_page(path: str = "/", width: int = 1366, height: int = 768, **options: Any) -> Any:
        options = {"locale": "en-US", "reduced_motion": "reduce", **options}
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if POLICY in said.text else None)
        page.goto(server.address + path)
        return page

    yield new_page
    for context in contexts:
        context.close()
    assert wrong == []
