"""What the chronicle of a campaign keeps of its log: the fates of each act, how it ended, and who has won."""

from typing import Final

CHRONICLE: Final = {
    "log-fates-dealt": "act",
    "log-fate": "line",
    "log-intermission": "line",
    "log-act-power": "line",
    "log-objective-completed": "line",
    "log-objective-failed": "line",
    "log-grand-ambitions": "line",
    "log-won": "line",
}
