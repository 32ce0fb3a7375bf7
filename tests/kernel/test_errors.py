"""Refusals: the kernel knows ids and arguments; the program that uses it gives it a voice."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import ecliptic
from ecliptic.content.catalogue import in_english
from ecliptic.kernel import errors, refused

KERNEL: Final = Path(ecliptic.__file__).parent / "kernel"

SCRIPT: Final = """
import sys
import ecliptic
try:
    ecliptic.new("star-realms", seed=1).play(7, "end")
except ecliptic.Refused as refusal:
    assert "fluent.runtime" not in sys.modules, "no text is needed before somebody reads it"
    print(refusal)
from ecliptic.kernel import refused
print(repr(refused("problem-missing", place="players[0].trade")))
"""


@pytest.fixture
def restored() -> Iterator[None]:
    yield
    errors.set_voice(in_english)


@pytest.mark.parametrize("interpreted", ["", "1"], ids=["as installed", "interpreted"])
def test_a_refusal_is_an_english_sentence_once_there_is_a_game(interpreted: str) -> None:
    environment = {"PYTHONPATH": str(Path(ecliptic.__file__).parents[1]), "ECLIPTIC_PURE": interpreted}
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, env=environment, check=False)
    assert done.stdout.splitlines() == [
        "There is no seat 7: the seats are 0 to 1.",
        "Refused('players[0].trade is missing.')",
    ], done.stderr


def test_the_voice_is_whatever_the_program_gives(restored: None) -> None:
    errors.set_voice(lambda message: f"{message.id}!")
    assert str(refused("problem-missing", place="here")) == "problem-missing!"


def test_without_a_voice_a_refusal_names_its_message(restored: None) -> None:
    errors.set_voice(errors._spell_out)
    assert str(refused("problem-missing", place="here")) == "problem-missing (place='here')"
    assert str(refused("problem-over")) == "problem-over"


@pytest.mark.parametrize("path", sorted(KERNEL.glob("*.py")), ids=lambda path: path.stem)
def test_the_kernel_imports_nothing_by_its_name(path: Path) -> None:
    """What is imported so is not seen by `test_layers`."""
    source = path.read_text(encoding="utf-8")
    assert "import_module" not in source
    assert "__import__" not in source
