"""Bots: players that choose from what their seat may know, and say why."""

from ecliptic.bots.bot import Bot, Choice, ask
from ecliptic.bots.match import play_match
from ecliptic.bots.registry import BOTS, bot, bots, find_bot

__all__ = ["BOTS", "Bot", "Choice", "ask", "bot", "bots", "find_bot", "play_match"]
