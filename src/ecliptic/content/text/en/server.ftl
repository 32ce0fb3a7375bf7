# The server's refusals. Programs get the English sentence.

# Who asks
problem-nobody = Sign in or continue as a guest.
problem-other-site = This request comes from another site.
problem-token-invalid = This token is not valid: create a new one, or send none.
problem-not-by-token = A token cannot do this: sign in yourself.
problem-tokens-most = You have { $most } tokens: remove one first.
problem-token-unknown = You have no token { $token }.
problem-person-unknown = There is no person with the id { $person }.

# Accounts
problem-name = A name has 1 to { $most } visible characters.
problem-login = A login has 3 to 40 characters (a-z, 0-9, dot, dash and underscore) and starts with a letter or digit.
problem-login-taken = The login { $login } is taken: choose another one.
problem-registered = You are already registered as { $login }: sign out first.
problem-sign-in = Wrong login or password.
problem-password-wrong = Wrong password.
problem-password-none = You have no password yet: register first.
problem-password-length = A password has { $least } to { $most } characters.
problem-password-login = Choose a password other than your login.
problem-name-taken = The name { $name } belongs to an account: choose another one.
problem-password-common = This password is too easy to guess: choose a less common one.
problem-session-unknown = You have no such session: it may have ended.
problem-banned = This account has been banned.
problem-attempts = Too many failed attempts: wait a while and try again.
problem-newcomers = Too many new guests and accounts from your address: wait a while and try again.

# Quotas
problem-rate = Too many requests: wait a moment and try again.
problem-quota = You have done this too often in the last hour: wait a while and try again.
problem-tables-most = You have { $most } unfinished games: finish or leave one first.
problem-tables-most-other = { $name } has { $most } unfinished games: a rematch has to wait until one of them is over.
problem-tables-open-most = You have { $most } tables waiting for players: start or leave one first.
problem-tables-bots-most = You have { $most } games between bots running: wait until one is over.
problem-tables-address = Too many new tables from your address: wait a while and try again.
problem-streams-most = Too many open connections ({ $most }): close a tab and try again.

# Tables and seats
problem-table-unknown = There is no table '{ $table }'.
problem-seat-unknown = There is no seat { $seat }: the seats are 0 to { $last }.
problem-seat-taken = This seat is taken.
problem-seat-not-yours = This seat is not yours.
problem-seat-which = Choose one of your seats: { $seats }.
problem-seat-contested = Seat { $seat } cannot be both yours and a bot's.
problem-not-seated = You are not sitting at this table.
problem-only-host = Only the host can seat bots.
problem-bot-unknown = There is no bot '{ $bot }' for this game. Choose from: { $known }.
problem-no-spectators = This table is not open to spectators.
problem-spectator = Spectators cannot move.

# The course of a game
problem-begun = The game has already begun.
problem-begun-without-you = The game has begun without you.
problem-begun-resign = The game has begun: you can only resign.
problem-not-begun = The game has not begun yet.
problem-over = The game is over.
problem-not-over = The game is not over yet.
problem-stale = The table has moved on: it is at number { $number } now.
problem-moment-unknown = There is no moment { $moment }: the table is at number { $number }.
problem-moment-over = The game is over at this moment: choose an earlier one.
problem-resigned = You have resigned: a bot is playing your seat.
problem-absent = A bot is playing for you: return to your seat first.
problem-out = You are already out of the game.
problem-left-already = You have already left this game.
problem-left-for-good = You have left this game for good.
problem-undo-ask = You can't undo on your own at this table: propose it to the others.
problem-undo-never = Undo is not allowed at this table.
problem-undo-nothing = You have nothing to undo yet.
problem-undo-where = Number { $number } is not a decision you could go back to.
problem-proposal-standing = There is already a proposal: answer it first.
problem-proposal-gone = This proposal is no longer open.
problem-abort-late = Everybody has moved: you can only resign or propose to abandon the game.
problem-rated-register = This game is rated: register or sign in first, or play a casual one.
problem-rated-ordinary = A game from a position or with a content pack cannot be rated.
problem-rated-one-seat = You can play only one seat in a rated game.
problem-rated-person = A rated game needs at least one person.
problem-bot-undo = This game is rated: bots do not agree to undo.
problem-bot-abandon = This game is rated: bots do not agree to abandon it.
problem-programme = '{ $action }' cannot be chosen in advance. In { $game } you can choose: { $possible }.
problem-programme-nothing = In { $game } nothing can be chosen in advance.
problem-asked-now = It is your turn: play it now.
problem-paused = The campaign is paused: resume it first.
problem-not-paused = The campaign is not paused.
problem-not-campaign = { $game } is not a campaign.
problem-campaign-unknown = There is no campaign '{ $table }'.
problem-campaign-name = The name of a campaign has 1 to { $most } visible characters.
problem-campaign-host = Only the host of the campaign can do this.
problem-campaign-online = { $name } is at the table: a bot can only stand in for someone who is away.
problem-campaign-last = At least one person has to play: pause the campaign instead.
problem-campaign-seated = You already have a seat in this campaign.
problem-campaign-result = The result in this file does not fit its journal.
problem-seat-no-bot = No bot plays this seat.
problem-export-early = The file would show everybody's hidden cards: you can export the campaign when all players have agreed, or when it is over.
problem-rated-campaign = A campaign cannot be rated.

# Chat, hints
problem-chat-private = Only players can chat at a private table.
problem-chat-empty = The message is empty.
problem-chat-fast = You are sending messages too fast: wait a moment.
problem-muted = You cannot chat for now: you have been muted.
problem-advice-busy = Your last request is still being analysed: wait for the answer.
problem-advice-none = The bot found no answer for this position.
problem-advice-others = No hints while you are playing with other people.
problem-rated-running = This position is from a rated game in progress: no help until it is over.

# Imports and exports
problem-import-one = Send exactly one of these: a journal, a position or a campaign.
problem-journal-early = You can download the journal when the game is over; until then, download your record.
problem-journal-chance = The journal is missing a result of chance '{ $chance }'.
problem-journal-long = This journal has { $entries } entries; at most { $most } can be imported.
problem-journal-slow = This journal takes too long to replay.
problem-too-large = The { $what ->
    [pack] content pack
   *[start] start position
} is too large: at most { $most } bytes.
problem-unplayable = This { $what ->
    [journal] journal
    [position] position
   *[start] start
} cannot be played: it does not fit together.
problem-start-over = The game is already over in the start position.
problem-start-pack = The start position has its own content pack: leave the pack out.
problem-start-differs = The start position has { $field } { $has }, not { $wanted }.

# Requests of any kind
problem-language = There is no language '{ $language }'. Choose from: { $known }.
problem-host = This server is not known as '{ $host }': its operator can add the address with --origin.
problem-address = There is nothing at this address.
problem-method = This address does not support this method.
problem-body-long = The request is too long.
problem-message-long = A message has at most { $most } characters.
problem-too-deep = The request is nested too deeply.
problem-no-json = Invalid JSON: { $why }.
problem-http = Invalid HTTP request.
problem-address-long = The address of the request is too long: at most { $most } bytes.
problem-header-long = A header of the request is too long: at most { $most } bytes.
problem-headers-many = The request has too many headers: at most { $most }.
problem-head-long = The headers of the request are too long: at most { $most } bytes together.
problem-requests-many = Too many requests at once on one connection: at most { $most } may wait.
problem-request-slow = The request took too long to arrive.
problem-host-invalid = The Host header is not a valid address.
problem-utf8 = The request is not valid UTF-8.
problem-zero = Text cannot contain the zero character (U+0000).
problem-impossible = This is not possible.
problem-ours = Something went wrong on our side. Unconfirmed moves were not made.

# The database
problem-storage-full = The server's disk is full, so nothing can be saved. Try again later.
problem-storage-busy = The database is locked, so nothing can be saved. Try again in a moment.
problem-storage-down = The database is not available, so nothing can be saved. Try again in a moment.

# Fields of a request
problem-field-missing = The field '{ $field }' is missing.
problem-field-unknown = Unknown field '{ $field }'.
problem-field-type = { $place ->
    [data] The body of the request
   *[other] { $place }
} must be { $wanted ->
    [str] text
    [int] a whole number
    [float] a number
    [bool] true or false
    [array] a list
    [object] a table of names and values
    [int-or-str] a whole number or text
   *[other] { $wanted }
}.
problem-field-long = { $place } may have { $kind ->
    [str] at most { $most } characters
   *[other] at most { $most } entries
}.
problem-field-short = { $place } needs { $kind ->
    [str] { $least ->
        [one] at least one character
       *[other] at least { $least } characters
    }
   *[other] { $least ->
        [one] at least one entry
       *[other] at least { $least } entries
    }
}.
problem-field-low = { $place } must be at least { $least }.
problem-field-high = { $place } must be at most { $most }.
problem-field-letters = { $place } contains characters that are not allowed.
problem-field-value = { $place } cannot be '{ $value }'.
problem-field = { $place ->
    [data] The body of the request
   *[other] { $place }
} is invalid: { $why }.
