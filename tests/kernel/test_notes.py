"""Notes that rules leave for the log."""

from ecliptic.kernel import Event, Note
from tests.contracts.toy import ToyState


def test_a_note_says_nobody_and_nothing_where_none_is_named() -> None:
    events: list[Event] = []
    state = ToyState()
    state.events = events
    state.note("pass")
    assert [repr(each) for each in (*events, Note("pass"))] == ["<Note pass who=-1 what=-1 n=0 whom=-1>"] * 2
