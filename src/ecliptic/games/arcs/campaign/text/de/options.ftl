# Options of a table.

option-acts = Akte
option-acts-about = Wie viele Akte gespielt werden.
option-lore-deck = Überlieferungsdeck
option-lore-deck-about = Das Überlieferungsdeck: die 14 Karten des Grundspiels oder alle 28.
option-lore-deck-base = die 14 des Grundspiels
option-lore-deck-all = alle 28
