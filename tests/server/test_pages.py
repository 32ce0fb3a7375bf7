"""The web client's files: what is packed, what browsers may keep, and that nothing else is shown."""

import gzip
import os
from pathlib import Path

import httpx
import pytest

import ecliptic.server
from ecliptic.server.http import pages
from tests.server.harness import Running
from tests.server.raw_http import ask

pytestmark = pytest.mark.anyio

FIRST_PAGE = b"<!doctype html>the first page"
SCRIPT = b"console.log('a long line');" * 20
YEAR = "public, max-age=31536000, immutable"
MINUTE = 60_000_000_000  # nanoseconds


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A web client of a few files, beside one that is nobody's business."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    for name, content in {
        "index.html": FIRST_PAGE,
        "icon.svg": b"<svg/>",
        "picture.png": b"not packed",
        "odd.nothing-known": b"?",
        "assets/main.js": SCRIPT,
        "../secret.txt": b"secret",
    }.items():
        (static / name).write_bytes(content)
    monkeypatch.setattr(pages, "STATIC", static)
    return static


async def read(server: Running, path: str, encoding: str = "gzip, br") -> tuple[httpx.Response, bytes]:
    """An answer, and its body as it came."""
    http = server.nobody().http
    async with http.stream("GET", path, headers={"Accept-Encoding": encoding}) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


@pytest.mark.parametrize(
    ("path", "kind", "is_packed", "keep"),
    [
        ("/", "text/html", True, "no-cache"),
        ("/table/abc", "text/html", True, "no-cache"),
        ("/index.html", "text/html", True, "no-cache"),
        ("/icon.svg", "image/svg+xml", True, "no-cache"),
        ("/picture.png", "image/png", False, "no-cache"),
        ("/odd.nothing-known", "application/octet-stream", False, "no-cache"),
        ("/assets/main.js", "text/javascript", True, YEAR),
    ],
)
async def test_a_file_is_packed_and_kept_by_its_kind(
    server: Running, built: Path, path: str, kind: str, is_packed: bool, keep: str
) -> None:
    file = built / path[1:]
    content = file.read_bytes() if file.is_file() else FIRST_PAGE
    for encoding in ("gzip, br", "identity"):
        answer, body = await read(server, path, encoding)
        assert answer.status_code == 200
        assert answer.headers["content-type"].partition(";")[0] == kind
        assert answer.headers["cache-control"] == keep
        assert answer.headers["vary"] == "Accept-Encoding"
        if is_packed and encoding != "identity":
            assert answer.headers["content-encoding"] == "gzip"
            assert gzip.decompress(body) == content
            assert body[4:8] == bytes(4), "without the time, so that it is the same on every machine"
        else:
            assert "content-encoding" not in answer.headers
            assert body == content


async def test_a_file_that_has_changed_is_packed_anew(server: Running, built: Path) -> None:
    await read(server, "/index.html")
    file = built / "index.html"
    file.write_bytes(b"another one")
    os.utime(file, ns=(0, file.stat().st_mtime_ns + MINUTE))
    assert gzip.decompress((await read(server, "/index.html"))[1]) == b"another one"


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "//secret.txt"])
async def test_nothing_outside_of_the_folder_is_shown(server: Running, built: Path, path: str) -> None:
    answer = await ask(server.base, f"GET {path} HTTP/1.1\r\nHost: [::1]\r\n\r\n".encode())
    assert answer.status in (200, 404)
    assert b"secret" not in answer.body


@pytest.mark.parametrize("path", ["/api/nothing", "/api/", "/api/tables/a/b/c", "/assets/nothing.js"])
async def test_what_a_program_asks_for_in_vain_is_no_page(server: Running, built: Path, path: str) -> None:
    answer = await server.nobody().http.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, "There is nothing at this address.")


async def test_no_page_hides_behind_two_slashes(server: Running, built: Path) -> None:
    answer = await ask(server.base, b"GET //api/nothing HTTP/1.1\r\nHost: [::1]\r\n\r\n")
    assert (answer.status, answer.sentence()) == (404, "There is nothing at this address.")


@pytest.mark.parametrize(("letters", "status"), [(199, 200), (200, 400)])
async def test_an_address_of_the_client_has_at_most_200_letters(
    server: Running, built: Path, letters: int, status: int
) -> None:
    assert (await server.nobody().http.get("/" + "x" * letters)).status_code == status


def test_the_client_is_built_into_the_package() -> None:
    assert ecliptic.server.__file__ is not None
    assert Path(ecliptic.server.__file__).parent / "static" == pages.STATIC
