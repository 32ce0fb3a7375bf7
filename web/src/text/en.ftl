title = Ecliptic
motto = Space strategy games at one table
motto-more = Play friends or bots in the browser, without an account.
nav-home = Home
nav-lobby = Tables
nav-settings = Settings
nav-credits = Credits
play-now = Play now against a bot
new-table = New table
table-with-friends = Table with friends
read-rules = Rules
picture-of-board = The board of { $game }
seats-range = { $low } to { $high } players
your-name = Your name
name-why = Others see it at the table.
guest-name = Guest
loading = One moment …
offline = The server does not answer.
lost = There is no such page.
lost-table = This table is not open to you.
expired = Your session has expired
expired-account = Sign in to go on at this table.
expired-guest = You played here as a guest. To take your seat again, sign in or open the invitation link once more.

## Lobby
my-tables = My tables
open-tables = Open tables
no-open-tables = Nobody is waiting for players now. Set up a table and send the link.
your-turn = Your turn
waiting-for-players = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
state-playing = Being played
go-to-table = Open
watch = Watch
take-seat = Sit down

## New table
new-title = New table: { $game }
form-seats = Players
form-public = List it
form-public-about = Everybody finds the table among the open ones and may sit down.
form-spectators = Spectators
form-spectators-about = Others may watch; they never see a hidden card.
create-table = Set up the table

## Table
invite = Send this link to the other players
copied = Copied
seat-free = Free seat
seat-number = Seat { $n }
you = you
undo = Undo
undo-all = Back to the start
undo-none = Nothing can be taken back: something new was seen, or it is not your turn.
tab-log = Log
tab-rules = Rules
tab-scores = Scores
tab-notes = Notes
tab-board = Board
notes-about = Only you see these notes.
filter = Filter
search-rules = Search the rules
rules-now = Behind this choice
rules-of-card = Behind this card
rules-none = No clause has these words.
rules-in-english = Clauses without a translation are in English.
reconnecting = The connection is lost; trying again. Nothing is lost.
history = History
history-at = You are looking at move { $n } of { $all }.
history-first = To the beginning
history-back = One back
history-forward = One forward
history-last = Back to the game
options-title = Your options
sending = Sending …
your-turn-now = It is your turn.
close = Close
confirm-end = End the turn? Still unused: { $left }.
confirm-pass = End it
left-abilities = Abilities
left-options = Options
ahead-next = Next: { $prompt }
final-reveal = This shows something new and cannot be taken back.
final-chance = Chance decides here; it cannot be taken back.
final-pass = Somebody else decides next; it can be taken back only until they act.
final-over = This ends the game.
final-table = At this table nobody takes anything back alone.
confirm-again = Press again to do it.
confirm-do = Do it
confirm-not = Not yet
attention-title = ● { $title }
spectating = You are watching
menu = Choose
round = Round { $n }
chapter = Chapter { $n }
turn = Turn { $n }
pile-empty = empty
cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ally = ally
leaves = leaves { $n }
reconstructed = The values of this card are reconstructed.
play-all = Play all cards
show = Show { $name }
nothing-in-play = Nothing in play
group-other = Choose
group-end = Finish
chart-authority = Authority over time

## Settings
settings-title = Settings
set-language = Language
set-theme = Theme
theme-dark = Deep space
theme-light = Paper chart
set-motion = Movement
motion-off = Off
motion-normal = Normal
motion-slow = Slow
set-palette = Colours of factions
palette-standard = Standard
palette-safe = Safe for colour blindness
set-confirm-end = Ask before my turn ends with something unused
set-confirm = Confirm irreversible moves
set-sound = Sound when it is my turn
set-plain = Plain board: every game as lists and numbers

## Credits
credits-title = Credits
credits-icons = Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.
credits-fonts = Fonts: Inter and Sofia Sans Extra Condensed, SIL Open Font License.
credits-art = Illustrations are drawn by this program from the names of the cards.
credits-games =
    The games belong to their authors and publishers; this program contains neither their art nor their rulebooks.
bot-random = Random bot
bot-greedy = Greedy bot

nav = Main pages
nav-analysis = Analysis
nav-account = Your account
nav-account-of = { $name }: your account
nav-statistics = Statistics
copy = Copy
send = Send
delete = Delete
name = Name
agree = Agree
decline = Decline
really = Press again to confirm
try-now = Try now
choose-file = Choose a file
file-unreadable = This is neither JSON nor YAML: look at line { $line }.
file-no-mapping = This is no position, journal or content pack: write names and values, as in the docs.

## Lobby, more
waiting-for-me = Waiting for you
to-watch = Games to watch
finished-games = Finished games
older = Older games
look-again = Look again
ended-won = You won
ended-place = Place { $place } of { $players }
ended-winner = { $names } won
ended-nobody = Nobody won
ended-abandoned = Abandoned
ended-aborted = Aborted
clock-none = No clock
clock-live = { $minutes } min + { $increment } s per move
clock-minutes = { $minutes } minutes for the game
clock-left = { $days } d { $hours } h
clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}

## New table, more
form-who = Who plays
form-who-open = People join by the link that you send; the game begins when all seats are taken.
form-who-full = All seats are taken: the game begins at once.
who-me = You
who-open = Somebody with the link
who-here = Somebody at this device
form-clock = Clock
form-clock-about = Live clocks are for one sitting, days for games by and by.
form-increment = Added per move
form-increment-about = Seconds that come back with each move.
form-absent = When time is up
form-absent-about = What happens to somebody whose clock has run out.
absent-bot = A bot plays on
absent-lose = The seat loses
absent-random = Random moves
form-rated = Rating
form-rated-about = Rated games change the ratings of everybody at the table. Only registered people can join.
form-rated-not = Only registered people play rated games, one seat each, from the game's own start.
table-casual = Casual
table-rated = Rated
form-undo = Taking back
form-undo-about = Freely goes back until something new was seen; with consent everybody is asked.
undo-free = Free undo
undo-ask = Undo with consent
undo-never = No undo
form-more = More options
form-position = Start position
form-position-about = JSON or YAML; empty for the usual start.
form-pack = Content pack
form-pack-about = Changed cards and values; empty for the printed ones.
bot = Bot
bot-random-about = takes any option.
bot-greedy-about = looks one choice ahead.
leave = Leave
seat-a-bot = Seat a bot at seat { $n }
seat-a-bot-short = Seat a bot
begins-when-full = The game begins when all seats are taken.

## Table, more
side = Beside the board
tab-chat = Chat
tab-table = Table
to-move = to move
away = not connected
time-left = Time left
chat-empty = Nobody has said anything.
chat-say = Say something
chat-read-only = Only those who sit here can write.
notes-kept = Kept.
since-my-move = Since your last move
look-at = Show the board after entry { $n }
history-turn-back = To the beginning of the turn
history-turn-forward = To the next turn
history-end = To the end
eyes = Seen by
eyes-of = As { $name } sees it
eyes-spectator = As a spectator sees it
hint = Hint
bot-thinks = The bot is thinking …
evaluation = How the seats stand
nothing-to-decide = There is nothing to decide.
why-not = Why not?
pass-device = Pass the device to { $name }
pass-about = The next cards are for other eyes.
pass-done = I am { $name }
pass-never = Do not ask again at this table
curtain = Curtain between the seats at this device
proposes-undo = { $name } asks to take back.
proposes-abandon = { $name } proposes to end the game without a result.
proposes-rematch = { $name } wants to play again.
others-think = The others are thinking about it.
withdraw = Withdraw
propose-undo = Ask to go back to this moment
propose-abandon = Propose to abandon the game
resign = Resign
abort = Abort the game
rematch = Play again
rematch-waits = The next game of this table is set up.
rematch-agreed = Also in: { $names }.
rematch-declined = { $name } does not want to play again.
rematch-withdrawn = { $name } no longer offers a rematch.
no-spectators = No spectators
download-journal = Save the game as a file
download-record = Save what I have seen as a file
what-if-bots = Play on from here against bots
what-if-alone = Play on from here, all sides
what-if-about = A new table of your own; this one stays as it is. While the game runs, hidden cards are dealt anew.
link-to-moment = Link to this moment

## People
sign-in = Sign in
sign-out = Sign out
signed-in = You are signed in.
signed-out = You are signed out.
sign-in-about = For those who have an account already.
register = Register
register-about = Keep your games and your rating, and play from any device. Nothing but a name and a password is asked.
registered = The account is yours.
login = Login
login-about = You sign in with it: 3 to 40 of a-z, digits, dot, dash and underscore. Others do not see it.
password = Password
password-about = At least 8 characters.
password-old = Present password
password-new = New password
password-others = Other devices are signed out.
password-kept = The password is changed.
change-password = Change the password
keep-name = Keep this name
name-kept = The name is kept.
account-is = You are signed in as { $login }.
guest-is = You play as a guest: this browser alone knows you.
nobody-is = You have not played yet. Choose a name, or begin a game at once.
delete-account = Delete the account
delete-about = Open tables are left and running games resigned; finished games stay, under another name.
delete-sure = I want to be forgotten
account-deleted = The account is deleted.
sessions = Where you are signed in
sessions-about = Don't recognise a browser? End its session and change your password.
session-here = this browser
session-unknown = Unknown program
session-stop = End session
session-end = End the session in { $browser }
sign-out-everywhere = End all sessions
export-data = Download my data
tokens = Keys for programs
tokens-about = With a key a program plays for you, in the header "Authorization: Bearer KEY".
token-name = Name of the key
token-new = New key
token-made = The key; it is shown only now
token-used = used { $when }
token-unused = never used
token-delete = Delete the key { $name }
profile = Profile
since = Here since { $day }
ratings = Ratings
rating = Rating
rating-provisional = { $rating }?
provisional-about = Provisional: this rating is based on few games or few opponents.
place = Place
place-n = { $place }.
place-of = { $place } of { $players }
players-n = { $n } players
score = Score
wins = Wins
games-n = Games
games-and-wins = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
plot-rating = Rating over time
plot-results = Games by place
plot-scores = Games by score
plot-lengths = Games by length in decisions
plot-first = Wins by seat
unrated = These games are not rated.
unrated-result = Not rated: the game has no result.
unrated-short = Not rated: the game had hardly begun.
unrated-again = Not rated: you have already played five rated games with each other today.
unrated-address = Not rated: two of the players, one of them new, share an address.
latest-games = Latest games
played-on = Played
no-rated-games = No finished games yet.
games-counted = { $n ->
    [one] 1 finished game
   *[other] { $n } finished games
}
best-people = People
best-bots = Bots
nobody-yet = Nobody yet.

## Analysis
analysis-about = Paste or load a position or a saved game, change it, and see what a bot thinks.
analysis-empty = The board appears here.
position-text = Position or journal
position-text-about = JSON or YAML.
example = Show an example
play-on-bot = Play on against a bot
play-on-alone = Play all sides
edit-simply = Change numbers and cards
authority-of = Authority of seat { $n }
zone = Zone
add-card = Add a card
remove-card = Remove { $name }
theme-system = As the device has it
motion-fast = Fast
undo-ask-do = Ask to take back
undo-ask-title = Something new was seen since; all others are asked. Bots always agree.
was-absent = Your time was up and a bot plays for you.
come-back = Take the seat back

## Around the board
open-area = Show all of { $name }
ships-in-play = Ships in play
latest = Latest
all-options = Show all options
hint-about = What the bot would do, and by how much it likes its position better afterwards.
ended-by-resigned = by resignation
ended-by-time = on time
ended-by-abandoned = by agreement
ended-by-aborted = before everybody had moved
log-empty = Nothing has happened yet.
lost-game = There is no such game.
lost-about = The address may be mistyped, or what was here is gone.
declined-undo = It is not taken back: not everybody agreed.
declined-abandon = The game goes on: not everybody agreed.

## Deciding ahead
programme-do = When I am asked: { $what }
programme-set = Decided: { $what }. Nobody else sees it.
programme-undo = Decide later
programme-about = It is played at once when it is your turn; should you be asked anything else, you decide yourself.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show the whole map
