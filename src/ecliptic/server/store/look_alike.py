"""Names that look alike."""

import unicodedata
from typing import Final

# Letters and digits of other scripts that look like a Latin letter.
LOOK_ALIKE: Final = str.maketrans(
    "авекмнорстухіјѕԁԛԝёαβεικνορτυχ01",
    "abekmhopctyxijsdqwea" + "beikvoptuxol",
)


def name_key(name: str) -> str:
    """Return a key that is the same for names that look alike.

    >>> name_key("Ann"), name_key(" A.n n! "), name_key("Аnn"), name_key("Änn")
    ('ann', 'ann', 'ann', 'ann')
    >>> name_key("***")
    '***'
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold()).translate(LOOK_ALIKE)
    return "".join(letter for letter in plain if letter.isalnum())[:80] or name[:80]
