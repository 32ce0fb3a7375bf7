"""Text that people write: cleaning and chat limits."""

import time
import unicodedata
from collections import deque
from typing import Final

from ecliptic.server.http.problems import Problem

MOST_LINES: Final = 10  # that one person may say within SECONDS
SECONDS: Final = 20.0
MOST_REMEMBERED: Final = 10_000  # people whose latest lines are remembered

# Control characters, and those that turn the direction of what follows, are never part of what somebody wants to say.
UNSEEN: Final = {"Cc", "Cs", "Co", "Cn"}
TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")


def clean_text(text: str, keep: str = "") -> str:
    """Return a text without surrounding space and invisible characters, except those in `keep`.

    >>> clean_text("  good\\x07 game \\n")
    'good game'
    >>> clean_text("one\\ntwo", keep="\\n")
    'one\\ntwo'
    """
    seen = [
        letter
        for letter in text
        if letter in keep or (letter not in TURNING and unicodedata.category(letter) not in UNSEEN)
    ]
    return "".join(seen).strip()


def one_line(text: str) -> str:
    """Return a text in one line, with single spaces and without any invisible characters.

    >>> one_line("  The\\tlong \\u200b war ")
    'The long war'
    """
    seen = "".join(letter for letter in " ".join(text.split()) if not unicodedata.category(letter).startswith("C"))
    return " ".join(seen.split())


class ChatRateLimit:
    """A limit on chat, so that nobody floods a table."""

    def __init__(self) -> None:
        self._spoken: Final[dict[int, deque[float]]] = {}

    def require(self, person: int) -> None:
        """Refuse a person who has sent too many lines lately."""
        at = time.monotonic()
        if len(self._spoken) > MOST_REMEMBERED:
            for each in [each for each, spoken in self._spoken.items() if spoken[-1] < at - SECONDS]:
                del self._spoken[each]
        spoken = self._spoken.setdefault(person, deque(maxlen=MOST_LINES))
        if len(spoken) == MOST_LINES and spoken[0] > at - SECONDS:
            wait = int(spoken[0] + SECONDS - at) + 1
            raise Problem(429, "problem-chat-fast", retry_after=wait)
        spoken.append(at)
