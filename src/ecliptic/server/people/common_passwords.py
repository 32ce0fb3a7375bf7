"""Passwords that attackers try first: the commonest ones and their usual variations."""

import re
import unicodedata
from typing import Final

# The words and phrases most often found in published lists of leaked passwords, without their usual endings.
LIST: Final = """
    password passwort passw parole parol letmein letme welcome willkommen admin administrator root login logmein
    iloveyou iloveu loveyou lovely sunshine princess prinzessin football baseball basketball soccer hockey superman
    batman spiderman starwars pokemon minecraft fortnite naruto dragon monster master shadow michael michelle
    jennifer jessica ashley amanda daniel jordan andrew joshua thomas robert charlie matthew anthony hannah nicole
    samantha elizabeth liverpool chelsea arsenal barcelona realmadrid bayern schalke computer internet samsung
    google facebook microsoft windows linkedin trustno changeme default secret geheim security access whatever
    blink hello hallo hallohallo schatz schatzi ficken hunter killer cheese chocolate cookie butterfly flower
    summer winter spring autumn sommer christmas friends family freedom forever babygirl angel jesus heaven
    yankees lakers mustang corvette ferrari mercedes porsche harley pepper ginger buster tigger purple orange
    banana chicken silver golden diamond phoenix thunder matrix merlin maverick gandalf legend wizard warrior
    asdfgh qwerty qwertz qwert azerty zxcvbn asdf qazwsx lovelove testtest test tester testing guest user username
    mynoob nothing abc abcd abcdef aaaaaa zaq cvbn sexy fuckyou fuck asshole pussy biteme qwe qwer zxcv
    йцукен пароль привет любовь наташа максим ecliptic starrealms
"""
WORDS: Final = frozenset(LIST.split())

ROWS: Final = (
    "01234567890", "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm",
    "abcdefghijklmnopqrstuvwxyz", "йцукенгшщзхъ", "1q2w3e4r5t6y7u8i9o0p", "1qaz2wsx3edc4rfv5tgb6yhn", "147258369",
    "159357", "789456123", "112233445566778899", "11223344", "123321", "1234554321",
)  # fmt: skip
SHORTEST_RUN: Final = 3
MOST_PIECES: Final = 3  # a password of so few common pieces is common
LEET: Final = str.maketrans("@4301!$57", "aaeoiisst")
PIECE: Final = re.compile(r"[^\W\d_]+|\d+|[\W_]+")


def is_common(password: str, login: str = "") -> bool:
    """Return whether a password is among those that attackers try first.

    >>> is_common("Password1!"), is_common("12345678"), is_common("qwertyuiop"), is_common("P@ssw0rd2024")
    (True, True, True, True)
    >>> is_common("correct horse battery"), is_common("tR4-kelp-ovum")
    (False, False)
    """
    plain = unicodedata.normalize("NFKC", password).casefold()
    core = re.sub(r"[\W\d_]+$", "", plain)  # without the year or the mark at the end
    return any(_is_simple(each, login) for each in (plain, core.translate(LEET)) if each)


def _is_simple(password: str, login: str) -> bool:
    whole = "".join(letter for letter in password if letter.isalnum())
    if len(set(password)) <= MOST_PIECES or _is_repeated(password) or _is_run(whole) or whole in WORDS:
        return True
    pieces: list[str] = PIECE.findall(password)
    return len(pieces) <= MOST_PIECES and all(
        not piece.isalpha() or piece in WORDS or piece == login or _is_run(piece) or _is_repeated(piece)
        for piece in pieces
    )


def _is_repeated(text: str) -> bool:
    """Return whether a text repeats a shorter one."""
    unit = text[: (text + text).find(text, 1)]
    return len(unit) < len(text) and (len(unit) <= MOST_PIECES or unit in WORDS or _is_run(unit))


def _is_run(text: str) -> bool:
    """Return whether a text is a run of keys or letters, in either direction."""
    if len(text) < SHORTEST_RUN:
        return False
    return any(text in row or text[::-1] in row for row in ROWS)
