# What happened.

log-round = Runde { $n } beginnt. { $who_you ->
    [yes] Du bist
   *[no] { $who } ist
} Startspieler.
log-turn = { $who_you ->
    [yes] Du bist
   *[no] { $who } ist
} am Zug.
log-pass = { $who_you ->
    [yes] Du passt
   *[no] { $who } passt
} in dieser Runde.
log-block = { $n ->
    [one] Ein neutrales Plättchen mit 1 Stimme blockiert: { $space }.
   *[other] Ein neutrales Plättchen mit { $n } Stimmen blockiert: { $space }.
}
log-starting-planet = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} { $tile }.
log-place = { $who_you ->
    [yes] Du legst
   *[no] { $who } legt
} einen Gesandten auf { $space }: { $shown }.
log-cannot-pay = { $who_you ->
    [yes] Du kannst
   *[no] { $who } kann
} nicht mehr zahlen: { $action }.
log-spy = { $who_you ->
    [yes] Du kopierst
   *[no] { $who } kopiert
}: { $action }.
log-add-die = { $who_you ->
    [yes] Du legst deinen
   *[no] { $who } legt den
} Würfel ({ $n }) dazu: { $space }.
log-gain = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { $resources }.
log-return = { $who_you ->
    [yes] Du legst
   *[no] { $who } legt
} { $resources } zurück.
log-pay = { $who_you ->
    [yes] Du zahlst
   *[no] { $who } zahlt
} { $resources }.
log-discount = { $who_you ->
    [yes] Du sparst
   *[no] { $who } spart
} { $resources }.
log-transmute = { $who_you ->
    [yes] Du wandelst
   *[no] { $who } wandelt
} { $resources } in { $result } um.
log-score = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { $n ->
    [one] 1 Prestigepunkt
   *[other] { $n } Prestigepunkte
}.
log-accreditation = { $who_you ->
    [yes] Du rückst
   *[no] { $who } rückt
} { amount-accreditation } nach oben auf Feld { $step } der Akkreditierungsleiste.
log-ship = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { $n ->
    [one] 1 Raumschiff
   *[other] { $n } Raumschiffe
}.
log-unlock = { $who_you ->
    [yes] Du schaltest
   *[no] { $who } schaltet
} { $mission } frei.
log-mission = { $who_you ->
    [yes] Du erfüllst
   *[no] { $who } erfüllt
} { $mission }.
log-medal = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} die { $medal }.
log-die = { $who_you ->
    [yes] Dein Assistentenwürfel
   *[no] Der Assistentenwürfel von { $who }
} zeigt { $n }.
log-level-bonus = { $who_you ->
    [yes] Deine Akkreditierungsstufe
   *[no] Die Akkreditierungsstufe von { $who }
} ist { $duration ->
    [game] bis zum Spielende
   *[round] bis zum Rundenende
} um { $n } erhöht.
log-president = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} den Präsidentinnenmarker.
log-special-ambassador = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} den Bonus-Gesandten.
log-look = { $who_you ->
    [yes] Du siehst dir
   *[no] { $who } sieht sich
} die Weltraumplättchen an.
log-look-tokens = { $who_you ->
    [yes] Du siehst dir
   *[no] { $who } sieht sich
} die Modifikatorplättchen der Stufe { $n } im Vorrat an.
log-deep-space = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} { $tile }.
log-token = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} ein { $token }.
log-show-token = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} ein { $token }.
log-draw-token = { $who_you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} ein { $token }.
log-move-magus = { $who_you ->
    [yes] Dein Manipulator
   *[no] Der Manipulator von { $who }
} zieht auf Einfluss { $place }.
log-reveal-tokens = Die Modifikatorplättchen bei Einfluss { $place } auf 6Moon werden aufgedeckt.
log-move-miner = { $who_you ->
    [yes] Dein Bergarbeiter
   *[no] Der Bergarbeiter von { $who }
} zieht auf: { $space }.
log-asteroid = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
}: { $tile }.
log-reveal-asteroid = Aufgedeckt: { $tile }.
log-take-erudite = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} { $erudite }.
log-use-erudite = { $who_you ->
    [yes] Du nutzt
   *[no] { $who } nutzt
} { $erudite }.
log-refresh-erudite = { $who_you ->
    [yes] Du deckst
   *[no] { $who } deckt
} { $erudite } wieder auf.
log-copy-erudite = { $who_you ->
    [yes] Du kopierst
   *[no] { $who } kopiert
} { $erudite }.
log-reveal-erudite = { $erudite } wird auf Atalum aufgedeckt.
log-disc = { $who_you ->
    [yes] Dein Handelsmarker
   *[no] Der Handelsmarker von { $who }
} liegt auf Stufe { $n }: { $post }.
log-build = { $who_you ->
    [yes] Du baust
   *[no] { $who } baut
}: { $building }.
log-income = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} das Einkommen: { $site }.
log-executive = Die Einkommensphase der Runde { $n } beginnt.
log-fall = { $who_you ->
    [yes] Du rückst
   *[no] { $who } rückt
} auf Akkreditierungsstufe { $n } zurück, Feld { $step }.
log-project = { $who_you ->
    [yes] Du investierst
   *[no] { $who } investiert
}: { $project }, { $n } von { $last }.
log-contribute = { $who_you ->
    [yes] Du investierst
   *[no] { $who } investiert
} zum { $n }. Mal in das Gemeinschaftsprojekt.
log-surplus = { CAPITAL($project) } ist finanziert: { $who_you ->
    [yes] Deine Investition
   *[no] Die Investition von { $who }
} ist Überschuss.
log-floor = { $who_you ->
    [yes] Du hast
   *[no] { $who } hat
} die meisten Stimmen ({ $n }): { $floor }.
log-votes = Stimmen auf der linken Seite: { $left }, auf der rechten Seite: { $right }.
log-law = Das { $law } wird verabschiedet.
log-clean-up = Runde { $n } ist zu Ende.
log-reveal-law = Das { $law } wird aufgedeckt.
log-same-laws = Links und rechts liegt dasselbe Gesetz, das { $law }: Beide Stapel werden neu gemischt.
log-set-law-aside = Das { $law } auf der rechten Seite betrifft denselben Planeten wie das linke: Es wird beiseitegelegt und wieder untergemischt.
log-swap-laws = Rechts tauschen das { $law } und das { $other } die Plätze, damit in jeder Runde zwei unterschiedliche Gesetze ausliegen.
log-score-medals = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { $n ->
    [one] 1 Prestigepunkt
   *[other] { $n } Prestigepunkte
} für Medaillen.
log-score-leftovers = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { $n ->
    [one] 1 Prestigepunkt
   *[other] { $n } Prestigepunkte
} für übrige Ressourcen.
log-score-project = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { $n ->
    [one] 1 Prestigepunkt
   *[other] { $n } Prestigepunkte
}: { $project }.
log-over = { $winners_you ->
    [yes] { $winners_count ->
        [one] Das Spiel ist zu Ende. Du hast gewonnen.
       *[other] Das Spiel ist zu Ende. Du teilst dir den Sieg: { $winners } haben gemeinsam gewonnen.
    }
   *[no] { $winners_count ->
        [one] Das Spiel ist zu Ende. { $winners } hat gewonnen.
       *[other] Das Spiel ist zu Ende. { $winners } haben gemeinsam gewonnen.
    }
}
