"""Arcs as the rest of the program finds it."""

from typing import Final

from ecliptic.content.manifest import Manifest

MANIFEST: Final = Manifest(
    slug="arcs",
    title="Arcs",
    game="ecliptic.games.arcs.game:GAME",
    evaluation_scale=30.0,
    terminal="ecliptic.games.arcs.terminal:ArcsView",
    printed="ecliptic.games.arcs.printed:printed_components",
    place=4,
    view_schema="ecliptic.games.arcs.view_schema:ArcsView",
    printed_schema="ecliptic.games.arcs.printed_schema:ArcsPrinted",
)
