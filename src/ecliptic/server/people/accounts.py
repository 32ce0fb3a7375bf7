"""Accounts: register, sign in and out, change name and password, delete the account."""

import re
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, patch, post
from litestar.params import JSONBody
from sqlalchemy import delete as remove
from sqlalchemy import or_, select, update
from sqlalchemy.exc import IntegrityError

from ecliptic.server.http.dependencies import (
    CounterService,
    OptionalVisitor,
    PeopleService,
    RequiredOwner,
    TablesService,
)
from ecliptic.server.http.problems import Problem
from ecliptic.server.people import passwords, rate_limits
from ecliptic.server.people.browsers import browser_of
from ecliptic.server.people.names import clean_name, mark_guests, require_free_name
from ecliptic.server.people.outcomes import Counter
from ecliptic.server.people.rate_limits import Limit, address_of
from ecliptic.server.people.renaming import show_names
from ecliptic.server.people.sessions import COOKIE, Me, Name, People, Visitor, hash_key
from ecliptic.server.store import models
from ecliptic.server.tables.leaving import leave_for_good
from ecliptic.server.tables.live_table import OVER
from ecliptic.server.tables.registry import Tables
from ecliptic.server.tables.table_info import tell_all

LOGIN: Final = re.compile(r"[a-z0-9][a-z0-9._-]{2,39}")
FORMER: Final = "former player"

Login = Annotated[str, msgspec.Meta(max_length=40, description="3 to 40 of a-z, 0-9, dot, dash and underscore.")]
Password = Annotated[str, msgspec.Meta(max_length=passwords.LONGEST, description="8 to 200 characters.")]


class Registration(msgspec.Struct, forbid_unknown_fields=True):
    """A request for an account."""

    login: Login
    password: Password
    name: Name | None = None


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """A login and its password."""

    login: Login
    password: Password


class NameChange(msgspec.Struct, forbid_unknown_fields=True):
    """What a person wants to change about themselves."""

    name: Name | None = None


class PasswordChange(msgspec.Struct, forbid_unknown_fields=True):
    """The current password, as proof, and the new one."""

    old: Password
    new: Password


class AccountDeletion(msgspec.Struct, forbid_unknown_fields=True):
    """The password, as proof before an account is deleted; guests have none."""

    password: Password | None = None


@post("/register", summary="Register", tags=["people"])
async def register(
    data: JSONBody[Registration],
    request: Request[Any, Any, Any],
    visitor: OptionalVisitor,
    people: PeopleService,
    tables: TablesService,
) -> Response[Me]:
    """Create an account. A guest keeps their id and tables; the session gets a new key."""
    if visitor is not None and visitor.by_token:
        raise Problem(403, "problem-not-by-token")
    if visitor is not None and visitor.login is not None:
        raise Problem(409, "problem-registered", login=visitor.login)
    login = data.login.strip().lower()
    if not LOGIN.fullmatch(login):
        raise Problem(422, "problem-login")
    passwords.require_good(data.password, login)
    name = clean_name(data.name) if data.name is not None else None
    # Counted whether the login is taken or not, so that nobody can try which ones are.
    async with people.store.writing() as session:
        await rate_limits.note(session, [(people.limits.registering, address_of(request))])
    stored = await passwords.hash_password(data.password)
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
            await require_free_name(session, person.name, person.id)
            marked = await mark_guests(session, person.name)
            for keys in (models.Session, models.Token):  # the guest's: others may know them
                await session.execute(remove(keys).where(keys.person_id == person.id))
            key = people.new_session(session, person.id, browser_of(request))
    except IntegrityError:
        raise _login_taken(login) from None
    for changed in (person.id, *marked):
        await people.forget(changed)
    await show_names(tables, [person.id, *marked])
    return Response(Me(person.id, person.name, login), cookies=[people.cookie(key, request)])


def _login_taken(login: str) -> Problem:
    return Problem(409, "problem-login-taken", login=login)


@post("/sign-in", summary="Sign in", tags=["people"], status_code=200)
async def sign_in(data: JSONBody[SignIn], request: Request[Any, Any, Any], people: PeopleService) -> Response[Me]:
    """Start a new session; the previous one in this browser ends."""
    login = data.login.strip().lower()
    address = address_of(request)
    tried = [(people.limits.by_login, f"{login} {address}"), (people.limits.by_address, address)]
    person = await _check(people, tried, login, data.password)
    if person is None:
        raise Problem(401, "problem-sign-in")
    if person.banned is not None:
        raise Problem(403, "problem-banned")
    async with people.store.writing() as session:
        before = await session.get(models.Session, hash_key(request.cookies.get(COOKIE, "")))
        if before is not None:
            await session.delete(before)
        key = people.new_session(session, person.id, browser_of(request))
    if before is not None:
        await people.forget(before.person_id)
    return Response(Me(person.id, person.name, person.login), cookies=[people.cookie(key, request)])


async def _check(people: People, tried: list[tuple[Limit, str]], login: str, password: str) -> models.Person | None:
    """Return the person with this login and password; 429 after too many tries, whether the login exists or not.

    The attempt is recorded before the password is compared, so that many at once cannot slip through. A success
    resets the first limit.
    """
    async with people.store.writing() as session:
        noted = await rate_limits.note(session, tried)
        # An invalid login is not looked up: PostgreSQL rejects some characters.
        known = select(models.Person).where(models.Person.login == login)
        person = await session.scalar(known) if LOGIN.fullmatch(login) else None
    if not await passwords.verify_password(person.password if person else None, password) or person is None:
        return None
    assert person.password is not None
    renewed = await passwords.hash_password(password) if passwords.is_outdated(person.password) else None
    limit, what = tried[0]
    async with people.store.writing() as session:
        of_limit = models.Attempt.key == limit.key(what)
        await session.execute(
            remove(models.Attempt).where(or_(of_limit, models.Attempt.id.in_([each.id for each in noted])))
        )
        if renewed is not None:
            same = (models.Person.id == person.id, models.Person.password == person.password)
            await session.execute(update(models.Person).where(*same).values(password=renewed))
    return person


async def _require_password(people: People, owner: Visitor, password: str | None) -> None:
    """Refuse a wrong password: the browser may have been left open for somebody else."""
    assert owner.login is not None
    tried = [(people.limits.by_session, owner.key_hash)]
    if password is None or await _check(people, tried, owner.login, password) is None:
        raise Problem(403, "problem-password-wrong")


@post("/sign-out", summary="Sign out", tags=["people"], status_code=204)
async def sign_out(request: Request[Any, Any, Any], people: PeopleService) -> Response[None]:
    """End this browser's session. A guest who has not registered cannot come back."""
    async with people.store.writing() as session:
        before = await session.get(models.Session, hash_key(request.cookies.get(COOKIE, "")))
        if before is not None:
            await session.delete(before)
    if before is not None:
        await people.forget(before.person_id)
    return Response(None, status_code=204, cookies=[people.cookie("", request)])


@patch("/me", summary="Change my name", tags=["people"])
async def change_me(
    data: JSONBody[NameChange], owner: RequiredOwner, people: PeopleService, tables: TablesService
) -> Me:
    """Change your name, also at the tables whose games are not over."""
    if data.name is None:
        return Me(owner.id, owner.name, owner.login)
    name = clean_name(data.name)
    async with people.store.writing() as session:
        await require_free_name(session, name, owner.id)
        person = await session.get_one(models.Person, owner.id)
        person.name = name
        marked = await mark_guests(session, name) if owner.login is not None else []
    for changed in (owner.id, *marked):
        await people.forget(changed)
    await show_names(tables, [owner.id, *marked])
    return Me(owner.id, name, owner.login)


async def _reread(tables: Tables, changed: list[str]) -> None:
    """Read tables that have changed in the store again where they are in memory, and tell their watchers."""
    for table_id in changed:
        if table_id in tables:
            async with tables.use(table_id) as live:
                live.forget()
                await live.load()
                tell_all(live)
        else:
            tables.tell_elsewhere(table_id)


@post("/me/password", summary="Change my password", tags=["people"], status_code=204)
async def change_password(data: JSONBody[PasswordChange], owner: RequiredOwner, people: PeopleService) -> None:
    """Change your password. All other sessions end; tokens stay, and can be removed one by one."""
    if owner.login is None:
        raise Problem(409, "problem-password-none")
    passwords.require_good(data.new, owner.login)
    await _require_password(people, owner, data.old)
    stored = await passwords.hash_password(data.new)
    async with people.store.writing() as session:
        await session.execute(update(models.Person).where(models.Person.id == owner.id).values(password=stored))
        others = (models.Session.person_id == owner.id, models.Session.key_hash != owner.key_hash)
        await session.execute(remove(models.Session).where(*others))
    await people.forget(owner.id)


@delete("/me", summary="Delete my account", tags=["people"], status_code=204)
async def delete_me(
    data: JSONBody[AccountDeletion],
    request: Request[Any, Any, Any],
    owner: RequiredOwner,
    people: PeopleService,
    tables: TablesService,
    counter: CounterService,
) -> Response[None]:
    """Delete your account. You leave open tables and resign running games; finished games show a "former player"."""
    if owner.login is not None:
        await _require_password(people, owner, data.password)
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
        hosted = select(models.Table.id).where(models.Table.host_id == owner.id, models.Table.state != OVER)
        changed = sorted({*seats, *await session.scalars(hosted)})  # they have another host, or none
        await session.execute(update(models.Chat).where(models.Chat.person_id == owner.id).values(name=FORMER))
        await session.execute(remove(models.Person).where(models.Person.id == owner.id))
    await people.forget(owner.id)
    await _reread(tables, changed)
    return Response(None, status_code=204, cookies=[people.cookie("", request)])


async def _leave_all(tables: Tables, counter: Counter, owner: Visitor) -> None:
    """Leave every table whose game is not over, and count finished games while their players are still known."""
    mine = models.Table.id.in_(select(models.Seat.table_id).where(models.Seat.person_id == owner.id))
    async with tables.store.reading() as session:
        unfinished = list(await session.scalars(select(models.Table.id).where(mine, models.Table.state != OVER)))
    for table_id in unfinished:
        async with tables.use(table_id, again=True) as live:
            await leave_for_good(tables, live, owner)
    await counter.count_missed(mine)
