# Effects of components. A step is a clause without capital and full stop, used alone or in a list.

sentence = { CAPITAL($clause) }.
erudite-text = { CAPITAL($timing) }: { $effect }.

step-gain = gain { $resources }
step-pay = pay { $resources }
step-accreditation = gain { amount-accreditation }
step-ship = { $n ->
    [one] take a ship
   *[other] take { $n } ships
}
step-unlock-any = { $n ->
    [one] unlock any special mission
   *[other] unlock { $n } special missions
}
step-unlock-all = unlock all special missions
step-die = raise your assistant die by { $n }
step-die-set = raise your assistant die to { $n }
step-project-any = { $n ->
    [one] advance any major project
   *[other] advance major projects { $n } times
}
step-pp = score { $n } PP
step-pp-per = score { $n } PP { $per }
step-gain-per = gain { $resources } { $per }
step-level-bonus = your accreditation level is { $n } higher { $duration ->
    [game] to the end of the game
   *[round] until the end of the round
}
step-alteration-draw = { $n ->
    [one] take a random alteration token of strength { $level }
   *[other] take { $n } random alteration tokens of strength { $level }
}
step-planet-action = take an action on { $planets }
step-production-income = { $n ->
    [one] income of any production structure
   *[other] income of { $n } production structures
}
step-refresh-erudite = turn a used level { $level } erudite face up
step-medal-any = take any medal of honour
step-medal = take the { $medal }
step-take-president-pawn = take the president pawn
step-build-discount = { $n ->
    [one] a building costs 1 crystal less
   *[other] a building costs { $n } crystals less
}
step-build-free = build anything for free
step-copy-erudite = copy a face-up erudite { $level ->
    [one] of level 1
   *[other] up to level { $level }
}
step-take-erudite-instead = take a level { $level } erudite instead of one by the normal rules
step-choose-each = { $mixed ->
    [yes] { $n } times, in any combination: { $options }
   *[no] { $n ->
        [one] { $options }
       *[other] { $n } times the same: { $options }
    }
}
step-place-trade-disc = put a trade disc on level { $level } for free{ $bonus ->
    [yes] {" "}with its bonus
   *[no] {" "}without its bonus
}
step-extra-move = { $n ->
    [one] move 1 place further
   *[other] move { $n } places further
}
step-move-without-reward = move your miner or magus 1 place without a reward
step-transmute = exchange a resource for the next in value
step-look-and-take-alteration = look at the alteration tokens of strength { $level } beside the board and take one
step-take-special-ambassador = take the special ambassador

## For each of what

per-influence-neo = per influence on { planet-neo }
per-influence-six-moon = per influence on { planet-six-moon }
per-influence-atalum = per influence on { planet-atalum }
per-influence-arratooine = per influence on { planet-arratooine }
per-influence-e81216 = per influence on { planet-e81216 }
per-completed-missions = per completed special mission
per-accreditation-level = per accreditation level
per-die-value = per pip of your die
per-crystals-and-gold-in-storage = per crystal and gold you have
per-gold-in-storage = per gold you have
per-mission-spaces-with-marker = per unlocked special mission
per-distinct-delegations-owned = per delegation of your erudites
per-megastructures-built = per megastructure you have built
per-ships-in-hangar = per ship in your hangar
per-trade-discs-level-2 = per trade disc on level 2
per-unused-alteration-tokens = per unused alteration token
per-asteroid-tiles-owned = per asteroid tile you have
