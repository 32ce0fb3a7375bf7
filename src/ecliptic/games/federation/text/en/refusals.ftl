# What is wrong with a content pack.
problem-pack-section = The content pack names { $section }, which is no section: there are { $known }.
problem-pack-row = { $section } has no row { $row }: there are { $known }.
problem-pack-change = { $place } has no field { $field } to change: there are { $known }.
problem-erudite-effect = { $place } must have a step: an erudite without an effect cannot be used.
problem-verb-forbidden = { $place } cannot have the verb { $verb }.
problem-not-true = { $place } must be true.
problem-levels = { $place } must be the levels from 1 on.
problem-chain = { $place } must be the order of values: { $known }.
problem-numbers = { $place } must have { $count } numbers.
problem-rising = { $place } must be { $count } rising numbers.
problem-multipliers = { $place } must be { $count } numbers, the highest first.
problem-medal-points = { $place } must have { $count } numbers, for 0 medals on.
problem-track-steps = { $place } must be the next steps of the track, from { $first } on.
problem-grid = { $place } must have three floors of six spaces: planets and SPY in each wing, all rooms.
problem-grid-twice = { $place } has { $action } twice in the { $wing } wing or as a room.
problem-project-columns = projects must have one for each of the { $count } columns.
problem-neo-influence = { $place } must lead to spaces of higher influence.
problem-neo-next = { $place } must lead on, from every space but the last.
problem-slots = { $place } must name one production site for each of the { $count } slots.
problem-printed-tiles = megastructures must print each megastructure tile once, two on each megastructure.
problem-blocked-spaces = { $place } must block three different spaces.
problem-espionage-wing = { $place } must be the wing without the room.

# What is wrong with the fields of a written position.
problem-player-rows = players must have { $seats } rows, one for each seat, not { $rows }.
problem-site-not-in-play = { $place } is { $site }, which is not in play.
problem-mission-number = { $place } must be a mission from 1 to { $last }, not { $value }.
problem-production-sites = production_sites must name one side of each of the four tiles, in the order of the slots.
problem-megastructure-tiles = megastructure_tiles must name each of the eight tiles once.
problem-thresholds = { $place } must be some of the thresholds { $known }.
problem-builders = { $place } must be at most { $most } seats.
problem-law-pair = { $place } must be two laws, the left one first.
problem-beside = { $place } needs every place of 6Moon of that strength to be mentioned too.
problem-asteroid-spaces = { $place } must have four entries, a tile or null for each space.
problem-asteroids-up = { $place } must name asteroid spaces from 0 to { $last }.
problem-final-places = places must name the place of each of the { $seats } seats when the game is over.

# What could not be in a game, after "This position cannot be:".
problem-of-player = seat { $seat }: { $why }
problem-doubled = { $id } is there { $n } times.
problem-not-there = { $id } is missing.
problem-strange = { $id } cannot be there.
problem-no-round = a round is being played without a number or a start player.
problem-turn = turn { $turn } is too high for the ambassadors that are left.
problem-no-president = nobody has the president pawn.
problem-project = the marker of project { $project } must be from { $low } to { $high }.
problem-contributions = the players have given { $n } contributions and the common project has advanced by { $advance }.
problem-medals = there are { $n } medals { $medal } and not { $seats }.
problem-one-law = a round has only one law.
problem-laws-alike = both laws of a round are of { $planet }.
problem-law-wing = a law lies in the { $wing } wing and belongs to the other.
problem-laws-left = in round { $round } two laws lie open and { $n } of each wing face down.
problem-last-laws = the laws of round { $last } lie open in round { $round }, and only then.
problem-laws-not-shown = the laws of the first round do not lie open.
problem-blocks = in round { $round } there must be { $n } { $kind } blocking tiles left.
problem-ambassador-twice = { $ambassador } of seat { $seat } is in two places.
problem-ambassadors = seat { $seat } does not have { $n } ambassadors.
problem-no-ambassador = it is the turn of seat { $seat }, which has no ambassador to place.
problem-special-ambassador = seat { $seat } has no tile that gives the special ambassador.
problem-die-place = the die of seat { $seat } lies where no ambassador of that seat is.
problem-neutral-tiles = there are no neutral vote tiles with four players.
problem-storage = there is room for { $crystals } crystals and { $gold } gold.
problem-hangar = the hangar holds { $n } ships.
problem-ship-stock = a player has { $n } ships.
problem-mission-marker = a mission has a ship and no marker.
problem-die = there is no such die.
problem-robots = a player has { $n } robots.
problem-built-twice = a megastructure was built twice.
problem-erudites-alike = two erudites are of the same level and delegation.
problem-erudite-level-2 = a level 2 erudite was taken without level 1.
problem-erudite-level-3 = of level 3, { $delegation } must have one erudite.
problem-no-starting-planet = there is no starting planet.
problem-token-strength = { $place } has a token of another strength.
problem-token-place = { $place } has more than { $n } tokens.
problem-token-beside = a token lies beside the board among those of strength { $strength }.
problem-asteroids-mixed = asteroid tiles and dead asteroid tiles are mixed up.
problem-asteroids = { $n } { $kind ->
    [dead] dead asteroid
   *[live] asteroid
} tiles are in play, on Neo and with players, not { $total }.
problem-deep-space = there must be { $n } deep space tiles.

# The stack
problem-stack-over = the game is over and something is still to do.
problem-stack-begin = the stack must begin with the end of the round, clean_up, or the next one, begin_round.
problem-stack-turns = in the ambassador phase executive_phase and ambassador_phase follow on the stack.
problem-frame-place = { $frame } cannot wait at this place of the stack, or not now.
problem-frame-twice = { $frame } is on the stack twice.
problem-erudites-in-use = each erudite in use, and no other, has an end_of_use on the stack.
problem-effect-owner = { $frame } resolves { $effect }, which seat { $seat } does not have.
