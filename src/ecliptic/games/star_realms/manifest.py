"""Star Realms as the rest of the program finds it."""

from typing import Final

from ecliptic.content.manifest import Manifest

MANIFEST: Final = Manifest(
    slug="star-realms",
    title="Star Realms",
    game="ecliptic.games.star_realms.game:GAME",
    evaluation_scale=70.0,
    printed="ecliptic.games.star_realms.printed:printed_components",
    terminal="ecliptic.games.star_realms.terminal:StarRealmsView",
    place=1,
    view_schema="ecliptic.games.star_realms.view_schema:StarRealmsView",
    printed_schema="ecliptic.games.star_realms.view_schema:StarRealmsPrinted",
)
