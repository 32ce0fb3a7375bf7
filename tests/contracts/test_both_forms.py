"""Interpreted and compiled, the same seeds give the same journals, hash by hash, and the rules pass the same tests."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ecliptic
from ecliptic._compiled_loader import compiled, why_interpreted

ROOT = Path(__file__).parents[2]

# Every set-up of every game, with greedy's evaluation of each state: bots and floating-point sums are compared as well.
SCRIPT = """
import json, sys
from random import Random
import ecliptic
from ecliptic._compiled_loader import compiled
from ecliptic.bots import ask, bot

journals = []
setups = [(game, *setup) for game in ecliptic.catalogue().values() for setup in game.setups()]
for number, (game, seats, options) in enumerate(setups):
    table = ecliptic.new(game.slug, seats=seats, seed=number, options=options)
    rng = Random(number)
    greedy = bot("greedy")
    for step in range(120):
        if table.over:
            break
        seat = rng.choice(table.waiting)
        options_now = table.options(seat)
        if step % 4 == 0:
            action = ask(greedy, game, table.state, seat, options_now, rng).action
        else:
            action = rng.choice(options_now)
        table.play(seat, action)
    journals.append(table.journal.dump())
json.dump({"compiled": compiled(), "journals": journals}, sys.stdout)
"""


def play(pure: bool) -> dict[str, object]:
    environment = {**os.environ, "ECLIPTIC_PURE": "1" if pure else "0"}
    run = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    answer: dict[str, object] = json.loads(run.stdout)
    return answer


@pytest.fixture(scope="module")
def interpreted() -> dict[str, object]:
    return play(pure=True)


@pytest.fixture
def needs_compiled() -> None:
    if not compiled() and os.environ.get("ECLIPTIC_PURE") != "1":
        pytest.skip(f"The compiled form cannot be compared: {why_interpreted()}.")


@pytest.mark.xdist_group("both_forms")
@pytest.mark.usefixtures("needs_compiled")
def test_both_forms_write_the_same_journals(interpreted: dict[str, object]) -> None:
    if os.environ.get("ECLIPTIC_PURE") == "1":
        pytest.skip("This run is interpreted on purpose; the compiled run compares both forms.")
    fast = play(pure=False)
    assert (fast["compiled"], interpreted["compiled"]) == (True, False)
    assert fast["journals"] == interpreted["journals"]


# Those of the newer games take longer interpreted than every change should wait for.
@pytest.mark.parametrize(
    "folder",
    [
        "tests/recorded",
        "tests/rules/star_realms",
        "tests/rules/federation",
        pytest.param("tests/rules/beyond_the_sun", marks=pytest.mark.deep),
        pytest.param("tests/rules/arcs", marks=pytest.mark.deep),
    ],
)
@pytest.mark.timeout(400)  # half a minute of processor time, and more
@pytest.mark.usefixtures("needs_compiled")
def test_the_rule_tests_pass_interpreted_too(folder: str) -> None:
    if os.environ.get("ECLIPTIC_PURE") == "1":
        pytest.skip("This run is interpreted on purpose already.")
    environment = {**os.environ, "ECLIPTIC_PURE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", folder]
    run = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-3000:]


@pytest.mark.xdist_group("both_forms")
def test_a_journal_written_by_one_form_is_replayed_by_this_one(interpreted: dict[str, object]) -> None:
    journals = interpreted["journals"]
    assert isinstance(journals, list)
    assert {journal["game"] for journal in journals[::4]} == set(ecliptic.catalogue())
    for journal in journals[::4]:
        assert ecliptic.replay(journal).journal.dump() == journal
