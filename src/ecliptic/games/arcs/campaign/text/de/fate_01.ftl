# Fate 1, the Steward: what its cards say, their steps and questions.

text-F01-01A = Erhalte { card-F01-02 } und { card-F01-03 }. Nimm das Plättchen „Erster Regent“.
text-F01-01B =
    Beginne bei 20, 17 oder 14 mit 2, 3 oder 4 Spielern.
    { objective-F01-01B-consolidate-imperial-power }: Gewinnst du als Erster Regent eine ausgerufene Ambition, rücke für jede Macht, die du dafür erhältst, um 1 vor.
text-F01-02 =
    Vergrabe diese Karte, wenn du ein Geächteter bist.
    Du darfst jede Stadt in einem System des Imperiums besteuern, als wäre sie loyal, und ignorierst dabei das Präsenz- und das Burgfriedensgesetz. Du nimmst niemanden gefangen.
text-F01-03 = { new-action-bargain } ({ action-secure }): Wähle eine Hofkarte, die ein Rivale sichern könnte. Er sichert sie, gibt aber die Agenten zurück, die er gefangen nähme. Fülle den Hof auf. Beeinflusse dann einmal für jeden Agenten, den er dort hatte, und sichere einmal.
text-F01-04 =
    Erfüllt: Füge dem Hofdeck { card-F01-05 }, { card-F01-06 } und { card-F01-07 } hinzu. Lege { card-F01-08 } in das Kartenheft. Entferne { card-F01-09 } und 2 { card-F01-10 } aus dem Spiel.
    Verfehlt: Entferne { card-F01-05 }, { card-F01-06 }, { card-F01-07 } und { card-F01-08 } aus dem Spiel. Füge dem Hofdeck { card-F01-09 } und 2 { card-F01-10 } hinzu, dazu { card-F01-03 }, wenn du sie hast.
text-F01-05 =
    Krise: Drehe den Imperialen Rat auf „Sitzung“ und bewege alle Agenten von dieser Karte auf ihn. Vergrabe diese Karte.
    Beim Sichern: Drehe den Imperialen Rat auf „Sitzung“. Du darfst deine Agenten von dieser Karte auf andere Hofkarten bewegen. Vergrabe diese Karte.
text-F01-06 =
    Vergrabe diese Karte, wenn du ein Geächteter bist.
    Besteuerst du die Stadt eines Geächteten, darfst du die Ressource von ihm statt aus dem Vorrat nehmen.
text-F01-07 =
    Einmal pro Kampf gegen einen Geächteten darfst du nach deinem Wurf Sturmwürfel neu würfeln: bis zu 1 für jedes deiner Waffensymbole.
    Auftakt: Wirf diese Karte ab, um 3 Schiffe in einem System zu platzieren, das du kontrollierst.
text-F01-08 = In Systemen, die das Imperium kontrolliert, gibt es keine Seuchenkrisen.
text-F01-09 =
    Krise: Bei einem Pfeil werden alle Regenten Geächtete, jedes imperiale Schiff erhält einen Treffer, und diese Karte wird abgeworfen.
    Beim Sichern: Du darfst deine Agenten von dieser Karte auf andere Hofkarten bewegen. Vergrabe diese Karte.
text-F01-10 = Auftakt: Wirf diese Karte ab, um eine beliebige Ambition auszurufen. Platziere den Nullmarker nicht.
text-F01-11 = { text-F01-10 }
text-F01-12A = Lege { card-F01-13 } in das Kartenheft.
text-F01-12B =
    Beginne bei 22.
    { objective-F01-12B-expand-the-empire }: Rücke am Ende eines Kapitels als Erster Regent für jeden Sektor, in dem das Imperium ein System kontrolliert, um 1 vor.
    { objective-F01-12B-ensure-the-tribute }: Rücke am Ende eines Kapitels für jede Ressource im Imperialen Fonds um 1 vor.
text-F01-13 = Edikt 02 statt Edikt 03: Der Erste Regent erhebt die Forderung der Politik. Dann darf der Regent mit den meisten gebauten Raumhäfen die imperiale Aktion ausführen. Dann darf der Regent mit den meisten gebauten Städten die Politik ändern. Bei Gleichstand tut es niemand.
text-F01-14 =
    Erfüllt: Füge dem Hofdeck { card-F01-15 }, { card-F01-16 } und { card-F01-17 } hinzu. Entferne 2 { card-F01-18 } und 2 { card-F01-20 } aus dem Spiel.
    Verfehlt: Entferne { card-F01-15 }, { card-F01-16 } und { card-F01-17 } aus dem Spiel. Füge dem Hofdeck 2 { card-F01-18 } und 2 { card-F01-20 } hinzu.
text-F01-15 =
    Krise: Jedes imperiale Schiff trifft 1 Schiff jedes Geächteten in seinem System, intakte zuerst. Vergrabe diese Karte.
    Beim Sichern: Du darfst die Krise in einem Sektor abhandeln oder alle imperialen Schiffe eines Sektors treffen. Vergrabe diese Karte.
text-F01-16 = Sicherst du eine andere Gildenkarte, darfst du den Imperialen Rat auf „Sitzung“ drehen oder ihn beeinflussen, wenn er tagt.
text-F01-17 = { text-BC25 }
text-F01-18 = { text-F07-10 }
text-F01-19 = { text-F07-10 }
text-F01-20 = { text-F01-10 }
text-F01-21 = { text-F01-10 }
text-F01-22A = Lege { card-F01-23 } in das Kartenheft; der Gönnermarker liegt auf dem Plättchen „Erster Regent“. Ersetze die Politikkarten im Heft durch { card-F01-24 }, { card-F01-25 } und { card-F01-26 }. Der Erste Regent wählt, welche oben liegt.
text-F01-22B =
    Du bist Regent, und entweder kontrolliert das Imperium jede Stadt von Geächteten auf dem Spielplan, oder es gibt keine Geächteten.
    Du bist Erster Regent, und im Imperialen Fonds liegen mehr Ressourcen, als die Nummer des Kapitels angibt.
text-F01-23 =
    Edikt 05: Der Erste Regent legt den Gönnermarker auf eine Ambition ohne Marker oder lässt ihn auf seiner Ambition; dann darf er 1 Ressource in den Imperialen Fonds legen.
    Wer die geförderte Ambition ausruft, nimmt 1 Ressource aus dem Imperialen Fonds, erhält die Macht des zweiten Platzes dieses Markers und wird, falls er Geächteter ist, Regent. Der Marker kehrt auf das Plättchen „Erster Regent“ zurück.
text-F01-24 =
    Forderung: 1 Trophäe oder Gefangener, weder imperial noch von einem Regenten, von jedem anderen Regenten und von jedem Geächteten mit Stadt oder Flaggschiff in einem System des Imperiums. Wer das nicht hat, gibt einen Gefallen; ein Regent ohne Agenten darf zum Geächteten gemacht werden.
    Imperiale Aktion: Jeder Regent erhält 1 Waffe und 1 weitere Ressource beliebigen Typs, aus dem Imperialen Fonds, wenn der Vorrat leer ist.
text-F01-25 =
    Forderung: 1 Waffe, Treibstoff oder Material von jedem Regenten und von jedem Geächteten mit Stadt oder Flaggschiff in einem System des Imperiums. Wer das nicht hat, gibt einen Gefallen; ein Regent ohne Agenten darf zum Geächteten gemacht werden.
    Imperiale Aktion: Platziere 4 imperiale Schiffe in einem System des Imperiums; gibt es keines, bei einem Raumhafen des Ersten Regenten.
text-F01-26 =
    Forderung: 1 Relikt oder Psionik von jedem Regenten und von jedem Geächteten mit Stadt oder Flaggschiff in einem System des Imperiums. Wer das nicht hat, gibt einen Gefallen; ein Regent ohne Agenten darf zum Geächteten gemacht werden.
    Imperiale Aktion: Jeder Regent erhält 2-mal die Bonusmacht seiner aufgedeckten Stadtfelder.

step-expand-empire = rücke den Zielmarker für Imperium und Fonds vor
step-imperial-quorum = statt des Ersten Regenten herrscht das Quorum
step-navy-reprisal = imperiale Schiffe treffen Schiffe von Geächteten
step-reprisal-in-cluster = du darfst in einem Sektor zuschlagen
step-council-insiders = du darfst den Rat drehen oder beeinflussen
step-imperial-sponsor = der Erste Regent fördert eine Ambition
step-sponsored-declared = die geförderte Ambition wird belohnt
step-choose-policy = wähle die oberste Politik

prompt-ask-reprisal-in-cluster = Wer wird getroffen, und in welchem Sektor?
wait-ask-reprisal-in-cluster = { $who } entscheidet über eine Vergeltung.
prompt-ask-council-insiders = Deine Vertrauten im Rat einsetzen?
wait-ask-council-insiders = { $who } darf Vertraute im Rat einsetzen.
prompt-ask-imperial-sponsor = { $n ->
    [0] Welche Ambition förderst du?
   *[other] Eine Ressource in den Imperialen Fonds legen?
}
wait-ask-imperial-sponsor = { $who } fördert eine Ambition.
prompt-ask-sponsored-declared = Welche Ressource nimmst du aus dem Imperialen Fonds?
wait-ask-sponsored-declared = { $who } nimmt eine Ressource aus dem Imperialen Fonds.
prompt-ask-choose-policy = Welche Politik liegt oben?
wait-ask-choose-policy = { $who } wählt die Politik.
prompt-give-further = Welche Ressource erhält { $whom }?
wait-give-further = { $who } verteilt Ressourcen.
prompt-quorum-acts = Politik: „{ $card }“. Die imperiale Aktion ausführen?
wait-quorum-acts = { $who } darf die imperiale Aktion ausführen.
prompt-quorum-changes = Politik: „{ $card }“. Ändern?
wait-quorum-changes = { $who } darf die Politik ändern.
do-strike = { $what ->
    [navy] Alle imperialen Schiffe in Sektor { $n } treffen
   *[outlaws] Imperiale Schiffe treffen Geächtete in Sektor { $n }
}
do-sponsor = { $ambition } fördern
