# What happened.

log-turn = Turn { $n }: { $who_you ->
    [yes] your
   *[no] { $who }'s
} turn.
log-play = { $who_you ->
    [yes] You play
   *[no] { $who } plays
} { $card }.
log-use = { $who_you ->
    [yes] You use
   *[no] { $who } uses
} { $card }.
log-ally = { $who_you ->
    [yes] You use
   *[no] { $who } uses
} the ally ability of { $card }.
log-scrap = { $who_you ->
    [yes] You scrap
   *[no] { $who } scraps
} { $card } for its scrap ability.
log-choose = { $who_you ->
    [yes] You choose
   *[no] { $who } chooses
}: { $effect }.
log-trade = { $who_you ->
    [yes] You gain
   *[no] { $who } gains
} { gain-trade }.
log-combat = { $who_you ->
    [yes] You gain
   *[no] { $who } gains
} { gain-combat }.
log-authority = { $who_you ->
    [yes] You gain
   *[no] { $who } gains
} { gain-authority }.
log-buy = { $who_you ->
    [yes] You buy
   *[no] { $who } buys
} { $card } for { gain-trade }.
log-pay-buy = { $who_you ->
    [yes] You pay
   *[no] { $who } pays
} { gain-trade } towards { $card }.
log-pay-attack = { $who_you ->
    [yes] You spend
   *[no] { $who } spends
} { gain-combat } on { $card }.
log-propose-buy = { $who_you ->
    [yes] You propose
   *[no] { $who } proposes
} to buy { $card } together.
log-propose-attack = { $who_you ->
    [yes] You propose
   *[no] { $who } proposes
} to attack { $card } together.
log-agree = { $who_you ->
    [yes] You agree
   *[no] { $who } agrees
} to the payment for { $card }.
log-decline = { $who_you ->
    [yes] You decline
   *[no] { $who } declines
} the payment for { $card }.
log-done = { $who_you ->
    [yes] You are
   *[no] { $who } is
} done.
log-revoke = { $who_you ->
    [yes] You keep
   *[no] { $who } keeps
} acting.
log-acquire-discard = { $card } goes to { $who_you ->
    [yes] your
   *[no] { $who }'s
} discard pile.
log-acquire-hand = { $card } goes to { $who_you ->
    [yes] your
   *[no] { $who }'s
} hand.
log-acquire-deck-top = { $card } goes on top of { $who_you ->
    [yes] your
   *[no] { $who }'s
} deck.
log-reveal = { $card } enters the trade row.
log-attack = { $who_you ->
    [yes] You attack
   *[no] { $who } attacks
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} with { gain-combat }.
log-attack-base = { $who_you ->
    [yes] You attack
   *[no] { $who } attacks
} { $whom_you ->
    [yes] your
   *[no] { $whom }'s
} { $card } with { gain-combat }.
log-damage-base = { $who_you ->
    [yes] You damage
   *[no] { $who } damages
} { $whom_you ->
    [yes] your
   *[no] { $whom }'s
} { $card } with { gain-combat }.
log-target = { $who_you ->
    [yes] You choose
   *[no] { $who } chooses
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} to discard.
log-target-base = { $who_you ->
    [yes] You choose
   *[no] { $who } chooses
} { $whom_you ->
    [yes] your
   *[no] { $whom }'s
} { $card } to be destroyed.
log-destroyed = { $who_you ->
    [yes] Your
   *[no] { $who }'s
} { $card } is destroyed.
log-discard = { $who_you ->
    [yes] You discard
   *[no] { $who } discards
} { $card }.
log-scrap-hand = { $who_you ->
    [yes] You scrap
   *[no] { $who } scraps
} { $card } from hand.
log-scrap-discard = { $who_you ->
    [yes] You scrap
   *[no] { $who } scraps
} { $card } from the discard pile.
log-scrap-row = { $who_you ->
    [yes] You scrap
   *[no] { $who } scraps
} { $card } from the trade row.
log-copy = { $who_you ->
    [yes] Your
   *[no] { $who }'s
} { $copier } becomes a copy of { $card }.
log-transfer = { $who_you ->
    [yes] You move
   *[no] { $who } moves
} { $card } to { $whom_you ->
    [yes] your
   *[no] { $whom }'s
} discard pile.
log-gift = { $who_you ->
    [yes] You leave
   *[no] { $who } leaves
} { $card } to { $whom_you ->
    [yes] you
   *[no] { $whom }
}.
log-eliminated = { $who_you ->
    [yes] You are
   *[no] { $who } is
} out of the game.
log-end-turn = { $who_you ->
    [yes] You end your turn and discard
   *[no] { $who } ends the turn and discards
} ships and hand.
log-shuffle = { $who_you ->
    [yes] You shuffle your
   *[no] { $who } shuffles the
} discard pile into a new deck.
log-first-deck = { $who_you ->
    [yes] You shuffle your
   *[no] { $who } shuffles the
} starting deck.
log-stopped = The game ends without a result.
log-draw = { $who_you ->
    [yes] You draw
   *[no] { $who } draws
} { $n ->
    [one] a card
   *[other] { $n } cards
}: { $cards }.
log-draw-hidden = { $who_you ->
    [yes] You draw
   *[no] { $who } draws
} { $n ->
    [one] a card
   *[other] { $n } cards
}.
log-over = { prompt-over }
