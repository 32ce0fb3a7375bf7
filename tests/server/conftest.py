"""What all tests of the server share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ecliptic.server.config import Settings
from tests.server.harness import Running, running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    # Whether the disk has the last commit matters to no test: all of them outlive the server, not the machine.
    return Settings(database=f"sqlite:///{tmp_path}/test.sqlite", durable=False)


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    async with running(settings) as started:
        yield started
