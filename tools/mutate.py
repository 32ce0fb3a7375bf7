"""Try whether the tests notice mutations: `make mutate AREA=kernel` (or star_realms, federation, server ...).

A seed chooses lines of the area and a mutation for each. Every mutant is tried on a copy of the repository under
`build/mutate`: first the tests that execute the mutated function, the quickest first, then the other tests of the
area's own folder and those that start other programs. A mutant is caught when a test fails or the time is up.

Mutants inside functions are tried in forked processes at first (`tools/forked.py`), which takes a second for most;
what is not caught there, and everything outside of functions, is tried with all modules loaded anew. Mutants that
survive cost most of the time, because every test is tried on them. With `--longest 10` (LONGEST=10 for
make) the slow tests are left out: what is caught without them would be caught with them, so the share is too small.

A run that was interrupted goes on where it stopped. Mutants that change nothing anybody could notice are listed with
a reason in `tools/equivalent_mutants.toml`; they do not count.
"""

import argparse
import ast
import hashlib
import json
import math
import os
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from tools.mutations import Mutation, mutations

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = Path("src/ecliptic")
EQUIVALENT: Final = ROOT / "tools" / "equivalent_mutants.toml"

# The folders of tests, the area's own first, then the most likely to notice something.
TESTS: Final = {
    "kernel": ("kernel", "contracts", "rules", "recorded", "properties", "bots", "cli"),
    "server": ("server", "contracts"),
    "bots": ("bots", "sim", "contracts"),
    "sim": ("sim", "cli"),
    "cli": ("cli",),
    "content": ("content", "cli", "contracts", "rules"),
}
OF_A_GAME: Final = ("rules/{area}", "recorded", "properties", "contracts", "content", "bots", "sim", "kernel", "cli")

INSIDE_ANOTHER: Final = {"blighted_reach": "arcs/campaign"}  # games in a folder of another game
EXAMPLE: Final = "star_realms"  # the game with which the layers below the games are tried

MOST_TESTS: Final = 400  # that execute the mutated function and are tried before all others
LONGEST_TEST: Final = 60  # seconds that a test is watched
LOOK_SECONDS: Final = 0.2  # between looks at what has come of running tests
WORKERS: Final = ("-n", "auto", "--maxprocesses", "8", "--dist", "loadfile")  # all processors; names stay as they are
WORTH_WORKERS: Final = 20  # seconds of tests; fewer are over before workers have started
LEAST_SECONDS: Final = 60  # for the tests of a mutant
SLOWER: Final = 5  # times as long as without the mutation

CAUGHT, TIME_UP, SURVIVED, SAME = "caught", "time up", "survived", "equivalent"


class Mutant(NamedTuple):
    """A mutation in a file of the area, with the line it changes."""

    file: str  # inside the repository
    text: str  # the line, without indentation
    mutation: Mutation

    @property
    def key(self) -> str:
        """Name it in the state of a run."""
        return f"{self.file}:{self.mutation.line}:{self.mutation.start}:{self.mutation.name()}"

    @property
    def listed_as(self) -> tuple[str, str, str]:
        """Name it as the list of equivalent mutants does."""
        return self.file, self.text, self.mutation.name()

    def diff(self) -> str:
        """Show the line before and after."""
        mutated = self.mutation.apply((ROOT / self.file).read_text(encoding="utf-8"))
        after = mutated.splitlines()[self.mutation.line - 1].strip()
        return f"  {self.file}:{self.mutation.line}\n  - {self.text}\n  + {after}"


def folder_of(area: str) -> Path:
    """Find an area's source: a layer of the program, or a game; every folder is one."""
    for path in (PACKAGE / area, PACKAGE / "games" / INSIDE_ANOTHER.get(area, area)):
        if (ROOT / path / "__init__.py").is_file():
            return path
    found = [path.parent.name for base in (PACKAGE, PACKAGE / "games") for path in (ROOT / base).glob("*/__init__.py")]
    raise SystemExit(f"There is no area {area!r}: there are {', '.join(sorted(set(found) - {'games'}))}.")


def test_folders(area: str) -> list[str]:
    """Return the folders with an area's tests, its own first."""
    names = [f"tests/{name.format(area=area)}" for name in TESTS.get(area, OF_A_GAME)]
    names += [f"tests/rules/{game}" for game in games_inside(area)]
    return [name for name in names if (ROOT / name).is_dir()]


def games_inside(area: str) -> list[str]:
    """Return the games in the folder of another one. They use lines of it that it does not use itself."""
    return [game for game, folder in INSIDE_ANOTHER.items() if folder.startswith(f"{area}/")]


def selection(area: str) -> str:
    """Choose tests by their names: a game's own. What is no game is tried with one game as an example.

    Tests that name no game use the example too.
    """
    games = [path.parent.name for path in sorted((ROOT / PACKAGE / "games").glob("*/__init__.py"))]
    games += INSIDE_ANOTHER
    if area in games and area != EXAMPLE:
        return " or ".join(name for game in (area, *games_inside(area)) for name in _names(game))
    return " and ".join(f"not {name}" for game in games if game != EXAMPLE for name in _names(game))


def _names(game: str) -> list[str]:
    return sorted({game, game.replace("_", "-")})


def all_mutants(area: str) -> list[list[Mutant]]:
    """List the mutants of an area by line."""
    by_line: list[list[Mutant]] = []
    inside = tuple(ROOT / PACKAGE / "games" / name for game, name in INSIDE_ANOTHER.items() if game != area)
    for path in sorted((ROOT / folder_of(area)).rglob("*.py")):
        if any(path.is_relative_to(each) for each in inside):
            continue
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        grouped: dict[int, list[Mutant]] = {}
        for each in mutations(source):
            mutant = Mutant(path.relative_to(ROOT).as_posix(), lines[each.line - 1].strip(), each)
            grouped.setdefault(each.line, []).append(mutant)
        by_line += grouped.values()
    return by_line


def choose(by_line: list[list[Mutant]], count: int, seed: int) -> list[Mutant]:
    """Choose so many lines by chance, and a mutation for each of them; a larger number adds to a smaller one."""
    chance = Random(f"mutate:{seed}")
    lines = chance.sample(by_line, len(by_line))
    return [chance.choice(line) for line in lines[:count]]


def equivalents() -> dict[tuple[str, str, str], str]:
    """Read the mutants that need not be noticed: file, line and mutation, with the reason."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return {(row["file"], row["line"], row["mutation"]): row["reason"] for row in listed}


class Workshop:
    """A copy of the repository, in which mutants are tried."""

    def __init__(self, area: str, longest: float = math.inf) -> None:
        self.area = area
        self.longest = longest  # seconds of a test that is tried
        self.place = ROOT / "build" / "mutate" / area
        self.tree = self.place / "tree"
        self.map = self.place / "executed.json"
        self.tests: dict[str, dict[str, Any]] = {}
        self.unfit: set[str] = set()  # tests that fail without any mutation

    def open(self) -> None:
        """Copy the repository and find out which test executes what; neither is done twice for the same files."""
        stamp, made_for = self.place / "digest", f"{digest()} {self.longest}"
        if not stamp.is_file() or stamp.read_text() != made_for or not self.map.is_file():
            shutil.rmtree(self.place, ignore_errors=True)
            self.tree.mkdir(parents=True)
            for name in tracked():
                (self.tree / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.tree / name)
            self._trace()
            stamp.write_text(made_for)
        self.tests = json.loads(self.map.read_text(encoding="utf-8"))

    def _trace(self) -> None:
        print(f"Running the tests of {self.area} once, to see what they execute ...", file=sys.stderr)
        where = {
            "EXECUTED_IN": str(self.tree / folder_of(self.area)),
            "EXECUTED_TO": str(self.map),
            "PYTHONDONTWRITEBYTECODE": "",  # what is compiled here serves all mutants, but for the mutated file
        }
        limit = math.ceil(min(LONGEST_TEST, self.longest + 1))
        options = ["-p", "tools.executed", "-o", f"timeout={limit}", "-k", selection(self.area)]
        status, said = self._pytest([*WORKERS, *options, *test_folders(self.area)], math.inf, where)
        seen: dict[str, Any] = {}
        for part in sorted(self.place.glob(f"{self.map.name}.*")):
            seen |= json.loads(part.read_text(encoding="utf-8"))
        self.map.write_text(json.dumps(seen), encoding="utf-8")
        if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) or not seen:
            print(said[-3000:], file=sys.stderr)
            raise SystemExit(f"The tests of {self.area} do not run to their end: {self.tree} has a copy to look at.")

    def _pytest(
        self,
        arguments: Sequence[str],
        seconds: float,
        variables: Mapping[str, str] | None = None,
        meanwhile: Callable[[], None] = lambda: None,
    ) -> tuple[int | None, str]:
        """Run tests in the copy; the status, None when the time is up, and what pytest said."""
        environment = {
            **os.environ,
            "PYTHONPATH": f"{self.tree / 'src'}{os.pathsep}{self.tree}",
            "PYTHONDONTWRITEBYTECODE": "1",  # no file made from a mutant may outlive it
            "ECLIPTIC_PURE": "1",
            **(variables or {}),
        }
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
        until = time.monotonic() + seconds
        with subprocess.Popen(
            command,
            cwd=self.tree,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as process:
            try:
                while True:
                    try:
                        said, _ = process.communicate(timeout=LOOK_SECONDS)
                        break
                    except subprocess.TimeoutExpired:
                        meanwhile()
                        if time.monotonic() > until:
                            return None, ""
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.communicate()
        meanwhile()
        return process.returncode, said

    def try_out(self, mutant: Mutant) -> tuple[str, str]:
        """Try a mutant on the tests; what came of it, and the test that noticed."""
        for stage in self.stages(mutant, (self.tree / mutant.file).read_text(encoding="utf-8")):
            while tests := [name for name in stage if name not in self.unfit]:
                with self._mutated(mutant):
                    outcome, test = self._run(tests)
                if outcome == CAUGHT and test in tests and self._run([test])[0] != SURVIVED:
                    self.unfit.add(test)
                elif outcome != SURVIVED:
                    return outcome, test
                else:
                    break
        return SURVIVED, ""

    @contextmanager
    def _mutated(self, mutant: Mutant) -> Iterator[None]:
        """Have the mutant in the copy."""
        path = self.tree / mutant.file
        original = path.read_text(encoding="utf-8")
        times = path.stat()
        path.write_text(mutant.mutation.apply(original), encoding="utf-8")
        os.utime(path, (0, 0))  # no compiled form belongs to a file of this age
        try:
            yield
        finally:
            path.write_text(original, encoding="utf-8")
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def try_quickly(self, mutants: Sequence[Mutant], each: Callable[[Mutant, str, str, float], None]) -> None:
        """Try mutants in forked processes; tell of those that are caught, as soon as they are."""
        by_key = {mutant.key: mutant for mutant in mutants}
        listed, told = self.place / "mutants.jsonl", self.place / "results.jsonl"
        with listed.open("w", encoding="utf-8") as out:
            for mutant in mutants:
                source = (self.tree / mutant.file).read_text(encoding="utf-8")
                tests = next(self.stages(mutant, source), [])
                row = {
                    "key": mutant.key,
                    "file": str(self.tree / mutant.file),
                    "source": mutant.mutation.apply(source),
                    "seconds": LEAST_SECONDS + SLOWER * sum(float(self.tests[name]["seconds"]) for name in tests),
                    "tests": tests,
                }
                print(json.dumps(row), file=out)
        told.write_text("", encoding="utf-8")
        with told.open(encoding="utf-8") as results:

            def read_on() -> None:
                for result in map(json.loads, results):
                    if result["outcome"] != SURVIVED:
                        each(by_key[result["key"]], result["outcome"], result["test"], result["seconds"])

            where = {"MUTANTS_FROM": str(listed), "MUTANTS_TO": str(told)}
            options = ["-p", "tools.forked", "-k", selection(self.area), *test_folders(self.area)]
            status, said = self._pytest(options, math.inf, where, read_on)
        if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            print(f"{said[-1000:]}\nThe mutants are tried one by one.", file=sys.stderr)

    def stages(self, mutant: Mutant, source: str) -> Iterator[list[str]]:
        """Return the tests to try, in two groups: those that execute the function, and others of the area."""
        function = function_at(source, mutant.mutation.line)
        file = f"{Path(mutant.file).relative_to(folder_of(self.area)).as_posix()}:"
        tests = {name: test for name, test in self.tests.items() if float(test["seconds"]) <= self.longest}
        if function:
            executing = [name for name, test in tests.items() if f"{file}{function}" in test["functions"]]
        else:  # what is outside of functions is executed when the file is loaded; its functions use it
            executing = [name for name, test in tests.items() if any(f.startswith(file) for f in test["functions"])]
        first = sorted(executing, key=lambda name: float(self.tests[name]["seconds"]))[:MOST_TESTS]
        own = test_folders(self.area)[0]
        others = [
            name
            for name, test in tests.items()
            if name not in first and (name in executing or test["programs"] or name.startswith(own))
        ]
        yield from (stage for stage in (first, others) if stage)

    def _run(self, tests: list[str]) -> tuple[str, str]:
        names = self.place / "tests.txt"
        names.write_text("\n".join(tests), encoding="utf-8")
        seconds = LEAST_SECONDS + SLOWER * sum(float(self.tests[name]["seconds"]) for name in tests)
        workers = WORKERS if seconds > LEAST_SECONDS + SLOWER * WORTH_WORKERS else ()
        files = sorted({name.partition("::")[0] for name in tests})
        options = ["-p", "tools.named", "-x", "--no-header", "--tb=no", "-rfE"]
        status, said = self._pytest([*workers, *options, *files], seconds, {"NAMED_IN": str(names)})
        if status is None:
            return TIME_UP, ""
        if status == pytest.ExitCode.OK:
            return SURVIVED, ""
        if status == pytest.ExitCode.NO_TESTS_COLLECTED:
            raise SystemExit(f"None of the tests of {self.area} was found: {self.tree} has a copy to look at.")
        failed = [line.split(" ", 1)[1] for line in said.splitlines() if line.startswith(("FAILED ", "ERROR "))]
        return CAUGHT, failed[0].partition(" - ")[0] if failed else f"status {status}"


def function_at(source: str, line: int) -> int:
    """Return the first line of the innermost function around a line (with its decorators); 0 outside of all."""
    first = 0
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.lineno <= line <= (node.end_lineno or 0):
            first = max(first, min([node.lineno, *(each.lineno for each in node.decorator_list)]))
    return first


def tracked() -> list[str]:
    """List the files of the repository as they are in the working tree."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted({name for name in listed.split("\0") if name and (ROOT / name).is_file()})


def digest() -> str:
    """Return a number for everything that decides how mutants fare: source, tests and settings."""
    taken = hashlib.sha256()
    for name in tracked():
        if name.startswith(("src/", "tests/")) or name == "pyproject.toml":
            taken.update(name.encode() + b"\0" + (ROOT / name).read_bytes())
    return taken.hexdigest()


class State:
    """The results of a run so far, kept in a file; a change of source or tests begins a new run."""

    def __init__(self, area: str, seed: int, longest: float) -> None:
        self.path = ROOT / "build" / "mutate" / f"{area}-{seed}.json"
        self.digest = f"{digest()} {longest}"
        self.results: dict[str, dict[str, Any]] = {}
        if self.path.is_file():
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            if kept["digest"] == self.digest:
                self.results = kept["results"]

    def add(self, mutant: Mutant, outcome: str, test: str, seconds: float) -> None:
        """Keep a result."""
        self.results[mutant.key] = {
            "file": mutant.file,
            "line": mutant.mutation.line,
            "text": mutant.text,
            "mutation": mutant.mutation.name(),
            "outcome": outcome,
            "test": test,
            "seconds": round(seconds, 1),
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps({"digest": self.digest, "results": self.results}), encoding="utf-8")


def run(area: str, count: int, seed: int, longest: float = math.inf) -> dict[str, Any]:
    """Try the mutants of a seed; the report."""
    chosen = choose(all_mutants(area), count, seed)
    same, state, workshop = equivalents(), State(area, seed, longest), Workshop(area, longest)
    new = [each for each in chosen if each.key not in state.results and each.listed_as not in same]
    if new:
        workshop.open()
        workshop.try_quickly(new, state.add)
    for number, mutant in enumerate(chosen, 1):
        if mutant.key not in state.results:
            start = time.perf_counter()
            outcome, test = (SAME, "") if mutant.listed_as in same else workshop.try_out(mutant)
            state.add(mutant, outcome, test, time.perf_counter() - start)
        tell(number, len(chosen), mutant, state.results[mutant.key])
    return report(area, seed, chosen, state)


def tell(number: int, total: int, mutant: Mutant, result: dict[str, Any]) -> None:
    """Print a line about a mutant."""
    where = f"{mutant.file.removeprefix('src/ecliptic/')}:{mutant.mutation.line}"
    noticed = f"  {result['test']}" if result["test"] else ""
    outcome = f"{result['outcome']:<10}  {where}  {mutant.mutation.name()}  ({result['seconds']} s){noticed}"
    print(f"{number:>4}/{total}  {outcome}", file=sys.stderr, flush=True)


def report(area: str, seed: int, chosen: list[Mutant], state: State) -> dict[str, Any]:
    """Sum up a run. The share is that of the mutants that are not equivalent."""
    results = [state.results[mutant.key] for mutant in chosen]
    counts = Counter(result["outcome"] for result in results)
    caught = counts[CAUGHT] + counts[TIME_UP]
    counted = caught + counts[SURVIVED]
    return {
        "area": area,
        "seed": seed,
        "mutants": len(chosen),
        "caught": caught,
        "survived": counts[SURVIVED],
        "equivalent": counts[SAME],
        "share": round(caught / counted, 4) if counted else 1.0,
        "survivors": [
            mutant.diff() for mutant, result in zip(chosen, results, strict=True) if result["outcome"] == SURVIVED
        ],
        "results": results,
    }


def main(argv: Sequence[str] | None = None) -> int:
    """Read the command line, run, and print the report; status 1 when fewer are caught than there should be."""
    parser = argparse.ArgumentParser(prog="tools/mutate.py", description="Try whether the tests notice mutations.")
    parser.add_argument("area", help="a folder of src/ecliptic or src/ecliptic/games")
    parser.add_argument("--count", type=int, default=100, help="how many mutants (100)")
    parser.add_argument("--seed", type=int, default=1, help="which mutants (1)")
    parser.add_argument(
        "--longest", type=float, default=math.inf, help="leave out tests that take more seconds while watched"
    )
    parser.add_argument("--least", type=float, default=0.0, help="the share that has to be caught, such as 0.97")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    arguments = parser.parse_args(argv)
    folder_of(arguments.area)
    done = run(arguments.area, arguments.count, arguments.seed, arguments.longest)
    if arguments.json:
        print(json.dumps(done, indent=2))
    else:
        for survivor in done["survivors"]:
            print(f"survived:\n{survivor}")
        print(
            f"{done['area']}, seed {done['seed']}: {done['caught']} caught, {done['survived']} survived, "
            f"{done['equivalent']} equivalent; {done['share']:.1%} caught."
        )
    return 0 if done["share"] >= arguments.least else 1


if __name__ == "__main__":
    sys.exit(main())
