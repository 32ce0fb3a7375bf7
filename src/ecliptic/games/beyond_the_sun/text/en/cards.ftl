# What is printed on cards and mats around the steps: when an ability works, what it changes, what scores.

label-immediate = Immediately
label-action = Action ({ part-price })
label-control-bonus = Control bonus
label-colonization-bonus = Colonization bonus
label-lasting = From now on
label-set-up = Set-up
label-ability = Ability { $letter }, { $name }
label-points = Points
locked-until = Works while cell { $cell } of your { $track } is open.
points-of-spaces = { $points } VP from left to right

## Lasting abilities with an effect. limit: turn = once on each of your turns

ability-limit = { $limit ->
    [turn] once on each of your turns: { $clause }
   *[none] { $clause }
}
when-own-turn-action-phase-outside-action = { $limit ->
    [turn] once on each of your turns, before or after your action, you may { $then }
   *[none] on your turn, before or after your action, you may { $then }, as often as you like
}
when-research-discovered-chosen = whenever you research a technology that is already discovered, first { $then }
when-production-phase-trade-with-3-or-more-trades = if you make at least 3 trades in one production phase, { $then } after the last one
when-last-disc-left-a-production-track = when the last disc leaves one of your production tracks, { $then }
when-take-control = when you take control of a location, { $then }

## Lasting abilities that change a rule

rule-skip-one-prerequisite = when you research a discovered technology that requires 2 prerequisites, you may ignore 1 of them
rule-pay-ore-for-returned-population = whenever the cost of an action contains returned population, you may pay 1 ore in place of one of those cubes
rule-discs-from-either-track = when you automate or place a disc on a system, you may take the disc from either production track
rule-wormholes = 1 movement point takes one of your ships to any location, unless it starts in Sol or Deep Space
rule-replace-star-discs = on your turn, before or after your action, you may replace your star discs on achievements with production discs; at the end of the game this happens automatically
rule-push-pawn = you may choose an action space occupied by another faction and push its pawn aside
rule-growth-any-column = in population growth you may take the cube of each open letter from any column
rule-reveal-extra-card = when you discover a technology, reveal { $n ->
    [one] 1 more matching card
   *[other] { $n } more matching cards
} before you choose
rule-upgrade-built-ship = when you build a ship, you may pay { $ore } ore to build it { $n ->
    [one] 1 level
   *[other] { $n } levels
} higher (at most level 4)
rule-extra-movement-points = each of your jumps has { $n ->
    [one] 1 more movement point
   *[other] { $n } more movement points
}
rule-reduce-ore-cost = actions that colonize cost you { amount-ore } less

## Events that stay

after-kept-by-active = keep this card: { $n } VP
after-kept-by-colonizer = it stays until the linked system is colonized; then the colonizing faction keeps it: { $n } VP
after-kept-by-claimer = it stays until somebody claims the linked achievement; then that faction keeps it: { $n } VP
after-stays-until-colonized = it stays until the linked system is colonized
after-museum = it stays to the end of the game; each ship on it scores 1 VP, or 2 VP at level 3 or 4
after-exposition = it stays to the end of the game; every faction with a disc on the linked achievement scores 1 VP
after-action = it stays until its action is taken

## Points of level IIII technologies, and what they count

points-fixed = { $base } VP
points-formula = { $base } VP, plus { $each } VP { $per }
points-formula-capped = { $base } VP, plus { $each } VP { $per } (at most { $cap })
per-level-III-technologies-owned-incl-private = { $every ->
    [one] for each of your level III technologies
   *[other] for every { $every } of your level III technologies
}
per-total-military-power-on-exploration-board = { $every ->
    [one] for each point of your military power
   *[other] for every { $every } points of your military power
}
per-automation-level = { $every ->
    [one] for each automation level
   *[other] for every { $every } automation levels
}
per-locations-controlled = { $every ->
    [one] for each location you control
   *[other] for every { $every } locations you control
}
per-population-cubes-on-mat-at-game-end = { $every ->
    [one] for each population you have
   *[other] for every { $every } population you have
}
per-own-ships-on-exploration-board = { $every ->
    [one] for each of your ships
   *[other] for every { $every } of your ships
}
per-colonized-systems = { $every ->
    [one] for each system you have colonized
   *[other] for every { $every } systems you have colonized
}
per-production-discs-removed-from-own-tracks = { $every ->
    [one] for each disc taken off your production tracks
   *[other] for every { $every } discs taken off your production tracks
}
per-technologies-level-IIII = { $every ->
    [one] for each of your level IIII technologies
   *[other] for every { $every } of your level IIII technologies
}
per-technologies-level-II-on-board = { $every ->
    [one] for each level II technology you have researched on the board
   *[other] for every { $every } level II technologies you have researched on the board
}
per-technologies-per-type-min = { $every ->
    [one] for each set of technologies of all four types
   *[other] for every { $every } sets of technologies of all four types
}
per-locations-controlled-plus-colonized = { $every ->
    [one] for each location you control or have colonized
   *[other] for every { $every } locations you control or have colonized
}
per-printed-specialisations-one-kind = { $every ->
    [one] for each printed symbol of your more frequent kind
   *[other] for every { $every } printed symbols of your more frequent kind
}
per-technologies-level-III = { per-level-III-technologies-owned-incl-private }
per-military-power = { per-total-military-power-on-exploration-board }
per-production-discs-removed = { per-production-discs-removed-from-own-tracks }

## Conditions of achievements

condition-technologies-level-IIII = { $n ->
    [one] have a level IIII technology
   *[other] have at least { $n } level IIII technologies
}
condition-colonized-systems = { $n ->
    [one] have colonized a system
   *[other] have colonized at least { $n } systems
}
condition-technologies-level-II-on-board = { $n ->
    [one] have researched a level II technology on the board
   *[other] have researched at least { $n } level II technologies on the board
} (private ones do not count)
condition-technologies-level-III = { $n ->
    [one] have a level III technology
   *[other] have at least { $n } level III technologies
} (private ones count)
condition-technologies-per-type-min = have at least { $n } technologies of each of the four types at levels II and III (private ones count, hybrids count for both types)
condition-automation-level = have automation level { $n } or higher
condition-military-power = have a total military power of at least { $n }
condition-printed-specialisations-one-kind = have at least { $n } printed { $n ->
    [one] symbol
   *[other] symbols
} of one kind on systems and shipyards you control and systems you have colonized
condition-locations-controlled-plus-colonized = have at least { $n } { $n ->
    [one] location
   *[other] locations
} that you control or have colonized
condition-production-discs-removed = have taken at least { $n } { $n ->
    [one] disc
   *[other] discs
} off your production tracks
condition-locations-controlled = control at least { $n } { $n ->
    [one] location
   *[other] locations
}
condition-own-ships-on-exploration-board = have at least { $n } { $n ->
    [one] ship
   *[other] ships
} on the exploration board
condition-population-cubes-on-mat-at-game-end = have at least { $n } population
condition-level-III-technologies-owned-incl-private = { condition-technologies-level-III }
condition-total-military-power-on-exploration-board = { condition-military-power }
condition-production-discs-removed-from-own-tracks = { condition-production-discs-removed }
condition-progress = { $has } of { $n }
