# Parts of deals, and how the log tells them.

deal-ship = { $who } cedes to { $whom } { $state ->
    [damaged] a damaged ship
   *[fresh] a fresh ship
} ({ $system })
log-deal-ship = { $who } cedes to { $whom } { $state ->
    [damaged] a damaged ship
   *[fresh] a fresh ship
} ({ $system }).
deal-building = { $who } cedes to { $whom } { $piece ->
    [city] a city
    [starport] a starport
    [agent] an agent
   *[ship] a ship
} ({ part-site })
log-deal-building = { $who } cedes to { $whom } { $piece ->
    [city] a city
    [starport] a starport
    [agent] an agent
   *[ship] a ship
} ({ part-site }).
deal-agent = { $who } delegates to { $whom } an agent on { $card }
log-deal-agent = { $who } delegates to { $whom } an agent on { $card }.
deal-favor = { $who } promises { $whom } a Favor
log-deal-favor = { $who } promises { $whom } a Favor.
deal-resource = { $who } gives { $whom } 1 { $resource }
log-deal-resource = { $who } gives { $whom } 1 { $resource }.
deal-captive = { $who } gives { $whom } a Captive: { $piece ->
    [city] a city of { $whose }
    [starport] a starport of { $whose }
    [agent] an agent of { $whose }
    [resource] { $whose }
   *[ship] a ship of { $whose }
}
log-deal-captive = { $who } gives { $whom } a Captive: { $piece ->
    [city] a city of { $whose }
    [starport] a starport of { $whose }
    [agent] an agent of { $whose }
    [resource] { $whose }
   *[ship] a ship of { $whose }
}.
deal-trophy = { $who } gives { $whom } a Trophy: { $piece ->
    [city] a city of { $whose }
    [starport] a starport of { $whose }
    [agent] an agent of { $whose }
    [resource] { $whose }
   *[ship] a ship of { $whose }
}
log-deal-trophy = { $who } gives { $whom } a Trophy: { $piece ->
    [city] a city of { $whose }
    [starport] a starport of { $whose }
    [agent] an agent of { $whose }
    [resource] { $whose }
   *[ship] a ship of { $whose }
}.
deal-pass-favor = { $who } passes on to { $whom } a Favor of { $whose }
log-deal-pass-favor = { $who } passes on to { $whom } a Favor of { $whose }.
deal-invite = { $who } invites { $whom } to the Empire
log-deal-invite = { $who } invites { $whom } to the Empire.
deal-stored = { $who } gives { $whom } 1 { $resource } from { $card }
log-deal-stored = { $who } gives { $whom } 1 { $resource } from { $card }.
