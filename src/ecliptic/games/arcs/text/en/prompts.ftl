# What the seat that decides reads, and what the others see it deciding.

prompt-opening = Your turn: { $pips ->
    [one] 1 action
   *[other] { $pips } actions
}. Declaring and seizing come first, then the Prelude.
prompt-prelude = Prelude: spend resources and use your cards, or { $pips ->
    [one] take your action
   *[other] take the first of { $pips } actions
}.
prompt-pips = { $pips ->
    [0] You have no actions left.
    [one] Take an action: 1 left.
   *[other] Take an action: { $pips } left.
}
prompt-choose-type = Choose the type of the resource you gain.
prompt-pay = Choose the resource you spend as { $resource }.
prompt-take-action = Take one action: { $actions }.
prompt-move-ships = Choose the ships that move ({ $from } → { $to }).
prompt-catapult = Catapult move of { amount-ship } ({ $system }): choose the next system or stop.
prompt-aftermath = Several cities were destroyed: choose which one to resolve first.
prompt-ransack = Ransack the Court: choose a card with an agent of { $whom }.
prompt-discard-excess = You have no room for { $n ->
    [one] 1 resource
   *[other] { $n } resources
}: choose what to discard.
prompt-arrange = You may rearrange your resources.
prompt-reappear = You have no ship and no starport on the map: choose a gate for { $n ->
    [one] 1 new ship
   *[other] { $n } new ships
}.
prompt-stopped = The game was stopped.
prompt-over = { $winners_you ->
    [yes] You win.
   *[no] The game is over. { $winners } wins.
}
prompt-lead = You have the initiative: lead a card or pass.
prompt-follow = Play a card: surpass, copy or pivot.
prompt-mulligan = You may discard your hand and draw a new one.
prompt-pick = Draft: take a leader or a lore card.
prompt-collect-dice = Battle against { $whom_you ->
    [empire] the Imperial ships
   *[no] { $whom }
} ({ $system }): collect up to { $n ->
    [one] 1 die
   *[other] { $n } dice
}{ $raid ->
    [yes] .
   *[no] , but no raid dice.
}
prompt-assign-hits = { $n ->
    [one] Assign 1 hit
   *[other] Assign { $n } hits
} to { $whose_you ->
    [yes] your own pieces
    [empire] Imperial ships
    [blight] the Blight
    [free] Free buildings
   *[no] the pieces of { $whose }
} ({ $system }).
prompt-raid = Raid { $whom }: spend { $keys ->
    [one] 1 key
   *[other] { $keys } keys
} or stop.
prompt-rerolls = You may reroll dice: choose an ability or keep the dice.
prompt-choose-dice = { $card }: choose the dice you reroll, up to { $n } more.
prompt-ask-place-ships = { $card }: choose the system where you place ships.
prompt-ask-ship-at-each-gate = { $card }: you have too few ships for all gates; choose the next one.
prompt-ask-fill = { $card }: take another resource or stop, { $n ->
    [one] 1 empty slot
   *[other] { $n } empty slots
} left.
prompt-ask-steal-one = { $card }: choose whom you steal from.
prompt-ask-steal-any = { $card }: choose what you steal.
prompt-ask-place-union = { $card }: choose the action card you will take.
prompt-ask-pressgang = { $card }: { $n ->
    [1] choose the type of the resource you gain.
   *[other] choose whose agent you return.
}
prompt-ask-execute = { $card }: choose whose captive agent becomes a Trophy.
prompt-ask-abduct = { $card }: choose a Court card; you capture all Rival agents on it.
prompt-ask-trade = { $card }: { $n ->
    [0] choose what you take and from whom.
   *[other] choose what you give.
}
prompt-ask-discard-one = { $card }: choose the resource you discard.
prompt-ask-look-at-hand = { $card }: { $n ->
    [0] choose whose hand you look at.
   *[other] you may swap a card.
}
prompt-ask-discard-hand-cards = { $card }: choose the action cards you discard; you draw one more than that.
prompt-ask-uprising = { $card }: { $n ->
    [0] choose a cluster for your ships.
   *[other] choose the next system for a ship.
}
prompt-ask-declare-any = { $card }: you may declare an ambition.
prompt-ask-outrage-spreads = { $card }: choose a type for everybody's Outrage, or none.
prompt-ask-song-of-freedom = { $card }: { $n ->
    [0] you may return a city you control to its owner.
   *[other] seize the initiative?
}
prompt-ask-advance = { $card }: { $n ->
    [0] move before the battle.
   *[other] choose the battle that must follow.
}
prompt-ask-annex = { $card }: choose the building you replace with yours.
prompt-ask-bold = { $card }: influence another Court card or stop.
prompt-ask-captive-for-secure = { $card }: { $n ->
    [0] choose the Captive you return.
   *[other] choose the card you secure.
}
prompt-ask-entertain = { $card }: { $n ->
    [0] influence a card before you secure.
   *[other] choose the card you must now secure.
}
prompt-ask-fire-rifles = { $card }: { $n ->
    [0] choose whom you fire at.
   *[other] choose how many dice you roll.
}
prompt-ask-gain-any = { $card }: you may gain a resource; choose its type.
prompt-ask-generous = { $card }: choose the Guild card you give away.
prompt-ask-guide = { $card }: { $n ->
    [0] choose where ships move from and to.
   *[other] { $whose_you ->
        [yes] choose how many of your ships move.
        [empire] choose how many Imperial ships move.
       *[no] choose how many ships of { $whose } move.
    }
}
prompt-ask-keep-lore = { $card }: choose a lore card to keep ({ $n } of 2 chosen).
prompt-ask-martyr = { $card }: { $n ->
    [0] choose the system where you destroy a ship of yours.
   *[other] you may destroy another ship there.
}
prompt-ask-mythic = { $card }: you may change the type of this planet; choose the resource you place.
prompt-ask-nurture = { $card }: choose the city you tax.
prompt-ask-prune = { $card }: choose the building you replace.
prompt-ask-reinforce = { $card }: you are attacked and may move fresh ships from adjacent systems into the battle.
prompt-ask-ruthless = { $card }: hit this building to use it again?
prompt-ask-move-after-battle = { $card }: you may move once after the battle.
prompt-ask-sprint = { $card }: you may move ships that have just moved once more.
prompt-ask-summon = { $card }: choose the city where you build a ship.
prompt-ask-trophy-for-influence = { $card }: { $n ->
    [0] choose the Trophy you return.
   *[other] choose the card you influence.
}
prompt-ask-tycoons-ambition = { $card }: choose the ambition you declare.
prompt-ask-tycoons-charm = { $card }: { $n ->
    [0] choose the resource you discard.
   *[other] choose the type of the resource you gain.
}
prompt-ask-beloved = { $card }: you may influence once.
prompt-ask-influence-once = { $card }: you may influence once.
prompt-choose-effect = { $left ->
    [one] Choose one.
   *[other] Choose one ({ $left } choices left).
}
prompt-any-order = Choose what comes first.
prompt-choose-reaction = Several cards react at once: choose which is next.

## Waiting

wait-opening = It is { $who }'s turn.
wait-prelude = { $who } is in the Prelude.
wait-pips = { $who } is taking actions.
wait-choose-type = { $who } is choosing a resource type.
wait-pay = { $who } is choosing which resource to spend.
wait-take-action = { $who } is taking an action.
wait-move-ships = { $who } is moving ships.
wait-catapult = { $who } is making a Catapult move.
wait-aftermath = { $who } is deciding which destroyed city to resolve first.
wait-ransack = { $who } is ransacking the Court.
wait-discard-excess = { $who } is discarding resources.
wait-arrange = { $who } is rearranging resources.
wait-reappear = { $who } is choosing a gate for new ships.
wait-lead = { $who } is leading.
wait-follow = { $who } is playing a card.
wait-mulligan = { $who } is deciding whether to draw a new hand.
wait-pick = { $who } is taking a leader or a lore card.
wait-collect-dice = { $who } is collecting dice.
wait-assign-hits = { $who } is assigning hits.
wait-raid = { $who } is raiding.
wait-first-player = The first player is being drawn.
wait-choose-map = The set-up card is being drawn.
wait-lay-out-court = The Court is being laid out.
wait-lay-out = Leaders and lore are being laid out.
wait-deal = The action cards are being dealt.
wait-put-back = The old hand is being shuffled.
wait-shuffle-court = The Court deck is being shuffled.
wait-roll-dice = The dice are rolling.
wait-rerolls = { $who } may reroll dice.
wait-choose-dice = { $who } is choosing dice to reroll.
wait-ask-place-ships = { $who } is choosing where to place ships.
wait-ask-ship-at-each-gate = { $who } is choosing gates for ships.
wait-ask-fill = { $who } is filling empty resource slots.
wait-ask-steal-one = { $who } is choosing whom to steal from.
wait-ask-steal-any = { $who } is choosing what to steal.
wait-ask-place-union = { $who } is choosing an action card for a Union.
wait-ask-pressgang = { $who } is returning Captives for resources.
wait-ask-execute = { $who } is choosing which Captives become Trophies.
wait-ask-abduct = { $who } is choosing a Court card to capture its agents.
wait-ask-trade = { $who } is trading resources.
wait-ask-discard-one = { $who } is choosing a resource to discard.
wait-ask-look-at-hand = { $who } is looking at a hand.
wait-ask-discard-hand-cards = { $who } is choosing action cards to discard.
wait-ask-uprising = { $who } is choosing a cluster for ships.
wait-ask-declare-any = { $who } may declare an ambition.
wait-ask-outrage-spreads = { $who } is deciding on Outrage for everybody.
wait-ask-song-of-freedom = { $who } is deciding whether to return a city.
wait-return-cards = The discarded action cards are being shuffled.
wait-draw-from-pile = The discard piles are being shuffled.
wait-ask-advance = { $who } is moving before a battle.
wait-ask-annex = { $who } is choosing a building to annex.
wait-ask-bold = { $who } is influencing Court cards.
wait-ask-captive-for-secure = { $who } is returning a Captive to secure a card.
wait-ask-entertain = { $who } is influencing before securing.
wait-ask-fire-rifles = { $who } is firing rifles.
wait-ask-gain-any = { $who } may gain a resource.
wait-ask-generous = { $who } is choosing a Guild card to give away.
wait-ask-guide = { $who } is guiding ships.
wait-ask-keep-lore = { $who } is choosing lore cards to keep.
wait-ask-martyr = { $who } is sacrificing a ship.
wait-ask-mythic = { $who } may change a planet's type.
wait-ask-nurture = { $who } is choosing a city to tax.
wait-ask-prune = { $who } is choosing a building to replace.
wait-ask-reinforce = { $who } may move ships into the battle.
wait-ask-ruthless = { $who } is deciding whether to hit the building and use it again.
wait-ask-move-after-battle = { $who } may move after the battle.
wait-ask-sprint = { $who } may move ships once more.
wait-ask-summon = { $who } is choosing a city to build a ship.
wait-ask-trophy-for-influence = { $who } is returning a Trophy to influence a card.
wait-ask-tycoons-ambition = { $who } is choosing an ambition to declare.
wait-ask-tycoons-charm = { $who } is exchanging Material or Fuel.
wait-draw-lore = Lore cards are being drawn.
wait-ask-beloved = { $who } may influence once.
wait-ask-influence-once = { $who } may influence once.
wait-choose-effect = { $who } is choosing an effect.
wait-any-order = { $who } is choosing what comes first.
wait-choose-reaction = { $who } is choosing which card reacts next.
prompt-choose-secured = Which When Secured text comes first?
wait-choose-secured = { $who } is ordering When Secured texts.
