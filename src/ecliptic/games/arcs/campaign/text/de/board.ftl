# What the board of the web client says about the campaign.

board-control-empire = Das Imperium kontrolliert es: Dort ist ein intaktes imperiales Schiff.
board-control-presence = { $who } kontrolliert es in diesem Zug und befehligt seine imperialen Schiffe (Präsenzgesetz).
board-control-first-regent = Für Ambitionen, Ziele und Ereignisse zählt es für { $who }, den Ersten Regenten.
board-empire-fresh = { $n ->
    [one] 1 intaktes imperiales Schiff
   *[other] { $n } intakte imperiale Schiffe
}
board-empire-damaged = { $n ->
    [one] 1 beschädigtes imperiales Schiff
   *[other] { $n } beschädigte imperiale Schiffe
}
board-blight-fresh = Intakte Seuche: { $n }; jede macht in einer Krise 3 Treffer
board-blight-damaged = Beschädigte Seuche: { $n }; jede macht in einer Krise 1 Treffer
board-act = Akt { $n } von { $of }
board-act-brief = Akt { $n }
board-chapter-of = Kapitel { $n } von { $of }
board-trust = Imperialer Fonds
board-trust-empty = leer
board-first-regent-none = niemand
board-no-first-regent = Kein Erster Regent: Alle sind Geächtete
board-policy = Politik
board-booklet = Kartenheft
board-booklet-about = Zuerst die Edikte in der Reihenfolge, in der sie abgehandelt werden, dann alles, was ständig gilt.
board-edicts = Edikte
board-laws = Gesetze
board-laws-of-empire = Gesetze des Imperiums
board-law-presence =
    Präsenzgesetz: Im eigenen Zug kontrolliert ein Regent jedes vom Imperium kontrollierte System mit einem
    eigenen Spielstein und befehligt dort die imperialen Schiffe.
board-law-movement =
    Bewegungsgesetz: Ein Regent bewegt imperiale Schiffe nur zusammen mit eigenen, höchstens eines je eigenem
    Schiff.
board-law-truce =
    Burgfriedensgesetz: Ein Regent schadet keinen imperialen Schiffen und, wo welche sind, keinen Spielsteinen anderer
    Regenten; er besteuert dort auch keine ihrer Städte.
board-in-force = in Kraft
board-below = darunter
board-imperial-supply = Imperiale Schiffe im Vorrat
board-blight-supply = Seuche im Vorrat
board-council-in-session = Sitzung
board-council-decided = Beschluss
board-council-tucked = Beschluss von { $who }: wird am Ende der Runde abgehandelt
board-title-regent = Regent
board-title-outlaw = Geächteter
board-favors-of = Gefallen von { $who }: { $n }
board-favors = Gefallen
board-no-favors = keine
board-no-fate = kein Schicksal
board-objective-space = Ziel: noch { $n } von { $of } Feldern
board-objective-done = Ziel erfüllt
board-objective-none = Kein Ziel in diesem Akt
board-grand-ambitions = Große Ambitionen
board-grand-n = Große Ambitionen erfüllt: { $n } von { $of }
board-grand-yes = jetzt erfüllt
board-grand-no = jetzt nicht erfüllt
board-stored = Auf „{ $card }“
board-token-hidden = Verdeckter Marker
board-token-known = Du kennst ihn: { $token }
board-token-side = Seite: { $side }
token-side-fresh = intakt
token-side-damaged = beschädigt
board-token-ideal-zeal = Ideal des Eifers
board-token-ideal-wisdom = Ideal der Weisheit
token-side-sleeping = { term-golem-sleeping }
token-side-awake = { term-golem-awake }
board-remembered = Gemerkt
board-aside = Beiseitegelegt
board-beside = Neben dem Spielplan
board-doctrine = Doktrin
board-outrage-sown = Markiert von einem Agenten von { $who }
board-token-trophies = Marker unter den Trophäen
board-gone = Außerhalb der Kampagne: { $n }
board-token-agents = Agenten: { $who }
board-fates-offered = Wähle dein Schicksal
board-fates-secret = Nur du siehst diese Karten.
board-fate-letter = Schicksal { $letter }
board-summit = Gipfel
board-summit-called = einberufen von { $who }
board-summit-call-to-order = Eröffnung
board-summit-negotiations = Verhandlungen
board-summit-speaks = entscheidet
board-summit-done = fertig
board-summit-proposals = { $n ->
    [one] noch 1 Vorschlag
   *[other] noch { $n } Vorschläge
}
board-deal-draft = { $who } stellt einen Handel zusammen
board-deal-proposed = { $who } schlägt vor
board-deal-empty = Noch nichts.
board-deal-choose = Was gibt { $who } an { $whom }?
board-deal-alone = Was tut { $who } allein?
board-deal-side = { $who } gibt { $whom }
board-deal-gives = gibt ↓  erhält →
board-deal-consents = Zustimmungen
board-deal-accepted = hat zugestimmt
board-deal-waiting = muss noch antworten
board-deal-proposer = schlägt es vor
board-force = Gefallen einfordern
board-proceedings = Was geschah
board-proceedings-step = { $n } von { $of }
board-proceedings-back = Schritt zurück
board-proceedings-next = Nächster Schritt
board-proceedings-close = Ausblenden
board-proceedings-council = Imperialer Rat
board-proceedings-event = Ereignis
board-proceedings-crises = Krisen
board-proceedings-edicts = Edikte
board-proceedings-summit = Gipfel
board-proceedings-intermission = Zwischenspiel
board-step-council-0 = Gipfel
board-step-council-1 = Erster Regent
board-step-council-2 = Krisen oder Edikte
board-step-event-0 = Gipfel
board-step-event-1 = Würfel
board-step-event-2 = Krisen oder Edikte
board-step-crises-0 = Seuche
board-step-crises-1 = Schicksale
board-step-crises-2 = Würfel
board-step-crises-3 = Hof
board-step-intermission-0 = Auflösungen
board-step-intermission-1 = Strafen
board-step-intermission-2 = Hof
board-step-intermission-3 = Trophäen und Fonds
board-step-intermission-4 = Zerstörung
board-step-intermission-5 = Rückkehr
board-step-intermission-6 = Macht
board-step-intermission-7 = Schicksale
board-step-intermission-8 = Nächster Akt
board-step-intermission-9 = Aufbau
board-event-die = Ereigniswürfel: { $symbol ->
    [arrow] Pfeil
    [crescent] Sichel
   *[hex] Sechseck
}
board-number-die = Zahlenwürfel: Sektor { $n }
board-flagship = Flaggschiff
board-flagship-of = Flaggschiff von { $who }
board-upgrade-empty = nicht gebaut
board-armor = Panzerung
board-city = Stadt
board-starport = Raumhafen
board-picker-fleet = Schiffe wählen
board-commit-fleet = Bewegen
board-pick-along = Imperial, intakt
board-pick-hurt = Imperial, beschädigt
board-power-gained = Andere Gewinne
board-power-lost = Verluste
board-power-grand = Große Ambitionen
suit-event = Ereignis
group-start = Erste Spielsteine
group-summit = Gipfel
group-empire = Imperium
group-deal = Handel
group-fate = Schicksal
group-event = Ereignis
group-flagship = Flaggschiff
group-faith = Glaube
title-blighted-reach = Die verseuchte Weite
about-blighted-reach =
    Eine Kampagne in drei Akten: Diene dem Imperium oder trotze ihm, halte die Seuche auf und folge deinem Schicksal.
