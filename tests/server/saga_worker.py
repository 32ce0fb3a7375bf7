"""A worker process that knows the campaign of `tests/outside/saga`. Tests let the server start this one."""

from ecliptic.games import use
from ecliptic.server.bots import worker

if __name__ == "__main__":
    use("saga.game:MANIFEST")
    worker.main()
