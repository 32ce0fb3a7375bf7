# What the host can set. A choice is option-<option>-<choice>.

option-mode = Mode
option-mode-about = Who plays against whom.
option-mode-auto = Two players: duel; more: free-for-all
option-mode-duel = { mode-duel }
option-mode-free-for-all = { mode-free-for-all }
option-mode-hunter = { mode-hunter }
option-mode-hydra-two-headed = { mode-hydra-two-headed }
option-mode-hydra-three-headed = { mode-hydra-three-headed }
option-mode-emperor = { mode-emperor }
option-mode-raid = { mode-raid }

option-set = Card sets
option-set-about = Which cards are in the trade deck.
option-set-colony-wars = { set-colony-wars }
option-set-core = { set-core }
option-set-both = Both sets
option-set-both-more-core = Both sets, the Core Set twice with five or six players

option-first = First player
option-first-about = Who takes the first turn. In team modes this player's team goes first; in a raid this player is the boss.
option-first-random = At random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-first-4 = Seat 5
option-first-5 = Seat 6

option-emperors = Emperors
option-emperors-about = How each team's emperor is chosen (emperor mode only).
option-emperors-middle = The middle seats
option-emperors-random = At random

option-turn-limit = Turn limit
option-turn-limit-about = The game ends without a result after this many turns; 0 means no limit.
