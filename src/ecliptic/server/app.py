"""The application: everything put together."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from ecliptic.kernel import Refused
from ecliptic.server import advice, content_routes, lobby, ops, pages, people, play, problems, stream
from ecliptic.server.advice import Adviser
from ecliptic.server.bot_seats import BotSeats
from ecliptic.server.config import Settings
from ecliptic.server.origin import refuse_other_sites
from ecliptic.server.people import People
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
    advice.hint,
    advice.analyse,
    content_routes.cards,
    content_routes.rules,
]

LARGEST_BODY: Final = 1_000_000  # bytes


def create_app(settings: Settings) -> Litestar:
    """A server for one database."""
    store = Store(settings)
    everybody = People(store, settings)
    tables = Tables(store, settings)
    workers = Workers(settings.workers or os.cpu_count() or 1)
    bot_seats = BotSeats(tables, workers)
    adviser = Adviser(workers)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        sweeping = asyncio.create_task(tables.sweep())
        await bot_seats.open()
        try:
            yield
        finally:
            await bot_seats.close()
            await workers.close()
            sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await sweeping
            await store.close()

    async def provide_tables() -> Tables:
        return tables

    async def provide_people() -> People:
        return everybody

    async def provide_adviser() -> Adviser:
        return adviser

    app = Litestar(
        [Router("/api", route_handlers=HANDLERS), ops.health, pages.first_page, pages.page],
        lifespan=[running],
        before_request=refuse_other_sites,
        dependencies={
            "tables": Provide(provide_tables),
            "people": Provide(provide_people),
            "adviser": Provide(provide_adviser),
            "visitor": Provide(people.provide_visitor),
            "person": Provide(people.provide_person),
        },
        exception_handlers={
            Problem: problems.on_problem,
            Refused: problems.on_refused,
            HTTPException: problems.on_http,
            RecursionError: problems.on_too_deep,
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
