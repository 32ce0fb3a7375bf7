"""The web client's files, built into `static/` beside this module; every other address opens its first page."""

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.params import PathParameter

from ecliptic.server.http.problems import Problem

STATIC: Final = Path(__file__).parents[1] / "static"
YEAR: Final = "public, max-age=31536000, immutable"  # names in assets/ change with what is in them
PACKABLE: Final = (".css", ".html", ".js", ".svg")
MISSING: Final = "The web client is not built: run make setup, or npm ci and npm run build in the folder web."

SHOWN: Final = [HttpMethod.GET, HttpMethod.HEAD]

FilePath = Annotated[str, PathParameter(max_length=200)]


@route("/", http_method=SHOWN, include_in_schema=False, sync_to_thread=True)
def first_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the client's first page."""
    return answer("", request)


@route("/{path:path}", http_method=SHOWN, include_in_schema=False, sync_to_thread=True)
def page(path: FilePath, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a file of the client; for any other address the client itself, which has its own routes."""
    return answer(path.lstrip("/"), request)


def answer(name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the response for a file of the client."""
    if name.startswith("api/"):
        raise Problem(404, "problem-address")
    wanted = file_of(name)
    if wanted is None and name.startswith("assets/"):
        raise Problem(404, "problem-address")
    found = wanted or STATIC / "index.html"
    if not found.is_file():
        return Response(MISSING.encode(), media_type=MediaType.TEXT, status_code=503)
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": YEAR if name.startswith("assets/") else "no-cache", "Vary": "Accept-Encoding"}
    if found.suffix in PACKABLE and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(compress(found, found.stat().st_mtime_ns), media_type=kind, headers=headers)
    return Response(found.read_bytes(), media_type=kind, headers=headers)


def file_of(name: str) -> Path | None:
    """Return the client's file of this name, if there is one."""
    try:
        wanted = (STATIC / name).resolve()
        return wanted if name and wanted.is_relative_to(STATIC.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # a name that no file can have: too long, or with a zero in it
        return None


@cache
def compress(path: Path, _: int) -> bytes:
    """Return a file compressed; the result is cached until the file changes."""
    return gzip.compress(path.read_bytes(), mtime=0)
