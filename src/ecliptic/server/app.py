"""The application: everything put together."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Final

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from ecliptic.kernel import Refused
from ecliptic.server import content_routes, lobby, metrics, ops, pages, people, play, problems, stream
from ecliptic.server.bot_seats import BotSeats
from ecliptic.server.config import Settings
from ecliptic.server.fanout import Fanout
from ecliptic.server.metrics import App
from ecliptic.server.origin import refuse_other_sites
from ecliptic.server.people import People
from ecliptic.server.postgres import address
from ecliptic.server.problems import Problem
from ecliptic.server.store import Store
from ecliptic.server.tables import Tables
from ecliptic.server.workers import Workers

HANDLERS = [
    people.become_guest,
    people.me,
    lobby.games,
    lobby.create,
    lobby.listed,
    lobby.show,
    lobby.sit,
    lobby.seat_bot,
    play.moment,
    play.move,
    play.undo,
    stream.stream,
    content_routes.cards,
    content_routes.rules,
]

LARGEST_BODY: Final = 1_000_000  # bytes


def create_app(settings: Settings) -> App:
    """A server for one database."""
    store = Store(settings)
    everybody = People(store, settings)
    tables = Tables(store, settings)
    store.writer.committed = metrics.committed
    fanout = None if store.is_sqlite else Fanout(tables, address(store.url))
    workers = Workers(settings.workers or os.cpu_count() or 1)
    bot_seats = BotSeats(tables, workers)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        try:
            async with fanout.running() if fanout else nullcontext(), regularly(), playing():
                yield
        finally:
            await workers.close()
            await store.close()

    @asynccontextmanager
    async def playing() -> AsyncIterator[None]:
        await bot_seats.open()
        try:
            yield
        finally:
            await bot_seats.close()

    @asynccontextmanager
    async def regularly() -> AsyncIterator[None]:
        tasks = [asyncio.create_task(tables.sweep()), asyncio.create_task(metrics.keep_stock(tables))]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def provide_tables() -> Tables:
        return tables

    async def provide_people() -> People:
        return everybody

    app = App(
        [Router("/api", route_handlers=HANDLERS), ops.health, ops.counted, pages.first_page, pages.page],
        lifespan=[running],
        before_request=refuse_other_sites,
        dependencies={
            "tables": Provide(provide_tables),
            "people": Provide(provide_people),
            "visitor": Provide(people.provide_visitor),
            "person": Provide(people.provide_person),
        },
        exception_handlers={
            Problem: problems.on_problem,
            Refused: problems.on_refused,
            HTTPException: problems.on_http,
            Exception: problems.on_error,
        },
        openapi_config=OpenAPIConfig(title="Ecliptic", version="1"),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # `run` sets up logging for the whole process
    )
    app.state.settings = settings
    app.state.tables = tables
    app.state.store = store
    app.state.people = everybody
    app.state.bot_seats = bot_seats
    app.state.workers = workers
    return app
