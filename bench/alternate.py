"""Compare the speed of two checkouts: `python bench/alternate.py [--runs 10] BEFORE AFTER [COMMAND]`.

Runs a command that prints JSON in both checkouts in turn (rows with `name`, `value` and `unit`, or one object with
`moves_per_second`, `p99_ms` and so on, as bench/server/load.py does), so that a machine whose speed drifts treats both
alike, and prints the median of the ratios, greater than 1 where AFTER is faster. The command
runs in each checkout's folder; it is `.venv/bin/ecliptic bench --json` unless another one is given.
"""

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Final

COMMAND: Final = [".venv/bin/ecliptic", "bench", "--json"]
LESS_IS_FASTER: Final = ("µs", "µs/decision", "ms")
UNITS: Final = {"moves_per_second": "moves/s", "p50_ms": "ms", "p99_ms": "ms", "server_us_per_move": "µs"}


def measure(folder: Path, command: list[str]) -> dict[str, tuple[float, str]]:
    """Run the command in a checkout and return its values by name."""
    run = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True, text=True)
    lines = run.stdout.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith(("[", "{")))  # a server may have said something
    printed = json.loads("\n".join(lines[first:]))
    if isinstance(printed, dict):
        numbers = {name: value for name, value in printed.items() if name in UNITS}
        return {name: (float(value), UNITS[name]) for name, value in numbers.items()}
    return {row["name"]: (row["value"], row["unit"]) for row in printed}


def main() -> int:
    """Alternate, and print a line for every measure that both checkouts have."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--runs", type=int, default=10, help="runs of each checkout (10)")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="what to run in both (ecliptic bench --json)")
    arguments = parser.parse_args()
    ratios: dict[str, list[float]] = {}
    values: dict[str, list[tuple[float, float, str]]] = {}
    for run in range(arguments.runs):
        before, after = (measure(each, arguments.command or COMMAND) for each in (arguments.before, arguments.after))
        for name in before.keys() & after.keys():
            (old, unit), (new, _) = before[name], after[name]
            ratios.setdefault(name, []).append(old / new if unit in LESS_IS_FASTER else new / old)
            values.setdefault(name, []).append((old, new, unit))
        print(f"run {run + 1} of {arguments.runs}", file=sys.stderr)
    print(f"{'measure':34} {'before':>10} {'after':>10} {'ratio':>6}  range")
    for name, all_ratios in sorted(ratios.items()):
        olds, news, units = zip(*values[name], strict=True)
        line = f"{name:34} {statistics.median(olds):10.3f} {statistics.median(news):10.3f}"
        spread = f"{min(all_ratios):.2f} to {max(all_ratios):.2f} {units[0]}"
        print(f"{line} {statistics.median(all_ratios):6.3f}  {spread}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
