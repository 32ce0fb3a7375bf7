# Options as buttons say them.

do-accept = Accept the deal
do-refuse = Refuse the deal
do-change-policy = Change the policy: { $card }
do-enforce = Enforce: { $card }
do-crises = Resolve crises
do-edicts = Resolve edicts
do-reroll-dice = { $dice ->
    [event] Reroll the event die
    [number] Reroll the number die
   *[both] Reroll both dice
}
do-demand-favor = Take a Favor from { $whom }
do-demand-nothing = Take nothing from { $whom }
do-demand-outlaw = Make { $whom } an Outlaw
do-demand-piece = Take from { $whom }: { $piece ->
    [city] a city
    [starport] a starport
    [agent] an agent
    [resource] a resource
   *[ship] a ship
} ({ $whose }, { $box ->
    [trophy] Trophy
   *[captive] Captive
})
do-demand-resource = { $whom_you ->
    [yes] Add 1 { $resource } of your own
   *[no] Take 1 { $resource } from { $whom }
}
do-done-negotiating = Done negotiating
do-drop-deal = Drop this deal
do-propose = Propose this deal
do-deal-part = { CAPITAL($part) }
do-side = Add something that { $who_you ->
    [yes] you give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
}
do-force = Return Favors ({ $n }): { $part }
do-fate = Choose the { $fate }
do-fleet = { $fresh } fresh, { $damaged } damaged; Imperial: { $along }, of these damaged: { $hurt }
do-leave-empire = Leave the Empire
do-revive-empire = Revive the Empire
do-petition = Petition the Council
do-summit = Call a Summit
do-no-summit = Call no Summit
do-start = 3 ships and { $piece ->
    [starport] a starport
   *[city] a city
} ({ $system })
do-no-blight = No Blight
do-take-trust = Take 1 { $resource } from the Trust
do-repair-of = Repair { $piece ->
    [city] a city
    [starport] a starport
    [agent] an agent
   *[ship] a ship
} of { $whose } ({ part-site })
do-repair-ship-of = Repair a ship of { $whose } ({ $system })
do-spy = Give { $card } to { $whom }
do-give-back = Give back { $card }
do-force-consent = Return Favors ({ $n }), and one for each consent: { $part }
do-side-alone = Do something alone
