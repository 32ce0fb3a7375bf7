"""Tables that are read field by field."""

import pytest

from ecliptic.kernel import Fields, Refused


@pytest.mark.parametrize(("letters", "are_listed"), [(500, True), (501, False)])
def test_known_fields_are_listed_as_long_as_somebody_would_read_them(letters: int, are_listed: bool) -> None:
    known = ["a" * 249, "b" * (letters - 249 - len(", "))]
    fields = Fields({**dict.fromkeys(known, 1), "odd": 1}, "here")
    for name in known:
        fields.number(name, 0, 1)
    with pytest.raises(Refused) as refusal:
        fields.finish()
    listed = f" Known fields: {', '.join(known)}." if are_listed else ""
    assert str(refusal.value) == f"here has an unknown field 'odd'.{listed}"
