# What the steps of effects do: clauses without capital and full stop.

step-add-imperial-ships = add Imperial ships
step-move-fleet = move a fleet
step-raid-free-states = raid the Free States
step-round-procedure = resolve the Council or an Event
step-score-grand-ambitions = score grand ambitions
step-end-of-chapter = end the chapter
step-tuck-council = tuck the Council under your played card
step-guild-envoys-depart = bury every Guild card in the Court without agents
step-govern = the First Regent enforces or changes the policy
step-steal-or-take-trust = steal 1 Guild card or 1 resource, also from the Trust
step-marker-returns = return the declared marker worth the most Power
step-bury-secured = bury this card
step-bury-from-court = bury this card from the Court
step-council-in-session = flip the Council to In Session
step-agents-to-council = move all agents from this card to the Council
step-return-agents = return the agents on this card
step-move-own-agents = you may move your agents from this card
step-leader-frees-city = the player with the most Power frees a city
step-free-city = you may replace a city you control with a Free one
step-blight-spreads = the Blight spreads
step-destroy-blight = { $must ->
    [yes] destroy
   *[no] you may destroy
} damaged Blight in a cluster
step-gain-cards = gain cards of your fate
step-add-to-deck = add cards to the Court deck
step-shuffle-into-deck = shuffle cards into the Court deck
step-put-aside = put reminders beside the map
step-into-booklet = put cards into the rules booklet
step-scrap-cards = scrap cards
step-take-first-regent = take the First Regent tile
step-take-tokens = bring out tokens
step-scrap-tokens = scrap tokens
step-prove-yourself = advance the objective
step-show-might = advance the objective for Trophies
step-use-foundries = replace your ships at your starports with Imperial ones
step-place-imperial = place { $n } Imperial ships in a system you control
step-defect = Imperial ships of the rolled cluster defect
step-defect-in-cluster = Imperial ships of a cluster may defect
step-bury-or-discard = bury or discard this card
step-discard-from-court = discard this card from the Court
step-sow-division = advance the objective for the initiative
step-appeal-to-supporters = advance the objective for your supporters
step-seize-by-outrage = provoke a new Outrage to seize the initiative
step-partisan-leaves = scrap this card and clear all Outrage
step-outrage-of-rolled-planet = everybody provokes Outrage of the rolled planet
step-spy = exchange the highest action cards with a Rival
step-consolidate-power = advance the objective for ambitions won
step-bargain = let a Rival secure a card, then influence and secure
step-tax-from-outlaw = you may take the taxed resource from the Outlaw
step-empire-falls = on an arrow all Regents become Outlaws
step-discard-guilds = { $rivals ->
    [yes] each Rival
   *[no] everybody
} keeps no more Guild cards than agents in supply
step-discard-stored = its holder discards all resources on this card
step-gain-onto = you may gain { $n } resources onto this card
