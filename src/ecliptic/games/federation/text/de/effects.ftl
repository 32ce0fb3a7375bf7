# What components do. A step is a clause without capital and full stop, so that it can stand alone or among others.

sentence = { CAPITAL($clause) }.
erudite-text = { CAPITAL($timing) }: { $effect }.

step-gain = erhalte { $resources }
step-pay = gib { $resources } ab
step-accreditation = bewege deinen Akkreditierungsmarker { amount-accreditation } nach oben
step-ship = { $n ->
    [one] erhalte 1 Raumschiff
   *[other] erhalte { $n } Raumschiffe
}
step-unlock-any = { $n ->
    [one] schalte eine beliebige Mission frei
   *[other] schalte { $n } beliebige Missionen frei
}
step-unlock-all = schalte alle Missionen frei
step-die = erhöhe deinen Assistentenwürfel um { $n }
step-die-set = erhöhe deinen Assistentenwürfel auf { $n }
step-project-any = { $n ->
    [one] bewege einen beliebigen Projektmarker 1 Feld vorwärts
   *[other] bewege { $n }-mal einen beliebigen Projektmarker 1 Feld vorwärts
}
step-pp = erhalte { $n ->
    [one] 1 Prestigepunkt
   *[other] { $n } Prestigepunkte
}
step-pp-per = erhalte { $n ->
    [one] 1 Prestigepunkt
   *[other] { $n } Prestigepunkte
} { $per }
step-gain-per = erhalte { $resources } { $per }
step-level-bonus = deine Akkreditierungsstufe ist { $duration ->
    [game] bis zum Spielende
   *[round] bis zum Rundenende
} um { $n } erhöht
step-alteration-draw = { $n ->
    [one] erhalte 1 zufälliges Modifikatorplättchen der Stufe { $level }
   *[other] erhalte { $n } zufällige Modifikatorplättchen der Stufe { $level }
}
step-planet-action = führe 1 Aktion auf { $planets } aus
step-production-income = { $n ->
    [one] erhalte das Einkommen einer beliebigen Produktionsstätte
   *[other] erhalte das Einkommen von { $n } beliebigen Produktionsstätten
}
step-refresh-erudite = decke einen genutzten Stufe-{ $level }-Gelehrten wieder auf
step-medal-any = erhalte eine beliebige Medaille
step-medal = erhalte die { $medal }
step-take-president-pawn = nimm dir den Präsidentinnenmarker
step-build-discount = { $n ->
    [one] ein Gebäude kostet 1 Kristall weniger
   *[other] ein Gebäude kostet { $n } Kristalle weniger
}
step-build-free = baue kostenlos etwas Beliebiges
step-copy-erudite = kopiere einen aufgedeckten Gelehrten { $level ->
    [one] der Stufe 1
   *[other] bis Stufe { $level }
}
step-take-erudite-instead = nimm einen Stufe-{ $level }-Gelehrten anstatt eines nach den normalen Regeln
step-choose-each = { $mixed ->
    [yes] { $n }-mal in beliebiger Mischung: { $options }
   *[no] { $n ->
        [one] { $options }
       *[other] { $n }-mal dasselbe: { $options }
    }
}
step-place-trade-disc = lege kostenlos einen Handelsmarker auf Stufe { $level }{ $bonus ->
    [yes] {" "}und erhalte den Bonus
   *[no] {" "}ohne den Bonus
}
step-extra-move = { $n ->
    [one] bewege dich 1 Feld weiter
   *[other] bewege dich { $n } Felder weiter
}
step-move-without-reward = bewege deinen Bergarbeiter oder Manipulator 1 Feld vorwärts, ohne Belohnung
step-transmute = wandle 1 Ressource in die vom nächsthöheren Wert um
step-look-and-take-alteration = sieh dir die Modifikatorplättchen der Stufe { $level } im Vorrat an und nimm 1 davon
step-take-special-ambassador = erhalte den Bonus-Gesandten

## For each of what

per-influence-neo = je Einfluss auf { planet-neo }
per-influence-six-moon = je Einfluss auf { planet-six-moon }
per-influence-atalum = je Einfluss auf { planet-atalum }
per-influence-arratooine = je Einfluss auf { planet-arratooine }
per-influence-e81216 = je Einfluss auf { planet-e81216 }
per-completed-missions = je erfüllter Mission
per-accreditation-level = je Akkreditierungsstufe
per-die-value = je Auge deines Assistentenwürfels
per-crystals-and-gold-in-storage = je Kristall und Golddiamant auf deinem Tableau
per-gold-in-storage = je Golddiamant auf deinem Tableau
per-mission-spaces-with-marker = je freigeschalteter Mission
per-distinct-delegations-owned = je Delegation, von der du einen Gelehrten besitzt
per-megastructures-built = je gebauter Megastruktur
per-ships-in-hangar = je Raumschiff in deinem Hangar
per-trade-discs-level-2 = je Handelsmarker auf Stufe 2
per-unused-alteration-tokens = je ungenutztem Modifikatorplättchen
per-asteroid-tiles-owned = je Asteroidenplättchen
