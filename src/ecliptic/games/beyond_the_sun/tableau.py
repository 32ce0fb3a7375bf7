"""The technology tableau: rows of face-up cards by level (BTS-20)."""

from ecliptic.games.beyond_the_sun.decks import fill_row
from ecliptic.games.beyond_the_sun.state import State, has_technology


def open_rows(state: State) -> None:
    """Open the rows that some faction can research now (BTS-20.4, BTS-20.7)."""
    if not state.seating.tableau:
        return
    parts = state.parts
    wanted = 1
    for number, guild in enumerate(parts.guilds):
        if state.guilds >> number & 1:
            wanted |= guild.opens
    placed = [card for card in state.technology if card >= 0]
    for player in state.players:
        placed += player.private
    for card in placed:
        wanted |= parts.technologies[card].opens
        if parts.technologies[card].opens_x:
            for seat, player in enumerate(state.players):
                if has_technology(state, seat, card):
                    level = min(3, len(player.colonies))
                    wanted |= 1 << level >> 1
    for deck in range(len(state.decks)):
        if wanted >> deck & 1:
            open_row(state, deck)


def open_row(state: State, deck: int) -> None:
    """Open a row of the tableau, if it is not open yet (BTS-20.2)."""
    if state.seating.tableau and not state.open_rows >> deck & 1:
        state.open_rows |= 1 << deck
        fill_row(state, deck)
