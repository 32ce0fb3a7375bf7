"""Passwords: kept as Argon2id hashes, made and compared away from the event loop."""

import asyncio
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from ecliptic.server.problems import Problem

SHORTEST: Final = 8
LONGEST: Final = 200

HASHER = PasswordHasher()

# Threads of its own, and few: a hash takes 64 MiB, and tables must not wait for passwords to be loaded.
_THREADS: Final = ThreadPoolExecutor(2, "passwords")


def require_good(password: str, login: str) -> None:
    """Refuse a password that anybody would guess first."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Problem(422, "problem-password-length", least=SHORTEST, most=LONGEST)
    if password.lower() == login:
        raise Problem(422, "problem-password-login")


async def hashed(password: str) -> str:
    """A new password as it is stored."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _hash, password)


async def is_right(stored: str | None, password: str) -> bool:
    """Whether this is the password. None, for an account that does not exist, takes as long and is never right."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _verify, stored, password)


def is_outdated(stored: str) -> bool:
    """Whether a hash was made with other parameters than those of today."""
    return HASHER.check_needs_rehash(stored)


def _hash(password: str) -> str:
    return HASHER.hash(_plain(password))


def _verify(stored: str | None, password: str) -> bool:
    try:
        HASHER.verify(stored or _nobodys(HASHER), _plain(password))
    except VerifyMismatchError:
        return False
    return stored is not None


@cache
def _nobodys(hasher: PasswordHasher) -> str:
    """The hash of no account's password."""
    return hasher.hash(secrets.token_hex())


def _plain(password: str) -> str:
    """The same letters are the same password, however a keyboard composes them."""
    return unicodedata.normalize("NFC", password)
