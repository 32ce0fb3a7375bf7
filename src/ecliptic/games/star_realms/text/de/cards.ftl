# The names of the cards: our own translations.

## Basic cards

card-scout = Aufklärer
card-viper = Natter
card-explorer = Entdecker

## Star Realms: Colony Wars

card-star-barge = Sternenbarke
card-lancer = Lanzenträger
card-falcon = Falke
card-orbital-platform = Orbitalplattform
card-command-center = Kommandozentrale
card-gunship = Kanonenboot
card-aging-battleship = Alterndes Schlachtschiff
card-heavy-cruiser = Schwerer Kreuzer
card-supply-depot = Versorgungsdepot
card-imperial-palace = Imperialer Palast
card-emperors-dreadnaught = Dreadnought des Imperators
card-solar-skiff = Sonnenskiff
card-storage-silo = Lagersilo
card-trade-hauler = Handelstransporter
card-patrol-cutter = Patrouillenkutter
card-central-station = Zentralstation
card-frontier-ferry = Grenzfähre
card-colony-seed-ship = Kolonistenschiff
card-federation-shipyard = Föderationswerft
card-peacekeeper = Friedenswächter
card-loyal-colony = Loyale Kolonie
card-factory-world = Fabrikwelt
card-swarmer = Schwärmer
card-predator = Raubtier
card-stellar-reef = Sternenriff
card-cargo-pod = Frachtkapsel
card-ravager = Verwüster
card-bioformer = Bioformer
card-parasite = Parasit
card-plasma-vent = Plasmaschlot
card-moonwurm = Mondwurm
card-leviathan = Leviathan
card-battle-bot = Kampfbot
card-repair-bot = Reparaturbot
card-warning-beacon = Warnboje
card-convoy-bot = Konvoibot
card-mining-mech = Bergbaumech
card-the-oracle = Das Orakel
card-mech-cruiser = Mech-Kreuzer
card-stealth-tower = Tarnturm
card-frontier-station = Grenzstation
card-the-wrecker = Der Abwracker
card-the-incinerator = Die Verbrennungsanlage

## Star Realms (Core Set)

card-imperial-fighter = Imperialer Jäger
card-corvette = Korvette
card-imperial-frigate = Imperiale Fregatte
card-survey-ship = Vermessungsschiff
card-space-station = Raumstation
card-recycling-station = Recyclingstation
card-war-world = Kriegswelt
card-battlecruiser = Schlachtkreuzer
card-royal-redoubt = Königliche Redoute
card-dreadnaught = Dreadnought
card-fleet-hq = Flottenhauptquartier
card-federation-shuttle = Föderationsshuttle
card-cutter = Kutter
card-embassy-yacht = Botschaftsjacht
card-trading-post = Handelsposten
card-freighter = Frachter
card-barter-world = Tauschwelt
card-defense-center = Verteidigungszentrum
card-trade-escort = Handelseskorte
card-flagship = Flaggschiff
card-port-of-call = Anlaufhafen
card-central-office = Zentralbüro
card-command-ship = Kommandoschiff
card-blob-fighter = Blob-Jäger
card-battle-pod = Kampfkapsel
card-trade-pod = Handelskapsel
card-blob-wheel = Blob-Rad
card-ram = Rammbock
card-blob-destroyer = Blob-Zerstörer
card-the-hive = Die Brutstätte
card-battle-blob = Kampf-Blob
card-blob-carrier = Blob-Träger
card-mothership = Mutterschiff
card-blob-world = Blob-Welt
card-trade-bot = Handelsbot
card-missile-bot = Raketenbot
card-supply-bot = Versorgungsbot
card-battle-station = Kampfstation
card-patrol-mech = Patrouillenmech
card-stealth-needle = Tarnnadel
card-battle-mech = Kampfmech
card-mech-world = Mech-Welt
card-junkyard = Schrottplatz
card-missile-mech = Raketenmech
card-machine-base = Maschinenbasis
card-brain-world = Gehirnwelt
