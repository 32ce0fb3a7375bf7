# Fate 3, the Magnate.

## Cards

text-F03-01A = Gain { card-F03-02 }.
text-F03-01B =
    In Negotiations, advance 2 for each Favor or resource that a Rival gives you, unless you gave it to that Rival in this Summit. What you force by returning Favors does not count.
    In Negotiations you may discard 3 resources, none of them from { card-F03-02 }, to advance 2.
text-F03-02 =
    Crisis: discard all resources on this card.
    When you declare an ambition, you may gain any 2 resources onto this card. They are frozen, but you may give them in a Summit and Favors can force you to.
text-F03-04 = { text-BC23 }
text-F03-05 = { text-BC24 }
text-F03-06 = { text-BC12 }
text-F03-07 = { text-BC03 }
text-F03-08 = { text-BC06 }
text-F03-09 =
    The supply of Weapons is kept here. You have these resources, but they count for { ambition-warlord } only under { card-F03-20 } and cannot be spent, discarded or stolen.
    After scoring at the end of each chapter, every Rival discards all Weapons.
    Prelude: discard this card to steal 1 Weapon.
text-F03-10 =
    The supply of Psionics is kept here. It counts towards your { ambition-empath } total, but it cannot be spent, discarded or stolen.
    After scoring at the end of each chapter, every Rival discards all Psionics.
    Prelude: discard this card to steal 1 Psionic.
text-F03-11 =
    The supply of Relics is kept here. It counts towards your { ambition-keeper } total, but it cannot be spent, discarded or stolen.
    After scoring at the end of each chapter, every Rival discards all Relics.
    Prelude: discard this card to steal 1 Relic.
text-F03-12A = Put the 5 Monopolies into the general supply; the supply of each type is kept on its Monopoly. Put { card-F03-18 }, { card-F03-19 } and { card-F03-20 } into the rules booklet.
text-F03-12B =
    Advance 1 when you gain a Monopoly from the supply.
    At the end of each chapter, advance 1 for each Monopoly you have.
text-F03-13 =
    The supply of Material is kept here. You have these resources, but you cannot spend them. Everybody still gains Material from here.
    In a Summit nobody may give Material without your consent.
text-F03-14 =
    The supply of Fuel is kept here. You have these resources, but you cannot spend them. Everybody still gains Fuel from here.
    In a Summit nobody may give Fuel without your consent.
text-F03-15 =
    The supply of Relics is kept here. You have these resources, but you cannot spend them. Everybody still gains Relics from here.
    In a Summit nobody may give Relics without your consent.
text-F03-16 =
    The supply of Psionics is kept here. You have these resources, but you cannot spend them. Everybody still gains Psionics from here.
    In a Summit nobody may give Psionics without your consent.
text-F03-17 =
    The supply of Weapons is kept here. You have these resources, but you cannot spend them. Everybody still gains Weapons from here.
    In a Summit nobody may give Weapons without your consent.
text-F03-18 = For each type: a player who has more than half of all its resources in play takes its Monopoly, from the supply or from its holder.
text-F03-19 =
    A resource may be given only if the holder of its Monopoly consents.
    In the Call to Order the caller may return 1 Favor of that holder to force the consent. The holder's own resources need no extra Favor.
text-F03-20 = { ambition-warlord } counts Weapon icons as well as Trophies: Weapons, and Guild cards of that suit.
text-F03-22 = You may build cities on any planet of whose type you do not have the Monopoly, even without pieces of yours there.
text-F03-23 =
    Crisis: of each type, everybody who has the most, alone or tied, discards 1. Discard this card.
    When Secured: discard this card and steal 1 resource.
text-F03-24 = { text-F03-23 }
text-F03-25A = Put the Economy card beside the map: { card-F03-26A } if you are a Regent, { card-F03-26B } if you are an Outlaw. Put { card-F03-27 } into the rules booklet.
text-F03-25B =
    Grand ambitions: you have at least 1 Monopoly; you have at least 2 Monopolies.
    After scoring, if you have a Monopoly, you must scrap one, with every resource of its type in your play area.
text-F03-26A = While the Magnate is a Regent, other Regents cannot tax cities in systems that the Empire controls, not even their own, unless they have the Monopoly for that type. Flip this card when the Magnate becomes an Outlaw.
text-F03-26B = While the Magnate is an Outlaw, everybody may tax their own cities any number of times each turn, and the Magnate may tax every city that often. Flip this card when the Magnate becomes a Regent.
text-F03-27 = { card-F03-26A } lies beside the map while the Magnate is a Regent, { card-F03-26B } while the Magnate is an Outlaw.

## Deals

deal-export = { $who_you ->
    [yes] you export
   *[no] { $who } exports
} { $resources }
log-deal-export = { $who_you ->
    [yes] You export
   *[no] { $who } exports
} { $resources }.

## Steps, questions, log

step-forget-gifts = forget the gifts of the last Summit
step-deck-from-discard = add cards of the discard pile to the Court deck
step-into-common = put cards into the general supply
step-monopolies-fall = scrap the Monopolies nobody has
step-set-economy = put the Economy card beside the map
step-flip-economy = flip the Economy card
step-hold-monopolies = advance the objective for each Monopoly
step-gain-monopolies = a player with more than half of a type takes its Monopoly
step-extort = everybody with the most of a type discards 1
step-steal-resource = steal 1 resource
step-give-up-monopoly = scrap a Monopoly and all resources of its type
prompt-ask-steal-resource = Which resource do you steal?
wait-ask-steal-resource = { $who } is stealing a resource.
prompt-ask-give-up-monopoly = Which Monopoly do you scrap, with all your resources of its type?
wait-ask-give-up-monopoly = { $who } is giving up a Monopoly.
log-card-monopoly = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} { $card }.
log-card-monopoly-scrapped = { $who_you ->
    [yes] You scrap
   *[no] { $who } scraps
} { $card } with all resources of its type.
