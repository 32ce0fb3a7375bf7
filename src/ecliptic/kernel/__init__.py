"""The kernel: frames, requests, journal, tables, positions and the conformance check. It knows no game."""

from ecliptic.kernel.actions import Action
from ecliptic.kernel.chance import Luck, Script, draw
from ecliptic.kernel.errors import Refused
from ecliptic.kernel.fields import Fields
from ecliptic.kernel.frames import Frame
from ecliptic.kernel.game import Game, Json, Message, Option, Result
from ecliptic.kernel.journal import Journal
from ecliptic.kernel.loop import options_of, owing, play_randomly, settle
from ecliptic.kernel.past import Past
from ecliptic.kernel.preview import Preview
from ecliptic.kernel.requests import Chance, Decision, Request, Simultaneous
from ecliptic.kernel.state import Event, State, digest, numbers
from ecliptic.kernel.table import Table, load_table, open_table, replay_table

__all__ = [
    "Action",
    "Chance",
    "Decision",
    "Event",
    "Fields",
    "Frame",
    "Game",
    "Journal",
    "Json",
    "Luck",
    "Message",
    "Option",
    "Past",
    "Preview",
    "Refused",
    "Request",
    "Result",
    "Script",
    "Simultaneous",
    "State",
    "Table",
    "digest",
    "draw",
    "load_table",
    "numbers",
    "open_table",
    "options_of",
    "owing",
    "play_randomly",
    "replay_table",
    "settle",
]
