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
)
