# How a turn goes and how one wins, in short: what the rules page begins with.

introduction-federation-1-title = Worum es geht
introduction-federation-1 =
    Du willst in der Föderation mitreden: mit Gesandten im Senat, mit Einfluss auf fünf Planeten und mit erfüllten
    Missionen. Eine Partie dauert genau fünf Runden. Dann gewinnen die meisten Prestigepunkte (PP); bei Gleichstand wird
    der Sieg geteilt.

introduction-federation-2-title = Dein Zug
introduction-federation-2 =
    In der Aktionsphase legt jeder gewöhnlich vier Gesandte, einen pro Zug:
    - Wähle einen deiner Gesandten und seine Seite. Die Abstimmungsseite zählt Stimmen, die Investorenseite bringt ein
      Projekt voran.
    - Lege ihn auf ein freies Feld des Senats. Du erhältst den Bonus der Seite, die oben liegt, und führst die Aktion
      des Feldes aus.
    - Mit der Investorenseite schaltest du außerdem die Mission frei, die zu dem Feld gehört.
    - Danach darfst du eine freigeschaltete Mission erfüllen. Sie kostet ein Raumschiff aus deinem Hangar, und viele
      verlangen eine bestimmte Stufe.

    Die Ausweichaktion ist immer möglich: Sie bringt 1 Ozeanium und den Bonus der Seite, aber weder Stimmen noch
    Investoren noch eine Mission.

introduction-federation-3-title = Die fünf Planeten
introduction-federation-3 =
    - Neo: Dein Bergarbeiter zieht weiter und bringt Kristalle und Golddiamanten.
    - 6Moon: Dein Manipulator zieht weiter und nimmt ein Modifikatorplättchen, das ersetzt, was ein Gesandter zeigt.
    - Atalum: Du nimmst einen Gelehrten, dessen Effekt du einmal nutzen kannst.
    - Arratooine: Du bezahlst einen Handelsposten für seinen Bonus; auf der zweiten Stufe ist er besser.
    - E81216: Du baust eine Produktionsstätte, die jede Runde etwas bringt, oder eine Megastruktur, die sofort Punkte
      bringt.

    In der Regel erhöht jede dieser Aktionen deinen Einfluss auf dem Planeten, und Einfluss zählt für Gesetze, Medaillen
    und Projekte. Die Räume des Senats bringen stattdessen Akkreditierung, Raumschiffe, Missionen, den
    Präsidentinnenmarker oder die Aktion eines anderen Feldes.

introduction-federation-4-title = Die Einkommensphase
introduction-federation-4 =
    Jede Runde endet mit fünf Schritten:
    - Produktionsstätten bringen ihr Einkommen.
    - Die Stufen 3 bis 5 kosten eine Ressource, sonst fällst du auf eine niedrigere Stufe zurück.
    - Jedes Investorensymbol rückt das Projekt seiner Spalte ein Feld vor.
    - Auf jedem Stockwerk erhält, wer die meisten Stimmen hat, PP in Höhe seiner Stufe.
    - Die Seite mit mehr Stimmen verabschiedet ihr Gesetz: Alle erhalten 2 PP je Einfluss auf dessen Planeten.

introduction-federation-5-title = Das Ende
introduction-federation-5 =
    Zu den PP der fünf Runden kommen deine Medaillen, ein wenig für alles, was übrig ist, und die finanzierten Projekte
    nach Plätzen. Ein Projekt, das nicht finanziert wurde, bringt niemandem etwas.

introduction-federation-6-title = Für die erste Partie
introduction-federation-6 =
    - Ein Gesandter zählt mehrfach: mit seiner Aktion, für eine Spalte oder für Stockwerk und Seite, und für eine
      Mission. Suche Felder, auf denen dir mehreres davon hilft.
    - Besorge dir früh Raumschiffe. Ohne eines im Hangar bleibt eine freigeschaltete Mission liegen.
    - Sieh dir beide Gesetze an, bevor du abstimmst: Sie bringen allen etwas, die dort Einfluss haben, nicht nur dir.
