"""Shows new names at the tables where people sit."""

from sqlalchemy import exists, or_, select, update

from ecliptic.server.store.models import Person, Seat, Table
from ecliptic.server.tables.live_table import OVER
from ecliptic.server.tables.registry import Tables
from ecliptic.server.tables.table_info import tell_here


async def show_names(tables: Tables, people: list[int]) -> None:
    """Show the names of these people at the tables whose games are not over."""
    own = select(Person.name).where(Person.id == Seat.person_id).scalar_subquery()
    goes_on = exists().where(Table.id == Seat.table_id, Table.state != OVER)
    async with tables.store.writing() as session:
        renamed = await session.execute(
            update(Seat)
            .where(Seat.person_id.in_(people), goes_on, or_(Seat.name.is_(None), Seat.name != own))
            .values(name=own)
            .returning(Seat.table_id, Seat.seat, Seat.name)
        )
        names: dict[str, dict[int, str | None]] = {}
        for table_id, seat, name in renamed:
            names.setdefault(table_id, {})[seat] = name
    for table_id, seats in names.items():
        await show_seats(tables, table_id, seats)


async def show_seats(tables: Tables, table_id: str, names: dict[int, str | None]) -> None:
    """Show new names at a table, without reading it from the store."""
    live = tables.find(table_id)
    if live is not None:
        async with live.lock:
            for seat in live.seats:
                seat.name = names.get(seat.seat, seat.name)
            if live.kernel is not None or live.watchers:
                await live.load()
                live.take(live.row, live.seats)
                tell_here(live)
    tables.tell_elsewhere(table_id)
