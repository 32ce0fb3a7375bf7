# What components do. A step is a clause without capital and full stop, so that it can stand alone, after a cost or
# among options. What is optional begins with
# "wenn du willst": after "du darfst" German would need another word order.

sentence = { CAPITAL($clause) }.
step-optional = wenn du willst, { $step }
step-for-cost = { part-cost } und { $step }
step-pay = { part-cost }
part-cost = { $population ->
    [0] bezahle { $ore } Erz
   *[other] { $ore ->
        [0] lege { $population } Bevölkerung zurück
       *[other] bezahle { $ore } Erz, lege { $population } Bevölkerung zurück
    }
}

## Resources

step-gain-ore = erhalte { amount-ore }
step-make-pop = wandle { amount-supply } in Bevölkerung um
step-take-population = wandle { amount-supply } aus Spalte { $take } in Bevölkerung um
step-relocate-supply = verschiebe { $take ->
    [rightmost] { $n ->
        [one] deinen Nachschubwürfel ganz rechts
       *[other] deine { $n } Nachschubwürfel ganz rechts
    }
   *[other] { amount-supply } aus Spalte { $take }
} { $to ->
    [any] { $n ->
        [one] in eine beliebige Spalte
       *[other] in beliebige Spalten
    }
   *[other] in Spalte { $to }
}
step-growth-production = führe Bevölkerungswachstum aus
step-ore-production = führe Erzproduktion aus
step-trade = { $most ->
    [0] mache beliebig viele Tauschgeschäfte
    [one] mache 1 Ressourcentausch
   *[other] mache bis zu { $most } Tauschgeschäfte
}
step-automate = automatisiere { $n ->
    [one] {""}
   *[other] { $n }-mal{" "}
}{ $disc ->
    [food] Nahrung
    [ore] Erz
   *[either] Nahrung oder Erz
}
step-gain-ore-per-controlled-location = erhalte { $per } Erz je Ort, den du kontrollierst, höchstens { $most }
step-gain-ore-per-wrested-control = erhalte { $per } Erz je Ort, dessen Kontrolle du mit diesem Sprung einer anderen Fraktion entrissen hast, höchstens { $most }
step-make-pop-per-colonized = wandle je { $every ->
    [one] kolonisiertem System
   *[other] { $every } kolonisierte Systeme
} { amount-supply } in Bevölkerung um

## Ships

step-build = baue { $n ->
    [one] 1 Raumschiff
   *[other] { $n } Raumschiffe
} { $level ->
    [0] der gewählten Stufe
   *[other] der Stufe { $level }
} aus { $cubes ->
    [population] Bevölkerung
   *[supply] Nachschub
}{ $at ->
    [deep_space] {" "}im Tiefenraum
   *[shipyard] {""}
}
step-jump = führe Sprung { $n } aus
step-jump-anywhere = bewege { $n ->
    [one] eines deiner Raumschiffe an einen beliebigen Ort
   *[other] bis zu { $n } deiner Raumschiffe, jedes an einen beliebigen Ort
}
step-upgrade = werte { $ships ->
    [one] 1 Raumschiff
   *[other] bis zu { $ships } Raumschiffe
} um { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
} auf
step-upgrade-levels = werte deine Raumschiffe um { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen in beliebiger Verteilung
} auf
step-choose-ship-level = wähle Raumschiffstufe { $levels }
step-set-starting-ship-level = dein erstes Raumschiff hat Stufe { $level }
step-donate-ships = lege { $n ->
    [one] eines deiner Raumschiffe
   *[other] bis zu { $n } deiner Raumschiffe
} auf diese Karte
step-return-ships-for-ore = lege { $n ->
    [one] eines deiner Raumschiffe in den Nachschub zurück und erhalte Erz in Höhe seiner Stufe
   *[other] bis zu { $n } deiner Raumschiffe in den Nachschub zurück und erhalte Erz in Höhe ihrer Stufen zusammen
}

## Research and colonization

step-research = erforsche eine { $discovered ->
    [yes] entdeckte Technologie
   *[no] Technologie
} der Stufe { $levels }{ $freely ->
    [yes] {" "}ohne ihre Voraussetzungen
   *[no] {""}
}{ $skip ->
    [yes] { $freely ->
        [yes] {" "}und ohne ihren Sofortbonus
       *[no] {" "}ohne ihren Sofortbonus
    }
   *[no] {""}
}{ $levels ->
    [X] {" "}(X ist 1 plus die Zahl deiner kolonisierten Systeme)
   *[other] {""}
}
step-private-technology = ziehe { $draw } Technologien der Stufe { $level } und behalte eine als private Technologie
step-colonize = { $stealthy ->
    [yes] kolonisiere ein System, das zu Beginn dieses Zuges keine Fraktion kontrollierte; du brauchst dort die Stärke, aber keine Kontrolle
   *[no] kolonisiere ein System
}
step-repeat-immediate-of-this-card = führe den Sofortbonus dieser Karte noch einmal aus
step-repeat-immediate-of-own-technology = führe den Sofortbonus einer deiner Technologien der Stufe I, II oder III noch einmal aus
step-copy-research-action = führe eine beliebige Aktion mit Forschung aus, auch von einer Technologie, die du nicht hast
step-basic-spacefaring-action = führe eine Zeile der „Grundlagen der Raumfahrt“ aus und bezahle ihre Kosten
step-draw-systems-keep-one = ziehe { $draw } Systeme von Stapel { $deck } und behalte eines als kolonisiertes System, mit einer Scheibe und dem Kolonisierungsbonus

## Choices, and what others do

step-choose = { $n ->
    [one] wähle eines: { $options }
    [2] wähle zweimal: { $options }
   *[other] wähle { $n }-mal: { $options }
}
step-each-faction = jede Fraktion der Reihe nach, beginnend mit dir: { $effect }
step-each-other-faction = jede andere Fraktion der Reihe nach: { $effect }

## Events

step-remove-guild-tile = entferne ein Gildenplättchen des Rangs { $rank }: die Gilde steht allen Fraktionen offen
step-link-to-system = verknüpfe diese Karte mit einem System: { $delta ->
    [-1] es benötigt 1 Stärke weniger
    [1] es benötigt 1 Stärke mehr
   *[other] die benötigte Stärke ändert sich um { $delta }
}
step-link-to-achievement = verknüpfe diese Karte mit einer Errungenschaft{ $unclaimed ->
    [yes] {" "}ohne Scheibe
   *[no] {""}
}
step-add-linked-system = lege ein System von Stapel { $deck } neben ein beliebiges Systemfeld: es ist nur von dort erreichbar und wird nicht ersetzt
step-draw-linked-system-off-board = lege ein System von Stapel { $deck } neben diese Karte: Raumschiffe können nicht dorthin
step-take-linked-system = nimm das System neben dieser Karte als kolonisiertes System, ohne Scheiben, und nimm seinen Kolonisierungsbonus
