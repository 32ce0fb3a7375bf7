# Fate 4, the Advocate: what its cards say, their steps and questions.

text-F04-01A = Gain { card-F04-02 } and { card-F04-03 }.
text-F04-01B =
    Start at 18.
    { objective-F04-01B-prove-yourself }: while you have { card-F04-03 }, advance 3 whenever you use a Prelude action of a Guild card that discards that card.
    { objective-F04-01B-keep-the-guilds-in-power }: while you have { card-F04-03 }, advance 2 whenever you { new-action-recover }.
text-F04-02 = { new-action-recover } ({ action-move }): attach the topmost Guild card of the Court discard pile to a Court card with no agents.
text-F04-03 =
    You may use Prelude actions and new actions of Guild cards only while you are in first or second place of a declared ambition.
    When Secured: search the Court deck and the Court discard pile for 1 Guild card and take it. Shuffle the Court deck.
text-F04-04 =
    Completed: add { card-F04-03 } if you have it, the 5 Liaisons and { card-F04-10 } to the Court deck. Scrap { card-F04-11 }.
    Failed: add { card-F04-03 } to the Court deck if you have it. Add the Liaison of each suit in which you have more Guild cards than each Rival, and scrap the others. Scrap { card-F04-10 }. Add { card-F04-11 } to the Court deck.
text-F04-05 =
    When you use the action of a Copy for { action-build }, you may gain 1 { resource-material }.
    Prelude: attach this card to a Court card with no agents to declare { ambition-tycoon }. Do not place the zero marker.
text-F04-06 =
    When you use the action of a Copy for { action-move }, you may gain 1 { resource-fuel }.
    Prelude: attach this card to a Court card with no agents to declare { ambition-tycoon }. Do not place the zero marker.
text-F04-07 =
    When you use the action of a Copy for { action-battle }, you may gain 1 { resource-weapon }.
    Prelude: attach this card to a Court card with no agents to declare { ambition-warlord }. Do not place the zero marker.
text-F04-08 =
    When you use the action of a Copy for { action-secure }, you may gain 1 { resource-relic }.
    Prelude: attach this card to a Court card with no agents to declare { ambition-keeper }. Do not place the zero marker.
text-F04-09 =
    When you use the action of a Copy for { action-influence }, you may gain 1 { resource-psionic }.
    Prelude: attach this card to a Court card with no agents to declare { ambition-empath }. Do not place the zero marker.
text-F04-10 =
    Crisis: bury this card. In turn order, everyone with more Guild cards than agents in their supply discards Guild cards down to that number.
    When Secured: only your Rivals do this. Bury this card.
text-F04-11 =
    Crisis: in turn order, everybody gives 1 Guild card to the player to the left, but not one just received. Bury this card.
    When Secured: you may steal 1 Guild card. Then shuffle all Guild cards in the Court discard pile into the Court deck. Bury this card.
text-F04-12A = Put { card-F04-13 } and { card-F04-14 } into the rules booklet.
text-F04-12B =
    Start at 12.
    { objective-F04-12B-connect-with-the-guilds }: at the end of a chapter, advance 1 for each suit among your Guild cards.
    { objective-F04-12B-improve-your-standing }: at the end of a chapter, advance 1 for each Rival with fewer Guild cards than you.
text-F04-13 =
    Scrap this card if nobody is the Advocate.
    Edict 45: the Advocate may choose a Rival's Guild card of a suit that the Advocate does not have. That Rival gives it and takes 1 Favor from the Advocate, or gives the Advocate 1 Favor.
text-F04-14 =
    Transfer Guild Support: in Negotiations you may give a Guild card to a Rival. The Advocate must consent.
    To force it, return Favors equal to the raid cost of the card. The Advocate's consent costs 1 Favor of the Advocate.
text-F04-15 =
    Completed: add { card-F04-16 } and the 5 Guildmasters to the Court deck. Scrap { card-F04-22 }.
    Failed: scrap { card-F04-16 } and the 5 Guildmasters. Add { card-F04-22 } to the Court deck. Scrap { card-F04-13 }.
text-F04-16 =
    Crisis: everybody secures all Guild cards they can. Bury this card.
    When Secured: Rivals take back their agents from all Guild cards in the Court. Then secure every Guild card you can. Bury this card.
text-F04-17 = When you declare { ambition-tycoon }, you may steal 1 Guild card of the suit { resource-material }.
text-F04-18 = When you declare { ambition-tycoon }, you may steal 1 Guild card of the suit { resource-fuel }.
text-F04-19 = When you declare { ambition-warlord }, you may steal 1 Guild card of the suit { resource-weapon }.
text-F04-20 = When you declare { ambition-keeper }, you may steal 1 Guild card of the suit { resource-relic }.
text-F04-21 = When you declare { ambition-empath }, you may steal 1 Guild card of the suit { resource-psionic }.
text-F04-22 =
    Crisis: on a hex or an arrow, in turn order everybody buries 1 of their Guild cards. Bury this card.
    When Secured: each Rival buries 1 of their Guild cards. Bury this card.
text-F04-23A = Gain { card-F04-24 }. Put { card-F04-25 } into the rules booklet.
text-F04-23B =
    Your Guild cards show more suits than the chapter number.
    More than half of the cards in the Court are Guild cards, counting attached cards and the Imperial Council.
text-F04-24 = When you provoke Outrage, you discard no Guild cards.
text-F04-25 = When ambitions are scored, each Guild card counts twice for the ambition of its suit.
text-F04-26 = A reminder of { card-F04-25 }.

step-attach-this = attach this card to a Court card with no agents
step-prove-to-overseers = advance the objective for a discarded Guild card
step-recover = attach the topmost discarded Guild card to a Court card with no agents
step-search-for-guild = take a Guild card from the Court deck or discard pile
step-liaisons-of-suits = add the Liaisons of leading suits to the Court deck
step-declare-one = declare { $ambition } without the zero marker
step-pass-guilds = everybody passes a Guild card to the left
step-connect-with-guilds = advance the objective for Guild cards
step-demand-guild = the Advocate may demand a Guild card
step-guild-fair = Guild cards of the Court are secured
step-steal-of-suit = you may steal a Guild card of this suit
step-bury-guilds = Guild cards are buried

prompt-ask-attach-this = To which Court card do you attach { $card }?
wait-ask-attach-this = { $who } is attaching a card.
prompt-ask-recover = To which Court card do you attach the Guild card?
wait-ask-recover = { $who } is recovering a Guild card.
prompt-ask-search-for-guild = Which Guild card do you take?
wait-ask-search-for-guild = { $who } is searching for a Guild card.
prompt-ask-declare-one = Which ambition do you declare?
wait-ask-declare-one = { $who } is declaring an ambition.
prompt-ask-pass-guilds = Which Guild card do you pass to the left?
wait-ask-pass-guilds = { $who } is passing a Guild card.
prompt-ask-demand-guild = { $n ->
    [0] Which Guild card do you demand?
   *[other] Give the demanded Guild card for a Favor (yes), or give a Favor (no)?
}
wait-ask-demand-guild = { $who } is deciding about the Advocate's Demand.
prompt-secure-at-fair = Which Guild card do you secure next?
wait-secure-at-fair = { $who } is securing Guild cards.
prompt-ask-steal-of-suit = Steal a Guild card?
wait-ask-steal-of-suit = { $who } may steal a Guild card.
prompt-ask-bury-guilds = Which Guild card do you bury?
wait-ask-bury-guilds = { $who } is burying a Guild card.
do-demand-card = Demand { $card } from { $whom }
deal-guild = { $who_you ->
    [yes] you give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} the Guild card { $card }
log-deal-guild = { $who_you ->
    [yes] You give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} the Guild card { $card }.
