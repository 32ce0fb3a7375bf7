# Parts of deals, and how the log tells them.

deal-ship = { $who_you ->
    [yes] you cede to
   *[no] { $who } cedes to
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} { $state ->
    [damaged] a damaged ship
   *[fresh] a fresh ship
} ({ $system })
log-deal-ship = { $who_you ->
    [yes] You cede to
   *[no] { $who } cedes to
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} { $state ->
    [damaged] a damaged ship
   *[fresh] a fresh ship
} ({ $system }).
deal-building = { $who_you ->
    [yes] you cede to
   *[no] { $who } cedes to
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} { $piece ->
    [city] a city
    [starport] a starport
    [agent] an agent
   *[ship] a ship
} ({ part-site })
log-deal-building = { $who_you ->
    [yes] You cede to
   *[no] { $who } cedes to
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} { $piece ->
    [city] a city
    [starport] a starport
    [agent] an agent
   *[ship] a ship
} ({ part-site }).
deal-agent = { $who_you ->
    [yes] you delegate to
   *[no] { $who } delegates to
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} an agent on { $card }
log-deal-agent = { $who_you ->
    [yes] You delegate to
   *[no] { $who } delegates to
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} an agent on { $card }.
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
    [yes] you pass on to
   *[no] { $who } passes on to
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} { $whose_you ->
    [yes] your Favor
   *[no] a Favor of { $whose }
}
log-deal-pass-favor = { $who_you ->
    [yes] You pass on to
   *[no] { $who } passes on to
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} { $whose_you ->
    [yes] your Favor
   *[no] a Favor of { $whose }
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
