# Options on buttons, and why an action is not possible.

do-start-with = { CAPITAL($tile) }
do-place = { $space } ({ $cost })
do-pass = Pass for this round
do-vote = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
do-funding = Funding ({ $bonus })
do-alter = { CAPITAL($token) }
do-no-alteration = No alteration token
do-add-die = Add the die ({ $n })
do-keep-die = Keep the die
do-copy-action = { $action } ({ $cost })
do-planet = { $planet }
do-mission = { CAPITAL($mission) }: { $effect }
do-unlock = { CAPITAL($mission) }: { $effect }
do-use = Use { $erudite }: { $effect }{ $vain ->
    [yes] {" "}(no effect now)
   *[no] {""}
}
do-take = Take { $erudite }: { $effect }
do-copy = Copy { $erudite }: { $effect }
do-refresh = Turn up { $erudite }: { $effect }
do-move = { CAPITAL($space) }
do-transport-miner = Miner: { $space }
do-transport-magus = Magus: influence { $n }
do-advance = Move on
do-asteroid = { CAPITAL($tile) }
do-token = { CAPITAL($token) }
do-post = { CAPITAL($post) }, level { $level } ({ $cost }): { $effect }
do-income = { $site }: { $effect }
do-build = { CAPITAL($building) } ({ $cost })
do-pay = Pay { $resource }
do-discount = Save { $resource }
do-return = Return { $resource }
do-transmute = Exchange { $resource }
do-project = { CAPITAL($project) } ({ $field } of { $last })
do-medal = { CAPITAL($medal) }
do-deep-space = { CAPITAL($tile) }
do-upkeep = { $falls ->
    [yes] Fall to level { $level } ({ $cost })
   *[no] Keep level { $level } ({ $cost })
}
do-law = { CAPITAL($wing) }: { $law }
do-choose = { CAPITAL($effect) }
do-part = { CAPITAL($effect) }
do-done = Continue
do-stop = Exchange nothing
do-end = End turn

## Refusals

no-such-action = '{ $text }' is not an action in Federation.
no-other-choice = '{ $text }' is not one of the choices: answer the open question first.
no-not-now = '{ $text }' is not possible now.
no-such-space = There is no space '{ $text }' in the senate.
no-such-mission = There is no special mission '{ $text }': they are numbered from 1 to 12.
no-such-erudite = There is no erudite '{ $text }'.
no-such-building = There is no building '{ $text }' in play.
no-blocked = A neutral vote tile blocks { $space } this round.
no-occupied = { $space } is occupied.
no-first-turn = The start player cannot choose { $space } in the first turn of a round.
no-cost = { $space } costs { $cost }, which you cannot pay.
no-building = { $space }: you cannot pay for any building, or you have no robots left.
no-main-action-first = Place an ambassador before { $mission }.
no-second-mission = You can perform only one special mission per turn.
no-mission-completed = You have already completed { $mission }.
no-mission-locked = { CAPITAL($mission) } is not unlocked.
no-ship = You have no ship in your hangar for { $mission }.
no-mission-level = { CAPITAL($mission) } needs accreditation level { $required }; you have { $level }.
no-mission-cost = You cannot pay for { $mission }.
no-erudite-there = { $erudite } is not face up on Atalum.
no-erudite-twice = You already have an erudite of the same level and delegation as { $erudite }.
no-lower-erudite = { $erudite } needs an erudite of a lower level of the same delegation.
no-own-erudite = You do not have { $erudite }.
no-used-erudite = You have already used { $erudite }.
no-erudite-now = { $erudite } cannot be used now.
no-building-cost = You cannot pay for { $building }.
no-building-left = You cannot build { $building }: you have already built it, there is no room, or you have no robots left.
no-such-ambassador = There is no ambassador '{ $text }'.
no-ambassador-left = You do not have { $ambassador } left to place this round.
no-funding-side = The special ambassador has no funding side.
no-alike-ambassador = { $ambassador } and { $other } are identical: choose '{ $option }'.
no-ambassador-cost = You cannot pay for { $space } with this side of { $ambassador }.
