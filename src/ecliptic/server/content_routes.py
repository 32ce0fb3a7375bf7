"""What the web client shows beside the game itself: the cards with their words, and the clauses of the rules.

Everything here is printed on the components or in the ledger: public, and the same for everybody. A table with a
content pack has components of its own.
"""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter

from ecliptic import game
from ecliptic.content.catalogue import check_locale
from ecliptic.content.ledger import clauses_about, read_clauses
from ecliptic.games.federation import components as federation
from ecliptic.games.federation.sheet import sheet
from ecliptic.games.star_realms import components as star_realms
from ecliptic.games.star_realms.components import BASE, CHOOSE_ONE, FACTIONS, NO_ABILITY, VERBS, Components
from ecliptic.games.star_realms.text import card_text
from ecliptic.kernel import Json, Refused
from ecliptic.server.given import AllTables, Anybody, Invitation, TableId
from ecliptic.server.problems import Problem
from ecliptic.server.tables import require_known

Slug = Annotated[str, PathParameter(max_length=40, description="The game's slug.")]
Language = Annotated[str, QueryParameter(max_length=5, description="The language of the words.")]
Component = Annotated[str | None, QueryParameter(max_length=60, description="The id of a card.")]


class ShownStep(msgspec.Struct):
    """One step of an ability, for a row of icons."""

    verb: str
    n: int
    choices: list[list[dict[str, Any]]] = []  # for a choice: the steps of each option


class Ability(msgspec.Struct):
    """One ability of a card: the words, and what icons can say of it."""

    kind: str  # primary, passive, on_acquire, ally or scrap
    label: str
    text: str
    steps: list[ShownStep]


class ShownCard(msgspec.Struct):
    """A card as it is printed."""

    id: str
    set: str
    copies: int
    faction: str
    type: str  # ship, base or outpost
    cost: int | None
    defense: int | None
    source: str
    abilities: list[Ability]


class ShownClause(msgspec.Struct):
    """A clause of the rules ledger."""

    id: str
    section: str
    kind: str
    text: str
    language: str  # English, where it is not translated


@get("/games/{slug:str}/cards", summary="The cards of a game", tags=["content"], sync_to_thread=True)
def cards(slug: Slug, locale: Language = "en") -> list[ShownCard]:
    """Every card with its words in one language; empty for a game whose components are not cards."""
    return _cards(game(slug).slug, None, locale)


@get("/games/{slug:str}/components", summary="The components of a game", tags=["content"], sync_to_thread=True)
def components(slug: Slug) -> dict[str, Any]:
    """What is printed on boards, tiles and tokens, by kind; empty for a game whose components are all cards."""
    return _components(game(slug).slug, None)


@get("/tables/{table_id:str}/cards", summary="The cards of a table", tags=["content"])
async def table_cards(
    table_id: TableId, visitor: Anybody, tables: AllTables, locale: Language = "en", invitation: Invitation = None
) -> list[ShownCard]:
    """The cards of the table's game, as its content pack has them."""
    async with tables.use(table_id) as live:
        require_known(live, visitor, invitation)
    return await asyncio.to_thread(_cards, live.row.game, live.row.pack, locale)


@get("/tables/{table_id:str}/components", summary="The components of a table", tags=["content"])
async def table_components(
    table_id: TableId, visitor: Anybody, tables: AllTables, invitation: Invitation = None
) -> dict[str, Any]:
    """What is printed on boards, tiles and tokens at the table, as its content pack has them."""
    async with tables.use(table_id) as live:
        require_known(live, visitor, invitation)
    return await asyncio.to_thread(_components, live.row.game, live.row.pack)


@get("/games/{slug:str}/rules", summary="The rules of a game", tags=["content"], sync_to_thread=True)
def rules(slug: Slug, locale: Language = "en", about: Component = None) -> list[ShownClause]:
    """The clauses of the game's rules ledger in one language and in its order: all, or those that name a card."""
    _require_language(locale)
    known = game(slug).slug
    clauses = read_clauses(known, locale) if about is None else clauses_about(known, about, locale)
    return [ShownClause(each.id, each.section, each.kind, each.text, each.language) for each in clauses]


def _require_language(locale: str) -> None:
    try:
        check_locale(locale)
    except Refused as refused:
        raise Problem(404, str(refused)) from refused


def _cards(slug: str, pack: Json | None, locale: str) -> list[ShownCard]:
    _require_language(locale)
    tell = CARDS.get(slug)
    return tell(pack, locale) if tell else []


def _components(slug: str, pack: Json | None) -> dict[str, Any]:
    tell = COMPONENTS.get(slug)
    return tell(pack) if tell else {}


def _star_realms(pack: Json | None, locale: str) -> list[ShownCard]:
    parts = star_realms.components(pack)
    shown = []
    for number, card in enumerate(parts.cards):
        text = card_text(parts, number, locale)
        rows = [
            ("primary", "", text.primary, card.primary),
            ("passive", "", text.passive, card.passive),
            ("on_acquire", "", text.on_acquire, NO_ABILITY),
            ("ally", text.ally_label, text.ally, card.ally),
            ("scrap", text.scrap_label, text.scrap, card.scrap),
        ]
        faction = FACTIONS[card.faction.bit_length() - 1] if card.faction else "unaligned"
        is_base = card.kind == BASE
        shown.append(
            ShownCard(
                id=card.id,
                set=card.set or "basic",
                copies=card.copies,
                faction=faction,
                type="outpost" if card.outpost else "base" if is_base else "ship",
                cost=card.cost or None,
                defense=card.defense if is_base else None,
                source=card.source,
                abilities=[
                    Ability(kind, label, words, _steps(parts, ability))
                    for kind, label, words, ability in rows
                    if words is not None
                ],
            )
        )
    return shown


def _steps(parts: Components, ability: int) -> list[ShownStep]:
    if ability == NO_ABILITY:
        return []
    shown = []
    for step in parts.abilities[ability]:
        options = step.options if step.verb == CHOOSE_ONE else []
        choices = [[{"verb": VERBS[s.verb], "n": s.n or s.most} for s in parts.abilities[each]] for each in options]
        shown.append(ShownStep(VERBS[step.verb], step.n or step.most, choices))
    return shown


def _federation(pack: Json | None) -> dict[str, Any]:
    return sheet(federation.components(pack))


COMPONENTS: Final = {"federation": _federation}
CARDS: Final = {"star-realms": _star_realms}
