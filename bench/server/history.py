"""How long a long game takes to open and to look back on: `python bench/server/history.py --turns 700`.

A game is played in memory, imported into a server with an SQLite file, and asked for by a server that has just been
started, so that nothing of it is in memory. Meanwhile a task looks how long the event loop kept it waiting: other
tables' moves would have waited as long. `work` is the processor's time for the answer, and the most between two looks:
other programs on the machine change it little.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

import ecliptic
from ecliptic._compiled_loader import compiled
from ecliptic.kernel import Table
from ecliptic.server.http.app import create_app
from ecliptic.server.ops.config import Settings
from ecliptic.server.ops.run import tune_memory

QUIET = ("play:scout", "play:explorer")


def played(turns: int) -> Table:
    """A game in which nobody gets hurt, so that it goes on until the turn limit."""
    table = ecliptic.new("star-realms", seats=2, seed=1, options={"turn_limit": turns})
    while not table.over:
        seat = table.waiting[0]
        options = [option.text for option in table.options(seat)]
        table.play(seat, next((text for text in QUIET if text in options), "end" if "end" in options else options[0]))
    return table


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    """A server that has just been started, in this process."""
    app = create_app(settings)
    tune_memory()
    async with (
        app.lifespan(),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://bench", timeout=600) as client,
    ):
        yield client


class Waits:
    """How long the event loop kept a task waiting that had something to do every millisecond."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.work = 0.0

    async def watch(self) -> None:
        """Look until cancelled."""
        while True:
            at, worked = time.perf_counter(), time.process_time()
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, time.perf_counter() - at - 0.001)
            self.work = max(self.work, time.process_time() - worked)


async def measure(settings: Settings, cookies: Any, path: str) -> tuple[float, float, Waits, int]:
    """Seconds for one answer of a server that has just been started, those of work, the waits, and the bytes."""
    async with serving(settings) as client:
        client.cookies = cookies
        waits = Waits()
        watching = asyncio.create_task(waits.watch())
        await asyncio.sleep(0.05)
        start, worked = time.perf_counter(), time.process_time()
        answer = await client.get(path)
        seconds, worked = time.perf_counter() - start, time.process_time() - worked
        watching.cancel()
        assert answer.status_code == 200, answer.text
        return seconds, worked, waits, len(answer.content)


async def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0] + ".")
    parser.add_argument("--turns", type=int, default=700, help="turns that the game lasts (default: 700)")
    parser.add_argument("--repeat", type=int, default=5, help="measurements of each, of which the best counts")
    arguments = parser.parse_args()
    table = played(arguments.turns)
    n = len(table.journal)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{Path(folder, 'bench.sqlite')}", durable=False)
        async with serving(settings) as client:
            await client.post("/api/guests", json={"name": "Ann"})
            made = await client.post("/api/imports", json={"journal": table.journal.dump()})
            assert made.status_code == 201, made.text
            cookies = client.cookies
        print(f"a game of {n} entries, {'compiled' if compiled() else 'interpreted'}")
        print(f"{'asked for':<15} {'ms':>5} {'work':>6} {'longest wait':>13} {'work':>6} {'kB':>5}")
        base = f"/api/tables/{made.json()['id']}"
        for path in ("moment?seat=0", f"moments/{n // 2}?seat=0", "log?seat=0", "record?seat=0", "journal"):
            found = [await measure(settings, cookies, f"{base}/{path}") for _ in range(arguments.repeat)]
            best = [1e3 * min(each) for each in zip(*((s, w, x.longest, x.work) for s, w, x, _ in found), strict=True)]
            print("{:<15} {:5.0f} {:6.0f} {:13.1f} {:6.1f}".format(path.partition("?")[0], *best), end="")
            print(f" {found[0][3] / 1e3:5.0f}")


if __name__ == "__main__":
    asyncio.run(main())
