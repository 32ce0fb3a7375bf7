"""The server that the browser tests look at: bots answer at once, and nothing waits for the disk."""

import sys
from typing import Final

from ecliptic.server.ops.config import Settings
from ecliptic.server.ops.run import serve

SNAPSHOTS: Final = "200"  # entries from one stored position to the next

if __name__ == "__main__":
    port, database, every = (*sys.argv[1:], SNAPSHOTS)[:3]
    settings = Settings(database=database, durable=False, bot_pause=0, workers=1, snapshot_every=int(every))
    serve(settings, "127.0.0.1", int(port))
