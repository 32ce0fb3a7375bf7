# Names of the campaign The Blighted Reach: terms, cards, goals, tokens.

## Terms

term-fate = Schicksal
term-fate-card = Schicksalskarte
term-fate-set = Schicksalsset
term-fate-set-divider = Schicksals-Trennkarte
term-path-to-power = Weg zur Macht
term-complexity = Komplexität
term-objective = Ziel
term-objective-card = Zielkarte
term-objective-marker = Zielmarker
term-advance-objective = den Zielmarker vorrücken
term-complete-objective = das Ziel erfüllen
term-fail-objective = das Ziel verfehlen
term-final-objective = Endziel
term-grand-ambition = Große Ambition
term-resolution-card = Auflösungskarte
term-resolution = Auflösung
term-setup-side = Aufbau
term-title = Titel
term-law = Gesetz
term-edict = Edikt
term-summit-card = Gipfelkarte
term-doctrine = Doktrin
term-reminder = Übersicht
term-economy = Wirtschaft
term-ideal = Ideal
term-golem = Golem
term-golem-awake = erwacht
term-golem-sleeping = schlafend
term-golem-warrior = Krieger
term-golem-protector = Beschützer
term-golem-seeker = Sucher
term-golem-harvester = Sammler
term-clue = Spur
term-portal = Portal
term-pilgrim = Pilger
term-banner = Banner
term-hammer-fragment = Hammerfragment
term-broken-world = Zerbrochene Welt
term-rumor = Gerücht
term-haven = Zufluchtsort
term-witness = Zeuge
term-ceasefire = Feuerpause
term-peace = Frieden
term-war = Krieg
term-escalation = Eskalation
term-fief = Lehen
term-seat = Sitz
term-lord = Fürst
term-vassal = Vasall
term-bunker = Bunker
term-passage = Passage
term-twisted-passage = Verdrehte Passage
term-conspiracy = Verschwörung
term-commonwealth-member = Mitglied
term-empire = Imperium
term-imperial = imperial
term-emperor = Imperator
term-imperial-ship = imperiales Schiff
term-imperial-fleet = imperiale Flotte
term-imperial-cluster = imperialer Sektor
term-regent = Regent
term-outlaw = Geächteter
term-first-regent = Erster Regent
term-first-regent-tile = Plättchen „Erster Regent“
term-imperial-trust = Imperialer Fonds
term-imperial-council = Imperialer Rat
term-in-session = Sitzung
term-decided = Beschluss
term-empire-rules = Regeln des Imperiums
term-presence-law = Präsenzgesetz
term-movement-law = Bewegungsgesetz
term-truce-law = Burgfriedensgesetz
term-policy = Politik
term-policy-of-war = Kriegspolitik
term-policy-of-peace = Friedenspolitik
term-policy-of-escalation = Eskalationspolitik
term-uphold-policy = die Politik fortführen
term-change-policy = die Politik ändern
term-imperial-demand = Imperiale Forderung
term-imperial-action = imperiale Aktion
term-celebrate-regency = die Regentschaft feiern
term-requisition-ships = Schiffe anfordern
term-distribute-weapons = Waffen verteilen
term-summit = Gipfel
term-call-summit = einen Gipfel einberufen
term-call-to-order = Eröffnung
term-negotiation = Verhandlung
term-favor = Gefallen
term-return-favors = Gefallen einfordern
term-petition-council = Den Rat anrufen
term-leave-empire = Das Imperium verlassen
term-revive-empire = Das Imperium wiederbeleben
term-cede-control = Kontrolle abtreten
term-delegate-authority = Vollmacht übertragen
term-promise-favor = Gefallen versprechen
term-transfer-asset = Besitz übertragen
term-invite-to-empire = Ins Imperium einladen
term-crisis = Krise
term-blight-crisis = Seuchenkrise
term-fate-crisis = Schicksalskrise
term-court-crisis = Hofkrise
term-event-card = Ereigniskarte
term-blight = Seuche
term-blight-token = Seuchenmarker
term-free-states = Freie Staaten
term-free-city = Freie Stadt
term-free-starport = Freier Raumhafen
term-flagship = Flaggschiff
term-flagship-piece = Flaggschiff-Figur
term-flagship-board = Flaggschiff-Tableau
term-flagship-upgrades-aid = Übersicht „Flaggschiff-Aufrüstungen“
term-upgrade = Aufrüstung
term-armor = Panzerung
term-resettle-flagship = das Flaggschiff auflösen
term-rule = Regel
term-guild-card-cc = Gildenkarten (Kampagne)
term-vox-card-cc = Vox-Karten (Kampagne)
term-imperial-council-card = Karte „Imperialer Rat“
term-edict-card = Ediktkarte
term-law-card = Gesetzeskarte
term-title-card = Titelkarte Regent/Geächteter
term-rules-aid = Regelübersicht
term-chapter-tile = Kapitelleisten-Plättchen
term-rules-booklet = Kartenheft
term-overflow-marker = Überlaufmarker
term-other-divider = sonstige Trennkarte
term-log-sheet-pad = Kampagnenlogbuch
term-bag = Beutel

## Upgrades of the Flagship

upgrade-slipstream-drive = Wirbelstromantrieb
upgrade-tractor-beam = Traktorstrahl
upgrade-control-array = Steuerungsanlage
upgrade-defense-array = Verteidigungsanlage
upgrade-ship-crane = Schiffskran
upgrade-hull = Rumpf

## Fates

fate-1 = Statthalter
fate-2 = Gründer
fate-3 = Magnat
fate-4 = Fürsprecher
fate-5 = Bewahrer
fate-6 = Partisan
fate-7 = Admiral
fate-8 = Glaubensbote
fate-9 = Fährtensucher
fate-10 = Hegemon
fate-11 = Planetenbrecher
fate-12 = Pirat
fate-13 = Seuchensprecher
fate-14 = Pazifist
fate-15 = Friedenswahrer
fate-16 = Lehnsherr
fate-17 = Oberherr
fate-18 = Überlebenskünstler
fate-19 = Erlöser
fate-20 = Wächter
fate-21 = Naturforscher
fate-22 = Torgeist
fate-23 = Verschwörer
fate-24 = Richter

## Imperial cards

card-AID01A = Imperialer Rat: Sitzung
card-AID01B = Imperialer Rat: Beschluss
card-AID02 = Abreise der Gildengesandten
card-AID03 = Herrschaft über die Imperiale Weite: Kriegspolitik
card-AID04 = Herrschaft über die Imperiale Weite: Friedenspolitik
card-AID05 = Herrschaft über die Imperiale Weite: Eskalationspolitik
card-AID06A = Imperialer Regent
card-AID07A = Imperialer Regent
card-AID08A = Imperialer Regent
card-AID09A = Imperialer Regent
card-AID06B = Geächteter
card-AID07B = Geächteter
card-AID08B = Geächteter
card-AID09B = Geächteter
card-AID10A = Flaggschiff-Aufrüstungen (Vorderseite)
card-AID11A = Flaggschiff-Aufrüstungen (Vorderseite)
card-AID12A = Flaggschiff-Aufrüstungen (Vorderseite)
card-AID13A = Flaggschiff-Aufrüstungen (Vorderseite)
card-AID10B = Flaggschiff-Aufrüstungen (Rückseite)
card-AID11B = Flaggschiff-Aufrüstungen (Rückseite)
card-AID12B = Flaggschiff-Aufrüstungen (Rückseite)
card-AID13B = Flaggschiff-Aufrüstungen (Rückseite)

## Events

card-EV01 = Ereignis
card-EV02 = Ereignis
card-EV03 = Ereignis

## Court

card-CC01 = Bergbaubeteiligung
card-CC02 = Bauverband
card-CC03 = Torwächter
card-CC04 = Frachtbeteiligung
card-CC05 = Plänkler
card-CC06 = Rüstungsverband
card-CC07 = Netzspione
card-CC08 = Silberzungen
card-CC09 = Vereidigte Wächter
card-CC10 = Ehrwürdiger Makler
card-CC11 = Populistische Forderungen
card-CC12 = Intrigen im Rat
card-CC13 = Diplomatisches Fiasko
card-CC14 = Lied der Freiheit
card-CC15 = Die Seuche naht

## Fate cards

card-FATE01 = { fate-1 }
card-FATE02 = { fate-2 }
card-FATE03 = { fate-3 }
card-FATE04 = { fate-4 }
card-FATE05 = { fate-5 }
card-FATE06 = { fate-6 }
card-FATE07 = { fate-7 }
card-FATE08 = { fate-8 }
card-FATE09 = { fate-9 }
card-FATE10 = { fate-10 }
card-FATE11 = { fate-11 }
card-FATE12 = { fate-12 }
card-FATE13 = { fate-13 }
card-FATE14 = { fate-14 }
card-FATE15 = { fate-15 }
card-FATE16 = { fate-16 }
card-FATE17 = { fate-17 }
card-FATE18 = { fate-18 }
card-FATE19 = { fate-19 }
card-FATE20 = { fate-20 }
card-FATE21 = { fate-21 }
card-FATE22 = { fate-22 }
card-FATE23 = { fate-23 }
card-FATE24 = { fate-24 }

## Set of fate 1: Steward

card-F01-01A = Statthalter, Akt I: Aufbau
card-F01-01B = Statthalter, Akt I: Ziel
card-F01-02 = Imperiale Vollmacht
card-F01-03 = Unterhändler
card-F01-04 = Statthalter, Akt I: Auflösung
card-F01-05 = Intrigen im Rat
card-F01-06 = Steuereintreiber
card-F01-07 = Jägertrupps
card-F01-08 = Imperiale Beschützer
card-F01-09 = Das Imperium fällt
card-F01-10 = Niederer Regent
card-F01-11 = Niederer Regent
card-F01-12A = Statthalter, Akt II: Aufbau
card-F01-12B = Statthalter, Akt II: Ziel
card-F01-13 = Imperiales Quorum
card-F01-14 = Statthalter, Akt II: Auflösung
card-F01-15 = Vergeltung der Flotte
card-F01-16 = Vertraute im Rat
card-F01-17 = Galaktische Barden
card-F01-18 = Imperiale Überläufer
card-F01-19 = Imperiale Überläufer
card-F01-20 = Niederer Regent
card-F01-21 = Niederer Regent
card-F01-22A = Statthalter, Akt III: Aufbau
card-F01-22B = Statthalter, Akt III: Große Ambitionen
card-F01-23 = Imperialer Gönner
card-F01-24 = Herrschaft mit Vollmacht: Kriegspolitik
card-F01-25 = Herrschaft mit Vollmacht: Eskalationspolitik
card-F01-26 = Herrschaft mit Vollmacht: Friedenspolitik

## Set of fate 2: Founder

card-F02-01A = Gründer, Akt I: Aufbau
card-F02-01B = Gründer, Akt I: Ziel
card-F02-02 = Paradeflotten
card-F02-03 = Gründer, Akt I: Auflösung
card-F02-04 = Buch der Befreiung
card-F02-05 = Politische Intrigen
card-F02-06 = Politische Intrigen
card-F02-07 = Politische Intrigen
card-F02-08 = Bauverband
card-F02-09 = Bauverband
card-F02-10 = Verwaltungsverband
card-F02-11 = Verwaltungsverband
card-F02-12A = Gründer, Akt II: Aufbau
card-F02-12B = Gründer, Akt II: Ziel
card-F02-13 = Gründer des Staatenbundes
card-F02-14 = Ambition des Staatenbundes
card-F02-15 = Aufruf zum Waffenstillstand
card-F02-16 = Waffenstillstand
card-F02-17 = Waffenstillstand
card-F02-18 = Mitglied des Staatenbundes
card-F02-19 = Mitglied des Staatenbundes
card-F02-20 = Mitglied des Staatenbundes
card-F02-21 = Mitglied des Staatenbundes
card-F02-22 = Mitgliedschaft im Staatenbund
card-F02-23 = Gründer, Akt II: Auflösung
card-F02-24 = Geist der Freiheit
card-F02-25A = Gründer, Akt III: Aufbau
card-F02-25B = Gründer, Akt III: Große Ambitionen
card-F02-26 = Massenaufruf zum Waffenstillstand
card-F02-27 = Freiheitskämpfer

## Set of fate 3: Magnate

card-F03-01A = Magnat, Akt I: Aufbau
card-F03-01B = Magnat, Akt I: Ziel
card-F03-02 = Handelsliga
card-F03-03 = Magnat, Akt I: Auflösung
card-F03-04 = Ehrwürdiger Makler
card-F03-05 = Relikthehler
card-F03-06 = Gefängniswärter
card-F03-07 = Materialkartell
card-F03-08 = Treibstoffkartell
card-F03-09 = Waffenkartell
card-F03-10 = Psionikkartell
card-F03-11 = Reliktkartell
card-F03-12A = Magnat, Akt II: Aufbau
card-F03-12B = Magnat, Akt II: Ziel
card-F03-13 = Materialmonopol
card-F03-14 = Treibstoffmonopol
card-F03-15 = Reliktmonopol
card-F03-16 = Psionikmonopol
card-F03-17 = Waffenmonopol
card-F03-18 = Monopole erlangen
card-F03-19 = Zustimmung des Monopolinhabers
card-F03-20 = Kriegsgewinnlertum
card-F03-21 = Magnat, Akt II: Auflösung
card-F03-22 = Prospektoren
card-F03-23 = Erpressung
card-F03-24 = Erpressung
card-F03-25A = Magnat, Akt III: Aufbau
card-F03-25B = Magnat, Akt III: Große Ambitionen
card-F03-26A = Geschlossene Wirtschaft
card-F03-26B = Offene Wirtschaft
card-F03-27 = Geschlossene und offene Wirtschaft

## Set of fate 4: Advocate

card-F04-01A = Fürsprecher, Akt I: Aufbau
card-F04-01B = Fürsprecher, Akt I: Ziel
card-F04-02 = Gildenermittler
card-F04-03 = Gildenaufseher
card-F04-04 = Fürsprecher, Akt I: Auflösung
card-F04-05 = Materialkontakte
card-F04-06 = Treibstoffkontakte
card-F04-07 = Waffenkontakte
card-F04-08 = Reliktkontakte
card-F04-09 = Psionikkontakte
card-F04-10 = Diplomatisches Fiasko
card-F04-11 = Gildenstreit
card-F04-12A = Fürsprecher, Akt II: Aufbau
card-F04-12B = Fürsprecher, Akt II: Ziel
card-F04-13 = Forderung des Fürsprechers
card-F04-14 = Gildenverhandlungen
card-F04-15 = Fürsprecher, Akt II: Auflösung
card-F04-16 = Gildenmesse
card-F04-17 = Gildenmeister des Materials
card-F04-18 = Gildenmeister des Treibstoffs
card-F04-19 = Gildenmeister der Waffen
card-F04-20 = Gildenmeister der Relikte
card-F04-21 = Gildenmeister der Psionik
card-F04-22 = Rückzug der Gilden
card-F04-23A = Fürsprecher, Akt III: Aufbau
card-F04-23B = Fürsprecher, Akt III: Große Ambitionen
card-F04-24 = Gildentreue
card-F04-25 = Vorherrschaft der Gilden
card-F04-26 = Vorherrschaft der Gilden (Übersicht)

## Set of fate 5: Caretaker

card-F05-01A = Bewahrer, Akt I: Aufbau
card-F05-01B = Bewahrer, Akt I: Ziel
card-F05-02 = Golemleuchtfeuer
card-F05-03 = Golemherd
card-F05-04 = Steinsprecher
card-F05-05 = Golems
card-F05-06 = Golemaktionen
card-F05-07 = Bewahrer, Akt I: Auflösung
card-F05-08 = Instabiler Sammler
card-F05-09 = Instabiler Sucher
card-F05-10 = Instabiler Beschützer
card-F05-11 = Instabiler Krieger
card-F05-12A = Bewahrer, Akt II: Aufbau
card-F05-12B = Bewahrer, Akt II: Ziel
card-F05-13 = Bibliothekare
card-F05-14 = Befreites Wissen
card-F05-15 = Ereignis
card-F05-16 = Bewahrer, Akt II: Auflösung
card-F05-17 = Golemverehrung
card-F05-18 = Golemverehrung
card-F05-19 = Golemverehrung
card-F05-20A = Bewahrer, Akt III: Aufbau
card-F05-20B = Bewahrer, Akt III: Große Ambitionen
card-F05-21 = Golems stillen ihren Hunger

## Set of fate 6: Partisan

card-F06-01A = Partisan, Akt I: Aufbau
card-F06-01B = Partisan, Akt I: Ziel
card-F06-02 = Informanten
card-F06-03 = Partisanenzugriff
card-F06-04 = Partisan, Akt I: Auflösung
card-F06-05 = Loyale Ingenieure
card-F06-06 = Loyale Piloten
card-F06-07 = Loyale Raumsoldaten
card-F06-08 = Loyale Empathen
card-F06-09 = Loyale Hüter
card-F06-10 = Galaktische Barden
card-F06-11 = Raumfahrtverband
card-F06-12 = Rüstungsverband
card-F06-13 = Empörung greift um sich
card-F06-14 = Empörung greift um sich
card-F06-15A = Partisan, Akt II: Aufbau
card-F06-15B = Partisan, Akt II: Ziel
card-F06-16 = Partisanenzugriff (Gesetz)
card-F06-17 = Volksheld
card-F06-18 = Partisan, Akt II: Auflösung
card-F06-19 = Gilden verurteilen den Terror
card-F06-20 = Terroranschlag
card-F06-21 = Terroranschlag
card-F06-22 = Raumfahrtverband
card-F06-23 = Rüstungsverband
card-F06-24A = Partisan, Akt III: Aufbau
card-F06-24B = Partisan, Akt III: Große Ambitionen
card-F06-25 = Zwietrachtsäer

## Set of fate 7: Admiral

card-F07-01A = Admiral, Akt I: Aufbau
card-F07-01B = Admiral, Akt I: Ziel
card-F07-02 = Imperiale Offiziere
card-F07-03 = Nutzung der imperialen Gießereien
card-F07-04 = Admiral, Akt I: Auflösung
card-F07-05 = Ehrengarde
card-F07-06 = Abtrünnige Admirale
card-F07-07 = Abtrünnige Admirale
card-F07-08 = Vollstrecker des Hofes
card-F07-09 = Vollstrecker des Hofes
card-F07-10 = Imperiale Überläufer
card-F07-11 = Imperiale Überläufer
card-F07-12A = Admiral, Akt II: Aufbau
card-F07-12B = Admiral, Akt II: Ziel
card-F07-13 = Chaos im Kommando
card-F07-14 = Admiral, Akt II: Auflösung
card-F07-15 = Imperiale Überläufer
card-F07-16 = Imperiale Überläufer
card-F07-17 = Massenaufstand
card-F07-18 = Massenaufstand
card-F07-19A = Admiral, Akt III: Aufbau
card-F07-19B = Admiral, Akt III: Große Ambitionen
card-F07-20 = Kriegsrecht
card-F07-21 = Kriegsrecht (Übersicht)

## Set of fate 8: Believer

card-F08-01A = Glaubensbote, Akt I: Aufbau
card-F08-01B = Glaubensbote, Akt I: Ziel
card-F08-02 = Getreue Jünger
card-F08-03 = Verbreitung des Glaubens
card-F08-04 = Glaube 9
card-F08-05 = Glaube 8
card-F08-06 = Glaube 7
card-F08-07 = Glaube 6
card-F08-08 = Glaube 5
card-F08-09 = Glaube 4
card-F08-10 = Glaube 3
card-F08-11 = Glaube 2
card-F08-12 = Glaube 1
card-F08-13 = Glaubenskarten
card-F08-14 = Pluralistischer Glaube
card-F08-15 = Glaubensbote, Akt I: Auflösung
card-F08-16 = Das Junge Licht
card-F08-17 = Entführungskomplott
card-F08-18 = Das Verlorene Kind
card-F08-19 = Geheimorden
card-F08-20A = Glaubensbote, Akt II: Aufbau
card-F08-20B = Glaubensbote, Akt II: Ziel
card-F08-21 = Doktrin festlegen
card-F08-22A = Doktrin des Eifers
card-F08-22B = Doktrin der Weisheit
card-F08-23 = Doktrinärer Glaube
card-F08-24 = Glaubensbote, Akt II: Auflösung
card-F08-25 = Der Prophet
card-F08-26 = Geheimorden
card-F08-27 = Laiendoktrin festlegen
card-F08-28 = Unterdrückter Glaube
card-F08-29A = Glaubensbote, Akt III: Aufbau
card-F08-29B = Glaubensbote, Akt III: Große Ambitionen
card-F08-30 = Vorherrschender Glaube
card-F08-31 = Bruch mit dem Glauben

## Set of fate 9: Pathfinder

card-F09-01A = Fährtensucher, Akt II: Aufbau
card-F09-01B = Fährtensucher, Akt II: Ziel
card-F09-02 = Spuren aufdecken
card-F09-03 = Spuren zum Portal
card-F09-04 = Fährtensucher, Akt II: Auflösung
card-F09-05 = Aufruf zur Pilgerfahrt
card-F09-06 = Portalsucher
card-F09-07A = Fährtensucher, Akt III: Aufbau
card-F09-07B = Fährtensucher, Akt III: Große Ambitionen
card-F09-08 = Pilger
card-F09-09 = Suche nach dem Portal
card-F09-10 = Suche nach dem Portal
card-F09-11 = Suche nach dem Portal

## Set of fate 10: Hegemon

card-F10-01A = Hegemon, Akt II: Aufbau
card-F10-01B = Hegemon, Akt II: Ziel
card-F10-02 = Banner aufstellen
card-F10-03 = Banner der Hegemonie
card-F10-04 = Lied des Banners
card-F10-05 = Hegemon, Akt II: Auflösung
card-F10-06 = Gedankenlenker
card-F10-07 = Gefängniswärter
card-F10-08 = Gefängniswärter
card-F10-09 = Gegen die Hegemonie
card-F10-10 = Gegen die Hegemonie
card-F10-11A = Hegemon, Akt III: Aufbau
card-F10-11B = Hegemon, Akt III: Große Ambitionen
card-F10-12 = Glückliche Wirte

## Set of fate 11: Planet Breaker

card-F11-01A = Planetenbrecher, Akt II: Aufbau
card-F11-01B = Planetenbrecher, Akt II: Ziel
card-F11-02 = Speichellecker
card-F11-03A = Hammerfragmente
card-F11-03B = Welten zerbrechen
card-F11-04 = Planetenhammer
card-F11-05 = Flüchtlinge der Schmiedewelt
card-F11-06 = Flüchtlinge der Flammenwelt
card-F11-07 = Flüchtlinge der Totenwelt
card-F11-08 = Flüchtlinge der Verlorenen Welt
card-F11-09 = Flüchtlinge der Herzwelt
card-F11-10 = Planetenbrecher, Akt II: Auflösung
card-F11-11 = Planetenfresser entfesselt
card-F11-12A = Planetenbrecher, Akt III: Aufbau
card-F11-12B = Planetenbrecher, Akt III: Große Ambitionen

## Set of fate 12: Pirate

card-F12-01A = Pirat, Akt II: Aufbau
card-F12-01B = Pirat, Akt II: Ziel
card-F12-02 = Piratenhort
card-F12-03 = Piratenflotte
card-F12-04 = Pirat, Akt II: Auflösung
card-F12-05 = Piratenschmuggler
card-F12-06 = Aufruf zum Handeln
card-F12-07 = Silberzungen
card-F12-08A = Pirat, Akt III: Aufbau
card-F12-08B = Pirat, Akt III: Große Ambitionen
card-F12-09 = Gerüchte machen die Runde
card-F12-10 = Gerüchte machen die Runde
card-F12-11 = Gerüchte über den Zufluchtsort
card-F12-12 = Gerüchte austauschen

## Set of fate 13: Blight Speaker

card-F13-01A = Seuchensprecher, Akt II: Aufbau
card-F13-01B = Seuchensprecher, Akt II: Ziel
card-F13-02 = Sporenschiffe
card-F13-03 = Seuchensprecher, Akt II: Auflösung
card-F13-04 = Seuchenzorn
card-F13-05 = Seuchenjäger
card-F13-06 = Seuchenschnitter
card-F13-07 = Seuchensäuberung
card-F13-08 = Seuchensäuberung
card-F13-09 = Seuchensäuberung
card-F13-10 = Seuchenpanik
card-F13-11 = Die Seuche naht
card-F13-12A = Seuchensprecher, Akt III: Aufbau
card-F13-12B = Seuchensprecher, Akt III: Große Ambitionen
card-F13-13 = Seuchenhunger

## Set of fate 14: Pacifist

card-F14-01A = Pazifist, Akt II: Aufbau
card-F14-01B = Pazifist, Akt II: Ziel
card-F14-02 = Zeugen
card-F14-03 = Quell der Empathie
card-F14-04 = Pazifist, Akt II: Auflösung
card-F14-05 = Psionikkontakte
card-F14-06 = Umherziehende Empathen
card-F14-07 = Umherziehende Empathen
card-F14-08A = Pazifist, Akt III: Aufbau
card-F14-08B = Pazifist, Akt III: Große Ambitionen
card-F14-09 = Empathie für alle
card-F14-10 = Empathie für alle (Übersicht)
card-F14-11 = Versöhnung mit den Empörten
card-F14-12 = Tadel der Empathen

## Set of fate 15: Peacekeeper

card-F15-01A = Friedenswahrer, Akt II: Aufbau
card-F15-01B = Friedenswahrer, Akt II: Ziel
card-F15-02 = Friedenseid
card-F15-03 = Arsenalhüter
card-F15-04 = Friedenswahrer, Akt II: Auflösung
card-F15-05 = Rüstungsbeteiligung
card-F15-06 = Rüstungsbeteiligung
card-F15-07A = Friedenswahrer, Akt III: Aufbau
card-F15-07B = Friedenswahrer, Akt III: Große Ambitionen
card-F15-08 = Feuerpausen
card-F15-09 = Das Imperium sträubt sich gegen den Frieden
card-F15-10 = Friedensdividende
card-F15-11 = Friedensabkommen

## Set of fate 16: Warden

card-F16-01A = Lehnsherr, Akt II: Aufbau
card-F16-01B = Lehnsherr, Akt II: Ziel
card-F16-02 = Ansprüche des Adels
card-F16-03 = Fürst des 1. Sektors
card-F16-04 = Fürst des 2. Sektors
card-F16-05 = Fürst des 3. Sektors
card-F16-06 = Fürst des 4. Sektors
card-F16-07 = Fürst des 5. Sektors
card-F16-08 = Fürst des 6. Sektors
card-F16-09 = Sitze und Lehen
card-F16-10 = Lehnsrecht
card-F16-11 = Lehnsherr, Akt II: Auflösung
card-F16-12 = Aufgebot des Lehnsherrn
card-F16-13 = Festtag
card-F16-14 = Festtag
card-F16-15 = Plänkler
card-F16-16 = Vereidigte Wächter
card-F16-17A = Lehnsherr, Akt III: Aufbau
card-F16-17B = Lehnsherr, Akt III: Große Ambitionen
card-F16-18 = Fürstenhöfe
card-F16-19 = Fürsten gewinnen Macht

## Set of fate 17: Overlord

card-F17-01A = Oberherr, Akt III: Aufbau
card-F17-01B = Oberherr, Akt III: Endziel
card-F17-02 = Speichellecker
card-F17-03 = Die Weite verstößt den Oberherrn

## Set of fate 18: Survivalist

card-F18-01A = Überlebenskünstler, Akt III: Aufbau
card-F18-01B = Überlebenskünstler, Akt III: Endziel
card-F18-02 = Überlebensschwur
card-F18-03 = Bunkerbau
card-F18-04 = Bunker
card-F18-05 = Freilassung der Gefangenen

## Set of fate 19: Redeemer

card-F19-01A = Erlöser, Akt III: Aufbau
card-F19-01B = Erlöser, Akt III: Endziel
card-F19-02 = Groll der Hüter
card-F19-03 = Tadel der Hüter
card-F19-04 = Relikthehler

## Set of fate 20: Guardian

card-F20-01A = Wächter, Akt III: Aufbau
card-F20-01B = Wächter, Akt III: Endziel
card-F20-02 = Grünes Gewölbe
card-F20-03 = Groll der Tycoons
card-F20-04 = Ambition „Edenwächter“

## Set of fate 21: Naturalist

card-F21-01A = Naturforscher, Akt III: Aufbau
card-F21-01B = Naturforscher, Akt III: Endziel
card-F21-02 = Seuchengesellschaft
card-F21-03 = Sporenführer
card-F21-04 = Ambition „Seuchenkind“

## Set of fate 22: Gate Wraith

card-F22-01A = Torgeist, Akt III: Aufbau
card-F22-01B = Torgeist, Akt III: Endziel
card-F22-02 = Katapult-Overdrive
card-F22-03 = Tore zerbrechen und Passagen platzieren
card-F22-04 = Die Toten leben
card-F22-05 = Passagen und die Verdrehte Passage
card-F22-06 = Passagenstürme

## Set of fate 23: Conspirator

card-F23-01A = Verschwörer, Akt III: Aufbau
card-F23-01B = Verschwörer, Akt III: Endziel
card-F23-02 = Hellseher
card-F23-03 = Verschwörungen
card-F23-04 = Wertung der Verschwörungen
card-F23-05 = Verschwörungen vereiteln

## Set of fate 24: Judge

card-F24-01A = Richter, Akt III: Aufbau
card-F24-01B = Richter, Akt III: Endziel
card-F24-02 = Schwur der Gerechtigkeit
card-F24-03 = Der Schlichter
card-F24-04 = Auserwählter des Richters
card-F24-05 = Der Richter bestimmt die Agenda

## Actions of the cards

new-action-bargain = Feilschen
new-action-incite-revolt = Aufstand anzetteln
new-action-recover = Wiederbeschaffen
new-action-transfer-guild-support = Gildenunterstützung übertragen
new-action-awaken = Erwecken
new-action-warrior = Krieger
new-action-protector = Beschützer
new-action-seeker = Sucher
new-action-harvester = Sammler
new-action-transfer-lore = Überlieferung übertragen
new-action-transfer-golem = Golem übertragen
new-action-spy = Spionieren
new-action-teach = Lehren
new-action-use-the-portal = Portal nutzen
new-action-call-spirits = Seelen rufen
new-action-call-bodies = Leiber rufen
new-action-manipulate = Manipulieren
new-action-pacify = Befrieden
new-action-repair-hammer = Hammer reparieren
new-action-prepare = Vorbereiten
new-action-break-world = Welt zerbrechen
new-action-resettle = Umsiedeln
new-action-share-rumor = Gerücht teilen
new-action-spawn = Ausbrüten
new-action-anger = Erzürnen
new-action-harvest = Ernten
new-action-forgive = Vergeben
new-action-assemble = Montieren
new-action-broker-peace = Frieden vermitteln
new-action-claim-fief = Lehen beanspruchen
new-action-levy = Ausheben
new-action-seed = Aussäen

## Goals of the objective cards

objective-F01-01B-consolidate-imperial-power = Festige die Macht des Imperiums
objective-F01-12B-expand-the-empire = Erweitere das Imperium
objective-F01-12B-ensure-the-tribute = Sichere den Tribut
objective-F02-01B-inspire-confidence = Wecke Vertrauen
objective-F02-01B-defy-the-empire = Trotze dem Imperium
objective-F02-12B-distribute-power-fairly = Verteile die Macht gerecht
objective-F02-12B-protect-freedom = Schütze die Freiheit
objective-F03-01B-close-deals-with-rivals = Schließe Geschäfte mit Rivalen ab
objective-F03-01B-export-to-the-galactic-core = Exportiere in den galaktischen Kern
objective-F03-12B-corner-the-market = Beherrsche den Markt
objective-F03-12B-and-hold-it = Und halte ihn
objective-F04-01B-prove-yourself = Beweise dich
objective-F04-01B-keep-the-guilds-in-power = Halte die Gilden an der Macht
objective-F04-12B-connect-with-the-guilds = Knüpfe Kontakte zu den Gilden
objective-F04-12B-improve-your-standing = Verbessere dein Ansehen
objective-F05-01B-find-the-golems = Finde die Golems
objective-F05-01B-use-the-golems = Nutze die Golems
objective-F05-12B-collect-the-galaxys-knowledge = Sammle das Wissen der Galaxis
objective-F05-12B-collect-the-galaxys-knowledge-gifts = Sammle das Wissen der Galaxis (Gaben)
objective-F05-12B-build-the-largest-collection = Baue die größte Sammlung auf
objective-F06-01B-sow-division = Säe Zwietracht
objective-F06-01B-appeal-to-your-supporters = Wende dich an deine Anhänger
objective-F06-15B-show-your-leadership = Zeige Führungsstärke
objective-F06-15B-burnish-your-image = Poliere dein Image auf
objective-F07-01B-prove-yourself = Beweise dich
objective-F07-01B-demonstrate-the-navys-might = Demonstriere die Macht der Flotte
objective-F07-12B-expand-the-navys-holdings = Erweitere die Besitzungen der Flotte
objective-F07-12B-crush-the-empires-foes = Zerschmettere die Feinde des Imperiums
objective-F07-12B-dominate-rival-regents = Beherrsche rivalisierende Regenten
objective-F08-01B-spread-the-good-word = Verbreite die frohe Botschaft
objective-F08-20B-develop-the-ideals = Entwickle die Ideale
objective-F09-01B-find-the-portal-clues = Finde das Portal (Spuren)
objective-F09-01B-find-the-portal = Finde das Portal
objective-F10-01B-plant-banners = Stelle Banner auf
objective-F10-01B-plant-banners-victory = Stelle Banner auf (Sieg)
objective-F11-01B-repair-the-planet-hammer = Repariere den Planetenhammer
objective-F11-01B-crush-a-planet = Zermalme einen Planeten
objective-F12-01B-grow-your-hoard = Vergrößere deinen Hort
objective-F12-01B-embarrass-your-rivals = Blamiere deine Rivalen
objective-F13-01B-contact-an-ancient-intelligence = Nimm Kontakt zu einer uralten Intelligenz auf
objective-F13-01B-spread-the-spores = Verbreite die Sporen
objective-F14-01B-commit-to-pacifism = Verschreibe dich dem Pazifismus
objective-F14-01B-spread-empathy = Verbreite Empathie
objective-F15-01B-restrict-the-weapons-supply = Beschränke den Waffenvorrat
objective-F15-01B-control-the-arms-manufacturers = Kontrolliere die Waffenhersteller
objective-F16-01B-control-the-fiefs-seats = Kontrolliere die Sitze der Lehen
objective-F16-01B-lord-over-the-fiefs = Herrsche über die Lehen
objective-F17-01B-rule-by-fear-alone = Herrsche allein durch Furcht
objective-F17-01B-control-by-fear-alone = Kontrolliere allein durch Furcht
objective-F18-01B-keep-the-people-safe = Bringe das Volk in Sicherheit
objective-F18-01B-protect-against-the-blight = Schütze vor der Seuche
objective-F19-01B-subdue-the-keepers = Unterwirf die Hüter
objective-F19-01B-shatter-the-relics = Zerschlage die Relikte
objective-F20-01B-give-back-to-the-land = Gib dem Land zurück
objective-F20-01B-guard-the-reachs-splendor = Behüte die Pracht der Weite
objective-F21-01B-live-in-the-garden = Lebe im Garten
objective-F22-01B-collapse-the-gates = Bringe die Tore zum Einsturz
objective-F22-01B-control-the-twisted-passage = Kontrolliere die Verdrehte Passage
objective-F23-01B-control-the-proceedings = Lenke das Geschehen
objective-F23-01B-foiled-guess = Fehlgeschlagener Verdacht
objective-F24-01B-balance-the-reach = Bringe die Weite ins Gleichgewicht

## Grand ambitions

grand-ambition-F01-22B = Festige die Stellung des Imperiums in der Weite

## Tokens of the fates

token-sponsored = Gönnermarker
token-commonwealth-ambition = Ambitionsmarker des Staatenbundes
token-war-profiteer = Kriegsgewinnler-Marker
token-golem = Golemmarker
token-ideal = Ideal
token-clue = Spurenmarker
token-portal = Portalmarker
token-pilgrim = Pilgermarker
token-banner = Banner
token-hammer-fragment-broken-world = Marker Hammerfragment / Zerbrochene Welt
token-rumor = Gerüchtemarker
token-witness = Zeugenmarker
token-ceasefire = Feuerpause
token-seat = Sitzmarker
token-court = Hofmarker
token-bunker = Bunkermarker
token-edenguard-ambition = Ambitionsplättchen „Edenwächter“
token-blightkin-ambition = Ambitionsplättchen „Seuchenkind“
token-passage = Passagenmarker
token-conspiracy = Verschwörungsmarker
