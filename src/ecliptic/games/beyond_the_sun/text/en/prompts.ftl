# What the seat that decides reads, and what the others see it deciding.

prompt-may-use = { CAPITAL($effect) }.
prompt-take-short-supply = You have only { $n ->
    [one] 1 supply cube
   *[other] { $n } supply cubes
} left: turn { $n ->
    [one] it
   *[other] them
} into population, or leave the effect out?
prompt-grow-from = Population growth, letter { $column }: choose the column for the cube.
prompt-place-supply = { $left ->
    [one] Choose the column for your supply cube.
   *[other] Choose the column for a supply cube ({ $left } left).
}
prompt-automate-disc = Choose the disc to automate.
prompt-place-outposts = Choose an outpost disc.
prompt-choose-bonus = Choose the control bonus to take next.
prompt-choose-effect = { $left ->
    [one] Choose one.
   *[other] Choose one ({ $left } choices left).
}
prompt-build-ship = { $cubes ->
    [population] Choose where to build a level { $level } ship from population
   *[supply] Choose where to build a level { $level } ship from supply
}{ $left ->
    [one] .
   *[other] {" "}({ $left } left).
}
prompt-upgrade-ships = Choose a ship to upgrade by { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}{ $left ->
    [one] .
   *[other] {" "}({ $left } left).
}
prompt-move-ships = Jump: move a ship or finish. { $points ->
    [one] 1 movement point left.
   *[other] { $points } movement points left.
}
prompt-move-anywhere = { $left ->
    [one] Move one more ship to any location.
   *[other] Move up to { $left } ships, each to any location.
}
prompt-choose-system = Choose the system to colonize.
prompt-return-ships = { $system }: { $needed ->
    [0] you have returned enough ships.
   *[other] return ships with a total strength of { $needed }.
}
prompt-place-colony-disc = Choose a disc for { $system }.
prompt-choose-slot = Choose the technology to research.
prompt-choose-type = Slot { $slot }: choose the type of the new technology.
prompt-choose-card = Slot { $slot }: choose the new technology.
prompt-keep-technology = Choose your private technology.
prompt-name-level = Choose the level of the ships that every faction may build.
prompt-uncover-guild = Choose the guild to open.
prompt-donate-ships = { $left ->
    [one] You may put a ship on the card.
   *[other] You may put up to { $left } ships on the card.
}
prompt-return-ships-for-ore = { $left ->
    [one] You may return a ship and gain ore equal to its level.
   *[other] You may return up to { $left } ships and gain ore equal to their levels.
}
prompt-choose-link = { $event }: choose the card to link it to.
prompt-choose-neighbour = Choose the slot to place the extra system next to.
prompt-choose-row = Choose the row of { area-basic-spacefaring } to carry out.
prompt-copy-action = Choose the action to copy.
prompt-repeat-bonus = Choose the technology whose immediate bonus you take again.
prompt-keep-system = Choose the system to keep.
prompt-choose-payment = Choose how to pay.
prompt-choose-space = Your turn: choose an action space.
prompt-after-action = You may use abilities before production.
prompt-production = Production phase: choose growth, ore or trade.
prompt-trading = Make a trade or finish. Trades made: { $made }. You have { $ore } ore and { $population } population.
prompt-claim-achievement = Choose the achievement to claim.
prompt-choose-mat = Choose your faction mat.
prompt-over = { $winners_you ->
    [yes] { $winners_count ->
        [one] You have won.
       *[other] You share the victory: { $winners } have won.
    }
   *[no] { $winners_count ->
        [one] { $winners } has won.
       *[other] { $winners } have won together.
    }
}
prompt-stopped = The game was stopped at the round limit, without a result.

## Waiting

wait-may-use = { $who } is deciding about an optional effect.
wait-take-short-supply = { $who } is deciding about the last supply.
wait-grow-from = { $who } is choosing a supply column.
wait-place-supply = { $who } is moving supply cubes.
wait-automate-disc = { $who } is choosing a disc to automate.
wait-place-outposts = { $who } is placing outposts.
wait-choose-bonus = { $who } is choosing a control bonus.
wait-choose-effect = { $who } is choosing an effect.
wait-build-ship = { $who } is building a ship.
wait-upgrade-ships = { $who } is upgrading ships.
wait-move-ships = { $who } is jumping.
wait-move-anywhere = { $who } is moving ships.
wait-choose-system = { $who } is choosing a system to colonize.
wait-return-ships = { $who } is returning ships.
wait-place-colony-disc = { $who } is choosing a disc for a colonized system.
wait-choose-slot = { $who } is choosing a technology to research.
wait-choose-type = { $who } is choosing a technology type.
wait-choose-card = { $who } is choosing a technology card.
wait-keep-technology = { $who } is choosing a private technology.
wait-name-level = { $who } is choosing a ship level.
wait-uncover-guild = { $who } is choosing a guild to open.
wait-donate-ships = { $who } is deciding about ships for the museum.
wait-return-ships-for-ore = { $who } is deciding about returning ships.
wait-choose-link = { $who } is choosing a card to link an event to.
wait-choose-neighbour = { $who } is placing an extra system.
wait-choose-row = { $who } is choosing a row.
wait-copy-action = { $who } is choosing an action to copy.
wait-repeat-bonus = { $who } is choosing an immediate bonus to repeat.
wait-keep-system = { $who } is choosing a system to keep.
wait-choose-payment = { $who } is choosing how to pay.
wait-choose-space = { $who } is choosing an action.
wait-after-action = { $who } is deciding about abilities.
wait-production = { $who } is choosing production.
wait-trading = { $who } is trading.
wait-claim-achievement = { $who } is claiming an achievement.
wait-choose-mat = { $who } is choosing a faction mat.
