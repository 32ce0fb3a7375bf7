# The terminal around the game. What the game itself says is in its own folder.

you = You
player = Player { $n }

## Asking

ask = Number, or h for help
ask-default = Number, Enter for { $default }, or h for help
no-default = There is nothing obvious to do here: type a number, or h for help.
no-such-number = There is no option { $n }: they go from 1 to { $most }.
no-such-amount = { $n } is not possible: it is a number from { $least } to { $most }.
not-understood = '{ $text }' is no number, command or card. Type h for help.
end-anyway = You still could: { $what }. Press Enter once more to end the turn all the same.
## Commands

taken-back = Taken back.
nothing-to-take-back = There is nothing you can take back: something new was seen, or somebody else has acted.
hint = { $bot } would choose: { $option }
no-rules = No clause stands behind this.
rules-are-english = Clauses without a translation are in English.
no-more-cards = And { $n } more; type a longer name.
mentioned-in = What the rules say about it
saved = Saved to { $path }.
cannot-save = The game cannot be saved to { $path }: { $why }.
nobody-else = Nobody else has to act now.
nothing-to-play = There is no card to play now.
log-begins = Earlier lines are left out; l { $n } shows all.
since = What happened

## Hot seat

pass = Pass the keyboard to { $who }, then press Enter.

## The table

turn = Turn { $n }
to-move = { $who } to move
your-move = your move
out = out
nothing = nothing
## The end

places = Places
place = { $n }. { $who } ({ $score })
no-place = – { $who } ({ $score })
lasted = { $decisions } decisions in { $minutes ->
    [0] less than a minute
    [one] a minute
   *[other] { $minutes } minutes
}.
stopped-here = The game is kept. Go on with:
watch-again = Watch it again with:

## Help

help-numbers = play the option with that number; Enter does what is marked with ↵
help-card = the beginning of a card's name shows that card
help-rules = the rules behind the question; ? 3 those behind option 3
help-play = play all cards in hand, until one asks something
help-undo = take back one step; uu everything since something new was seen
help-hint = what a bot would do, and why
help-log = the log; l 80 its last 80 lines
help-discard = the discard piles and the scrap heap
help-table = draw the table again
help-wait = let the others act first
help-save = save the journal, s FILE to a file
help-quit = quit; the game is kept and can go on later
help-help = this help

## Replay

replay-moment = Move { $n } of { $most }
replay-keys = Enter: next · b: back · a number: go there · l: log · q: quit
