# What the host can set. A choice is option-<option>-<choice>.

option-mats = Fraktionstableaus
option-mats-about = Welche Fraktionstableaus alle benutzen.
option-mats-basic = Basis
option-mats-advanced = Für Fortgeschrittene
option-factions = Fraktionen
option-factions-about = Wie die Fraktionstableaus verteilt werden.
option-factions-random = Zufällig
option-factions-chosen = In Zugreihenfolge gewählt
option-achievements = Errungenschaften
option-achievements-about = Welche Errungenschaften außer den beiden Basis-Errungenschaften im Spiel sind.
option-achievements-drawn = Zufällig gezogen
option-achievements-first-game = Für die erste Partie
option-tableau = Technologieauslage
option-tableau-about = Die Expertenvariante: Technologien werden aus offenen Reihen gewählt.
option-tableau-off = Aus
option-tableau-on = An
option-first = Startspieler
option-first-about = Wer den ersten Zug hat.
option-first-random = Zufällig
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4
option-round-limit = Rundengrenze
option-round-limit-about = Nach wie vielen Runden die Partie ohne Ergebnis endet; 0 heißt ohne Grenze.
