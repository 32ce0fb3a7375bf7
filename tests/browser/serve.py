"""The server that the browser tests look at: bots answer at once, and nothing waits for the disk."""

import sys

from ecliptic.server.ops.config import Settings
from ecliptic.server.ops.run import serve

if __name__ == "__main__":
    serve(Settings(database=sys.argv[2], durable=False, bot_pause=0, workers=1), "127.0.0.1", int(sys.argv[1]))
