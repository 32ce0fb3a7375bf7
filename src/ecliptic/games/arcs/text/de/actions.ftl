# Options on buttons.

do-lead = Mit { $card } anführen ({ $pips ->
    [one] 1 Aktion
   *[other] { $pips } Aktionen
})
do-pass = Die Initiative abgeben
do-surpass = Mit { $card } übertreffen ({ $pips ->
    [one] 1 Aktion
   *[other] { $pips } Aktionen
})
do-copy = Mit { $card } kopieren (verdeckt)
do-pivot = Mit { $card } umschwenken
do-event = { $card } spielen
do-keep-hand = Diese Hand behalten
do-redraw = Diese Hand abwerfen und 6 neue Karten ziehen
do-declare = { $ambition } ausrufen
do-seize = Mit { $card } die Initiative ergreifen
do-spend = 1 { $resource } ausgeben
do-spend-outraged = 1 { $resource } wirkungslos ausgeben (Empörung)
do-spend-as = 1 { $resource } als { $as } ausgeben
do-prelude = „{ $card }“: { $effect }
do-end = Zug beenden
do-type = { $resource }
do-tax = { $whose_you ->
    [yes] Deine Stadt
    [free] Die Freie Stadt
   *[no] Die Stadt von { $whose }
} besteuern ({ part-site })
do-build-city = Eine Stadt bauen ({ $system })
do-build-outside = Eine Stadt außerhalb der Bauplätze bauen ({ $system })
do-build-starport = Einen Raumhafen bauen ({ $system })
do-build-ship = Ein Schiff { $whose_you ->
    [yes] an deinem Raumhafen
    [free] am Freien Raumhafen
   *[no] am Raumhafen von { $whose }
} bauen ({ part-site })
do-repair = { $piece ->
    [starport] Deinen Raumhafen reparieren
   *[city] Deine Stadt reparieren
} ({ part-site })
do-repair-ship = Ein Schiff reparieren ({ $system })
do-influence = „{ $card }“ beeinflussen
do-secure = „{ $card }“ sichern
do-move = Bewegen ({ $from } → { $to })
do-battle = Gegen { $whom_you ->
    [empire] das Imperium
    [blight] die Seuche
    [free] die Freien Staaten
   *[no] { $whom }
} kämpfen ({ $system })
do-use = { $what } („{ $card }“)
do-no-action = Keine Aktion ausführen
do-ships = { $damaged ->
    [0] { $fresh ->
        [0] Keine Schiffe
       *[other] { $fresh } intakt
    }
   *[other] { $fresh ->
        [0] { $damaged } beschädigt
       *[other] { $fresh } intakt, { $damaged } beschädigt
    }
}
do-stop-here = Hier anhalten ({ $system })
do-catapult = Weiter ({ $system })
do-city = { $whose_you ->
    [free] Freie Stadt
   *[no] Stadt von { $whose }
} ({ $system })
do-ransack = „{ $card }“ nehmen
do-drop = 1 { $resource } abwerfen
do-put = Feld { $slot }: { $resource }
do-put-nothing = Feld { $slot }: leer lassen
do-done = Fertig
do-at = { $system }
do-choose = { CAPITAL($effect) }
do-part = { CAPITAL($effect) }
do-dice = { $dice } werfen
do-no-dice = Keine Würfel werfen
do-hit = { $state ->
    [damaged] Ein beschädigtes Schiff zerstören
   *[fresh] Ein intaktes Schiff beschädigen
}
do-hit-building = { $state ->
    [damaged] { $piece ->
        [starport] Den beschädigten Raumhafen zerstören
       *[city] Die beschädigte Stadt zerstören
    }
   *[fresh] { $piece ->
        [starport] Den intakten Raumhafen beschädigen
       *[city] Die intakte Stadt beschädigen
    }
}{ part-slot }
do-raid = 1 { $resource } stehlen ({ $keys } Schlüssel)
do-raid-card = „{ $card }“ stehlen ({ $keys } Schlüssel)
do-raid-done = Den Überfall beenden
do-take = „{ $card }“ nehmen
do-yes = Ja
do-no = Nein
do-site-city = { $whose_you ->
    [yes] Deine Stadt
    [free] Freie Stadt
   *[no] Stadt von { $whose }
} ({ part-site })
do-site-starport = { $whose_you ->
    [yes] Dein Raumhafen
    [free] Freier Raumhafen
   *[no] Raumhafen von { $whose }
} ({ part-site })
do-site-empty = Leerer Bauplatz ({ part-site })
do-rival = { $whom }
do-cluster = Sektor { $n }
do-card = „{ $card }“
do-union = Neben { $card } legen
do-swap = { $card } gegen { $other } tauschen
do-discard-hand = { $cards } abwerfen
do-discard-nothing = Keine Aktionskarte abwerfen
do-steal = 1 { $resource } von { $whom } stehlen
do-trade = 1 { $resource } von { $whom } nehmen
do-steal-card = „{ $card }“ von { $whom } stehlen
do-hit-of = { $state ->
    [damaged] { $whose_you ->
        [empire] Ein beschädigtes imperiales Schiff
        [blight] Beschädigte Seuche
       *[no] Ein beschädigtes Schiff von { $whose }
    } zerstören
   *[fresh] { $whose_you ->
        [empire] Ein intaktes imperiales Schiff
        [blight] Intakte Seuche
       *[no] Ein intaktes Schiff von { $whose }
    } beschädigen
}
do-destroy-ship = { $state ->
    [damaged] { $whose_you ->
        [empire] Ein beschädigtes imperiales Schiff
       *[no] Ein beschädigtes Schiff von { $whose }
    }
   *[fresh] { $whose_you ->
        [empire] Ein intaktes imperiales Schiff
       *[no] Ein intaktes Schiff von { $whose }
    }
} zerstören
do-reroll = Mit „{ $card }“ neu würfeln
do-keep-dice = Die Würfel behalten
do-roll = { $n ->
    [0] Nichts neu würfeln
    [one] 1 Würfel neu würfeln
   *[other] { $n } Würfel neu würfeln
}
do-die = { $die }: { $symbols }
do-piece = { $piece ->
    [city] { $whose_you ->
        [free] Freie Stadt
       *[no] Stadt von { $whose }
    }
    [starport] { $whose_you ->
        [free] Freier Raumhafen
       *[no] Raumhafen von { $whose }
    }
    [agent] Agent von { $whose }
    [resource] { $whose }
   *[ship] { $whose_you ->
        [empire] Imperiales Schiff
        [blight] Seuche
       *[no] Schiff von { $whose }
    }
}
do-tax-empty = Einen leeren Bauplatz besteuern ({ part-site })
part-site = { $system }{ $slot ->
    [0] {""}
    [outside] , außerhalb der Bauplätze
   *[other] , Bauplatz { $slot }
}
part-slot = { $slot ->
    [0] {""}
    [outside] {" "}(außerhalb der Bauplätze)
   *[other] {" "}(Bauplatz { $slot })
}
do-react = „{ $card }“ ({ $whose_you ->
    [yes] deine Karte
   *[no] { $whose }
})
