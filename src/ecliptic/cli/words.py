"""The terminal's own words, in the languages of the games."""

from functools import cache
from pathlib import Path
from typing import Final

from ecliptic.content.catalogue import LOCALES, Catalogue
from ecliptic.kernel import Refused

TEXT: Final = Path(__file__).parent / "text"


@cache
def words(locale: str) -> Catalogue:
    """The terminal's catalogue in one language.

    >>> words("de").text("group-buy")
    'Kaufen'
    """
    if locale not in LOCALES:
        raise Refused(f"There is no language {locale!r}: there are {', '.join(LOCALES)}.")
    return Catalogue(locale, TEXT / locale)
