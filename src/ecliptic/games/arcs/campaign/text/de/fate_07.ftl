# Fate 7, the Admiral: what its cards say, their steps and questions.

text-F07-01A = Erhalte { card-F07-02 }. Lege { card-F07-03 } in das Kartenheft. Nimm das Plättchen „Erster Regent“, außer jemand ist der Statthalter.
text-F07-01B =
    Beginne bei 13.
    { objective-F07-01B-prove-yourself }: Rücke für jedes imperiale Schiff, das irgendjemand platziert, um 1 vor, solange du Regent bist und bei einer ausgerufenen Ambition führst.
    { objective-F07-01B-demonstrate-the-navys-might }: Rücke als Regent für jede Trophäe um 1 vor, die du in einem Kampf nimmst, in dem imperiale Schiffe auf deiner Seite angreifen.
text-F07-02 =
    Vergrabe diese Karte, wenn du ein Geächteter bist.
    Du ignorierst das Präsenz- und das Bewegungsgesetz: In deinem Zug kontrollierst du jedes System des Imperiums und setzt beliebige imperiale Schiffe ein.
text-F07-03 = Edikt 55: Wer { card-F07-02 } hat, darf für jeden eigenen Raumhafen 1 eigenes Schiff in dessen System durch 1 imperiales Schiff ersetzen.
text-F07-04 =
    Erfüllt: Erhalte { card-F07-05 }. Füge dem Hofdeck 2 { card-F07-06 } und 2 { card-F07-08 } hinzu. Entferne 2 { card-F07-10 } aus dem Spiel.
    Verfehlt: Entferne { card-F07-03 }, { card-F07-05 } und 2 { card-F07-06 } aus dem Spiel. Füge dem Hofdeck 2 { card-F07-08 } und 2 { card-F07-10 } hinzu.
text-F07-05 = Solange du eine Waffe hast, können deine Gildenkarten der Farbe Waffe nicht gestohlen werden.
text-F07-06 =
    Vergrabe diese Karte, wenn du ein Geächteter bist.
    Du ignorierst das Präsenz-, das Bewegungs- und das Burgfriedensgesetz.
    Auftakt: Wirf diese Karte ab, um 3 imperiale Schiffe in einem System zu platzieren, das du kontrollierst.
text-F07-07 = { text-F07-06 }
text-F07-08 = { text-BC14 }
text-F07-09 = { text-BC14 }
text-F07-10 =
    Krise: Ersetze jedes imperiale Schiff im gewürfelten Sektor durch ein Schiff des ersten Geächteten in Zugreihenfolge. Vergrabe diese Karte.
    Beim Sichern: Du darfst das in einem Sektor deiner Wahl tun. Vergrabe diese Karte dann oder wirf sie ab.
text-F07-11 = { text-F07-10 }
text-F07-12A = Mische { card-F07-13 } in das Hofdeck.
text-F07-12B =
    Beginne bei 30.
    { objective-F07-12B-expand-the-navys-holdings }: Rücke am Ende eines Kapitels, wenn du Regent bist, für jeden Planeten um 1 vor, den das Imperium kontrolliert.
    { objective-F07-12B-crush-the-empires-foes }: Rücke als Regent für jeden Spielstein eines Geächteten um 2 vor, den du im Kampf als Trophäe nimmst.
    { objective-F07-12B-dominate-rival-regents }: Rücke als Regent für jeden Agenten eines Regenten um 2 vor, den du gefangen nimmst.
text-F07-13 =
    Krise: Füge { card-F07-02 } an diese Karte an, wenn ein Spieler sie hat. Mische alle { card-F07-06 } des Hofablagestapels in das Hofdeck.
    Beim Sichern: Beeinflusse einmal. Bist du ein Geächteter, darfst du Regent werden. Mische diese Karte in das Hofdeck.
text-F07-14 =
    Erfüllt: Entferne 2 { card-F07-15 } aus dem Spiel. Füge dem Hofdeck 2 { card-F07-17 } hinzu.
    Verfehlt: Füge dem Hofdeck 2 { card-F07-15 } hinzu. Entferne 2 { card-F07-17 } aus dem Spiel.
text-F07-15 = { text-F07-10 }
text-F07-16 = { text-F07-10 }
text-F07-17 =
    Krise: Zerstöre jedes beschädigte Schiff. Vergrabe diese Karte.
    Beim Sichern: Wähle einen Sektor und platziere in jedem seiner Systeme 1 Schiff. Wirf diese Karte ab.
text-F07-18 = { text-F07-17 }
text-F07-19A = Lege { card-F07-20 } in das Kartenheft.
text-F07-19B =
    Du bist Regent und kontrollierst mindestens 9 Planeten.
    Du bist Regent und hast mehr Schiffe auf dem Spielplan als jeder Rivale.
text-F07-20 = Regenten außer dem Admiral, die weder { card-F07-02 } noch { card-F07-06 } haben, können die imperiale Flotte nicht befehligen. Als Erster Regent kontrollieren sie Systeme des Imperiums nicht für Ambitionen, Ziele und Ereignisse. Tore des Imperiums beenden ihre Katapultsprünge.
text-F07-21 = Übersicht über { card-F07-20 }.

step-expand-holdings = rücke den Zielmarker für Planeten des Imperiums vor
step-note-foes = zähle Trophäen von Geächteten
step-crush-foes = rücke den Zielmarker für Trophäen von Geächteten vor
step-dominate-regents = rücke den Zielmarker für gefangene Agenten vor
step-officers-desert = füge die Imperialen Offiziere an diese Karte an
step-must-influence = beeinflusse einmal
step-outlaw-may-return = ein Geächteter darf Regent werden
step-damaged-ships-perish = zerstöre jedes beschädigte Schiff

prompt-ask-must-influence = „{ $card }“: Wähle die Karte, die du beeinflusst.
wait-ask-must-influence = { $who } beeinflusst eine Hofkarte.
prompt-ask-outlaw-may-return = Regent werden?
wait-ask-outlaw-may-return = { $who } darf Regent werden.
