# Was auf dem Spielplan im Browser steht.

game-about =
    Erforsche Technologien, baue und bewege Schiffe, kolonisiere Systeme und sammle Errungenschaften vor den anderen.

group-technologies = Technologien
group-guilds = Gilden
group-events = Ereignisse
group-basic = { area-basic-spacefaring }
group-abilities = Fähigkeiten
group-moves = Bewegungen
group-ships = Raumschiffe
group-achievements = Errungenschaften

left-movement = Bewegungspunkte
left-moves = Bewegungen
left-upgrades = Aufwertungen
left-production = Produktionsphase

board-page-tree = Technologien
board-page-map = Karte
board-page-own = Tableau
board-page-players = Errungenschaften
board-players = Spieler
board-back = Mein Tableau
board-of = Tableau von { $who }
board-reconstructed = Teils rekonstruiert: Kein öffentlicher Text nennt alle Werte. Ein Inhaltspaket kann sie ersetzen.

short-research-1 = Forschung I
short-research-2 = Forschung II
short-build-and-jump = Bau, Sprung 2
short-grow-and-mine = Bevölkerung, Erz
board-guild-closed = Geschlossen, bis ein Ereignis eine Gilde von Rang { $rank } aufdeckt.
board-revealed = Aufgedeckte Karten
board-pawn-of = Aktionsfigur hier: { $who }
board-deck = Stapel { $level }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
board-row = Auslage: { $what }
board-deck-part = Teil { $n } von oben:
board-deck-all = In unbekannter Reihenfolge:
board-unseen-events = Noch nicht gesehene Ereignisse:
board-system-deck = Systemstapel { $deck }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
board-event-there = Noch nicht entdeckt. Hier liegt verdeckt ein Ereignis, das zuerst abgehandelt wird.
board-undiscovered = Noch nicht entdeckt.
board-needs = Benötigt { $n } von: { $what }
board-opens = Öffnet: { $what }
board-output = Gibt den Typ weiter: { $type }
board-researchers = Erforscht von { $who }

board-system-needs = Kolonisieren kostet Stärke { $n } und bringt { $vp } SP.
board-symbols = Symbole: { $what }
board-outpost-of = Kontrolliert von { $who } ({ $disc })
board-no-control = Niemand kann diesen Ort kontrollieren.
board-would-control = Nach diesen Bewegungen übernimmt { $who } die Kontrolle.
board-would-lose = Nach diesen Bewegungen verliert { $who } die Kontrolle.
board-power-of = { $who }: Stärke { $n }
board-ships-here = { $place }: { $n ->
    [one] 1 Raumschiff der Stufe { $level }
   *[other] { $n } Raumschiffe der Stufe { $level }
}
board-shipyard-short = Werft { $n }

board-discs-missing = { $n ->
    [0] Das Spielende ist ausgelöst.
    [one] Noch 1 Scheibe auf Errungenschaften löst das Spielende aus.
   *[other] Noch { $n } Scheiben auf Errungenschaften lösen das Spielende aus.
}
board-discs-missing-short = Scheiben bis zum Ende
board-last-round = Runde { $n } ist die letzte.
board-end-rule = Scheibe Nummer { $n } auf Errungenschaften löst das Ende aus: Die laufende Runde wird beendet, dann wird noch eine gespielt.
board-points-of-spaces = Punkte: { $points }
board-progress = { $who }: { $n } von { $all }
board-claimed = Beansprucht von { $who }: { $n } SP
board-linked-to = Verbunden mit { $what }

board-points = Bisher { $n } SP
board-points-from = { $source }: { $n }
board-trades = In der Produktionsphase: 3 Erz für 1 Bevölkerung, 1 Erz und ein Raumschiff für 1 Bevölkerung, 1 Bevölkerung für 1 Erz.
board-growth = Bevölkerungswachstum nimmt je einen Würfel aus diesen Spalten: { $columns }
board-ore-yield = Die Erzproduktion bringt { $n } Erz.
board-discs-left = Scheiben auf der Leiste: { $n }
board-column = Nachschubspalte { $column }: { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
}
board-column-open = Ihr Buchstabe ist offen: Bevölkerungswachstum nimmt hier einen Würfel.
board-column-closed = Ihr Buchstabe ist auf der Nahrungsleiste noch verdeckt.
board-automation = Automatisierungsstufe { $n }
board-automation-points = Punkte je Stufe: { $points }
board-events = Behaltene Ereignisse
board-donated = Ans Museum gegebene Raumschiffe (Anzahl × Stufe)

score-technologies = Technologien
score-automation = Automatisierung
score-colonies = Kolonisierte Systeme
score-outposts = Außenposten und Stärke
score-events = Ereignisse
score-achievements = Errungenschaften
score-final = Schlusswertung
score-so-far = Bisher
score-total = Summe

location-X1 = Erstes Zusatzsystem
location-X2 = Zweites Zusatzsystem
location-X3 = Drittes Zusatzsystem

control-title = Spielmaterial
control-guilds = Offene Gilden
control-ships = Raumschiffe
control-level = Stufe { $level }
