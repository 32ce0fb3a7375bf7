# Names of things that are no cards, in the base game and in the campaign.

## The games

game-title = Arcs
campaign-title = Die verseuchte Weite

## Suits of the action cards

suit-administration = Verwaltung
suit-aggression = Aggression
suit-construction = Konstruktion
suit-mobilization = Mobilisierung
suit-faithful = Glaube

## Standard actions

action-tax = Besteuern
action-build = Bauen
action-move = Bewegen
action-repair = Reparieren
action-influence = Beeinflussen
action-secure = Sichern
action-battle = Kämpfen
action-catapult = Katapultsprung

## Resources

resource-material = Material
resource-fuel = Treibstoff
resource-weapon = Waffe
resource-relic = Relikt
resource-psionic = Psionik

## Ambitions

ambition-tycoon = Tycoon
ambition-tyrant = Tyrann
ambition-warlord = Kriegsherr
ambition-keeper = Hüter
ambition-empath = Empath
ambition-edenguard = Edenwächter
ambition-blightkin = Seuchenkind
ambition-commonwealth = Staatenbund

## Ambition markers

marker-low = niedriger Ambitionsmarker
marker-mid = mittlerer Ambitionsmarker
marker-high = hoher Ambitionsmarker

## Pieces

piece-ship = Schiff
piece-city = Stadt
piece-starport = Raumhafen
piece-agent = Agent

## Colours

color-blue = Blau
color-red = Rot
color-yellow = Gelb
color-white = Weiß
owner-empire = Imperium
owner-blight = Seuche
owner-free = Freie Staaten

## Symbols of the planets

symbol-arrow = Pfeil
symbol-crescent = Sichel
symbol-hex = Sechseck

## Dice

die-assault = Sturmwürfel
die-skirmish = Scharmützelwürfel
die-raid = Überfallwürfel
die-number = Zahlenwürfel
die-event = Ereigniswürfel

## Faces of the dice

face-self-hit = Eigentreffer
face-intercept = Abfangen
face-ship-hit = Schiffstreffer
face-building-hit = Gebäudetreffer
face-key = Schlüssel
face-blank = leer

## Kinds of cards

type-guild = Gilde
type-vox = Vox
type-lore = Überlieferung
type-leader = Anführer

## Systems

system-1-gate = Sektor 1: Tor
system-1-arrow = Sektor 1: Pfeil
system-1-crescent = Sektor 1: Sichel
system-1-hex = Sektor 1: Sechseck
system-2-gate = Sektor 2: Tor
system-2-arrow = Sektor 2: Pfeil
system-2-crescent = Sektor 2: Sichel
system-2-hex = Sektor 2: Sechseck
system-3-gate = Sektor 3: Tor
system-3-arrow = Sektor 3: Pfeil
system-3-crescent = Sektor 3: Sichel
system-3-hex = Sektor 3: Sechseck
system-4-gate = Sektor 4: Tor
system-4-arrow = Sektor 4: Pfeil
system-4-crescent = Sektor 4: Sichel
system-4-hex = Sektor 4: Sechseck
system-5-gate = Sektor 5: Tor
system-5-arrow = Sektor 5: Pfeil
system-5-crescent = Sektor 5: Sichel
system-5-hex = Sektor 5: Sechseck
system-6-gate = Sektor 6: Tor
system-6-arrow = Sektor 6: Pfeil
system-6-crescent = Sektor 6: Sichel
system-6-hex = Sektor 6: Sechseck

## Action cards

action-card-administration-1 = Verwaltung 1
action-card-administration-2 = Verwaltung 2
action-card-administration-3 = Verwaltung 3
action-card-administration-4 = Verwaltung 4
action-card-administration-5 = Verwaltung 5
action-card-administration-6 = Verwaltung 6
action-card-administration-7 = Verwaltung 7
action-card-aggression-1 = Aggression 1
action-card-aggression-2 = Aggression 2
action-card-aggression-3 = Aggression 3
action-card-aggression-4 = Aggression 4
action-card-aggression-5 = Aggression 5
action-card-aggression-6 = Aggression 6
action-card-aggression-7 = Aggression 7
action-card-construction-1 = Konstruktion 1
action-card-construction-2 = Konstruktion 2
action-card-construction-3 = Konstruktion 3
action-card-construction-4 = Konstruktion 4
action-card-construction-5 = Konstruktion 5
action-card-construction-6 = Konstruktion 6
action-card-construction-7 = Konstruktion 7
action-card-mobilization-1 = Mobilisierung 1
action-card-mobilization-2 = Mobilisierung 2
action-card-mobilization-3 = Mobilisierung 3
action-card-mobilization-4 = Mobilisierung 4
action-card-mobilization-5 = Mobilisierung 5
action-card-mobilization-6 = Mobilisierung 6
action-card-mobilization-7 = Mobilisierung 7

## Set-up cards

setup-card-2p-frontiers = 2 Spieler: Grenzland
setup-card-2p-mix-up-1 = 2 Spieler: Durcheinander 1
setup-card-2p-homelands = 2 Spieler: Heimatwelten
setup-card-2p-mix-up-2 = 2 Spieler: Durcheinander 2
setup-card-3p-mix-up = 3 Spieler: Durcheinander
setup-card-3p-frontiers = 3 Spieler: Grenzland
setup-card-3p-homelands = 3 Spieler: Heimatwelten
setup-card-3p-core-conflict = 3 Spieler: Kernkonflikt
setup-card-4p-mix-up-1 = 4 Spieler: Durcheinander 1
setup-card-4p-mix-up-2 = 4 Spieler: Durcheinander 2
setup-card-4p-frontiers = 4 Spieler: Grenzland
setup-card-4p-mix-up-3 = 4 Spieler: Durcheinander 3

## Terms

term-the-reach = die Weite
term-base-game = Grundspiel
term-campaign = Kampagne
term-leaders-and-lore = Anführer & Überlieferungen
term-player = Spieler
term-rival = Rivale
term-loyal = loyal
term-turn-order = Zugreihenfolge
term-act = Akt
term-chapter = Kapitel
term-round = Runde
term-turn = Zug
term-prelude = Auftakt
term-intermission = Zwischenspiel
term-setup = Aufbau
term-scoring = Wertung
term-end-of-round = Rundenende
term-end-of-chapter = Kapitelende
term-clean-up = Aufräumen
term-action = Aktion
term-action-card = Aktionskarte
term-action-deck = Aktionsdeck
term-action-discard-pile = Aktionsablagestapel
term-pip = Aktionssymbol
term-number = Zahl
term-suit = Farbe
term-event = Ereignis
term-lead-card = Leitkarte
term-lead = anführen
term-follow = folgen
term-surpass = Übertreffen
term-copy = Kopieren
term-pivot = Umschwenken
term-pass-initiative = die Initiative abgeben
term-seize-initiative = die Initiative ergreifen
term-initiative = Initiative
term-mulligan = Neuziehen
term-hand = Hand
term-face-up = offen
term-face-down = verdeckt
term-to-tax = besteuern
term-to-build = bauen
term-to-move = bewegen
term-to-repair = reparieren
term-to-influence = beeinflussen
term-to-secure = sichern
term-to-battle = kämpfen
term-to-catapult = katapultieren
term-new-action = neue Aktion
term-gain = erhalten
term-take = nehmen
term-steal = stehlen
term-give = geben
term-swap = tauschen
term-spend = ausgeben
term-discard = abwerfen
term-bury = vergraben
term-scrap = aus dem Spiel entfernen
term-capture = gefangen nehmen
term-return = zurückgeben
term-place = platzieren
term-replace = ersetzen
term-attach = anfügen
term-attached-card = angefügte Karte
term-tuck = unterlegen
term-flip = umdrehen
term-shuffle = mischen
term-reroll = neu würfeln
term-roll = würfeln
term-resolve = abhandeln
term-ignore = ignorieren
term-hit = Treffer
term-to-hit = treffen
term-damage = beschädigen
term-destroy = zerstören
term-harm = Schaden
term-fresh = intakt
term-damaged = beschädigt
term-tough = zäh
term-frozen = eingefroren
term-protected = geschützte Karte
term-empty = leer
term-out-of-play = nicht im Spiel
term-in-play = im Spiel
term-control = Kontrolle
term-to-control = kontrollieren
term-command = Befehl
term-adjacent = benachbart
term-map = Spielplan
term-cluster = Sektor
term-system = System
term-planet = Planet
term-gate = Tor
term-planet-type = Planetentyp
term-planet-symbol = Planetensymbol
term-building-slot = Bauplatz
term-supply = Vorrat
term-play-area = Spielbereich
term-power-track = Machtleiste
term-chapter-track = Kapitelleiste
term-rolled-cluster = gewürfelter Sektor
term-rolled-planet = gewürfelter Planet
term-rolled-symbol = gewürfeltes Symbol
term-piece = Spielstein
term-building = Gebäude
term-token = Marker
term-marker = Marker
term-player-board = Spielertableau
term-city-slot = Stadtfeld
term-power-marker = Machtmarker
term-ambition-marker = Ambitionsmarker
term-zero-marker = Nullmarker
term-chapter-marker = Kapitelmarker
term-initiative-marker = Initiativemarker
term-path-marker-long = langer Wegmarker
term-path-marker-short = kurzer Wegmarker
term-out-of-play-marker = Marker „Nicht im Spiel“
term-aid-sheet = Übersichtsbogen
term-setup-card = Aufbaukarte
term-resource = Ressource
term-resource-slot = Ressourcenfeld
term-power = Macht
term-power-points = Machtpunkte
term-ambition = Ambition
term-ambition-box = Ambitionsfeld
term-declare-ambition = eine Ambition ausrufen
term-win-ambition = eine Ambition gewinnen
term-first-place = erster Platz
term-second-place = zweiter Platz
term-tie = Gleichstand
term-bonus-power = Bonusmacht
term-trophy = Trophäe
term-trophies-box = Trophäenfeld
term-captive = Gefangener
term-captives-box = Gefangenenfeld
term-court = Hof
term-court-row = Hofreihe
term-court-deck = Hofdeck
term-court-discard-pile = Hofablagestapel
term-court-card = Hofkarte
term-refill-court = den Hof auffüllen
term-guild-card = Gildenkarte
term-vox-card = Vox-Karte
term-ability = Fähigkeit
term-when-secured = Beim Sichern
term-raid-cost = Überfallkosten
term-outrage = Empörung
term-provoke-outrage = Empörung auslösen
term-ransack-court = den Hof plündern
term-union = Verband
term-cartel = Kartell
term-interest = Beteiligung
term-liaisons = Kontakte
term-guildmasters = Gildenmeister
term-monopoly = Monopol
term-attacker = Angreifer
term-defender = Verteidiger
term-battle-system = Kampfsystem
term-battle-die = Kampfwürfel
term-raid = Überfall
term-to-intercept = abfangen
term-collect-dice = Würfel nehmen
