"""The kernel: frames, requests, journal, tables, positions and the conformance check. It knows no game."""

from ecliptic.kernel.actions import Action
from ecliptic.kernel.chance import ChanceSource, Script, draw
from ecliptic.kernel.errors import Refused, refused
from ecliptic.kernel.fields import Fields
from ecliptic.kernel.frames import Frame, frames_of
from ecliptic.kernel.game import Game, Json, Option, Result
from ecliptic.kernel.history import History
from ecliptic.kernel.journal import Journal
from ecliptic.kernel.loop import options_of, pending_seats, play_randomly, run_until_request
from ecliptic.kernel.messages import Message
from ecliptic.kernel.preview import Preview
from ecliptic.kernel.requests import Chance, Decision, Request, Simultaneous
from ecliptic.kernel.state import Event, Note, State, digest, numbers
from ecliptic.kernel.table import Table, load_table, open_table, replay_table

__all__ = [
    "Action",
    "Chance",
    "ChanceSource",
    "Decision",
    "Event",
    "Fields",
    "Frame",
    "Game",
    "History",
    "Journal",
    "Json",
    "Message",
    "Note",
    "Option",
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
    "frames_of",
    "load_table",
    "numbers",
    "open_table",
    "options_of",
    "pending_seats",
    "play_randomly",
    "refused",
    "replay_table",
    "run_until_request",
]
