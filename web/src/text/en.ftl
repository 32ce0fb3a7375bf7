title = Ecliptic
motto = Space strategy games at one table
motto-more = Play friends or bots in the browser, without an account.
nav-home = Home
nav-more = More pages
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
name-why = Other players see this name.
guest-name = Guest
loading = Loading …
offline = The server is not responding.
not-found = Page not found.
not-found-table = You don't have access to this table.
expired = Your session has expired
expired-account = Sign in to continue at this table.
expired-guest =
    You were playing as a guest, and guests cannot sign in again. You can still watch this table with its invitation
    link; if you have an account, sign in.

## Lobby
my-tables = My tables
open-tables = Open tables
no-open-tables = No table is waiting for players. Create one and share the link.
your-turn = Your turn
waiting-for-players = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
state-playing = In progress
go-to-table = Open
watch = Watch
take-seat = Join

## New table
new-title = New table: { $game }
form-seats = Players
form-public = Public
form-public-about = The table is listed in the lobby, and anyone can join.
form-spectators = Spectators
form-spectators-about = Others can watch; they never see hidden cards.
create-table = Create table

## Table
invite = Send this link to the other players
copied = Copied
seat-free = Free seat
seat-number = Seat { $n }
you = you
undo = Undo
undo-all = Undo everything
undo-none = Nothing to undo: something new was revealed, or it is not your turn.
tab-log = Log
tab-rules = Rules
tab-scores = Scores
tab-notes = Notes
tab-board = Board
notes-about = Only you see these notes.
filter = Filter
search-rules = Search the rules
rules-in-short = The game in short
rules-all = All rules
rules-now = Rules for this choice
rules-of-card = Rules for this card
rules-none = No rule contains these words.
rules-in-english = Rules without a translation are in English.
reconnecting = Connection lost, reconnecting. No moves are lost.
history = History
history-at = Viewing move { $n } of { $all }.
history-first = First move
history-back = Previous move
history-forward = Next move
history-last = Back to the game
options-title = Your options
sending = Sending …
your-turn-now = It is your turn.
close = Close
confirm-end = { $action ->
    [stop] Stop here?
   *[other] End your turn?
} Still unused: { $left }.
confirm-pass = End anyway
left-abilities = Abilities
left-options = Options
preview-next = Next: { $prompt }
final-reveal = This reveals something new and cannot be undone.
final-chance = The outcome is random and cannot be undone.
final-pass = Another player decides next; you can undo this only until they act.
final-over = This ends the game.
final-table = You can't undo on your own at this table.
confirm-again = Press again to confirm.
confirm-do = Confirm
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
set-motion = Animation
motion-off = Off
motion-normal = Normal
motion-slow = Slow
set-palette = Faction colours
palette-standard = Standard
palette-safe = Colour-blind friendly
set-confirm-end = Ask before I end a turn with something unused
set-confirm = Confirm irreversible moves
set-sound = Play a sound when it is my turn
set-plain = Plain board: show every game as lists and numbers

## Credits
credits-title = Credits
credits-icons = Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.
credits-fonts = Fonts: Inter and Sofia Sans Extra Condensed, SIL Open Font License.
credits-art = This program draws the illustrations from the names of the cards.
credits-games =
    The games belong to their authors and publishers; this program contains neither their art nor their rulebooks.
bot-random = Random bot
bot-greedy = Greedy bot

nav = Main navigation
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
try-now = Try now
choose-file = Choose a file
file-unreadable = This is neither JSON nor YAML: check line { $line }.
file-no-mapping = This is not a position, journal or content pack: write names and values, as in the docs.

## Lobby, more
waiting-for-me = Waiting for you
to-watch = Games to watch
finished-games = Finished games
older = Older games
look-again = Replay
ended-won = You won
ended-place = Place { $place } of { $players }
ended-winner = { $names } won
ended-nobody = Nobody won
ended-abandoned = Abandoned
ended-aborted = Aborted
clock-none = No clock
clock-live = { $minutes } min + { $increment } s per move
clock-minutes = { $minutes } minutes per player
clock-left = { $days } d { $hours } h
clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}

## New table, more
form-who = Who plays
form-who-open = Others join with the link you send; the game starts when all seats are taken.
form-who-full = All seats are taken: the game starts at once.
who-me = You
who-open = Anyone with the link
who-here = Someone on this device
form-clock = Clock
form-clock-about = Choose minutes for a game in one sitting, or days per move for correspondence play.
form-increment = Increment
form-increment-about = Seconds added after each move.
form-absent = When time runs out
form-absent-about = What happens when a player's time runs out.
absent-bot = A bot takes over
absent-lose = The player loses
absent-random = Random moves
form-rated = Rating
form-rated-about = Rated games change the ratings of all players. Only registered players can join.
form-rated-not = Rated games are for registered players, one seat each, from the standard start.
table-casual = Casual
table-rated = Rated
form-undo = Undo
form-undo-about = Free undo works until something new is revealed; with consent, all players are asked.
undo-free = Free undo
undo-ask = Undo with consent
undo-never = No undo
form-more = More options
form-position = Starting position
form-position-about = JSON or YAML; leave empty for the standard start.
form-pack = Content pack
form-pack-about = Changed cards and values; leave empty for the printed ones.
bot = Bot
bot-random-about = picks any option.
bot-greedy-about = looks one decision ahead.
leave = Leave
seat-a-bot = Add a bot at seat { $n }
seat-a-bot-short = Add a bot
begins-when-full = The game starts when all seats are taken.

## Table, more
side = Side panel
tab-chat = Chat
tab-table = Table
to-move = to move
away = not connected
time-left = Time left
chat-empty = No messages yet.
chat-say = Write a message
chat-read-only = Only players at this table can chat.
notes-kept = Saved.
since-my-move = Since your last move
look-at = Show the board after entry { $n }
history-turn-back = Start of the turn
history-turn-forward = Next turn
history-end = Last move
viewer = View as
viewer-of = { $name }'s view
viewer-spectator = Spectator's view
hint = Hint
bot-thinks = The bot is thinking …
evaluation = Winning chances
nothing-to-decide = No decision to make.
why-not = Why not?
pass-device = Pass the device to { $name }
pass-about = The next player's cards are secret.
pass-done = I am { $name }
pass-never = Don't ask again at this table
curtain = Hide the board while the device is passed on
proposes-undo = { $name } wants to undo.
proposes-abandon = { $name } proposes to end the game without a result.
proposes-rematch = { $name } wants a rematch.
others-think = Waiting for the others to answer.
withdraw = Withdraw
propose-undo = Propose to go back to this point
propose-abandon = Propose to abandon the game
abandon-about = The other players are asked. If everybody agrees, the game ends without a result.
resign = Resign
resign-about = You lose this game. If others are still playing, a bot takes your seat and plays on.
abort = Abort the game
abort-about = The game ends at once and has no result.
rematch = Rematch
rematch-waits = The rematch is ready.
rematch-agreed = Also in: { $names }.
rematch-declined = { $name } declined the rematch.
rematch-withdrawn = { $name } withdrew the rematch offer.
no-spectators = No spectators
download-journal = Download the game
download-record = Download my record of the game
what-if-bots = Continue from here against bots
what-if-alone = Continue from here, playing all sides
what-if-about = Opens a new table for you; this one stays as it is. Until the game is over, hidden cards are dealt anew.
link-to-moment = Link to this position

## People
sign-in = Sign in
sign-out = Sign out
signed-in = You are signed in.
signed-out = You are signed out.
sign-in-about = If you already have an account.
register = Register
register-about = Keep your games and your rating, and play on any device. All you need is a name and a password.
registered = Account created.
login = Login
login-about = Used to sign in: 3 to 40 characters (a-z, digits, dot, dash and underscore). Others do not see it.
password = Password
password-about = At least 8 characters.
password-old = Current password
password-new = New password
password-others = This signs you out on other devices.
password-kept = Password changed.
change-password = Change password
keep-name = Save name
name-kept = Name saved.
account-is = You are signed in as { $login }.
guest-is = You are playing as a guest: only this browser remembers you.
nobody-is = You have not played yet. Choose a name, or just start a game.
delete-account = Delete account
delete-about = You leave open tables and resign games in progress; finished games stay under another name.
delete-sure = Delete my account
account-deleted = Account deleted.
sessions = Where you are signed in
sessions-about = Don't recognise a browser? End its session and change your password.
session-here = this browser
session-unknown = Unknown program
session-stop = End session
session-end = End the session in { $browser }
session-end-about = That browser is signed out.
session-end-guest = That browser is signed out, and a guest cannot sign in again.
sign-out-everywhere = End all sessions
sign-out-everywhere-about = You are signed out in every browser, in this one too.
export-data = Download my data
tokens = API tokens
tokens-about = A program with a token can play for you: it sends the header "Authorization: Bearer TOKEN".
token-name = Token name
token-new = New token
token-made = Your new token (shown only once)
token-used = last used { $when }
token-unused = never used
token-delete = Delete the token { $name }
token-delete-about = Programs with this token can no longer play for you.
profile = Profile
since = Member since { $day }
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
plot-lengths = Games by number of decisions
plot-first = Wins by seat
unrated = These games are not rated.
unrated-result = Not rated: the game has no result.
unrated-short = Not rated: the game had barely begun.
unrated-again = Not rated: you have already played five rated games against each other today.
unrated-address = Not rated: two players share an address, and one of them is new.
latest-games = Latest games
played-on = Date
no-rated-games = No finished games yet.
games-counted = { $n ->
    [one] 1 finished game
   *[other] { $n } finished games
}
best-people = Players
best-bots = Bots
nobody-yet = Nobody yet.

## Analysis
analysis-about = Paste or load a position or a saved game, edit it, and see what a bot thinks.
analysis-empty = The board appears here.
position-text = Position or journal
position-text-about = JSON or YAML.
example = Show an example
play-on-bot = Continue against a bot
play-on-alone = Play all sides
edit-simply = Edit numbers and cards
authority-of = Authority of seat { $n }
zone = Zone
add-card = Add a card
remove-card = Remove { $name }
theme-system = Same as the device
motion-fast = Fast
undo-ask-do = Ask to undo
undo-ask-title = Something new has been revealed since then, so all other players are asked. Bots always agree.
was-absent = You ran out of time and a bot is playing for you.
come-back = Return to my seat

## Around the board
open-area = Show all of { $name }
ships-in-play = Ships in play
latest = Latest
all-options = Show all options
fewer-options = Show fewer options
hint-about = What the bot would do, and how much that improves its evaluation.
ended-by-resigned = by resignation
ended-by-time = on time
ended-by-abandoned = by agreement
ended-by-aborted = before everybody had moved
log-empty = Nothing has happened yet.
not-found-game = Game not found.
not-found-about = Check the address; the page may no longer exist.
declined-undo = Undo declined: not everybody agreed.
declined-abandon = The game continues: not everybody agreed.

## Deciding ahead
programme-do = When asked: { $what }
programme-set = Planned: { $what }. Nobody else sees it.
programme-undo = Decide later
programme-about = It is played as soon as you are asked; if you are asked something else, you decide then.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show the whole map

## Campaigns
nav-campaigns = Campaigns
campaigns-about = A campaign lasts weeks: it keeps its players and its chronicle, and can be paused.
new-campaign = New campaign
no-campaigns = You have no campaign in progress.
finished-campaigns = Finished campaigns
campaign-page = Campaign and chronicle
campaign-name = Name of the campaign
campaign-name-about = You can change it later.
campaign-people = Players
chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
act = Act { $n }
replay = Replay
rename = Rename
cancel = Cancel
state-paused = Paused
paused = The campaign is paused.
paused-about = Nobody has to move, and no clock runs. Resume whenever you are all back.
pause = Pause
resume = Resume
proposes-pause = { $name } wants to pause the campaign.
proposes-resume = { $name } wants to resume the campaign.
proposes-export = { $name } wants to export the campaign. The file shows everybody's hidden cards up to now.
declined-pause = No pause: not everybody agreed.
stand-in = Let a bot play
stand-in-for = Let a bot play for { $name }
stands-in = { $bot } plays for now
bot-stands-in = A bot is playing for you.
give-back = Give the seat back
free-seat = Free the seat
has-resigned = resigned, a bot plays on
final-place = Place { $place } · { $score }
kept-for = not here yet
export-campaign = Export
ask-to-export = Ask to export
export-about = The file contains everybody's hidden cards, so all players have to agree to an export.
export-older = The file ends where all players last agreed to an export. Ask again for what was played since.
export-ready = All players have agreed: you can export everything up to now.
import-campaign = Import a campaign
campaign-file = Campaign file
campaign-file-about = A file that was exported here or elsewhere.
no-campaign-file = This is not a campaign file.
who-free = Free for a player
who-free-about = Free seats are taken with the invitation link.
what-if = What if
forks = What if
forked-from = Continues
fork-about = Start a new campaign from here
fork-name = { $name }: what if
fork-title = What if: a new campaign from entry { $n }
fork-copied = The new campaign takes over everything up to this moment, hidden cards too.
fork-drawn = What you did not know at this moment is drawn anew.
fork-alone = I play all seats
fork-together = The others can join
fork-make = Start the new campaign
