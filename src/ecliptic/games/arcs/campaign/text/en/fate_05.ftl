# Fate 5, the Caretaker.

## Golems

resource-warrior = Golem (Warrior)
resource-protector = Golem (Protector)
resource-seeker = Golem (Seeker)
resource-harvester = Golem (Harvester)
token-golem-warrior = Golem (Warrior)
token-golem-protector = Golem (Protector)
token-golem-seeker = Golem (Seeker)
token-golem-harvester = Golem (Harvester)
action-card-EV04 = Event IV

## Cards

text-F05-01A = Gain { card-F05-02 }, { card-F05-03 } and { card-F05-04 }. Put { card-F05-05 } and { card-F05-06 } into the rules booklet. Shuffle the 4 Golems and place one, Sleeping side up, at the gate of each cluster without Imperial ships.
text-F05-01B =
    When you win an ambition, advance 2 for each Golem you have.
    Advance 2 whenever anybody spends a Golem in the Prelude.
text-F05-02 = { new-action-awaken } ({ action-influence }): move any Golems from systems you control to { card-F05-03 }. Flip them to Awake if you are winning a declared ambition.
text-F05-03 =
    Crisis: flip every Sleeping Golem that is not on the map to Awake.
    Holds any number of Golems, each with raid cost 2.
text-F05-04 = When you declare an ambition, you may end your turn. If you do, take any Golems from Rivals; then roll the event die and resolve Crises if it shows them.
text-F05-05 =
    Only the Caretaker takes Golems off the map. A Golem lies in a resource slot and can be raided, but it is not a resource.
    When a Golem is spent or discarded, flip it to Sleeping and put it into an empty resource slot of a Rival of your choice. If no Rival has one, keep it.
    All Golems wake up at the set-up of Acts II and III.
text-F05-06 =
    Prelude: spend an Awake Golem; you may then use its action.
    Warrior: destroy all damaged ships in one system. Protector: repair any ships, and an Upgrade or Armor. Seeker: one Catapult move from any system. Harvester: gain 1 resource of any type.
text-F05-08 =
    Scrap this card if the Harvester is not in play.
    Crisis: the player who has the Harvester discards all resources.
    When Secured: take the Harvester, Awake. Discard this card.
text-F05-09 =
    Scrap this card if the Seeker is not in play.
    Crisis: ships on planets of the rolled symbol that belong to the player who has the Seeker are placed in the gate of the rolled cluster.
    When Secured: take the Seeker, Awake. Discard this card.
text-F05-10 =
    Scrap this card if the Protector is not in play.
    Crisis: repair all ships, except those of the player who has the Protector.
    When Secured: take the Protector, Awake. Discard this card.
text-F05-11 =
    Scrap this card if the Warrior is not in play.
    Crisis: destroy all damaged ships of the player who has the Warrior.
    When Secured: take the Warrior, Awake. Discard this card.
text-F05-12A = Gain { card-F05-13 }. Put { card-F05-14 } into the rules booklet. Shuffle another Event card into the action deck. All Golems wake up.
text-F05-12B =
    Advance 2 for each lore card you secure.
    In Negotiations, advance 1 for each lore card a Rival gives you, unless you gave it to that Rival in this Summit.
    At the end of each chapter, advance 1 for each Rival with fewer lore cards than you.
text-F05-13 =
    Crisis: attach this card to a Court card.
    After you secure another card, you may attach the top card of the lore deck to the Court card that replaced it.
text-F05-14 =
    In Negotiations a player may give 1 lore card to a Rival. Favors cannot force it.
    In Negotiations a player may give 1 Golem to a Rival. Forcing it costs as many Favors as raiding the Golem costs keys.
text-F05-17 =
    Crisis: in turn order, each player who has a Golem returns 1 of their cities to their board. Bury this card.
    When Secured: take a Golem of your choice, Awake. Discard this card.
text-F05-18 = { text-F05-17 }
text-F05-19 = { text-F05-17 }
text-F05-20A = Put { card-F05-21 } into the rules booklet. All Golems wake up.
text-F05-20B =
    Grand ambitions, at the end of each chapter: you have a Golem and scrap 1 of your lore cards other than { card-F05-03 }; you scrap 1 of your Golems.
text-F05-21 =
    In turn order each player scraps 1 Guild card, even a protected one, for each Awake Golem they have. A player without Guild cards instead scraps the leftmost Guild card in the Court that has agents, with those agents.
    Then flip all Sleeping Golems to Awake.

## Deals

deal-lore = { $who_you ->
    [yes] you give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} the lore card { $card }
log-deal-lore = { $who_you ->
    [yes] You give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} the lore card { $card }.
deal-golem = { $who_you ->
    [yes] you give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} a { $resource }
log-deal-golem = { $who_you ->
    [yes] You give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} a { $resource }.

## Steps, questions, log

step-hide-golems = place the Golems at gates without the Empire
step-find-golems = advance the objective for your Golems
step-awaken = take Golems onto Golem Hearth
step-wake-golems = wake all Golems that are not on the map
step-speak-to-stones = you may end the turn to take Golems from Rivals
step-golems-to-hearth = take all Golems from the map
step-golems-fall = scrap the Golems on the map
step-lore-to-deck = add a lore card for each player to the Court deck
step-add-event = add an Event card to the action deck
step-spend-golem = spend an Awake Golem
step-unstable = { $resource }: it strikes the player who has it
step-take-unstable = take the { $resource }, Awake
step-forget-lore-gifts = forget the lore given in the last Summit
step-collect-knowledge = advance the objective for secured lore
step-largest-collection = advance the objective for your lore
step-attach-lore = you may attach lore to the new Court card
step-librarians-leave = attach this card to a Court card
step-worship = everybody with a Golem returns a city
step-take-any-golem = take a Golem of your choice, Awake
step-sate-golems = everybody scraps a Guild card for each Awake Golem
step-feed-golems = you may scrap a lore card
step-silence-golem = you may scrap a Golem
step-forget-choices = the chapter is over
step-grand-choices = choose what is scored
wait-shuffle-golems = The Golems are being shuffled.
wait-lore-for-court = Lore is being drawn for the Court deck.
wait-draw-attached = A lore card is being drawn.
wait-roll-for-crises = The event die is being rolled for Crises.
prompt-pass-golem = Which Rival gets the { $resource }?
wait-pass-golem = { $who } is passing a Golem on.
prompt-ask-awaken = From which system do you take Golems?
wait-ask-awaken = { $who } is waking Golems.
prompt-ask-speak-to-stones = { $n ->
    [0] End your turn to take Golems from Rivals and roll for Crises?
   *[other] Which Golem do you take?
}
wait-ask-speak-to-stones = { $who } is speaking to the stones.
prompt-ask-spend-golem = { $n ->
    [0] Which Golem do you spend?
    [5] In which system does the Warrior destroy damaged ships?
    [7] Which Catapult move does the Seeker make?
    [8] Which resource does the Harvester gain?
   *[other] What does the Protector repair?
}
wait-ask-spend-golem = { $who } is using a Golem.
prompt-ask-attach-lore = Attach a lore card to the new Court card?
wait-ask-attach-lore = { $who } may attach lore.
prompt-ask-librarians-leave = To which Court card do you attach { $card }?
wait-ask-librarians-leave = { $who } is giving up the Librarians.
prompt-ask-worship = Which of your cities returns to your board?
wait-ask-worship = { $who } is returning a city.
prompt-ask-take-any-golem = Which Golem do you take?
wait-ask-take-any-golem = { $who } is taking a Golem.
prompt-ask-sate-golems = Which Guild card do you scrap?
wait-ask-sate-golems = { $who } is sating the Golems.
prompt-ask-feed-golems = Scrap a lore card for a grand ambition?
wait-ask-feed-golems = { $who } may feed the Golems.
prompt-ask-silence-golem = Scrap a Golem for a grand ambition?
wait-ask-silence-golem = { $who } may silence a Golem.
log-golem-found = { $who_you ->
    [yes] You find
   *[no] { $who } finds
} a { $resource }.
log-golem-taken = { $who_you ->
    [yes] You get
   *[no] { $who } gets
} a { $resource }.
log-golem-spent = { $who_you ->
    [yes] You spend
   *[no] { $who } spends
} a { $resource }.
log-golem-scrapped = { $who_you ->
    [yes] You silence
   *[no] { $who } silences
} a { $resource }.
log-card-lore-attached = { $who_you ->
    [yes] You attach
   *[no] { $who } attaches
} { $card } to a Court card.
log-card-scrapped = { $who_you ->
    [yes] You scrap
   *[no] { $who } scraps
} { $card }.
log-die-for-crises = { $who_you ->
    [yes] You roll
   *[no] { $who } rolls
} the event die: { $side ->
    [crises] Crises
   *[edicts] edicts, which are not resolved
}.
log-own-city-returned = { $who_you ->
    [yes] You return
   *[no] { $who } returns
} a city to { $who_you ->
    [yes] your
   *[no] their
} board ({ $system }).
