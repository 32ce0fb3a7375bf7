# Prompts for the deciding seat, and what the other seats see.

prompt-starting-planet = Choose your starting planet.
prompt-main = Round { $round }, your turn. Place an ambassador; you have { $left } left.
prompt-optional = You may perform a special mission, or end your turn.
prompt-ambassador = { $space }: choose the ambassador and its side.
prompt-alteration = { $space }: do you play an alteration token?
prompt-die = { $space }: { $n ->
    [0] you may use an erudite that gives you your die.
    [one] do you add your die with 1 vote?
   *[other] do you add your die with { $n } votes?
}
prompt-overflow = You have room for { $most } crystals. Return { $left ->
    [one] one
   *[other] { $left }
}.
prompt-pay = Pay { $resource }, or oceanium instead?
prompt-any-order = Choose what comes first.
prompt-choose-effect = { $left ->
    [one] Choose one.
   *[other] Choose one, { $left } in all.
}
prompt-medal = Choose a medal of honour.
prompt-deep-space = You have reached the last step: choose a deep space tile.
prompt-project = { $left ->
    [one] Choose the major project to advance.
   *[other] Choose the major project to advance, { $left } times.
}
prompt-move-on = { $left ->
    [one] Your miner moves on: where to?
   *[other] Your miner moves on, { $left } places in all: where to?
}
prompt-dead-asteroid = Choose a dead asteroid.
prompt-token = Choose an alteration token.
prompt-look = Only you see these tokens of strength { $strength }: choose one.
prompt-after-action = { $planet }: use another erudite, or continue?
prompt-planet = Choose a planet for your action.
prompt-neo = Neo: move your miner.
prompt-six-moon = 6Moon: move your magus, or take a token.
prompt-atalum = Atalum: choose an erudite.
prompt-arratooine = Arratooine: choose a trading post.
prompt-e81216 = E81216: choose what to build.
prompt-refresh = Choose a used level { $level } erudite to turn face up.
prompt-copy = Choose an erudite up to level { $level } to copy.
prompt-disc = Choose a trading post for your disc on level { $level }.
prompt-discount = { $left ->
    [one] Choose the crystal you save.
   *[other] Choose the crystal you save, { $left } in all.
}
prompt-build-free = Choose what to build for free.
prompt-income = { $left ->
    [one] Choose the production structure whose income you receive.
   *[other] Choose the production structure whose income you receive, { $left } in all.
}
prompt-transmute = Choose the resource to exchange for the next in value.
prompt-transport = Move your miner or your magus, without a reward.
prompt-espionage = Choose the action to copy.
prompt-unlock = { $left ->
    [one] Choose the special mission to unlock.
   *[other] Choose the special mission to unlock, { $left } in all.
}
prompt-upkeep = Pay for your accreditation level { $level }, or fall.
prompt-law = The wings have equal votes: choose the law that is passed.
prompt-setting-up = The board is being set up.
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

## Waiting

wait-starting-planet = { $who } is choosing a starting planet.
wait-main = It is { $who }'s turn.
wait-optional = { $who } is deciding about a special mission.
wait-ambassador = { $who } is choosing an ambassador.
wait-alteration = { $who } is deciding about an alteration token.
wait-die = { $who } is deciding whether to add the die.
wait-overflow = { $who } is returning crystals.
wait-pay = { $who } is deciding how to pay.
wait-any-order = { $who } is choosing what comes first.
wait-choose-effect = { $who } is choosing an effect.
wait-medal = { $who } is choosing a medal of honour.
wait-deep-space = { $who } is choosing a deep space tile.
wait-project = { $who } is choosing a major project.
wait-move-on = { $who } is moving the miner on.
wait-dead-asteroid = { $who } is choosing a dead asteroid.
wait-token = { $who } is choosing an alteration token.
wait-look = { $who } is looking at alteration tokens.
wait-after-action = { $who } is deciding about another erudite.
wait-planet = { $who } is choosing a planet.
wait-neo = { $who } is acting on Neo.
wait-six-moon = { $who } is acting on 6Moon.
wait-atalum = { $who } is acting on Atalum.
wait-arratooine = { $who } is acting on Arratooine.
wait-e81216 = { $who } is acting on E81216.
wait-refresh = { $who } is choosing an erudite to turn face up.
wait-copy = { $who } is choosing an erudite to copy.
wait-disc = { $who } is choosing a trading post.
wait-discount = { $who } is choosing which crystal to save.
wait-build-free = { $who } is choosing what to build.
wait-income = { $who } is choosing a production structure.
wait-transmute = { $who } is choosing a resource to exchange.
wait-transport = { $who } is moving the miner or the magus.
wait-espionage = { $who } is choosing the action to copy.
wait-unlock = { $who } is choosing a special mission to unlock.
wait-upkeep = { $who } is paying for the accreditation level.
wait-law = { $who } is choosing the law.
