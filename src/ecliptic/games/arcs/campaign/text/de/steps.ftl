# What the steps of effects do: clauses without capital and full stop.

step-add-imperial-ships = füge imperiale Schiffe hinzu
step-move-fleet = bewege eine Flotte
step-raid-free-states = überfalle die Freien Staaten
step-round-procedure = handle den Rat oder ein Ereignis ab
step-score-grand-ambitions = werte die Großen Ambitionen
step-end-of-chapter = beende das Kapitel
step-tuck-council = lege den Rat unter deine gespielte Karte
step-guild-envoys-depart = vergrabe jede Gildenkarte am Hof ohne Agenten
step-govern = der Erste Regent setzt die Politik durch oder ändert sie
step-steal-or-take-trust = stiehl 1 Gildenkarte oder 1 Ressource, auch aus dem Imperialen Fonds
step-marker-returns = gib den wertvollsten ausgerufenen Marker zurück
step-bury-secured = vergrabe diese Karte
step-bury-from-court = vergrabe diese Karte des Hofs
step-council-in-session = drehe den Rat auf „tagt“
step-agents-to-council = bewege alle Agenten dieser Karte zum Rat
step-return-agents = gib die Agenten auf dieser Karte zurück
step-move-own-agents = du darfst eigene Agenten dieser Karte bewegen
step-leader-frees-city = der mächtigste Spieler befreit eine Stadt
step-free-city = du darfst eine kontrollierte Stadt durch eine freie ersetzen
step-blight-spreads = die Seuche breitet sich aus
step-destroy-blight = { $must ->
    [yes] zerstöre beschädigte Seuche in einem Sektor
   *[no] du darfst beschädigte Seuche in einem Sektor zerstören
}
step-gain-cards = erhalte Karten deines Schicksals
step-add-to-deck = füge dem Hofdeck Karten hinzu
step-shuffle-into-deck = mische Karten in das Hofdeck
step-put-aside = lege Übersichten beiseite
step-into-booklet = lege Karten in das Kartenheft
step-scrap-cards = entferne Karten aus dem Spiel
step-take-first-regent = nimm das Plättchen des Ersten Regenten
step-take-tokens = nimm Marker
step-scrap-tokens = entferne Marker aus dem Spiel
step-prove-yourself = rücke das Ziel vor
step-show-might = rücke das Ziel für Trophäen vor
step-use-foundries = ersetze eigene Schiffe an eigenen Raumhäfen durch imperiale
step-place-imperial = platziere { $n } imperiale Schiffe in einem System, das du kontrollierst
step-defect = imperiale Schiffe des gewürfelten Sektors laufen über
step-defect-in-cluster = imperiale Schiffe eines Sektors dürfen überlaufen
step-bury-or-discard = vergrabe diese Karte oder wirf sie ab
step-discard-from-court = wirf diese Karte des Hofs ab
step-sow-division = rücke das Ziel für die Initiative vor
step-appeal-to-supporters = rücke das Ziel für deine Anhänger vor
step-seize-by-outrage = provoziere neue Empörung, um die Initiative zu ergreifen
step-partisan-leaves = entferne diese Karte und alle Empörung
step-outrage-of-rolled-planet = alle provozieren Empörung des gewürfelten Planeten
step-spy = tausche mit einem Rivalen die höchsten Aktionskarten
step-consolidate-power = rücke das Ziel für gewonnene Ambitionen vor
step-bargain = lass einen Rivalen eine Karte sichern, dann beeinflusse und sichere
step-tax-from-outlaw = du darfst die Steuer vom Geächteten nehmen
step-empire-falls = bei einem Pfeil werden alle Regenten Geächtete
step-discard-guilds = { $rivals ->
    [yes] jeder Rivale
   *[no] jeder
} behält nicht mehr Gildenkarten als Agenten im Vorrat
step-discard-stored = wer sie besitzt, legt alle Ressourcen dieser Karte ab
step-gain-onto = du darfst { $n } Ressourcen auf diese Karte nehmen
