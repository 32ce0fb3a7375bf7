"""A pytest plugin that tries mutants in forked processes, without loading the program and the tests for each anew.

Set MUTANTS_FROM to a file with one mutant a line (its key, its file, its mutated source, the seconds it may take, its
tests) and MUTANTS_TO to the file to which the results are added. Only code inside functions can be exchanged: a mutant
that no test has noticed here may be noticed when everything is loaded with it.
"""

import gc
import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import pytest

CAUGHT, TIME_UP, SURVIVED = "caught", "time up", "survived"
AT_A_TIME: Final = 2  # mutants for each processor: tests of a server wait for half of their time
MOST_WORKERS: Final = 8
TICK: Final = 0.005  # seconds between looks at a process


def functions(code: CodeType) -> Iterator[CodeType]:
    """List the code of all functions in some code, from the outside inwards."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from functions(constant)


def name_of(code: CodeType) -> tuple[str, int]:
    """Return what tells the functions of a file apart."""
    return code.co_qualname, code.co_firstlineno


class Exchange:
    """All functions of the program that are loaded, by their files."""

    def __init__(self) -> None:
        gc.unfreeze()
        self.loaded: dict[str, list[FunctionType]] = {}
        for each in gc.get_objects():
            if isinstance(each, FunctionType):
                self.loaded.setdefault(each.__code__.co_filename, []).append(each)

    def apply(self, file: str, source: str) -> bool:
        """Give the functions of a file the code of another source; False when that changes none of them."""
        new = {name_of(code): code for code in functions(compile(source, file, "exec", dont_inherit=True))}
        changed = False
        for function in self.loaded.get(file, []):
            code = new.get(name_of(function.__code__))
            if code is not None and code != function.__code__:
                function.__code__ = code
                changed = True
        return changed


class Forked:
    """Tries all mutants in place of running the tests."""

    def __init__(self) -> None:
        self.items: dict[str, pytest.Item] = {}
        self.unfit: set[str] = set()  # tests that fail in a forked process without any mutation

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try the mutants, some at a time."""
        self.items = {item.nodeid: item for item in session.items}
        exchange = Exchange()
        lines = Path(os.environ["MUTANTS_FROM"]).read_text(encoding="utf-8").splitlines()
        workers = min(AT_A_TIME * (os.cpu_count() or 1), MOST_WORKERS)
        children = [self.start(session, exchange, lines[number::workers]) for number in range(workers)]
        statuses = [os.waitpid(child, 0)[1] for child in children]  # of all, also when one has broken off
        if any(statuses):
            raise RuntimeError("A process that tries mutants has broken off.")
        return True

    def start(self, session: pytest.Session, exchange: Exchange, lines: list[str]) -> int:
        """Try some of the mutants one after the other, in a process of their own; its number."""
        child = os.fork()
        if child:
            return child
        status = 1
        try:
            with open(os.environ["MUTANTS_TO"], "a", encoding="utf-8") as told:
                for mutant in map(json.loads, lines):
                    start = time.perf_counter()
                    outcome, test = self.try_out(session, exchange, mutant)
                    result = {
                        "key": mutant["key"],
                        "outcome": outcome,
                        "test": test,
                        "seconds": time.perf_counter() - start,
                    }
                    print(json.dumps(result), file=told, flush=True)
            status = 0
        finally:
            os._exit(status)

    def try_out(self, session: pytest.Session, exchange: Exchange, mutant: dict[str, Any]) -> tuple[str, str]:
        """Try a mutant on its tests until one fails with it and does not fail without it."""
        tests = [test for test in mutant["tests"] if test in self.items and test not in self.unfit]
        while tests:
            failed = self.run(session, exchange, mutant, tests)
            if not isinstance(failed, int):
                return failed, ""
            if failed >= len(tests):
                break
            if self.run(session, exchange, {**mutant, "source": None}, [tests[failed]]) == 1:
                return CAUGHT, tests[failed]
            self.unfit.add(tests[failed])
            tests = tests[failed + 1 :]
        return SURVIVED, ""

    def run(self, session: pytest.Session, exchange: Exchange, mutant: dict[str, Any], tests: list[str]) -> int | str:
        """Run tests in a process of their own; how many passed before one failed, or that the time is up."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            try:
                passed = self.passed(session, exchange, mutant, [self.items[test] for test in tests])
                os.write(writing, str(passed).encode())
            finally:
                os._exit(0)
        os.close(writing)
        until = time.monotonic() + mutant["seconds"]
        while os.waitpid(child, os.WNOHANG)[0] == 0:
            if time.monotonic() > until:
                os.killpg(child, signal.SIGKILL)
                os.waitpid(child, 0)
                os.close(reading)
                return TIME_UP
            time.sleep(TICK)
        with os.fdopen(reading) as told:
            said = told.read()
        return int(said or 0)  # a process that breaks off fails in its first test, for all we know

    def passed(
        self, session: pytest.Session, exchange: Exchange, mutant: dict[str, Any], items: list[pytest.Item]
    ) -> int:
        """Run tests with a mutant, in this process, until one fails; how many have passed."""
        os.setsid()
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        if mutant["source"] is not None and not exchange.apply(mutant["file"], mutant["source"]):
            return len(items)
        for number, item in enumerate(items):
            following = items[number + 1] if number + 1 < len(items) else None
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return number
        return len(items)


def pytest_configure(config: pytest.Config) -> None:
    """Take the place of pytest's own loop."""
    config.pluginmanager.register(Forked(), "forked")
