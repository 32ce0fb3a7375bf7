game-title = Pebbles
prompt-lay-pebble = Choose a pebble to lay down, { $left } left.
wait-lay-pebble = { $who } chooses a pebble.
prompt-deal = The pebbles are being dealt.
wait-deal = The pebbles are being dealt.
prompt-over = { $winners_count ->
    [one] { $winners } wins.
   *[other] It is a draw between { $winners }.
}
prompt-stopped = The game was stopped.
do-lay = Lay down { $n }
log-laid = { $who } lays down { $n }.
no-such-action = There is no action { $text } in Pebbles.
no-other-choice = { $text } is not possible now.
no-not-now = { $text } is not possible now.
no-such-pebble = You have no pebble { $text }.
problem-pebbles = Invalid position: every pebble from 1 to 9 must be in exactly one place.
game-about = Lay down pebbles of hidden weight; the heavier heap wins.
view-heaps = Heaps
view-in-hand = Pebbles in hand
view-bag = Bag
view-hand = Your hand
