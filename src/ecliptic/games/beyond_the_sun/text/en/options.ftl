# What the host can set. A choice is option-<option>-<choice>.

option-mats = Faction mats
option-mats-about = Which faction mats everybody uses.
option-mats-basic = Basic
option-mats-advanced = Advanced
option-factions = Factions
option-factions-about = How faction mats are given out.
option-factions-random = At random
option-factions-chosen = Chosen in turn order
option-achievements = Achievements
option-achievements-about = Which achievements are in play besides the two basic ones.
option-achievements-drawn = Drawn at random
option-achievements-first-game = For the first game
option-tableau = Technology tableau
option-tableau-about = The expert variant: technologies are chosen from face-up rows.
option-tableau-off = Off
option-tableau-on = On
option-first = First player
option-first-about = Who takes the first turn.
option-first-random = At random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-round-limit = Round limit
option-round-limit-about = Rounds after which a game ends without a result; 0 means no limit.
