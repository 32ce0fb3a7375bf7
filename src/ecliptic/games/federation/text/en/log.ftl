# What happened.

log-round = Round { $n } begins. { $who_you ->
    [yes] You are
   *[no] { $who } is
} the start player.
log-turn = { $who_you ->
    [yes] Your
   *[no] { $who }'s
} turn.
log-pass = { $who_you ->
    [yes] You pass
   *[no] { $who } passes
} for this round.
log-block = { $n ->
    [one] A neutral tile with 1 vote blocks { $space }.
   *[other] A neutral tile with { $n } votes blocks { $space }.
}
log-starting-planet = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} { $tile }.
log-place = { $who_you ->
    [yes] You place
   *[no] { $who } places
} an ambassador on { $space }: { $shown }.
log-cannot-pay = { $who_you ->
    [yes] You
   *[no] { $who }
} can no longer pay for { $action }.
log-spy = { $who_you ->
    [yes] You copy
   *[no] { $who } copies
} { $action }.
log-add-die = { $who_you ->
    [yes] You add your
   *[no] { $who } adds the
} die ({ $n }) on { $space }.
log-gain = { $who_you ->
    [yes] You gain
   *[no] { $who } gains
} { $resources }.
log-return = { $who_you ->
    [yes] You return
   *[no] { $who } returns
} { $resources }.
log-pay = { $who_you ->
    [yes] You pay
   *[no] { $who } pays
} { $resources }.
log-discount = { $who_you ->
    [yes] You save
   *[no] { $who } saves
} { $resources }.
log-transmute = { $who_you ->
    [yes] You exchange
   *[no] { $who } exchanges
} { $resources } for { $result }.
log-score = { $who_you ->
    [yes] You score
   *[no] { $who } scores
} { $n } PP.
log-accreditation = { $who_you ->
    [yes] You gain
   *[no] { $who } gains
} { amount-accreditation } and { $who_you ->
    [yes] are
   *[no] is
} on step { $step }.
log-ship = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} { $n ->
    [one] a ship
   *[other] { $n } ships
}.
log-unlock = { $who_you ->
    [yes] You unlock
   *[no] { $who } unlocks
} { $mission }.
log-mission = { $who_you ->
    [yes] You perform
   *[no] { $who } performs
} { $mission }.
log-medal = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} the { $medal }.
log-die = { $who_you ->
    [yes] Your
   *[no] { $who }'s
} assistant die shows { $n }.
log-level-bonus = { $who_you ->
    [yes] Your
   *[no] { $who }'s
} accreditation level is { $n } higher { $duration ->
    [game] to the end of the game
   *[round] until the end of the round
}.
log-president = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} the president pawn.
log-special-ambassador = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} the special ambassador.
log-look = { $who_you ->
    [yes] You look
   *[no] { $who } looks
} at the deep space tiles.
log-look-tokens = { $who_you ->
    [yes] You look
   *[no] { $who } looks
} at the alteration tokens of strength { $n } beside the board.
log-deep-space = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} { $tile }.
log-token = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} an { $token }.
log-show-token = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} an { $token }.
log-draw-token = { $who_you ->
    [yes] You draw
   *[no] { $who } draws
} an { $token }.
log-move-magus = { $who_you ->
    [yes] Your
   *[no] { $who }'s
} magus moves to influence { $place }.
log-reveal-tokens = The alteration tokens at influence { $place } of 6Moon are turned face up.
log-move-miner = { $who_you ->
    [yes] Your
   *[no] { $who }'s
} miner moves to { $space }.
log-asteroid = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} a tile: { $tile }.
log-reveal-asteroid = Turned face up: { $tile }.
log-take-erudite = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} { $erudite }.
log-use-erudite = { $who_you ->
    [yes] You use
   *[no] { $who } uses
} { $erudite }.
log-refresh-erudite = { $who_you ->
    [yes] You turn
   *[no] { $who } turns
} { $erudite } face up.
log-copy-erudite = { $who_you ->
    [yes] You copy
   *[no] { $who } copies
} { $erudite }.
log-reveal-erudite = { $erudite } is turned face up on Atalum.
log-disc = { $who_you ->
    [yes] Your
   *[no] { $who }'s
} disc is now on level { $n } of { $post }.
log-build = { $who_you ->
    [yes] You build
   *[no] { $who } builds
} { $building }.
log-income = { $who_you ->
    [yes] You receive
   *[no] { $who } receives
} the income of { $site }.
log-executive = The executive phase of round { $n } begins.
log-fall = { $who_you ->
    [yes] You fall
   *[no] { $who } falls
} to accreditation level { $n }, step { $step }.
log-project = { $who_you ->
    [yes] You fund
   *[no] { $who } funds
} the { $project }: { $n } of { $last }.
log-contribute = { $who_you ->
    [yes] You contribute
   *[no] { $who } contributes
} to the joint major project for the { $n ->
    [one] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} time.
log-surplus = The { $project } is already funded: { $who_you ->
    [yes] your
   *[no] { $who }'s
} funding is surplus.
log-floor = { $who_you ->
    [yes] You have
   *[no] { $who } has
} the most votes on the { $floor } ({ $n }).
log-votes = Votes in the left wing: { $left }, in the right wing: { $right }.
log-law = The { $law } is passed.
log-clean-up = Round { $n } is over.
log-reveal-law = The { $law } is revealed.
log-same-laws = Both wings show the { $law }: the laws are shuffled again.
log-set-law-aside = The { $law } of the right wing is for the same planet as the one of the left wing: it is set aside and shuffled back.
log-swap-laws = In the right wing the { $law } and the { $other } swap places, so that no round has two laws for one planet.
log-score-medals = { $who_you ->
    [yes] You score
   *[no] { $who } scores
} { $n } PP for medals of honour.
log-score-leftovers = { $who_you ->
    [yes] You score
   *[no] { $who } scores
} { $n } PP for leftover goods.
log-score-project = { $who_you ->
    [yes] You score
   *[no] { $who } scores
} { $n } PP for the { $project }.
log-over = { $winners_you ->
    [yes] { $winners_count ->
        [one] The game is over. You have won.
       *[other] The game is over. You share the victory: { $winners } have won together.
    }
   *[no] { $winners_count ->
        [one] The game is over. { $winners } has won.
       *[other] The game is over. { $winners } have won together.
    }
}
