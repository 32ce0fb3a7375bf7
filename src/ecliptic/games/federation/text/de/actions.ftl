# Options on buttons, and why an action is not possible.

do-start-with = { CAPITAL($tile) }
do-place = { $space } ({ $cost })
do-pass = In dieser Runde passen
do-vote = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
do-funding = Investorenseite ({ $bonus })
do-alter = { CAPITAL($token) }
do-no-alteration = Kein Modifikatorplättchen
do-add-die = Würfel dazulegen ({ $n })
do-keep-die = Würfel behalten
do-copy-action = { $action } ({ $cost })
do-planet = { $planet }
do-mission = { CAPITAL($mission) }: { $effect }
do-unlock = { CAPITAL($mission) }: { $effect }
do-use = { $erudite } nutzen: { $effect }{ $vain ->
    [yes] {" "}(jetzt ohne Wirkung)
   *[no] {""}
}
do-take = { $erudite } nehmen: { $effect }
do-copy = { $erudite } kopieren: { $effect }
do-refresh = { $erudite } aufdecken: { $effect }
do-move = { CAPITAL($space) }
do-transport-miner = Bergarbeiter: { $space }
do-transport-magus = Manipulator: Einfluss { $n }
do-advance = Weiterziehen
do-asteroid = { CAPITAL($tile) }
do-token = { CAPITAL($token) }
do-post = { CAPITAL($post) }, Stufe { $level } ({ $cost }): { $effect }
do-income = { $site }: { $effect }
do-build = { CAPITAL($building) } ({ $cost })
do-pay = { $resource } zahlen
do-discount = { $resource } sparen
do-return = { $resource } zurücklegen
do-transmute = { $resource } umwandeln
do-project = { CAPITAL($project) } ({ $field } von { $last })
do-medal = { CAPITAL($medal) }
do-deep-space = { CAPITAL($tile) }
do-upkeep = { $falls ->
    [yes] Auf Stufe { $level } rücken ({ $cost })
   *[no] Stufe { $level } behalten ({ $cost })
}
do-law = { CAPITAL($wing) }: { $law }
do-choose = { CAPITAL($effect) }
do-part = { CAPITAL($effect) }
do-done = Weiter
do-stop = Nichts umwandeln
do-end = Zug beenden

## Refusals

no-such-action = „{ $text }“ ist in Federation nicht möglich.
no-other-choice = „{ $text }“ steht nicht zur Wahl: Beantworte zuerst die offene Frage.
no-not-now = „{ $text }“ ist jetzt nicht möglich.
no-such-space = Im Senat gibt es kein Aktionsfeld „{ $text }“.
no-such-mission = Es gibt keine Mission „{ $text }“: Sie sind von 1 bis 12 nummeriert.
no-such-erudite = Es gibt keinen Gelehrten „{ $text }“.
no-such-building = Es ist kein Gebäude „{ $text }“ im Spiel.
no-blocked = Ein neutrales Abstimmungsplättchen blockiert in dieser Runde: { $space }.
no-occupied = Dieses Aktionsfeld ist besetzt: { $space }.
no-first-turn = Der Startspieler darf im ersten Zug der Runde nicht wählen: { $space }.
no-cost = { $space } kostet { $cost }, das kannst du nicht zahlen.
no-building = { $space }: Du kannst nichts bezahlen oder hast keinen Roboter mehr.
no-main-action-first = Lege einen Gesandten, bevor du { $mission } erfüllst.
no-second-mission = Du darfst pro Zug nur eine Mission erfüllen.
no-mission-completed = Du hast { $mission } schon erfüllt.
no-mission-locked = { CAPITAL($mission) } ist nicht freigeschaltet.
no-ship = Du hast kein Raumschiff im Hangar für { $mission }.
no-mission-level = { CAPITAL($mission) } braucht Akkreditierungsstufe { $required }, du hast { $level }.
no-mission-cost = Du kannst { $mission } nicht bezahlen.
no-erudite-there = { $erudite } liegt nicht offen auf Atalum.
no-erudite-twice = Du hast schon einen Gelehrten dieser Stufe und Delegation: { $erudite }.
no-lower-erudite = { $erudite } setzt einen Gelehrten niedrigerer Stufe derselben Delegation voraus.
no-own-erudite = Du hast { $erudite } nicht.
no-used-erudite = Du hast { $erudite } schon genutzt.
no-erudite-now = { $erudite } kann jetzt nicht genutzt werden.
no-building-cost = Du kannst { $building } nicht bezahlen.
no-building-left = Du kannst { $building } nicht bauen: schon gebaut, kein Platz oder kein Roboter mehr.
no-such-ambassador = Es gibt keinen Gesandten „{ $text }“.
no-ambassador-left = Du hast { $ambassador } in dieser Runde nicht mehr zur Verfügung.
no-funding-side = Der Bonus-Gesandte hat keine Investorenseite.
no-alike-ambassador = { $ambassador } und { $other } sind gleich: Wähle „{ $option }“.
no-ambassador-cost = Mit dieser Seite von { $ambassador } kannst du nicht bezahlen: { $space }.
