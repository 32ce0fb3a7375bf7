"""Every chapter of the rules that declares verbs or changes words: importing this module makes them known."""

from typing import Final

from ecliptic.games.arcs import guiding, guilds, leaders, lore, lore_actions, verbs, vox

CHAPTERS: Final[tuple[object, ...]] = (guiding, guilds, leaders, lore, lore_actions, verbs, vox)
