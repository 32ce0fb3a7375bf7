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
seats-range = { $low } to { $high } players
your-name = Your name
name-why = Others see it at the table.
guest-name = Guest
begin = Begin
loading = One moment …
offline = The server does not answer.
lost = There is no such page.
lost-table = This table is not open to you.

## Lobby
my-tables = My tables
no-my-tables = You sit at no table yet.
open-tables = Open tables
no-open-tables = Nobody is waiting for players now. Set up a table and send the link.
your-turn = Your turn
waiting-for-players = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
state-playing = Being played
state-over = Finished
go-to-table = Open
watch = Watch
take-seat = Sit down

## New table
new-title = New table: { $game }
form-seats = Players
form-seats-about = How many seats the table has.
form-bots = Opponents
form-bots-about = People join by the link that you send; bots begin at once.
form-people = People with the link
form-public = List it
form-public-about = Everybody finds the table among the open ones and may sit down.
form-spectators = Spectators
form-spectators-about = Others may watch; they never see a hidden card.
form-more = More options
create-table = Set up the table
yes = Yes
no = No

## Table
invite = Send this link to the other players
copy-link = Copy the link
copied = Copied
seat-free = Free seat
seat-number = Seat { $n }
you = you
undo = Undo
undo-all = Back to the start
undo-none = Nothing can be taken back: something new was seen, or it is not your turn.
tab-log = Log
tab-rules = Rules
tab-notes = Notes
tab-board = Board
notes-about = Only you see these notes; they stay in this browser.
filter = Filter
search-rules = Search the rules
rules-now = Behind this choice
rules-of-card = Behind this card
rules-none = No clause has these words.
rules-in-english = The rules ledger is written in English.
reconnecting = The connection is lost; trying again. Nothing is lost.
history = History
history-at = You are looking at moment { $n } of { $all }.
history-first = To the beginning
history-back = One back
history-forward = One forward
history-last = Back to the game
options-title = Your options
keys-help = Digits pick an option, Enter takes the marked one, U takes back.
waiting = Waiting
sending = Sending …
game-over = The game is over
your-turn-now = It is your turn.
again = Play again
close = Close
confirm-end = End the turn with { $left } unused? Press again to do it.
more = more
attention-title = ● { $title }
spectating = You are watching
menu = Choose
round = Round { $n }
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
scrap-heap = Scrap heap
nothing-in-play = Nothing in play
hand-of = Hand
group-play = Play
group-use = Use
group-buy = Buy
group-attack = Attack
group-scrap = Scrap
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
set-confirm = Ask before a turn ends with trade or combat left
set-sound = Sound when it is my turn

## Credits
credits-title = Credits
credits-icons = Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.
credits-fonts = Fonts: Inter and Sofia Sans Extra Condensed, SIL Open Font License.
credits-art = Illustrations are drawn by this program from the names of the cards.
credits-games = The games belong to their authors and publishers; this program contains neither their art nor their rulebooks.
bot-random = Random bot
bot-greedy = Greedy bot
