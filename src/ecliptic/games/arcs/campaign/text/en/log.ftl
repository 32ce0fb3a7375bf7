# What happened.

log-became-regent = { $who_you ->
    [yes] become
   *[no] { $who } becomes
} a Regent.
log-became-first-regent = { $who_you ->
    [yes] become
   *[no] { $who } becomes
} First Regent.
log-became-outlaw = { $who_you ->
    [yes] become
   *[no] { $who } becomes
} an Outlaw.
log-council-decided = { $who_you ->
    [yes] secure
   *[no] { $who } secures
} the decision of the Council.
log-petitioned = { $who_you ->
    [yes] petition
   *[no] { $who } petitions
} the Council: it is in session.
log-summit = { $who_you ->
    [yes] call
   *[no] { $who } calls
} a Summit.
log-proposed = { $who_you ->
    [yes] propose
   *[no] { $who } proposes
} a deal.
log-refused-deal = { $who_you ->
    [yes] refuse
   *[no] { $who } refuses
} the deal.
log-advanced = { $who_you ->
    [yes] advance your
   *[no] { $who } advances the
} objective: { $n }.
log-lost-power = { $who_you ->
    [yes] lose
   *[no] { $who } loses
} { $n } Power.
log-gained-power = { $who_you ->
    [yes] gain
   *[no] { $who } gains
} { $n } Power.
log-grand-ambitions = { $who_you ->
    [yes] gain
   *[no] { $who } gains
} { $n } Power for grand ambitions.
log-trust-lost = { $who_you ->
    [yes] lose
   *[no] { $who } loses
} the Trust and { $n } Power.
log-favor-demanded = { $who_you ->
    [yes] give
   *[no] { $who } gives
} the First Regent a Favor.
log-trust-given = { $who_you ->
    [yes] give
   *[no] { $who } gives
} 1 { $resource } to the Trust.
log-trust-stolen = { $who_you ->
    [yes] take
   *[no] { $who } takes
} 1 { $resource } from the Trust.
log-objective-completed = { $who_you ->
    [yes] have completed
   *[no] { $who } has completed
} the objective.
log-objective-failed = { $who_you ->
    [yes] have failed
   *[no] { $who } has failed
} the objective.
log-fate = { $who_you ->
    [yes] follow
   *[no] { $who } follows
} the fate { $fate }.
log-city-freed = { $who_you ->
    [yes] lose
   *[no] { $who } loses
} a city, which is free now ({ $system }).
log-event-dice = { $who_you ->
    [yes] roll
   *[no] { $who } rolls
}: { $symbol ->
    [arrow] arrow
    [crescent] crescent
   *[hex] hex
}, cluster { $n }.
log-intermission = Act { $n } is over. Intermission. { $who } has the initiative.
log-blight-placed = Blight spreads ({ $system }): { $n }.
log-blight-crisis = The Blight hits ({ $system }): { $n }.
log-imperial-ships = Imperial ships arrive ({ $system }): { $n }.
log-crisis = Crisis: { $card }.
log-edict = Edict: { $card }.
log-policy = New policy: { $card }.
