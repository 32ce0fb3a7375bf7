"""Tokens: keys for bots and scripts that act for a person. Each is shown once, when it is made."""

import secrets
from typing import Annotated, Final

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import func, select

from ecliptic.server.http.dependencies import PeopleService, RequiredOwner, RequiredVisitor
from ecliptic.server.http.problems import Problem
from ecliptic.server.people.names import clean_name
from ecliptic.server.people.sessions import Name, hash_key
from ecliptic.server.store import models

PREFIX: Final = "ecliptic_"  # makes a token in a file recognisable
MOST: Final = 20

TokenId = Annotated[int, PathParameter(ge=0, le=2**31 - 1, description="A token's id.")]


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """What a token is for."""

    name: Name


class TokenInfo(msgspec.Struct):
    """A token as its owner sees it later."""

    id: int
    name: str
    created: int
    used: int | None  # the latest use, to a minute


class MadeToken(msgspec.Struct):
    """A new token. Nobody can read it again."""

    id: int
    name: str
    token: str


@get("/me/tokens", summary="My tokens", tags=["people"])
async def tokens(person: RequiredVisitor, people: PeopleService) -> list[TokenInfo]:
    """List your tokens, without the keys themselves."""
    async with people.store.reading() as session:
        mine = select(models.Token).where(models.Token.person_id == person.id).order_by(models.Token.id)
        return [TokenInfo(token.id, token.name, token.created, token.used) for token in await session.scalars(mine)]


@post("/me/tokens", summary="Make a token", tags=["people"])
async def make_token(data: JSONBody[NewToken], owner: RequiredOwner, people: PeopleService) -> MadeToken:
    """Make a token; send it as `Authorization: Bearer TOKEN`. It is shown only now."""
    key = PREFIX + secrets.token_urlsafe(32)
    token = models.Token(person_id=owner.id, name=clean_name(data.name), key_hash=hash_key(key))
    async with people.store.writing() as session:
        count = select(func.count()).select_from(models.Token).where(models.Token.person_id == owner.id)
        if (await session.scalar(count) or 0) >= MOST:
            raise Problem(409, "problem-tokens-most", most=MOST)
        session.add(token)
    return MadeToken(token.id, token.name, key)


@delete("/me/tokens/{token_id:int}", summary="Remove a token", tags=["people"])
async def remove_token(token_id: TokenId, owner: RequiredOwner, people: PeopleService) -> None:
    """Revoke a token."""
    async with people.store.writing() as session:
        token = await session.get(models.Token, token_id)
        if token is None or token.person_id != owner.id:
            raise Problem(404, "problem-token-unknown", token=str(token_id))
        await session.delete(token)
    await people.forget(owner.id)
