"""The database models. `migrations` brings older databases up to them."""

import secrets
import time
from typing import Annotated, Any, Final, Literal

from sqlalchemy import JSON, BigInteger, Double, ForeignKey, Index, Integer, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, validates

from ecliptic.server.store.look_alike import name_key


def now() -> int:
    """Return the time as it is stored: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


MOST_ID: Final = 2**53 - 1  # the greatest whole number that every JSON reader keeps exactly

MOST_COUNTED: Final = 2**31 - 1  # ids up to here were counted once


def new_person_id() -> int:
    """Return a random id, so that nobody can count people or guess the next one."""
    return secrets.randbelow(MOST_ID - MOST_COUNTED) + MOST_COUNTED + 1


OPEN: Final = "open"  # the states of a table
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"

UndoPolicy = Literal["free", "ask", "never"]
Left = Literal["resigned", "absent"]
Absent = Literal["lose", "bot", "random"]


class Base(DeclarativeBase):
    """The base of all stored things."""

    type_annotation_map = {dict[str, Any]: JSON(none_as_null=True), list[str]: JSON(none_as_null=True)}  # noqa: RUF012  SQLAlchemy reads it from the class


BIG: Final = BigInteger().with_variant(Integer, "sqlite")  # there an INTEGER may have 64 bits anyway
Time = Annotated[int, mapped_column(BigInteger, default=now)]


class Person(Base):
    """Somebody who plays: a guest with a chosen name, until they register."""

    __tablename__ = "people"

    id: Mapped[int] = mapped_column(BIG, primary_key=True, default=new_person_id)
    name: Mapped[str] = mapped_column(String(40))
    name_key: Mapped[str] = mapped_column(String(80), index=True)  # the same for names that look alike
    login: Mapped[str | None] = mapped_column(String(40), unique=True, index=True)  # None for guests; in lower case
    password: Mapped[str | None] = mapped_column(String(200))  # as Argon2id stores it
    created: Mapped[Time]
    muted_until: Mapped[int | None] = mapped_column(BigInteger)  # may not chat until then
    banned: Mapped[int | None] = mapped_column(BigInteger)  # since when; None: not banned

    @validates("name")
    def _named(self, _: str, name: str) -> str:
        self.name_key = name_key(name)
        return name


class FormerId(Base):
    """An id that somebody had when ids were counted, so that old links lead to them."""

    __tablename__ = "former_ids"

    id: Mapped[int] = mapped_column(BIG, primary_key=True, autoincrement=False)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)


class Session(Base):
    """A browser that is signed in. The key itself is only in the browser; here is its hash."""

    __tablename__ = "sessions"

    key_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created: Mapped[Time]
    expires: Mapped[Time]
    used: Mapped[int | None] = mapped_column(BigInteger)  # the latest use, to an hour
    browser: Mapped[str | None] = mapped_column(String(60))  # such as "Firefox, Linux"


class Token(Base):
    """A key for bots and scripts that act for a person. Here is only its hash."""

    __tablename__ = "tokens"

    id: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    key_hash: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[Time]
    used: Mapped[int | None] = mapped_column(BigInteger)


class Attempt(Base):
    """A log-in that failed. Too many of them, by account or by address, and the next has to wait."""

    __tablename__ = "attempts"

    id: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(String(80))
    at: Mapped[Time]

    __table_args__ = (Index("ix_attempts_key", "key", "at"),)


class Table(Base):
    """A table: what is played there and how far it has come."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(12), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    seats: Mapped[int]
    options: Mapped[dict[str, Any]]
    pack: Mapped[dict[str, Any] | None]
    start: Mapped[dict[str, Any] | None]
    host_id: Mapped[int | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    public: Mapped[bool]
    spectators: Mapped[bool]
    invitation: Mapped[str] = mapped_column(String(32))
    clock: Mapped[dict[str, Any] | None]  # the kind of clock; None: no clock
    absent: Mapped[Absent] = mapped_column(String(10), default="lose")  # what happens to a seat whose time is up
    undo: Mapped[UndoPolicy] = mapped_column(String(10), default="free")
    rated: Mapped[bool] = mapped_column(default=False)  # chosen by the host; False: casual
    rematch_id: Mapped[str | None] = mapped_column(String(12))  # the table where the same people play again
    source_id: Mapped[str | None] = mapped_column(String(12))  # the table whose game continues here, as a "what if"
    source_n: Mapped[int | None]
    state: Mapped[str] = mapped_column(String(10))  # open, playing, paused, over
    campaign: Mapped[str | None] = mapped_column(String(80))  # the campaign's name; None: the game is none
    export_n: Mapped[int | None]  # up to this entry everybody lets the journal of the running campaign be exported
    waiting: Mapped[int] = mapped_column(default=0)  # bits of the seats that owe an answer
    result: Mapped[dict[str, Any] | None]
    clocks: Mapped[dict[str, Any] | None]  # what the clocks show
    due: Mapped[int | None] = mapped_column(BigInteger)  # when the next clock runs out
    proposal: Mapped[dict[str, Any] | None]  # to undo or to abandon; who has agreed
    counted: Mapped[bool] = mapped_column(default=False)  # its results are in the statistics
    ratings: Mapped[dict[str, Any] | None]  # what a rated game has changed, or why it has changed nothing
    created: Mapped[Time]
    moved: Mapped[Time]  # when the seats that owe an answer began to owe it
    touched: Mapped[int | None] = mapped_column(BigInteger)  # when somebody last sat down before the game

    __table_args__ = (Index("ix_tables_state", "state", "moved"), Index("ix_tables_due", "due"))


class Seat(Base):
    """Who sits where."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Mapped[str | None] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(20))  # the level of the bot that plays this seat
    left: Mapped[Left | None] = mapped_column(String(10))  # resigned or absent: a bot has taken over
    programme: Mapped[list[str] | None]  # what it will do when it is asked next
    origin: Mapped[str | None] = mapped_column(String(16))  # a digest of where they sat down, until the game is counted


class Entry(Base):
    """A line of a table's journal. Written once, by `journal_writer`, and never changed."""

    __tablename__ = "journal"

    table_id: Mapped[str] = mapped_column(String(12), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(6))  # play, chance, undo
    seat: Mapped[int]  # -1 for chance
    text: Mapped[str] = mapped_column(Text)  # the action; what chance drew, as JSON; where an undo leads
    hash: Mapped[str] = mapped_column(String(16))
    client_move_id: Mapped[str | None] = mapped_column(String(64))
    at: Mapped[Time]


class Snapshot(Base):
    """A table's position after entry n, so that nobody has to replay thousands of entries."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(String(12), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    position: Mapped[str] = mapped_column(Text)  # the kernel's position format as JSON


class Chat(Base):
    """Something said at a table."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[Time]

    __table_args__ = (Index("ix_chat_table", "table_id", "id"),)


class Note(Base):
    """What somebody has written down for themselves at a table."""

    __tablename__ = "notes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[Time]


class Outcome(Base):
    """A seat's outcome of a game, and its player's rating afterwards."""

    __tablename__ = "outcomes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    seats: Mapped[int]
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"))
    bot: Mapped[str | None] = mapped_column(String(20))
    place: Mapped[int]
    score: Mapped[int]
    length: Mapped[int]  # decisions of the whole game
    mu: Mapped[float | None] = mapped_column(Double)  # None: the game is not rated
    sigma: Mapped[float | None] = mapped_column(Double)
    provisional: Mapped[bool] = mapped_column(default=False)  # the rating rests on too few games or opponents
    at: Mapped[Time]

    __table_args__ = (
        Index("ix_outcomes_person", "person_id", "game", "seats", "at"),
        Index("ix_outcomes_game", "game", "seats", "at"),
    )


class Audit(Base):
    """What somebody has done with `ecliptic admin`. A running server reads it to learn what has changed."""

    __tablename__ = "audit"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[Time]
    actor: Mapped[str] = mapped_column(String(80))  # the system's user who has run the command
    action: Mapped[str] = mapped_column(String(20))
    person_id: Mapped[int | None] = mapped_column(BigInteger)
    table_id: Mapped[str | None] = mapped_column(String(12))
    detail: Mapped[str] = mapped_column(Text)
