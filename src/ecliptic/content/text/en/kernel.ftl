# Refusals at a table, and errors in positions, journals and content packs.

# At a table
problem-not-your-turn = It is not your turn: the table is waiting for { $who }.
problem-chance-first = It is not your turn: the table is waiting for a chance outcome.
problem-action-length = There is no action with more than { $most } characters.
problem-undo-barred = You have nothing to undo: something new was revealed, or somebody else has acted.
problem-undo-steps = You can undo 1 to { $most } steps, not { $steps }.
problem-undo-agreement = Undoing past something revealed needs everybody's consent: { $who } has not agreed.
problem-undo-moment = There is no moment { $moment } to go back to.

# Games and their options
problem-game-unknown = There is no game '{ $game }'. Choose from: { $known }.
problem-rules-unknown = { $game } has no rules version { $version }: this program supports { $known }.
problem-seats = { $game } has { $low } to { $high } seats, not { $seats }.
problem-option-unknown = { $game } has no option '{ $option }'. Known options: { $known }.
problem-option-choice = Option { $option } cannot be { $value }. Choose from: { $known }.
problem-option-number = Option { $option } must be a number from { $low } to { $high }, not { $value }.
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
problem-json-value = { $place } cannot be { $value }: a pack has texts, numbers, true, false, lists and tables.
problem-json-name = { part-file } cannot have a field { $name }: names are texts, each used once.
problem-json-size = The content pack is too large: it may have { $most } values, and { $deepest } lists and tables inside each other.
problem-range = { $place } must be from { $low } to { $high }, not { $value }.
problem-unknown-field = { part-file } has an unknown field { $field }. Known fields: { $known }.
problem-unknown-field-alone = { part-file } has an unknown field { $field }.
problem-unknown-word = { $place } has an unknown value { $value }; did you mean '{ $meant }'?
problem-unknown-word-of = { $place } has an unknown value { $value }. Choose from: { $known }.
problem-not-ours = This is not an Ecliptic { $what ->
    [journal] journal
   *[position] position
}: its field 'ecliptic' says { $says }.
problem-format = This { $what ->
    [journal] journal
   *[position] position
} has format { $has }; this program reads format { $reads }.

# Positions
problem-position = Invalid position: { $why }
problem-position-stack = Invalid position: its stack does not match the rest ({ $why }).
problem-position-nobody = Invalid position: nobody is to move, but the game is not over.
problem-position-option = Invalid position: seat { $seat } is to move but has no options.
problem-position-chance = Invalid position: chance '{ $chance }' has nothing to draw from.
problem-frame-field = { $frame } cannot have { $field } { $value } here.
problem-order = order must name each of the seats 0 to { $last } once, not { $value }.
problem-players = players must have { $seats } rows, one for each seat, not { $rows }.
problem-places = over.places must have one place for each of the { $seats } seats.
problem-active = seat { $seat } cannot be active.
problem-of-seat = seat { $seat }: { $why }

# Journals
problem-no-entry = { $place } is not a journal entry: it needs 'play', 'chance' or 'undo'.
problem-entry = Journal entry { $entry } cannot be played: { $why }
problem-entry-hash = Journal entry { $entry } leads to a different state than when it was recorded: the hashes differ.
problem-entry-impossible = '{ $action }' is not possible at this point.
problem-chance-unasked = The rules do not ask for chance '{ $chance }' at this point.
problem-chance-outcome = Chance '{ $chance }' cannot give { $outcome }: it draws { $count } of { $items }.
problem-drawn-number = { $value } is not a number.
problem-start-foreign = The journal's start position belongs to a different table.

# Content packs
problem-pack-game = This content pack is for '{ $game }', not for '{ $wanted }'.
problem-pack-field = { $place } has no field { $field } to change. Known fields: { $known }.
problem-pack-card = The content pack names '{ $card }', which is not in the game.

## References to other people's games and bots

problem-reference = '{ $reference }' cannot be imported: write module:name.
problem-not-a-game = '{ $reference }' is not a game: it must be a Game, a class of one, or a Manifest.
problem-game-twice = Two games are called '{ $slug }'.
problem-not-a-bot = '{ $reference }' is not a bot.
problem-bot-choose = The bot '{ $reference }' has no method choose.
problem-bot-init = The bot '{ $reference }' cannot be created: its class needs an __init__(self) without other arguments that calls super().__init__(name, about).
problem-bot-made = The bot '{ $reference }' cannot be created: { $why }.
