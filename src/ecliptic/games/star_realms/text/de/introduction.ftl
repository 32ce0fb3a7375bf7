# How a turn goes and how one wins, in short: what the rules page begins with.

introduction-star-realms-1-title = Worum es geht
introduction-star-realms-1 =
    Du baust dir aus Karten eine Flotte. Alle beginnen mit denselben zehn schwachen Karten: 8 Aufklärern, die Handel
    bringen, und 2 Nattern, die Kampf bringen. Was du kaufst, gehört zu deinem Deck und kommt immer wieder auf deine
    Hand.

    Im Duell beginnen beide mit 50 Autorität. Wer den Gegner auf 0 bringt, gewinnt sofort; ein anderes Ende gibt es
    nicht.

introduction-star-realms-2-title = Dein Zug
introduction-star-realms-2 =
    Meist hast du fünf Karten auf der Hand. In der Hauptphase tust du davon, was du willst, in beliebiger Reihenfolge
    und so oft es geht:
    - Eine Karte ausspielen. Das kostet nichts. Ein Schiff wirkt sofort; eine Basis bleibt vor dir liegen, und du darfst
      sie in jedem deiner Züge einmal benutzen.
    - Eine Karte der Handelsreihe oder einen Entdecker mit Handel kaufen. Sie kommt auf deinen Ablagestapel, du ziehst
      sie also später. Die Reihe wird sofort aufgefüllt.
    - Mit Kampf angreifen: einen Spieler, der so viel Autorität verliert, oder eine Basis, die ihre ganze Verteidigung
      auf einmal kostet.
    - Eine Fähigkeit einer eigenen Karte im Spiel benutzen.

    Danach kommen deine Schiffe und der Rest deiner Hand auf deinen Ablagestapel, übriger Handel und Kampf verfallen,
    und du ziehst fünf Karten. Ist dein Deck leer, wird dein Ablagestapel gemischt und zum neuen Deck.

introduction-star-realms-3-title = Fähigkeiten
introduction-star-realms-3 =
    - Die Primärfähigkeit ist das, was ein Schiff beim Ausspielen tut und eine Basis, wenn du sie benutzt.
    - Eine Allianzfähigkeit wirkt nur, solange du eine andere Karte der gezeigten Fraktion im Spiel hast. In welcher
      Reihenfolge du sie spielst, ist gleich.
    - Eine Verschrottungsfähigkeit kostet dich die Karte selbst: Sie verlässt dein Deck für immer.

introduction-star-realms-4-title = Basen und Außenposten
introduction-star-realms-4 =
    Eine Basis bleibt im Spiel, bis jemand sie zerstört. Ein Außenposten ist eine Basis, die ihren Besitzer schützt:
    Solange einer im Spiel ist, können weder sein Besitzer noch dessen gewöhnliche Basen angegriffen werden.

introduction-star-realms-5-title = Mehr als zwei Spieler
introduction-star-realms-5 =
    Zu dritt bis zu sechst könnt ihr auch Jeder gegen jeden, Jäger, Hydra, Imperator oder Überfall spielen. Diese Modi
    ändern, wen du angreifen darfst, wer zusammenspielt und wann jemand gewonnen hat. Der Zug bleibt gleich.

introduction-star-realms-6-title = Für die erste Partie
introduction-star-realms-6 =
    - Kaufe in jedem Zug etwas, solange dein Deck schwach ist: Eine teure Karte nützt am meisten, wenn sie früh kommt.
    - Zwei Fraktionen, die du sammelst, bringen wegen der Allianzfähigkeiten mehr als vier, von denen du ein wenig hast.
    - Wer Aufklärer und Nattern verschrottet, zieht die guten Karten öfter.
    - Sieh nach Außenposten auf der anderen Seite, bevor du deinen Kampf verplanst.
