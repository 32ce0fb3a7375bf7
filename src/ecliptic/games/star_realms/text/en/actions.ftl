# Options on buttons, and why an action is not possible.

do-play = Play { $card }
do-use = Use { $card }
do-ally = Use the ally ability of { $card }{ $vain ->
    [yes] {" "}(no base to destroy)
   *[no] {""}
}
do-scrap = Scrap { $card }{ $vain ->
    [yes] {" "}(no base to destroy)
   *[no] {""}
}
do-buy = Buy { $card } ({ $n })
do-attack = Attack { $whom }
do-attack-base = Attack { $card } of { $whom } ({ $n })
do-amount = { $n }
do-target = Choose { $whom }
do-target-base = Destroy { $card } of { $whom }
do-discard = Discard { $card }
do-scrap-hand = Scrap { $card } in your hand
do-scrap-discard = Scrap { $card } in your discard pile
do-scrap-row = Scrap { $card } in the trade row
do-choose = { CAPITAL($effect) }
do-copy = Copy { $card }
do-acquire = Acquire { $card } ({ $n })
do-to-discard = Put it into your discard pile
do-to-hand = Put it into your hand
do-to-deck-top = Put it on top of your deck
do-transfer = Pay 1 trade to move a card to a teammate
do-move = Move { $card }
do-give-to = Give it to { $whom }
do-give = Give { $card }
do-no-gift = Give nothing
do-pool-attack = Attack { $card } of { $whom } together ({ $n })
do-pool-buy = Buy { $card } together ({ $n })
do-agree = Agree
do-decline = Decline
do-done = Done
do-revoke = Keep acting
do-stop = Nothing more
do-end = End turn

## Refusals

no-such-action = '{ $text }' is not an action in Star Realms.
no-such-card = There is no card '{ $text }' in Star Realms.
no-other-choice = '{ $text }' is not one of the choices: answer the open question first.
no-not-now = '{ $text }' is not possible now.
no-not-in-hand = You have no { $card } in your hand.
no-not-in-row = { $card } is not in the trade row.
no-explorers = There are no Explorers left to buy.
no-too-expensive = { $card } costs { $cost } trade; you have { $trade }.
no-not-in-play = You have no { $card } in play.
no-ship-primary = { $card } is a ship: its primary ability was used when you played it.
no-primary = { $card } has no primary ability.
no-used = You have already used this ability of { $card } this turn.
no-base-to-copy = There is no other base in play to copy.
no-ally-ability = { $card } has no ally ability.
no-ally = You have no ally for { $card } in play.
no-scrap-ability = { $card } has no scrap ability.
no-reach = { $whom_you ->
    [yes] You cannot attack yourself.
   *[no] { $whom } is out of your reach.
}
no-combat = You have no combat to spend.
no-outpost = An outpost protects { $whom }: destroy it first.
no-base-there = { $whom } has no { $card } in play.
no-declined = Your proposal for { $card } was declined. Propose it again after one of you has done something else.
no-too-strong = Destroying { $card } takes { $defense } combat; you have { $combat }.
no-attack-the-team = The team has one authority score: attack it through { $whom } ({ $text }).
