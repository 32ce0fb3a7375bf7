# What the board of the web client says.

game-about =
    A duel of decks: buy ships and bases from the trade row, let their factions work together, and bring the other's
    authority to zero.
zone-known-hand = Known cards in hand
zone-known-deck = Known cards of the deck, from the top
zone-known-trade-deck = Known cards of the trade deck
