"""Nobody reads or acts for a seat that is not theirs: every route, as everybody.

The routes are taken from the application itself. A new one needs a row here, or the first test fails.
"""

import asyncio
from typing import Any, Final

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import ConnectionClosed

import ecliptic
from ecliptic.server.http.app import create_app
from ecliptic.server.ops.config import Settings
from tests.server.harness import PATIENCE, Guest, Running, Stream

pytestmark = pytest.mark.anyio

# Who asks: without a session; a guest who has nothing to do with the table; the same with the invitation; who holds
# seat 1 and asks for seat 0; who holds seat 0.
ROLES: Final = ("nobody", "stranger", "invited", "opponent", "holder")

# What a table's host may choose: public or not, spectators or not.
TABLES: Final = {
    "private": {"public": False, "spectators": False},
    "watched": {"public": False, "spectators": True},
    "public": {"public": True, "spectators": True},
}


class Row(msgspec.Struct):
    """How to use a route for seat 0 of a table, and what each role gets at each kind of table."""

    statuses: dict[str, tuple[int, int, int, int, int]]  # by kind of table, in the order of ROLES
    body: Any = None
    query: dict[str, Any] = {}
    path: dict[str, str] = {}
    game: str = "star-realms"


def same(*statuses: int) -> dict[str, tuple[int, int, int, int, int]]:
    """The same at every kind of table."""
    assert len(statuses) == len(ROLES)
    return dict.fromkeys(TABLES, (statuses[0], statuses[1], statuses[2], statuses[3], statuses[4]))


EVERYBODY: Final = same(200, 200, 200, 200, 200)
ACTS: Final = {
    "private": (404, 404, 404, 403, 200),
    "watched": (404, 404, 404, 403, 200),
    "public": (401, 403, 403, 403, 200),
}
READS_SEAT_0: Final = ACTS
ASKS_TOO_LATE: Final = {  # the holder of seat 0 is the host, and the game has begun
    "private": (401, 404, 404, 403, 409),
    "watched": (401, 404, 404, 403, 409),
    "public": (401, 403, 403, 403, 409),
}
WATCHES: Final = {
    "private": (404, 404, 403, 200, 200),
    "watched": (404, 404, 200, 200, 200),
    "public": (200, 200, 200, 200, 200),
}
SEES_TABLE: Final = {
    "private": (404, 404, 200, 200, 200),
    "watched": (404, 404, 200, 200, 200),
    "public": (200, 200, 200, 200, 200),
}

SITS_THERE: Final = {  # the game goes on: there is nothing to leave and nothing to play again
    "private": (404, 404, 404, 409, 409),
    "watched": (404, 404, 404, 409, 409),
    "public": (401, 403, 403, 409, 409),
}

ABORTS: Final = {  # once the opponent has, the game is over
    "private": (404, 404, 404, 200, 409),
    "watched": (404, 404, 404, 200, 409),
    "public": (401, 403, 403, 200, 409),
}

HOSTS: Final = {  # the holder of seat 0 is the host
    "private": (401, 404, 404, 403, 200),
    "watched": (401, 404, 404, 403, 200),
    "public": (401, 403, 403, 403, 200),
}
TAKES_THE_JOURNAL: Final = {  # the game goes on
    "private": (404, 404, 403, 409, 409),
    "watched": (404, 404, 409, 409, 409),
    "public": (409, 409, 409, 409, 409),
}

WRITES_NOTES: Final = {kind: (401, *row[1:]) for kind, row in WATCHES.items()}

POSITION: Final = ecliptic.new("star-realms", seed=1).save()

MOVE: Final = {"type": "move", "action": "end", "client_move_id": "k"}
UNDO: Final = {"type": "undo", "client_move_id": "u"}

ROWS: Final[dict[str, list[Row]]] = {
    "GET /": [],  # the client's files: no data of anybody
    "GET /{path}": [],
    "GET /healthz": [Row(EVERYBODY)],
    "GET /readyz": [Row(EVERYBODY)],
    "GET /metrics": [Row(EVERYBODY)],
    "POST /api/guests": [Row(same(201, 201, 201, 201, 201), body={"name": "Eve"})],
    "GET /api/me": [Row(same(401, 200, 200, 200, 200))],
    "PATCH /api/me": [Row(same(401, 200, 200, 200, 200), body={"name": "Eve"})],
    "GET /api/me/sessions": [Row(same(401, 200, 200, 200, 200))],
    "DELETE /api/me/sessions": [Row(same(401, 204, 204, 204, 204))],
    "DELETE /api/me/sessions/{session_id}": [Row(same(401, 404, 404, 404, 404), path={"session_id": "0" * 16})],
    "GET /api/me/export": [Row(same(401, 200, 200, 200, 200))],
    # The first takes the login that all want.
    "POST /api/register": [Row(same(201, 409, 409, 409, 409), body={"login": "eve", "password": "eight letters"})],
    "POST /api/sign-in": [Row(same(401, 401, 401, 401, 401), body={"login": "eve", "password": "wrong"})],
    "POST /api/sign-out": [Row(same(204, 204, 204, 204, 204))],
    "POST /api/me/password": [
        Row(same(401, 409, 409, 409, 409), body={"old": "eight letters", "new": "nine letters"})  # guests have none
    ],
    "DELETE /api/me": [Row(same(401, 204, 204, 204, 204), body={})],
    "GET /api/me/tokens": [Row(same(401, 200, 200, 200, 200))],
    "POST /api/me/tokens": [Row(same(401, 201, 201, 201, 201), body={"name": "script"})],
    "DELETE /api/me/tokens/{token_id}": [Row(same(401, 404, 404, 404, 404), path={"token_id": "1"})],
    "GET /api/people/{person_id}": [Row(EVERYBODY, path={"person_id": "PERSON"})],
    "GET /api/people/{person_id}/history": [Row(EVERYBODY, path={"person_id": "PERSON"})],
    "GET /api/games/{slug}/statistics": [Row(EVERYBODY, path={"slug": "star-realms"})],
    "GET /api/games": [Row(EVERYBODY)],
    "GET /api/games/{slug}/cards": [Row(EVERYBODY, path={"slug": "star-realms"})],
    "GET /api/games/{slug}/text": [Row(EVERYBODY, path={"slug": "star-realms"})],
    "GET /api/games/{slug}/components": [Row(EVERYBODY, path={"slug": "federation"})],
    "GET /api/games/{slug}/rules": [Row(EVERYBODY, path={"slug": "star-realms"})],
    "POST /api/tables": [Row(same(401, 201, 201, 201, 201), body={"game": "star-realms"})],
    "GET /api/session": [Row(EVERYBODY)],
    "GET /api/tables": [Row(EVERYBODY)],
    "GET /api/tables/{table_id}": [Row(SEES_TABLE)],
    "POST /api/tables/{table_id}/seats/{seat}": [
        Row(
            {
                "private": (401, 404, 409, 409, 200),
                "watched": (401, 404, 409, 409, 200),
                "public": (401, 409, 409, 409, 200),
            },
            body={},
            path={"seat": "0"},
        )
    ],
    "PUT /api/tables/{table_id}/seats/{seat}/bot": [Row(ASKS_TOO_LATE, body={"level": "greedy"}, path={"seat": "1"})],
    "DELETE /api/tables/{table_id}/seats/{seat}": [Row(ASKS_TOO_LATE, path={"seat": "0"})],
    "POST /api/tables/{table_id}/seats/{seat}/return": [Row(ACTS, path={"seat": "0"})],
    "GET /api/me/tables": [Row(same(401, 200, 200, 200, 200))],
    "POST /api/tables/{table_id}/rematch": [Row(SITS_THERE)],
    "POST /api/tables/{table_id}/resign": [Row(ACTS, query={"seat": 0})],
    "POST /api/tables/{table_id}/abort": [Row(ABORTS)],
    "POST /api/tables/{table_id}/proposals": [Row(ACTS, body={"kind": "abandon"}, query={"seat": 0})],
    "POST /api/tables/{table_id}/proposals/answer": [
        Row({kind: (*row[:4], 409) for kind, row in ACTS.items()}, body={"agree": True}, query={"seat": 0})
    ],
    "GET /api/tables/{table_id}/programme": [Row(ACTS, query={"seat": 0})],
    "POST /api/tables/{table_id}/programme": [Row(ACTS, body={"actions": []}, query={"seat": 0})],
    "GET /api/tables/{table_id}/moment": [Row(WATCHES), Row(READS_SEAT_0, query={"seat": 0})],
    "POST /api/tables/{table_id}/moves": [Row(ACTS, body=MOVE, query={"seat": 0})],
    "POST /api/tables/{table_id}/undo": [Row(ACTS, body=UNDO, query={"seat": 0})],
    "GET /api/tables/{table_id}/hint": [
        Row(  # two people play there, so that even the holder gets none
            {
                "private": (401, 404, 404, 403, 403),
                "watched": (401, 404, 404, 403, 403),
                "public": (401, 403, 403, 403, 403),
            },
            query={"seat": 0},
        )
    ],
    "POST /api/analysis": [
        Row(same(401, 200, 200, 200, 200), body={"position": ecliptic.new("star-realms", seed=1).save()})
    ],
    "POST /api/tables/{table_id}/why": [Row(ACTS, body={"action": "end"}, query={"seat": 0})],
    "POST /api/tables/{table_id}/preview": [Row(ACTS, body={"action": "end"}, query={"seat": 0})],
    "GET /api/tables/{table_id}/moments/{n}": [
        Row(WATCHES, path={"n": "0"}),
        Row(WATCHES, path={"n": "0"}, query={"seat": -1}),
        Row(READS_SEAT_0, path={"n": "0"}, query={"seat": 0}),
    ],
    "GET /api/tables/{table_id}/log": [Row(WATCHES), Row(READS_SEAT_0, query={"seat": 0})],
    "GET /api/tables/{table_id}/record": [Row(WATCHES), Row(READS_SEAT_0, query={"seat": 0})],
    "GET /api/tables/{table_id}/journal": [Row(TAKES_THE_JOURNAL)],
    "GET /api/me/campaigns": [Row(same(401, 200, 200, 200, 200))],
    "GET /api/campaigns/{table_id}": [Row(SEES_TABLE, game="saga")],
    "PATCH /api/campaigns/{table_id}": [Row(HOSTS, body={"name": "War"}, game="saga")],
    "GET /api/campaigns/{table_id}/export": [Row(TAKES_THE_JOURNAL, game="saga")],
    "PUT /api/campaigns/{table_id}/seats/{seat}/bot": [
        Row(HOSTS, body={"level": "random"}, path={"seat": "0"}, game="saga")
    ],
    "DELETE /api/campaigns/{table_id}/seats/{seat}/bot": [Row(ASKS_TOO_LATE, path={"seat": "0"}, game="saga")],
    "POST /api/tables/{table_id}/what-if": [
        Row(
            {
                "private": (401, 404, 403, 201, 201),
                "watched": (401, 404, 201, 201, 201),
                "public": (401, 201, 201, 201, 201),
            },
            body={"n": 0},
        ),
        Row(
            {
                "private": (401, 404, 404, 403, 201),
                "watched": (401, 404, 404, 403, 201),
                "public": (401, 403, 403, 403, 201),
            },
            body={"n": 0},
            query={"seat": 0},
        ),
    ],
    "GET /api/tables/{table_id}/cards": [Row(SEES_TABLE)],
    "GET /api/tables/{table_id}/components": [Row(SEES_TABLE)],
    "POST /api/imports": [Row(same(401, 201, 201, 201, 201), body={"position": POSITION})],
    "POST /api/positions/check": [Row(same(401, 200, 200, 200, 200), body={"position": POSITION})],
    "GET /api/tables/{table_id}/chat": [Row(WATCHES)],
    "POST /api/tables/{table_id}/chat": [
        Row(
            {
                "private": (401, 404, 403, 201, 201),
                "watched": (401, 404, 403, 201, 201),
                "public": (401, 201, 201, 201, 201),
            },
            body={"text": "Hello"},
        )
    ],
    "GET /api/tables/{table_id}/notes": [Row(WRITES_NOTES)],
    "PUT /api/tables/{table_id}/notes": [Row(WRITES_NOTES, body={"text": "Beware"})],
    "WS /api/tables/{table_id}/stream": [Row(WATCHES), Row(READS_SEAT_0, query={"seat": 0})],
}


def routes(app: Litestar) -> list[str]:
    """Every route of the application, without the framework's own pages."""
    found = []
    for route in app.routes:
        path = str(route.path_format)
        if path.startswith("/schema"):
            continue
        if isinstance(route, HTTPRoute):
            found += [f"{method} {path}" for method in sorted(route.methods - {"OPTIONS", "HEAD"})]
        elif isinstance(route, WebSocketRoute):
            found.append(f"WS {path}")
    return found


def test_every_route_has_a_row(settings: Settings) -> None:
    assert sorted(ROWS) == sorted(routes(create_app(settings)))


class Scene:
    """A table whose seat 0 is to move, and one client of each role."""

    def __init__(self, table_id: str, invitation: str, clients: dict[str, Guest], n: int) -> None:
        self.id = table_id
        self.invitation = invitation
        self.clients = clients
        self.n = n


async def scene(server: Running, kind: str, game: str = "star-realms") -> Scene:
    options = {"first": "0"} if game == "star-realms" else {}
    duel = await server.duel(game=game, options=options, **TABLES[kind])
    stranger, invited = await server.guest("Stranger"), await server.guest("Invited")
    clients = [server.nobody(), stranger, invited, duel.players[1], duel.players[0]]
    moment = await duel.players[0].moment(duel.id)
    return Scene(duel.id, duel.invitation, dict(zip(ROLES, clients, strict=True)), moment["n"])


def filled(route: str, row: Row, at: Scene, role: str) -> tuple[str, dict[str, Any], Any]:
    """The path, the query and the body for one request."""
    path = route.split(" ")[1].format(table_id=at.id, **row.path) if "{" in route else route.split(" ")[1]
    path = path.replace("PERSON", str(at.clients["holder"].id))
    query, body = dict(row.query), row.body
    if isinstance(body, dict) and "type" in body:
        body = {**body, "expected": at.n}
    if role == "invited":
        if isinstance(body, dict) and route.endswith("/seats/{seat}"):
            body = {**body, "invitation": at.invitation}
        else:
            query["invitation"] = at.invitation
    return path, query, body


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("route", [route for route, rows in ROWS.items() if rows and not route.startswith("WS")])
@pytest.mark.usefixtures("saga")
async def test_a_route_serves_whom_it_should(server: Running, route: str, kind: str) -> None:
    for row in ROWS[route]:
        at = await scene(server, kind, row.game)
        got = {}
        for role in ROLES:  # the holder comes last, and is the only one who may change anything
            path, query, body = filled(route, row, at, role)
            client = at.clients[role]
            if route == "POST /api/tables/{table_id}/undo" and role == "holder":
                at.n = await play_a_card(client, at)
                path, query, body = filled(route, row, at, role)
            answer = await client.http.request(route.split(" ")[0], path, params=query, json=body)
            got[role] = answer.status_code
            if answer.status_code >= 400:
                assert answer.json()["error"].endswith((".", "?")), answer.text
                assert_tells_nothing(answer, at)
        assert got == dict(zip(ROLES, row.statuses[kind], strict=True)), route


async def play_a_card(client: Guest, at: Scene) -> int:
    moment = await client.moment(at.id)
    card = next(offer["action"] for offer in moment["options"] if offer["action"].startswith("play:"))
    n: int = (await client.move(at.id, moment["n"], card, "card")).json()["n"]
    return n


def assert_tells_nothing(answer: httpx.Response, at: Scene) -> None:
    """Whoever may not see a private table gets what they would get if there were none."""
    if answer.status_code == 404 and at.id in answer.url.path:
        words = {"id": "problem-table-unknown", "args": {"table": at.id}, "rules": []}
        assert answer.json() == {"status": 404, "error": f"There is no table {at.id!r}.", "words": words}
    assert at.invitation not in answer.text
    assert "scout" not in answer.text


@pytest.mark.parametrize("kind", TABLES)
async def test_the_stream_serves_whom_it_should(server: Running, kind: str) -> None:
    for row in ROWS["WS /api/tables/{table_id}/stream"]:
        at = await scene(server, kind)
        got = {}
        for role in ROLES:
            _, query, _ = filled("WS /api/tables/{table_id}/stream", row, at, role)
            got[role] = await opened(at.clients[role].stream(at.id, **query), at, row, role)
        assert got == dict(zip(ROLES, row.statuses[kind], strict=True))


async def opened(stream: Stream, at: Scene, row: Row, role: str) -> int:
    """The status with which a stream ends, or 200 when it shows the right seat."""
    async with stream:
        first = await stream.receive()
        if first["type"] == "problem":
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(stream.socket.recv(), PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4000 + first["status"]
            assert first["error"].endswith(".")
            return int(first["status"])
        update = await stream.next("update")
        expected = row.query.get("seat", {"opponent": 1, "holder": 0}.get(role))
        assert update["seat"] == expected
        return 200


async def test_a_hand_is_shown_to_its_holder_alone(server: Running) -> None:
    at = await scene(server, "public")
    for role, own in (("nobody", None), ("stranger", None), ("opponent", 1), ("holder", 0)):
        moment = await at.clients[role].moment(at.id)
        shown = [seat for seat, player in enumerate(moment["view"]["players"]) if "hand" in player]
        assert shown == ([] if own is None else [own])
        assert bool(moment["options"]) == (role == "holder")


async def test_the_invitation_is_shown_to_those_who_sit_there(server: Running) -> None:
    at = await scene(server, "public")
    for role in ROLES:
        shown = (await at.clients[role].http.get(f"/api/tables/{at.id}")).json()
        assert shown["invitation"] == (at.invitation if role in ("opponent", "holder") else None)
        assert at.invitation not in (await at.clients["stranger"].http.get("/api/tables")).text


async def test_at_a_hot_seat_table_one_has_to_say_for_which_seat(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(hold=[0, 1], options={"first": "0"})
    moment = await ann.moment(made["id"])
    assert moment["seat"] is None
    assert moment["options"] == []
    unclear = await ann.move(made["id"], moment["n"], "end", "k")
    assert unclear.status_code == 400
    assert unclear.json()["error"] == "Choose one of your seats: 0, 1."
    assert (await ann.move(made["id"], moment["n"], "end", "k", seat=0)).status_code == 200
    hands = [(await ann.moment(made["id"], seat=seat))["view"]["players"] for seat in (0, 1)]
    assert [[("hand" in player) for player in players] for players in hands] == [[True, False], [False, True]]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({"Sec-Fetch-Site": "none"}, 201),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "OURS"}, 201),
        ({"Origin": "https://games.example"}, 201),
    ],
)
async def test_another_site_cannot_act_with_our_cookie(
    settings: Settings, headers: dict[str, str], status: int
) -> None:
    from tests.server.harness import running

    async with running(msgspec.structs.replace(settings, origins=("https://games.example",))) as server:
        ann = await server.guest()
        given = {name: server.base if value == "OURS" else value for name, value in headers.items()}
        answer = await ann.http.post("/api/tables", json={"game": "star-realms"}, headers=given)
        assert answer.status_code == status
        assert (await ann.http.get("/api/me", headers=given)).status_code == 200


async def test_the_session_cookie_is_out_of_reach_for_scripts_and_other_sites(settings: Settings) -> None:
    from tests.server.harness import running

    for secure in (False, True):
        async with running(msgspec.structs.replace(settings, secure=secure)) as server:
            answer = await server.nobody().http.post("/api/guests", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert ("Secure" in cookie) == secure


async def test_a_forged_session_is_nobody(server: Running) -> None:
    for key in ("", "x", "x" * 500, "'; DROP TABLE sessions; --", "\u00e4"):
        nobody = server.nobody()
        nobody.http.headers["Cookie"] = f"ecliptic={key}".encode("latin-1").decode("latin-1")
        answer = await nobody.http.get("/api/me", headers=[(b"cookie", f"ecliptic={key}".encode("latin-1"))])
        assert answer.status_code == 401
