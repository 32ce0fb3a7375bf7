"""Beyond the Sun as the rest of the program finds it."""

from typing import Final

from ecliptic.content.manifest import Manifest

MANIFEST: Final = Manifest(
    slug="beyond-the-sun",
    title="Beyond the Sun",
    game="ecliptic.games.beyond_the_sun.game:GAME",
    evaluation_scale=12.0,
    printed="ecliptic.games.beyond_the_sun.printed:printed_components",
    terminal="ecliptic.games.beyond_the_sun.terminal:BeyondTheSunView",
    place=3,
    view_schema="ecliptic.games.beyond_the_sun.view_schema:BeyondTheSunView",
    printed_schema="ecliptic.games.beyond_the_sun.printed_schema:BeyondTheSunPrinted",
)
