"""Routes for content: cards and components with their texts, and the clauses of the rules.

Everything here is printed on the components or in the ledger: public, and the same for everybody. A table with a
content pack has different components.
"""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter

from ecliptic import game
from ecliptic.content.files import text_folders
from ecliptic.content.ledger import clauses_about, read_clauses
from ecliptic.content.manifest import load_reference
from ecliptic.games import manifests
from ecliptic.kernel import Json
from ecliptic.kernel.messages import LOCALES
from ecliptic.server.http.dependencies import Invitation, OptionalVisitor, TableId, TablesService
from ecliptic.server.http.problems import Problem
from ecliptic.server.tables.permissions import require_known

Slug = Annotated[str, PathParameter(max_length=40, description="The game's slug.")]
Language = Annotated[str, QueryParameter(max_length=5, description="The language of the words.")]
Component = Annotated[str | None, QueryParameter(max_length=60, description="The id of a card.")]


class GameText(msgspec.Struct):
    """Fluent messages of a game."""

    fluent: str


class ShownClause(msgspec.Struct):
    """A clause of the rules ledger."""

    id: str
    section: str
    kind: str
    text: str
    language: str  # English, where it is not translated


@get("/games/{slug:str}/cards", summary="The cards of a game", tags=["content"], sync_to_thread=True)
def cards(slug: Slug, locale: Language = "en") -> list[dict[str, Any]]:
    """Return every card with its text in one language; empty for a game without cards."""
    return _cards(game(slug).slug, None, locale)


@get("/games/{slug:str}/components", summary="The components of a game", tags=["content"], sync_to_thread=True)
def components(slug: Slug, locale: Language = "en") -> dict[str, Any]:
    """Return what is printed on cards, boards, tiles and tokens, by kind."""
    return _components(game(slug).slug, None, locale)


@get("/games/{slug:str}/text", summary="The texts of a game", tags=["content"], sync_to_thread=True)
def text(slug: Slug, locale: Language = "en") -> GameText:
    """Return the game's Fluent messages in one language, for clients that were built without them."""
    _require_language(locale)
    folders = text_folders(manifests()[game(slug).slug].folder)
    files = [path for folder in folders for path in sorted((folder / locale).glob("*.ftl"))]
    return GameText("\n\n".join(path.read_text(encoding="utf-8") for path in files))


@get("/tables/{table_id:str}/cards", summary="The cards of a table", tags=["content"])
async def table_cards(
    table_id: TableId,
    visitor: OptionalVisitor,
    tables: TablesService,
    locale: Language = "en",
    invitation: Invitation = None,
) -> list[dict[str, Any]]:
    """Return the cards of the table's game, with its content pack applied."""
    async with tables.use(table_id) as live:
        require_known(live, visitor, invitation)
    return await asyncio.to_thread(_cards, live.row.game, live.row.pack, locale)


@get("/tables/{table_id:str}/components", summary="The components of a table", tags=["content"])
async def table_components(
    table_id: TableId,
    visitor: OptionalVisitor,
    tables: TablesService,
    locale: Language = "en",
    invitation: Invitation = None,
) -> dict[str, Any]:
    """Return what is printed on the table's cards, boards, tiles and tokens, with its content pack applied."""
    async with tables.use(table_id) as live:
        require_known(live, visitor, invitation)
    return await asyncio.to_thread(_components, live.row.game, live.row.pack, locale)


@get("/games/{slug:str}/rules", summary="The rules of a game", tags=["content"], sync_to_thread=True)
def rules(slug: Slug, locale: Language = "en", about: Component = None) -> list[ShownClause]:
    """Return the clauses of the game's rules ledger in one language, in order: all, or those that name a card."""
    _require_language(locale)
    known = game(slug).slug
    clauses = read_clauses(known, locale) if about is None else clauses_about(known, about, locale)
    return [ShownClause(each.id, each.section, each.kind, each.text, each.language) for each in clauses]


def _require_language(locale: str) -> None:
    if locale not in LOCALES:
        raise Problem(404, "problem-language", language=locale, known=", ".join(LOCALES))


def _cards(slug: str, pack: Json | None, locale: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = _components(slug, pack, locale).get("cards", [])
    return found


def _components(slug: str, pack: Json | None, locale: str) -> dict[str, Any]:
    _require_language(locale)
    reference = manifests()[slug].printed
    shown: dict[str, Any] = load_reference(reference)(pack, locale) if reference else {}
    return shown
