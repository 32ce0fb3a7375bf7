# What happened.

log-chapter = Chapter { $n } begins: everybody has a new hand.
log-lead = { $who_you ->
    [yes] You lead
   *[no] { $who } leads
} { $card }.
log-surpass = { $who_you ->
    [yes] You surpass
   *[no] { $who } surpasses
} with { $card }.
log-event = { $who_you ->
    [yes] You play
   *[no] { $who } plays
} { $card }.
log-pivot = { $who_you ->
    [yes] You pivot
   *[no] { $who } pivots
} with { $card }.
log-copy = { $who_you ->
    [yes] You copy
   *[no] { $who } copies
} with { $card }, face down.
log-copy-hidden = { $who_you ->
    [yes] You copy
   *[no] { $who } copies
} with a face-down card.
log-seize = { $who_you ->
    [yes] You play
   *[no] { $who } plays
} { $card } face down to seize the initiative.
log-seize-hidden = { $who_you ->
    [yes] You play
   *[no] { $who } plays
} a face-down card to seize the initiative.
log-seized = { $who_you ->
    [yes] You seize
   *[no] { $who } seizes
} the initiative.
log-declared = { $who_you ->
    [yes] You declare
   *[no] { $who } declares
} { $ambition } ({ $first }/{ $second }).
log-resource-gained = { $who_you ->
    [yes] You gain
   *[no] { $who } gains
} { amount-resource }.
log-resource-dropped = { $who_you ->
    [yes] You have no room and discard
   *[no] { $who } has no room and discards
} { amount-resource }.
log-resource-spent = { $who_you ->
    [yes] You spend
   *[no] { $who } spends
} { amount-resource }.
log-resource-discarded = { $who_you ->
    [yes] You discard
   *[no] { $who } discards
} { amount-resource }.
log-stolen = { $who_you ->
    [yes] You steal
   *[no] { $who } steals
} 1 { $resource } from { $whom_you ->
    [yes] you
   *[no] { $whom }
}.
log-card-influenced = { $who_you ->
    [yes] You influence
   *[no] { $who } influences
} { $card }.
log-card-secured = { $who_you ->
    [yes] You secure
   *[no] { $who } secures
} { $card }.
log-card-ransacked = { $who_you ->
    [yes] You ransack the Court and take
   *[no] { $who } ransacks the Court and takes
} { $card }.
log-card-discarded = { $who_you ->
    [yes] You discard
   *[no] { $who } discards
} { $card }.
log-card-used = { $who_you ->
    [yes] You use
   *[no] { $who } uses
} { $card }.
log-card-laid-out = New in the Court: { $card }.
log-placed = { $who_you ->
    [yes] You place
   *[no] { CAPITAL($who) } places
} { $damaged ->
    [yes] { $piece ->
        [city] a damaged city
        [starport] a damaged starport
       *[ship] { $n ->
            [one] a damaged ship
           *[other] { $n } damaged ships
        }
    }
   *[no] { $piece ->
        [city] a city
        [starport] a starport
       *[ship] { $n ->
            [one] a ship
           *[other] { $n } ships
        }
    }
} ({ $system }).
log-moved = { $who_you ->
    [yes] You move
   *[no] { CAPITAL($who) } moves
} { amount-ship } ({ $from } → { $to }).
log-destroyed = { $piece ->
    [city] { $whose_you ->
        [yes] Your city
        [free] A Free city
       *[no] A city of { $whose }
    }
    [starport] { $whose_you ->
        [yes] Your starport
        [free] A Free starport
       *[no] A starport of { $whose }
    }
    [agent] { $whose_you ->
        [yes] Your agent
       *[no] An agent of { $whose }
    }
   *[ship] { $whose_you ->
        [yes] Your ship
        [empire] An Imperial ship
        [blight] Blight
       *[no] A ship of { $whose }
    }
} is destroyed ({ $system }).
log-taxed = { $who_you ->
    [yes] You tax
   *[no] { $who } taxes
} a city ({ $system }).
log-taxed-empty = { $who_you ->
    [yes] You tax
   *[no] { $who } taxes
} an empty building slot ({ $system }).
log-shaped = { $who_you ->
    [yes] You change
   *[no] { $who } changes
} the type of a planet to { $resource } ({ $system }).
log-repaired = { $who_you ->
    [yes] You repair
   *[no] { $who } repairs
} a piece ({ $system }).
log-reappeared = { $who_you ->
    [yes] You have no ship and no starport left on the map and return
   *[no] { $who } has no ship and no starport left on the map and returns
} with new ships ({ $system }).
log-battle = { $who_you ->
    [yes] You attack
   *[no] { $who } attacks
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} ({ $system }).
log-rolled = { $who_you ->
    [yes] You roll
   *[no] { $who } rolls
} the dice{ part-nothing-rolled }{ part-self-hits }{ part-intercepts }{ part-ship-hits }{ part-building-hits }{ part-keys }.
log-hits-forced = { $n ->
    [one] 1 hit is assigned automatically: there is nothing to choose.
   *[other] { $n } hits are assigned automatically: there is nothing to choose.
}
log-outrage = { $who_you ->
    [yes] You provoke
   *[no] { $who } provokes
} Outrage: { $resource }.
log-scored = { $ambition }: { $who_you ->
    [yes] you gain
   *[no] { $who } gains
} { amount-power } for { $place ->
    [1] first
   *[other] second
} place.
log-captured = { $who_you ->
    [yes] You capture
   *[no] { $who } captures
} { amount-agent } from { $whom_you ->
    [yes] you
   *[no] { $whom }
}.
log-captive-executed = { $who_you ->
    [yes] You move a Captive to your Trophies
   *[no] { $who } moves a Captive to their Trophies
}: { part-boxed }.
log-captive-returned = { $who_you ->
    [yes] You return
   *[no] { $who } returns
} a Captive: { part-boxed }.
log-trophy-returned = { $who_you ->
    [yes] You return
   *[no] { $who } returns
} a Trophy: { part-boxed }.
part-boxed = { $piece ->
    [city] { $whose_you ->
        [yes] your city
        [free] Free city
       *[no] city of { $whose }
    }
    [starport] { $whose_you ->
        [yes] your starport
        [free] Free starport
       *[no] starport of { $whose }
    }
    [agent] { $whose_you ->
        [yes] your agent
       *[no] agent of { $whose }
    }
    [resource] { $whose }
   *[ship] { $whose_you ->
        [yes] your ship
        [empire] Imperial ship
        [blight] Blight
       *[no] ship of { $whose }
    }
}
log-won = { $who_you ->
    [yes] You win.
   *[no] The game is over. { $who } wins.
}
log-passed = { $who_you ->
    [yes] You pass
   *[no] { $who } passes
} the initiative.
log-all-passed = Everybody has passed: the remaining action cards are discarded.
log-initiative = { $who_you ->
    [yes] You surpassed with the highest number and take
   *[no] { $who } surpassed with the highest number and takes
} the initiative.
log-redrawn = { $who_you ->
    [yes] You discard your hand and draw
   *[no] { $who } discards their hand and draws
} a new one.
log-card-stolen = { $who_you ->
    [yes] You steal
   *[no] { $who } steals
} { $card } from { $whom_you ->
    [yes] you
   *[no] { $whom }
}.
log-card-stolen-buried = { $who_you ->
    [yes] You steal
   *[no] { $who } steals
} { $card } from { $whom_you ->
    [yes] you
   *[no] { $whom }
}; it is buried under the Court deck.
log-card-drafted = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} { $card }.
log-card-union-took = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} { $taken } into hand ({ $card }).
part-nothing-rolled = { $self ->
    [0] { $intercepts ->
        [0] { $ships ->
            [0] { $buildings ->
                [0] { $keys ->
                    [0] {" "}· nothing
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
part-self-hits = { $self ->
    [0] {""}
    [one] {" "}· 1 self hit
   *[other] {" "}· { $self } self hits
}
part-intercepts = { $intercepts ->
    [0] {""}
    [one] {" "}· 1 intercept
   *[other] {" "}· { $intercepts } intercepts
}
part-ship-hits = { $ships ->
    [0] {""}
    [one] {" "}· 1 ship hit
   *[other] {" "}· { $ships } ship hits
}
part-building-hits = { $buildings ->
    [0] {""}
    [one] {" "}· 1 building hit
   *[other] {" "}· { $buildings } building hits
}
part-keys = { $keys ->
    [0] {""}
    [one] {" "}· 1 key
   *[other] {" "}· { $keys } keys
}
log-card-traded = { $who_you ->
    [yes] You swap
   *[no] { $who } swaps
} a resource with { $whom_you ->
    [yes] you
   *[no] { $whom }
} ({ $card }).
log-hand-seen = { $who_you ->
    [yes] You look
   *[no] { $who } looks
} at { $whom_you ->
    [yes] your hand
   *[no] the hand of { $whom }
}.
log-cards-swapped = { $who_you ->
    [yes] You swap
   *[no] { $who } swaps
} a card with { $whom_you ->
    [yes] you
   *[no] { $whom }
}.
log-city-returned = { $who_you ->
    [yes] You return
   *[no] { $who } returns
} a city to its owner ({ $system }).
log-drew = { $who_you ->
    [yes] You draw
   *[no] { $who } draws
} { $card } from the action discard pile.
log-drew-hidden = { $who_you ->
    [yes] You draw
   *[no] { $who } draws
} a card from the action discard pile.
log-card-drawn = { $who_you ->
    [yes] You draw
   *[no] { $who } draws
} { $card } from the Court deck and { $who_you ->
    [yes] secure
   *[no] secures
} it.
log-card-given = { $who_you ->
    [yes] You give
   *[no] { $who } gives
} { $card } to { $whom_you ->
    [yes] you
   *[no] { $whom }
}.
