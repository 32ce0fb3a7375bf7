"""Security headers, the check of `Host`, the API's page, and when the cookie is Secure."""

import re
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ecliptic.server.http.api_page import ApiPage
from ecliptic.server.http.guard import HostCheck, is_https, security_headers
from ecliptic.server.ops.config import Settings
from tests.server.harness import Running, Stream, running
from tests.server.raw_http import RawConnection

pytestmark = pytest.mark.anyio


def policy(answer: httpx.Response) -> dict[str, str]:
    """The Content-Security-Policy of an answer, by directive."""
    rules = (rule.strip().partition(" ") for rule in answer.headers["content-security-policy"].split(";"))
    return {name: sources for name, _, sources in rules}


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/api/games", "/api/nothing", "/api/me", "/schema", "/healthz"])
async def test_every_answer_has_the_headers(server: Running, path: str) -> None:
    answer = await server.nobody().http.get(path)
    rules = policy(answer)
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == "'self'", "nothing inline, nothing from elsewhere"
    assert rules["frame-ancestors"] == "'none'"
    assert rules["base-uri"] == "'none'"
    assert "unsafe-inline" not in rules["style-src"]
    assert not any("http" in sources or "*" in sources for sources in rules.values())
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "strict-transport-security" not in answer.headers


@pytest.mark.parametrize(
    ("more", "is_https"),
    [
        ({"secure": True}, True),
        ({"origins": ("https://games.example",)}, True),
        ({"origins": ("http://games.lan",)}, False),
    ],
)
async def test_https_is_for_good(settings: Settings, more: dict[str, object], is_https: bool) -> None:
    async with running(msgspec.structs.replace(settings, **more)) as server:
        answer = await server.nobody().http.get("/api/games")
        assert ("strict-transport-security" in answer.headers) == is_https


@pytest.mark.parametrize(
    ("headers", "is_secure"),
    [
        ({"Origin": "https://games.example", "Host": "games.example"}, True),
        ({"Origin": "https://games.example"}, True),  # behind a proxy that does not keep Host
        ({"Host": "games.example"}, True),
        ({"Origin": "http://games.lan", "Host": "games.lan"}, False),
        ({"Host": "games.lan"}, False),
        ({}, False),
    ],
)
async def test_the_cookie_is_secure_whenever_the_page_came_by_https(
    settings: Settings, headers: dict[str, str], is_secure: bool
) -> None:
    origins = ("https://games.example", "http://games.lan")
    async with running(msgspec.structs.replace(settings, origins=origins)) as server:
        nobody = server.nobody()
        for path, body in (("guests", {"name": "Ann"}), ("sign-out", None)):
            answer = await nobody.http.post(f"/api/{path}", json=body, headers=headers)
            assert ("Secure" in answer.headers["set-cookie"]) == is_secure


HOSTS = [
    # a Host, and whether it is known without an origin and with https://games.example
    ("localhost:8000", True, True),
    ("LOCALHOST", True, True),
    ("play.localhost:1", True, True),
    ("127.0.0.1:8000", True, True),
    ("[::1]:8000", True, True),
    ("192.0.2.7:8000", True, False),
    ("[2001:db8::1]", True, False),
    ("games.example", False, True),
    ("games.example:443", False, True),
    ("evil.example", False, False),
    ("games.example.evil.example", False, False),
    ("localhost.evil.example", False, False),
    ("evillocalhost", False, False),
    ("", False, False),
    ("[::1", True, True),
    ("127.0.0.1.evil.example", False, False),
]


@pytest.mark.parametrize(("host", "is_open", "is_named"), HOSTS)
async def test_which_hosts_are_known(settings: Settings, host: str, is_open: bool, is_named: bool) -> None:
    assert HostCheck(settings).knows(host) == is_open
    assert HostCheck(msgspec.structs.replace(settings, origins=("https://games.example",))).knows(host) == is_named


async def test_a_name_that_was_turned_to_this_server_is_refused(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table()
    for path in ("/", "/api/me", "/api/nothing"):
        answer = await ann.http.get(path, headers={"Host": "evil.example"})
        assert answer.status_code == 400
        assert answer.json()["error"].startswith("This server is not known as 'evil.example'")
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert (await ann.http.get("/healthz", headers={"Host": "evil.example"})).status_code == 200
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        async with Stream(ann, made["id"], {}, headers={"Host": "evil.example"}) as stream:
            await stream.receive()


async def test_the_api_page_lists_every_route_and_loads_nothing_from_elsewhere(server: Running) -> None:
    nobody = server.nobody()
    page = await nobody.http.get("/schema")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    schema = (await nobody.http.get("/schema/openapi.json")).json()
    for path in schema["paths"]:
        assert path.replace("{", "{") in page.text
    assert "<script" not in page.text
    assert "style=" not in page.text
    assert not re.search(r'(src|href)="(https?:)?//', page.text)
    for link in re.findall(r'(?:src|href)="([^"]+)"', page.text):
        assert (await nobody.http.get(link)).status_code == 200
    style = await nobody.http.get("/schema/style.css")
    assert style.headers["content-type"].startswith("text/css")
    assert style.text.startswith("body {")
    for other in ("scalar", "swagger", "redoc", "elements", "rapidoc"):
        assert "cdn" not in (await nobody.http.get(f"/schema/{other}")).text


def test_the_headers_of_every_answer() -> None:
    plain = Settings(database="sqlite:///never-opened.sqlite")
    headers = dict(security_headers(plain))
    assert headers.pop(b"content-security-policy").startswith(b"default-src 'none'; script-src 'self'; ")
    assert headers == {
        b"x-content-type-options": b"nosniff",
        b"x-frame-options": b"DENY",
        b"referrer-policy": b"same-origin",
        b"cross-origin-opener-policy": b"same-origin",
    }
    secure = dict(security_headers(msgspec.structs.replace(plain, secure=True)))
    assert secure[b"strict-transport-security"] == b"max-age=31536000"
    assert not is_https(plain)
    assert is_https(msgspec.structs.replace(plain, origins=("http://a.example", "https://b.example")))


@pytest.mark.parametrize(("letters", "status"), [(300, 404), (301, 400)])
async def test_a_host_has_at_most_300_letters(server: Running, letters: int, status: int) -> None:
    host = "x" * (letters - len(".localhost")) + ".localhost"
    answer = await server.nobody().http.get("/api/nothing", headers={"Host": host})
    assert answer.status_code == status
    if status == 400:
        assert answer.json()["words"]["args"] == {"host": "x" * 100}


@pytest.mark.parametrize("hosts", [[], ["localhost", "localhost"], ["evil.example", "localhost"]])
async def test_a_request_has_one_host(server: Running, hosts: list[str]) -> None:
    connection = await RawConnection.open(server.base)
    lines = "".join(f"Host: {host}\r\n" for host in hosts)
    for _ in range(2):  # the connection goes on
        await connection.send(f"GET /api/nothing HTTP/1.1\r\n{lines}\r\n".encode())
        answer = await connection.answer()
        assert answer.status == 400
        assert answer.sentence().startswith("This server is not known as ''")
    await connection.close()


async def test_whoever_watches_a_server_may_ask_by_any_name(server: Running) -> None:
    http = server.nobody().http
    for path, status in (("/healthz", 200), ("/metrics", 200), ("/readyz", 400)):
        assert (await http.get(path, headers={"Host": "evil.example"})).status_code == status


async def test_every_answer_has_each_header_once(server: Running) -> None:
    for headers in ({}, {"Host": "evil.example"}):
        answer = await server.nobody().http.get("/api/nothing", headers=headers)
        names = [name for name, _ in answer.headers.multi_items()]
        assert names.count("x-content-type-options") == 1
        assert names.count("content-type") == 1


# The API's page


def test_the_page_says_what_the_description_says() -> None:
    description: Any = {
        "paths": {
            "/b": {"get": {"tags": ["zebra"], "summary": "Get <b>", "responses": {}}},
            "/a": {
                "post": {
                    "tags": ["ape"],
                    "summary": "Do",
                    "description": "Does & tells.",
                    "parameters": [
                        {"name": "n", "in": "query", "description": "A number."},
                        {"name": "m", "in": "path"},
                    ],
                    "requestBody": {"content": {"json": {"schema": {"$ref": "#/components/schemas/Body"}}}},
                    "responses": {
                        "200": {"content": {"json": {"schema": {"type": "array", "items": {"type": "integer"}}}}},
                        "204": {"description": "Nothing."},
                        "404": {"content": {"json": {"schema": {"type": "string"}}}},
                    },
                },
                "delete": {"responses": {"200": {"content": {"json": {"schema": {"type": "array"}}}}}},
                "trace": {"summary": "Not shown"},
            },
        }
    }
    page = ApiPage().render(Any, description).decode()  # type: ignore[arg-type]  # the request is not asked
    body = page.partition("</p>")[2]
    assert body == (
        "<h2>ape</h2><details><summary><code>POST /a</code> Do</summary><p>Does &amp; tells.</p>"
        "<ul><li><code>n</code> (query): A number.</li><li><code>m</code> (path): </li></ul>"
        "<p>Body: <code>Body</code></p><p>Answer 200: list of <code>integer</code></p><p>Answer 204: empty</p>"
        "</details>"
        "<h2>other</h2><details><summary><code>DELETE /a</code> </summary><p></p>"
        "<p>Answer 200: list of <code>any</code></p></details>"
        "<h2>zebra</h2><details><summary><code>GET /b</code> Get &lt;b&gt;</summary><p></p></details></body></html>"
    )
