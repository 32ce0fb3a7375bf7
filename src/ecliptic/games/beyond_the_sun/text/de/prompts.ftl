# What the seat that decides reads, and what the others see it deciding.

prompt-may-use = { CAPITAL($effect) }.
prompt-take-short-supply = Du hast nur noch { $n } Nachschubwürfel: in Bevölkerung umwandeln oder den Effekt weglassen?
prompt-grow-from = Bevölkerungswachstum, Buchstabe { $column }: Wähle die Spalte für den Würfel.
prompt-place-supply = { $left ->
    [one] Wähle die Spalte für deinen Nachschubwürfel.
   *[other] Wähle die Spalte für einen Nachschubwürfel (noch { $left }).
}
prompt-automate-disc = Wähle die Scheibe zum Automatisieren.
prompt-place-outposts = Wähle eine Außenpostenscheibe.
prompt-choose-bonus = Wähle den Kontrollbonus, den du als Nächstes nimmst.
prompt-choose-effect = { $left ->
    [one] Wähle eines.
   *[other] Wähle eines (noch { $left }-mal).
}
prompt-build-ship = Wähle, wo du ein Raumschiff der Stufe { $level } aus { $cubes ->
    [population] Bevölkerung
   *[supply] Nachschub
} baust{ $left ->
    [one] .
   *[other] {" "}(noch { $left }).
}
prompt-upgrade-ships = Wähle ein Raumschiff, das du um { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
} aufwertest{ $left ->
    [one] .
   *[other] {" "}(noch { $left }).
}
prompt-move-ships = Sprung: Bewege ein Raumschiff oder höre auf. Noch { $points ->
    [one] 1 Bewegungspunkt.
   *[other] { $points } Bewegungspunkte.
}
prompt-move-anywhere = { $left ->
    [one] Bewege noch ein Raumschiff an einen beliebigen Ort.
   *[other] Bewege bis zu { $left } Raumschiffe, jedes an einen beliebigen Ort.
}
prompt-choose-system = Wähle das System, das du kolonisierst.
prompt-return-ships = „{ $system }“: { $needed ->
    [0] Du hast genug Raumschiffe zurückgelegt.
   *[other] Lege Raumschiffe mit insgesamt Stärke { $needed } zurück.
}
prompt-place-colony-disc = Wähle eine Scheibe für „{ $system }“.
prompt-choose-slot = Wähle die Technologie, die du erforschst.
prompt-choose-type = Feld { $slot }: Wähle den Typ der neuen Technologie.
prompt-choose-card = Feld { $slot }: Wähle die neue Technologie.
prompt-keep-technology = Wähle deine private Technologie.
prompt-name-level = Wähle die Stufe der Raumschiffe, die jede Fraktion bauen darf.
prompt-uncover-guild = Wähle die Gilde, die du öffnest.
prompt-donate-ships = { $left ->
    [one] Du darfst ein Raumschiff auf die Karte legen.
   *[other] Du darfst bis zu { $left } Raumschiffe auf die Karte legen.
}
prompt-return-ships-for-ore = { $left ->
    [one] Du darfst ein Raumschiff zurücklegen und erhältst Erz in Höhe seiner Stufe.
   *[other] Du darfst bis zu { $left } Raumschiffe zurücklegen und erhältst Erz in Höhe ihrer Stufen.
}
prompt-choose-link = „{ $event }“: Wähle die Karte, mit der du das Ereignis verknüpfst.
prompt-choose-neighbour = Wähle das Feld, neben das das Zusatzsystem kommt.
prompt-choose-row = Wähle die Zeile der „Grundlagen der Raumfahrt“, die du ausführst.
prompt-copy-action = Wähle die Aktion, die du kopierst.
prompt-repeat-bonus = Wähle die Technologie, deren Sofortbonus du noch einmal nimmst.
prompt-keep-system = Wähle das System, das du behältst.
prompt-choose-payment = Wähle, wie du bezahlst.
prompt-choose-space = Du bist am Zug: Wähle ein Aktionsfeld.
prompt-after-action = Vor der Produktion darfst du Fähigkeiten benutzen.
prompt-production = Produktionsphase: Wähle Wachstum, Erz oder Tausch.
prompt-trading = Tausche oder höre auf. Tauschgeschäfte: { $made }. Du hast { $ore } Erz und { $population } Bevölkerung.
prompt-claim-achievement = Wähle die Errungenschaft, die du beanspruchst.
prompt-choose-mat = Wähle dein Fraktionstableau.
prompt-over = { $winners_you ->
    [yes] { $winners_count ->
        [one] Du hast gewonnen.
       *[other] Ihr teilt euch den Sieg: { $winners }.
    }
   *[no] { $winners_count ->
        [one] { $winners } hat gewonnen.
       *[other] Geteilter Sieg: { $winners }.
    }
}
prompt-stopped = Die Partie endet an der Rundengrenze ohne Ergebnis.

## Waiting

wait-may-use = { $who } entscheidet über einen optionalen Effekt.
wait-take-short-supply = { $who } entscheidet über den letzten Nachschub.
wait-grow-from = { $who } wählt eine Nachschubspalte.
wait-place-supply = { $who } verschiebt Nachschubwürfel.
wait-automate-disc = { $who } wählt eine Scheibe zum Automatisieren.
wait-place-outposts = { $who } legt Außenposten.
wait-choose-bonus = { $who } wählt einen Kontrollbonus.
wait-choose-effect = { $who } wählt einen Effekt.
wait-build-ship = { $who } baut ein Raumschiff.
wait-upgrade-ships = { $who } wertet Raumschiffe auf.
wait-move-ships = { $who } führt einen Sprung aus.
wait-move-anywhere = { $who } bewegt Raumschiffe.
wait-choose-system = { $who } wählt ein System zum Kolonisieren.
wait-return-ships = { $who } legt Raumschiffe zurück.
wait-place-colony-disc = { $who } wählt eine Scheibe für ein kolonisiertes System.
wait-choose-slot = { $who } wählt eine Technologie zum Erforschen.
wait-choose-type = { $who } wählt einen Technologietyp.
wait-choose-card = { $who } wählt eine Technologiekarte.
wait-keep-technology = { $who } wählt eine private Technologie.
wait-name-level = { $who } wählt eine Raumschiffstufe.
wait-uncover-guild = { $who } wählt eine Gilde.
wait-donate-ships = { $who } entscheidet über Raumschiffe fürs Museum.
wait-return-ships-for-ore = { $who } überlegt, Raumschiffe zurückzulegen.
wait-choose-link = { $who } wählt die Karte, mit der ein Ereignis verknüpft wird.
wait-choose-neighbour = { $who } wählt den Platz des Zusatzsystems.
wait-choose-row = { $who } wählt eine Zeile.
wait-copy-action = { $who } wählt eine Aktion zum Kopieren.
wait-repeat-bonus = { $who } wählt einen Sofortbonus zum Wiederholen.
wait-keep-system = { $who } wählt ein System.
wait-choose-payment = { $who } wählt, wie bezahlt wird.
wait-choose-space = { $who } ist am Zug und wählt eine Aktion.
wait-after-action = { $who } entscheidet über Fähigkeiten.
wait-production = { $who } wählt die Produktion.
wait-trading = { $who } tauscht Ressourcen.
wait-claim-achievement = { $who } beansprucht eine Errungenschaft.
wait-choose-mat = { $who } wählt ein Fraktionstableau.
