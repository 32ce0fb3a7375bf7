"""The application: everything put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Final

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from ecliptic.kernel import Refused
from ecliptic.server import content_routes, lobby, metrics, ops, pages, people, play, problems, stream
from ecliptic.server.config import Settings
from ecliptic.server.fanout import Fanout
from ecliptic.server.metrics import App
from ecliptic.server.origin import refuse_other_sites
from ecliptic.server.people import People
from ecliptic.server.postgres import address
from ecliptic.server.problems import Problem
from ecliptic.server.store import Store
from ecliptic.server.tables import Tables

HANDLERS = [
    people.become_guest,
    people.me,
    lobby.games,
    lobby.create,
    lobby.listed,
    lobby.show,
    lobby.sit,
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

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        regularly = [asyncio.create_task(tables.sweep()), asyncio.create_task(metrics.keep_stock(tables))]
        try:
            async with fanout.running() if fanout else nullcontext():
                yield
        finally:
            for task in regularly:
                task.cancel()
            await asyncio.gather(*regularly, return_exceptions=True)
            await store.close()

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
    return app
