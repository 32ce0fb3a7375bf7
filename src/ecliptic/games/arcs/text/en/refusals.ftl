# Why something is not possible.

no-such-action = '{ $text }' is not an action of Arcs.
no-other-choice = '{ $text }' is not one of the choices: answer the open question first.
no-not-now = '{ $text }' is not possible now.
no-too-late = '{ $text }' is too late: declare and seize directly after playing your card.
no-prelude-over = '{ $text }' is too late: your Prelude is over.
no-seized = The initiative has already been seized this round.
no-marker = No ambition marker is available.
no-pips = You have no actions left.
no-not-in-hand = You do not have { $card } in your hand.
no-same-suit = { $card } has the suit of the lead card: to pivot, play another suit.
no-not-higher = { $card } does not surpass: you need a higher number than { $n } in the suit of the lead card.
no-raid-dice = You cannot collect raid dice here: { $whom_you ->
    [empire] the Empire has nothing to raid.
    [blight] the Blight has nothing to raid.
   *[no] { $whom } has a building on the map, but none that defends in this battle.
}
no-such-dice = You cannot collect these dice: take at most { $n } in total and 6 of each type.
no-more-raid-dice = You can collect at most { $n ->
    [one] 1 raid die
   *[other] { $n } raid dice
} here.
no-raid-dice-card = A card forbids raid dice in this battle.
no-few-dice = Too few dice: you must collect at least { $n }.
no-wary-dice = You cannot collect more assault dice than skirmish dice.
problem-map-seats = The set-up card { $map } is for { $players } players, not for { $seats }.
no-such-place = There is no place '{ $text }' on the map.
no-such-card = There is no card '{ $text }' in Arcs.
no-such-ambition = There is no ambition '{ $text }'.
no-such-resource = There is no resource '{ $text }'.
no-action-of-card = { $action } is not one of the actions you can take now.
no-city = There is no city there to tax ({ $system }).
no-taxed = This city has already been taxed this turn ({ $system }).
no-taxed-slot = This building slot has already been taxed this turn ({ $system }).
no-own-tax = A card forbids you to tax this city ({ $system }).
no-control = You can tax a Rival city only in a system you control ({ $system }).
no-own-piece = You have no piece there, so you cannot build ({ $system }).
no-free-slot = There is no free place for this building ({ $system }).
no-starport = You have no starport there to build ships ({ $system }).
no-starport-used = This starport has already built a ship this turn ({ $system }).
no-damage = You have nothing damaged there to repair ({ $system }).
no-not-in-court = { $card } is not in the Court.
no-agents = You have no agents in your supply.
no-majority = You cannot secure { $card }: you need more agents on it than each Rival.
no-secure-card = A card forbids you to secure { $card } now.
no-adjacent = These systems are not adjacent ({ $from } → { $to }).
no-ships = You have no ships there ({ $system }).
no-harm = A law or a card keeps you from harming this defender now ({ $system }).
no-defender = There is no such defender there ({ $system }).
no-own-initiative = You already have the initiative.
no-ambition = You cannot declare { $ambition } with your card now.
no-ambition-card = A card forbids you to declare { $ambition } now.
no-resource = You have no { $resource } to spend.
no-spend-as = You cannot spend { $resource } as { $as }.
no-not-held = You do not have { $card }.
no-prelude = { $card } has no such Prelude action.
no-just-secured = You have secured { $card } in this Prelude: its Prelude action cannot be used yet.
no-prelude-first = { $card } can be used only before any other action of the turn.
no-undeclared = { $card } can be used only while { $ambition } is declared.
no-prelude-now = { $card } would do nothing now.
