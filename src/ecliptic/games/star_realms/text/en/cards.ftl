# The names of the cards, as printed.

## Basic cards

card-scout = Scout
card-viper = Viper
card-explorer = Explorer

## Star Realms: Colony Wars

card-star-barge = Star Barge
card-lancer = Lancer
card-falcon = Falcon
card-orbital-platform = Orbital Platform
card-command-center = Command Center
card-gunship = Gunship
card-aging-battleship = Aging Battleship
card-heavy-cruiser = Heavy Cruiser
card-supply-depot = Supply Depot
card-imperial-palace = Imperial Palace
card-emperors-dreadnaught = Emperor's Dreadnaught
card-solar-skiff = Solar Skiff
card-storage-silo = Storage Silo
card-trade-hauler = Trade Hauler
card-patrol-cutter = Patrol Cutter
card-central-station = Central Station
card-frontier-ferry = Frontier Ferry
card-colony-seed-ship = Colony Seed Ship
card-federation-shipyard = Federation Shipyard
card-peacekeeper = Peacekeeper
card-loyal-colony = Loyal Colony
card-factory-world = Factory World
card-swarmer = Swarmer
card-predator = Predator
card-stellar-reef = Stellar Reef
card-cargo-pod = Cargo Pod
card-ravager = Ravager
card-bioformer = Bioformer
card-parasite = Parasite
card-plasma-vent = Plasma Vent
card-moonwurm = Moonwurm
card-leviathan = Leviathan
card-battle-bot = Battle Bot
card-repair-bot = Repair Bot
card-warning-beacon = Warning Beacon
card-convoy-bot = Convoy Bot
card-mining-mech = Mining Mech
card-the-oracle = The Oracle
card-mech-cruiser = Mech Cruiser
card-stealth-tower = Stealth Tower
card-frontier-station = Frontier Station
card-the-wrecker = The Wrecker
card-the-incinerator = The Incinerator

## Star Realms (Core Set)

card-imperial-fighter = Imperial Fighter
card-corvette = Corvette
card-imperial-frigate = Imperial Frigate
card-survey-ship = Survey Ship
card-space-station = Space Station
card-recycling-station = Recycling Station
card-war-world = War World
card-battlecruiser = Battlecruiser
card-royal-redoubt = Royal Redoubt
card-dreadnaught = Dreadnaught
card-fleet-hq = Fleet HQ
card-federation-shuttle = Federation Shuttle
card-cutter = Cutter
card-embassy-yacht = Embassy Yacht
card-trading-post = Trading Post
card-freighter = Freighter
card-barter-world = Barter World
card-defense-center = Defense Center
card-trade-escort = Trade Escort
card-flagship = Flagship
card-port-of-call = Port of Call
card-central-office = Central Office
card-command-ship = Command Ship
card-blob-fighter = Blob Fighter
card-battle-pod = Battle Pod
card-trade-pod = Trade Pod
card-blob-wheel = Blob Wheel
card-ram = Ram
card-blob-destroyer = Blob Destroyer
card-the-hive = The Hive
card-battle-blob = Battle Blob
card-blob-carrier = Blob Carrier
card-mothership = Mothership
card-blob-world = Blob World
card-trade-bot = Trade Bot
card-missile-bot = Missile Bot
card-supply-bot = Supply Bot
card-battle-station = Battle Station
card-patrol-mech = Patrol Mech
card-stealth-needle = Stealth Needle
card-battle-mech = Battle Mech
card-mech-world = Mech World
card-junkyard = Junkyard
card-missile-mech = Missile Mech
card-machine-base = Machine Base
card-brain-world = Brain World
