# What the board of the web client says.

game-about =
    Bewege mit den Karten jeder Runde Schiffe, baue, kämpfe, gewinne den Hof für dich und rufe die Ambitionen aus,
    bei denen du vorn liegst.

group-hand = Anführen
group-surpass = Übertreffen
group-copy = Kopieren
group-pivot = Umschwenken
group-seize = Ergreifen
group-declare = Ausrufen
group-prelude = Auftakt
group-tax = Besteuern
group-build = Bauen
group-repair = Reparieren
group-move = Bewegen
group-influence = Beeinflussen
group-secure = Sichern
group-battle = Kämpfen
group-cards = Karten
group-raid = Stehlen

board-page-map = Karte
board-page-table = Hof
board-page-own = Mein Tableau
board-page-players = Rivalen
board-pips = Aktionen übrig
board-control-ships = { $who } hat die Kontrolle: die meisten intakten Schiffe.
board-control-card = { $who } hat die Kontrolle durch eine Karte.
board-nobody-tie = Niemand hat die Kontrolle: gleich viele intakte Schiffe.
board-nobody-empty = Niemand hat die Kontrolle: kein intaktes Schiff.
board-nobody-card = Niemand hat die Kontrolle wegen einer Karte.
board-slots = { $n ->
    [one] 1 Bauplatz
   *[other] { $n } Bauplätze
}
board-neighbours = Benachbart: { $where }
board-move-where = Schiffe verlassen { $where }: Wähle ihr Ziel.
board-window-aside = Karte ansehen
board-window-back = Zurück zur Frage
board-out-of-play = Nicht im Spiel
board-building = { $kind ->
    [starport] Raumhafen
   *[city] Stadt
} von { $who }
board-slot-empty = Freier Bauplatz
board-damaged = Beschädigt
board-used = In diesem Zug schon benutzt
board-ships-fresh = { $n ->
    [one] 1 intaktes Schiff
   *[other] { $n } intakte Schiffe
} von { $who }
board-ships-damaged = { $n ->
    [one] 1 beschädigtes Schiff
   *[other] { $n } beschädigte Schiffe
} von { $who }
board-pick-fresh = Intakt
board-pick-damaged = Beschädigt
board-pick-given = Abgeben
board-pick-taken = Nehmen
board-picker-dice = Würfel wählen
board-picker-ships = Schiffe wählen
board-picker-discard-hand = Karten wählen
board-picker-swap = Zwei Karten wählen
board-commit-dice = Würfeln
board-commit-ships = Bewegen
board-commit-discard-hand = Abwerfen
board-commit-swap = Tauschen
board-less = weniger
board-more = mehr
board-own-hits = Treffer auf deine Schiffe
board-clears = Zerstört alle ihre Schiffe: { $n }.
board-survives = Ein Schiff von dir bleibt: { $n }.
board-dice = Würfel
board-raid-cost = Überfallkosten { $n }
board-round = Karten dieser Runde
board-played-lead = { $who } führt an.
board-played-surpass = { $who } übertrifft.
board-played-copy = { $who } kopiert.
board-played-pivot = { $who } schwenkt um.
board-played-seize = { $who } ergreift die Initiative.
board-zeroed = Nullmarker: Mit dieser Karte wurde eine Ambition ausgerufen, ihre Zahl ist 0.
board-face-down = Verdeckte Karte
board-seized = Die Initiative wurde in dieser Runde ergriffen.
board-no-plays = Noch keine Karte gespielt
board-ambitions = Ambitionen
board-chapter = Kapitel { $n }
board-ends-at = Die Partie endet nach einem Kapitel, in dem jemand mindestens { $n } Macht hat.
board-free-markers = Verfügbare Ambitionsmarker mit ihrer Macht für den ersten und zweiten Platz; der nächste ist umrahmt.
board-counts-tycoon = Zählt Material und Treibstoff.
board-counts-tyrant = Zählt Gefangene.
board-counts-warlord = Zählt Trophäen.
board-counts-keeper = Zählt Relikte.
board-counts-empath = Zählt Psionik.
board-third = Gedachter dritter Spieler: { $n }
board-worth = Erster Platz { $first }, zweiter Platz { $second } Macht
board-not-declared = Nicht ausgerufen
board-in-supply = { $n } im Vorrat
board-prelude-material = Auftakt: bauen oder reparieren.
board-prelude-fuel = Auftakt: bewegen.
board-prelude-weapon = Auftakt: In diesem Zug dürfen deine Aktionen Kämpfe sein.
board-prelude-relic = Auftakt: sichern.
board-prelude-psionic = Auftakt: eine Aktion der Leitkarte.
board-of = Tableau von { $who }
board-hand-of = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
board-city-bonus = { $n } Macht mehr für jede gewonnene Ambition
board-slot-closed = Geschlossen: Baue zuerst eine Stadt.
board-loose = Noch ohne Platz
board-left-ships = Schiffe im Vorrat
board-left-starports = Raumhäfen im Vorrat
board-left-agents = Agenten im Vorrat
board-left-cities = Städte auf dem Tableau
board-trophies = Trophäen
board-captives = Gefangene
board-hand-empty = Keine Handkarten
board-draft = Anführer und Überlieferungen
board-card-pips = { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
}
board-card-declares = Als Leitkarte kann sie ausrufen: { $what }.
board-any-ambition = jede Ambition
board-card-seizes = Wer mit ihr übertrifft, ergreift die Initiative.
board-known-hand = Bekannte Handkarten
board-cards = Karten
board-no-cards = Keine Karten
board-score-start = Startposition
board-score-none = Bisher wurde keine Ambition gewertet.
