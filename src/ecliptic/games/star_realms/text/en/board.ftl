# Texts of the web client's board.

game-about =
    A deck-building duel: buy ships and bases from the trade row, combine their factions, and reduce your opponent's
    authority to zero.
zone-known-hand = Known cards in hand
zone-known-deck = Known cards in the deck, from the top
zone-known-trade-deck = Known cards in the trade deck
