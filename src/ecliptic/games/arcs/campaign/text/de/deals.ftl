# Parts of deals, and how the log tells them.

deal-ship = { $who_you ->
    [yes] du trittst an
   *[no] { $who } tritt an
} { $whom_you ->
    [yes] dich
   *[no] { $whom }
} { $state ->
    [damaged] ein beschädigtes Schiff
   *[fresh] ein intaktes Schiff
} ab ({ $system })
log-deal-ship = { $who_you ->
    [yes] Du trittst an
   *[no] { $who } tritt an
} { $whom_you ->
    [yes] dich
   *[no] { $whom }
} { $state ->
    [damaged] ein beschädigtes Schiff
   *[fresh] ein intaktes Schiff
} ab ({ $system }).
deal-building = { $who_you ->
    [yes] du trittst an
   *[no] { $who } tritt an
} { $whom_you ->
    [yes] dich
   *[no] { $whom }
} { $piece ->
    [city] eine Stadt
    [starport] einen Raumhafen
    [agent] einen Agenten
   *[ship] ein Schiff
} ab ({ part-site })
log-deal-building = { $who_you ->
    [yes] Du trittst an
   *[no] { $who } tritt an
} { $whom_you ->
    [yes] dich
   *[no] { $whom }
} { $piece ->
    [city] eine Stadt
    [starport] einen Raumhafen
    [agent] einen Agenten
   *[ship] ein Schiff
} ab ({ part-site }).
deal-agent = { $who_you ->
    [yes] du überträgst
   *[no] { $who } überträgt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} einen Agenten auf „{ $card }“
log-deal-agent = { $who_you ->
    [yes] Du überträgst
   *[no] { $who } überträgt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} einen Agenten auf „{ $card }“.
deal-favor = { $who_you ->
    [yes] du versprichst
   *[no] { $who } verspricht
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} einen Gefallen
log-deal-favor = { $who_you ->
    [yes] Du versprichst
   *[no] { $who } verspricht
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} einen Gefallen.
deal-resource = { $who_you ->
    [yes] du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} 1 { $resource }
log-deal-resource = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} 1 { $resource }.
deal-captive = { $who_you ->
    [yes] du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} einen Gefangenen: { $piece ->
    [city] { $whose_you ->
        [yes] deine Stadt
        [free] eine Freie Stadt
       *[no] eine Stadt ({ $whose })
    }
    [starport] { $whose_you ->
        [yes] deinen Raumhafen
        [free] einen Freien Raumhafen
       *[no] einen Raumhafen ({ $whose })
    }
    [agent] { $whose_you ->
        [yes] deinen Agenten
       *[no] einen Agenten ({ $whose })
    }
    [resource] eine Ressource ({ $whose })
   *[ship] { $whose_you ->
        [yes] dein Schiff
        [empire] ein imperiales Schiff
        [blight] Seuche
       *[no] ein Schiff ({ $whose })
    }
}
log-deal-captive = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} einen Gefangenen: { $piece ->
    [city] { $whose_you ->
        [yes] deine Stadt
        [free] eine Freie Stadt
       *[no] eine Stadt ({ $whose })
    }
    [starport] { $whose_you ->
        [yes] deinen Raumhafen
        [free] einen Freien Raumhafen
       *[no] einen Raumhafen ({ $whose })
    }
    [agent] { $whose_you ->
        [yes] deinen Agenten
       *[no] einen Agenten ({ $whose })
    }
    [resource] eine Ressource ({ $whose })
   *[ship] { $whose_you ->
        [yes] dein Schiff
        [empire] ein imperiales Schiff
        [blight] Seuche
       *[no] ein Schiff ({ $whose })
    }
}.
deal-trophy = { $who_you ->
    [yes] du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} eine Trophäe: { $piece ->
    [city] { $whose_you ->
        [yes] deine Stadt
        [free] eine Freie Stadt
       *[no] eine Stadt ({ $whose })
    }
    [starport] { $whose_you ->
        [yes] deinen Raumhafen
        [free] einen Freien Raumhafen
       *[no] einen Raumhafen ({ $whose })
    }
    [agent] { $whose_you ->
        [yes] deinen Agenten
       *[no] einen Agenten ({ $whose })
    }
    [resource] eine Ressource ({ $whose })
   *[ship] { $whose_you ->
        [yes] dein Schiff
        [empire] ein imperiales Schiff
        [blight] Seuche
       *[no] ein Schiff ({ $whose })
    }
}
log-deal-trophy = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} eine Trophäe: { $piece ->
    [city] { $whose_you ->
        [yes] deine Stadt
        [free] eine Freie Stadt
       *[no] eine Stadt ({ $whose })
    }
    [starport] { $whose_you ->
        [yes] deinen Raumhafen
        [free] einen Freien Raumhafen
       *[no] einen Raumhafen ({ $whose })
    }
    [agent] { $whose_you ->
        [yes] deinen Agenten
       *[no] einen Agenten ({ $whose })
    }
    [resource] eine Ressource ({ $whose })
   *[ship] { $whose_you ->
        [yes] dein Schiff
        [empire] ein imperiales Schiff
        [blight] Seuche
       *[no] ein Schiff ({ $whose })
    }
}.
deal-pass-favor = { $who_you ->
    [yes] du reichst
   *[no] { $who } reicht
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} { $whose_you ->
    [yes] deinen Gefallen
   *[no] einen Gefallen von { $whose }
} weiter
log-deal-pass-favor = { $who_you ->
    [yes] Du reichst
   *[no] { $who } reicht
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} { $whose_you ->
    [yes] deinen Gefallen
   *[no] einen Gefallen von { $whose }
} weiter.
deal-invite = { $who_you ->
    [yes] du lädst
   *[no] { $who } lädt
} { $whom_you ->
    [yes] dich
   *[no] { $whom }
} ins Imperium ein
log-deal-invite = { $who_you ->
    [yes] Du lädst
   *[no] { $who } lädt
} { $whom_you ->
    [yes] dich
   *[no] { $whom }
} ins Imperium ein.
deal-stored = { $who_you ->
    [yes] du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} 1 { $resource } von „{ $card }“
log-deal-stored = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} 1 { $resource } von „{ $card }“.
