# Parts of deals, and how the log tells them.

deal-ship = { $who_you ->
    [yes] you cede
   *[no] { $who } cedes
} { $state ->
    [damaged] a damaged ship
   *[fresh] a fresh ship
} to { $whom_you ->
    [yes] you
   *[no] { $whom }
} ({ $system })
log-deal-ship = { $who_you ->
    [yes] You cede
   *[no] { $who } cedes
} { $state ->
    [damaged] a damaged ship
   *[fresh] a fresh ship
} to { $whom_you ->
    [yes] you
   *[no] { $whom }
} ({ $system }).
deal-building = { $who_you ->
    [yes] you cede
   *[no] { $who } cedes
} { $piece ->
    [city] a city
    [starport] a starport
    [agent] an agent
   *[ship] a ship
} to { $whom_you ->
    [yes] you
   *[no] { $whom }
} ({ part-site })
log-deal-building = { $who_you ->
    [yes] You cede
   *[no] { $who } cedes
} { $piece ->
    [city] a city
    [starport] a starport
    [agent] an agent
   *[ship] a ship
} to { $whom_you ->
    [yes] you
   *[no] { $whom }
} ({ part-site }).
deal-agent = { $who_you ->
    [yes] you delegate
   *[no] { $who } delegates
} an agent on { $card } to { $whom_you ->
    [yes] you
   *[no] { $whom }
}
log-deal-agent = { $who_you ->
    [yes] You delegate
   *[no] { $who } delegates
} an agent on { $card } to { $whom_you ->
    [yes] you
   *[no] { $whom }
}.
deal-favor = { $who_you ->
    [yes] you promise
   *[no] { $who } promises
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} a Favor
log-deal-favor = { $who_you ->
    [yes] You promise
   *[no] { $who } promises
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} a Favor.
deal-resource = { $who_you ->
    [yes] you give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} 1 { $resource }
log-deal-resource = { $who_you ->
    [yes] You give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} 1 { $resource }.
deal-captive = { $who_you ->
    [yes] you give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} a Captive: { $piece ->
    [city] { $whose_you ->
        [yes] your city
        [free] a Free city
       *[no] a city of { $whose }
    }
    [starport] { $whose_you ->
        [yes] your starport
        [free] a Free starport
       *[no] a starport of { $whose }
    }
    [agent] { $whose_you ->
        [yes] your agent
       *[no] an agent of { $whose }
    }
    [resource] { $whose }
   *[ship] { $whose_you ->
        [yes] your ship
        [empire] an Imperial ship
        [blight] Blight
       *[no] a ship of { $whose }
    }
}
log-deal-captive = { $who_you ->
    [yes] You give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} a Captive: { $piece ->
    [city] { $whose_you ->
        [yes] your city
        [free] a Free city
       *[no] a city of { $whose }
    }
    [starport] { $whose_you ->
        [yes] your starport
        [free] a Free starport
       *[no] a starport of { $whose }
    }
    [agent] { $whose_you ->
        [yes] your agent
       *[no] an agent of { $whose }
    }
    [resource] { $whose }
   *[ship] { $whose_you ->
        [yes] your ship
        [empire] an Imperial ship
        [blight] Blight
       *[no] a ship of { $whose }
    }
}.
deal-trophy = { $who_you ->
    [yes] you give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} a Trophy: { $piece ->
    [city] { $whose_you ->
        [yes] your city
        [free] a Free city
       *[no] a city of { $whose }
    }
    [starport] { $whose_you ->
        [yes] your starport
        [free] a Free starport
       *[no] a starport of { $whose }
    }
    [agent] { $whose_you ->
        [yes] your agent
       *[no] an agent of { $whose }
    }
    [resource] { $whose }
   *[ship] { $whose_you ->
        [yes] your ship
        [empire] an Imperial ship
        [blight] Blight
       *[no] a ship of { $whose }
    }
}
log-deal-trophy = { $who_you ->
    [yes] You give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} a Trophy: { $piece ->
    [city] { $whose_you ->
        [yes] your city
        [free] a Free city
       *[no] a city of { $whose }
    }
    [starport] { $whose_you ->
        [yes] your starport
        [free] a Free starport
       *[no] a starport of { $whose }
    }
    [agent] { $whose_you ->
        [yes] your agent
       *[no] an agent of { $whose }
    }
    [resource] { $whose }
   *[ship] { $whose_you ->
        [yes] your ship
        [empire] an Imperial ship
        [blight] Blight
       *[no] a ship of { $whose }
    }
}.
deal-pass-favor = { $who_you ->
    [yes] you pass on
   *[no] { $who } passes on
} { $whose_you ->
    [yes] your Favor
   *[no] a Favor of { $whose }
} to { $whom_you ->
    [yes] you
   *[no] { $whom }
}
log-deal-pass-favor = { $who_you ->
    [yes] You pass on
   *[no] { $who } passes on
} { $whose_you ->
    [yes] your Favor
   *[no] a Favor of { $whose }
} to { $whom_you ->
    [yes] you
   *[no] { $whom }
}.
deal-invite = { $who_you ->
    [yes] you invite
   *[no] { $who } invites
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} to the Empire
log-deal-invite = { $who_you ->
    [yes] You invite
   *[no] { $who } invites
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} to the Empire.
deal-stored = { $who_you ->
    [yes] you give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} 1 { $resource } from { $card }
log-deal-stored = { $who_you ->
    [yes] You give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} 1 { $resource } from { $card }.
