# Fate 1, the Steward: what its cards say, their steps and questions.

text-F01-01A = Gain { card-F01-02 } and { card-F01-03 }. Take the First Regent tile.
text-F01-01B =
    Start at 20, 17 or 14 with 2, 3 or 4 players.
    { objective-F01-01B-consolidate-imperial-power }: when you win a declared ambition as First Regent, advance 1 for each Power you gain from it.
text-F01-02 =
    Bury this card if you are an Outlaw.
    You may tax any city in an Empire-controlled system as if it were Loyal, ignoring the Presence and Truce Laws. You capture no agents.
text-F01-03 = { new-action-bargain } ({ action-secure }): choose a Court card that a Rival could secure. That Rival secures it, but returns the agents it would capture. Refill the Court. Then influence once for each agent that Rival had there, and secure once.
text-F01-04 =
    Completed: add { card-F01-05 }, { card-F01-06 } and { card-F01-07 } to the Court deck. Put { card-F01-08 } into the rules booklet. Scrap { card-F01-09 } and 2 { card-F01-10 }.
    Failed: scrap { card-F01-05 }, { card-F01-06 }, { card-F01-07 } and { card-F01-08 }. Add { card-F01-09 } and 2 { card-F01-10 } to the Court deck, and { card-F01-03 } if you have it.
text-F01-05 =
    Crisis: flip the Imperial Council to In Session and move all agents from this card to it. Bury this card.
    When Secured: flip the Imperial Council to In Session. You may move your agents from this card to other Court cards. Bury this card.
text-F01-06 =
    Bury this card if you are an Outlaw.
    When you tax an Outlaw's city, you may take the resource from that Outlaw instead of the supply.
text-F01-07 =
    Once per battle against an Outlaw, after you roll, you may reroll assault dice: up to 1 for each Weapon icon you have.
    Prelude: discard this card to place 3 ships in a system you control.
text-F01-08 = There are no Blight crises in systems that the Empire controls.
text-F01-09 =
    Crisis: on an arrow, all Regents become Outlaws, every Imperial ship is hit once, and this card is discarded.
    When Secured: you may move your agents from this card to other Court cards. Bury this card.
text-F01-10 = Prelude: discard this card to declare any ambition. Do not place the zero marker.
text-F01-11 = { text-F01-10 }
text-F01-12A = Put { card-F01-13 } into the rules booklet.
text-F01-12B =
    Start at 22.
    { objective-F01-12B-expand-the-empire }: at the end of a chapter, if you are First Regent, advance 1 for each cluster in which the Empire controls a system.
    { objective-F01-12B-ensure-the-tribute }: at the end of a chapter, advance 1 for each resource in the Imperial Trust.
text-F01-13 = Edict 02, in place of edict 03: the First Regent collects the Demand of the policy. Then the Regent with the most built starports may take the Imperial Action. Then the Regent with the most built cities may change the policy. On a tie nobody does.
text-F01-14 =
    Completed: add { card-F01-15 }, { card-F01-16 } and { card-F01-17 } to the Court deck. Scrap 2 { card-F01-18 } and 2 { card-F01-20 }.
    Failed: scrap { card-F01-15 }, { card-F01-16 } and { card-F01-17 }. Add 2 { card-F01-18 } and 2 { card-F01-20 } to the Court deck.
text-F01-15 =
    Crisis: each Imperial ship hits 1 ship of each Outlaw in its system, fresh ships first. Bury this card.
    When Secured: you may resolve the Crisis in one cluster, or hit all Imperial ships in one cluster. Bury this card.
text-F01-16 = When you secure another Guild card, you may flip the Imperial Council to In Session, or influence it if it is In Session.
text-F01-17 = { text-BC25 }
text-F01-18 = { text-F07-10 }
text-F01-19 = { text-F07-10 }
text-F01-20 = { text-F01-10 }
text-F01-21 = { text-F01-10 }
text-F01-22A = Put { card-F01-23 } into the rules booklet; the Sponsored token lies on the First Regent tile. Replace the policies in the booklet with { card-F01-24 }, { card-F01-25 } and { card-F01-26 }. The First Regent chooses which one lies on top.
text-F01-22B =
    You are a Regent, and either the Empire controls every Outlaw city on the map or there are no Outlaws.
    You are First Regent, and the Imperial Trust holds more resources than the chapter number.
text-F01-23 =
    Edict 05: the First Regent puts the Sponsored token on an ambition without a marker, or leaves it on its ambition; then they may put 1 resource into the Imperial Trust.
    A player who declares the Sponsored ambition takes 1 resource from the Imperial Trust, gains the second-place Power of the marker and, if an Outlaw, becomes a Regent. The token returns to the First Regent tile.
text-F01-24 =
    Demand: 1 Trophy or Captive that is neither Imperial nor a Regent's, from each other Regent and from each Outlaw with a city or Flagship in an Empire-controlled system. Anyone without one gives a Favor; a Regent without an agent may be made an Outlaw.
    Imperial Action: each Regent gets 1 Weapon and 1 more resource of any type, from the Imperial Trust when the supply is empty.
text-F01-25 =
    Demand: 1 Weapon, Fuel or Material from each Regent and from each Outlaw with a city or Flagship in an Empire-controlled system. Anyone without one gives a Favor; a Regent without an agent may be made an Outlaw.
    Imperial Action: place 4 Imperial ships in an Empire-controlled system; if there is none, at a starport of the First Regent.
text-F01-26 =
    Demand: 1 Relic or Psionic from each Regent and from each Outlaw with a city or Flagship in an Empire-controlled system. Anyone without one gives a Favor; a Regent without an agent may be made an Outlaw.
    Imperial Action: each Regent gains 2 times the bonus Power of their uncovered city slots.

step-expand-empire = advance the objective for the Empire and the Trust
step-imperial-quorum = the Quorum governs in place of the First Regent alone
step-navy-reprisal = Imperial ships hit ships of Outlaws
step-reprisal-in-cluster = you may strike in a cluster
step-council-insiders = you may flip or influence the Council
step-imperial-sponsor = the First Regent sponsors an ambition
step-sponsored-declared = the Sponsored ambition is rewarded
step-choose-policy = choose the policy on top

prompt-ask-reprisal-in-cluster = Who is hit, and in which cluster?
wait-ask-reprisal-in-cluster = { $who } is deciding about a reprisal.
prompt-ask-council-insiders = Use your insiders in the Council?
wait-ask-council-insiders = { $who } may use insiders in the Council.
prompt-ask-imperial-sponsor = { $n ->
    [0] Which ambition do you sponsor?
   *[other] Put a resource into the Imperial Trust?
}
wait-ask-imperial-sponsor = { $who } is sponsoring an ambition.
prompt-ask-sponsored-declared = Which resource do you take from the Trust?
wait-ask-sponsored-declared = { $who } is taking a resource from the Trust.
prompt-ask-choose-policy = Which policy lies on top?
wait-ask-choose-policy = { $who } is choosing the policy.
prompt-give-further = Which resource does { $whom } get?
wait-give-further = { $who } is handing out resources.
prompt-quorum-acts = Policy: { $card }. Take the Imperial Action?
wait-quorum-acts = { $who } may take the Imperial Action.
prompt-quorum-changes = Policy: { $card }. Change it?
wait-quorum-changes = { $who } may change the policy.
do-strike = { $what ->
    [navy] Hit all Imperial ships in cluster { $n }
   *[outlaws] Imperial ships hit Outlaws in cluster { $n }
}
do-sponsor = Sponsor { $ambition }
