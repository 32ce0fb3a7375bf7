"""`ecliptic serve`: the table server."""

import argparse
import os
from typing import Final

from ecliptic.cli.arguments import MOST_JOBS, add_database, whole_number

EXAMPLES: Final = (
    "  ecliptic serve                                     on http://localhost:8000, games in the user's data folder\n"
    "  ecliptic serve --port 9000 --database sqlite:///games.sqlite\n"
    "  ecliptic serve --host 0.0.0.0 --origin https://games.example --secure --log json --log-level info\n"
    "  ecliptic serve --processes 4 --database postgresql://ecliptic@localhost/ecliptic\n"
    "  ecliptic admin backup games.backup                 while it runs"
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1: this machine only)")
    parser.add_argument("--port", type=whole_number(0, 65535), default=8000, help="the port (8000; 0: any free one)")
    add_database(parser)
    parser.add_argument(
        "--processes", metavar="N", type=whole_number(1, 64), default=1, help="processes; several need PostgreSQL (1)"
    )
    parser.add_argument(
        "--origin",
        metavar="URL",
        action="append",
        default=[],
        help="an address under which browsers reach this server behind a proxy; may be given several times",
    )
    parser.add_argument(
        "--proxy",
        metavar="IP",
        action="append",
        default=[],
        help="a proxy whose X-Forwarded-For is trusted; may be given several times",
    )
    parser.add_argument(
        "--limit",
        metavar="NAME=N",
        action="append",
        default=[],
        help="change a quota of docs/security.md, such as open_tables=50 (0: no limit); may be given several times",
    )
    parser.add_argument("--secure", action="store_true", help="browsers use https only")
    parser.add_argument(
        "--fast-commits",
        action="store_true",
        help="do not wait for the disk; the last moves may be lost if the machine crashes, but not if the server does",
    )
    parser.add_argument("--log", choices=("text", "json"), default="text", help="the format of the log (text)")
    parser.add_argument(
        "--log-level",
        choices=("info", "warning", "error"),
        default="warning",
        help="the lowest level that is logged; info has a line for each request (warning)",
    )
    parser.add_argument(
        "--bot-workers",
        metavar="N",
        type=whole_number(1, MOST_JOBS),
        help="processes in which bots think (as many as there are cores)",
    )
    parser.add_argument(
        "--bot-pause",
        metavar="MS",
        type=whole_number(0, 60_000),
        default=350,
        help="milliseconds that a bot waits before each move while somebody watches (350)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from ecliptic.server.ops.config import Settings, default_database
    from ecliptic.server.ops.quotas import read_quotas
    from ecliptic.server.ops.run import serve

    settings = Settings(
        database=arguments.database or default_database(),
        durable=not arguments.fast_commits,
        origins=tuple(origin.rstrip("/") for origin in arguments.origin),
        proxies=tuple(arguments.proxy),
        secure=arguments.secure,
        quotas=read_quotas(arguments.limit),
        log=arguments.log,
        log_level=arguments.log_level,
        workers=max(1, (arguments.bot_workers or os.cpu_count() or 1) // arguments.processes),  # in each of them
        bot_pause=arguments.bot_pause / 1000,
    )
    serve(settings, arguments.host, arguments.port, arguments.processes)
    return 0
