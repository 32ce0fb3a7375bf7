"""`ecliptic admin`: for those who run a server."""

import argparse
import signal
import threading
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, Final

from ecliptic.cli.arguments import add_database, add_json
from ecliptic.cli.output import print_json, progress_bar

EXAMPLES: Final = (
    "  ecliptic admin backup games.backup                 also while the server runs\n"
    "  ecliptic admin restore games.backup --database postgresql://ecliptic@localhost/ecliptic\n"
    "  ecliptic admin verify                              play every stored game again"
)

ABOUT: Final = {
    "backup": "write everything into one file; the server may go on",
    "restore": "take everything from a backup; stop the server first",
    "verify": "play every stored game again and report those that have changed",
}


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
        if name != "verify":
            command.add_argument("--force", action="store_true", help="replace what is there")
        add_database(command)
    add_json(parsers["verify"])


def run(arguments: argparse.Namespace) -> int:
    """Carry out one of the commands."""
    import asyncio

    from ecliptic.server.config import Settings, default_database, engine_url

    settings = Settings(database=arguments.database or default_database())
    engine_url(settings.database)
    return asyncio.run(_interruptible(COMMANDS[arguments.command](arguments, settings)))


async def _interruptible(work: Awaitable[int]) -> int:
    """Ctrl-C ends the work at once. asyncio's own way waits for the next `await`, which a copy of a file has not."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return await work


async def _backup(arguments: argparse.Namespace, settings: Any) -> int:
    from ecliptic.server.backup import back_up

    with progress_bar("rows") as progress:
        games = await back_up(settings, Path(arguments.file), arguments.force, progress)
    print(f"{arguments.file} has {games:,} games.")
    return 0


async def _restore(arguments: argparse.Namespace, settings: Any) -> int:
    from ecliptic.server.backup import restore

    with progress_bar("rows") as progress:
        games = await restore(settings, Path(arguments.file), arguments.force, progress)
    print(f"{games:,} games are back.")
    return 0


async def _verify(arguments: argparse.Namespace, settings: Any) -> int:
    from ecliptic.server.store import Store
    from ecliptic.server.verify import verify

    store = Store(settings)
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


def _verdict(changed: int) -> str:
    """
    >>> _verdict(0), _verdict(1), _verdict(2)
    ('all are what they were', '1 has changed', '2 have changed')
    """
    return f"{changed:,} {'has' if changed == 1 else 'have'} changed" if changed else "all are what they were"


COMMANDS: Final = {"backup": _backup, "restore": _restore, "verify": _verify}
