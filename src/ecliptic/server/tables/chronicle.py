"""The chronicle of a campaign: what its log says about each act, with the numbers of the entries.

A game is a campaign when its manifest names a chronicle: a dictionary of the log messages that belong to it. `ACT`
marks those that open an act, `LINE` the others. The log is read as a spectator knows it: nothing hidden is in it.
"""

import asyncio
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec
from sqlalchemy import func, select

from ecliptic.content.manifest import load_reference
from ecliptic.games import manifests
from ecliptic.kernel import History
from ecliptic.server.http.wire import Line
from ecliptic.server.store import models
from ecliptic.server.store.models import OPEN
from ecliptic.server.tables.history import log_upto
from ecliptic.server.tables.registry import Tables

ACT: Final = "act"
LINE: Final = "line"
MOST_SOURCES: Final = 10  # forks of forks that a chronicle follows back


class Act(msgspec.Struct):
    """An act as the log tells it. A fork has one of its own for the rest of the act in which it begins."""

    number: int  # from 1
    table: str  # the table whose replay has these entries
    lines: list[Line]


def is_campaign(slug: str) -> bool:
    """Return whether a game is a campaign."""
    return bool(manifests()[slug].chronicle)


def messages_of(slug: str) -> Mapping[str, str]:
    """Return the messages of a game's chronicle, each with `ACT` or `LINE`."""
    found: Mapping[str, str] = load_reference(manifests()[slug].chronicle)
    return found


def acts_of(log: Iterable[Line], messages: Mapping[str, str], table: str, before: int = 0) -> list[Act]:
    """Return the acts that a log tells of; `before` have begun earlier.

    What opens an act says in `n` which one, so that a game that begins in a later act counts on from there.

    >>> from ecliptic.server.http.wire import Words
    >>> log = [Line(n, Words(said, {}, ())) for n, said in enumerate(["act", "move", "won", "act"])]
    >>> [(act.number, [line.n for line in act.lines]) for act in acts_of(log, {"act": ACT, "won": LINE}, "abc")]
    [(1, [0, 2]), (2, [3])]
    >>> log = [Line(0, Words("won", {}, ())), Line(1, Words("act", {"n": 3}, ()))]
    >>> [act.number for act in acts_of(log, {"act": ACT, "won": LINE}, "abc")]
    [2, 3]
    """
    acts: list[Act] = []
    is_counted = before > 0
    for line in log:
        kind = messages.get(line.words.id)
        if kind == ACT:
            number = line.words.args.get("n")
            if isinstance(number, int):
                if acts and not is_counted:  # the rest of an act that began before this log
                    acts[0].number = max(1, number - 1)
                before = number
            else:
                before += 1
            is_counted = True
            acts.append(Act(before, table, [line]))
        elif kind is not None:
            if not acts:
                before = max(before, 1)
                acts.append(Act(before, table, []))
            acts[-1].lines.append(line)
    return acts


async def chronicle_of(tables: Tables, row: models.Table, upto: int | None = None, depth: int = 0) -> list[Act]:
    """Return the chronicle of a campaign, up to an entry; that of a fork begins with its source's."""
    if row.state == OPEN:
        return []
    told = await _earlier_acts(tables, row, depth)
    async with tables.store.reading() as session:
        last = await session.scalar(select(func.max(models.Entry.n)).where(models.Entry.table_id == row.id)) or 0
    found = await tables.history_cache.find(row, last if upto is None else min(upto, last), last)
    segment = tables.history_cache.of(row)
    async with segment.lock:
        past = await segment.upto(found.n)
        log = await log_upto(past, None, found.n, 0)
        begun = told[-1].number if told else await _act_at_start(past) if row.start is not None else 0
    return told + acts_of(log, messages_of(row.game), row.id, begun)


async def _act_at_start(past: History) -> int:
    """Return the act in which a game that begins with a position begins."""
    table = await asyncio.to_thread(past.at, 0)
    return table.game.act_of(table.state)


async def _earlier_acts(tables: Tables, row: models.Table, depth: int) -> list[Act]:
    """Return what a fork takes over from its source; nothing when its own journal has that already."""
    if row.start is None or row.source_id is None or depth == MOST_SOURCES:
        return []
    async with tables.store.reading() as session:
        source = await session.get(models.Table, row.source_id)
    if source is None or source.campaign is None:
        return []
    if source.start == row.start:  # a copy of its journal, which begins with a position too
        return await _earlier_acts(tables, source, depth + 1)
    return await chronicle_of(tables, source, row.source_n, depth + 1)
