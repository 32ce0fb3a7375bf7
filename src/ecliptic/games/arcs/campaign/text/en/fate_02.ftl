# Fate 2: the Founder.

text-F02-01A = Gain { card-F02-02 }.
text-F02-01B =
    { objective-F02-01B-inspire-confidence }: when you win an ambition while you are an Outlaw, advance 3.
    { objective-F02-01B-defy-the-empire }: at the end of a chapter, if you are an Outlaw, advance 1 for each system you control.
text-F02-02 = When you declare an ambition, you may place 2 ships in a system with a Free city. Then, if you are a Regent, you may become an Outlaw.
text-F02-04 =
    You cannot harm Free buildings.
    { new-action-build-free } ({ action-build }): build a Free city or a Free starport in a system that the Empire does not control. This clears your Outrage of that planet's type.
text-F02-05 =
    Crisis: each player gives Favors, each of them an agent from their supply. Arrow: 1 to the left neighbour. Hex: 1 to the right neighbour. Crescent: 1 to both. Bury this card.
    When Secured: take 1 Favor from each Rival. Discard this card.
text-F02-06 =
    Crisis: each player gives Favors, each of them an agent from their supply. Arrow: 1 to the left neighbour. Hex: 1 to the right neighbour. Crescent: 1 to both. Bury this card.
    When Secured: take 1 Favor from each Rival. Discard this card.
text-F02-07 =
    Crisis: each player gives Favors, each of them an agent from their supply. Arrow: 1 to the left neighbour. Hex: 1 to the right neighbour. Crescent: 1 to both. Bury this card.
    When Secured: take 1 Favor from each Rival. Discard this card.
text-F02-08 = Prelude: place this card beside a face-up Construction card in play that has no Union beside it. When the round ends, take that action card into your hand and discard this card.
text-F02-09 = Prelude: place this card beside a face-up Construction card in play that has no Union beside it. When the round ends, take that action card into your hand and discard this card.
text-F02-10 = Prelude: place this card beside a face-up Administration card in play that has no Union beside it. When the round ends, take that action card into your hand and discard this card.
text-F02-11 = Prelude: place this card beside a face-up Administration card in play that has no Union beside it. When the round ends, take that action card into your hand and discard this card.
text-F02-12A = Gain { card-F02-13 } and the Commonwealth marker. Put { card-F02-14 }, { card-F02-15 } with both { card-F02-16 } cards under it, and { card-F02-22 } into the rules booklet. Every player gains a title { card-F02-18 }.
text-F02-12B =
    { objective-F02-12B-distribute-power-fairly }: when the Commonwealth wins the Commonwealth ambition, advance 2 for each Member.
    { objective-F02-12B-protect-freedom }: at the end of a chapter, advance 1 for each Free city in a system that the Empire does not control.
text-F02-13 = When you declare an ambition, you may also put the Commonwealth marker into its box.
text-F02-14 =
    An ambition with the Commonwealth marker gives Power only to an untied first place. All Members add up what they have and compete as one, the Commonwealth.
    If the Commonwealth is first, the Power of first and second place together is divided evenly among the Members, rounded down and without city Power.
    If a player who is not a Member is first, that player gains twice the Power of first and second place together, and city Power.
    After scoring the marker returns to the Founder.
text-F02-15 =
    The Member with the least Power may attach 1 Armistice from under this card to a Court card. Skip this on a tie.
    If there are no Members, scrap this card and the Armistices under it.
text-F02-16 =
    While this card is in the Court, Members cannot harm each other or Free buildings.
    When Secured: move all agents that were on this pair of cards to other Court cards; none is returned or captured. Tuck this card under edict 25; if it is gone, scrap this card.
text-F02-17 =
    While this card is in the Court, Members cannot harm each other or Free buildings.
    When Secured: move all agents that were on this pair of cards to other Court cards; none is returned or captured. Tuck this card under edict 25; if it is gone, scrap this card.
text-F02-18 =
    You are a Member. In systems that the Empire does not control you may use Free buildings as your own: tax cities, build ships and Catapult at starports, build in their systems, and repair them. What you build this way is always fresh.
    When you harm a Free building, scrap this card.
text-F02-19 =
    You are a Member. In systems that the Empire does not control you may use Free buildings as your own: tax cities, build ships and Catapult at starports, build in their systems, and repair them. What you build this way is always fresh.
    When you harm a Free building, scrap this card.
text-F02-20 =
    You are a Member. In systems that the Empire does not control you may use Free buildings as your own: tax cities, build ships and Catapult at starports, build in their systems, and repair them. What you build this way is always fresh.
    When you harm a Free building, scrap this card.
text-F02-21 =
    You are a Member. In systems that the Empire does not control you may use Free buildings as your own: tax cities, build ships and Catapult at starports, build in their systems, and repair them. What you build this way is always fresh.
    When you harm a Free building, scrap this card.
text-F02-22 = Members may use Free buildings as their own in systems that the Empire does not control. A Member who harms a Free building, even without a hit, is no longer a Member.
text-F02-24 = You may secure a Court card on which you tie for most agents with a Rival who is not a Member.
text-F02-25A = Scrap { card-F02-15 } and put { card-F02-26 } into the rules booklet; what was tucked under the one is now tucked under the other. Gain { card-F02-27 }.
text-F02-25B =
    The Commonwealth won the Commonwealth ambition this chapter, and at least 3 Free cities are controlled neither by the Empire nor by a player who is not a Member.
    The same with at least 7 Free cities.
text-F02-26 =
    The Member with the least Power may attach 1 Armistice from under this card to a Court card. Skip this on a tie. Then the Founder may do the same.
    If there are no Members, scrap this card and the Armistices under it.
text-F02-27 = { new-action-incite-revolt } ({ action-battle }): choose a system with a fresh Free city. All damaged ships of Rivals and of the Empire there are destroyed, ignoring the Truce Law. You take no Trophies.

new-action-build-free = Build Free

step-inspire-confidence = advance the objective for ambitions won as an Outlaw
step-defy-the-empire = advance the objective for controlled systems
step-parade-fleets = you may place 2 ships beside a Free city
step-build-free = build a Free city or starport
step-favors-to-neighbours = everybody gives Favors to neighbours
step-favor-of-each-rival = take 1 Favor from each Rival
step-give-each = give each player a card
step-distribute-power = advance the objective for the Commonwealth
step-protect-freedom = advance the objective for Free cities
step-place-commonwealth = you may place the Commonwealth marker
step-return-commonwealth = return the Commonwealth marker
step-leave-commonwealth = lose the membership for harming a Free building
step-call-for-armistice = the Member with the least Power may call for an Armistice
step-call-of-the-founder = the Founder may call for an Armistice
step-spread-agents = move the agents to other Court cards
step-tuck-armistice = tuck this card under its edict
step-incite-revolt = destroy damaged ships beside a fresh Free city

prompt-ask-parade-fleets = { $n ->
    [0] Where do 2 ships parade?
   *[other] Become an Outlaw?
}
wait-ask-parade-fleets = { $who } is deciding about a parade.
prompt-ask-build-free = Which Free building do you build?
wait-ask-build-free = { $who } is building a Free building.
prompt-ask-place-commonwealth = Put the Commonwealth marker into the box of this ambition?
wait-ask-place-commonwealth = { $who } is deciding about the Commonwealth marker.
prompt-ask-call-for-armistice = Attach an Armistice to which Court card?
wait-ask-call-for-armistice = { $who } may call for an Armistice.
prompt-ask-call-of-the-founder = Attach an Armistice to which Court card?
wait-ask-call-of-the-founder = { $who } may call for an Armistice, as the Founder.
prompt-ask-spread-agents = Move which agent to which Court card?
wait-ask-spread-agents = { $who } is moving the agents of an Armistice.
prompt-ask-incite-revolt = In which system do you incite a revolt?
wait-ask-incite-revolt = { $who } is inciting a revolt.

do-build-free = Build { $piece ->
    [starport] a Free starport
   *[city] a Free city
} ({ $system })
do-agent-to = { $card }: { $whose_you ->
    [yes] your agent
   *[no] agent of { $whose }
}

log-built-free = { $who_you ->
    [yes] You build
   *[no] { $who } builds
} a Free building ({ $system }).
log-left-commonwealth = { $who_you ->
    [yes] You are
   *[no] { $who } is
} no longer a Member of the Commonwealth.
log-commonwealth-placed = { $who_you ->
    [yes] You place
   *[no] { $who } places
} the Commonwealth marker.
log-armistice = An Armistice protects the Members ({ $card }).
