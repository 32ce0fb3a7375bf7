# Fate 15, the Peacekeeper.

text-F15-01A =
    With 2 players, return all Weapons from the Warlord box.
    Clear all your Outrage, then provoke Weapon Outrage. Gain Oath of Peace and Arsenal Keepers.
    Place ships in any systems until 8 are on the map.
text-F15-01B =
    Start: 18, 16 or 14 with 2, 3 or 4 players.
    { objective-F15-01B-restrict-the-weapons-supply }: at the end of the chapter, advance 1 for each Weapon you have.
    { objective-F15-01B-control-the-arms-manufacturers }: at the end of the chapter, advance 1 for each Weapon planet you control.
text-F15-02 =
    If you are not the Peacekeeper, scrap this card.
    Return every Trophy you gain except Blight.
    You cannot declare Warlord and gain no Power from it.
    You can neither enforce the policy of War nor change to it.
text-F15-03 = When you take or gain a Weapon, also for the Imperial Trust, you may put it here instead. Weapons here are frozen and cost 2 keys each to raid.
text-F15-04 =
    Completed: add both Arms Interests to the Court deck.
    Failed: scrap Oath of Peace; add Arsenal Keepers to the Court deck if you have it.
text-F15-05 =
    { new-action-assemble } ({ action-build }): gain 1 Weapon.
    Prelude: discard this card to fill any number of your empty resource slots with Weapons. Once the supply is empty, steal them from Rivals.
text-F15-06 = { text-F15-05 }
text-F15-07A =
    Place a Ceasefire in each cluster: Peace where you control a system, War elsewhere.
    With 2 players, return all Weapons from the Warlord box.
    Put Ceasefires, Empire Balks at Peace, Peace Dividends and Peace Accords into the rules booklet.
text-F15-07B =
    At least 2 clusters are at Peace.
    At least 5 clusters are at Peace.
text-F15-08 =
    To harm anything but your own pieces and Blight in a cluster at Peace, spend 1 Weapon and turn its Ceasefire to War.
    Crises are not limited. Ceasefires cannot be removed.
text-F15-09 = If the Peacekeeper is an Outlaw and the policy of War is on top, the First Regent may turn the Ceasefire of a cluster with 2 or more Empire-controlled systems to War.
text-F15-10 = Each player gains 2 Power for each system they control in a cluster at Peace. Empire-controlled systems pay the First Regent, but only under the policy of Peace.
text-F15-11 = Broker Peace: turn a Ceasefire from War to Peace if you and those who consent control 2 or more of its systems together. Returning a Favor of a Rival buys that Rival's consent. The First Regent controls Empire-controlled systems here.
step-place-ceasefires = place a Ceasefire in each cluster
step-break-ceasefire = spend a Weapon and turn the Ceasefire to War
step-empire-balks = the First Regent may end a Ceasefire
step-peace-dividends = everybody gains Power for systems at Peace
step-restrict-weapons = advance the objective for Weapons
step-control-arms = advance the objective for Weapon planets
prompt-ask-empire-balks = In which cluster does the Ceasefire end?
wait-ask-empire-balks = { $who } may end a Ceasefire.
log-at-war = Cluster { $n } is at War.
log-at-peace = Cluster { $n } is at Peace.
deal-peace = { $who_you ->
    [yes] you broker
   *[no] { $who } brokers
} Peace in cluster { $n } ({ $alone ->
    [yes] alone
   *[no] with { $others }
}{ $pays ->
    [yes] { $paid_you ->
        [yes] , for your Favor
       *[no] , for a Favor of { $paid }
    }
   *[no] {""}
})
log-deal-peace = { $who_you ->
    [yes] You broker
   *[no] { $who } brokers
} Peace in cluster { $n } ({ $alone ->
    [yes] alone
   *[no] with { $others }
}{ $pays ->
    [yes] { $paid_you ->
        [yes] , for your Favor
       *[no] , for a Favor of { $paid }
    }
   *[no] {""}
}).
