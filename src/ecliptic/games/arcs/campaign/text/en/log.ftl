# What happened.

log-became-regent = { $who_you ->
    [yes] You become
   *[no] { $who } becomes
} a Regent.
log-became-first-regent = { $who_you ->
    [yes] You become
   *[no] { $who } becomes
} First Regent.
log-became-outlaw = { $who_you ->
    [yes] You become
   *[no] { $who } becomes
} an Outlaw.
log-council-decided = { $who_you ->
    [yes] You secure
   *[no] { $who } secures
} the decision of the Council.
log-petitioned = { $who_you ->
    [yes] You petition
   *[no] { $who } petitions
} the Council: it is in session.
log-summit = { $who_you ->
    [yes] You call
   *[no] { $who } calls
} a Summit.
log-proposed = { $who_you ->
    [yes] You propose
   *[no] { $who } proposes
}: { $deal }.
log-refused-deal = { $who_you ->
    [yes] You refuse
   *[no] { $who } refuses
} the deal.
log-advanced = { $who_you ->
    [yes] You advance your
   *[no] { $who } advances their
} objective: { $n }.
log-lost-power = { $who_you ->
    [yes] You lose
   *[no] { $who } loses
} { $n } Power.
log-gained-power = { $who_you ->
    [yes] You gain
   *[no] { $who } gains
} { $n } Power.
log-grand-ambitions = { $who_you ->
    [yes] You gain
   *[no] { $who } gains
} { $n } Power for grand ambitions.
log-trust-lost = { $who_you ->
    [yes] You lose
   *[no] { $who } loses
} the Trust and { $n } Power.
log-favor-demanded = { $who_you ->
    [yes] You give
   *[no] { $who } gives
} the First Regent a Favor.
log-trust-given = { $who_you ->
    [yes] You give
   *[no] { $who } gives
} 1 { $resource } to the Trust.
log-trust-stolen = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} 1 { $resource } from the Trust.
log-objective-completed = { $who_you ->
    [yes] You have completed
   *[no] { $who } has completed
} the objective.
log-objective-failed = { $who_you ->
    [yes] You have failed
   *[no] { $who } has failed
} the objective.
log-fate = { $who_you ->
    [yes] You follow
   *[no] { $who } follows
} the fate { $fate }.
log-city-freed = { $who_you ->
    [yes] You lose
   *[no] { $who } loses
} a city, which is free now ({ $system }).
log-event-dice = { $who_you ->
    [yes] You roll
   *[no] { $who } rolls
}: { $symbol ->
    [arrow] arrow
    [crescent] crescent
   *[hex] hex
}, cluster { $n }.
log-number-rolled = { $who_you ->
    [yes] You roll
   *[no] { $who } rolls
} the number die: cluster { $n }.
log-dice-rerolled = { $who_you ->
    [yes] You reroll
   *[no] { $who } rerolls
} { $dice ->
    [event] the event die
    [number] the number die
   *[both] both dice
} with { $card }.
log-fates-dealt = Fates for Act { $n } are dealt.
log-act-power = { $who_you ->
    [yes] You have
   *[no] { $who } has
} { $n } Power.
part-initiative = { $who_you ->
    [yes] You have
   *[no] { $who } has
} the initiative.
log-intermission = Act { $n } is over. Intermission. { part-initiative }
log-blight-placed = Blight spreads ({ $system }): { $n }.
log-blight-moved = { $who_you ->
    [yes] You move
   *[no] { $who } moves
} Blight ({ $from } → { $to }): { $n }.
log-blight-crisis = The Blight hits ({ $system }): { $n }.
log-imperial-ships = Imperial ships arrive ({ $system }): { $n }.
log-crisis = Crisis: { $card }.
log-edict = Edict: { $card }.
log-policy = New policy: { $card }.
log-intermission-court = Court cards return to the deck, agents to their owners; the Court discard pile is scrapped.
log-intermission-boxes = Trophies, Captives and the Imperial Trust return to their supplies.
log-intermission-destruction = The Blight recovers; damaged pieces are destroyed, and so are buildings beside Blight without ships.
log-intermission-power = { $who_you ->
    [yes] The initiative goes to you with the most Power
   *[no] The initiative goes to { $who }, who has the most Power
}; everybody with more than 1 Power loses half.
log-intermission-fates = Fates are chosen for the next act.
log-act-begins = Act { $n } begins. { part-initiative }
log-card-left = { $card } leaves play.
log-attached = { $card } is attached to a Court card.
log-stored = { $who_you ->
    [yes] You gain
   *[no] { $who } gains
} 1 { $resource } onto { $card }.
log-stashed = { $who_you ->
    [yes] You put
   *[no] { $who } puts
} 1 { $resource } on { $card }.
log-stored-discarded = { $who_you ->
    [yes] You discard
   *[no] { $who } discards
} 1 { $resource } from { $card }.
