# Texts of the terminal view.

group-play = Play
group-use = Use
group-ally = Ally
group-scrap = Scrap
group-buy = Buy
group-attack = Attack
group-choose = Choose
group-team = Team
group-end = End
unused-cards = { $n ->
    [one] play a card
   *[other] play { $n } cards
}
unused-abilities = { $n ->
    [one] use an ability
   *[other] use { $n } abilities
}
unused-combat = attack with { $n } combat
unused-trade = buy with { $n } trade
reconstructed = The values of this card are reconstructed; a content pack can correct them.
team-yours = your team
open-hand = hand: { $cards }
known = known: { $cards }
top = on top: { $cards }
used = used
copy-of = as { $card }
damaged = { $n } damage
short-ally = Ally
short-scrap = Scrap
short-hand = hand
short-deck = deck
short-discard = discard
plays = { $who_you ->
    [yes] You play
   *[no] { $who } plays
}: { $cards }
