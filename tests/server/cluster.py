"""A private PostgreSQL cluster, from Debian's binaries, for as long as the tests run."""

import asyncio
import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg
import pytest

from ecliptic.server.ops.config import Settings
from ecliptic.server.store.database import Database

MISSING: Final = "PostgreSQL is not installed (on Debian: apt-get install postgresql)."
TEMPLATE: Final = "migrated"
START_SECONDS: Final = 60.0
PR_SET_PDEATHSIG: Final = 1  # linux/prctl.h

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
            store = Database(Settings(database=self.url(TEMPLATE)))
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


def end_with_the_tests() -> None:
    """Let the system end this process when the tests die, however they die."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGQUIT)


def wait_for(cluster: Cluster, serving: "subprocess.Popen[bytes]") -> None:
    """Until the cluster answers."""
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            cluster.run("SELECT 1")
            return
        except (OSError, asyncpg.PostgresError):
            log = (cluster.folder / "log").read_text(encoding="utf-8")
            assert serving.poll() is None, f"the cluster did not start: {log}"
            assert time.monotonic() < until, f"the cluster does not answer: {log}"
            time.sleep(0.05)


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster, until the end of the block."""
    programs = binaries()
    if programs is None:
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="ecliptic-"))
    # PostgreSQL refuses to run as root: Debian's package brings a user for it.
    user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
    as_user: dict[str, Any] = {"cwd": "/"}
    if os.geteuid() == 0:
        as_user |= {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
        shutil.chown(folder, user)
    data = folder / "data"
    try:
        subprocess.run(
            [str(programs / "initdb"), "-D", str(data), "-U", user, "-A", "trust", "--no-sync", "-E", "UTF8",
             "--locale=C"],
            check=True, capture_output=True, **as_user,
        )  # fmt: skip
        with (data / "postgresql.conf").open("a", encoding="ascii") as config:
            config.write(CONFIG + f"unix_socket_directories = '{folder}'\n")
        with (folder / "log").open("ab") as log:
            serving = subprocess.Popen(
                [str(programs / "postgres"), "-D", str(data)],
                stdout=log, stderr=log, preexec_fn=end_with_the_tests, **as_user,
            )  # fmt: skip
        try:
            cluster = Cluster(folder, user)
            wait_for(cluster, serving)
            cluster.migrate()
            yield cluster
        finally:
            serving.send_signal(signal.SIGQUIT)  # at once: nothing in it will be missed
            serving.wait()
    finally:
        shutil.rmtree(folder)
