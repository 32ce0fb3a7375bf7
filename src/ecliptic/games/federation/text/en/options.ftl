# What the host can set. A choice is option-<option>-<choice>.

option-set-up = Set-up
option-set-up-about = Production structures and megastructure tiles shuffled, or as printed on the board.
option-set-up-advanced = Advanced: shuffled
option-set-up-first-game = First game: as printed

option-first = Start player
option-first-about = Who is the start player of the first round.
option-first-random = At random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4

option-two-player-tie = Two-player tie
option-two-player-tie-about = Points for each of two players tied for a major project; one edition gives 7, the other 5.

option-neutral-votes-on-floors = Neutral votes on floors
option-neutral-votes-on-floors-about = Do neutral votes count for the majority of a floor?
option-neutral-votes-on-floors-yes = Yes
option-neutral-votes-on-floors-no = No

option-hangar-limit = Hangar
option-hangar-limit-about = How many ships a hangar holds; one edition has no limit, which is 8.

option-next-lower-level = Erudites' levels
option-next-lower-level-about = Does an erudite need the next lower level of the delegation, or any lower one?
option-next-lower-level-yes = The next lower one
option-next-lower-level-no = Any lower one

option-reveal-next-level-2 = Next level 2 erudite
option-reveal-next-level-2-about = Is the next level 2 erudite turned face up when one is taken?
option-reveal-next-level-2-yes = Yes
option-reveal-next-level-2-no = No

option-die-after-action = Adding the die
option-die-after-action-about = Is the die added after the action of a placement, or before it?
option-die-after-action-yes = After the action
option-die-after-action-no = Before the action

option-marker-after-action = Special mission marker
option-marker-after-action-about = Is the mission marker placed after the action of a placement, or before it?
option-marker-after-action-yes = After the action
option-marker-after-action-no = Before the action

option-level-bonus-in-upkeep = Level bonuses and upkeep
option-level-bonus-in-upkeep-about = Do level bonuses raise the upkeep?
option-level-bonus-in-upkeep-yes = Yes
option-level-bonus-in-upkeep-no = No

option-limited-supply = Supply of resources
option-limited-supply-about = Does the supply of resources run out?
option-limited-supply-yes = Yes
option-limited-supply-no = No
