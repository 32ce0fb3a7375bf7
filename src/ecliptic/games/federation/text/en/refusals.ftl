# Errors in a content pack.
problem-pack-section = The content pack has an unknown section { $section }. Known sections: { $known }.
problem-pack-row = { $section } has no row { $row }. Known rows: { $known }.
problem-pack-change = { $place } has no field { $field } to change. Known fields: { $known }.
problem-erudite-effect = { $place } must have a step: an erudite without an effect cannot be used.
problem-verb-forbidden = { $place } cannot have the verb { $verb }.
problem-not-true = { $place } must be true.
problem-levels = { $place } must list the levels, starting with 1.
problem-chain = { $place } must list the resources in order of value: { $known }.
problem-numbers = { $place } must have { $count } numbers.
problem-rising = { $place } must be { $count } increasing numbers.
problem-multipliers = { $place } must be { $count } numbers, highest first.
problem-medal-points = { $place } must have { $count } numbers, starting with 0 medals.
problem-track-steps = { $place } must be the next steps of the track, starting with { $first }.
problem-grid = { $place } must have three floors of six spaces: the planets and SPY in each wing, and all rooms.
problem-grid-twice = { $place } has { $action } twice in the { $wing } wing or as a room.
problem-project-columns = projects must have one project for each of the { $count } columns.
problem-neo-influence = { $place } must lead to spaces of higher influence.
problem-neo-next = { $place } must lead to another space, except for the last one.
problem-slots = { $place } must name one production site for each of the { $count } slots.
problem-printed-tiles = megastructures must print each megastructure tile once, two on each megastructure.
problem-blocked-spaces = { $place } must block three different spaces.
problem-espionage-wing = { $place } must be the wing without the room.

# Errors in the fields of a position.
problem-player-rows = players must have { $seats } rows, one for each seat, not { $rows }.
problem-site-not-in-play = { $place } is { $site }, which is not in play.
problem-mission-number = { $place } must be a mission from 1 to { $last }, not { $value }.
problem-production-sites = production_sites must name one side of each of the four tiles, in the order of the slots.
problem-megastructure-tiles = megastructure_tiles must name each of the eight tiles once.
problem-thresholds = { $place } must be some of the thresholds { $known }.
problem-builders = { $place } must be at most { $most } seats.
problem-law-pair = { $place } must be two laws, the left one first.
problem-beside = { $place } is allowed only if every place of 6Moon of that strength is given too.
problem-asteroid-spaces = { $place } must have four entries, a tile or null for each space.
problem-asteroids-up = { $place } must name asteroid spaces from 0 to { $last }.
problem-final-places = places must name the place of each of the { $seats } seats when the game is over.

# What cannot happen in a game; these clauses follow "Invalid position:".
problem-of-player = seat { $seat }: { $why }
problem-doubled = { $id } appears { $n } times.
problem-not-there = { $id } is missing.
problem-strange = { $id } does not belong there.
problem-no-round = a round is being played without a number or a start player.
problem-turn = turn { $turn } is too high for the ambassadors that are left.
problem-no-president = nobody has the president pawn.
problem-project = the marker of project { $project } must be from { $low } to { $high }.
problem-contributions = the players have made { $n } contributions, but the common project has advanced by { $advance }.
problem-medals = there are { $n } medals { $medal }, not { $seats }.
problem-one-law = a round has only one law.
problem-laws-alike = both laws of a round are of { $planet }.
problem-law-wing = a law in the { $wing } wing belongs to the other wing.
problem-laws-left = in round { $round }, two laws must be face up and { $n } in each wing face down.
problem-last-laws = the laws of round { $last } are face up in round { $round }, and only then.
problem-laws-not-shown = the laws of the first round are not face up.
problem-blocks = in round { $round }, there must be { $n } { $kind } blocking tiles left.
problem-ambassador-twice = { $ambassador } of seat { $seat } is in two places.
problem-ambassadors = seat { $seat } does not have { $n } ambassadors.
problem-no-ambassador = it is seat { $seat }'s turn, but that seat has no ambassador to place.
problem-special-ambassador = seat { $seat } has no tile that gives the special ambassador.
problem-die-place = the die of seat { $seat } is on a space without an ambassador of that seat.
problem-neutral-tiles = there are no neutral vote tiles with four players.
problem-storage = there is room for { $crystals } crystals and { $gold } gold.
problem-hangar = the hangar holds { $n } ships.
problem-ship-stock = a player has { $n } ships.
problem-mission-marker = a mission has a ship but no marker.
problem-die = there is no such die.
problem-robots = a player has { $n } robots.
problem-built-twice = a megastructure was built twice.
problem-erudites-alike = two erudites have the same level and delegation.
problem-erudite-level-2 = a level 2 erudite was taken without level 1.
problem-erudite-level-3 = of level 3, { $delegation } must have one erudite.
problem-no-starting-planet = there is no starting planet.
problem-token-strength = { $place } has a token of another strength.
problem-token-place = { $place } has more than { $n } tokens.
problem-token-beside = a token beside the board does not belong with those of strength { $strength }.
problem-asteroids-mixed = asteroid tiles and dead asteroid tiles are mixed up.
problem-asteroids = { $n } { $kind ->
    [dead] dead asteroid
   *[live] asteroid
} tiles are in play, on Neo and with players, not { $total }.
problem-deep-space = there must be { $n } deep space tiles.

# The stack
problem-stack-over = the game is over, but its stack is not empty.
problem-stack-begin = the stack must begin with the end of the round (clean_up) or the next round (begin_round).
problem-stack-turns = in the ambassador phase, executive_phase and ambassador_phase must follow on the stack.
problem-frame-place = { $frame } cannot be at this place of the stack now.
problem-frame-twice = { $frame } is on the stack twice.
problem-erudites-in-use = each erudite in use, and no other, must have an end_of_use on the stack.
problem-effect-owner = { $frame } resolves { $effect }, which seat { $seat } does not have.
