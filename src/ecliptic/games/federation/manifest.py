"""Federation as the rest of the program finds it."""

from typing import Final

from ecliptic.content.manifest import Manifest

MANIFEST: Final = Manifest(
    slug="federation",
    title="Federation",
    game="ecliptic.games.federation.game:GAME",
    evaluation_scale=25.0,
    printed="ecliptic.games.federation.sheet:printed_components",
    terminal="ecliptic.games.federation.terminal:FederationView",
    place=2,
    view_schema="ecliptic.games.federation.view_schema:FederationView",
    printed_schema="ecliptic.games.federation.printed_schema:FederationPrinted",
)
