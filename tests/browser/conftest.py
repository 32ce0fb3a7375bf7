"""A server with the built client, and a real Chromium that looks at it."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ecliptic.server.pages import STATIC

CHROMIUM = shutil.which("chromium") or ""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000  # milliseconds that anything on a page may take while all other tests run

HERE = Path(__file__).parent
OpenPage = Callable[..., Any]


class Server:
    """A server in a process of its own; it can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._database = f"sqlite:///{folder}/browser.sqlite"
        self._process: subprocess.Popen[str] | None = None
        self._port = "0"
        self.address = ""

    def start(self) -> None:
        """Start and wait until it says where it is."""
        command = [sys.executable, "-m", "tests.browser.serve", self._port, self._database]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=HERE.parents[1])
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert " at http" in said, f"the server said {said!r}"
        self._port = said.strip().rpartition(":")[2]
        self.address = f"http://localhost:{self._port}"

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


@pytest.fixture(scope="module")
def browser(server: Server) -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def open_page(browser: Any, server: Server) -> Iterator[OpenPage]:
    """Opens pages, each in a browser profile of its own; whatever goes wrong on a page fails the test."""
    contexts: list[Any] = []
    wrong: list[str] = []

    def new_page(path: str = "/", width: int = 1366, height: int = 768, **options: Any) -> Any:
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-US", **options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(server.address + path)
        return page

    yield new_page
    for context in contexts:
        context.close()
    assert wrong == []
