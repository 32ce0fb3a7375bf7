# Options as buttons say them.

do-accept = Dem Handel zustimmen
do-refuse = Den Handel ablehnen
do-change-policy = Politik ändern: „{ $card }“
do-enforce = Fortführen: „{ $card }“
do-crises = Krisen abhandeln
do-edicts = Edikte abhandeln
do-reroll-dice = { $dice ->
    [event] Den Ereigniswürfel neu werfen
    [number] Den Zahlenwürfel neu werfen
   *[both] Beide Würfel neu werfen
}
do-demand-favor = Einen Gefallen von { $whom } nehmen
do-demand-nothing = Nichts von { $whom } nehmen
do-demand-outlaw = { $whom } zum Geächteten machen
do-demand-piece = Von { $whom } nehmen: { $piece ->
    [city] eine Stadt
    [starport] einen Raumhafen
    [agent] einen Agenten
    [resource] eine Ressource
   *[ship] ein Schiff
} ({ $whose }, { $box ->
    [trophy] Trophäe
   *[captive] Gefangener
})
do-demand-resource = { $whom_you ->
    [yes] 1 { $resource } selbst beisteuern
   *[no] 1 { $resource } von { $whom } nehmen
}
do-done-negotiating = Verhandlung beenden
do-drop-deal = Diesen Vorschlag fallen lassen
do-propose = Diesen Handel vorschlagen
do-deal-part = { CAPITAL($part) }
do-side = Etwas hinzufügen, das { $who_you ->
    [yes] du
   *[no] { $who }
} { $whom_you ->
    [yes] dir
   *[no] an { $whom }
} { $who_you ->
    [yes] gibst
   *[no] gibt
}
do-force = Gefallen einfordern ({ $n }): { $part }
do-fate = Schicksal wählen: { $fate }
do-fleet = { $fresh } intakt, { $damaged } beschädigt; imperial: { $along }, davon beschädigt: { $hurt }
do-leave-empire = Das Imperium verlassen
do-revive-empire = Das Imperium wiederbeleben
do-petition = Den Rat anrufen
do-summit = Einen Gipfel einberufen
do-no-summit = Keinen Gipfel einberufen
do-start = 3 Schiffe und { $piece ->
    [starport] ein Raumhafen
   *[city] eine Stadt
} ({ $system })
do-no-blight = Keine Seuche
do-take-trust = 1 { $resource } aus dem Imperialen Fonds nehmen
do-repair-of = Reparieren: { $piece ->
    [city] eine Stadt
    [starport] einen Raumhafen
    [agent] einen Agenten
   *[ship] ein Schiff
} ({ $whose }, { part-site })
do-repair-ship-of = Ein Schiff reparieren ({ $whose }, { $system })
do-spy = { $card } an { $whom } geben
do-give-back = { $card } zurückgeben
do-force-consent = Gefallen einfordern ({ $n }), dazu je einen für jede Zustimmung: { $part }
do-side-alone = Etwas allein tun
