# The text box of the cards. A step is a clause without capital and full stop, used alone, after a condition or as an
# option. Messages part-* are parts of others in this language only.

label-ally = Ally ({ $faction })
label-scrap = Scrap

## Gains

gain = gain { $amounts }
gain-trade = { $n } trade
gain-combat = { $n } combat
gain-authority = { $n } authority

## Steps
## how: may = one or none, up-to = none to most, exactly = most, from = least to most

step-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
}
step-opponent-discard = target opponent discards { $n ->
    [one] a card
   *[other] { $n } cards
}
step-scrap-own = { $how ->
    [may] you may scrap a card { part-own-zones }
    [up-to] scrap up to { $most } cards { part-own-zones }
    [from] scrap { $least } to { $most } cards { part-own-zones }
   *[exactly] scrap { $most ->
        [one] a card
       *[other] { $most } cards
    } { part-own-zones }
}
part-own-zones = { $zones ->
    [hand] in your hand
    [discard] in your discard pile
   *[both] in your hand { $most ->
        [one] or
       *[other] and/or
    } discard pile
}
step-scrap-row = { $how ->
    [may] you may scrap a card in the trade row
    [up-to] scrap up to { $most } cards in the trade row
    [from] scrap { $least } to { $most } cards in the trade row
   *[exactly] scrap { $most ->
        [one] a card
       *[other] { $most } cards
    } in the trade row
}
step-destroy-base = { $how ->
    [may] you may destroy target base
   *[exactly] destroy target base
}
step-discard-own = { $how ->
    [may] you may discard a card
    [up-to] discard up to { $most } cards
    [from] discard { $least } to { $most } cards
   *[exactly] discard { $most ->
        [one] a card
       *[other] { $most } cards
    }
}
step-acquire-free = acquire { $cost ->
    [any] any { part-acquired }
   *[other] a { part-acquired } of cost { $cost } or less
} for free{ $to ->
    [hand] {" "}and put it into your hand
    [deck-top] {" "}and put it on top of your deck
   *[normal] {""}
}
part-acquired = { $types ->
    [ship] ship
    [base] base
   *[both] card
}
step-next-acquire-to = { $how ->
    [may] you may put
   *[exactly] put
} the next { $types ->
    [ship] ship
    [base] base
   *[both] ship or base
} you acquire this turn { $to ->
    [hand] into your hand
    [deck-top] on top of your deck
   *[normal] into your discard pile
}
step-copy-base = until the end of the turn this base is a copy of any other base in play and has that base's faction as well as its own
step-copy-ship = this ship becomes a copy of another ship you have played this turn and has that ship's faction as well as its own
step-combat-per = gain { gain-combat } { $per }
step-draw-per = { step-draw } { $per }

## Counts

per-own-cards-scrapped-from-hand-or-discard-this-turn = for each card you have scrapped from your hand or discard pile this turn
per-blob-cards-played-this-turn = for each Blob card you have played this turn

## Sentences around steps

sentence = { CAPITAL($clause) }.
for-each-picked = { $first }{ $most ->
    [one] ; if you do,
   *[other] , then for each of them
} { $then }
if-own-bases-in-play-at-least = if you have { $n ->
    [one] a base
   *[other] { $n } or more bases
} in play, { $then }
if-any-opponent-has-base = if an opponent has a base in play, { $then }
when-you-play-ship = whenever you play a { $faction ->
    [blob] Blob ship
    [trade-federation] Trade Federation ship
    [star-empire] Star Empire ship
    [machine-cult] Machine Cult ship
   *[any] ship
}, { $then }
ally-for-all = this card counts as an ally for every faction
on-acquire = when you acquire this card, you may put it into your hand if you have played a { $faction ->
    [blob] Blob
    [trade-federation] Trade Federation
    [star-empire] Star Empire
   *[machine-cult] Machine Cult
} card this turn
