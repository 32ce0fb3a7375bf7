# What components do. A step is a clause without capital and full stop, so that it can stand alone, after a cost or
# among options.

sentence = { CAPITAL($clause) }.
step-optional = you may { $step }
step-for-cost = { part-cost } and { $step }
step-pay = { part-cost }
part-cost = { $population ->
    [0] pay { $ore } ore
   *[other] { $ore ->
        [0] return { $population } population
       *[other] pay { $ore } ore, return { $population } population
    }
}

## Resources

step-gain-ore = gain { amount-ore }
step-make-pop = turn { amount-supply } into population
step-take-population = turn { amount-supply } of column { $take } into population
step-relocate-supply = move { $take ->
    [rightmost] { $n ->
        [one] your rightmost supply cube
       *[other] your { $n } rightmost supply cubes
    }
   *[other] { $n ->
        [one] a supply cube of column { $take }
       *[other] { $n } supply cubes of column { $take }
    }
} to { $to ->
    [any] { $n ->
        [one] any column
       *[other] any columns
    }
   *[other] column { $to }
}
step-growth-production = carry out population growth
step-ore-production = carry out ore production
step-trade = { $most ->
    [0] make any number of resource trades
    [one] make 1 resource trade
   *[other] make up to { $most } resource trades
}
step-automate = automate { $disc ->
    [food] food
    [ore] ore
   *[either] food or ore
}{ $n ->
    [one] {""}
   *[other] {" "}{ $n } times
}
step-gain-ore-per-controlled-location = gain { $per } ore for each location you control, at most { $most }
step-gain-ore-per-wrested-control = gain { $per } ore for each location you took from another faction with this jump, at most { $most }
step-make-pop-per-colonized = turn { amount-supply } into population for every { $every ->
    [one] system
   *[other] { $every } systems
} you have colonized

## Ships

step-build = build { $n ->
    [one] { $level ->
        [0] a ship of the chosen level
       *[other] a level { $level } ship
    }
   *[other] { $level ->
        [0] { $n } ships of the chosen level
       *[other] { $n } level { $level } ships
    }
} from { $cubes ->
    [population] population
   *[supply] supply
}{ $at ->
    [deep_space] {" "}in Deep Space
   *[shipyard] {""}
}
step-jump = jump { $n }
step-jump-anywhere = move { $n ->
    [one] one of your ships to any location
   *[other] up to { $n } of your ships, each to any location
}
step-upgrade = upgrade { $ships ->
    [one] a ship
   *[other] up to { $ships } ships
} by { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}
step-upgrade-levels = upgrade your ships by { $n ->
    [one] 1 level
   *[other] { $n } levels in any combination
}
step-choose-ship-level = choose ship level { $levels }
step-set-starting-ship-level = your starting ship is level { $level }
step-donate-ships = { $n ->
    [one] put one of your ships on this card
   *[other] put up to { $n } of your ships on this card
}
step-return-ships-for-ore = { $n ->
    [one] return one of your ships to supply and gain ore equal to its level
   *[other] return up to { $n } of your ships to supply and gain ore equal to their total level
}

## Research and colonization

step-research = research { $discovered ->
    [yes] a discovered level
   *[no] a level
} { $levels } technology{ $freely ->
    [yes] {" "}without its prerequisites
   *[no] {""}
}{ $skip ->
    [yes] { $freely ->
        [yes] {" "}and without its immediate bonus
       *[no] {" "}without its immediate bonus
    }
   *[no] {""}
}{ $levels ->
    [X] {" "}(X is 1 plus the number of systems you have colonized)
   *[other] {""}
}
step-private-technology = draw { $draw } level { $level } technologies and keep one as a private technology
step-colonize = { $stealthy ->
    [yes] colonize a system that no faction controlled at the start of this turn; you need the strength there but not control
   *[no] colonize a system
}
step-repeat-immediate-of-this-card = carry out the immediate bonus of this card again
step-repeat-immediate-of-own-technology = carry out the immediate bonus of one of your technologies of level I, II or III again
step-copy-research-action = carry out any action that contains research, even of a technology you do not have
step-basic-spacefaring-action = carry out one row of { area-basic-spacefaring } and pay its cost
step-draw-systems-keep-one = draw { $draw } systems from deck { $deck } and keep one as a colonized system, with a disc and its colonization bonus

## Choices, and what others do

step-choose = { $n ->
    [one] choose one: { $options }
    [2] choose twice: { $options }
   *[other] choose { $n } times: { $options }
}
step-each-faction = all factions in turn order, starting with you: { $effect }
step-each-other-faction = all other factions in turn order: { $effect }

## Events

step-remove-guild-tile = remove a guild tile of rank { $rank }: the guild is open to all factions
step-link-to-system = link this card to a system: { $delta ->
    [-1] it requires 1 less strength
    [1] it requires 1 more strength
   *[other] the strength it requires changes by { $delta }
}
step-link-to-achievement = link this card to an achievement{ $unclaimed ->
    [yes] {" "}without a disc
   *[no] {""}
}
step-add-linked-system = put a system of deck { $deck } next to any system slot: it can be reached only from there and is not replaced
step-draw-linked-system-off-board = put a system of deck { $deck } beside this card: ships cannot go there
step-take-linked-system = take the system beside this card as a colonized system, without discs, and take its colonization bonus
