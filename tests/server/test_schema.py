"""Property-based tests of the whole API, from its own OpenAPI page.

No 5xx, every 4xx with a sentence and words for it, and nothing that the page does not say. The requests are the same
in every run.
"""

import asyncio
import itertools
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ecliptic.server.http.app import create_app
from ecliptic.server.ops.config import Settings
from ecliptic.server.ops.quotas import UNLIMITED
from ecliptic.server.ops.run import listen

CHECKS: Final = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
]  # fmt: skip
PATIENCE: Final = 60.0  # seconds that an answer may take while all other tests run
EXAMPLES: Final = 8  # for each operation, besides what lies at the limits of every field

# Whoever does these is somebody else afterwards, or nobody.
LAST_DEEDS: Final = {
    ("DELETE", "/api/me"), ("DELETE", "/api/me/sessions"), ("POST", "/api/sign-out"), ("POST", "/api/register"),
}  # fmt: skip

page = create_app(Settings(database="sqlite:///never-opened.sqlite")).openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(page)


class World:
    """A running server with a table in play, and those who ask."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.count = itertools.count()
        with httpx.Client(base_url=base, timeout=PATIENCE) as http:
            self.cookie = self.guest()
            http.cookies.set("ecliptic", self.cookie)
            seats = {"hold": [0, 1], "public": True}
            self.playing = http.post("/api/tables", json={"game": "star-realms", **seats}).json()["id"]
            self.open = http.post("/api/tables", json={"game": "star-realms", "public": True}).json()["id"]

    def guest(self) -> str:
        """A new guest's session."""
        cookie: str = httpx.post(f"{self.base}/api/guests", json={"name": "Ann"}, timeout=PATIENCE).cookies["ecliptic"]
        return cookie

    def moment(self) -> Any:
        """What seat 0 sees, or seat 1 when that is to move."""
        with httpx.Client(base_url=self.base, cookies={"ecliptic": self.cookie}, timeout=PATIENCE) as http:
            shown = http.get(f"/api/tables/{self.playing}/moment", params={"seat": 0}).json()
            seat = (shown["view"]["waiting"] or [0])[0]
            return http.get(f"/api/tables/{self.playing}/moment", params={"seat": seat}).json()


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    path: Path = tmp_path_factory.mktemp("schema") / "test.sqlite"
    app = create_app(Settings(database=f"sqlite:///{path}", durable=False, bot_pause=0, workers=1, quotas=UNLIMITED))
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listener])))
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        thread.join(0.02)
    try:
        yield World(f"http://127.0.0.1:{listener.getsockname()[1]}")
    finally:
        server.should_exit = True
        thread.join(20)


def fill(case: Any, world: World, turn: int) -> None:
    """Let most requests be about something that exists, and some moves be possible ones."""
    if "table_id" in (case.path_parameters or {}) and turn % 4:
        case.path_parameters["table_id"] = world.open if turn % 4 == 3 else world.playing
    if "slug" in (case.path_parameters or {}) and turn % 3:
        case.path_parameters["slug"] = "star-realms"
    is_move = case.path.endswith("/moves") and isinstance(case.body, dict)
    if is_move and turn % 4 == 1:
        moment = world.moment()
        case.path_parameters["table_id"] = world.playing
        case.query = {"seat": moment["seat"]}
        action = moment["options"][turn % len(moment["options"])]["action"] if moment["options"] else "end"
        case.body = {**case.body, "expected": moment["n"], "action": action}


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_api_is_what_its_page_says(case: Any, world: World) -> None:
    turn = next(world.count)
    fill(case, world, turn)
    cookie = world.guest() if (case.method, case.path) in LAST_DEEDS else world.cookie
    response = case.call(base_url=world.base, cookies={"ecliptic": cookie} if turn % 3 else {}, timeout=PATIENCE)
    case.validate_response(response, checks=CHECKS)
    if 400 <= response.status_code < 500:
        told = response.json()
        assert told["status"] == response.status_code
        assert told["error"].endswith((".", "?")), told
        assert len(told["error"]) > 10
        assert told["words"]["id"].startswith(("problem-", "no-")), told


def test_every_operation_says_how_a_problem_looks() -> None:
    for path, operations in page["paths"].items():
        for method, operation in operations.items():
            if path.startswith("/api/"):
                problem = operation["responses"]["422"]["content"]["application/json"]["schema"]
                assert problem == {"$ref": "#/components/schemas/ProblemBody"}, (method, path)
