# What is refused before a game begins, and what is wrong with a written position.

problem-tree = Das Feld { $slot } muss Felder der Stufe davor voraussetzen.
problem-track = { $place }: Jede Produktionsleiste muss { $cells } Zellen haben.
problem-link = { $place }: Eine Verbindung muss zwei Orte nennen, und jeder Ort braucht eine Verbindung.

## Positions. These clauses follow "Invalid position:"

problem-number-list = { $place } muss { $wanted } Zahlen haben, keine davon unter 0.
problem-set-up = vor der ersten Runde kann nur der Spielaufbau offen sein.
problem-turn-stack = der Stapel der offenen Schritte muss mit einem Zug oder mit der Wertung beginnen.
problem-card-places = „{ $card }“ kommt { $has }-mal vor; jede Karte muss an genau einer Stelle sein.
problem-technology-slot = auf Feld { $slot } liegt eine Karte oder ein Ereignis einer anderen Stufe, eine Karte mit einem Ereignis oder ein Forscher ohne Karte.
problem-deck = eine Karte ist in einem Stapel, einer Reihe oder bei privaten Technologien der falschen Stufe oder des falschen Buchstabens.
problem-under = unter einem Stapel sind mehr Karten bekannt, als er hat.
problem-left-out = ein Ereignis mit hellem Rahmen ist aussortiert; diese sind in jeder Partie dabei.
problem-row = eine Reihe der Technologieauslage hat mehr Karten, als hineinpassen, oder ist nicht offen.
problem-location = { $location } hat ein System, einen Außenposten oder Raumschiffe, die dort nicht sein können.
problem-extra = ein Zusatzsystem muss neben einem Systemfeld liegen.
problem-achievements = eine Errungenschaft ist zweimal im Spiel.
problem-claims = auf „{ $achievement }“ liegen zwei Scheiben desselben Platzes oder mehr Scheiben, als es Felder gibt.
problem-linked = „{ $event }“ kann so nicht verknüpft sein.
problem-pawns = zwei Figuren stehen auf einem Feld, oder eine Figur steht auf einem geschlossenen Feld.
problem-mat = jeder Platz braucht ein eigenes Fraktionstableau, alle von derselben Art.
problem-cubes = es sind { $has } Würfel und nicht { $wanted }.
problem-discs = von einer Leiste sind es { $has } Scheiben und nicht { $wanted }.
