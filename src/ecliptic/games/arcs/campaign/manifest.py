"""The Blighted Reach as the rest of the program finds it."""

from typing import Final

from ecliptic.content.manifest import Manifest

MANIFEST: Final = Manifest(
    slug="blighted-reach",
    title="The Blighted Reach",
    game="ecliptic.games.arcs.campaign.game:GAME",
    evaluation_scale=30.0,
    printed="ecliptic.games.arcs.campaign.printed:printed_components",
    terminal="ecliptic.games.arcs.campaign.terminal:BlightedReachView",
    place=5,
    view_schema="ecliptic.games.arcs.campaign.view_schema:BlightedReachView",
    printed_schema="ecliptic.games.arcs.campaign.printed_schema:BlightedReachPrinted",
    base="arcs",
    chronicle="ecliptic.games.arcs.campaign.chronicle:CHRONICLE",
)
