"""Measure other engines beside ours: `python -m bench.peers chess`, from the repository's folder."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from bench.peers import catan, chess_, dominion, openspiel, ours, pettingzoo_, pgx_, rlcard_
from bench.peers.measure import Case, Missing, Row, Slices

PEERS: dict[str, dict[str, Case]] = {
    "ecliptic": ours.CASES,
    "catanatron": catan.CASES,
    "chess": chess_.CASES,
    "openspiel": openspiel.CASES,
    "pettingzoo": pettingzoo_.CASES,
    "pgx": pgx_.CASES,
    "pyminion": dominion.CASES,
    "rlcard": rlcard_.CASES,
}
DISTURBED = 0.97  # below this share of the processor something else was using the core
LONGEST = 900.0  # seconds for one case


def parse() -> argparse.Namespace:
    """The command line."""
    known = "\n".join(f"  {name}: {'; '.join(cases)}" for name, cases in PEERS.items())
    parser = argparse.ArgumentParser(
        prog="python -m bench.peers",
        description="Measure other engines and ours, each case in a process of its own on one core.",
        epilog=f"cases:\n{known}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("peer", choices=PEERS, help="which engine; its package has to be installed")
    parser.add_argument("case", nargs="*", help="only cases whose names have one of these in them")
    parser.add_argument("--seconds", type=float, default=4.0, help="the length of a slice (4)")
    parser.add_argument("--runs", type=int, default=3, help="slices, of which the middle one counts (3)")
    parser.add_argument("--core", type=int, default=None, help="the core to use (the last one)")
    parser.add_argument("--out", type=Path, help="append each row to this file, as a line of JSON")
    parser.add_argument("--here", action="store_true", help="in this process, cases by their whole names; rows as JSON")
    return parser.parse_args()


def shown(row: Row) -> str:
    """A row for people."""
    figures = [f"{key} {value:,.2f}" for key, value in row.items() if isinstance(value, float) and value >= 0.01]
    disturbed = " DISTURBED: measure again" if row.get("cpu_share", 1.0) < DISTURBED else ""
    return f"{row['engine']}, {row['case']}: {'; '.join(figures)}{disturbed}"


def main() -> int:
    """Measure what was asked for."""
    arguments = parse()
    cases = PEERS[arguments.peer]
    wanted = [name for name in cases if not arguments.case or any(part in name for part in arguments.case)]
    if arguments.here and arguments.case:
        wanted = [name for name in cases if name in arguments.case]
    if not wanted:
        print(f"{arguments.peer} has no such case; --help lists them.", file=sys.stderr)
        return 2
    if arguments.here:
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[-1] if arguments.core is None else arguments.core})
        try:
            for name in wanted:
                print(json.dumps(cases[name](Slices(arguments.seconds, arguments.runs))))
        except Missing as missing:
            print(missing, file=sys.stderr)
            return 1
        return 0
    failed = 0
    for name in wanted:
        options = ["--seconds", str(arguments.seconds), "--runs", str(arguments.runs), "--here"]
        if arguments.core is not None:
            options += ["--core", str(arguments.core)]
        command = [sys.executable, "-m", "bench.peers", arguments.peer, name, *options]
        done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False)
        rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        if done.returncode or not rows:
            failed += 1
            print(f"{name}: {(done.stderr.strip() or 'nothing was measured').splitlines()[-1]}", file=sys.stderr)
        for row in rows:
            print(shown(row), flush=True)
            if arguments.out is not None:
                with arguments.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
