# How a turn goes and how one wins, in short: what the rules page begins with.

introduction-arcs-1-title = Worum es geht
introduction-arcs-1 =
    Ihr ringt um Macht in einer Galaxie, die niemand beherrscht. Macht kommt von Ambitionen: Jede fragt am Ende eines
    Kapitels, wer von etwas am meisten hat. Die Partie endet nach dem Kapitel, in dem jemand 27 Macht erreicht hat (30
    zu dritt, 33 zu zweit), spätestens nach Kapitel 5. Wer dann die meiste Macht hat, gewinnt.

introduction-arcs-2-title = Eine Runde
introduction-arcs-2 =
    Zu Beginn eines Kapitels hat jeder sechs Aktionskarten. Wer die Initiative hat, führt mit einer davon an, oder gibt
    die Initiative ab, und hat so viele Aktionen ihrer Farbe, wie sie Aktionssymbole zeigt. Dann spielt im Uhrzeigersinn
    jeder andere eine Karte:
    - Übertreffen: dieselbe Farbe, eine höhere Zahl. Du hast so viele Aktionen, wie deine Karte Symbole hat.
    - Kopieren: eine beliebige Karte, verdeckt. Du hast eine Aktion der Farbe der Leitkarte.
    - Umschwenken: eine andere Farbe. Du hast eine Aktion dieser Farbe.

    Wer mit der höchsten Zahl übertroffen hat, führt als Nächster an, außer jemand hat die Initiative ergriffen und
    dafür eine zweite Karte abgegeben; hat niemand übertroffen, bleibt die Initiative, wo sie ist. Sind alle Hände leer,
    endet das Kapitel.

introduction-arcs-3-title = Aktionen
introduction-arcs-3 =
    - Verwaltung: eine Stadt besteuern und eine Ressource erhalten, reparieren oder mit einem Agenten eine Hofkarte
      beeinflussen.
    - Konstruktion: eine Stadt, einen Raumhafen oder ein Schiff bauen oder reparieren.
    - Mobilisierung: Schiffe bewegen oder beeinflussen.
    - Aggression: bewegen, kämpfen oder eine Hofkarte sichern, auf der du die meisten Agenten hast.

    Vor den Aktionen kommt der Auftakt: Ressourcen, die du dort ausgibst, bringen weitere Aktionen, gleich in welcher
    Farbe, oder lassen dich kämpfen. Du kontrollierst ein System, solange du dort mehr intakte Schiffe hast als jeder
    Rivale.

introduction-arcs-4-title = Ambitionen
introduction-arcs-4 =
    Wer anführt, darf die Ambition ausrufen, die zur Zahl der Karte gehört (eine 7 erlaubt jede, eine 1 keine). Der
    wertvollste Marker kommt dorthin, und die Karte zählt als 0: Sie ist dann leicht zu übertreffen.
    - Tycoon: Material und Treibstoff.
    - Tyrann: Gefangene.
    - Kriegsherr: Trophäen.
    - Hüter: Relikte.
    - Empath: Psionik.

    Am Ende des Kapitels erhalten der erste und der zweite Platz jeder ausgerufenen Ambition Macht. Was niemand
    ausgerufen hat, bringt nichts.

introduction-arcs-5-title = Kampf
introduction-arcs-5 =
    Du wählst deine Würfel. Scharmützelwürfel sind sicher und treffen jedes zweite Mal. Sturmwürfel treffen härter.
    Überfallwürfel treffen Gebäude und bringen Schlüssel, mit denen du Ressourcen und Gildenkarten stiehlst. Beide
    können dich eigene Schiffe kosten. Der erste Treffer beschädigt einen Spielstein, der zweite zerstört ihn, und was
    du zerstörst, wird deine Trophäe. Wer eine Stadt zerstört, löst Empörung aus und verliert Ressourcen und
    Gildenkarten ihres Typs.

introduction-arcs-6-title = Für die erste Partie
introduction-arcs-6 =
    - Sieh dir deine Hand an: Welche Runden kannst du anführen, und welche Ambition rufst du dann aus?
    - Rufe aus, worin du vorn liegst, und so spät, dass dich niemand mehr einholt.
    - Kopieren und Umschwenken sind nicht verschenkt: Eine gute Aktion und die Ressourcen im Auftakt ergeben einen guten
      Zug.
