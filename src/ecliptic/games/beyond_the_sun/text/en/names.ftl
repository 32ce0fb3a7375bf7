# Names of components and places. Sentences put quotation marks around card names where the language wants them.

game-title = Beyond the Sun
area-basic-spacefaring = Basic Spacefaring

## Technologies

technology-T1-01 = Narrow Beam Lasers
technology-T1-02 = Terraforming
technology-T1-03 = Advanced Genetics
technology-T1-04 = Advanced Robotics
technology-T2-01 = Hypercomputing
technology-T2-02 = Ballistics Simulation
technology-T2-03 = Bio-Synaptic Network
technology-T2-04 = Spacetime Anomaly Studies
technology-T2-05 = Plasma Cannon
technology-T2-06 = Autonomous Drones
technology-T2-07 = Supply Outpost
technology-T2-08 = Modular Fleet
technology-T2-09 = Mass Cloning
technology-T2-10 = Synthetic Biology
technology-T2-11 = Human Experimentation
technology-T2-12 = Asteroid Mining
technology-T2-13 = Hyperspace Beacons
technology-T2-14 = Interstellar Information Network
technology-T2-15 = Privateer Charters
technology-T2-16 = Black Market Industries
technology-T3-00 = Transdimensional AI
technology-T3-01 = Planetary-scale Research
technology-T3-02 = Metahuman Chambers
technology-T3-03 = Hivemind Computing
technology-T3-04 = Deep Space Megastructures
technology-T3-05 = Capital Ship
technology-T3-06 = Android Armada
technology-T3-07 = Mercenary Fleet
technology-T3-08 = Cerebral Implants
technology-T3-09 = Manufacturing Orbitals
technology-T3-10 = Android Rights Movement
technology-T3-11 = Subatomic Fabrication
technology-T3-12 = Quantum Data Exchange
technology-T3-13 = Hyperdrive Boosters
technology-T3-14 = Wormhole Technology
technology-T3-15 = Stealth Terraformers
technology-T4-01 = Parallel Universe Generator
technology-T4-02 = Galactic HQ
technology-T4-03 = Post-Scarcity Economy
technology-T4-04 = Ministry of Colonies
technology-T4-05 = Dark Energy Weapons
technology-T4-06 = Mind/Machine Assimilation
technology-T4-07 = Stargate Network
technology-T4-08 = Neo-Industrial Revolution
technology-T4-09 = Galactic Empire
technology-T4-10 = Giga-Corporations

## Abilities

ability-network-discount = Network Bonus
ability-black-market = Black Market Deal
ability-skip-one-prerequisite = Skipped Prerequisite
ability-pay-ore-for-returned-population = Ore Instead of Population
ability-discs-from-either-track = Disc from Either Track
ability-wormholes = Wormholes
ability-galactic-hq = Fleet Refit
ability-assimilation = Assimilation
ability-replace-star-discs = Disc Replacement
ability-cygni-exchange = 61 Cygni Exchange
ability-push-pawn = Push Aside
ability-FA-01-A = Trade Summit
ability-FA-01-B = Freedom of Movement
ability-FA-02-A = Research Division
ability-FA-02-B = Full Capacity
ability-FA-03-A = Reinforced Hulls
ability-FA-03-B = Veteran Pilots
ability-FA-04-A = Settlement Credit
ability-FA-04-B = Trading Posts

## Events

event-E2-01 = Tyler Lee, Wunderkind Entrepreneur
event-E2-02 = Maya Chaturvedi, Visionary
event-E2-03 = Clandestine Arms Trade
event-E2-04 = Uncharted System
event-E2-05 = Terraforming Grant
event-E2-06 = Mining Rush
event-E2-07 = Baby Boom
event-E2-08 = Charted Hyperlanes
event-E2-09 = Automation Fair
event-E2-10 = Call for Glory
event-E3-01 = KC-24X, First Android Governor
event-E3-02 = Onu, Representative of the Colonies
event-E3-03 = Museum of Decommissioned Starships
event-E3-04 = Dyson Sphere
event-E3-05 = Universal Enlightenment
event-E3-06 = Colonial Resistance
event-E3-07 = Great Migration
event-E3-08 = Galactic Armistice
event-E3-09 = Robotics Breakthrough
event-E3-10 = Grand Exposition

## Systems

system-SA-01 = Barnard's Star
system-SA-02 = Alpha Centauri
system-SA-03 = Wolf 359
system-SA-04 = Luyten 726-8
system-SA-05 = Lalande 21185
system-SA-06 = Procyon
system-SA-07 = Sirius
system-SA-08 = Epsilon Eridani
system-SA-09 = Ross 128
system-SA-10 = 61 Cygni
system-SA-11 = Groombridge 34
system-SA-12 = Epsilon Indi
system-SB-01 = Tau Ceti
system-SB-02 = Kapteyn's Star
system-SB-03 = Ross 154
system-SB-04 = WISE 1541-2250
system-SB-05 = Lacaille 9352
system-SB-06 = Teegarden's Star
system-SB-07 = Gliese 1061
system-SB-08 = Van Maanen's Star
system-SB-09 = Luhman 16
system-SB-10 = Wolf 1061
system-SB-11 = Ross 248
system-SB-12 = Kruger 60

## Achievements

achievement-AC-01 = Transcendence
achievement-AC-02 = Empire
achievement-AC-03 = Technologist
achievement-AC-04 = Scholar
achievement-AC-05 = Polymath
achievement-AC-06 = Industrialist
achievement-AC-07 = Warlord
achievement-AC-08 = Specialization
achievement-AC-09 = Hegemon
achievement-AC-10 = Tycoon

## Guilds

guild-terraforming-guild = Terraforming Guild
guild-professors-guild = Guild of Professors
guild-technocrats-guild = Guild of Technocrats
guild-innovators-guild = Guild of Innovators

## Faction mats

mat-FB-01 = United Nations
mat-FB-02 = Nishida-Østergaard Corporation
mat-FB-03 = Ares Colonial Union
mat-FB-04 = Free Traders' League
mat-FA-01 = United Nations
mat-FA-02 = Nishida-Østergaard Corporation
mat-FA-03 = Ares Colonial Union
mat-FA-04 = Free Traders' League

## Basic Spacefaring

row-research-1 = Research a level I technology
row-research-2 = Research a level II technology
row-build-and-jump = Build a ship and jump 2
row-grow-and-mine = Gain population and ore

## Replacement tiles

tile-tile-2p = Replacement tile for 2 players
tile-tile-3p = Replacement tile for 3 players

## Slots of the technology board

slot-I-1 = Level I, slot 1
slot-I-2 = Level I, slot 2
slot-I-3 = Level I, slot 3
slot-I-4 = Level I, slot 4
slot-II-A = Level II, slot A
slot-II-B = Level II, slot B
slot-II-C = Level II, slot C
slot-II-D = Level II, slot D
slot-II-E = Level II, slot E
slot-II-F = Level II, slot F
slot-III-1 = Level III, slot 1
slot-III-2 = Level III, slot 2
slot-III-3 = Level III, slot 3
slot-III-4 = Level III, slot 4
slot-III-5 = Level III, slot 5
slot-III-6 = Level III, slot 6
slot-IIII-1 = Level IIII, slot 1
slot-IIII-2 = Level IIII, slot 2
slot-IIII-3 = Level IIII, slot 3

## Locations of the exploration board

location-SOL = Sol
location-DS = Deep Space
location-Y1 = Shipyard 1
location-Y2 = Shipyard 2
location-Y3 = Shipyard 3
location-A1 = System slot A1
location-A2 = System slot A2
location-B1 = System slot B1
location-B2 = System slot B2

## Actions and options of one component

action-a = First action
action-b = Second action
choice-A = A
choice-B = B
choice-C = C

## Types of technologies

type-B = scientific
type-R = military
type-G = economic
type-Y = commercial

## Production tracks

track-food = food track
track-ore = ore track

## Discs

disc-food = food disc
disc-ore = ore disc
disc-star = star disc
