"""How one server is set up."""

import os
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ecliptic.kernel import Refused
from ecliptic.server.logs import Form
from ecliptic.server.sqlite import DRIVER

# What may stand before :// in --database, and the driver that serves it.
DRIVERS: Final = {
    "sqlite": DRIVER,
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be chosen when a server starts."""

    database: str
    durable: bool = True  # a commit waits for the disk, so that not even a power cut loses a move
    origins: tuple[str, ...] = ()  # further addresses under which browsers reach this server
    proxies: tuple[str, ...] = ()  # their addresses: where these say that a request comes from is believed
    secure: bool = False  # browsers reach it by https only: cookies say so
    snapshot_every: int = 200  # entries from one stored position to the next
    idle_seconds: float = 600.0  # a table that nobody has used for so long leaves memory
    session_days: int = 180
    failures_by_login: int = 10  # log-ins that may fail within a quarter of an hour, for one account
    failures_by_address: int = 100  # the same, from one address
    registrations_by_address: int = 30  # in an hour
    guests_by_address: int = 3_000  # in an hour; a school or an event may have one address for all
    workers: int = 0  # processes in which bots think; 0: as many as there are cores
    bot_pause: float = 0.35  # seconds that a bot waits before its move when somebody watches, so that people can follow
    presence_pause: float = 0.5  # seconds until watchers are told who has come or gone: a reloaded page is neither
    log: Form = "text"
    log_level: str = "warning"


def default_database() -> str:
    """The SQLite file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(base) / 'ecliptic' / 'ecliptic.sqlite'}"


def engine_url(database: str) -> URL:
    """What `--database` says, with our driver; refused with what is possible when it makes no sense."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise Refused(f"{database!r} is no database: give sqlite:///FILE or postgresql://HOST/NAME.") from None
    if url.drivername not in DRIVERS:
        known = ", ".join(f"{name}://" for name in DRIVERS)
        raise Refused(f"There is no support for {url.drivername}:// databases: there are {known}")
    if url.drivername == "sqlite" and url.database in (None, "", ":memory:"):
        raise Refused("A server needs a database that lasts: give sqlite:///FILE.")
    return url.set(drivername=DRIVERS[url.drivername])
