# Fate 8: the Believer.

text-F08-01A = Gain { card-F08-02 } and { card-F08-03 }. Stack the 9 Faithful cards in order, the 9 on top. Put { card-F08-13 } and { card-F08-14 } into the rules booklet.
text-F08-01B = Spread the Good Word: when you win an ambition, advance by the actions of the uppermost Faithful card of the stack, or by 10 if the stack is empty.
text-F08-02 = When you play a Faithful card and declare an ambition that you are winning, that card gives 1 more action this turn.
text-F08-03 = { new-action-teach } ({ action-influence }): attach the uppermost Faithful card of the stack to a Guild card in the Court whose suit is the type of a planet with a city of yours. If you do, scrap the bottommost action card of the discard pile that is not an Event.
text-F08-13 =
    Faithful cards are a suit of their own with two sides. Zeal: move, influence, battle or tax. Wisdom: build, repair or secure. Choose the side when you play the card.
    A led Faithful card is Surpassed only by a higher Faithful card on the same side; the other side is a Pivot. A Faithful 7 does not seize the initiative.
    When you secure a Faithful card from the Court, draw it into your hand.
text-F08-14 = When you lead a Faithful card, you may declare any ambition.
text-F08-16 = Prelude: discard an action card that is not an Event from your hand to place this card beside a Faithful card played this round, also beside your own face-down one. When the round ends, take that Faithful card into your hand and this card back into play.
text-F08-17 =
    Crisis: attach The Young Light or The Prophet to this card. Everybody discards the highest Faithful card in their hand.
    When Secured: search the action discard pile, draw its highest Faithful card and shuffle the pile. Discard this card.
text-F08-18 = Prelude: discard an action card that is not an Event from your hand to place this card beside a Faithful card played this round, also beside your own face-down one. When the round ends, take that Faithful card into your hand and this card back into play.
text-F08-19 = When you declare Keeper or Empath, do not place the zero marker.
text-F08-20A = Take the 5 Ideals. Put { card-F08-21 } and { card-F08-23 } into the rules booklet. Put the Doctrine card beside the played cards: { card-F08-22A } if you have the initiative, { card-F08-22B } otherwise.
text-F08-20B = Develop the Ideals: when you win an ambition with an Ideal, advance 1 for each Power you gain from it.
text-F08-21 = The holder of The Young Light or The Prophet may turn the Doctrine card.
text-F08-22A = Faithful cards are played on their Zeal side. Ideals that come into play are Ideals of Zeal.
text-F08-22B = Faithful cards are played on their Wisdom side. Ideals that come into play are Ideals of Wisdom.
text-F08-23 =
    Faithful cards are played on the side of the Doctrine.
    If you declare an ambition on a turn in which you play a Faithful card: put an Ideal of the Doctrine into its box if it has no Ideal. You cannot declare an ambition with another Ideal.
text-F08-25 = Prelude: discard an action card that is not an Event from your hand to place this card beside a Faithful card played this round, also beside your own face-down one. When the round ends, take that Faithful card into your hand and this card back into play.
text-F08-26 = When you declare Keeper or Empath, do not place the zero marker.
text-F08-27 = All players show their Faithful cards. The player with the highest may turn the Doctrine card.
text-F08-28 =
    Faithful cards are played on the side of the Doctrine.
    On a turn in which you play a Faithful card you can only declare an ambition with an Ideal of the Doctrine.
text-F08-29A = Put { card-F08-30 } in place of { card-F08-23 } and { card-F08-31 } into the rules booklet. Turn the Doctrine card to the side with more Ideals in boxes, on a tie to Wisdom. Ideals stay in their boxes.
text-F08-29B =
    At least 2 ambition markers are in boxes with Ideals.
    All 3 ambition markers are in boxes with Ideals.
text-F08-30 =
    Faithful cards are played on the side of the Doctrine.
    If you declare an ambition on a turn in which you play a Faithful card: put an Ideal of the Doctrine into its box if it has no Ideal. You cannot declare an ambition with another Ideal.
    On a turn in which you play another card you cannot declare an ambition with an Ideal.
text-F08-31 = When a Rival of the Believer destroys a city of the Believer, that Rival may remove an Ideal from an ambition without an ambition marker.
text-F08-04 = An action card: number 9, 1 action. When you secure it from the Court, draw it into your hand.
text-F08-05 = An action card: number 8, 1 action. When you secure it from the Court, draw it into your hand.
text-F08-06 = An action card: number 7, 2 actions. When you secure it from the Court, draw it into your hand.
text-F08-07 = An action card: number 6, 2 actions. When you secure it from the Court, draw it into your hand.
text-F08-08 = An action card: number 5, 3 actions. When you secure it from the Court, draw it into your hand.
text-F08-09 = An action card: number 4, 3 actions. When you secure it from the Court, draw it into your hand.
text-F08-10 = An action card: number 3, 3 actions. When you secure it from the Court, draw it into your hand.
text-F08-11 = An action card: number 2, 4 actions. When you secure it from the Court, draw it into your hand.
text-F08-12 = An action card: number 1, 4 actions. When you secure it from the Court, draw it into your hand.

action-card-faithful-1 = Faithful 1
action-card-faithful-2 = Faithful 2
action-card-faithful-3 = Faithful 3
action-card-faithful-4 = Faithful 4
action-card-faithful-5 = Faithful 5
action-card-faithful-6 = Faithful 6
action-card-faithful-7 = Faithful 7
action-card-faithful-8 = Faithful 8
action-card-faithful-9 = Faithful 9
suit-zeal = Zeal
suit-wisdom = Wisdom

step-spread-the-good-word = advance the objective for ambitions won
step-faithful-disciples = have 1 more action
step-teach = attach the uppermost Faithful card to a Guild card in the Court
step-faithful-into-deck = add the other Faithful cards to the Court deck
step-bring-light = discard an action card to place this card beside a Faithful card
step-kidnap = The Young Light or The Prophet is attached here, and everybody discards a Faithful card
step-draw-highest-faithful = draw the highest Faithful card of the discard pile
step-develop-the-ideals = advance the objective for ambitions with an Ideal
step-young-light-becomes-prophet = The Young Light becomes The Prophet
step-place-ideal = place an Ideal of the Doctrine
step-first-doctrine = bring the Doctrine card into play
step-turn-to-more-ideals = turn the Doctrine card to the Ideal with more markers
step-set-doctrine = the holder of The Young Light or The Prophet may turn the Doctrine card
step-set-lay-doctrine = the player who shows the highest Faithful card may turn the Doctrine card
step-break-the-faith = the player who destroyed a city of the Believer may remove an Ideal

prompt-ask-teach = To which Guild card do you attach the uppermost Faithful card?
wait-ask-teach = { $who } is teaching the faith.
prompt-light-cost = Which action card do you discard?
wait-light-cost = { $who } is discarding an action card.
prompt-light-beside = Beside which Faithful card do you place the card?
wait-light-beside = { $who } is choosing a Faithful card.
prompt-ask-set-doctrine = Turn the Doctrine card?
wait-ask-set-doctrine = { $who } is deciding about the Doctrine.
prompt-ask-set-lay-doctrine = You show the highest Faithful card. Turn the Doctrine card?
wait-ask-set-lay-doctrine = { $who } has shown the highest Faithful card and is deciding about the Doctrine.
prompt-ask-break-the-faith = Which Ideal do you remove?
wait-ask-break-the-faith = { $who } may remove an Ideal.
wait-shuffle-pile = The action discard pile is being shuffled.

do-lead-side = Lead { $card } on its { $suit } side ({ $pips ->
    [one] 1 action
   *[other] { $pips } actions
})
do-surpass-side = Surpass with { $card } on its { $suit } side ({ $pips ->
    [one] 1 action
   *[other] { $pips } actions
})
do-pivot-side = Pivot with { $card } on its { $suit } side
do-hand-card = Discard { $card }
do-doctrine = Turn the Doctrine to { $suit }
do-ideal = Remove the Ideal ({ $ambition })

log-card-taught = { $who_you ->
    [yes] You attach
   *[no] { $who } attaches
} a Faithful card ({ $card }).
log-card-faithful-drawn = { $who_you ->
    [yes] You draw
   *[no] { $who } draws
} { $card }.
log-action-card-scrapped = { $card } is scrapped from the action discard pile.
log-faithful-discarded = { $who_you ->
    [yes] You discard
   *[no] { $who } discards
} { $card }.
log-faithful-found = { $who_you ->
    [yes] You draw
   *[no] { $who } draws
} { $card } from the action discard pile.
log-pile-searched = { $who_you ->
    [yes] You search
   *[no] { $who } searches
} the action discard pile.
log-faithful-shown = { $who_you ->
    [yes] You show
   *[no] { $who } shows
} { $card }.
log-doctrine = Now in force: { $card }.
log-ideal-placed = { $who_you ->
    [yes] You place
   *[no] { $who } places
} an Ideal ({ $ambition }): { $suit }.
log-ideal-removed = { $who_you ->
    [yes] You remove
   *[no] { $who } removes
} an Ideal ({ $ambition }): { $suit }.
