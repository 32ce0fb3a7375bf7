"""Effects: steps, choices, the words of the rules that cards change, and triggers. One layer for all games.

Decision 008 explains it. Imports kernel; games import it.
"""

from ecliptic.effects.choice import Choice
from ecliptic.effects.choose import CHOOSE, PART, AnyOrder, Choose, ChooseEffect, Repeat, resolve_in_any_order
from ecliptic.effects.hooks import (
    CANNOT,
    DEFAULT,
    IGNORE,
    MAY,
    Hooks,
    Reaction,
    Row,
    Trigger,
    Word,
    hook_mismatches,
    permission,
)
from ecliptic.effects.reactions import React, Reacting, fire, subject_of
from ecliptic.effects.resolve import Resolve, resolve
from ecliptic.effects.state import NO_SOURCE, EffectState, refresh
from ecliptic.effects.steps import NO_EFFECT, Effects, Step, verbs_of

__all__ = [
    "CANNOT",
    "CHOOSE",
    "DEFAULT",
    "IGNORE",
    "MAY",
    "NO_EFFECT",
    "NO_SOURCE",
    "PART",
    "AnyOrder",
    "Choice",
    "Choose",
    "ChooseEffect",
    "EffectState",
    "Effects",
    "Hooks",
    "React",
    "Reacting",
    "Reaction",
    "Repeat",
    "Resolve",
    "Row",
    "Step",
    "Trigger",
    "Word",
    "fire",
    "hook_mismatches",
    "permission",
    "refresh",
    "resolve",
    "resolve_in_any_order",
    "subject_of",
    "verbs_of",
]
