# Parts of deals, and how the log tells them.

deal-ship = { $who } tritt an { $whom } { $state ->
    [damaged] ein beschädigtes Schiff
   *[fresh] ein intaktes Schiff
} ab ({ $system })
log-deal-ship = { $who } tritt an { $whom } { $state ->
    [damaged] ein beschädigtes Schiff
   *[fresh] ein intaktes Schiff
} ab ({ $system }).
deal-building = { $who } tritt an { $whom } { $piece ->
    [city] eine Stadt
    [starport] einen Raumhafen
    [agent] einen Agenten
   *[ship] ein Schiff
} ab ({ part-site })
log-deal-building = { $who } tritt an { $whom } { $piece ->
    [city] eine Stadt
    [starport] einen Raumhafen
    [agent] einen Agenten
   *[ship] ein Schiff
} ab ({ part-site }).
deal-agent = { $who } überträgt { $whom } einen Agenten auf „{ $card }“
log-deal-agent = { $who } überträgt { $whom } einen Agenten auf „{ $card }“.
deal-favor = { $who } verspricht { $whom } einen Gefallen
log-deal-favor = { $who } verspricht { $whom } einen Gefallen.
deal-resource = { $who } gibt { $whom } 1 { $resource }
log-deal-resource = { $who } gibt { $whom } 1 { $resource }.
deal-captive = { $who } gibt { $whom } einen Gefangenen: { $piece ->
    [city] eine Stadt
    [starport] einen Raumhafen
    [agent] einen Agenten
    [resource] eine Ressource
   *[ship] ein Schiff
} ({ $whose })
log-deal-captive = { $who } gibt { $whom } einen Gefangenen: { $piece ->
    [city] eine Stadt
    [starport] einen Raumhafen
    [agent] einen Agenten
    [resource] eine Ressource
   *[ship] ein Schiff
} ({ $whose }).
deal-trophy = { $who } gibt { $whom } eine Trophäe: { $piece ->
    [city] eine Stadt
    [starport] einen Raumhafen
    [agent] einen Agenten
    [resource] eine Ressource
   *[ship] ein Schiff
} ({ $whose })
log-deal-trophy = { $who } gibt { $whom } eine Trophäe: { $piece ->
    [city] eine Stadt
    [starport] einen Raumhafen
    [agent] einen Agenten
    [resource] eine Ressource
   *[ship] ein Schiff
} ({ $whose }).
deal-pass-favor = { $who } reicht { $whom } einen Gefallen von { $whose } weiter
log-deal-pass-favor = { $who } reicht { $whom } einen Gefallen von { $whose } weiter.
deal-invite = { $who } lädt { $whom } ins Imperium ein
log-deal-invite = { $who } lädt { $whom } ins Imperium ein.
deal-stored = { $who } gibt { $whom } 1 { $resource } von { $card }
log-deal-stored = { $who } gibt { $whom } 1 { $resource } von { $card }.
