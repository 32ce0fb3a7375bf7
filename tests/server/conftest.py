"""What all tests of the server share."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

import pytest
from argon2 import PasswordHasher

from ecliptic.games import _used, use
from ecliptic.server.bots.levels import LEVELS, Level
from ecliptic.server.ops.config import Settings
from ecliptic.server.ops.quotas import UNLIMITED
from ecliptic.server.people import passwords
from ecliptic.server.store.database import Database
from tests.server.cluster import Cluster, running_cluster
from tests.server.faulty_bots import NAMES
from tests.server.harness import Running, SettableTime, running

DATABASES: Final = ("sqlite", "postgresql")
OUTSIDE: Final = Path(__file__).parents[1] / "outside"  # games that are not part of the package
USUAL: Final = os.environ.get("ECLIPTIC_TEST_DATABASE", "sqlite")  # for tests that run on one of them


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is marked `databases` is tested on each of them; everything else on SQLite."""
    if "database" in metafunc.fixturenames and metafunc.definition.get_closest_marker("databases"):
        metafunc.parametrize("database", DATABASES, indirect=True)


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """That a hash takes a tenth of a second of both cores is one test's promise; the others need not wait for it."""
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables and no rows: migrating once is enough for all tests."""
    path = tmp_path_factory.mktemp("database") / "empty.sqlite"

    async def make() -> None:
        store = Database(Settings(database=f"sqlite:///{path}"))
        await store.open()
        await store.close()

    asyncio.run(make())
    return path


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running_cluster() as started:
        yield started


@pytest.fixture
def postgres(cluster: Cluster) -> Iterator[str]:
    """The address of a PostgreSQL database with all tables and no rows."""
    with cluster.database() as url:
        yield url


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path, empty_database: Path) -> str:
    """The address of a database with all tables and no rows."""
    if getattr(request, "param", USUAL) == "sqlite":
        shutil.copy(empty_database, tmp_path / "test.sqlite")
        return f"sqlite:///{tmp_path}/test.sqlite"
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture
def settings(database: str) -> Settings:
    # Whether the disk has the last commit matters to no test: all of them outlive the server, not the machine.
    # Who has come and gone is told when no test waits for silence any more, except where that is the subject.
    return Settings(database=database, durable=False, bot_pause=0, workers=2, presence_pause=3600, quotas=UNLIMITED)


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[Database]:
    """An open database without a server."""
    opened = Database(settings)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def faulty_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Worker processes know the bots of `faulty_bots` too, and people can choose them."""
    monkeypatch.setattr("ecliptic.server.bots.worker_pool.MODULE", "tests.server.faulty_bots")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    monkeypatch.setenv("ODD_BOTS", str(tmp_path))
    for name in NAMES:
        milliseconds = {"sleeps": 300, "sleeps_once": 3_000}.get(name, 10_000)
        monkeypatch.setitem(LEVELS, name, Level(name, name, milliseconds, "Odd."))


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> SettableTime:
    """Time that stands still until the test lets it go by."""
    settable = SettableTime()
    monkeypatch.setattr("ecliptic.server.store.models.time", settable)
    return settable


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    async with running(settings) as started:
        yield started


@pytest.fixture
async def pair(settings: Settings) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers that share only the database."""
    async with running(settings) as one, running(settings) as two:
        yield one, two


@pytest.fixture
def saga(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A small campaign that the server offers, also to the processes in which its bots think."""
    monkeypatch.syspath_prepend(str(OUTSIDE))
    monkeypatch.setattr("ecliptic.server.bots.worker_pool.MODULE", "tests.server.saga_worker")
    places = [str(OUTSIDE), str(OUTSIDE.parents[1]), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(places))
    slug = use("saga.game:MANIFEST").slug
    yield slug
    del _used[slug]  # other tests know only the games of the package
