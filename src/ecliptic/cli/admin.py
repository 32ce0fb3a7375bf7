"""`ecliptic admin`: commands for operators of a server."""

import argparse
import signal
import threading
from collections.abc import Awaitable
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from ecliptic.cli.arguments import add_database, add_json, whole_number
from ecliptic.cli.output import print_json, progress_bar

EXAMPLES: Final = (
    "  ecliptic admin backup games.backup                 also while the server runs\n"
    "  ecliptic admin restore games.backup --database postgresql://ecliptic@localhost/ecliptic\n"
    "  ecliptic admin verify                              play every stored game again\n"
    "  ecliptic admin password ann                        prints a new password\n"
    "  ecliptic admin mute ann --hours 48 --reason spam   also while the server runs\n"
    "  ecliptic admin audit                               what was done with these commands"
)

ABOUT: Final = {
    "backup": "write everything to one file; the server may keep running",
    "restore": "restore everything from a backup; stop the server first",
    "verify": "replay every stored game and report those that have changed",
    "audit": "show what was done with the commands below",
}

# Each takes one thing, named here, and tells what it has done; all of them are in the audit log.
ORDERS: Final = {
    "password": ("WHO", "give an account a new password and end its sessions and tokens"),
    "mute": ("WHO", "stop somebody from chatting for a while"),
    "unmute": ("WHO", "let somebody chat again"),
    "ban": ("WHO", "end somebody's sessions and tokens, and block the account from signing in"),
    "unban": ("WHO", "let somebody sign in again"),
    "delete-table": ("TABLE", "delete a table with its game, chat and results"),
    "delete-chat": ("LINE", "delete a line of chat, by its id"),
}
SUBJECTS: Final = {"WHO": "a login, or a person's id", "TABLE": "a table's id", "LINE": "the line's id"}
MOST_HOURS: Final = 100_000
MOST_LINE: Final = 2**31 - 1


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=type(parser))
    parsers = {
        name: commands.add_parser(name, description=f"{about.capitalize()}.", help=about, epilog=EXAMPLES)
        for name, about in ABOUT.items()
    }
    parsers["backup"].add_argument("file", metavar="FILE", help="the file to write")
    parsers["restore"].add_argument("file", metavar="FILE", help="a file that backup has written")
    for name, command in parsers.items():
        if name in ("backup", "restore"):
            command.add_argument("--force", action="store_true", help="replace existing data")
        add_database(command)
    add_json(parsers["verify"])
    add_json(parsers["audit"])
    for name, (subject, about) in ORDERS.items():
        command = commands.add_parser(name, description=f"{about[0].upper()}{about[1:]}.", help=about, epilog=EXAMPLES)
        kind = whole_number(0, MOST_LINE) if subject == "LINE" else str
        command.add_argument("subject", metavar=subject, type=kind, help=SUBJECTS[subject])
        command.add_argument("--reason", metavar="TEXT", default="", help="the reason, for the audit log")
        if name == "mute":
            hours = whole_number(1, MOST_HOURS)
            command.add_argument("--hours", metavar="N", type=hours, default=24, help="how many hours (24)")
        add_database(command)


def run(arguments: argparse.Namespace) -> int:
    """Carry out one of the commands."""
    import asyncio

    from ecliptic.server.ops.config import Settings, default_database, engine_url

    settings = Settings(database=arguments.database or default_database())
    engine_url(settings.database)
    command = COMMANDS.get(arguments.command, _order)
    return asyncio.run(_interruptible(command(arguments, settings)))


async def _interruptible(work: Awaitable[int]) -> int:
    """Let Ctrl-C end the work at once. asyncio itself waits for the next `await`, and copying a file has none."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return await work


async def _backup(arguments: argparse.Namespace, settings: Any) -> int:
    from ecliptic.server.store.backup import back_up

    with progress_bar("rows") as progress:
        games = await back_up(settings, Path(arguments.file), arguments.force, progress)
    print(f"{arguments.file} has {games:,} games.")
    return 0


async def _restore(arguments: argparse.Namespace, settings: Any) -> int:
    from ecliptic.server.store.backup import restore

    with progress_bar("rows") as progress:
        games = await restore(settings, Path(arguments.file), arguments.force, progress)
    print(f"{games:,} games restored.")
    return 0


async def _verify(arguments: argparse.Namespace, settings: Any) -> int:
    from ecliptic.server.store.database import Database
    from ecliptic.server.store.verify import verify

    store = Database(settings)
    await store.open_existing()
    try:
        with progress_bar("games") as progress:
            seen = await verify(store, progress)
    finally:
        await store.close()
    if arguments.json:
        import msgspec

        print_json(msgspec.to_builtins(seen))
    else:
        for finding in seen.findings:
            print(f"{finding.table} ({finding.game}): {finding.problem}")
        print(f"{seen.games:,} games with {seen.entries:,} entries: {_verdict(len(seen.findings))}.")
    return 1 if seen.findings else 0


async def _order(arguments: argparse.Namespace, settings: Any) -> int:
    from ecliptic.server.people.moderation import Moderator
    from ecliptic.server.store.database import Database

    store = Database(settings)
    await store.open_existing()
    try:
        order = getattr(Moderator(store, arguments.reason), METHODS[arguments.command])
        more = (arguments.hours,) if arguments.command == "mute" else ()
        print(await order(arguments.subject, *more))
    finally:
        await store.close()
    return 0


async def _audit(arguments: argparse.Namespace, settings: Any) -> int:
    from ecliptic.server.people.moderation import audit
    from ecliptic.server.store.database import Database

    store = Database(settings)
    await store.open_existing()
    try:
        lines = await audit(store)
    finally:
        await store.close()
    if arguments.json:
        columns = ("at", "actor", "action", "person_id", "table_id", "detail")
        print_json([{column: getattr(line, column) for column in columns} for line in lines])
        return 0
    for line in lines:
        at = datetime.fromtimestamp(line.at / 1000).astimezone().isoformat(" ", "seconds")
        subject = line.table_id or line.person_id or ""
        print(f"{at}  {line.actor}  {line.action} {subject}  {line.detail}".rstrip())
    return 0


def _verdict(changed: int) -> str:
    """Return the result of a verification in words.

    >>> _verdict(0), _verdict(1), _verdict(2)
    ('all are unchanged', '1 has changed', '2 have changed')
    """
    return f"{changed:,} {'has' if changed == 1 else 'have'} changed" if changed else "all are unchanged"


COMMANDS: Final = {"backup": _backup, "restore": _restore, "verify": _verify, "audit": _audit}
METHODS: Final = {name: name.replace("-", "_") for name in ORDERS} | {"password": "reset_password"}
