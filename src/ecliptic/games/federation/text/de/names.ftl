# Names of things.

game-title = Federation

## Resources

resource-lavandium = Lavandium
resource-coppernium = Kuppernium
resource-oceanium = Ozeanium
resource-gold = Golddiamant
amount-lavandium = { $n } Lavandium
amount-coppernium = { $n } Kuppernium
amount-oceanium = { $n } Ozeanium
amount-gold = { $n } Golddiamanten
amount-nothing = nichts
amount-free = kostenlos
amount-accreditation = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}

## Planets

planet-neo = Neo
planet-six-moon = 6Moon
planet-atalum = Atalum
planet-arratooine = Arratooine
planet-e81216 = E81216

## Actions and spaces of the senate

action-neo = { planet-neo }
action-six-moon = { planet-six-moon }
action-atalum = { planet-atalum }
action-arratooine = { planet-arratooine }
action-e81216 = { planet-e81216 }
action-espionage = Spionage
action-A = Raum der Beamten
action-B = Raum der Einkäufer
action-C = Raum der Piloten
action-D = Raum der Präsidentin
action-E = Raum der Assistenten
action-F = Raum der Investoren
action-outer-module = Ausweichaktion
space-neo-left = { planet-neo } (links)
space-neo-right = { planet-neo } (rechts)
space-six-moon-left = { planet-six-moon } (links)
space-six-moon-right = { planet-six-moon } (rechts)
space-atalum-left = { planet-atalum } (links)
space-atalum-right = { planet-atalum } (rechts)
space-arratooine-left = { planet-arratooine } (links)
space-arratooine-right = { planet-arratooine } (rechts)
space-e81216-left = { planet-e81216 } (links)
space-e81216-right = { planet-e81216 } (rechts)
space-espionage-left = Spionage (links)
space-espionage-right = Spionage (rechts)
space-A = Raum der Beamten
space-B = Raum der Einkäufer
space-C = Raum der Piloten
space-D = Raum der Präsidentin
space-E = Raum der Assistenten
space-F = Raum der Investoren
space-outer-module = Ausweichaktion
wing-left = linke Seite
wing-right = rechte Seite
floor-1 = unteres Stockwerk
floor-2 = mittleres Stockwerk
floor-3 = oberes Stockwerk

## Ambassadors and tokens

shown-votes = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
shown-funding = Investorensymbol
shown-funding-bonus = Investorensymbol und { $bonus }
token-votes = Modifikatorplättchen mit { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
} ({ $bonus })
token-funding = Modifikatorplättchen mit Investorensymbol ({ $bonus })

## Projects

project-neo = Projekt { planet-neo }
project-six-moon = Projekt { planet-six-moon }
project-atalum = Projekt { planet-atalum }
project-arratooine = Projekt { planet-arratooine }
project-e81216 = Projekt { planet-e81216 }
project-missions = Projekt der Missionen
project-common = Gemeinschaftsprojekt

## Medals

medal-neo = Medaille von { planet-neo }
medal-six-moon = Medaille von { planet-six-moon }
medal-atalum = Medaille von { planet-atalum }
medal-arratooine = Medaille von { planet-arratooine }
medal-e81216 = Medaille von { planet-e81216 }
medal-accreditation = Akkreditierungsmedaille
medal-intrigue = Investorenmedaille

## Missions

mission-name = Mission { $n } ({ $topic })
mission-1 = { planet-neo }
mission-2 = { planet-six-moon }
mission-3 = { planet-atalum }
mission-4 = { planet-arratooine }
mission-5 = { planet-e81216 }
mission-6 = { action-A }
mission-7 = { action-espionage }
mission-8 = { action-D }
mission-9 = { action-F }
mission-10 = { action-E }
mission-11 = { action-B }
mission-12 = { action-C }

## Erudites

delegation-A = Diplomaten
delegation-B = Roboter
delegation-C = Händler
delegation-D = Manipulatoren
delegation-E = Bergarbeiter
delegate-A = Diplomat
delegate-B = Roboter
delegate-C = Händler
delegate-D = Manipulator
delegate-E = Bergarbeiter
erudite-name = { $delegation } { $number }
timing-immediate = sofort
timing-any-turn = jederzeit in deinem Zug
timing-planet = bei einer Aktion auf { $planet }

## Tiles and buildings

asteroid-name = Asteroid mit { $resources }
dead-asteroid-name = erloschener Asteroid mit { $resources }
neo-space = Einfluss { $influence } mit { $resources }
neo-asteroid = Einfluss { $influence }, Asteroid { $number }
neo-dead-asteroids = Einfluss { $influence }, erloschene Asteroiden
post-name = Handelsposten { $n }
site-PS-1A = Weltraumwerft
site-PS-1B = Transportzentrum
site-PS-2A = Transmutationskammer
site-PS-2B = Lavandiumreplikator
site-PS-3A = Militärakademie
site-PS-3B = Botschaft
site-PS-4A = Modifikatormaschine
site-PS-4B = Weltraumuniversität
megastructure-name = Megastruktur { $n } ({ $values })
deep-space-name = Weltraumplättchen { $number } ({ $effect })
starting-planet-name = Startplanet { $number } ({ $effect })
law-name = Gesetz zu { $planet } ({ $effect })

## What can be counted

count-influence-neo = Einfluss auf { planet-neo }
count-influence-six-moon = Einfluss auf { planet-six-moon }
count-influence-atalum = Einfluss auf { planet-atalum }
count-influence-arratooine = Einfluss auf { planet-arratooine }
count-influence-e81216 = Einfluss auf { planet-e81216 }
count-completed-missions = erfüllte Missionen
count-accreditation-level = Akkreditierungsstufe
count-die-value = Assistentenwürfel
count-crystals-and-gold-in-storage = Ressourcen
count-gold-in-storage = Golddiamanten
count-mission-spaces-with-marker = freigeschaltete Missionen
count-distinct-delegations-owned = Delegationen
count-megastructures-built = Megastrukturen
count-ships-in-hangar = Raumschiffe im Hangar
count-trade-discs-level-2 = Handelsmarker auf Stufe 2
count-unused-alteration-tokens = ungenutzte Modifikatorplättchen
count-asteroid-tiles-owned = Asteroidenplättchen

## Phases

phase-setting-up = Spielaufbau
phase-ambassadors = Aktionsphase
phase-executive = Einkommensphase
phase-over = Spielende
