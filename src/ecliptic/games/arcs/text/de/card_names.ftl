# Names of the Court cards, leaders and lore cards, of their actions and of the abilities of leaders.

## Court

card-BC01 = Loyale Ingenieure
card-BC02 = Bergbaubeteiligung
card-BC03 = Materialkartell
card-BC04 = Verwaltungsverband
card-BC05 = Bauverband
card-BC06 = Treibstoffkartell
card-BC07 = Loyale Piloten
card-BC08 = Torwächter
card-BC09 = Frachtbeteiligung
card-BC10 = Raumfahrtverband
card-BC11 = Rüstungsverband
card-BC12 = Gefängniswärter
card-BC13 = Plänkler
card-BC14 = Vollstrecker des Hofes
card-BC15 = Loyale Raumsoldaten
card-BC16 = Netzspione
card-BC17 = Hellseher
card-BC18 = Geheimorden
card-BC19 = Loyale Empathen
card-BC20 = Silberzungen
card-BC21 = Loyale Hüter
card-BC22 = Vereidigte Wächter
card-BC23 = Ehrwürdiger Makler
card-BC24 = Relikthehler
card-BC25 = Galaktische Barden
card-BC26 = Massenaufstand
card-BC27 = Populistische Forderungen
card-BC28 = Empörung greift um sich
card-BC29 = Lied der Freiheit
card-BC30 = Gildenstreit
card-BC31 = Aufruf zum Handeln

## Lore

card-L01 = Werkzeugpriester
card-L02 = Galaktische Geschütze
card-L03 = Sprintantriebe
card-L04 = Spiegelpanzerung
card-L05 = Verborgene Häfen
card-L06 = Signalstörer
card-L07 = Reparaturdrohnen
card-L08 = Torhäfen
card-L09 = Wolkenstädte
card-L10 = Lebende Bauten
card-L11 = Torstationen
card-L12 = Railgun-Batterien
card-L13 = Uralte Besitztümer
card-L14 = Suchtorpedos
card-L15 = Vorhersagesensoren
card-L16 = Kraftstrahlen
card-L17 = Räuber-Exoanzüge
card-L18 = Überbrückter Überlebenstrieb
card-L19 = Vision des Empathen
card-L20 = Band des Empathen
card-L21 = Vertrauen des Hüters
card-L22 = Solidarität des Hüters
card-L23 = Grausamkeit des Kriegsherrn
card-L24 = Terror des Kriegsherrn
card-L25 = Ego des Tyrannen
card-L26 = Autorität des Tyrannen
card-L27 = Ambition des Tycoons
card-L28 = Charme des Tycoons
card-L29 = Gildentreue
card-L30 = Katapult-Overdrive

## Leaders

card-LEAD01 = Ältester
card-LEAD02 = Mystiker
card-LEAD03 = Treibstofftrinker
card-LEAD04 = Emporkömmling
card-LEAD05 = Rebell
card-LEAD06 = Krieger
card-LEAD07 = Festbringer
card-LEAD08 = Demagoge
card-LEAD09 = Archivar
card-LEAD10 = Aufseher
card-LEAD11 = Korsar
card-LEAD12 = Adliger
card-LEAD13 = Anarchist
card-LEAD14 = Gestalter
card-LEAD15 = Agitator
card-LEAD16 = Quartiermeister

## Actions of the cards

new-action-manufacture = Herstellen
new-action-synthesize = Synthetisieren
new-action-pressgang = Zwangsrekrutieren
new-action-execute = Hinrichten
new-action-abduct = Entführen
new-action-trade = Handeln
new-action-summon = Herbeirufen
new-action-fire-rifles = Geschütze abfeuern
new-action-nurture = Hegen
new-action-prune = Stutzen
new-action-guide = Lenken
new-action-martyr = Sich opfern
new-action-annex = Annektieren
new-action-advance = Bewegen und kämpfen
new-action-entertain = Beeinflussen und sichern

## Abilities of the leaders

ability-LEAD01-beloved = Geliebt
ability-LEAD01-just = Gerecht
ability-LEAD02-attuned = Im Einklang
ability-LEAD02-cryptic = Rätselhaft
ability-LEAD03-insatiable = Unersättlich
ability-LEAD03-lavish = Verschwenderisch
ability-LEAD04-ambitious = Ehrgeizig
ability-LEAD04-callow = Unerfahren
ability-LEAD05-committed = Entschlossen
ability-LEAD05-disorganized = Unorganisiert
ability-LEAD06-tactical = Taktisch
ability-LEAD06-violent = Gewalttätig
ability-LEAD07-charismatic = Charismatisch
ability-LEAD07-generous = Großzügig
ability-LEAD08-bold = Kühn
ability-LEAD08-paranoid = Paranoid
ability-LEAD09-learned = Gelehrt
ability-LEAD09-academic = Akademisch
ability-LEAD10-ruthless = Rücksichtslos
ability-LEAD10-hated = Verhasst
ability-LEAD11-tricky = Trickreich
ability-LEAD11-wary = Vorsichtig
ability-LEAD12-connected = Gut vernetzt
ability-LEAD12-influential = Einflussreich
ability-LEAD12-proud = Stolz
ability-LEAD13-decentralized = Dezentral
ability-LEAD13-inspiring = Inspirierend
ability-LEAD13-principled = Prinzipientreu
ability-LEAD14-mythic = Mythisch
ability-LEAD14-ancient = Uralt
ability-LEAD15-firebrand = Brandredner
ability-LEAD15-irregular = Irregulär
ability-LEAD16-resilient = Widerstandsfähig
ability-LEAD16-greedy = Gierig
