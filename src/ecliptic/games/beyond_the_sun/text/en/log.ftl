# What happened.

log-turn = Round { $round }: { $who_you ->
    [yes] your
   *[no] { $who }'s
} turn.
log-go = { $who_you ->
    [yes] Your
   *[no] { $who }'s
} action: { $action }.
log-pushed = { $who_you ->
    [yes] Your
   *[no] { $who }'s
} pawn is pushed aside.
log-ability = { $who_you ->
    [yes] You use
   *[no] { $who } uses
} { $card }.
log-ore-gained = { $who_you ->
    [yes] You gain
   *[no] { $who } gains
} { amount-ore }.
log-ore-paid = { $who_you ->
    [yes] You pay
   *[no] { $who } pays
} { amount-ore }.
log-population = { $who_you ->
    [yes] You gain
   *[no] { $who } gains
} { amount-population }.
log-population-returned = { $who_you ->
    [yes] You return
   *[no] { $who } returns
} { amount-population } to supply.
log-supply-moved = { $who_you ->
    [yes] You move
   *[no] { $who } moves
} { amount-supply } to column { $column }.
log-automated = { $who_you ->
    [yes] You move
   *[no] { $who } moves
} a disc to the automation track ({ $disc }).
log-built = { $who_you ->
    [yes] You build
   *[no] { $who } builds
} a { ship-of-level } in { $place }.
log-upgraded = { $who_you ->
    [yes] You upgrade
   *[no] { $who } upgrades
} a ship in { $place } to level { $level }.
log-moved = { $who_you ->
    [yes] You move
   *[no] { $who } moves
} a { ship-of-level } from { $start } to { $end }.
log-ship-to-supply = { $who_you ->
    [yes] You return
   *[no] { $who } returns
} a { ship-of-level } from { $place } to supply.
log-ship-to-population = { $who_you ->
    [yes] You turn
   *[no] { $who } turns
} a { ship-of-level } in { $place } into population.
log-ship-to-museum = { $who_you ->
    [yes] You donate
   *[no] { $who } donates
} a { ship-of-level } from { $place }.
log-control-taken = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} control of { $place } ({ $disc }).
log-control-lost = { $who_you ->
    [yes] You lose
   *[no] { $who } loses
} control of { $place }.
log-colonized = { $who_you ->
    [yes] You colonize
   *[no] { $who } colonizes
} { $system }.
log-colony-disc = { $who_you ->
    [yes] You put
   *[no] { $who } puts
} a disc on { $system } ({ $disc }).
log-system = New system: { $system }.
log-slot = { $who_you ->
    [yes] You place
   *[no] { $who } places
} a researcher at slot { $slot }.
log-event = { $who_you ->
    [yes] You turn
   *[no] { $who } turns
} over an event: { $event }.
log-event-kept = { $who_you ->
    [yes] You keep
   *[no] { $who } keeps
} { $event } for { $vp } VP.
log-level = { $who_you ->
    [yes] You name ship level { $level }.
   *[no] { $who } names ship level { $level }.
}
log-type = { $who_you ->
    [yes] You choose
   *[no] { $who } chooses
} the type: { $type }.
log-drawn = { $who_you ->
    [yes] You draw
   *[no] { $who } draws
} { $cards }.
log-row = New in the technology tableau: { $cards }.
log-researched = { $who_you ->
    [yes] You research
   *[no] { $who } researches
} { $card }.
log-guild = { $who_you ->
    [yes] You open
   *[no] { $who } opens
} the guild: { $guild }.
log-linked = { $event } is linked to { $target }.
log-claimed = { $who_you ->
    [yes] You claim
   *[no] { $who } claims
} the achievement { $achievement } for { $vp } VP.
log-replaced = { $who_you ->
    [yes] You replace
   *[no] { $who } replaces
} the star disc on { $achievement } ({ $disc }).
log-end-triggered = The end of the game is triggered: round { $round } is the last one.
log-score = { $who_you ->
    [yes] You score
   *[no] { $who } scores
} { $vp } VP in total.
