# What is refused before a game begins, and what is wrong with a written position.

problem-tree = Das Feld { $slot } darf nur einmal genannt sein und muss verschiedene Felder der Stufe davor voraussetzen, höchstens drei und bei „two_of_three“ genau drei.
problem-track = { $place }: Jede Produktionsleiste muss { $cells } Zellen haben.
problem-link = { $place }: Eine Verbindung muss zwei verschiedene Orte nennen, jedes Paar einmal, und Raumschiffe müssen jeden Ort erreichen können.
problem-columns = { $place }: Die Spalten fassen zusammen höchstens { $most } Würfel; die übrigen sind Bevölkerung und das Startschiff.
problem-extra-ore = { $place } muss { $spaces } Zahlen von 0 bis { $most } haben, eine für jedes Feld.
problem-id = { $place } ist { $value }; eine Kennung hat 1 bis 16 Buchstaben, Ziffern oder Unterstriche.
problem-verb-place = { $place }: „{ $verb }“ ist hier nicht oder nicht zweimal möglich.
problem-level-one = Es muss { $slots } Technologien der Stufe I geben, eine für jedes Feld.
problem-actions = { $card } darf höchstens { $most } Aktionen haben, jede mit einer eigenen Kennung.
problem-event-frames = Die Stufen II und III brauchen je { $light } Ereignisse mit hellem Rahmen und mindestens { $normal } andere.
problem-event = { $event }: Stufe, Schritte, Verknüpfung und Verbleib des Ereignisses passen nicht zusammen.
problem-starting-systems = Stapel A braucht mindestens { $least } Startsysteme, Stapel B darf keines haben.
problem-deck-b = Stapel B braucht mindestens { $least } Systeme.
problem-achievement-kinds = Es muss 2 Basis-Errungenschaften und mindestens je eine der Arten A und B geben.
problem-achievement-spaces = { $achievement } braucht 1 bis { $most } Felder, eines davon für 2 Spieler.
problem-first-game = Die erste Partie braucht 4 verschiedene Errungenschaften.

## Positions. These clauses follow "Invalid position:"

problem-number-list = { $place } muss { $wanted } Zahlen von 0 bis { $most } haben.
problem-set-up = Vor der ersten Runde kann nur der Spielaufbau offen sein.
problem-turn-stack = Der Stapel der offenen Schritte muss mit einem Zug oder mit der Wertung beginnen.
problem-card-places = „{ $card }“ kommt { $has }-mal vor; jede Karte muss an genau einer Stelle sein.
problem-technology-slot = Auf Feld { $slot } liegt eine Karte oder ein Ereignis einer anderen Stufe, eine Karte mit einem Ereignis oder ein Forscher ohne Karte.
problem-deck = Eine Karte ist in einem Stapel, einer Reihe oder bei privaten Technologien der falschen Stufe oder des falschen Buchstabens.
problem-under = Unter einem Stapel sind mehr Karten bekannt, als er hat.
problem-left-out = Ein Ereignis mit hellem Rahmen ist aussortiert; diese sind in jeder Partie dabei.
problem-row = Eine Reihe der Technologieauslage hat mehr Karten, als hineinpassen, ist nicht offen oder ist in einem Spiel ohne Auslage offen.
problem-location = { $location } hat ein System, einen Außenposten oder Raumschiffe, die dort nicht sein können.
problem-extra = Ein Zusatzsystem muss neben einem Systemfeld liegen.
problem-achievements = Eine Errungenschaft ist zweimal im Spiel.
problem-claims = Auf „{ $achievement }“ liegen zwei Scheiben desselben Platzes oder mehr Scheiben, als es Felder gibt.
problem-linked = „{ $event }“ kann so nicht verknüpft sein.
problem-pawns = Zwei Figuren stehen auf einem Feld, oder eine Figur steht auf einem geschlossenen Feld.
problem-mat = Jeder Platz braucht ein eigenes Fraktionstableau, alle von derselben Art.
problem-cubes = Es sind { $has } Würfel; es müssen { $wanted } sein.
problem-discs = Von einer Leiste gibt es { $has } Scheiben; es müssen { $wanted } sein.
problem-emptied = { $place } ist { $value }: Eine Leiste, deren letzte Scheibe weg ist, muss vermerkt sein.
problem-last-round = last_round ist { $last } bei { $discs } Scheiben auf Errungenschaften; es muss diese oder die nächste Runde sein, sobald das Ende ausgelöst ist, und vorher 0.
problem-bonuses-had = Es sind Kontrollboni verzeichnet, die niemand erhalten haben kann.
problem-waiting-after-end = Die Partie ist zu Ende und der Stapel ist nicht leer.
problem-waiting-many = Der Stapel hat { $has } Einträge; höchstens { $most } können warten.
problem-waiting-above = { $frame } kann auf dem Stapel nicht direkt über { $below } liegen.
problem-waiting-now = { $frame } kann zu dieser Zeit nicht warten.
problem-level-named = Eine Raumschiffstufe ist genannt, aber kein Ereignis wird abgehandelt.
