"""Accounts: register, sign in and out, change what is known about oneself, leave for good."""

import re
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, patch, post
from litestar.params import JSONBody
from sqlalchemy import delete as remove
from sqlalchemy import or_, select, update
from sqlalchemy.exc import IntegrityError

from ecliptic.server import attempts, models, passwords
from ecliptic.server.attempts import address_of
from ecliptic.server.given import AllTables, Anybody, Counting, Everybody, Owner, Somebody
from ecliptic.server.leaving import leave_for_good
from ecliptic.server.live import OVER
from ecliptic.server.lobby import tell_all
from ecliptic.server.outcomes import Counter
from ecliptic.server.people import COOKIE, Me, Name, People, Visitor, clean_name, hash_key
from ecliptic.server.problems import Problem
from ecliptic.server.tables import Tables

LOGIN: Final = re.compile(r"[a-z0-9][a-z0-9._-]{2,39}")
FORMER: Final = "former player"

Login = Annotated[str, msgspec.Meta(max_length=40, description="3 to 40 of a-z, 0-9, dot, dash and underscore.")]
Password = Annotated[str, msgspec.Meta(max_length=passwords.LONGEST, description="8 to 200 letters.")]


class Registration(msgspec.Struct, forbid_unknown_fields=True):
    """An account that somebody wants."""

    login: Login
    password: Password
    name: Name | None = None


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """Who somebody says they are."""

    login: Login
    password: Password


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be different from now on."""

    name: Name | None = None


class PasswordChange(msgspec.Struct, forbid_unknown_fields=True):
    """The password of today, to show that it is you, and the next one."""

    old: Password
    new: Password


class Farewell(msgspec.Struct, forbid_unknown_fields=True):
    """To delete an account one has to show the password; guests have none."""

    password: Password | None = None


@post("/register", summary="Register", tags=["people"])
async def register(
    data: JSONBody[Registration],
    request: Request[Any, Any, Any],
    visitor: Anybody,
    people: Everybody,
    tables: AllTables,
) -> Response[Me]:
    """Make an account. A guest keeps who they are, and their tables; the session gets a new key."""
    if visitor is not None and visitor.by_token:
        raise Problem(403, "problem-not-by-token")
    if visitor is not None and visitor.login is not None:
        raise Problem(409, "problem-registered", login=visitor.login)
    login = data.login.strip().lower()
    if not LOGIN.fullmatch(login):
        raise Problem(422, "problem-login")
    passwords.require_good(data.password, login)
    name = clean_name(data.name) if data.name is not None else None
    async with people.store.writing() as session:
        if await session.scalar(select(models.Person.id).where(models.Person.login == login)) is not None:
            raise _taken(login)
        await attempts.note(session, [(people.limits.registering, address_of(request))])
    stored = await passwords.hashed(data.password)
    try:
        async with people.store.writing() as session:
            person = await session.get(models.Person, visitor.id) if visitor else None
            if person is None:
                person = models.Person(name=name or login)
                session.add(person)
            elif person.login is not None:
                raise Problem(409, "problem-registered", login=person.login)
            person.login, person.password, person.name = login, stored, name or person.name
            await session.flush()
            await session.execute(remove(models.Session).where(models.Session.person_id == person.id))
            key = people.new_session(session, person.id)
    except IntegrityError:
        raise _taken(login) from None
    await people.forget(person.id)
    await _rename_seats(tables, person.id, person.name)
    return Response(Me(person.id, person.name, login), cookies=[people.cookie(key)])


def _taken(login: str) -> Problem:
    return Problem(409, "problem-login-taken", login=login)


@post("/sign-in", summary="Sign in", tags=["people"], status_code=200)
async def sign_in(data: JSONBody[SignIn], request: Request[Any, Any, Any], people: Everybody) -> Response[Me]:
    """Begin a new session; the one before, in this browser, ends."""
    login = data.login.strip().lower()
    person = await _check(people, request, login, data.password)
    if person is None:
        raise Problem(401, "problem-sign-in")
    async with people.store.writing() as session:
        before = await session.get(models.Session, hash_key(request.cookies.get(COOKIE, "")))
        if before is not None:
            await session.delete(before)
        key = people.new_session(session, person.id)
    if before is not None:
        await people.forget(before.person_id)
    return Response(Me(person.id, person.name, person.login), cookies=[people.cookie(key)])


async def _check(people: People, request: Request[Any, Any, Any], login: str, password: str) -> models.Person | None:
    """The person with this login and password. 429 when it was tried too often, whether there is one or not.

    The attempt is noted before the password is looked at, so that many at once cannot slip through.
    """
    limits = people.limits
    async with people.store.writing() as session:
        tried = [(limits.by_login, login), (limits.by_address, address_of(request))]
        noted = await attempts.note(session, tried)
        # What can be no login is not looked up: PostgreSQL refuses some letters.
        known = select(models.Person).where(models.Person.login == login)
        person = await session.scalar(known) if LOGIN.fullmatch(login) else None
    if not await passwords.is_right(person.password if person else None, password) or person is None:
        return None
    assert person.password is not None
    renewed = await passwords.hashed(password) if passwords.is_outdated(person.password) else None
    async with people.store.writing() as session:
        of_login = models.Attempt.key == limits.by_login.key(login)
        await session.execute(
            remove(models.Attempt).where(or_(of_login, models.Attempt.id.in_([each.id for each in noted])))
        )
        if renewed is not None:
            same = (models.Person.id == person.id, models.Person.password == person.password)
            await session.execute(update(models.Person).where(*same).values(password=renewed))
    return person


async def _require_password(
    people: People, request: Request[Any, Any, Any], owner: Visitor, password: str | None
) -> None:
    """Whoever sits at a browser that was left open does not know the password."""
    assert owner.login is not None
    if password is None or await _check(people, request, owner.login, password) is None:
        raise Problem(403, "problem-password-wrong")


@post("/sign-out", summary="Sign out", tags=["people"], status_code=204)
async def sign_out(request: Request[Any, Any, Any], people: Everybody) -> Response[None]:
    """End this browser's session. A guest who has not registered cannot come back."""
    async with people.store.writing() as session:
        before = await session.get(models.Session, hash_key(request.cookies.get(COOKIE, "")))
        if before is not None:
            await session.delete(before)
    if before is not None:
        await people.forget(before.person_id)
    return Response(None, status_code=204, cookies=[people.cookie("")])


@patch("/me", summary="Change my name", tags=["people"])
async def change_me(data: JSONBody[Changes], person: Somebody, people: Everybody, tables: AllTables) -> Me:
    """A new name, also at the tables whose games are not over."""
    if data.name is None:
        return Me(person.id, person.name, person.login)
    name = clean_name(data.name)
    async with people.store.writing() as session:
        await session.execute(update(models.Person).where(models.Person.id == person.id).values(name=name))
    await people.forget(person.id)
    await _rename_seats(tables, person.id, name)
    return Me(person.id, name, person.login)


async def _rename_seats(tables: Tables, person_id: int, name: str) -> None:
    """Show a person's name at the tables whose games are not over."""
    unfinished = select(models.Table.id).where(models.Table.state != OVER)
    async with tables.store.writing() as session:
        renamed = await session.scalars(
            update(models.Seat)
            .where(models.Seat.person_id == person_id, models.Seat.table_id.in_(unfinished), models.Seat.name != name)
            .values(name=name)
            .returning(models.Seat.table_id)
        )
        changed = sorted(set(renamed))
    await _reread(tables, changed)


async def _reread(tables: Tables, changed: list[str]) -> None:
    """Tables that have changed in the store: read them again where they are in memory, and tell who watches."""
    for table_id in changed:
        if table_id in tables:
            async with tables.use(table_id) as live:
                live.forget()
                await live.load()
                tell_all(live)
        else:
            tables.get(table_id).tell_of_change()  # another process may have it in memory


@post("/me/password", summary="Change my password", tags=["people"], status_code=204)
async def change_password(
    data: JSONBody[PasswordChange], request: Request[Any, Any, Any], owner: Owner, people: Everybody
) -> None:
    """A new password. All other sessions end; tokens stay, and can be removed one by one."""
    if owner.login is None:
        raise Problem(409, "problem-password-none")
    passwords.require_good(data.new, owner.login)
    await _require_password(people, request, owner, data.old)
    stored = await passwords.hashed(data.new)
    async with people.store.writing() as session:
        await session.execute(update(models.Person).where(models.Person.id == owner.id).values(password=stored))
        others = (models.Session.person_id == owner.id, models.Session.key_hash != owner.key_hash)
        await session.execute(remove(models.Session).where(*others))
    await people.forget(owner.id)


@delete("/me", summary="Delete my account", tags=["people"], status_code=204)
async def delete_me(
    data: JSONBody[Farewell],
    request: Request[Any, Any, Any],
    owner: Owner,
    people: Everybody,
    tables: AllTables,
    counter: Counting,
) -> Response[None]:
    """Leave for good. Open tables are left, games that go on resigned; finished ones keep a "former player"."""
    if owner.login is not None:
        await _require_password(people, request, owner, data.password)
    async with people.store.writing() as session:  # first of all, so that nobody sits down under this name meanwhile
        for keys in (models.Session, models.Token):
            await session.execute(remove(keys).where(keys.person_id == owner.id))
    await people.forget(owner.id)
    await _leave_all(tables, counter, owner)
    async with people.store.writing() as session:
        seats = await session.scalars(
            update(models.Seat)
            .where(models.Seat.person_id == owner.id)
            .values(name=FORMER)
            .returning(models.Seat.table_id)
        )
        changed = sorted(set(seats))
        await session.execute(update(models.Chat).where(models.Chat.person_id == owner.id).values(name=FORMER))
        await session.execute(remove(models.Person).where(models.Person.id == owner.id))
    await people.forget(owner.id)
    await _reread(tables, changed)
    return Response(None, status_code=204, cookies=[people.cookie("")])


async def _leave_all(tables: Tables, counter: Counter, owner: Visitor) -> None:
    """Get up from every table whose game is not over, and count the games that are, while it is known who played."""
    mine = models.Table.id.in_(select(models.Seat.table_id).where(models.Seat.person_id == owner.id))
    async with tables.store.reading() as session:
        unfinished = list(await session.scalars(select(models.Table.id).where(mine, models.Table.state != OVER)))
    for table_id in unfinished:
        async with tables.use(table_id) as live:
            await leave_for_good(tables, live, owner)
    await counter.count_missed(mine)
