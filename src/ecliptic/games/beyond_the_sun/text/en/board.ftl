# What the board of the web client says.

game-about =
    Research technologies, build and move ships, and colonize systems, and collect achievements before the others do.

group-technologies = Technologies
group-guilds = Guilds
group-events = Events
group-basic = { area-basic-spacefaring }
group-abilities = Abilities
group-moves = Moves
group-ships = Ships
group-achievements = Achievements

left-movement = movement points
left-moves = ship moves
left-upgrades = upgrades
left-production = production phase

board-page-tree = Technologies
board-page-map = Map
board-page-own = Mat
board-page-players = Achievements
board-players = Players
board-back = My mat
board-of = Mat of { $who }
board-reconstructed = Partly reconstructed: no public text states all of its values. A content pack can replace them.

short-research-1 = Research I
short-research-2 = Research II
short-build-and-jump = Build, jump 2
short-grow-and-mine = Population, ore
board-guild-closed = Closed until an event uncovers a guild of rank { $rank }.
board-revealed = Revealed cards
board-pawn-of = Pawn here: { $who }
board-deck = Deck { $level }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-row = Tableau: { $what }
board-deck-part = Part { $n } from the top:
board-deck-all = In unknown order:
board-unseen-events = Events not seen yet:
board-system-deck = System deck { $deck }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-event-there = Not discovered yet. The face-down event here is resolved first.
board-undiscovered = Not discovered yet.
board-needs = Needs { $n } of: { $what }
board-opens = Opens: { $what }
board-output = Passes on the type: { $type }
board-researchers = Researched by { $who }

board-system-needs = Colonizing takes strength { $n } and scores { $vp } VP.
board-symbols = Symbols: { $what }
board-outpost-of = Controlled by { $who } ({ $disc })
board-no-control = Nobody can control this location.
board-would-control = After these moves { $who } takes control.
board-would-lose = After these moves { $who } loses control.
board-power-of = { $who }: strength { $n }
board-ships-here = { $place }: { $n ->
    [one] 1 level { $level } ship
   *[other] { $n } level { $level } ships
}
board-shipyard-short = Shipyard { $n }

board-discs-missing = { $n ->
    [0] The end of the game is triggered.
    [one] 1 more disc on achievements triggers the end.
   *[other] { $n } more discs on achievements trigger the end.
}
board-discs-missing-short = Discs to the end
board-last-round = Round { $n } is the last one.
board-end-rule = Disc number { $n } on achievements triggers the end: the current round is finished, then one more is played.
board-points-of-spaces = Points: { $points }
board-progress = { $who }: { $n } of { $all }
board-claimed = Claimed by { $who }: { $n } VP
board-linked-to = Linked to { $what }

board-points = { $n } VP so far
board-points-from = { $source }: { $n }
board-trades = In the production phase: 3 ore for 1 population, 1 ore and a ship for 1 population, 1 population for 1 ore.
board-growth = Population growth takes a cube from each of these columns: { $columns }
board-ore-yield = Ore production gives { $n } ore.
board-discs-left = Discs left on the track: { $n }
board-column = Supply column { $column }: { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
board-column-open = Its letter is open: population growth takes a cube from here.
board-column-closed = Its letter is still covered on the food track.
board-automation = Automation level { $n }
board-automation-points = Points by level: { $points }
board-events = Events kept
board-donated = Ships given to the museum (number × level)

score-technologies = Technologies
score-automation = Automation
score-colonies = Colonized systems
score-outposts = Outposts and strength
score-events = Events
score-achievements = Achievements
score-final = Final scoring
score-so-far = So far
score-total = Total

location-X1 = First extra system
location-X2 = Second extra system
location-X3 = Third extra system

control-title = Pieces
control-guilds = Open guilds
control-ships = Ships
control-level = Level { $level }
