# Prompts for the deciding seat, and what the other seats see.

prompt-main = Your turn. You have { $trade } trade and { $combat } combat.
prompt-team = Your team's turn. Act in any order and say when you are done.
prompt-amount = How much combat do you spend to attack { $whom }?
prompt-amount-base = How much combat do you spend on { $card } of { $whom }?
prompt-destroy-base = Choose the base to destroy.
prompt-choose-effect = { $card }: choose one.
prompt-target = Choose the opponent who discards { $n ->
    [one] a card
   *[other] { $n } cards
}.
prompt-forced-discard = { $n ->
    [one] Choose a card to discard.
   *[other] Choose a card to discard, { $n } in all.
}
prompt-pick-scrap = { $left ->
    [one] { $card }: choose a card to scrap.
   *[other] { $card }: choose a card to scrap, { $left } at most.
}
prompt-pick-discard = { $left ->
    [one] { $card }: choose a card to discard.
   *[other] { $card }: choose a card to discard, { $left } at most.
}
prompt-scrap-row = { $left ->
    [one] { $card }: choose a card in the trade row to scrap.
   *[other] { $card }: choose a card in the trade row to scrap, { $left } at most.
}
prompt-copy = Choose what { $card } becomes a copy of.
prompt-destination = Choose where { $card } goes.
prompt-acquire-free = { $card }: choose the card to acquire for free.
prompt-transfer-card = Choose a card in your discard pile for a teammate.
prompt-transfer-to = Choose who gets { $card }.
prompt-gift = You are out of the game. You may give { $whom } one of your cards.
prompt-share = { $card }: { $left } to pay. How much does { $whom } pay?
prompt-consent = { $who } wants to pay for { $card } together: your share is { $n }. Do you agree?
prompt-over = { $winners_you ->
    [yes] { $winners_count ->
        [one] You have won.
       *[other] Your team has won.
    }
   *[no] { $winners_count ->
        [one] { $winners } has won.
       *[other] { $winners } have won.
    }
}
prompt-stopped = The game has ended without a result.

## Waiting

wait-main = It is { $who }'s turn.
wait-team = { $who } { $who_count ->
    [one] is
   *[other] are
} taking the team's turn.
wait-amount = { $who } is deciding how much combat to spend.
wait-amount-base = { $who } is deciding how much combat to spend on a base.
wait-destroy-base = { $who } is choosing a base to destroy.
wait-choose-effect = { $who } is choosing an effect.
wait-target = { $who } is choosing who discards.
wait-forced-discard = { $who } is choosing a card to discard.
wait-pick-scrap = { $who } is choosing a card to scrap.
wait-pick-discard = { $who } is choosing a card to discard.
wait-scrap-row = { $who } is choosing a card in the trade row to scrap.
wait-copy = { $who } is choosing what to copy.
wait-destination = { $who } is choosing where the card goes.
wait-acquire-free = { $who } is choosing a card to acquire.
wait-transfer-card = { $who } is choosing a card for a teammate.
wait-transfer-to = { $who } is choosing a teammate.
wait-gift = { $who } is out of the game and is choosing a parting gift.
wait-share = { $who } is dividing a shared payment.
wait-consent = { $who } { $who_count ->
    [one] is
   *[other] are
} deciding about a shared payment.
