"""The terminal's own words, in the languages of the games."""

from functools import cache
from pathlib import Path
from typing import Final

from ecliptic.content.catalogue import Catalogue, check_locale

TEXT: Final = Path(__file__).parent / "text"


@cache
def words(locale: str) -> Catalogue:
    """Return the terminal's catalogue in one language.

    >>> words("de").text("group-buy")
    'Kaufen'
    """
    check_locale(locale)
    return Catalogue(locale, TEXT / locale)
