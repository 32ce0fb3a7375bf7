"""What all tests of the server share."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ecliptic.server.config import Settings
from ecliptic.server.levels import LEVELS, Level
from ecliptic.server.store import Store
from tests.server.harness import Running, SettableTime, running
from tests.server.odd_bots import NAMES


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables and no rows: migrating once is enough for all tests."""
    path = tmp_path_factory.mktemp("database") / "empty.sqlite"

    async def make() -> None:
        store = Store(Settings(database=f"sqlite:///{path}"))
        await store.open()
        await store.close()

    asyncio.run(make())
    return path


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Worker processes know the bots of `odd_bots` too, and people can choose them."""
    monkeypatch.setattr("ecliptic.server.workers.MODULE", "tests.server.odd_bots")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    monkeypatch.setenv("ODD_BOTS", str(tmp_path))
    for name in NAMES:
        milliseconds = 300 if name.startswith("sleeps") else 10_000
        monkeypatch.setitem(LEVELS, name, Level(name, name, milliseconds, "Odd."))


@pytest.fixture
def settings(tmp_path: Path, empty_database: Path) -> Settings:
    shutil.copy(empty_database, tmp_path / "test.sqlite")
    # Whether the disk has the last commit matters to no test: all of them outlive the server, not the machine.
    return Settings(database=f"sqlite:///{tmp_path}/test.sqlite", durable=False, bot_pause=0, workers=2)


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> SettableTime:
    """Time that stands still until the test lets it go by."""
    settable = SettableTime()
    monkeypatch.setattr("ecliptic.server.models.time", settable)
    return settable


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    async with running(settings) as started:
        yield started
