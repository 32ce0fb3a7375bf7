# What the server refuses. The sentence that programs get is the English one.

# Who asks
problem-nobody = Say who you are first: play as a guest or sign in.
problem-other-site = This request comes from another site.
problem-token-invalid = This token is not valid: make a new one, or send none.
problem-not-by-token = A token cannot do this: sign in yourself.
problem-tokens-most = You have { $most } tokens: remove one first.
problem-token-unknown = You have no token { $token }.
problem-person-unknown = There is nobody with the id { $person }.

# Accounts
problem-name = A name has 1 to { $most } letters that can be seen.
problem-login = A login has 3 to 40 of a-z, 0-9, dot, dash and underscore, a letter or digit first.
problem-login-taken = The login { $login } is taken: choose another one.
problem-registered = You are registered already, as { $login }: sign out first.
problem-sign-in = There is no account with this login and this password.
problem-password-wrong = This is not your password.
problem-password-none = You have no password yet: register first.
problem-password-length = A password has { $least } to { $most } letters.
problem-password-login = Choose a password that is not your login.
problem-attempts = Too many failed attempts: wait a while and try again.
problem-newcomers = Too many new people from your address: wait a while and try again.

# Tables and seats
problem-table-unknown = There is no table '{ $table }'.
problem-seat-unknown = There is no seat { $seat }: the seats are 0 to { $last }.
problem-seat-taken = This seat is taken.
problem-seat-not-yours = This seat is not yours.
problem-seat-which = Say for which of your seats: { $seats }.
problem-seat-contested = Seat { $seat } cannot be yours and a bot's.
problem-not-seated = You do not sit at this table.
problem-only-host = Only the host of a table seats bots.
problem-bot-unknown = There is no bot '{ $bot }' for this game: there are { $known }.
problem-no-spectators = This table is not open to spectators.
problem-spectator = Spectators only watch.

# The course of a game
problem-begun = The game has begun.
problem-begun-without-you = The game has begun without you.
problem-begun-resign = The game has begun: you can only resign.
problem-not-begun = The game has not begun.
problem-over = The game is over.
problem-not-over = The game is not over yet.
problem-stale = The table has moved on: it is at number { $number } now.
problem-moment-unknown = There is no moment { $moment }: the table is at number { $number }.
problem-moment-over = The game is over at this moment: choose an earlier one.
problem-resigned = You have resigned: a bot plays on for you.
problem-absent = Your time was up and a bot plays for you: come back to your seat first.
problem-out = You are out of the game already.
problem-left-already = You have left this game already.
problem-left-for-good = You have left this game for good.
problem-undo-ask = At this table the others have to agree before something is taken back: propose it.
problem-undo-never = At this table nothing is taken back.
problem-undo-nothing = You have done nothing yet that could be taken back.
problem-undo-where = Number { $number } is not a decision to which one could go back.
problem-proposal-standing = There is a proposal already: answer that first.
problem-proposal-gone = What you were asked is no longer proposed.
problem-programme = '{ $action }' cannot be programmed: in { $game } that is possible for { $possible }.
problem-programme-nothing = In { $game } nothing can be programmed.
problem-asked-now = You are asked now: play it.

# Chat, hints
problem-chat-private = At a private table only those who sit there may talk.
problem-chat-empty = There is nothing to read in that.
problem-chat-fast = You are talking too fast: wait a moment.
problem-advice-busy = Your last question is still being thought about: wait for its answer.
problem-advice-none = The bot has found no answer for this position.
problem-advice-others = There are no hints while you play with other people.

# What people bring along
problem-import-one = Give a journal or a position.
problem-journal-early = The journal can be had when the game is over; until then there is your record.
problem-journal-chance = The journal lacks what chance '{ $chance }' gave.
problem-journal-long = This journal has { $entries } entries; at most { $most } can be imported.
problem-journal-slow = This journal takes too long to replay.
problem-too-large = The { $what ->
    [pack] content pack
   *[start] start position
} is too large: it may have { $most } bytes.
problem-unplayable = This { $what ->
    [journal] journal
    [position] position
   *[start] start
} cannot be played: it does not fit together.
problem-start-over = The game of the start position is over.
problem-start-pack = The start position has another content pack: leave the pack out.
problem-start-differs = The start position has { $field } { $has }, not { $wanted }.

# Requests of any kind
problem-language = There is no language '{ $language }': there are { $known }.
problem-address = There is nothing at this address.
problem-method = This address is not for requests of this kind.
problem-body-long = The body of the request is too long.
problem-message-long = A message has at most { $most } letters.
problem-too-deep = The request has too many brackets within each other.
problem-no-json = This is not JSON: { $why }.
problem-impossible = This cannot be done.
problem-ours = Something went wrong on our side; nothing was changed that was not answered.

# What a request contains
problem-field-missing = The field '{ $field }' is missing.
problem-field-unknown = There is no field '{ $field }' here.
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
    [str] at most { $most } letters
   *[other] at most { $most } entries
}.
problem-field-short = { $place } needs { $kind ->
    [str] { $least ->
        [one] at least one letter
       *[other] at least { $least } letters
    }
   *[other] { $least ->
        [one] at least one entry
       *[other] at least { $least } entries
    }
}.
problem-field-low = { $place } must be at least { $least }.
problem-field-high = { $place } must be at most { $most }.
problem-field-letters = { $place } has letters that cannot be there.
problem-field-value = { $place } cannot be '{ $value }'.
problem-field = { $place ->
    [data] The body of the request
   *[other] { $place }
} is not what it should be: { $why }.
