# Flagships: what is shown (ABR-11).

problem-flagship = Spieler { $seat } kann kein solches Flaggschiff haben: Es ist ein intaktes Schiff in seinem System, und Panzerung deckt eine Aufrüstung.
card-flagships = Wirbelstromantrieb
part-board-place = { $upgrade }{ $armor ->
    [yes] {", "}Panzerung
   *[no] {""}
}
do-build-board = { $piece ->
    [starport] Einen Raumhafen
   *[city] Eine Stadt
} auf dem Flaggschiff bauen ({ part-board-place })
do-repair-board = Auf dem Flaggschiff reparieren ({ part-board-place })
do-return-board = Die Stadt auf dem Flaggschiff zurücklegen ({ part-board-place })
do-build-at-flagship = Ein Schiff am Flaggschiff bauen ({ $system })
do-hit-board = { $state ->
    [damaged] { $piece ->
        [starport] Den beschädigten Raumhafen zerstören
       *[city] Die beschädigte Stadt zerstören
    }
   *[fresh] { $piece ->
        [starport] Den intakten Raumhafen beschädigen
       *[city] Die intakte Stadt beschädigen
    }
} (Flaggschiff: { part-board-place })
do-flagship-follows = Das Flaggschiff bewegt sich mit
do-flagship-stays = Das Flaggschiff bleibt
do-slipstream = { $group ->
    [flagship] Nur das Flaggschiff
   *[ships] Andere Schiffe
} → { $system }
prompt-flagship-follows = Ist { $whose_you ->
    [yes] dein Flaggschiff
   *[no] das Flaggschiff von { $whose }
} unter den Schiffen, die sich bewegen ({ $from } → { $to })?
wait-flagship-follows = { $who } entscheidet, ob sich ein Flaggschiff mitbewegt.
prompt-ask-slipstream = Welche Schiffe machen den Katapultsprung, und wohin zuerst?
wait-ask-slipstream = { $who } nutzt den Wirbelstromantrieb.
prompt-ask-gain-flagship = In welches System kommt dein Flaggschiff?
wait-ask-gain-flagship = { $who } platziert ein Flaggschiff.
prompt-ask-resettle = { $n ->
    [0] Das Flaggschiff auflösen?
    [1] Wohin kommt eine Stadt?
    [2] Wohin kommt ein Raumhafen?
   *[other] Wohin kommt das nächste Schiff?
}
wait-ask-resettle = { $who } entscheidet, ob das Flaggschiff aufgelöst wird.
step-slipstream = katapultiere das Flaggschiff oder andere eigene Schiffe aus seinem System
step-gain-flagship = erhalte ein Flaggschiff
step-resettle = du darfst das Flaggschiff auflösen
log-flagship = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} ein Flaggschiff ({ $system }).
log-resettled = { $who_you ->
    [yes] Du löst
   *[no] { $who } löst
} das Flaggschiff auf ({ $system }).
log-board-built = { $who_you ->
    [yes] Du baust
   *[no] { $who } baut
} { $piece ->
    [starport] einen Raumhafen
   *[city] eine Stadt
} auf dem Flaggschiff ({ part-board-place }).
log-board-repaired = { $who_you ->
    [yes] Du reparierst
   *[no] { $who } repariert
} { $piece ->
    [starport] einen Raumhafen
   *[city] eine Stadt
} des Flaggschiffs ({ part-board-place }).
log-board-damaged = { $piece ->
    [starport] Ein Raumhafen
   *[city] Eine Stadt
} auf { $who_you ->
    [yes] deinem Flaggschiff
   *[no] dem Flaggschiff von { $who }
} wird beschädigt ({ part-board-place }).

# What the Upgrades of a Flagship do.

text-upgrade-slipstream-drive = Einmal pro Zug in deinem Auftakt: ein Katapultsprung aus dem System des Flaggschiffs, entweder nur mit dem Flaggschiff oder mit anderen eigenen Schiffen dort.
text-upgrade-tractor-beam = Solange das Flaggschiff verteidigt, kann der Angreifer keine Überfallwürfel nehmen.
text-upgrade-control-array = Solange das Flaggschiff an einem Tor ist, darfst du jede Stadt seines Sektors wie eine eigene besteuern: ohne Kontrolle und ohne einen Agenten gefangen zu nehmen.
text-upgrade-defense-array = Solange das Flaggschiff verteidigt, bringt ein Abfangen 1 weiteren Treffer für jeden intakten Raumhafen auf seinem Tableau.
text-upgrade-ship-crane = Du darfst pro Zug 2 Schiffe statt 1 am Flaggschiff bauen, jedes mit einer eigenen Bauaktion.
text-upgrade-hull = Fängt nur Treffer ab; der Rumpf kann an jedem Planeten gebaut werden.
