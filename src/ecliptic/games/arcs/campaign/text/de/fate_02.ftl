# Fate 2: the Founder.

text-F02-01A = Erhalte { card-F02-02 }.
text-F02-01B =
    { objective-F02-01B-inspire-confidence }: Gewinnst du als Geächteter eine Ambition, rücke um 3 vor.
    { objective-F02-01B-defy-the-empire }: Bist du am Ende eines Kapitels geächtet, rücke für jedes System, das du kontrollierst, um 1 vor.
text-F02-02 = Rufst du eine Ambition aus, darfst du 2 Schiffe in einem System mit einer Freien Stadt platzieren. Danach darfst du, falls du Regent bist, Geächteter werden.
text-F02-04 =
    Du darfst Freien Gebäuden nicht schaden.
    { new-action-build-free } ({ action-build }): Baue eine Freie Stadt oder einen Freien Raumhafen in einem System, das das Imperium nicht kontrolliert. Das hebt deine Empörung vom Typ dieses Planeten auf.
text-F02-05 =
    Krise: Alle geben Gefallen, je einen Agenten aus dem Vorrat. Pfeil: 1 an den linken Nachbarn. Sechseck: 1 an den rechten Nachbarn. Sichel: 1 an beide. Vergrabe diese Karte.
    Beim Sichern: Nimm von jedem Rivalen 1 Gefallen. Wirf diese Karte ab.
text-F02-06 =
    Krise: Alle geben Gefallen, je einen Agenten aus dem Vorrat. Pfeil: 1 an den linken Nachbarn. Sechseck: 1 an den rechten Nachbarn. Sichel: 1 an beide. Vergrabe diese Karte.
    Beim Sichern: Nimm von jedem Rivalen 1 Gefallen. Wirf diese Karte ab.
text-F02-07 =
    Krise: Alle geben Gefallen, je einen Agenten aus dem Vorrat. Pfeil: 1 an den linken Nachbarn. Sechseck: 1 an den rechten Nachbarn. Sichel: 1 an beide. Vergrabe diese Karte.
    Beim Sichern: Nimm von jedem Rivalen 1 Gefallen. Wirf diese Karte ab.
text-F02-08 = Auftakt: Lege diese Karte neben eine offen ausgespielte Konstruktionskarte, neben der kein Verband liegt. Nimm am Rundenende jene Aktionskarte auf die Hand und wirf diese Karte ab.
text-F02-09 = Auftakt: Lege diese Karte neben eine offen ausgespielte Konstruktionskarte, neben der kein Verband liegt. Nimm am Rundenende jene Aktionskarte auf die Hand und wirf diese Karte ab.
text-F02-10 = Auftakt: Lege diese Karte neben eine offen ausgespielte Verwaltungskarte, neben der kein Verband liegt. Nimm am Rundenende jene Aktionskarte auf die Hand und wirf diese Karte ab.
text-F02-11 = Auftakt: Lege diese Karte neben eine offen ausgespielte Verwaltungskarte, neben der kein Verband liegt. Nimm am Rundenende jene Aktionskarte auf die Hand und wirf diese Karte ab.
text-F02-12A = Erhalte { card-F02-13 } und den Marker des Staatenbundes. Lege { card-F02-14 }, { card-F02-15 } mit beiden Karten { card-F02-16 } darunter und { card-F02-22 } in das Kartenheft. Alle Spieler erhalten je einen Titel { card-F02-18 }.
text-F02-12B =
    { objective-F02-12B-distribute-power-fairly }: Gewinnt der Staatenbund seine Ambition, rücke für jedes Mitglied um 2 vor.
    { objective-F02-12B-protect-freedom }: Rücke am Ende eines Kapitels für jede Freie Stadt in einem System, das das Imperium nicht kontrolliert, um 1 vor.
text-F02-13 = Rufst du eine Ambition aus, darfst du auch den Marker des Staatenbundes in ihr Feld legen.
text-F02-14 =
    Eine Ambition mit dem Marker des Staatenbundes bringt nur für den alleinigen ersten Platz Macht. Alle Mitglieder zählen zusammen und treten als einer an, als Staatenbund.
    Ist der Staatenbund Erster, wird die Macht von erstem und zweitem Platz zusammen gleichmäßig auf die Mitglieder verteilt, abgerundet und ohne Macht für Städte.
    Ist ein Spieler Erster, der kein Mitglied ist, erhält er die doppelte Macht von erstem und zweitem Platz zusammen und die Macht für Städte.
    Nach der Wertung kehrt der Marker zum Gründer zurück.
text-F02-15 =
    Das Mitglied mit der geringsten Macht darf 1 Waffenstillstand unter dieser Karte an eine Hofkarte anfügen. Bei Gleichstand entfällt das.
    Ohne Mitglieder werden diese Karte und die Waffenstillstände unter ihr aus dem Spiel entfernt.
text-F02-16 =
    Solange diese Karte am Hof liegt, dürfen Mitglieder weder einander noch Freien Gebäuden schaden.
    Beim Sichern: Setze alle Agenten von diesem Kartenpaar auf andere Hofkarten; keiner kehrt zurück oder wird gefangen. Lege diese Karte unter Edikt 25; fehlt es, entferne sie aus dem Spiel.
text-F02-17 =
    Solange diese Karte am Hof liegt, dürfen Mitglieder weder einander noch Freien Gebäuden schaden.
    Beim Sichern: Setze alle Agenten von diesem Kartenpaar auf andere Hofkarten; keiner kehrt zurück oder wird gefangen. Lege diese Karte unter Edikt 25; fehlt es, entferne sie aus dem Spiel.
text-F02-18 =
    Du bist Mitglied. In Systemen, die das Imperium nicht kontrolliert, darfst du Freie Gebäude wie eigene nutzen: Städte besteuern, an Raumhäfen Schiffe bauen und katapultieren, dort bauen und sie reparieren. Was du so baust, ist immer intakt.
    Schadest du einem Freien Gebäude, entferne diese Karte aus dem Spiel.
text-F02-19 =
    Du bist Mitglied. In Systemen, die das Imperium nicht kontrolliert, darfst du Freie Gebäude wie eigene nutzen: Städte besteuern, an Raumhäfen Schiffe bauen und katapultieren, dort bauen und sie reparieren. Was du so baust, ist immer intakt.
    Schadest du einem Freien Gebäude, entferne diese Karte aus dem Spiel.
text-F02-20 =
    Du bist Mitglied. In Systemen, die das Imperium nicht kontrolliert, darfst du Freie Gebäude wie eigene nutzen: Städte besteuern, an Raumhäfen Schiffe bauen und katapultieren, dort bauen und sie reparieren. Was du so baust, ist immer intakt.
    Schadest du einem Freien Gebäude, entferne diese Karte aus dem Spiel.
text-F02-21 =
    Du bist Mitglied. In Systemen, die das Imperium nicht kontrolliert, darfst du Freie Gebäude wie eigene nutzen: Städte besteuern, an Raumhäfen Schiffe bauen und katapultieren, dort bauen und sie reparieren. Was du so baust, ist immer intakt.
    Schadest du einem Freien Gebäude, entferne diese Karte aus dem Spiel.
text-F02-22 = Mitglieder dürfen Freie Gebäude in Systemen, die das Imperium nicht kontrolliert, wie eigene nutzen. Ein Mitglied, das einem Freien Gebäude schadet, auch ohne Treffer, ist kein Mitglied mehr.
text-F02-24 = Du darfst eine Hofkarte sichern, auf der du mit einem Rivalen, der kein Mitglied ist, gleich viele und die meisten Agenten hast.
text-F02-25A = Entferne { card-F02-15 } aus dem Spiel und lege { card-F02-26 } in das Kartenheft; was unter der einen Karte lag, liegt nun unter der anderen. Erhalte { card-F02-27 }.
text-F02-25B =
    Der Staatenbund hat in diesem Kapitel seine Ambition gewonnen, und mindestens 3 Freie Städte werden weder vom Imperium noch von einem Spieler kontrolliert, der kein Mitglied ist.
    Dasselbe mit mindestens 7 Freien Städten.
text-F02-26 =
    Das Mitglied mit der geringsten Macht darf 1 Waffenstillstand unter dieser Karte an eine Hofkarte anfügen. Bei Gleichstand entfällt das. Danach darf der Gründer dasselbe tun.
    Ohne Mitglieder werden diese Karte und die Waffenstillstände unter ihr aus dem Spiel entfernt.
text-F02-27 = { new-action-incite-revolt } ({ action-battle }): Wähle ein System mit einer intakten Freien Stadt. Alle beschädigten Schiffe von Rivalen und des Imperiums dort werden zerstört, trotz des Burgfriedensgesetzes. Du nimmst keine Trophäen.

new-action-build-free = Freies Bauen

step-inspire-confidence = rücke den Zielmarker für Ambitionen vor, die du als Geächteter gewinnst
step-defy-the-empire = rücke den Zielmarker für kontrollierte Systeme vor
step-parade-fleets = du darfst 2 Schiffe bei einer Freien Stadt platzieren
step-build-free = baue eine Freie Stadt oder einen Freien Raumhafen
step-favors-to-neighbours = alle geben ihren Nachbarn Gefallen
step-favor-of-each-rival = nimm von jedem Rivalen 1 Gefallen
step-give-each = gib allen Spielern eine Karte
step-distribute-power = rücke den Zielmarker für den Staatenbund vor
step-protect-freedom = rücke den Zielmarker für Freie Städte vor
step-place-commonwealth = du darfst den Marker des Staatenbundes legen
step-return-commonwealth = nimm den Marker des Staatenbundes zurück
step-leave-commonwealth = verliere die Mitgliedschaft für Schaden an Freien Gebäuden
step-call-for-armistice = das Mitglied mit der geringsten Macht darf zum Waffenstillstand aufrufen
step-call-of-the-founder = der Gründer darf zum Waffenstillstand aufrufen
step-spread-agents = setze die Agenten auf andere Hofkarten
step-tuck-armistice = lege diese Karte unter ihr Edikt
step-incite-revolt = zerstöre beschädigte Schiffe bei einer intakten Freien Stadt

prompt-ask-parade-fleets = { $n ->
    [0] Wo paradieren 2 Schiffe?
   *[other] Geächteter werden?
}
wait-ask-parade-fleets = { $who } entscheidet über eine Parade.
prompt-ask-build-free = Welches Freie Gebäude baust du?
wait-ask-build-free = { $who } baut ein Freies Gebäude.
prompt-ask-place-commonwealth = Den Marker des Staatenbundes in das Feld dieser Ambition legen?
wait-ask-place-commonwealth = { $who } entscheidet über den Marker des Staatenbundes.
prompt-ask-call-for-armistice = An welche Hofkarte wird ein Waffenstillstand angefügt?
wait-ask-call-for-armistice = { $who } darf zum Waffenstillstand aufrufen.
prompt-ask-call-of-the-founder = An welche Hofkarte wird ein Waffenstillstand angefügt?
wait-ask-call-of-the-founder = { $who } darf als Gründer zum Waffenstillstand aufrufen.
prompt-ask-spread-agents = Welcher Agent kommt auf welche Hofkarte?
wait-ask-spread-agents = { $who } verteilt die Agenten eines Waffenstillstands.
prompt-ask-incite-revolt = In welchem System zettelst du einen Aufstand an?
wait-ask-incite-revolt = { $who } zettelt einen Aufstand an.

do-build-free = Bauen: { $piece ->
    [starport] Freier Raumhafen
   *[city] Freie Stadt
} ({ $system })
do-agent-to = „{ $card }“: { $whose_you ->
    [yes] dein Agent
   *[no] Agent von { $whose }
}

log-built-free = { $who_you ->
    [yes] Du baust
   *[no] { $who } baut
} ein Freies Gebäude ({ $system }).
log-left-commonwealth = { $who_you ->
    [yes] Du bist
   *[no] { $who } ist
} kein Mitglied des Staatenbundes mehr.
log-commonwealth-placed = { $who_you ->
    [yes] Du legst
   *[no] { $who } legt
} den Marker des Staatenbundes.
log-armistice = Ein Waffenstillstand schützt die Mitglieder („{ $card }“).
