"""The web client's files, built into `static/` beside this module; every other address opens its first page."""

import mimetypes
from pathlib import Path
from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.params import PathParameter

from ecliptic.server.problems import Problem

STATIC: Final = Path(__file__).with_name("static")
YEAR: Final = "public, max-age=31536000, immutable"  # names in assets/ change with what is in them
MISSING: Final = "The web client is not built: run make setup, or npm ci and npm run build in the folder web."

FilePath = Annotated[str, PathParameter(max_length=200)]


@get("/", include_in_schema=False, sync_to_thread=True)
def first_page() -> Response[bytes]:
    """The client."""
    return answer("")


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def page(path: FilePath) -> Response[bytes]:
    """A file of the client, or the client itself: it knows its own addresses."""
    return answer(path.lstrip("/"))


def answer(name: str) -> Response[bytes]:
    """What lies under this name."""
    if name.startswith("api/"):
        raise Problem(404, f"There is nothing at /{name}.")
    wanted = (STATIC / name).resolve()
    if name and wanted.is_relative_to(STATIC.resolve()) and wanted.is_file():
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        cache = YEAR if name.startswith("assets/") else "no-cache"
        return Response(wanted.read_bytes(), media_type=kind, headers={"Cache-Control": cache})
    if name.startswith("assets/"):
        raise Problem(404, f"There is nothing at /{name}.")
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(MISSING.encode(), media_type=MediaType.TEXT, status_code=503)
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})
