# Names of components and places, in the nominative and without quotation marks: sentences are built around them.

game-title = Beyond the Sun
area-basic-spacefaring = Grundlagen der Raumfahrt

## Technologies

technology-T1-01 = Schmalstrahllaser
technology-T1-02 = Terraforming
technology-T1-03 = Fortgeschrittene Genetik
technology-T1-04 = Fortgeschrittene Robotik
technology-T2-01 = Hypercomputer
technology-T2-02 = Ballistiksimulation
technology-T2-03 = Biosynaptisches Netzwerk
technology-T2-04 = Studien zu Raumzeitanomalien
technology-T2-05 = Plasmakanone
technology-T2-06 = Autonome Drohnen
technology-T2-07 = Nachschub-Außenposten
technology-T2-08 = Modulare Flotte
technology-T2-09 = Massenklonung
technology-T2-10 = Synthetische Biologie
technology-T2-11 = Humanexperimente
technology-T2-12 = Asteroidenbergbau
technology-T2-13 = Hyperraumbaken
technology-T2-14 = Interstellares Informationsnetzwerk
technology-T2-15 = Kaperbriefe
technology-T2-16 = Schwarzmarktindustrie
technology-T3-00 = Transdimensionale KI
technology-T3-01 = Planetenweite Forschung
technology-T3-02 = Metahuman-Kammern
technology-T3-03 = Schwarmgeist-Computer
technology-T3-04 = Tiefenraum-Megastrukturen
technology-T3-05 = Großkampfschiff
technology-T3-06 = Androiden-Armada
technology-T3-07 = Söldnerflotte
technology-T3-08 = Gehirnimplantate
technology-T3-09 = Orbitalfabriken
technology-T3-10 = Androidenrechtsbewegung
technology-T3-11 = Subatomare Fertigung
technology-T3-12 = Quantendatenaustausch
technology-T3-13 = Hyperantriebsverstärker
technology-T3-14 = Wurmlochtechnologie
technology-T3-15 = Getarnte Terraformer
technology-T4-01 = Paralleluniversum-Generator
technology-T4-02 = Galaktisches Hauptquartier
technology-T4-03 = Post-Knappheits-Ökonomie
technology-T4-04 = Kolonialministerium
technology-T4-05 = Dunkle-Energie-Waffen
technology-T4-06 = Verschmelzung von Geist und Maschine
technology-T4-07 = Sternentor-Netzwerk
technology-T4-08 = Neoindustrielle Revolution
technology-T4-09 = Galaktisches Imperium
technology-T4-10 = Gigakonzerne

## Abilities

ability-network-discount = Netzwerkbonus
ability-black-market = Schwarzmarktgeschäft
ability-skip-one-prerequisite = Übersprungene Voraussetzung
ability-pay-ore-for-returned-population = Erz statt Bevölkerung
ability-discs-from-either-track = Scheibe von beliebiger Leiste
ability-wormholes = Wurmlöcher
ability-galactic-hq = Flottenmodernisierung
ability-assimilation = Verschmelzung
ability-replace-star-discs = Scheibentausch
ability-cygni-exchange = Tausch im System 61 Cygni
ability-push-pawn = Verdrängung
ability-FA-01-A = Handelsgipfel
ability-FA-01-B = Freizügigkeit
ability-FA-02-A = Forschungsabteilung
ability-FA-02-B = Volle Auslastung
ability-FA-03-A = Verstärkte Rümpfe
ability-FA-03-B = Erfahrene Piloten
ability-FA-04-A = Siedlungskredit
ability-FA-04-B = Handelsposten

## Events

event-E2-01 = Tyler Lee, Unternehmer-Wunderkind
event-E2-02 = Maya Chaturvedi, Visionärin
event-E2-03 = Geheimer Waffenhandel
event-E2-04 = Unkartiertes System
event-E2-05 = Terraforming-Zuschuss
event-E2-06 = Erzrausch
event-E2-07 = Babyboom
event-E2-08 = Kartierte Hyperraumrouten
event-E2-09 = Automatisierungsmesse
event-E2-10 = Ruf nach Ruhm
event-E3-01 = KC-24X, erster Android-Gouverneur
event-E3-02 = Onu, Vertreter der Kolonien
event-E3-03 = Museum ausgemusterter Raumschiffe
event-E3-04 = Dyson-Sphäre
event-E3-05 = Universelle Aufklärung
event-E3-06 = Widerstand der Kolonien
event-E3-07 = Große Wanderung
event-E3-08 = Galaktischer Waffenstillstand
event-E3-09 = Durchbruch in der Robotik
event-E3-10 = Große Ausstellung

## Systems

system-SA-01 = Barnards Stern
system-SA-02 = Alpha Centauri
system-SA-03 = Wolf 359
system-SA-04 = Luyten 726-8
system-SA-05 = Lalande 21185
system-SA-06 = Prokyon
system-SA-07 = Sirius
system-SA-08 = Epsilon Eridani
system-SA-09 = Ross 128
system-SA-10 = 61 Cygni
system-SA-11 = Groombridge 34
system-SA-12 = Epsilon Indi
system-SB-01 = Tau Ceti
system-SB-02 = Kapteyns Stern
system-SB-03 = Ross 154
system-SB-04 = WISE 1541-2250
system-SB-05 = Lacaille 9352
system-SB-06 = Teegardens Stern
system-SB-07 = Gliese 1061
system-SB-08 = Van Maanens Stern
system-SB-09 = Luhman 16
system-SB-10 = Wolf 1061
system-SB-11 = Ross 248
system-SB-12 = Krüger 60

## Achievements

achievement-AC-01 = Transzendenz
achievement-AC-02 = Imperium
achievement-AC-03 = Technologe
achievement-AC-04 = Gelehrter
achievement-AC-05 = Universalgelehrter
achievement-AC-06 = Industrieller
achievement-AC-07 = Kriegsherr
achievement-AC-08 = Spezialisierung
achievement-AC-09 = Hegemon
achievement-AC-10 = Magnat

## Guilds

guild-terraforming-guild = Gilde der Terraformer
guild-professors-guild = Gilde der Professoren
guild-technocrats-guild = Gilde der Technokraten
guild-innovators-guild = Gilde der Innovatoren

## Faction mats

mat-FB-01 = Vereinte Nationen
mat-FB-02 = Nishida-Østergaard-Konzern
mat-FB-03 = Kolonialunion Ares
mat-FB-04 = Liga der Freihändler
mat-FA-01 = Vereinte Nationen
mat-FA-02 = Nishida-Østergaard-Konzern
mat-FA-03 = Kolonialunion Ares
mat-FA-04 = Liga der Freihändler

## Basic Spacefaring

row-research-1 = Technologie der Stufe I erforschen
row-research-2 = Technologie der Stufe II erforschen
row-build-and-jump = Raumschiff bauen und Sprung 2 ausführen
row-grow-and-mine = Bevölkerung und Erz erhalten

## Replacement tiles

tile-tile-2p = Ersatzplättchen für 2 Personen
tile-tile-3p = Ersatzplättchen für 3 Personen

## Slots of the technology board

slot-I-1 = Stufe I, Feld 1
slot-I-2 = Stufe I, Feld 2
slot-I-3 = Stufe I, Feld 3
slot-I-4 = Stufe I, Feld 4
slot-II-A = Stufe II, Feld A
slot-II-B = Stufe II, Feld B
slot-II-C = Stufe II, Feld C
slot-II-D = Stufe II, Feld D
slot-II-E = Stufe II, Feld E
slot-II-F = Stufe II, Feld F
slot-III-1 = Stufe III, Feld 1
slot-III-2 = Stufe III, Feld 2
slot-III-3 = Stufe III, Feld 3
slot-III-4 = Stufe III, Feld 4
slot-III-5 = Stufe III, Feld 5
slot-III-6 = Stufe III, Feld 6
slot-IIII-1 = Stufe IIII, Feld 1
slot-IIII-2 = Stufe IIII, Feld 2
slot-IIII-3 = Stufe IIII, Feld 3

## Locations of the exploration board

location-SOL = Sonnensystem
location-DS = Tiefenraum
location-Y1 = Werftsystem 1
location-Y2 = Werftsystem 2
location-Y3 = Werftsystem 3
location-A1 = Systemfeld A1
location-A2 = Systemfeld A2
location-B1 = Systemfeld B1
location-B2 = Systemfeld B2

## Actions and options of one component

action-a = Erste Aktion
action-b = Zweite Aktion
choice-A = A
choice-B = B
choice-C = C

## Types of technologies

type-B = Wissenschaft
type-R = Militär
type-G = Wirtschaft
type-Y = Handel

## Production tracks

track-food = Nahrungsleiste
track-ore = Erzleiste

## Discs

disc-food = Nahrungsscheibe
disc-ore = Erzscheibe
disc-star = Sternscheibe
