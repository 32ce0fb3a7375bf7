# What the host can set. A choice is option-<option>-<choice>.

option-map = Set-up card
option-map-about = Which clusters are out of play and where everybody starts; random: one of the four for the number of players.
option-map-random = Random
option-map-2p-frontiers = { setup-card-2p-frontiers }
option-map-2p-mix-up-1 = { setup-card-2p-mix-up-1 }
option-map-2p-homelands = { setup-card-2p-homelands }
option-map-2p-mix-up-2 = { setup-card-2p-mix-up-2 }
option-map-3p-mix-up = { setup-card-3p-mix-up }
option-map-3p-frontiers = { setup-card-3p-frontiers }
option-map-3p-homelands = { setup-card-3p-homelands }
option-map-3p-core-conflict = { setup-card-3p-core-conflict }
option-map-4p-mix-up-1 = { setup-card-4p-mix-up-1 }
option-map-4p-mix-up-2 = { setup-card-4p-mix-up-2 }
option-map-4p-frontiers = { setup-card-4p-frontiers }
option-map-4p-mix-up-3 = { setup-card-4p-mix-up-3 }

option-leaders = Leaders & Lore
option-leaders-about = Everybody drafts a leader and lore cards with special abilities.
option-leaders-none = Without
option-leaders-base = Those of the base game
option-leaders-all = All, with the expansion pack

option-lore = Lore cards
option-lore-about = Lore cards for each player, if leaders and lore are used.

option-discard = Action discard pile
option-discard-about = One face-down pile, or a separate public pile for cards that were played face up.
option-discard-one = One pile
option-discard-split = Split

option-first = First player
option-first-about = Who has the initiative at the start.
option-first-random = Random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
