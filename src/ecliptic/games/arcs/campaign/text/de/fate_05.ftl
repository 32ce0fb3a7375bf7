# Schicksal 5, der Bewahrer.

## Golems

resource-warrior = Golem (Krieger)
resource-protector = Golem (Beschützer)
resource-seeker = Golem (Sucher)
resource-harvester = Golem (Sammler)
token-golem-warrior = Golem (Krieger)
token-golem-protector = Golem (Beschützer)
token-golem-seeker = Golem (Sucher)
token-golem-harvester = Golem (Sammler)
action-card-EV04 = Ereignis IV

## Karten

text-F05-01A = Erhalte { card-F05-02 }, { card-F05-03 } und { card-F05-04 }. Lege { card-F05-05 } und { card-F05-06 } in das Kartenheft. Mische die 4 Golems und lege je einen mit der schlafenden Seite nach oben an das Tor jedes Sektors ohne imperiale Schiffe.
text-F05-01B =
    Wenn du eine Ambition gewinnst, rücke für jeden deiner Golems um 2 vor.
    Rücke um 2 vor, wenn irgendwer im Auftakt einen Golem ausgibt.
text-F05-02 = { new-action-awaken } ({ action-influence }): Lege beliebige Golems aus Systemen, die du kontrollierst, auf { card-F05-03 }. Sie erwachen, wenn du bei einer ausgerufenen Ambition führst.
text-F05-03 =
    Krise: Alle schlafenden Golems, die nicht auf dem Spielplan sind, erwachen.
    Fasst beliebig viele Golems, Überfallkosten je 2.
text-F05-04 = Wenn du eine Ambition ausrufst, darfst du deinen Zug beenden. Dann nimm beliebige Golems von Rivalen, wirf den Ereigniswürfel und handle Krisen ab, wenn er sie zeigt.
text-F05-05 =
    Nur der Bewahrer nimmt Golems vom Spielplan. Ein Golem liegt auf einem Ressourcenfeld und kann bei Überfällen geraubt werden, ist aber keine Ressource.
    Wird ein Golem ausgegeben oder abgeworfen, schläft er ein und kommt auf ein leeres Ressourcenfeld eines Rivalen deiner Wahl. Hat kein Rivale eines, behalte ihn.
    Beim Aufbau von Akt II und III erwachen alle Golems.
text-F05-06 =
    Auftakt: Gib einen erwachten Golem aus; danach darfst du seine Aktion nutzen.
    Krieger: Zerstöre alle beschädigten Schiffe in einem System. Beschützer: Repariere beliebige Schiffe sowie eine Aufrüstung oder Panzerung. Sucher: Führe einen Katapultsprung aus einem beliebigen System aus. Sammler: Erhalte 1 Ressource beliebigen Typs.
text-F05-08 =
    Entferne diese Karte aus dem Spiel, wenn der Sammler nicht im Spiel ist.
    Krise: Wer den Sammler hat, wirft alle Ressourcen ab.
    Beim Sichern: Nimm den Sammler erwacht. Wirf diese Karte ab.
text-F05-09 =
    Entferne diese Karte aus dem Spiel, wenn der Sucher nicht im Spiel ist.
    Krise: Hat ein Spieler den Sucher, kommen seine Schiffe auf Planeten des gewürfelten Symbols an das Tor des gewürfelten Sektors.
    Beim Sichern: Nimm den Sucher erwacht. Wirf diese Karte ab.
text-F05-10 =
    Entferne diese Karte aus dem Spiel, wenn der Beschützer nicht im Spiel ist.
    Krise: Repariere alle Schiffe außer denen dessen, der den Beschützer hat.
    Beim Sichern: Nimm den Beschützer erwacht. Wirf diese Karte ab.
text-F05-11 =
    Entferne diese Karte aus dem Spiel, wenn der Krieger nicht im Spiel ist.
    Krise: Zerstöre alle beschädigten Schiffe dessen, der den Krieger hat.
    Beim Sichern: Nimm den Krieger erwacht. Wirf diese Karte ab.
text-F05-12A = Erhalte { card-F05-13 }. Lege { card-F05-14 } in das Kartenheft. Mische eine weitere Ereigniskarte in das Aktionsdeck. Alle Golems erwachen.
text-F05-12B =
    Rücke für jede Überlieferung, die du sicherst, um 2 vor.
    Rücke in Verhandlungen für jede Überlieferung, die dir ein Rivale gibt, um 1 vor, sofern du sie ihm nicht auf diesem Gipfel gegeben hast.
    Rücke am Ende jedes Kapitels für jeden Rivalen mit weniger Überlieferungen als du um 1 vor.
text-F05-13 =
    Krise: Füge diese Karte an eine Hofkarte an.
    Nachdem du eine andere Karte gesichert hast, darfst du die oberste Karte des Überlieferungsdecks an die Hofkarte anfügen, die nachgerückt ist.
text-F05-14 =
    In Verhandlungen darf man einem Rivalen 1 Überlieferung geben. Gefallen können das nicht erzwingen.
    In Verhandlungen darf man einem Rivalen 1 Golem geben. Das zu erzwingen kostet so viele Gefallen, wie der Golem bei einem Überfall Schlüssel kostet.
text-F05-17 =
    Krise: In Zugreihenfolge nimmt jeder, der einen Golem hat, 1 eigene Stadt auf sein Tableau zurück. Vergrabe diese Karte.
    Beim Sichern: Nimm einen Golem deiner Wahl erwacht. Wirf diese Karte ab.
text-F05-18 = { text-F05-17 }
text-F05-19 = { text-F05-17 }
text-F05-20A = Lege { card-F05-21 } in das Kartenheft. Alle Golems erwachen.
text-F05-20B =
    Große Ambitionen am Ende jedes Kapitels: Du hast einen Golem und entfernst 1 deiner Überlieferungen außer { card-F05-03 } aus dem Spiel; du entfernst 1 deiner Golems aus dem Spiel.
text-F05-21 =
    In Zugreihenfolge entfernt jeder für jeden seiner erwachten Golems 1 Gildenkarte aus dem Spiel, auch eine geschützte. Wer keine Gildenkarte hat, entfernt stattdessen die am weitesten links liegende Gildenkarte am Hof, auf der Agenten liegen, samt diesen Agenten.
    Dann erwachen alle schlafenden Golems.

## Handel

deal-lore = { $who_you ->
    [yes] du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} die Überlieferung „{ $card }“
log-deal-lore = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} die Überlieferung „{ $card }“.
deal-golem = { $who_you ->
    [yes] du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
}: { $resource }
log-deal-golem = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
}: { $resource }.

## Schritte, Fragen, Protokoll

step-hide-golems = platziere die Golems an Toren ohne Imperium
step-find-golems = rücke den Zielmarker für deine Golems vor
step-awaken = lege Golems auf den Golemherd
step-wake-golems = wecke alle Golems, die nicht auf dem Spielplan sind
step-speak-to-stones = du darfst den Zug beenden, um Golems von Rivalen zu nehmen
step-golems-to-hearth = nimm alle Golems vom Spielplan
step-golems-fall = entferne die Golems auf dem Spielplan aus dem Spiel
step-lore-to-deck = füge dem Hofdeck je Spieler eine Überlieferung hinzu
step-add-event = füge dem Aktionsdeck eine Ereigniskarte hinzu
step-spend-golem = gib einen erwachten Golem aus
step-unstable = { $resource }: er trifft seinen Besitzer
step-take-unstable = nimm erwacht: { $resource }
step-forget-lore-gifts = vergiss die Überlieferungen des letzten Gipfels
step-collect-knowledge = rücke den Zielmarker für gesicherte Überlieferungen vor
step-largest-collection = rücke den Zielmarker für deine Überlieferungen vor
step-attach-lore = du darfst der neuen Hofkarte eine Überlieferung anfügen
step-librarians-leave = füge diese Karte an eine Hofkarte an
step-worship = wer einen Golem hat, nimmt eine Stadt zurück
step-take-any-golem = nimm einen Golem deiner Wahl erwacht
step-sate-golems = jeder entfernt für jeden seiner erwachten Golems eine Gildenkarte aus dem Spiel
step-feed-golems = du darfst eine Überlieferung aus dem Spiel entfernen
step-silence-golem = du darfst einen Golem aus dem Spiel entfernen
step-forget-choices = das Kapitel ist vorbei
step-grand-choices = wähle, was gewertet wird
wait-shuffle-golems = Die Golems werden gemischt.
wait-lore-for-court = Überlieferungen werden für das Hofdeck gezogen.
wait-draw-attached = Eine Überlieferung wird gezogen.
wait-roll-for-crises = Der Ereigniswürfel wird geworfen.
prompt-pass-golem = Welcher Rivale bekommt: { $resource }?
wait-pass-golem = { $who } gibt einen Golem weiter.
prompt-ask-awaken = Aus welchem System nimmst du Golems?
wait-ask-awaken = { $who } weckt Golems.
prompt-ask-speak-to-stones = { $n ->
    [0] Den Zug beenden, um Golems von Rivalen zu nehmen und für Krisen zu würfeln?
   *[other] Welchen Golem nimmst du?
}
wait-ask-speak-to-stones = { $who } spricht zu den Steinen.
prompt-ask-spend-golem = { $n ->
    [0] Welchen Golem gibst du aus?
    [5] In welchem System zerstört der Krieger beschädigte Schiffe?
    [7] Welchen Katapultsprung macht der Sucher?
    [8] Welche Ressource erhält der Sammler?
   *[other] Was repariert der Beschützer?
}
wait-ask-spend-golem = { $who } nutzt einen Golem.
prompt-ask-attach-lore = Der neuen Hofkarte eine Überlieferung anfügen?
wait-ask-attach-lore = { $who } darf eine Überlieferung anfügen.
prompt-ask-librarians-leave = An welche Hofkarte fügst du „{ $card }“ an?
wait-ask-librarians-leave = { $who } gibt die Bibliothekare ab.
prompt-ask-worship = Welche deiner Städte kommt auf dein Tableau zurück?
wait-ask-worship = { $who } nimmt eine Stadt zurück.
prompt-ask-take-any-golem = Welchen Golem nimmst du?
wait-ask-take-any-golem = { $who } nimmt einen Golem.
prompt-ask-sate-golems = Welche Gildenkarte entfernst du aus dem Spiel?
wait-ask-sate-golems = { $who } stillt den Hunger der Golems.
prompt-ask-feed-golems = Eine Überlieferung für eine Große Ambition aus dem Spiel entfernen?
wait-ask-feed-golems = { $who } darf die Golems füttern.
prompt-ask-silence-golem = Einen Golem für eine Große Ambition aus dem Spiel entfernen?
wait-ask-silence-golem = { $who } darf einen Golem zum Schweigen bringen.
log-golem-found = { $who_you ->
    [yes] Du findest
   *[no] { $who } findet
}: { $resource }.
log-golem-taken = { $who_you ->
    [yes] Du bekommst
   *[no] { $who } bekommt
}: { $resource }.
log-golem-spent = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} aus: { $resource }.
log-golem-scrapped = { $who_you ->
    [yes] Du entfernst
   *[no] { $who } entfernt
}: { $resource }.
log-card-lore-attached = { $who_you ->
    [yes] Du fügst
   *[no] { $who } fügt
} „{ $card }“ an eine Hofkarte an.
log-card-scrapped = { $who_you ->
    [yes] Du entfernst
   *[no] { $who } entfernt
} „{ $card }“ aus dem Spiel.
log-die-for-crises = { $who_you ->
    [yes] Du wirfst
   *[no] { $who } wirft
} den Ereigniswürfel: { $side ->
    [crises] Krisen
   *[edicts] Edikte, die nicht abgehandelt werden
}.
log-own-city-returned = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} eine Stadt auf das Tableau zurück ({ $system }).
