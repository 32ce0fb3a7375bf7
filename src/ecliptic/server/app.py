"""The application: everything put together."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from typing import Final

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from ecliptic.content.catalogue import LOCALES, common
from ecliptic.kernel import Refused
from ecliptic.server import (
    accounts,
    advice,
    chat,
    content_routes,
    exchange,
    invalid,
    leaving,
    lists,
    lobby,
    metrics,
    notes,
    ops,
    pages,
    people,
    play,
    positions,
    problems,
    programmes,
    proposals,
    rematch,
    replays,
    statistics,
    stream,
    tokens,
)
from ecliptic.server.advice import Adviser
from ecliptic.server.bot_seats import BotSeats
from ecliptic.server.config import Settings
from ecliptic.server.fanout import Fanout
from ecliptic.server.metrics import App
from ecliptic.server.origin import refuse_other_sites
from ecliptic.server.outcomes import Counter
from ecliptic.server.people import People
from ecliptic.server.postgres import address
from ecliptic.server.presence import Presence
from ecliptic.server.problems import Problem
from ecliptic.server.store import Store
from ecliptic.server.tables import Tables
from ecliptic.server.timer import Timer
from ecliptic.server.workers import Workers

HANDLERS = [
    people.become_guest,
    people.me,
    accounts.register,
    accounts.sign_in,
    accounts.sign_out,
    accounts.change_me,
    accounts.change_password,
    accounts.delete_me,
    tokens.tokens,
    tokens.make_token,
    tokens.remove_token,
    statistics.profile,
    statistics.history,
    statistics.statistics,
    lobby.games,
    lobby.create,
    lobby.show,
    lobby.sit,
    lobby.seat_bot,
    lists.listed,
    lists.mine,
    leaving.leave,
    leaving.resign,
    leaving.come_back,
    rematch.rematch,
    programmes.programme,
    programmes.set_programme,
    proposals.propose,
    proposals.answer,
    play.moment,
    play.move,
    play.undo,
    play.why,
    play.preview,
    replays.moment,
    replays.log,
    replays.record,
    exchange.journal,
    exchange.bring,
    exchange.what_if,
    chat.chat,
    chat.say,
    notes.notes,
    notes.write,
    positions.check,
    stream.stream,
    advice.hint,
    advice.analyse,
    content_routes.cards,
    content_routes.components,
    content_routes.rules,
    content_routes.table_cards,
    content_routes.table_components,
]

LARGEST_BODY: Final = 1_000_000  # bytes


def create_app(settings: Settings) -> App:
    """A server for one database."""
    common(LOCALES[0])  # takes a tenth of a second: now, and not when the first request is refused
    store = Store(settings)
    everybody = People(store, settings)
    tables = Tables(store, settings)
    store.writer.committed = metrics.committed
    fanout = None if store.is_sqlite else Fanout(tables, everybody, address(store.url))
    workers = Workers(settings.workers or os.cpu_count() or 1)
    bot_seats = BotSeats(tables, workers)
    adviser = Adviser(workers)
    timer, presence, counter = Timer(tables), Presence(settings.presence_pause), Counter(tables)
    programmed = programmes.Programmes(tables)
    tables.listeners.extend([lobby.tell_changed, timer.heed, programmed.heed, counter.notice])
    tables.watched.append(presence.changed)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        await timer.restart_live_clocks()
        work = (
            tables.sweep,
            timer.run,
            programmed.run,
            everybody.sweep,
            everybody.heed,
            counter.run,
            partial(metrics.keep_stock, tables),
        )
        tasks = [asyncio.create_task(each()) for each in work]
        await bot_seats.open()
        try:
            async with fanout.running() if fanout else nullcontext():
                yield
        finally:
            await bot_seats.close()
            await workers.close()
            presence.close()
            await programmed.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await store.close()

    async def provide_tables() -> Tables:
        return tables

    async def provide_people() -> People:
        return everybody

    async def provide_adviser() -> Adviser:
        return adviser

    async def provide_counter() -> Counter:
        return counter

    app = App(
        [
            Router("/api", route_handlers=[problems.documented(handler) for handler in HANDLERS]),
            ops.health,
            ops.counted,
            pages.first_page,
            pages.page,
        ],
        lifespan=[running],
        before_request=refuse_other_sites,
        dependencies={
            "tables": Provide(provide_tables),
            "people": Provide(provide_people),
            "adviser": Provide(provide_adviser),
            "counter": Provide(provide_counter),
            "visitor": Provide(people.provide_visitor),
            "person": Provide(people.provide_person),
            "owner": Provide(people.provide_owner),
        },
        exception_handlers={
            Problem: problems.on_problem,
            Refused: problems.on_refused,
            HTTPException: invalid.on_http,
            RecursionError: problems.on_deep,
            Exception: problems.on_error,
        },
        openapi_config=OpenAPIConfig(title="Ecliptic", version="1"),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # `run` sets up logging for the whole process
    )
    app.state.settings = settings
    app.state.tables = tables
    app.state.store = store
    app.state.timer = timer
    app.state.people = everybody
    app.state.counter = counter
    app.state.bot_seats = bot_seats
    app.state.workers = workers
    return app
