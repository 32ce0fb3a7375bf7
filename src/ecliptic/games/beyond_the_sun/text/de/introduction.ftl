# How a turn goes and how one wins, in short: what the rules page begins with.

introduction-beyond-the-sun-1-title = Worum es geht
introduction-beyond-the-sun-1 =
    Deine Fraktion verlässt das Sonnensystem: Sie erforscht Technologien, schickt Raumschiffe aus und kolonisiert
    Systeme. Am Ende gewinnen die meisten Siegpunkte (SP).

introduction-beyond-the-sun-2-title = Dein Zug
introduction-beyond-the-sun-2 =
    Jeder Zug hat drei Phasen:
    - Aktion: Setze deine Figur auf ein anderes Feld, auf dem keine fremde Figur steht, und führe seine Aktion aus. Die
      unterste Zeile der Grundlagen der Raumfahrt ist immer offen.
    - Produktion: Wähle Bevölkerungswachstum, Erzproduktion oder Ressourcentausch.
    - Errungenschaft: Erfüllst du die Bedingung einer Errungenschaft, die du noch nicht hast und auf der noch Platz ist,
      beanspruchst du sie. Eine je Zug, und der Erste bekommt am meisten.

introduction-beyond-the-sun-3-title = Würfel und Scheiben
introduction-beyond-the-sun-3 =
    Deine 20 Würfel sind nacheinander alles: Nachschub auf deinem Tableau, Bevölkerung, Raumschiffe auf dem
    Expeditionsplan und Forscher neben Technologien. Wachstum macht aus Nachschub Bevölkerung, und mit Bevölkerung
    bezahlst du Raumschiffe und Forschung.

    Scheiben bedecken deine Nahrungs- und deine Erzleiste. Jede Scheibe, die eine Leiste als Außenposten oder durch
    Automatisierung verlässt, bringt dich mehr Wachstum oder mehr Erz näher.

introduction-beyond-the-sun-4-title = Technologien
introduction-beyond-the-sun-4 =
    Zum Erforschen legst du eine Bevölkerung neben eine Technologie. Du brauchst die mit ihr verbundenen Technologien
    der vorigen Stufe, alle oder, wo es so dasteht, zwei von drei. Wer als Erster auf ein leeres Feld kommt, handelt das
    Ereignis darauf ab, wenn dort eines liegt, und wählt eine von zwei Karten für das Feld; wer später kommt, erforscht
    dieselbe Karte.

    Den Sofortbonus einer Technologie nimmt jeder einmal, wenn er sie erforscht. Ihre Aktionsfelder stehen nur dem
    offen, der einen Würfel daneben hat, und erst ab seinem nächsten Zug.

introduction-beyond-the-sun-5-title = Raumschiffe und Systeme
introduction-beyond-the-sun-5 =
    Ein Sprung bewegt Raumschiffe entlang der Linien. Die Stärke einer Fraktion an einem Ort ist die Summe der Stufen
    ihrer Raumschiffe. Hat dort niemand die Kontrolle und du allein die größte Stärke, übernimmst du sie und legst eine
    Scheibe deiner Leiste auf das System; um sie jemandem zu nehmen, brauchst du mehr Stärke als er.

    Um ein System zu kolonisieren, musst du es kontrollieren und Raumschiffe mit der gezeigten Stärke zurücklegen. Dann
    gehört dir die Karte für immer, mit Punkten, Bonus und einer zweiten Scheibe.

introduction-beyond-the-sun-6-title = Das Ende
introduction-beyond-the-sun-6 =
    Das Ende kommt, wenn auf den Errungenschaften vier Scheiben liegen, bei zwei oder drei Spielern drei. Die Runde wird
    zu Ende gespielt, dann noch eine weitere. Gewertet werden vor allem Technologien, Automatisierung, kolonisierte
    Systeme, Außenposten, Errungenschaften und Ereignisse.

introduction-beyond-the-sun-7-title = Für die erste Partie
introduction-beyond-the-sun-7 =
    - Du darfst nicht stehen bleiben: Plane zwei Aktionen, die du abwechselnd nutzen kannst.
    - Erz und Bevölkerung gehen schnell aus. Nimm früh Außenposten: Sie machen beide Leisten besser.
    - Sieh zuerst die Errungenschaften an: Sie bringen viele Punkte und bestimmen, wie lange die Partie dauert.
