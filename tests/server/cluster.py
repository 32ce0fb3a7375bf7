"""A private PostgreSQL cluster, from Debian's binaries, for as long as the tests run."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg
import pytest

from ecliptic.server.config import Settings
from ecliptic.server.store import Store

MISSING: Final = "PostgreSQL is not installed (on Debian: apt-get install postgresql)."
TEMPLATE: Final = "migrated"

# A cluster that has to outlive nothing need not wait for the disk.
CONFIG: Final = """
listen_addresses = ''
fsync = off
full_page_writes = off
shared_buffers = 32MB
max_connections = 200
"""


def binaries() -> Path | None:
    """The folder of initdb and postgres: on the path, or where Debian puts it."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[4]))
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    return Path(on_path).resolve().parent if on_path else None


def in_a_loop(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """Run something in an event loop of its own, whether or not there is one already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


class Cluster:
    """A running cluster; every test gets a database of its own."""

    def __init__(self, folder: Path, user: str) -> None:
        self.folder = folder
        self.user = user
        self._made = 0

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://{self.user}@/{name}?host={self.folder}"

    def run(self, sql: str) -> Any:
        """Carry out one statement; the first value it gives."""

        async def execute() -> Any:
            connection: Any = await asyncpg.connect(self.url("postgres"))
            try:
                return await connection.fetchval(sql)
            finally:
                await connection.close()

        return in_a_loop(execute())

    def migrate(self) -> None:
        """Make the database that the others are copies of."""
        self.run(f"CREATE DATABASE {TEMPLATE}")

        async def make() -> None:
            store = Store(Settings(database=self.url(TEMPLATE)))
            await store.open()
            await store.close()

        in_a_loop(make())

    @contextmanager
    def database(self, template: str = TEMPLATE) -> Iterator[str]:
        """A new database with all tables and no rows, until the end of the block."""
        self._made += 1
        name = f"test{self._made}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield self.url(name)
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster, until the end of the block."""
    programs = binaries()
    if programs is None:
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="ecliptic-"))
    # PostgreSQL refuses to run as root: Debian's package brings a user for it.
    user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
    as_user: dict[str, Any] = {"cwd": "/", "check": True, "capture_output": True}
    if os.geteuid() == 0:
        as_user |= {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
        shutil.chown(folder, user)
    data = folder / "data"
    control = [str(programs / "pg_ctl"), "-D", str(data), "-w", "-s"]
    try:
        subprocess.run(
            [str(programs / "initdb"), "-D", str(data), "-U", user, "-A", "trust", "--no-sync", "-E", "UTF8",
             "--locale=C"],
            **as_user,
        )  # fmt: skip
        with (data / "postgresql.conf").open("a", encoding="ascii") as config:
            config.write(CONFIG + f"unix_socket_directories = '{folder}'\n")
        subprocess.run([*control, "-l", str(folder / "log"), "start"], **as_user)
        try:
            cluster = Cluster(folder, user)
            cluster.migrate()
            yield cluster
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], **as_user)
    finally:
        shutil.rmtree(folder)
