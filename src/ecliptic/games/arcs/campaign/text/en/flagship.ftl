# Flagships: what is shown (ABR-11).

problem-flagship = Player { $seat } cannot have such a Flagship: it is a fresh ship of its system, and Armor covers an Upgrade.
card-flagships = Slipstream Drive
part-board-place = { $upgrade }{ $armor ->
    [yes] {", "}Armor
   *[no] {""}
}
do-build-board = Build { $piece ->
    [starport] a starport
   *[city] a city
} on the Flagship ({ part-board-place })
do-repair-board = Repair on the Flagship ({ part-board-place })
do-return-board = Return the city on the Flagship ({ part-board-place })
do-build-at-flagship = Build a ship at the Flagship ({ $system })
do-hit-board = { $state ->
    [damaged] { $piece ->
        [starport] Destroy the damaged starport
       *[city] Destroy the damaged city
    }
   *[fresh] { $piece ->
        [starport] Damage the fresh starport
       *[city] Damage the fresh city
    }
} on the Flagship ({ part-board-place })
do-flagship-follows = The Flagship moves too
do-flagship-stays = The Flagship stays
do-slipstream = { $group ->
    [flagship] The Flagship alone
   *[ships] Other ships
} → { $system }
prompt-flagship-follows = Is { $whose_you ->
    [yes] your Flagship
   *[no] the Flagship of { $whose }
} among the ships that move ({ $from } → { $to })?
wait-flagship-follows = { $who } is deciding whether a Flagship moves too.
prompt-ask-slipstream = Which ships take the Catapult move, and where do they go first?
wait-ask-slipstream = { $who } is using the Slipstream Drive.
prompt-ask-gain-flagship = In which system do you place your Flagship?
wait-ask-gain-flagship = { $who } is placing a Flagship.
prompt-ask-resettle = { $n ->
    [0] Give up your Flagship and resettle?
    [1] Where do you place a city?
    [2] Where do you place a starport?
   *[other] Where do you place the next ship?
}
wait-ask-resettle = { $who } is deciding about resettling the Flagship.
step-slipstream = Catapult the Flagship or your other ships from its system
step-gain-flagship = gain a Flagship
step-resettle = you may give up the Flagship and resettle
log-flagship = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} a Flagship ({ $system }).
log-resettled = { $who_you ->
    [yes] You give
   *[no] { $who } gives
} up the Flagship ({ $system }).
log-board-built = { $who_you ->
    [yes] You build
   *[no] { $who } builds
} { $piece ->
    [starport] a starport
   *[city] a city
} on the Flagship ({ part-board-place }).
log-board-repaired = { $who_you ->
    [yes] You repair
   *[no] { $who } repairs
} { $piece ->
    [starport] a starport
   *[city] a city
} of the Flagship ({ part-board-place }).
log-board-damaged = { $piece ->
    [starport] A starport
   *[city] A city
} on { $who_you ->
    [yes] your Flagship
   *[no] the Flagship of { $who }
} is damaged ({ part-board-place }).

# What the Upgrades of a Flagship do.

text-upgrade-slipstream-drive = Once per turn in your Prelude: a Catapult move from the Flagship's system, either with the Flagship alone or with your other ships there.
text-upgrade-tractor-beam = While the Flagship defends, the attacker cannot collect raid dice.
text-upgrade-control-array = While the Flagship is in a gate, you may tax any city of its cluster as if it were yours; you need no control and capture no agents.
text-upgrade-defense-array = While the Flagship defends, an intercept deals 1 more hit for each fresh starport on its board.
text-upgrade-ship-crane = You may build 2 ships per turn at the Flagship instead of 1, each with its own Build action.
text-upgrade-hull = Only absorbs hits; can be built at any planet.
