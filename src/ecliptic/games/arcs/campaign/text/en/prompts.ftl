# What the seat that decides reads, and what the others see it deciding.

prompt-ask-add-imperial-ships = Which Imperial ships attack too?
wait-ask-add-imperial-ships = { $who } is choosing the Imperial ships that attack too.
prompt-ask-raid-free-states = Raid the Free States?
wait-ask-raid-free-states = { $who } may raid the Free States.
prompt-ask-bury-or-discard = Bury { $card } (yes) or leave it in the discard pile (no)?
wait-ask-bury-or-discard = { $who } is deciding where the card goes.
prompt-ask-defect = Which Imperial ships defect ({ $system })? Ships left for the Outlaw: { $left }.
wait-ask-defect = { $who } is choosing which ships defect.
prompt-ask-defect-in-cluster = { $n ->
    [0] In which cluster do Imperial ships defect?
   *[other] Which Imperial ships defect ({ $system })? Ships left for the Outlaw: { $left }.
}
wait-ask-defect-in-cluster = { $who } is choosing a cluster.
prompt-ask-blight-spreads = There is too little Blight for all planets. Which one gets the next?
wait-ask-blight-spreads = { $who } is choosing where Blight is placed.
prompt-ask-destroy-blight = In which cluster is damaged Blight destroyed?
wait-ask-destroy-blight = { $who } is choosing a cluster for Blight Looms.
prompt-ask-free-city = { $n ->
    [0] Which city becomes free?
   *[other] Seize the initiative?
}
wait-ask-free-city = { $who } is deciding about a Free city.
prompt-ask-leader-frees-city = Which of your cities becomes free?
wait-ask-leader-frees-city = { $who } is giving up a city.
prompt-ask-move-own-agents = To which card do you move an agent? Left: { $n }.
wait-ask-move-own-agents = { $who } is moving agents.
prompt-ask-use-foundries = { $what ->
    [ship] Which ship becomes Imperial?
   *[system] In which system does one of your ships become Imperial?
}
wait-ask-use-foundries = { $who } is using the Imperial Foundries.
prompt-ask-place-imperial = In which system do the Imperial ships arrive?
wait-ask-place-imperial = { $who } is placing Imperial ships.
prompt-ask-discard-guilds = Which Guild card do you discard?
wait-ask-discard-guilds = { $who } is discarding Guild cards.
prompt-ask-steal-or-take-trust = What do you steal?
wait-ask-steal-or-take-trust = { $who } is stealing something.
prompt-ask-seize-by-outrage = Which Outrage do you provoke?
wait-ask-seize-by-outrage = { $who } is seizing the initiative by Outrage.
prompt-spy-give = To whom do you give your highest card?
wait-spy-give = { $who } is sending Informants.
prompt-spy-back = Which of your highest cards do you give back?
wait-spy-back = { $who } is giving a card back.
prompt-ask-bargain = { $n ->
    [0] Which card does a Rival secure?
    [99] Which card do you secure?
   *[other] Which card do you influence? Left: { $n }.
}
wait-ask-bargain = { $who } is making a Bargain.
prompt-ask-tax-from-outlaw = Take the taxed resource from the Outlaw?
wait-ask-tax-from-outlaw = { $who } is deciding about a tax.
prompt-call-summit = Call a Summit?
wait-call-summit = { $who } is deciding about a Summit.
prompt-call-to-order = Call to Order: what do you do before the negotiations?
wait-call-to-order = { $who } is opening the Summit.
prompt-negotiations = Propose a deal? Proposals left: { $n }.
wait-negotiations = { $who } may propose a deal.
prompt-draft-deal = The deal so far: { $deal }. Propose it or add something?
wait-draft-deal = { $who } is putting a deal together.
prompt-draft-refused = This deal was refused and cannot return unchanged: { $deal }. Add something or drop it?
wait-draft-refused = { $who } is putting a deal together.
prompt-draft-part = What { $who_gives_you ->
    [yes] do you
   *[no] does { $who_gives }
} give { $whom_you ->
    [yes] you
   *[no] { $whom }
}?
wait-draft-part = { $who } is adding to a deal.
prompt-consent = { $who_proposes } proposes: { $deal }. Do you accept?
wait-consent = { $who } is considering a deal.
prompt-move-fleet = Choose the ships that move ({ $from } → { $to }).
wait-move-fleet = { $who } is moving a fleet.
prompt-move-blight = Choose the Blight that moves ({ $from } → { $to }).
wait-move-blight = { $who } is moving Blight.
prompt-catapult-fleet = Catapult move ({ $system }), ships: { $n }. Choose the next system or stop.
wait-catapult-fleet = { $who } is making a Catapult move.
prompt-choose-procedure = Crises or edicts?
wait-choose-procedure = { $who } is choosing crises or edicts.
prompt-demand = The Imperial Demand: what do you take from whom?
wait-demand = { $who } is collecting the Imperial Demand.
prompt-enforce-or-change = Policy: { $card }. Enforce it or change it?
wait-enforce-or-change = { $who } is governing the Imperial Reach.
prompt-escalate = Where do { $n } Imperial ships arrive?
wait-escalate = { $who } is placing Imperial ships in a system.
prompt-choose-armed = There are too few Weapons: who gets one?
wait-choose-armed = { $who } is handing out Weapons.
prompt-steal-trust = What do you steal from the Imperial Trust?
wait-steal-trust = { $who } is stealing from the Trust.
prompt-place-first = Choose a planet for 3 ships and a building.
wait-place-first = { $who } is placing first pieces.
prompt-choose-fates = Choose your fate. Nobody sees it before all have chosen.
wait-choose-fates = { $who } { $who_count ->
    [one] is choosing
   *[other] are choosing
} a fate.
wait-deal-fates = Fates are being dealt.
wait-draw-first = The first player is being drawn.
wait-lore-into-deck = Lore is being shuffled into the Court deck.
wait-roll-event-die = The event die is being rolled.
wait-roll-number-die = The number die is being rolled.
wait-roll-imperial-clusters = The Imperial clusters are being rolled.
wait-roll-free-cities = The planets of the Free cities are being rolled.
wait-shuffle-policies = The policies are being shuffled.
wait-box-tokens = The number die is being rolled for the ambition boxes.
prompt-choose-crisis = Whose crisis comes first?
wait-choose-crisis = { $who } is ordering crises.
prompt-may-reroll = { $card }: you rolled { $dice ->
    [event] { part-symbol }, { part-procedure }
    [number] cluster { $n }
   *[both] { part-symbol }, { part-procedure }, cluster { $n }
}. { $dice ->
    [event] Reroll the event die?
    [number] Reroll the number die?
   *[both] Which dice do you reroll?
}
wait-may-reroll = { $who } may reroll dice.
wait-reroll-dice = Dice are being rerolled.
part-symbol = { $symbol ->
    [arrow] arrow
    [crescent] crescent
   *[hex] hex
}
part-procedure = { $procedure ->
    [crises] crises
   *[edicts] edicts
}
prompt-consent-to-force = { $who_calls } forces this: { $part }. It needs your consent. Do you give it?
wait-consent-to-force = { $who } is being asked to consent.
prompt-draft-alone = What do you do alone?
wait-draft-alone = { $who } is adding to a deal.
prompt-stash = Put 1 { $resource } on a card instead of { $kept ->
    [trust] the Trust
   *[board] keeping it
}?
wait-stash = { $who } may lock a resource away.
prompt-ask-gain-onto = Which resource do you gain onto { $card }? Left: { $n }.
wait-ask-gain-onto = { $who } may gain resources onto a card.
prompt-held-crises = Which of your Crisis cards do you resolve next?
wait-held-crises = { $who } is choosing the next Crisis.
