# Options of a table.

option-acts = Acts
option-acts-about = How many acts are played.
option-lore-deck = Lore deck
option-lore-deck-about = The lore deck: the 14 cards of the base game, or all 28.
option-lore-deck-base = the 14 of the base game
option-lore-deck-all = all 28
