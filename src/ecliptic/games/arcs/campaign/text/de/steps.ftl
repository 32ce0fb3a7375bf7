# What the steps of effects do: clauses without capital and full stop.

step-add-imperial-ships = füge imperiale Schiffe hinzu
step-move-fleet = bewege eine Flotte
step-raid-free-states = überfalle die Freien Staaten
step-round-procedure = handle den Rat oder ein Ereignis ab
step-score-grand-ambitions = werte die Großen Ambitionen
step-end-of-chapter = beende das Kapitel
step-tuck-council = lege den Rat unter deine gespielte Karte
step-guild-envoys-depart = vergrabe jede Gildenkarte am Hof ohne Agenten
step-govern = der Erste Regent führt die Politik fort oder ändert sie
step-steal-or-take-trust = stiehl 1 Gildenkarte oder 1 Ressource, auch aus dem Imperialen Fonds
step-marker-returns = gib den ausgerufenen Marker zurück, der am meisten Macht bringt
step-bury-secured = vergrabe diese Karte
step-bury-from-court = vergrabe diese Karte vom Hof
step-council-in-session = drehe den Rat auf „Sitzung“
step-agents-to-council = lege alle Agenten von dieser Karte auf den Rat
step-return-agents = gib die Agenten auf dieser Karte zurück
step-move-own-agents = du darfst deine Agenten von dieser Karte versetzen
step-leader-frees-city = der Spieler mit der meisten Macht befreit eine Stadt
step-free-city = du darfst eine Stadt, die du kontrollierst, durch eine Freie ersetzen
step-blight-spreads = die Seuche breitet sich aus
step-destroy-blight = { $must ->
    [yes] zerstöre beschädigte Seuche in einem Sektor
   *[no] du darfst beschädigte Seuche in einem Sektor zerstören
}
step-gain-cards = erhalte Karten deines Schicksals
step-add-to-deck = füge dem Hofdeck Karten hinzu
step-shuffle-into-deck = mische Karten in das Hofdeck
step-put-aside = lege Übersichten neben den Spielplan
step-into-booklet = lege Karten in das Kartenheft
step-scrap-cards = entferne Karten aus dem Spiel
step-take-first-regent = nimm das Plättchen „Erster Regent“
step-take-tokens = nimm Marker
step-scrap-tokens = entferne Marker aus dem Spiel
step-prove-yourself = rücke den Zielmarker vor
step-show-might = rücke den Zielmarker für Trophäen vor
step-use-foundries = ersetze eigene Schiffe an eigenen Raumhäfen durch imperiale
step-place-imperial = platziere { $n } imperiale Schiffe in einem System, das du kontrollierst
step-defect = imperiale Schiffe des gewürfelten Sektors laufen über
step-defect-in-cluster = imperiale Schiffe eines Sektors dürfen überlaufen
step-bury-or-discard = vergrabe diese Karte oder wirf sie ab
step-discard-from-court = wirf diese Karte vom Hof ab
step-sow-division = rücke den Zielmarker für die Initiative vor
step-appeal-to-supporters = rücke den Zielmarker für deine Anhänger vor
step-seize-by-outrage = löse neue Empörung aus, um die Initiative zu ergreifen
step-partisan-leaves = entferne diese Karte aus dem Spiel und hebe alle Empörung auf
step-outrage-of-rolled-planet = alle lösen Empörung vom Typ des gewürfelten Planeten aus
step-spy = tausche mit einem Rivalen die höchsten Aktionskarten
step-consolidate-power = rücke den Zielmarker für gewonnene Ambitionen vor
step-bargain = lass einen Rivalen eine Karte sichern, dann beeinflusse und sichere
step-tax-from-outlaw = du darfst die Steuer vom Geächteten nehmen
step-empire-falls = bei einem Pfeil werden alle Regenten Geächtete
step-discard-guilds = { $rivals ->
    [yes] jeder Rivale
   *[no] jeder
} behält nicht mehr Gildenkarten als Agenten im Vorrat
step-discard-stored = wer die Karte hat, wirft alle Ressourcen darauf ab
step-gain-onto = du darfst { $n } Ressourcen auf diese Karte nehmen
