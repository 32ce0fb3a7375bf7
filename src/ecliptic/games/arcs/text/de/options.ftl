# What the host can set. A choice is option-<option>-<choice>.

option-map = Aufbaukarte
option-map-about = Welche Sektoren nicht im Spiel sind und wo alle beginnen; zufällig: eine der vier für die Spielerzahl.
option-map-random = Zufällig
option-map-2p-frontiers = { setup-card-2p-frontiers }
option-map-2p-mix-up-1 = { setup-card-2p-mix-up-1 }
option-map-2p-homelands = { setup-card-2p-homelands }
option-map-2p-mix-up-2 = { setup-card-2p-mix-up-2 }
option-map-3p-mix-up = { setup-card-3p-mix-up }
option-map-3p-frontiers = { setup-card-3p-frontiers }
option-map-3p-homelands = { setup-card-3p-homelands }
option-map-3p-core-conflict = { setup-card-3p-core-conflict }
option-map-4p-mix-up-1 = { setup-card-4p-mix-up-1 }
option-map-4p-mix-up-2 = { setup-card-4p-mix-up-2 }
option-map-4p-frontiers = { setup-card-4p-frontiers }
option-map-4p-mix-up-3 = { setup-card-4p-mix-up-3 }

option-leaders = Anführer & Überlieferungen
option-leaders-about = Alle wählen einen Anführer und Überlieferungen mit besonderen Fähigkeiten.
option-leaders-none = Ohne
option-leaders-base = Die des Grundspiels
option-leaders-all = Alle, mit dem Erweiterungspaket

option-lore = Anzahl Überlieferungen
option-lore-about = Überlieferungen je Spieler, wenn mit Anführern und Überlieferungen gespielt wird.

option-discard = Ablage der Aktionskarten
option-discard-about = Ein verdeckter Stapel oder ein eigener offener Stapel für offen gespielte Karten.
option-discard-one = Ein Stapel
option-discard-split = Getrennt

option-first = Startspieler
option-first-about = Wer zu Beginn die Initiative hat.
option-first-random = Zufällig
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4
