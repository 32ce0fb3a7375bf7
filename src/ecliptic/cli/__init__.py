"""The `ecliptic` command.

A command is a module with `configure(parser)` and `run(arguments)`. Only the module of the command that was asked for
is imported, and it imports games and libraries only when it runs, so that help answers at once.
"""

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from ecliptic.cli.arguments import Parser, reason

# Command: its module, and what it does.
COMMANDS: Final = {
    "serve": ("ecliptic.cli.serve", "run the table server: play with others in the browser"),
    "admin": ("ecliptic.cli.admin", "back up and verify a server's games; passwords, mutes and bans"),
    "play": ("ecliptic.cli.play", "play a game in the terminal, against bots or each other"),
    "games": ("ecliptic.cli.games", "list the games with their seats and options"),
    "rules": ("ecliptic.cli.rules", "look up rule clauses, and the tests that cite them"),
    "replay": ("ecliptic.cli.replay", "step through the journal of a game"),
    "position": ("ecliptic.cli.position", "validate and show a saved position"),
    "simulate": ("ecliptic.cli.simulate", "let bots play many games and print statistics"),
    "arena": ("ecliptic.cli.arena", "compare bots on mirrored games"),
    "check": ("ecliptic.cli.check", "run the conformance suite on random games"),
    "bench": ("ecliptic.cli.bench", "measure the speed of this installation"),
}

FAILED: Final = 1
REFUSED: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status. A user's mistake is one sentence on stderr and status 2."""
    if sys.stdout is None:  # closed by who started us
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # open to the end
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # a terminal that lacks a letter shows a question mark instead of failing
            reconfigure(errors="replace")
    try:
        status = _dispatch(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return status
    except SystemExit as leaving:  # argparse leaves this way after help or a mistake
        return leaving.code if isinstance(leaving.code, int) else 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        discard_output()
        return BROKEN_PIPE
    except OSError as error:
        if error.filename is not None or error.errno not in (errno.ENOSPC, errno.EIO):
            raise
        discard_output()
        print(f"The output cannot be written: {reason(error)}.", file=sys.stderr)
        return FAILED


def discard_output() -> None:
    """Send the rest of the output nowhere. Python would report the failure again when it flushes on exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _dispatch(argv: list[str]) -> int:
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(_overview())
        return 0
    if argv[0] == "--version":
        from importlib.metadata import version

        print(f"ecliptic {version('ecliptic')}")
        return 0
    if argv[0] not in COMMANDS:
        print(_unknown(argv[0]), file=sys.stderr)
        return REFUSED
    module, about = COMMANDS[argv[0]]
    command: Any = import_module(module)
    parser = Parser(prog=f"ecliptic {argv[0]}", description=f"{about.capitalize()}.", epilog=command.EXAMPLES)
    command.configure(parser)
    arguments = parser.parse_line(argv[1:])

    from ecliptic.kernel import Refused

    try:
        status: int = command.run(arguments)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return REFUSED
    return status


def _overview() -> str:
    lines = [
        "usage: ecliptic COMMAND ...",
        "",
        "Space strategy games for people, bots and researchers.",
        "",
        "commands:",
    ]
    lines += [f"  {name:<10} {about}" for name, (_, about) in COMMANDS.items()]
    lines += ["", "Each command has its own help with examples: ecliptic play --help"]
    lines += ["To begin: ecliptic play star-realms --seats you,greedy"]
    return "\n".join(lines)


def _unknown(word: str) -> str:
    from ecliptic.kernel.fields import nearest

    meant = nearest(word, list(COMMANDS))
    hint = f"did you mean {meant!r}?" if meant else f"there are {', '.join(COMMANDS)}."
    return f"There is no command {word!r}: {hint}"
