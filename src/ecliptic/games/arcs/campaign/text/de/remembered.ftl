# Was Schicksale sich merken: für das Blatt eines Spielers und das Kartenheft.

noted-scrapped-cards = Aktionskarten außerhalb der Kampagne: { $cards }.
noted-spared = Diese Seuchenkrisen verschonen Systeme mit Schiffen von { $who }.
noted-gift = In diesem Gipfel an { $who } gegeben: { $kind ->
    [favor] { $n ->
        [one] 1 Gefallen
       *[other] { $n } Gefallen
    } von { $what }
   *[resource] { $what } × { $n }
}. Kommt es zurück, zählt es nicht.
noted-lore = In diesem Gipfel an { $who } gegeben: { $cards }. Kommt es zurück, zählt es nicht.
noted-seeking = Der Sucher von { $who } bewegt jetzt Schiffe.
noted-fed = In diesem Kapitel haben die Golems eine Überlieferung verschlungen.
noted-silenced = In diesem Kapitel wurde ein Golem zum Schweigen gebracht.
noted-spied = { $who } hat { $whom } ausspioniert (Akt { $act }, Kapitel { $n }).
noted-outlaw-trophies = Trophäen von Geächteten vor diesem Kampf: { $n }.
noted-captives = Gefangene, die bleiben: { $kind ->
    [resource] { $piece }
   *[piece] { $piece } ({ $who })
} × { $n }.
noted-haven = Nach allen Aussagen ist der Zufluchtsort einer von diesen: { $systems }.
noted-robbed = In diesem Kampf wurde dem Piraten etwas gestohlen.
noted-said = Erklärt in Kapitel { $n }: { $said ->
    [no-rivals] Kein Rivale hat einen Spielstein im System des Zufluchtsorts
    [own-piece] Der Pirat hat einen Spielstein im System des Zufluchtsorts
    [both] Der Pirat hat einen Spielstein im System des Zufluchtsorts, und kein Rivale hat einen
   *[nothing] nichts
}.
noted-guess = { $who } hält diesen Planeten für den Zufluchtsort: { $system }.
noted-fleet-raid = In diesem Kampf erlaubt nur „{ card-F12-03 }“ Überfallwürfel.
noted-loot = In diesem Kampf gestohlene Ressourcen: { $n }.
noted-redemption = In dieser Wertung: { $n ->
    [1] „{ ambition-keeper }“ wurde gewonnen oder nicht ausgerufen
    [2] eine Ambition wurde gewonnen
   *[other] eine Ambition wurde gewonnen, und „{ ambition-keeper }“ wurde gewonnen oder nicht ausgerufen
}.
