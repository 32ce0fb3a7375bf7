"""Entries of a journal: what is read, and whose they are."""

import pytest

from ecliptic.kernel import Fields, Refused
from ecliptic.kernel.journal import CHANCE, Entry, read_entry


def test_chance_belongs_to_no_seat() -> None:
    assert Entry(CHANCE, "00ff", text="deal", drawn=[1]).seat == -1


@pytest.mark.parametrize("what", [{"play": "end"}, {"undo": 0}])
def test_what_somebody_did_names_a_seat(what: dict[str, object]) -> None:
    assert read_entry(Fields({**what, "seat": 0}, "entries[0]"))["seat"] == 0
    for wrong in ({"seat": -1}, {}):
        with pytest.raises(Refused, match=r"entries\[0\].seat"):
            read_entry(Fields({**what, **wrong}, "entries[0]"))


def test_an_undo_goes_back_to_a_moment_of_the_game() -> None:
    with pytest.raises(Refused, match=r"entries\[0\].undo"):
        read_entry(Fields({"undo": -1, "seat": 0}, "entries[0]"))
