# Names of things.

game-title = Federation

## Resources

resource-lavandium = lavandium
resource-coppernium = coppernium
resource-oceanium = oceanium
resource-gold = gold
amount-lavandium = { $n } lavandium
amount-coppernium = { $n } coppernium
amount-oceanium = { $n } oceanium
amount-gold = { $n } gold
amount-nothing = nothing
amount-free = free
amount-accreditation = { $n ->
    [one] 1 accreditation step
   *[other] { $n } accreditation steps
}

## Planets

planet-neo = Neo
planet-six-moon = 6Moon
planet-atalum = Atalum
planet-arratooine = Arratooine
planet-e81216 = E81216

## Actions and spaces of the senate

action-neo = { planet-neo }
action-six-moon = { planet-six-moon }
action-atalum = { planet-atalum }
action-arratooine = { planet-arratooine }
action-e81216 = { planet-e81216 }
action-espionage = Spy action
action-A = Officers' Quarters
action-B = Purchasing Office
action-C = Patron's Office
action-D = President's Office
action-E = Assistants' Room
action-F = Small Salon
action-outer-module = Outer Module
space-neo-left = { planet-neo } (left wing)
space-neo-right = { planet-neo } (right wing)
space-six-moon-left = { planet-six-moon } (left wing)
space-six-moon-right = { planet-six-moon } (right wing)
space-atalum-left = { planet-atalum } (left wing)
space-atalum-right = { planet-atalum } (right wing)
space-arratooine-left = { planet-arratooine } (left wing)
space-arratooine-right = { planet-arratooine } (right wing)
space-e81216-left = { planet-e81216 } (left wing)
space-e81216-right = { planet-e81216 } (right wing)
space-espionage-left = Spy action (left wing)
space-espionage-right = Spy action (right wing)
space-A = Officers' Quarters
space-B = Purchasing Office
space-C = Patron's Office
space-D = President's Office
space-E = Assistants' Room
space-F = Small Salon
space-outer-module = Outer Module
wing-left = left wing
wing-right = right wing
floor-1 = bottom floor
floor-2 = middle floor
floor-3 = top floor

## Ambassadors and tokens

shown-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
shown-funding = funding
shown-funding-bonus = funding and { $bonus }
token-votes = alteration token with { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} ({ $bonus })
token-funding = alteration token with funding ({ $bonus })

## Projects

project-neo = { planet-neo } major project
project-six-moon = { planet-six-moon } major project
project-atalum = { planet-atalum } major project
project-arratooine = { planet-arratooine } major project
project-e81216 = { planet-e81216 } major project
project-missions = major project of special missions
project-common = joint major project

## Medals

medal-neo = medal of honour of { planet-neo }
medal-six-moon = medal of honour of { planet-six-moon }
medal-atalum = medal of honour of { planet-atalum }
medal-arratooine = medal of honour of { planet-arratooine }
medal-e81216 = medal of honour of { planet-e81216 }
medal-accreditation = medal of honour for accreditation
medal-intrigue = medal of honour for intrigue

## Missions

mission-name = special mission { $n } ({ $topic })
mission-1 = { planet-neo }
mission-2 = { planet-six-moon }
mission-3 = { planet-atalum }
mission-4 = { planet-arratooine }
mission-5 = { planet-e81216 }
mission-6 = { action-A }
mission-7 = { action-espionage }
mission-8 = { action-D }
mission-9 = { action-F }
mission-10 = { action-E }
mission-11 = { action-B }
mission-12 = { action-C }

## Erudites

delegation-A = Diplomats
delegation-B = Robots
delegation-C = Traders
delegation-D = Magi
delegation-E = Miners
delegate-A = Diplomat
delegate-B = Robot
delegate-C = Trader
delegate-D = Magus
delegate-E = Miner
erudite-name = { $delegation } { $number }
timing-immediate = at once
timing-any-turn = at any moment of your turn
timing-planet = during an action on { $planet }

## Tiles and buildings

asteroid-name = asteroid with { $resources }
dead-asteroid-name = dead asteroid with { $resources }
neo-space = influence { $influence } with { $resources }
neo-asteroid = influence { $influence }, asteroid { $number }
neo-dead-asteroids = influence { $influence }, dead asteroids
post-name = trading post { $n }
site-PS-1A = Space Shipyard
site-PS-1B = Transporter
site-PS-2A = Transmutation Chamber
site-PS-2B = Lavandium Replicator
site-PS-3A = Military Academy
site-PS-3B = Consulate
site-PS-4A = Alteration Incubator
site-PS-4B = Space University
megastructure-name = megastructure { $n } ({ $values })
deep-space-name = deep space tile { $number } ({ $effect })
starting-planet-name = starting planet { $number } ({ $effect })
law-name = law of { $planet } ({ $effect })

## What can be counted

count-influence-neo = influence on { planet-neo }
count-influence-six-moon = influence on { planet-six-moon }
count-influence-atalum = influence on { planet-atalum }
count-influence-arratooine = influence on { planet-arratooine }
count-influence-e81216 = influence on { planet-e81216 }
count-completed-missions = completed special missions
count-accreditation-level = accreditation level
count-die-value = die
count-crystals-and-gold-in-storage = resources
count-gold-in-storage = gold
count-mission-spaces-with-marker = unlocked special missions
count-distinct-delegations-owned = delegations
count-megastructures-built = megastructures
count-ships-in-hangar = ships in the hangar
count-trade-discs-level-2 = discs on level 2
count-unused-alteration-tokens = unused alteration tokens
count-asteroid-tiles-owned = asteroid tiles

## Phases

phase-setting-up = Set-up
phase-ambassadors = Ambassador phase
phase-executive = Executive phase
phase-over = End of the game
