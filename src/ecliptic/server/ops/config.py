"""The settings of a server."""

import os
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ecliptic.kernel import Refused
from ecliptic.server.ops.logs import Form
from ecliptic.server.ops.quotas import Quotas
from ecliptic.server.store.sqlite import DRIVER

# The schemes that --database accepts, and their drivers.
DRIVERS: Final = {
    "sqlite": DRIVER,
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server."""

    database: str
    durable: bool = True  # a commit waits for the disk, so that not even a power cut loses a move
    origins: tuple[str, ...] = ()  # further addresses under which browsers reach this server
    proxies: tuple[str, ...] = ()  # trusted proxies: their X-Forwarded-For is believed
    secure: bool = False  # browsers use https only: cookies are Secure
    snapshot_every: int = 200  # entries from one stored position to the next
    idle_seconds: float = 600.0  # a table that nobody has used for so long leaves memory
    session_days: int = 180
    failures_by_login: int = 10  # log-ins that may fail in a quarter of an hour, for one account from one address
    failures_by_address: int = 100  # the same, for all accounts
    registrations_by_address: int = 30  # in an hour
    guests_by_address: int = 3_000  # in an hour; a school or an event may have one address for all
    quotas: Quotas = Quotas()  # how much one person or address may use
    open_table_days: int = 14  # an open table that nobody has touched for so long is deleted; 0: never
    guest_days: int = 30  # a guest without games who has not come for so long is deleted; 0: never
    workers: int = 0  # processes in which bots think; 0: as many as there are cores
    bot_pause: float = 0.35  # seconds that a bot waits before its move when somebody watches, so that people can follow
    presence_pause: float = 0.5  # seconds until watchers are told who has come or gone: a reloaded page is neither
    # What one request may cost before anything is known about it; docs/security.md.
    request_line_bytes: int = 8_000  # the address in a request's first line
    header_bytes: int = 8_000  # one header; the websocket library takes no longer lines
    headers: int = 100
    head_bytes: int = 32_768  # the address and all headers together
    head_seconds: float = 20.0  # from the connection, or the first byte of a later request, to the end of its headers
    body_seconds: float = 60.0  # from there to the end of its body; also how long a client may leave an answer unread
    keep_alive_seconds: int = 30  # an open connection without a request
    log: Form = "text"
    log_level: str = "warning"


def default_database() -> str:
    """Return the SQLite file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(base) / 'ecliptic' / 'ecliptic.sqlite'}"


def engine_url(database: str) -> URL:
    """Return the address given with `--database`, with our driver; refuse anything else with what is possible."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise Refused(f"{database!r} is not a database: give sqlite:///FILE or postgresql://HOST/NAME.") from None
    if url.drivername not in DRIVERS:
        known = ", ".join(f"{name}://" for name in DRIVERS)
        raise Refused(f"There is no support for {url.drivername}:// databases: there are {known}")
    if url.drivername == "sqlite" and url.database in (None, "", ":memory:"):
        raise Refused("A server needs a database that lasts: give sqlite:///FILE.")
    return url.set(drivername=DRIVERS[url.drivername])
