# Options on buttons.

do-lead = Lead { $card } ({ $pips ->
    [one] 1 action
   *[other] { $pips } actions
})
do-pass = Pass the initiative
do-surpass = Surpass with { $card } ({ $pips ->
    [one] 1 action
   *[other] { $pips } actions
})
do-copy = Copy with { $card }, face down
do-pivot = Pivot with { $card }
do-event = Play { $card }
do-keep-hand = Keep this hand
do-redraw = Discard this hand and draw 6 new cards
do-declare = Declare { $ambition }
do-seize = Seize the initiative with { $card }
do-spend = Spend 1 { $resource }
do-spend-outraged = Spend 1 { $resource } without effect (Outrage)
do-spend-as = Spend 1 { $resource } as { $as }
do-prelude = { $card }: { $effect }
do-end = End the turn
do-type = { $resource }
do-tax = Tax { $whose_you ->
    [yes] your city
    [free] the Free city
   *[no] the city of { $whose }
} ({ part-site })
do-build-city = Build a city ({ $system })
do-build-outside = Build a city outside the building slots ({ $system })
do-build-starport = Build a starport ({ $system })
do-build-ship = Build a ship at { $whose_you ->
    [yes] your starport
    [free] the Free starport
   *[no] the starport of { $whose }
} ({ part-site })
do-repair = { $piece ->
    [starport] Repair your starport
   *[city] Repair your city
} ({ part-site })
do-repair-ship = Repair a ship ({ $system })
do-influence = Influence { $card }
do-secure = Secure { $card }
do-move = Move ({ $from } → { $to })
do-battle = Battle { $whom_you ->
    [empire] the Imperial ships
   *[no] { $whom }
} ({ $system })
do-use = { $what } ({ $card })
do-no-action = Take no action
do-ships = { $damaged ->
    [0] { $fresh ->
        [0] No ships
       *[other] { $fresh } fresh
    }
   *[other] { $fresh ->
        [0] { $damaged } damaged
       *[other] { $fresh } fresh, { $damaged } damaged
    }
}
do-stop-here = Stop here ({ $system })
do-catapult = On to { $system }
do-city = { $whose_you ->
    [free] Free city
   *[no] City of { $whose }
} ({ $system })
do-ransack = Take { $card }
do-drop = Discard 1 { $resource }
do-put = Slot { $slot }: { $resource }
do-put-nothing = Slot { $slot }: leave it empty
do-done = Done
do-at = { $system }
do-choose = { CAPITAL($effect) }
do-part = { CAPITAL($effect) }
do-dice = Roll { $dice }
do-no-dice = Roll no dice
do-hit = { $state ->
    [damaged] Destroy a damaged ship
   *[fresh] Damage a fresh ship
}
do-hit-building = { $state ->
    [damaged] { $piece ->
        [starport] Destroy the damaged starport
       *[city] Destroy the damaged city
    }
   *[fresh] { $piece ->
        [starport] Damage the fresh starport
       *[city] Damage the fresh city
    }
}{ part-slot }
do-raid = Steal 1 { $resource } ({ $keys ->
    [one] 1 key
   *[other] { $keys } keys
})
do-raid-card = Steal { $card } ({ $keys ->
    [one] 1 key
   *[other] { $keys } keys
})
do-raid-done = End the raid
do-take = Take { $card }
do-yes = Yes
do-no = No
do-site-city = { $whose_you ->
    [yes] Your city
    [free] Free city
   *[no] City of { $whose }
} ({ part-site })
do-site-starport = { $whose_you ->
    [yes] Your starport
    [free] Free starport
   *[no] Starport of { $whose }
} ({ part-site })
do-site-empty = Empty building slot ({ part-site })
do-rival = { $whom }
do-cluster = Cluster { $n }
do-card = { $card }
do-union = Place it beside { $card }
do-swap = Give { $card } for { $other }
do-discard-hand = Discard { $cards }
do-discard-nothing = Discard no action card
do-steal = Steal 1 { $resource } from { $whom }
do-trade = Take 1 { $resource } from { $whom }
do-steal-card = Steal { $card } from { $whom }
do-hit-of = { $state ->
    [damaged] { $whose_you ->
        [empire] Destroy a damaged Imperial ship
        [blight] Destroy damaged Blight
       *[no] Destroy a damaged ship of { $whose }
    }
   *[fresh] { $whose_you ->
        [empire] Damage a fresh Imperial ship
        [blight] Damage fresh Blight
       *[no] Damage a fresh ship of { $whose }
    }
}
do-destroy-ship = { $state ->
    [damaged] { $whose_you ->
        [empire] Destroy a damaged Imperial ship
       *[no] Destroy a damaged ship of { $whose }
    }
   *[fresh] { $whose_you ->
        [empire] Destroy a fresh Imperial ship
       *[no] Destroy a fresh ship of { $whose }
    }
}
do-reroll = Reroll with { $card }
do-keep-dice = Keep the dice
do-roll = { $n ->
    [0] Reroll nothing
    [one] Reroll 1 die
   *[other] Reroll { $n } dice
}
do-die = { CAPITAL($die) }: { $symbols }
do-piece = { $piece ->
    [city] { $whose_you ->
        [free] Free city
       *[no] City of { $whose }
    }
    [starport] { $whose_you ->
        [free] Free starport
       *[no] Starport of { $whose }
    }
    [agent] Agent of { $whose }
    [resource] { $whose }
   *[ship] { $whose_you ->
        [empire] Imperial ship
        [blight] Blight
       *[no] Ship of { $whose }
    }
}
do-tax-empty = Tax an empty building slot ({ part-site })
part-site = { $system }{ $slot ->
    [0] {""}
    [outside] , outside the slots
   *[other] , slot { $slot }
}
part-slot = { $slot ->
    [0] {""}
    [outside] {" "}(outside the slots)
   *[other] {" "}(slot { $slot })
}
do-react = { $card } ({ $whose_you ->
    [yes] yours
   *[no] { $whose }
})
