"""Backups that can be restored anywhere, and games that are found out when they were changed."""

import asyncio
import json
import random
import shutil
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, delete, func, select, text, update

from ecliptic.cli import main
from ecliptic.kernel import Refused
from ecliptic.server.http.wire import Move
from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
from ecliptic.server.store.backup import back_up, restore
from ecliptic.server.store.database import Database, migrate
from ecliptic.server.store.models import Base
from ecliptic.server.store.verify import verify
from tests.server.harness import Running, running, until

pytestmark = pytest.mark.anyio


async def play(server: Running, moves: int, seed: int = 1, **wanted: Any) -> str:
    """A duel with so many random moves; the table."""
    rng = random.Random(seed)
    duel = await server.duel(**wanted)
    live = server.live(duel.id)
    for i in range(moves):
        kernel = live.game()
        if kernel.over:
            break
        seat = kernel.waiting[0]
        await live.play(seat, Move(live.n, rng.choice(kernel.options(seat)).text, f"m{i}"))
    return duel.id


async def everything(settings: Settings) -> dict[str, list[Any]]:
    """Every row of a database."""
    store = Database(settings)
    try:
        async with store.engine.connect() as connection:
            return {
                table.name: sorted((tuple(row) for row in await connection.execute(select(table))), key=repr)
                for table in Base.metadata.sorted_tables
            }
    finally:
        await store.engine.dispose()


@pytest.fixture
async def played(settings: Settings) -> Settings:
    """A database with a game under way, one that is over and one that has not begun."""
    often = msgspec.structs.replace(settings, snapshot_every=20)
    async with running(often) as server:
        await play(server, 150)
        await play(server, 500, seed=2, options={"turn_limit": 2})
        await (await server.guest()).table()
    return often


@pytest.mark.databases
@pytest.mark.parametrize("goal", ["sqlite", "postgresql"])
async def test_a_backup_brings_everything_back_anywhere(
    played: Settings, goal: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "games.backup"
    assert await back_up(played, file, force=False) == 3
    before = await everything(played)
    assert before["journal"]
    assert before["snapshots"]
    if goal == "sqlite":
        there = Settings(database=f"sqlite:///{tmp_path}/new/there.sqlite")
        assert await restore(there, file, force=False) == 3
    else:  # it may be the very database that the backup was made of
        there = Settings(database=request.getfixturevalue("postgres"))
        assert await restore(there, file, force=True) == 3
    assert await everything(there) == before
    async with running(there) as server:
        await play(server, 5)  # new rows get new numbers
        assert (await verify(server.store)).findings == []
    assert sorted(path.name for path in tmp_path.iterdir() if "backup" in path.name) == ["games.backup"]


async def test_a_backup_while_people_play_is_of_one_moment(server: Running, tmp_path: Path) -> None:
    """Everything acknowledged before it began is in it, and every game in it can be replayed."""
    duel = await server.duel()
    live = server.live(duel.id)

    async def go_on() -> None:
        i = 0
        while True:
            kernel = live.game()
            seat = kernel.waiting[0]
            options = [option.text for option in kernel.options(seat)]
            await live.play(seat, Move(live.n, "end" if "end" in options else options[0], f"m{i}"))
            i += 1

    playing = asyncio.create_task(go_on())
    try:
        for i in range(3):
            before = live.n + 1
            await until(lambda most=before: live.n >= most)  # type: ignore[misc]  # mypy knows no default here
            file = tmp_path / f"{i}.backup"
            await back_up(server.settings, file, force=False)
            copy = Database(Settings(database=f"sqlite:///{file}"))
            await copy.open()
            seen = await verify(copy)
            await copy.close()
            assert seen.findings == []
            assert seen.entries >= before
    finally:
        playing.cancel()


@pytest.mark.databases
async def test_nothing_is_overwritten_without_force(played: Settings, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    await back_up(played, file, force=False)
    with pytest.raises(Refused, match="exists already: give --force"):
        await back_up(played, file, force=False)
    before = await everything(played)
    with pytest.raises(Refused, match="give --force"):
        await restore(played, file, force=False)
    assert await everything(played) == before
    async with running(played) as server:
        await play(server, 3)
    assert await everything(played) != before
    await restore(played, file, force=True)
    assert await everything(played) == before


async def test_a_failed_restore_leaves_what_was_there(played: Settings, tmp_path: Path) -> None:
    before = await everything(played)
    for content in (b"", b"not a database", b"SQLite format 3\0" + bytes(4000)):
        file = tmp_path / "broken"
        file.write_bytes(content)
        with pytest.raises(Refused, match="is not an Ecliptic backup"):
            await restore(played, file, force=True)
    with pytest.raises(Refused, match="There is no backup"):
        await restore(played, tmp_path / "missing", force=True)
    assert await everything(played) == before


# Verify


@pytest.mark.databases
async def test_games_that_are_what_they_were_are_verified(played: Settings) -> None:
    store = Database(played)
    await store.open()
    calls: list[tuple[int, int]] = []
    seen = await verify(store, lambda done, total: calls.append((done, total)))
    await store.close()
    assert seen.findings == []
    assert seen.games == 2
    assert calls == [(1, 2), (2, 2)]
    assert seen.entries == len((await everything(played))["journal"])


async def test_a_game_that_is_deleted_meanwhile_hides_no_other(settings: Settings) -> None:
    async with running(settings) as server:
        ids = sorted([await play(server, 5, seed=seed) for seed in (1, 2, 3)])

    def delete_second(done: int, total: int) -> None:
        if done == 1:
            with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as connection:
                connection.execute("DELETE FROM tables WHERE id = ?", (ids[1],))
            connection.close()

    store = Database(settings)
    await store.open()
    seen = await verify(store, delete_second)
    await store.close()
    assert (seen.games, seen.findings) == (2, [])


def swapped(entries: list[Any]) -> Any:
    """Another option of the same moment, as if somebody had wanted to have played better."""
    plays = [entry for entry in entries if entry.kind == "play"]
    first = plays[0]
    other = next(entry for entry in plays if entry.text != first.text)
    return update(models.Entry).where(models.Entry.n == first.n).values(text=other.text)


def redrawn(entries: list[Any]) -> Any:
    chance = next(entry for entry in entries if entry.kind == "chance" and len(json.loads(entry.text)[1]) > 1)
    kind, drawn = json.loads(chance.text)
    return update(models.Entry).where(models.Entry.n == chance.n).values(text=json.dumps([kind, drawn[::-1]]))


def rehashed(entries: list[Any]) -> Any:
    return update(models.Entry).where(models.Entry.n == entries[-1].n).values(hash="0" * 16)


def removed(entries: list[Any]) -> Any:
    return delete(models.Entry).where(models.Entry.n == 5)


def garbled(entries: list[Any]) -> Any:
    return update(models.Entry).where(models.Entry.n == entries[0].n).values(text="{")


def retold(entries: list[Any]) -> Any:
    return update(models.Table).values(result={"places": [2, 1]})


def moved(entries: list[Any]) -> Any:
    return update(models.Snapshot).values(n=models.Snapshot.n + 1)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (swapped, "Journal entry"),
        (redrawn, "Journal entry"),
        (rehashed, "leads to a different state than when it was recorded: the hashes differ."),
        (removed, "Journal entry 5 is missing."),
        (garbled, "The journal cannot be read"),
        (retold, "By its journal the game is over, but the table says something else."),
        (moved, "The position stored after entry"),
    ],
)
@pytest.mark.databases
async def test_a_game_that_was_changed_is_found(
    settings: Settings, change: Callable[[list[Any]], Any], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    often = msgspec.structs.replace(settings, snapshot_every=2)
    async with running(often) as server:
        sound = await play(server, 30)
        table = await play(server, 900, options={"turn_limit": 5}, seed=3)
    store = Database(settings)
    await store.open()
    async with store.writing() as session:
        entries = list(
            await session.scalars(select(models.Entry).where(models.Entry.table_id == table).order_by(models.Entry.n))
        )
        statement = change(entries)
        of = statement.table.c
        await session.execute(statement.where((of.id if "id" in of else of.table_id) == table))
    await store.close()
    status = await asyncio.to_thread(main, ["admin", "verify", "--database", settings.database])
    told = capsys.readouterr().out
    assert status == 1
    assert f"{table} (star-realms): " in told
    assert words in told
    assert sound not in told
    assert "2 games with" in told
    assert "1 has changed" in told


# The command


async def test_the_command_line(played: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def admin(*arguments: str) -> tuple[int, str, str]:
        status = await asyncio.to_thread(main, ["admin", *arguments])
        told = capsys.readouterr()
        return status, told.out, told.err

    file, other = f"{tmp_path}/games.backup", f"sqlite:///{tmp_path}/other.sqlite"
    assert await admin("backup", file, "--database", played.database) == (0, f"{file} has 3 games.\n", "")
    assert (await admin("backup", file, "--database", played.database))[0] == 2
    assert await admin("restore", file, "--database", other) == (0, "3 games restored.\n", "")
    status, told, _ = await admin("verify", "--database", other)
    assert status == 0
    assert told.endswith("entries: all are unchanged.\n")
    status, told, _ = await admin("verify", "--json", "--database", other)
    assert json.loads(told)["findings"] == []
    status, _, complaint = await admin("verify", "--database", f"sqlite:///{tmp_path}/none.sqlite")
    assert (status, complaint) == (2, f"There is no database {tmp_path}/none.sqlite.\n")
    assert not (tmp_path / "none.sqlite").exists()
    status, _, complaint = await admin("backup", f"{tmp_path}/no/folder", "--database", played.database)
    assert status == 2
    assert complaint.count("\n") == 1


@pytest.mark.parametrize("command", ["backup", "restore", "verify"])
def test_an_interrupted_command_ends_at_once_and_leaves_nothing(
    command: str, tmp_path: Path, empty_database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, steps = tmp_path / "games.sqlite", []
    shutil.copy(empty_database, file)
    asyncio.run(fill(file))

    @contextmanager
    def interrupting(_: str) -> Iterator[Callable[[int, int], None]]:
        def advance(done: int, total: int) -> None:
            steps.append(done)
            signal.raise_signal(signal.SIGINT)

        yield advance

    monkeypatch.setattr("ecliptic.cli.admin.progress_bar", interrupting)
    other = tmp_path / "other"
    arguments = {
        "backup": ["backup", str(other), "--database", f"sqlite:///{file}"],
        "restore": ["restore", str(file), "--database", f"sqlite:///{other}"],
        "verify": ["verify", "--database", f"sqlite:///{file}"],
    }
    assert main(["admin", *arguments[command]]) == 130
    assert len(steps) == 1
    assert sorted(path.name for path in tmp_path.iterdir() if not path.name.startswith("games.sqlite-")) == [file.name]


async def fill(file: Path) -> None:
    """Two games that have begun."""
    async with running(Settings(database=f"sqlite:///{file}", durable=False)) as server:
        for _ in range(2):
            await server.duel()


async def test_a_backup_is_a_file_of_its_own(played: Settings, tmp_path: Path) -> None:
    """Nothing else has to be copied with it."""
    file = tmp_path / "one" / "games.backup"
    file.parent.mkdir()
    await back_up(played, file, force=False)
    assert [path.name for path in file.parent.iterdir()] == ["games.backup"]
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    assert connection.execute("SELECT count(*) FROM tables").fetchone() == (3,)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


# Older files


async def write_first_form(settings: Settings, path: Path) -> None:
    """A file as the first server wrote it: its tables, and in them what they had columns for."""
    now = await everything(settings)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        migrate(connection, "0001")
        for name in ("people", "sessions", "tables", "seats", "journal", "snapshots"):
            known = [row[1] for row in connection.execute(text(f"PRAGMA table_info({name})"))]
            columns = [column.name for column in Base.metadata.tables[name].columns]
            for row in now[name]:
                values = {key: value for key, value in zip(columns, row, strict=True) if key in known}
                stored = {k: json.dumps(v) if isinstance(v, dict) else v for k, v in values.items()}
                marks = ", ".join(f":{key}" for key in stored)
                connection.execute(text(f"INSERT INTO {name} ({', '.join(stored)}) VALUES ({marks})"), stored)
        connection.commit()
    engine.dispose()


async def test_a_file_of_the_first_form_becomes_todays_and_is_played_on(settings: Settings, tmp_path: Path) -> None:
    async with running(settings) as server:
        table = await play(server, 40)
        cookies = [guest.http.cookies for guest in server.people]
    old = tmp_path / "old.sqlite"
    await write_first_form(settings, old)
    async with running(Settings(database=f"sqlite:///{old}")) as server:
        players = []
        for jar in cookies:
            player = server.nobody()
            player.http.cookies = jar
            players.append(player)
        moments = [await player.moment(table) for player in players]
        seat = moments[0]["view"]["waiting"][0]
        action = moments[seat]["options"][0]["action"]
        assert (await players[seat].move(table, moments[seat]["n"], action, "on")).status_code == 200
        assert (await verify(server.store)).findings == []
        async with server.store.reading() as session:
            row = await session.get_one(models.Table, table)
            assert (row.undo, row.absent, row.counted) == ("free", "lose", False)
            assert await session.scalar(select(func.count()).select_from(models.Token)) == 0


@pytest.mark.parametrize("goal", ["sqlite", "postgresql"])
async def test_a_backup_of_the_first_form_is_brought_up_to_date(
    played: Settings, goal: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """A backup may be restored years later, by a newer server; the file itself stays as it is."""
    file = tmp_path / "old.backup"
    await write_first_form(played, file)
    before = file.read_bytes()
    with ExitStack() as stack:
        there = f"sqlite:///{tmp_path}/there.sqlite"
        if goal == "postgresql":  # a new one: the games may have been played in the test's own
            there = stack.enter_context(request.getfixturevalue("cluster").database())
        assert await restore(Settings(database=there), file, force=False) == 3
        assert (await everything(Settings(database=there)))["journal"] == (await everything(played))["journal"]
    assert file.read_bytes() == before
