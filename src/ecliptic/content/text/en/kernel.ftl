# What a table refuses, and what is wrong with positions and journals that somebody has written.

# At a table
problem-not-your-turn = It is not your turn to decide: the table waits for { $who }.
problem-chance-first = It is not your turn to decide: the table waits for chance.
problem-undo-barred = There is nothing you can take back: something new was seen, or somebody else has acted.
problem-undo-steps = You can take back 1 to { $most } steps, not { $steps }.
problem-undo-agreement = Going back past something new needs everybody: { $who } has not agreed.
problem-undo-moment = There is no moment { $moment } to go back to.

# Games and their options
problem-game-unknown = There is no game '{ $game }': there are { $known }.
problem-rules-unknown = { $game } has no rules version { $version }: this program plays { $known }.
problem-seats = { $game } has { $low } to { $high } seats, not { $seats }.
problem-option-unknown = { $game } has no option '{ $option }': there are { $known }.
problem-option-choice = Option { $option } cannot be { $value }: it is one of { $known }.
problem-option-number = Option { $option } cannot be { $value }: it is a number from { $low } to { $high }.
problem-option-seat = Option { $option } cannot be seat { $seat }: the seats are 0 to { $last }.

# Files
part-file = { $place ->
    [file] The file
   *[other] { $place }
}
problem-missing = { $place } is missing.
problem-no-table = { part-file } must be a table of names and values, not { $value }.
problem-no-number = { $place } must be a whole number, not { $value }.
problem-no-flag = { $place } must be true or false, not { $value }.
problem-no-text = { $place } must be text, not { $value }.
problem-no-list = { $place } must be a list, not { $value }.
problem-range = { $place } must be from { $low } to { $high }, not { $value }.
problem-unknown-field = { part-file } has an unknown field { $field }: it can have { $known }.
problem-unknown-field-alone = { part-file } has an unknown field { $field }.
problem-unknown-word = { $place } is { $value }, which is unknown here; did you mean '{ $meant }'?
problem-unknown-word-of = { $place } is { $value }, which is unknown here; it is one of { $known }.
problem-not-ours = This is not an Ecliptic { $what ->
    [journal] journal
   *[position] position
}: its field 'ecliptic' says { $says }.
problem-format = This { $what ->
    [journal] journal
   *[position] position
} has format { $has }; this program reads format { $reads }.

# Positions
problem-position = This position cannot be: { $why }
problem-position-stack = This position cannot be: its stack does not fit the rest ({ $why }).
problem-position-nobody = This position cannot be: nobody is to move and the game is not over.
problem-position-option = This position cannot be: seat { $seat } is to move and has no option.
problem-position-chance = This position cannot be: chance '{ $chance }' has nothing to draw from.
problem-frame-field = { $frame } cannot have { $field } { $value } here.
problem-order = order must name each of the seats 0 to { $last } once, not { $value }.
problem-players = players must have { $seats } rows, one for each seat, not { $rows }.
problem-places = over.places must have one place for each of the { $seats } seats.
problem-active = seat { $seat } cannot be active.
problem-of-seat = seat { $seat }: { $why }

# Journals
problem-no-entry = { $place } is no entry: it needs 'play', 'chance' or 'undo'.
problem-entry = Entry { $entry } of the journal cannot be played: { $why }
problem-entry-hash = Entry { $entry } of the journal leads to another state than it did then: the hashes differ.
problem-entry-impossible = '{ $action }' is not possible there.
problem-chance-unasked = Nothing asks for chance '{ $chance }' there.
problem-chance-outcome = Chance '{ $chance }' cannot give { $outcome }: it draws { $count } of { $items }.
problem-drawn-number = { $value } is no number.
problem-start-foreign = The journal's start position belongs to another table.

# Content packs
problem-pack-game = This content pack is for '{ $game }', not for '{ $wanted }'.
problem-pack-field = { $place } has no field { $field } to change: there are { $known }.
problem-pack-card = The content pack names '{ $card }', which the game does not have.

## References to games and bots of others

problem-reference = There is nothing at '{ $reference }': write module:name of something that can be imported.
problem-not-a-game = '{ $reference }' is not a game: it must be a Game, a class of one, or a Manifest.
problem-game-twice = Two games are called '{ $slug }'.
problem-not-a-bot = '{ $reference }' is not a bot.
