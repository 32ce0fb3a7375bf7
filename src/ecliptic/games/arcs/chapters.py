"""Every chapter of the rules that declares verbs or changes words: importing this module makes them known."""

from typing import Final

from ecliptic.games.arcs import force_beams, guilds, leaders, lore, lore_actions, verbs, vox

CHAPTERS: Final[tuple[object, ...]] = (force_beams, guilds, leaders, lore, lore_actions, verbs, vox)
