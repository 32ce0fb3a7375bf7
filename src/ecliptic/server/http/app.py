"""The application: builds all services and routes."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from typing import Final, cast

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ecliptic.content.catalogue import common
from ecliptic.kernel import Refused
from ecliptic.kernel.messages import LOCALES
from ecliptic.server.bots import advice
from ecliptic.server.bots.advice import Adviser
from ecliptic.server.bots.bot_seats import BotSeats
from ecliptic.server.bots.worker_pool import WorkerPool
from ecliptic.server.http import content_routes, pages, play_routes, problems, request_checks, stream, validation
from ecliptic.server.http.api_page import ApiPage, ApiStyle
from ecliptic.server.http.guard import GuardedApp, HostCheck, security_headers
from ecliptic.server.http.problems import Problem
from ecliptic.server.ops import health, metrics
from ecliptic.server.ops.cleanup import Cleaner
from ecliptic.server.ops.config import Settings
from ecliptic.server.ops.health import StorageCheck
from ecliptic.server.ops.metrics import App
from ecliptic.server.people import accounts, own_data, sessions, statistics, tokens
from ecliptic.server.people.moderation import AuditFollower
from ecliptic.server.people.outcomes import Counter
from ecliptic.server.people.request_rates import RequestRate
from ecliptic.server.people.sessions import People
from ecliptic.server.store import storage_errors
from ecliptic.server.store.database import Database
from ecliptic.server.store.postgres import address
from ecliptic.server.tables import (
    campaign_files,
    campaign_seats,
    campaigns,
    chat,
    history_routes,
    import_export,
    leaving,
    lists,
    lobby,
    notes,
    positions,
    premoves,
    proposals,
    table_info,
    table_setup,
)
from ecliptic.server.tables.fanout import Fanout
from ecliptic.server.tables.presence import Presence
from ecliptic.server.tables.registry import Tables
from ecliptic.server.tables.timer import Timer

HANDLERS = [
    sessions.become_guest,
    sessions.me,
    sessions.session,
    accounts.register,
    accounts.sign_in,
    accounts.sign_out,
    accounts.change_me,
    accounts.change_password,
    accounts.delete_me,
    own_data.sessions,
    own_data.end_session,
    own_data.sign_out_everywhere,
    own_data.export,
    tokens.tokens,
    tokens.make_token,
    tokens.remove_token,
    statistics.profile,
    statistics.history,
    statistics.statistics,
    lobby.games,
    table_setup.create,
    lobby.show,
    lobby.sit,
    lobby.seat_bot,
    lists.public_tables,
    lists.my_tables,
    leaving.leave,
    leaving.resign,
    leaving.abort,
    leaving.come_back,
    premoves.premoves,
    premoves.set_premoves,
    proposals.propose,
    proposals.answer,
    proposals.rematch,
    play_routes.moment,
    play_routes.move,
    play_routes.undo,
    play_routes.why,
    play_routes.preview,
    history_routes.moment,
    history_routes.log,
    history_routes.record,
    import_export.journal,
    import_export.import_game,
    import_export.what_if,
    campaigns.my_campaigns,
    campaigns.campaign,
    campaigns.rename_campaign,
    campaign_files.export_campaign,
    campaign_seats.stand_in,
    campaign_seats.end_stand_in,
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
    content_routes.text,
    content_routes.table_cards,
    content_routes.table_components,
]

LARGEST_BODY: Final = 1_000_000  # bytes


def create_app(settings: Settings, app: App | None = None) -> App:
    """Return a server for one database. An app of `build_app` whose server has ended can serve again."""
    app = app or build_app()
    store = Database(settings)
    people = People(store, settings)
    tables = Tables(store, settings)
    store.writer.committed = metrics.committed
    workers = WorkerPool(settings.workers or os.cpu_count() or 1)
    timer, presence, counter = Timer(tables), Presence(settings.presence_pause), Counter(tables)
    premove_player = premoves.PremovePlayer(tables)
    tables.listeners.append(table_info.tell_changed)
    tables.listeners.extend(each.on_commit for each in (timer, premove_player, counter, tables.fair_play))
    tables.watched.append(presence.on_streams_changed)
    app.state = State(
        {
            "settings": settings,
            "host_check": HostCheck(settings),
            "security_headers": security_headers(settings),
            "address_rate": RequestRate(settings.quotas.requests_by_address),
            "store": store,
            "storage": StorageCheck(store),
            "people": people,
            "tables": tables,
            "fanout": None if store.is_sqlite else Fanout(tables, people, address(store.url)),
            "workers": workers,
            "bot_seats": BotSeats(tables, workers),
            "adviser": Adviser(workers),
            "timer": timer,
            "presence": presence,
            "counter": counter,
            "premove_player": premove_player,
            "follower": AuditFollower(tables, people),
            "cleaner": Cleaner(tables),
        },
        deep_copy=False,
    )
    return app


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """Keep the services of an app running while it serves."""
    services = app.state
    await services.store.open()
    await services.timer.restart_live_clocks()
    work = (
        services.tables.sweep,
        services.timer.run,
        services.premove_player.run,
        services.people.sweep,
        services.people.follow_revocations,
        services.counter.run,
        services.follower.run,
        services.cleaner.run,
        partial(metrics.keep_gauges_updated, services.tables),
    )
    tasks = [asyncio.create_task(each()) for each in work]
    await services.bot_seats.open()
    try:
        async with services.fanout.running() if services.fanout else nullcontext():
            yield
    finally:
        await services.bot_seats.close()
        await services.workers.close()
        services.presence.close()
        await services.premove_player.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await services.store.close()


def build_app() -> App:
    """Return the application with its routes, which take longest to build, and without the services of a database."""
    common(LOCALES[0])  # takes a tenth of a second: now, and not when the first request is refused

    async def provide_tables() -> Tables:
        return cast(Tables, app.state.tables)

    async def provide_people() -> People:
        return cast(People, app.state.people)

    async def provide_adviser() -> Adviser:
        return cast(Adviser, app.state.adviser)

    async def provide_counter() -> Counter:
        return cast(Counter, app.state.counter)

    async def provide_storage() -> StorageCheck:
        return cast(StorageCheck, app.state.storage)

    app = GuardedApp(
        [
            Router("/api", route_handlers=[problems.with_problems(handler) for handler in HANDLERS]),
            health.health,
            health.ready,
            health.show_metrics,
            pages.first_page,
            pages.page,
        ],
        lifespan=[running],
        before_request=request_checks.check,
        dependencies={
            "tables": Provide(provide_tables),
            "people": Provide(provide_people),
            "adviser": Provide(provide_adviser),
            "counter": Provide(provide_counter),
            "storage": Provide(provide_storage),
            "visitor": Provide(sessions.provide_visitor),
            "person": Provide(sessions.provide_person),
            "owner": Provide(sessions.provide_owner),
        },
        exception_handlers={
            Problem: problems.on_problem,
            Refused: problems.on_refused,
            HTTPException: validation.on_http,
            RecursionError: problems.on_recursion_error,
            **dict.fromkeys(storage_errors.ERRORS, problems.on_storage_error),
            Exception: problems.on_error,
        },
        openapi_config=OpenAPIConfig(
            title="Ecliptic", version="1", render_plugins=[ApiPage(), ApiStyle(), JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # `run` sets up logging for the whole process
    )
    return app
