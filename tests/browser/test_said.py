"""The examples that the web client's tests read are what Python says now."""

from tests.browser.said import FILE, written


def test_the_examples_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run python -m tests.browser.said"
