# Fate 4, the Advocate: what its cards say, their steps and questions.

text-F04-01A = Erhalte { card-F04-02 } und { card-F04-03 }.
text-F04-01B =
    Beginne bei 18.
    { objective-F04-01B-prove-yourself }: Rücke, solange du { card-F04-03 } hast, jedes Mal um 3 vor, wenn du eine Auftaktaktion einer Gildenkarte nutzt, die diese Karte abwirft.
    { objective-F04-01B-keep-the-guilds-in-power }: Rücke, solange du { card-F04-03 } hast, für jede Aktion „{ new-action-recover }“ um 2 vor.
text-F04-02 = { new-action-recover } ({ action-move }): Füge die oberste Gildenkarte des Hofablagestapels an eine Hofkarte ohne Agenten an.
text-F04-03 =
    Du darfst Auftaktaktionen und neue Aktionen von Gildenkarten nur nutzen, solange du in einer ausgerufenen Ambition auf dem ersten oder zweiten Platz bist.
    Beim Sichern: Suche im Hofdeck oder im Hofablagestapel 1 Gildenkarte und nimm sie. Mische das Hofdeck.
text-F04-04 =
    Erfüllt: Füge dem Hofdeck { card-F04-03 }, wenn du sie hast, die 5 Kontakte und { card-F04-10 } hinzu. Entferne { card-F04-11 } aus dem Spiel.
    Verfehlt: Füge dem Hofdeck { card-F04-03 } hinzu, wenn du sie hast. Füge die Kontakte jeder Farbe hinzu, von der du mehr Gildenkarten hast als jeder Rivale; entferne die anderen aus dem Spiel. Entferne { card-F04-10 } aus dem Spiel. Füge dem Hofdeck { card-F04-11 } hinzu.
text-F04-05 =
    Nutzt du die Aktion beim Kopieren für { action-build }, darfst du 1 { resource-material } erhalten.
    Auftakt: Füge diese Karte an eine Hofkarte ohne Agenten an, um { ambition-tycoon } auszurufen. Platziere den Nullmarker nicht.
text-F04-06 =
    Nutzt du die Aktion beim Kopieren für { action-move }, darfst du 1 { resource-fuel } erhalten.
    Auftakt: Füge diese Karte an eine Hofkarte ohne Agenten an, um { ambition-tycoon } auszurufen. Platziere den Nullmarker nicht.
text-F04-07 =
    Nutzt du die Aktion beim Kopieren für { action-battle }, darfst du 1 { resource-weapon } erhalten.
    Auftakt: Füge diese Karte an eine Hofkarte ohne Agenten an, um { ambition-warlord } auszurufen. Platziere den Nullmarker nicht.
text-F04-08 =
    Nutzt du die Aktion beim Kopieren für { action-secure }, darfst du 1 { resource-relic } erhalten.
    Auftakt: Füge diese Karte an eine Hofkarte ohne Agenten an, um { ambition-keeper } auszurufen. Platziere den Nullmarker nicht.
text-F04-09 =
    Nutzt du die Aktion beim Kopieren für { action-influence }, darfst du 1 { resource-psionic } erhalten.
    Auftakt: Füge diese Karte an eine Hofkarte ohne Agenten an, um { ambition-empath } auszurufen. Platziere den Nullmarker nicht.
text-F04-10 =
    Krise: Vergrabe diese Karte. Wer mehr Gildenkarten als Agenten im Vorrat hat, wirft in Zugreihenfolge die überzähligen ab.
    Beim Sichern: Das tun nur deine Rivalen. Vergrabe diese Karte.
text-F04-11 =
    Krise: In Zugreihenfolge gibt jeder 1 Gildenkarte an den linken Nachbarn, aber keine eben erhaltene. Vergrabe diese Karte.
    Beim Sichern: Du darfst 1 Gildenkarte stehlen. Mische danach alle Gildenkarten des Hofablagestapels in das Hofdeck. Vergrabe diese Karte.
text-F04-12A = Lege { card-F04-13 } und { card-F04-14 } in das Kartenheft.
text-F04-12B =
    Beginne bei 12.
    { objective-F04-12B-connect-with-the-guilds }: Rücke am Ende eines Kapitels für jede Farbe unter deinen Gildenkarten um 1 vor.
    { objective-F04-12B-improve-your-standing }: Rücke am Ende eines Kapitels für jeden Rivalen mit weniger Gildenkarten als du um 1 vor.
text-F04-13 =
    Entferne diese Karte aus dem Spiel, wenn niemand der Fürsprecher ist.
    Edikt 45: Der Fürsprecher darf eine Gildenkarte eines Rivalen wählen, deren Farbe er nicht hat. Dieser Rivale gibt sie ihm und nimmt 1 Gefallen des Fürsprechers, oder er gibt dem Fürsprecher 1 Gefallen.
text-F04-14 =
    Gildenunterstützung übertragen: In Verhandlungen darfst du einem Rivalen eine Gildenkarte geben. Der Fürsprecher muss zustimmen.
    Um das zu erzwingen, fordere so viele Gefallen ein, wie die Karte Überfallkosten hat. Die Zustimmung des Fürsprechers kostet 1 Gefallen des Fürsprechers.
text-F04-15 =
    Erfüllt: Füge dem Hofdeck { card-F04-16 } und die 5 Gildenmeister hinzu. Entferne { card-F04-22 } aus dem Spiel.
    Verfehlt: Entferne { card-F04-16 } und die 5 Gildenmeister aus dem Spiel. Füge dem Hofdeck { card-F04-22 } hinzu. Entferne { card-F04-13 } aus dem Spiel.
text-F04-16 =
    Krise: Jeder sichert alle Gildenkarten, die er sichern kann. Vergrabe diese Karte.
    Beim Sichern: Rivalen nehmen ihre Agenten von allen Gildenkarten am Hof zurück. Sichere dann jede Gildenkarte, die du sichern kannst. Vergrabe diese Karte.
text-F04-17 = Wenn du { ambition-tycoon } ausrufst, darfst du 1 Gildenkarte der Farbe { resource-material } stehlen.
text-F04-18 = Wenn du { ambition-tycoon } ausrufst, darfst du 1 Gildenkarte der Farbe { resource-fuel } stehlen.
text-F04-19 = Wenn du { ambition-warlord } ausrufst, darfst du 1 Gildenkarte der Farbe { resource-weapon } stehlen.
text-F04-20 = Wenn du { ambition-keeper } ausrufst, darfst du 1 Gildenkarte der Farbe { resource-relic } stehlen.
text-F04-21 = Wenn du { ambition-empath } ausrufst, darfst du 1 Gildenkarte der Farbe { resource-psionic } stehlen.
text-F04-22 =
    Krise: Bei Sechseck oder Pfeil vergräbt jeder in Zugreihenfolge 1 eigene Gildenkarte. Vergrabe diese Karte.
    Beim Sichern: Jeder Rivale vergräbt 1 eigene Gildenkarte. Vergrabe diese Karte.
text-F04-23A = Erhalte { card-F04-24 }. Lege { card-F04-25 } in das Kartenheft.
text-F04-23B =
    Deine Gildenkarten haben mehr Farben, als die Nummer des Kapitels angibt.
    Mehr als die Hälfte der Karten am Hof sind Gildenkarten; angefügte Karten und der Imperiale Rat zählen mit.
text-F04-24 = Löst du Empörung aus, wirfst du keine Gildenkarten ab.
text-F04-25 = Bei der Wertung der Ambitionen zählt jede Gildenkarte doppelt für die Ambition ihrer Farbe.
text-F04-26 = Übersicht über { card-F04-25 }.

step-attach-this = füge diese Karte an eine Hofkarte ohne Agenten an
step-prove-to-overseers = rücke den Zielmarker für eine abgeworfene Gildenkarte vor
step-recover = füge die oberste abgeworfene Gildenkarte an eine Hofkarte ohne Agenten an
step-search-for-guild = nimm eine Gildenkarte aus Hofdeck oder Hofablagestapel
step-liaisons-of-suits = füge dem Hofdeck die Kontakte führender Farben hinzu
step-declare-one = rufe { $ambition } ohne Nullmarker aus
step-pass-guilds = jeder gibt eine Gildenkarte nach links
step-connect-with-guilds = rücke den Zielmarker für Gildenkarten vor
step-demand-guild = der Fürsprecher darf eine Gildenkarte fordern
step-guild-fair = Gildenkarten am Hof werden gesichert
step-steal-of-suit = du darfst eine Gildenkarte dieser Farbe stehlen
step-bury-guilds = Gildenkarten werden vergraben

prompt-ask-attach-this = An welche Hofkarte fügst du „{ $card }“ an?
wait-ask-attach-this = { $who } fügt eine Karte an.
prompt-ask-recover = An welche Hofkarte fügst du die Gildenkarte an?
wait-ask-recover = { $who } beschafft eine Gildenkarte wieder.
prompt-ask-search-for-guild = Welche Gildenkarte nimmst du?
wait-ask-search-for-guild = { $who } sucht eine Gildenkarte.
prompt-ask-declare-one = Welche Ambition rufst du aus?
wait-ask-declare-one = { $who } ruft eine Ambition aus.
prompt-ask-pass-guilds = Welche Gildenkarte gibst du nach links?
wait-ask-pass-guilds = { $who } gibt eine Gildenkarte weiter.
prompt-ask-demand-guild = { $n ->
    [0] Welche Gildenkarte forderst du?
   *[other] Die geforderte Gildenkarte für einen Gefallen geben (ja) oder einen Gefallen geben (nein)?
}
wait-ask-demand-guild = { $who } entscheidet über die Forderung des Fürsprechers.
prompt-secure-at-fair = Welche Gildenkarte sicherst du als Nächstes?
wait-secure-at-fair = { $who } sichert Gildenkarten.
prompt-ask-steal-of-suit = Eine Gildenkarte stehlen?
wait-ask-steal-of-suit = { $who } darf eine Gildenkarte stehlen.
prompt-ask-bury-guilds = Welche Gildenkarte vergräbst du?
wait-ask-bury-guilds = { $who } vergräbt eine Gildenkarte.
do-demand-card = „{ $card }“ von { $whom } fordern
deal-guild = { $who_you ->
    [yes] du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} die Gildenkarte „{ $card }“
log-deal-guild = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} die Gildenkarte „{ $card }“.
