# What is printed on cards and mats around the steps: when an ability works, what it changes, what scores.

label-immediate = Sofort
label-action = Aktion ({ part-price })
label-control-bonus = Kontrollbonus
label-colonization-bonus = Kolonisierungsbonus
label-lasting = Von nun an
label-set-up = Spielaufbau
label-ability = Fähigkeit { $letter }, „{ $name }“
label-points = Punkte
locked-until = Gilt, solange Zelle { $cell } offen ist ({ $track }).
points-of-spaces = { $points } SP von links nach rechts

## Lasting abilities with an effect. limit: turn = once on each of your turns

ability-limit = { $limit ->
    [turn] einmal in jedem deiner Züge: { $clause }
   *[none] { $clause }
}
when-own-turn-action-phase-outside-action = { $limit ->
    [turn] einmal in jedem deiner Züge darfst du vor oder nach deiner Aktion Folgendes tun: { $then }
   *[none] in deinem Zug darfst du vor oder nach deiner Aktion beliebig oft Folgendes tun: { $then }
}
when-research-discovered-chosen = bevor du eine schon entdeckte Technologie erforschst, { $then }
when-production-phase-trade-with-3-or-more-trades = wenn du in einer Produktionsphase mindestens 3 Tauschgeschäfte gemacht hast, { $then }
when-last-disc-left-a-production-track = wenn die letzte Scheibe eine deiner Produktionsleisten verlässt, { $then }
when-take-control = wenn du die Kontrolle über einen Ort übernimmst, { $then }

## Lasting abilities that change a rule

rule-skip-one-prerequisite = wenn du eine entdeckte Technologie erforschst, die 2 Voraussetzungen braucht, darfst du 1 davon übergehen
rule-pay-ore-for-returned-population = immer wenn zu den Kosten einer Aktion zurückgelegte Bevölkerung gehört, darfst du statt eines dieser Würfel 1 Erz bezahlen
rule-discs-from-either-track = wenn du automatisierst oder eine Scheibe auf ein System legst, darfst du sie von einer beliebigen Produktionsleiste nehmen
rule-wormholes = 1 Bewegungspunkt bringt eines deiner Raumschiffe an einen beliebigen Ort, wenn es nicht im Sonnensystem oder im Tiefenraum startet
rule-replace-star-discs = in deinem Zug, vor oder nach deiner Aktion, darfst du deine Sternscheiben auf Errungenschaften durch Produktionsscheiben ersetzen; am Spielende geschieht das automatisch
rule-push-pawn = du darfst ein Aktionsfeld wählen, das eine andere Fraktion besetzt, und ihre Figur verdrängen
rule-growth-any-column = beim Bevölkerungswachstum darfst du den Würfel jedes offenen Buchstabens aus einer beliebigen Spalte nehmen
rule-reveal-extra-card = wenn du eine Technologie entdeckst, decke vor der Wahl { $n ->
    [one] 1 passende Karte
   *[other] { $n } passende Karten
} mehr auf
rule-upgrade-built-ship = wenn du ein Raumschiff baust, darfst du { $ore } Erz bezahlen und es { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
} höher bauen (höchstens Stufe 4)
rule-extra-movement-points = jeder deiner Sprünge hat { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
} mehr
rule-reduce-ore-cost = Aktionen mit Kolonisierung kosten dich { amount-ore } weniger

## Events that stay

after-kept-by-active = behalte diese Karte: { $n } SP
after-kept-by-colonizer = sie bleibt, bis das verknüpfte System kolonisiert wird; dann behält sie die kolonisierende Fraktion: { $n } SP
after-kept-by-claimer = sie bleibt, bis jemand die verknüpfte Errungenschaft beansprucht; dann behält sie diese Fraktion: { $n } SP
after-stays-until-colonized = sie bleibt, bis das verknüpfte System kolonisiert wird
after-museum = sie bleibt bis zum Spielende; jedes Raumschiff darauf bringt 1 SP, mit Stufe 3 oder 4 dagegen 2 SP
after-exposition = sie bleibt bis zum Spielende; jede Fraktion mit einer Scheibe auf der verknüpften Errungenschaft erhält 1 SP
after-action = sie bleibt, bis ihre Aktion ausgeführt wird

## Points of level IIII technologies, and what they count

points-fixed = { $base } SP
points-formula = { $base } SP, dazu { $each } SP { $per }
points-formula-capped = { $base } SP, dazu { $each } SP { $per } (höchstens { $cap })
per-level-III-technologies-owned-incl-private = { $every ->
    [one] je eigene Technologie der Stufe III
   *[other] je { $every } eigene Technologien der Stufe III
}
per-total-military-power-on-exploration-board = { $every ->
    [one] je Punkt deiner Militärstärke
   *[other] je { $every } Punkte deiner Militärstärke
}
per-automation-level = { $every ->
    [one] je Automatisierungsstufe
   *[other] je { $every } Automatisierungsstufen
}
per-locations-controlled = { $every ->
    [one] je Ort, den du kontrollierst
   *[other] je { $every } Orte, die du kontrollierst
}
per-population-cubes-on-mat-at-game-end = { $every ->
    [one] je Bevölkerung auf deinem Tableau
   *[other] je { $every } Bevölkerung auf deinem Tableau
}
per-own-ships-on-exploration-board = { $every ->
    [one] je eigenes Raumschiff
   *[other] je { $every } eigene Raumschiffe
}
per-colonized-systems = { $every ->
    [one] je System, das du kolonisiert hast
   *[other] je { $every } Systeme, die du kolonisiert hast
}
per-production-discs-removed-from-own-tracks = { $every ->
    [one] je Scheibe, die deine Produktionsleisten verlassen hat
   *[other] je { $every } Scheiben, die deine Produktionsleisten verlassen haben
}
per-technologies-level-IIII = { $every ->
    [one] je eigene Technologie der Stufe IIII
   *[other] je { $every } eigene Technologien der Stufe IIII
}
per-technologies-level-II-on-board = { $every ->
    [one] je erforschte Technologie der Stufe II auf dem Plan
   *[other] je { $every } erforschte Technologien der Stufe II auf dem Plan
}
per-technologies-per-type-min = { $every ->
    [one] je Satz von Technologien aller vier Typen
   *[other] je { $every } Sätze von Technologien aller vier Typen
}
per-locations-controlled-plus-colonized = { $every ->
    [one] je kontrollierten oder kolonisierten Ort
   *[other] je { $every } kontrollierte oder kolonisierte Orte
}
per-printed-specialisations-one-kind = { $every ->
    [one] je aufgedrucktes Symbol deiner häufigeren Art
   *[other] je { $every } aufgedruckte Symbole deiner häufigeren Art
}
per-technologies-level-III = { per-level-III-technologies-owned-incl-private }
per-military-power = { per-total-military-power-on-exploration-board }
per-production-discs-removed = { per-production-discs-removed-from-own-tracks }

## Conditions of achievements

condition-technologies-level-IIII = { $n ->
    [one] du hast eine Technologie der Stufe IIII
   *[other] du hast mindestens { $n } Technologien der Stufe IIII
}
condition-colonized-systems = { $n ->
    [one] du hast ein System kolonisiert
   *[other] du hast mindestens { $n } Systeme kolonisiert
}
condition-technologies-level-II-on-board = { $n ->
    [one] du hast eine Technologie der Stufe II auf dem Plan erforscht
   *[other] du hast mindestens { $n } Technologien der Stufe II auf dem Plan erforscht
} (private zählen nicht)
condition-technologies-level-III = { $n ->
    [one] du hast eine Technologie der Stufe III
   *[other] du hast mindestens { $n } Technologien der Stufe III
} (private zählen)
condition-technologies-per-type-min = du hast von jedem der vier Typen mindestens { $n } unter deinen Technologien der Stufen II und III (private zählen, Hybridtechnologien zählen für beide Typen)
condition-automation-level = deine Automatisierungsstufe ist mindestens { $n }
condition-military-power = deine Militärstärke ist insgesamt mindestens { $n }
condition-printed-specialisations-one-kind = du hast mindestens { $n ->
    [one] 1 aufgedrucktes Symbol
   *[other] { $n } aufgedruckte Symbole
} einer Art auf Systemen und Werftsystemen, die du kontrollierst, und auf kolonisierten Systemen
condition-locations-controlled-plus-colonized = du kontrollierst Orte und hast Systeme kolonisiert, zusammen mindestens { $n }
condition-production-discs-removed = mindestens { $n ->
    [one] 1 Scheibe hat
   *[other] { $n } Scheiben haben
} deine Produktionsleisten verlassen
condition-locations-controlled = { $n ->
    [one] du kontrollierst mindestens 1 Ort
   *[other] du kontrollierst mindestens { $n } Orte
}
condition-own-ships-on-exploration-board = du hast mindestens { $n ->
    [one] 1 Raumschiff
   *[other] { $n } Raumschiffe
} auf dem Expeditionsplan
condition-population-cubes-on-mat-at-game-end = du hast mindestens { $n } Bevölkerung
condition-level-III-technologies-owned-incl-private = { condition-technologies-level-III }
condition-total-military-power-on-exploration-board = { condition-military-power }
condition-production-discs-removed-from-own-tracks = { condition-production-discs-removed }
condition-progress = { $has } von { $n }
