# The terminal around the game. Each game has its own texts in its folder.

you = You
player = Player { $n }

## Asking

ask = Number, or h for help
ask-default = Number, Enter for { $default }, or h for help
no-default = There is no default here: type a number, or h for help.
no-such-number = There is no option { $n }: choose from 1 to { $most }.
no-such-amount = { $n } is not possible: choose from { $least } to { $most }.
not-understood = '{ $text }' is not a number, command or card. Type h for help.
end-anyway = You can still: { $what }. Press Enter again to end your turn anyway.
## Commands

taken-back = Undone.
nothing-to-take-back = You have nothing to undo: something new was revealed, or somebody else has acted.
hint = { $bot } would choose: { $option }
no-rules = No rule applies here.
rules-are-english = Rules without a translation are in English.
no-more-cards = And { $n } more; type more of the name.
mentioned-in = What the rules say about it
saved = Saved to { $path }.
cannot-save = The game cannot be saved to { $path }: { $why }.
nobody-else = Nobody else has to act now.
nothing-to-play = You have no cards to play now.
log-begins = Earlier lines are hidden; l { $n } shows all.
since = What happened
table-part = Table: lines { $first } to { $last } of { $all } · b: next lines
options-part = Options: lines { $first } to { $last } of { $all } · o: next lines
table-whole = The whole table is on the screen.
options-whole = All options are on the screen.

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
stopped-here = The game is saved. Continue with:
watch-again = Watch it again with:

## Help

help-numbers = play the option with that number, or that amount; Enter plays the one marked ↵
help-card = the start of a card's name shows that card
help-rules = the rules for this question; ? 3 shows those for option 3
help-play = play all cards in hand, until one asks a question
help-undo = undo one step; uu undoes everything since something new was revealed
help-hint = what a bot would do, and why
help-log = the log; l 80 shows the last 80 lines
help-discard = the discard piles and the scrap heap
help-table = draw the table again
help-parts = the next part of the table, or of the options, where the screen is too low for all of it
help-wait = let the others act first
help-save = save the journal; s FILE saves it to FILE
help-quit = quit; the game is saved and can be continued later
help-help = this help

## Replay

replay-moment = Move { $n } of { $most }
replay-keys = Enter: next · b: back · a number: go there · l: log · q: quit
