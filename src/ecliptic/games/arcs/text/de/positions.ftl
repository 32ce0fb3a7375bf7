# What is wrong with a position that somebody has written.

problem-markers = markers muss drei Orte nennen: eine Ambition, oder nichts für einen verfügbaren Marker.
problem-counts = { $place } muss fünf Zahlen von 0 bis 5 haben, eine für jeden Ressourcentyp.
problem-ship-counts = { $place } muss zwei Zahlen haben: intakte und beschädigte Schiffe.
problem-resources = { $place } muss für jedes Feld eine Ressource nennen, oder nichts für ein leeres, und nicht mehr, als es Felder gibt.
problem-court = { $place } muss für jede Stelle eine Hofkarte nennen, oder nichts für eine leere.
problem-agents = { $place } muss für jede Stelle des Hofes die Anzahl der Agenten jedes Platzes haben.
problem-played = played, played_by und played_how müssen gleich lang sein, und played_by muss Plätze nennen.
problem-pile-known = pile_known muss für jede Karte des Stapels eine Zahl haben.
problem-dice = dice müssen Zahlen von 0 bis 17 sein, und razed kann nicht negativ sein.
problem-pieces = Platz { $seat } hat insgesamt { $has } { $piece ->
    [city] Städte
    [starport] Raumhäfen
    [agent] Agenten
   *[ship] Schiffe
}, nicht { $wanted }.
problem-owed = Platz { $seat } schuldet einem nicht abgedeckten Empörungsfeld einen Agenten oder hat einen dafür im Vorrat.
problem-tokens = Von { $resource } gibt es { $has } Marker, nicht 5.
problem-covered-slot = Platz { $seat } hat eine Ressource auf einem verdeckten Feld.
problem-loose = Platz { $seat } hat Ressourcen ohne Platz, obwohl ein Feld leer ist.
problem-action-card = { $card } muss an genau einem Ort sein.
problem-card = „{ $card }“ { $has ->
    [0] fehlt
    [one] gehört nicht zu dieser Partie
   *[other] ist { $has }-mal im Spiel
}.
problem-held = Platz { $seat } hat eine Vox-Karte oder einen Anführer unter seinen Karten, oder sein Anführer ist keine Anführerkarte.
problem-court-row = Die Hofreihe muss ihre feste Anzahl von Stellen haben, jede Karte einmal.
problem-slot = Den Bauplatz { $site } gibt es nicht.
problem-out-of-play = { $system } ist nicht im Spiel und muss leer sein.
problem-no-such-seat = Ein Platz, den es am Tisch nicht gibt, kann keine Spielsteine haben.
problem-known = known nennt eine Karte, die Platz { $seat } nicht auf der Hand hat.
problem-known-bottom = known_bottom ist mehr, als das Hofdeck hat.
problem-lead-card = Die erste Karte der Runde muss die Leitkarte sein.
problem-arcs-frame-place = { $frame } kann an dieser Stelle des Stapels nicht warten oder jetzt nicht.
problem-arcs-over-stack = Die Partie ist vorbei, aber ihr Stapel ist nicht leer.
problem-arcs-stack-long = Auf dem Stapel liegen { $has } Einträge; höchstens { $most } können warten.
problem-arcs-stack-start = { $frame } kann nicht ganz unten auf dem Stapel liegen.
problem-arcs-stack = { $frame } kann auf dem Stapel nicht direkt über { $below } liegen.
problem-arcs-stack-time = Der Stapel passt nicht zum Stand der Partie: Aufbau, Draft, Hof und Kapitel widersprechen sich.
problem-arcs-stack-turn = Der laufende Zug und der Stapel widersprechen sich, wer am Zug ist.
problem-lore = Anführer und Überlieferungen müssen dort liegen, wohin der Draft sie legt.
problem-arcs-shaped = Ein Tor hat keinen Typ, der sich ändern könnte.
problem-captives = Platz { $seat } hat eigene Spielsteine als Trophäen oder Gefangene, oder Gefangene, die keine Agenten sind.
problem-arcs-boxes = Die Marker auf den Ambitionsfeldern müssen die der Planeten außerhalb des Spiels sein, und das nur zu zweit.
problem-arcs-hand = Niemand kann mehr als { $most } Aktionskarten auf der Hand haben.
problem-arcs-turn = Die Angaben zum laufenden Zug sind ungültig: Grenzen, Spur, Würfel, Passen oder beiseitegelegte Ressourcen.
problem-known-viewers = { $place } braucht je eine Liste für vier Plätze und eine für alle.
problem-hidden-box = hidden_box braucht je eine Liste für vier Plätze.
problem-site = { $place } ist kein Bauplatz; Bauplätze schreibt man wie 2-hex/1, 2-hex/city und 2-gate/starport.

# Inhaltspakete
problem-arcs-pack-section = Das Inhaltspaket nennt { $section }; diesen Abschnitt gibt es nicht, es gibt { $known }.
problem-arcs-pack-row = { $section } hat keine Zeile { $row }.
problem-arcs-pack-change = { $place } hat kein Feld { $field }, das man ändern kann; es gibt { $known }.
problem-system = { $place } ist kein gültiges System: Ein Planet hat Typ und Bauplatz, ein Tor keines von beiden, und Verbindungen führen hin und zurück, eine davon innerhalb des Sektors.
problem-setup-card = { $place } lässt sich nicht aufbauen: A und B brauchen verschiedene Planeten im Spiel, C Systeme im Spiel, und kein Typ darf mehr Marker brauchen, als es gibt.
problem-faces = { $place } braucht sechs Seiten mit je höchstens { $most } Symbolen.
problem-arcs-numbers = { $place } braucht { $count } Zahlen von { $low } bis { $high }.
problem-boxes-of-pieces = { $place } darf in einem Feld nicht zwei Gebäude haben und in C keines.
problem-arcs-board = Jede Farbe braucht eine Aktion, und offene Ressourcenfelder müssen offen bleiben, wenn noch eine Stadt das Tableau verlässt.
problem-leader-resources = { $place } braucht { $count } Ressourcen.
