# What is refused before a game begins, and what is wrong with a written position.

problem-tree = Slot { $slot } must be named once and require different slots of the level before it, at most three of them and exactly three for "two_of_three".
problem-track = { $place }: each production track must have { $cells } cells.
problem-link = { $place }: a link must name two different locations, each pair once, and ships must be able to reach every location.
problem-columns = { $place }: the columns hold at most { $most } cubes together; the others are population and the starting ship.
problem-extra-ore = { $place } must have { $spaces } numbers from 0 to { $most }, one for each space.
problem-id = { $place } is { $value }; an id has 1 to 16 letters, digits or underscores.
problem-verb-place = { $place }: "{ $verb }" cannot be used here, or cannot be used twice.
problem-level-one = There must be { $slots } technologies of level I, one for each slot.
problem-actions = { $card } must have at most { $most } actions, each with a different id.
problem-event-frames = Levels II and III must each have { $light } events with a light frame and at least { $normal } others.
problem-event = { $event }: level, steps, link and what becomes of the event do not fit together.
problem-starting-systems = Deck A must have at least { $least } starting systems, and deck B none.
problem-deck-b = Deck B must have at least { $least } systems.
problem-achievement-kinds = There must be 2 basic achievements and at least one of each of the kinds A and B.
problem-achievement-spaces = { $achievement } must have 1 to { $most } spaces, one of them for 2 players.
problem-first-game = The first game needs 4 different achievements.

## Positions. These clauses follow "Invalid position:"

problem-number-list = { $place } must have { $wanted } numbers, each from 0 to { $most }.
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
problem-row = a row of the technology tableau has more cards than it can hold, is not open, or is open in a game without the tableau.
problem-location = { $location } has a system, an outpost or ships that cannot be there.
problem-extra = an extra system must lie next to a system slot.
problem-achievements = an achievement is in play twice.
problem-claims = { $achievement } has two discs of one seat, or more discs than spaces.
problem-linked = { $event } cannot be linked like this.
problem-pawns = two pawns are on one space, or a pawn is on a space that is not open.
problem-mat = every seat needs its own faction mat, all of the same side.
problem-cubes = there are { $has } cubes; there must be { $wanted }.
problem-discs = there are { $has } discs of a track; there must be { $wanted }.
problem-emptied = { $place } is { $value }: a track whose last disc has left must be marked as emptied.
problem-last-round = last_round is { $last } with { $discs } discs on achievements; it must be this or the next round once the end is triggered, and 0 before.
problem-bonuses-had = control bonuses are listed as taken, but nobody can have taken any.
problem-waiting-after-end = the game is over and its stack is not empty.
problem-waiting-many = the stack has { $has } frames, and at most { $most } can wait.
problem-waiting-above = { $frame } cannot be right above { $below } on the stack.
problem-waiting-now = { $frame } cannot wait now.
problem-level-named = a ship level is named, but no event is being resolved.
