# What is refused before a game begins, and what is wrong with a written position.

problem-tree = Slot { $slot } must require slots of the level before it.
problem-track = { $place }: each production track must have { $cells } cells.
problem-link = { $place }: a link must name two locations, and every location needs a link.

## Positions. These clauses follow "Invalid position:"

problem-number-list = { $place } must have { $wanted } numbers, none of them below 0.
problem-set-up = before the first round only the set-up can be waiting.
problem-turn-stack = the stack must begin with one turn or with the scoring.
problem-card-places = { $card } is in the game { $has ->
    [0] nowhere
    [1] once
    [2] twice
   *[other] { $has } times
}; every card must be in exactly one place.
problem-technology-slot = slot { $slot } holds a card or an event of another level, a card together with an event, or researchers without a card.
problem-deck = a card is in a deck, row or private set of another level or letter.
problem-under = more cards are known to be under a deck than the deck has.
problem-left-out = an event with a light frame is left out; those are in every game.
problem-row = a row of the technology tableau has more cards than it can hold, or is not open.
problem-location = { $location } has a system, an outpost or ships that cannot be there.
problem-extra = an extra system must lie next to a system slot.
problem-achievements = an achievement is in play twice.
problem-claims = { $achievement } has two discs of one seat, or more discs than spaces.
problem-linked = { $event } cannot be linked like this.
problem-pawns = two pawns are on one space, or a pawn is on a space that is not open.
problem-mat = every seat needs its own faction mat, all of the same side.
problem-cubes = there are { $has } cubes and not { $wanted }.
problem-discs = there are { $has } discs of a track and not { $wanted }.
