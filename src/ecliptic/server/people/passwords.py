"""Passwords: Argon2id hashes, made and compared in separate threads."""

import asyncio
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from ecliptic.server.http.problems import Problem
from ecliptic.server.people.common_passwords import is_common

SHORTEST: Final = 8
LONGEST: Final = 200

HASHER = PasswordHasher()

# Separate threads, and few: a hash takes 64 MiB, and tables must not wait for passwords to be loaded.
_THREADS: Final = ThreadPoolExecutor(2, "passwords")


def require_good(password: str, login: str) -> None:
    """Refuse a password that is too short, too long or too common."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Problem(422, "problem-password-length", least=SHORTEST, most=LONGEST)
    if password.lower() == login:
        raise Problem(422, "problem-password-login")
    if is_common(password, login):
        raise Problem(422, "problem-password-common")


async def hash_password(password: str) -> str:
    """Return a new password as it is stored."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _hash, password)


async def verify_password(stored: str | None, password: str) -> bool:
    """Return whether this is the password. None, for an unknown account, takes as long and is never right."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _verify, stored, password)


def is_outdated(stored: str) -> bool:
    """Return whether a hash was made with outdated parameters."""
    return HASHER.check_needs_rehash(stored)


def _hash(password: str) -> str:
    return HASHER.hash(_plain(password))


def _verify(stored: str | None, password: str) -> bool:
    try:
        HASHER.verify(stored or _dummy_hash(HASHER), _plain(password))
    except VerifyMismatchError:
        return False
    return stored is not None


@cache
def _dummy_hash(hasher: PasswordHasher) -> str:
    """Return a hash that belongs to no account."""
    return hasher.hash(secrets.token_hex())


def _plain(password: str) -> str:
    """Return a password in normal form: keyboards compose the same letters differently."""
    return unicodedata.normalize("NFC", password)
