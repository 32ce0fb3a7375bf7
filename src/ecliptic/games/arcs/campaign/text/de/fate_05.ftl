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
text-F05-02 = { new-action-awaken } ({ action-influence }): Nimm beliebige Golems aus Systemen, die du kontrollierst, auf { card-F05-03 }. Sie erwachen, wenn du bei einer ausgerufenen Ambition führst.
text-F05-03 =
    Krise: Alle schlafenden Golems, die nicht auf der Karte sind, erwachen.
    Fasst beliebig viele Golems, Überfallkosten je 2.
text-F05-04 = Wenn du eine Ambition ausrufst, darfst du deinen Zug beenden. Dann nimm beliebige Golems von Rivalen, wirf den Ereigniswürfel und wickle Krisen ab, wenn er sie zeigt.
text-F05-05 =
    Nur der Bewahrer nimmt Golems von der Karte. Ein Golem liegt auf einem Ressourcenfeld und kann bei Überfällen geraubt werden, ist aber keine Ressource.
    Wird ein Golem ausgegeben oder abgelegt, schläft er ein und kommt auf ein leeres Ressourcenfeld eines Rivalen deiner Wahl. Hat kein Rivale eines, behalte ihn.
    Beim Aufbau von Akt II und III erwachen alle Golems bei Spielern.
text-F05-06 =
    Auftakt: Gib einen erwachten Golem aus; danach darfst du seine Aktion nutzen.
    Krieger: Zerstöre alle beschädigten Schiffe in einem System. Beschützer: Repariere beliebige Schiffe sowie eine Aufrüstung oder Panzerung. Sucher: eine Katapultbewegung aus einem beliebigen System. Sammler: Erhalte 1 beliebige Ressource.
text-F05-08 =
    Entferne diese Karte, wenn der Sammler nicht im Spiel ist.
    Krise: Wer den Sammler hat, legt alle Ressourcen ab.
    Beim Sichern: Nimm den Sammler erwacht. Wirf diese Karte ab.
text-F05-09 =
    Entferne diese Karte, wenn der Sucher nicht im Spiel ist.
    Krise: Schiffe dessen, der den Sucher hat, auf Planeten des gewürfelten Symbols kommen in das Tor des gewürfelten Sektors.
    Beim Sichern: Nimm den Sucher erwacht. Wirf diese Karte ab.
text-F05-10 =
    Entferne diese Karte, wenn der Beschützer nicht im Spiel ist.
    Krise: Repariere alle Schiffe außer denen dessen, der den Beschützer hat.
    Beim Sichern: Nimm den Beschützer erwacht. Wirf diese Karte ab.
text-F05-11 =
    Entferne diese Karte, wenn der Krieger nicht im Spiel ist.
    Krise: Zerstöre alle beschädigten Schiffe dessen, der den Krieger hat.
    Beim Sichern: Nimm den Krieger erwacht. Wirf diese Karte ab.
text-F05-12A = Erhalte { card-F05-13 }. Lege { card-F05-14 } in das Kartenheft. Mische eine weitere Ereigniskarte in das Aktionsdeck. Alle Golems erwachen.
text-F05-12B =
    Rücke für jede Überlieferung, die du sicherst, um 2 vor.
    Rücke in Verhandlungen für jede Überlieferung, die dir ein Rivale gibt, um 1 vor, sofern du sie ihm nicht auf diesem Gipfel gegeben hast.
    Rücke am Ende jedes Kapitels für jeden Rivalen mit weniger Überlieferungen um 1 vor.
text-F05-13 =
    Krise: Lege diese Karte an eine Hofkarte an.
    Nachdem du eine andere Karte gesichert hast, darfst du die oberste Überlieferung an die Hofkarte anlegen, die nachgerückt ist.
text-F05-14 =
    In Verhandlungen darf man einem Rivalen 1 Überlieferung geben. Gefallen können das nicht erzwingen.
    In Verhandlungen darf man einem Rivalen 1 Golem geben. Das zu erzwingen kostet so viele Gefallen, wie ein Überfall auf ihn kostet.
text-F05-17 =
    Krise: In Zugreihenfolge nimmt jeder, der einen Golem hat, 1 eigene Stadt auf sein Tableau zurück. Lege diese Karte unter das Hofdeck.
    Beim Sichern: Nimm einen Golem deiner Wahl erwacht. Wirf diese Karte ab.
text-F05-18 = { text-F05-17 }
text-F05-19 = { text-F05-17 }
text-F05-20A = Lege { card-F05-21 } in das Kartenheft. Alle Golems erwachen.
text-F05-20B =
    Große Ambitionen am Ende jedes Kapitels: Du hast einen Golem und entfernst 1 deiner Überlieferungen außer { card-F05-03 }; du entfernst 1 deiner Golems.
text-F05-21 =
    In Zugreihenfolge entfernt jeder für jeden erwachten Golem 1 Gildenkarte, auch eine geschützte. Wer keine hat, entfernt stattdessen die am weitesten links liegende Gildenkarte des Hofes mit Agenten samt diesen Agenten.
    Dann erwachen alle schlafenden Golems.

## Handel

deal-lore = { $who_you ->
    [yes] du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} die Überlieferung { $card }
log-deal-lore = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} die Überlieferung { $card }.
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
step-find-golems = rücke für deine Golems vor
step-awaken = nimm Golems auf den Golemherd
step-wake-golems = wecke alle Golems, die nicht auf der Karte sind
step-speak-to-stones = du darfst den Zug beenden, um Golems von Rivalen zu nehmen
step-golems-to-hearth = nimm alle Golems von der Karte
step-golems-fall = entferne die Golems der Karte
step-lore-to-deck = füge dem Hofstapel je Spieler eine Überlieferung hinzu
step-add-event = füge dem Aktionsstapel eine Ereigniskarte hinzu
step-spend-golem = gib einen erwachten Golem aus
step-unstable = { $resource }: er trifft seinen Besitzer
step-take-unstable = nimm erwacht: { $resource }
step-forget-lore-gifts = vergiss die Überlieferungen des letzten Gipfels
step-collect-knowledge = rücke für die gesicherte Überlieferung vor
step-largest-collection = rücke für deine Überlieferungen vor
step-attach-lore = du darfst der neuen Hofkarte eine Überlieferung anlegen
step-librarians-leave = lege diese Karte an eine Hofkarte an
step-worship = wer einen Golem hat, nimmt eine Stadt zurück
step-take-any-golem = nimm einen Golem deiner Wahl erwacht
step-sate-golems = jeder entfernt für jeden erwachten Golem eine Gildenkarte
step-feed-golems = du darfst eine Überlieferung entfernen
step-silence-golem = du darfst einen Golem entfernen
step-forget-choices = das Kapitel ist vorbei
step-grand-choices = wähle, was gewertet wird
wait-shuffle-golems = Die Golems werden gemischt.
wait-lore-for-court = Überlieferungen werden für den Hofstapel gezogen.
wait-draw-attached = Eine Überlieferung wird gezogen.
wait-roll-for-crises = Der Ereigniswürfel wird geworfen.
prompt-pass-golem = Welcher Rivale bekommt: { $resource }?
wait-pass-golem = { $who } gibt einen Golem weiter.
prompt-ask-awaken = Aus welchem System nimmst du Golems?
wait-ask-awaken = { $who } weckt Golems.
prompt-ask-speak-to-stones = { $n ->
    [0] Den Zug beenden, um Golems von Rivalen zu nehmen und zu würfeln?
   *[other] Welchen Golem nimmst du?
}
wait-ask-speak-to-stones = { $who } spricht zu den Steinen.
prompt-ask-spend-golem = { $n ->
    [0] Welchen Golem gibst du aus?
    [5] In welchem System zerstört der Krieger beschädigte Schiffe?
    [7] Welche Katapultbewegung macht der Sucher?
    [8] Welche Ressource erhält der Sammler?
   *[other] Was repariert der Beschützer?
}
wait-ask-spend-golem = { $who } nutzt einen Golem.
prompt-ask-attach-lore = Der neuen Hofkarte eine Überlieferung anlegen?
wait-ask-attach-lore = { $who } darf eine Überlieferung anlegen.
prompt-ask-librarians-leave = { $card } an welche Hofkarte anlegen?
wait-ask-librarians-leave = { $who } gibt die Bibliothekare ab.
prompt-ask-worship = Welche deiner Städte kommt auf dein Tableau zurück?
wait-ask-worship = { $who } nimmt eine Stadt zurück.
prompt-ask-take-any-golem = Welchen Golem nimmst du?
wait-ask-take-any-golem = { $who } nimmt einen Golem.
prompt-ask-sate-golems = Welche Gildenkarte entfernst du?
wait-ask-sate-golems = { $who } stillt den Hunger der Golems.
prompt-ask-feed-golems = Eine Überlieferung für eine Große Ambition entfernen?
wait-ask-feed-golems = { $who } darf die Golems füttern.
prompt-ask-silence-golem = Einen Golem für eine Große Ambition entfernen?
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
    [yes] Du legst
   *[no] { $who } legt
} { $card } an eine Hofkarte an.
log-card-scrapped = { $who_you ->
    [yes] Du entfernst
   *[no] { $who } entfernt
} { $card } aus dem Spiel.
log-die-for-crises = { $who_you ->
    [yes] Du wirfst
   *[no] { $who } wirft
} den Ereigniswürfel: { $side ->
    [crises] Krisen
   *[edicts] Edikte, die nicht abgewickelt werden
}.
log-own-city-returned = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} eine Stadt auf das Tableau zurück ({ $system }).
