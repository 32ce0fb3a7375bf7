"""What is stored. `migrations` brings older files up to this."""

import time
from typing import Annotated, Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


def now() -> int:
    """The time as it is stored: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Base(DeclarativeBase):
    """The base of all stored things."""

    type_annotation_map = {dict[str, Any]: JSON(none_as_null=True)}  # noqa: RUF012  SQLAlchemy reads it from the class


Time = Annotated[int, mapped_column(BigInteger, default=now)]


class Person(Base):
    """Somebody who plays: at first a guest with a chosen name."""

    __tablename__ = "people"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[Time]


class Session(Base):
    """A browser that is signed in. The key itself is only in the browser; here is its hash."""

    __tablename__ = "sessions"

    key_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created: Mapped[Time]
    expires: Mapped[Time]


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
    state: Mapped[str] = mapped_column(String(10))  # open, playing, over
    waiting: Mapped[int] = mapped_column(default=0)  # bits of the seats that owe an answer
    result: Mapped[dict[str, Any] | None]
    created: Mapped[Time]
    moved: Mapped[Time]  # when the seats that owe an answer began to owe it

    __table_args__ = (Index("ix_tables_state", "state", "moved"),)


class Seat(Base):
    """Who sits where."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Mapped[str | None] = mapped_column(String(40))


class Entry(Base):
    """A line of a table's journal. Written once, by `append`, and never changed."""

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
