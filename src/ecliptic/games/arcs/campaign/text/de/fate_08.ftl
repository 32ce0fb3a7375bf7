# Fate 8: the Believer.

text-F08-01A = Erhalte { card-F08-02 } und { card-F08-03 }. Staple die 9 Glaubenskarten der Reihe nach, die 9 zuoberst. Lege { card-F08-13 } und { card-F08-14 } in das Kartenheft.
text-F08-01B = Verbreite die frohe Botschaft: Gewinnst du eine Ambition, rücke um die Aktionen der obersten Glaubenskarte des Stapels vor, bei leerem Stapel um 10.
text-F08-02 = Spielst du eine Glaubenskarte und rufst eine Ambition aus, in der du führst, gibt jene Karte in diesem Zug 1 weitere Aktion.
text-F08-03 = { new-action-teach } ({ action-influence }): Füge die oberste Glaubenskarte des Stapels an eine Gildenkarte am Hof an, deren Farbe der Typ eines Planeten mit einer deiner Städte ist. Tust du das, entferne die unterste Aktionskarte des Ablagestapels, die kein Ereignis ist, aus dem Spiel.
text-F08-13 =
    Glaubenskarten sind eine eigene Farbe mit zwei Seiten. Eifer: Bewegen, Beeinflussen, Kämpfen oder Besteuern. Weisheit: Bauen, Reparieren oder Sichern. Wähle die Seite beim Ausspielen.
    Eine Glaubenskarte als Leitkarte wird nur von einer höheren Glaubenskarte derselben Seite übertroffen; die andere Seite ist ein Umschwenken. Glaube 7 ergreift nicht die Initiative.
    Sicherst du am Hof eine Glaubenskarte, nimm sie auf die Hand.
text-F08-14 = Führst du mit einer Glaubenskarte an, darfst du jede Ambition ausrufen.
text-F08-16 = Auftakt: Wirf eine Aktionskarte, die kein Ereignis ist, von der Hand ab, um diese Karte neben eine in dieser Runde gespielte Glaubenskarte zu legen, auch neben deine eigene verdeckte. Nimm am Rundenende jene Glaubenskarte auf die Hand und diese Karte zurück ins Spiel.
text-F08-17 =
    Krise: Füge Das Junge Licht oder Den Propheten an diese Karte an. Alle werfen ihre höchste Glaubenskarte von der Hand ab.
    Beim Sichern: Durchsuche den Ablagestapel der Aktionskarten, nimm seine höchste Glaubenskarte und mische den Stapel. Wirf diese Karte ab.
text-F08-18 = Auftakt: Wirf eine Aktionskarte, die kein Ereignis ist, von der Hand ab, um diese Karte neben eine in dieser Runde gespielte Glaubenskarte zu legen, auch neben deine eigene verdeckte. Nimm am Rundenende jene Glaubenskarte auf die Hand und diese Karte zurück ins Spiel.
text-F08-19 = Rufst du Hüter oder Empath aus, platziere den Nullmarker nicht.
text-F08-20A = Nimm die 5 Ideale. Lege { card-F08-21 } und { card-F08-23 } in das Kartenheft. Lege die Doktrinkarte neben die gespielten Karten: { card-F08-22A }, wenn du die Initiative hast, sonst { card-F08-22B }.
text-F08-20B = Entwickle die Ideale: Gewinnst du eine Ambition mit einem Ideal, rücke für jede Macht, die du dafür erhältst, um 1 vor.
text-F08-21 = Wer Das Junge Licht oder Den Propheten hat, darf die Doktrinkarte umdrehen.
text-F08-22A = Glaubenskarten werden mit der Seite des Eifers gespielt. Neue Ideale sind Ideale des Eifers.
text-F08-22B = Glaubenskarten werden mit der Seite der Weisheit gespielt. Neue Ideale sind Ideale der Weisheit.
text-F08-23 =
    Glaubenskarten werden mit der Seite der Doktrin gespielt.
    Rufst du in einem Zug, in dem du eine Glaubenskarte spielst, eine Ambition aus: Liegt in ihrem Feld kein Ideal, lege ein Ideal der Doktrin hinein. Eine Ambition mit einem anderen Ideal kannst du nicht ausrufen.
text-F08-25 = Auftakt: Wirf eine Aktionskarte, die kein Ereignis ist, von der Hand ab, um diese Karte neben eine in dieser Runde gespielte Glaubenskarte zu legen, auch neben deine eigene verdeckte. Nimm am Rundenende jene Glaubenskarte auf die Hand und diese Karte zurück ins Spiel.
text-F08-26 = Rufst du Hüter oder Empath aus, platziere den Nullmarker nicht.
text-F08-27 = Alle zeigen ihre Glaubenskarten. Wer die höchste hat, darf die Doktrinkarte umdrehen.
text-F08-28 =
    Glaubenskarten werden mit der Seite der Doktrin gespielt.
    In einem Zug, in dem du eine Glaubenskarte spielst, kannst du nur eine Ambition mit einem Ideal der Doktrin ausrufen.
text-F08-29A = Lege { card-F08-30 } anstelle von { card-F08-23 } und { card-F08-31 } in das Kartenheft. Drehe die Doktrinkarte auf die Seite, von der mehr Ideale in Feldern liegen, bei Gleichstand auf Weisheit. Die Ideale bleiben, wo sie liegen.
text-F08-29B =
    Mindestens 2 Ambitionsmarker liegen in Feldern mit Idealen.
    Alle 3 Ambitionsmarker liegen in Feldern mit Idealen.
text-F08-30 =
    Glaubenskarten werden mit der Seite der Doktrin gespielt.
    Rufst du in einem Zug, in dem du eine Glaubenskarte spielst, eine Ambition aus: Liegt in ihrem Feld kein Ideal, lege ein Ideal der Doktrin hinein. Eine Ambition mit einem anderen Ideal kannst du nicht ausrufen.
    In einem Zug, in dem du eine andere Karte spielst, kannst du keine Ambition mit einem Ideal ausrufen.
text-F08-31 = Zerstört ein Rivale des Glaubensboten eine Stadt des Glaubensboten, darf er ein Ideal von einer Ambition ohne Ambitionsmarker entfernen.
text-F08-04 = Eine Aktionskarte: Zahl 9, 1 Aktion. Sicherst du sie am Hof, nimm sie auf die Hand.
text-F08-05 = Eine Aktionskarte: Zahl 8, 1 Aktion. Sicherst du sie am Hof, nimm sie auf die Hand.
text-F08-06 = Eine Aktionskarte: Zahl 7, 2 Aktionen. Sicherst du sie am Hof, nimm sie auf die Hand.
text-F08-07 = Eine Aktionskarte: Zahl 6, 2 Aktionen. Sicherst du sie am Hof, nimm sie auf die Hand.
text-F08-08 = Eine Aktionskarte: Zahl 5, 3 Aktionen. Sicherst du sie am Hof, nimm sie auf die Hand.
text-F08-09 = Eine Aktionskarte: Zahl 4, 3 Aktionen. Sicherst du sie am Hof, nimm sie auf die Hand.
text-F08-10 = Eine Aktionskarte: Zahl 3, 3 Aktionen. Sicherst du sie am Hof, nimm sie auf die Hand.
text-F08-11 = Eine Aktionskarte: Zahl 2, 4 Aktionen. Sicherst du sie am Hof, nimm sie auf die Hand.
text-F08-12 = Eine Aktionskarte: Zahl 1, 4 Aktionen. Sicherst du sie am Hof, nimm sie auf die Hand.

action-card-faithful-1 = Glaube 1
action-card-faithful-2 = Glaube 2
action-card-faithful-3 = Glaube 3
action-card-faithful-4 = Glaube 4
action-card-faithful-5 = Glaube 5
action-card-faithful-6 = Glaube 6
action-card-faithful-7 = Glaube 7
action-card-faithful-8 = Glaube 8
action-card-faithful-9 = Glaube 9
suit-zeal = Eifer
suit-wisdom = Weisheit

step-spread-the-good-word = rücke den Zielmarker für gewonnene Ambitionen vor
step-faithful-disciples = erhalte 1 weitere Aktion
step-teach = füge die oberste Glaubenskarte an eine Gildenkarte am Hof an
step-faithful-into-deck = lege die übrigen Glaubenskarten ins Hofdeck
step-bring-light = wirf eine Aktionskarte ab, um diese Karte neben eine Glaubenskarte zu legen
step-kidnap = Das Junge Licht oder Der Prophet wird hier angefügt, und alle werfen eine Glaubenskarte ab
step-draw-highest-faithful = nimm die höchste Glaubenskarte des Ablagestapels
step-develop-the-ideals = rücke den Zielmarker für Ambitionen mit Ideal vor
step-young-light-becomes-prophet = Das Junge Licht wird Der Prophet
step-place-ideal = lege ein Ideal der Doktrin
step-first-doctrine = bringe die Doktrinkarte ins Spiel
step-turn-to-more-ideals = drehe die Doktrinkarte zum häufigeren Ideal
step-set-doctrine = wer Das Junge Licht oder Den Propheten hat, darf die Doktrinkarte umdrehen
step-set-lay-doctrine = wer die höchste Glaubenskarte zeigt, darf die Doktrinkarte umdrehen
step-break-the-faith = wer eine Stadt des Glaubensboten zerstört hat, darf ein Ideal entfernen

prompt-ask-teach = An welche Gildenkarte wird die oberste Glaubenskarte angefügt?
wait-ask-teach = { $who } lehrt den Glauben.
prompt-light-cost = Welche Aktionskarte wirfst du ab?
wait-light-cost = { $who } wirft eine Aktionskarte ab.
prompt-light-beside = Neben welche Glaubenskarte legst du die Karte?
wait-light-beside = { $who } wählt eine Glaubenskarte.
prompt-ask-set-doctrine = Die Doktrinkarte umdrehen?
wait-ask-set-doctrine = { $who } entscheidet über die Doktrin.
prompt-ask-set-lay-doctrine = Du zeigst die höchste Glaubenskarte. Die Doktrinkarte umdrehen?
wait-ask-set-lay-doctrine = { $who } zeigt die höchste Glaubenskarte und entscheidet über die Doktrin.
prompt-ask-break-the-faith = Welches Ideal entfernst du?
wait-ask-break-the-faith = { $who } darf ein Ideal entfernen.
wait-shuffle-pile = Der Ablagestapel der Aktionskarten wird gemischt.

do-lead-side = Mit { $card } anführen, Seite „{ $suit }“ ({ $pips ->
    [one] 1 Aktion
   *[other] { $pips } Aktionen
})
do-surpass-side = Mit { $card } übertreffen, Seite „{ $suit }“ ({ $pips ->
    [one] 1 Aktion
   *[other] { $pips } Aktionen
})
do-pivot-side = Mit { $card } umschwenken, Seite „{ $suit }“
do-hand-card = { $card } abwerfen
do-doctrine = Die Doktrin umdrehen: { $suit }
do-ideal = Das Ideal entfernen ({ $ambition })

log-card-taught = { $who_you ->
    [yes] Du fügst
   *[no] { $who } fügt
} eine Glaubenskarte an („{ $card }“).
log-card-faithful-drawn = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} { $card } auf die Hand.
log-action-card-scrapped = { $card } wird aus dem Ablagestapel der Aktionskarten entfernt.
log-faithful-discarded = { $who_you ->
    [yes] Du wirfst
   *[no] { $who } wirft
} { $card } ab.
log-faithful-found = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} { $card } aus dem Ablagestapel der Aktionskarten.
log-pile-searched = { $who_you ->
    [yes] Du durchsuchst
   *[no] { $who } durchsucht
} den Ablagestapel der Aktionskarten.
log-faithful-shown = { $who_you ->
    [yes] Du zeigst
   *[no] { $who } zeigt
} { $card }.
log-doctrine = Es gilt „{ $card }“.
log-ideal-placed = { $who_you ->
    [yes] Du legst
   *[no] { $who } legt
} ein Ideal ({ $ambition }): { $suit }.
log-ideal-removed = { $who_you ->
    [yes] Du entfernst
   *[no] { $who } entfernt
} ein Ideal ({ $ambition }): { $suit }.
