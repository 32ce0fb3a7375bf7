# Was vor Beginn abgelehnt wird.
problem-mode-seats = Der Modus { $mode } ist für { $numbers } Plätze, nicht für { $seats }.
problem-condition = { $place } braucht eines von { $known }.
problem-copy-step = { $place }: { $verb } kann nur der erste Schritt der Primärfähigkeit { $kind ->
    [base] einer Basis
   *[ship] eines Schiffs
} sein.
problem-passives = { $place } hat zu viele Fähigkeiten: höchstens { $most } sind erlaubt.
problem-reaction = { $place } muss 1 bis { $most } Schritte haben, alles mitgezählt, wozu sie führen.
problem-names-nothing = { $place } darf nicht leer sein.

# Was an einer geschriebenen Stellung nicht stimmt. Die zweite Hälfte folgt auf „Ungültige Stellung:“.
problem-emperors = emperors müssen die Plätze { $wanted } sein, die mittleren der Reihenfolge, nicht { $value }.
problem-eliminated = eliminated nennt Platz { $seat }, aber die Plätze sind 0 bis { $last }.
problem-done = Ungültige Stellung: done nennt Platz { $seat }, der nicht zum aktiven Team gehört.
problem-copies = Von { $card } gibt es { $has }, in den verwendeten Sets aber { $sets }.
problem-no-set = { $card } gehört zu keinem der verwendeten Sets.
problem-trade-row = Die Handelsreihe hat { $has } Karten, nicht { $wanted }.
problem-explorers = Entdecker liegen in ihrem eigenen Stapel, nie in Handelsreihe, Handelsdeck oder Schrotthaufen.
problem-scouts = Aufklärer und Nattern sind nicht zu erwerben: Sie liegen nie in Handelsreihe oder Handelsdeck.
problem-active-eliminated = Platz { $seat } ist am Zug, aber ausgeschieden.
problem-authority = authority muss { $count } Zahlen haben.
problem-alive = Platz { $seat } hat { $authority } Autorität, ist aber nicht ausgeschieden.
problem-not-alive = Platz { $seat } hat { $authority } Autorität, ist aber ausgeschieden.
problem-eliminated-twice = eliminated nennt einen Platz zweimal.
problem-teams = In der Reihenfolge müssen die drei jedes Teams nebeneinander sitzen.
problem-damaged = Platz { $seat } hat eine beschädigte Basis; die kann nur der Boss im Überfall haben, und nur in den Zügen der Plünderer.
problem-one-side = Nur eine Seite ist übrig, aber die Partie ist nicht vorbei.
problem-all-done = Alle im aktiven Team sind fertig, aber ihre Hauptphase ist nicht vorbei.
problem-known-hand = known_hand nennt eine Karte, die nicht auf der Hand ist.
problem-known-top = known_top ist größer als das Deck.
problem-copy = { $card } kann keine Kopie von { $of } sein.
problem-damage = { $card } hat mehr Schaden, als sie aushält.
problem-not-active = Nur wer am Zug ist, hat Handel, Kampf oder etwas, das in diesem Zug zählt.
problem-ships = Nur wer am Zug ist, hat Schiffe im Spiel.
problem-phase-mode = In diesem Modus ist die Hauptphase eine andere.
problem-over-stack = Die Partie ist zu Ende, aber der Stapel ist nicht leer.
problem-before-start = Vor dem ersten Zug ist nichts im Spiel und niemand ausgeschieden.
problem-eliminated-cards = Platz { $seat } ist ausgeschieden, hat aber noch Karten.
problem-stack-long = Der Stapel hat { $has } Einträge; höchstens { $most } können warten.
problem-stack-start = { $frame } kann nicht zuunterst auf dem Stapel liegen.
problem-stack-turn = { $frame } kann in Zug { $turn } nicht warten.
problem-stack = { $frame } kann auf dem Stapel nicht direkt über { $below } liegen.
