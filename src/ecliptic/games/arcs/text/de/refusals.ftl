# Why something is not possible.

no-such-action = „{ $text }“ ist keine Aktion von Arcs.
no-other-choice = „{ $text }“ steht nicht zur Wahl: Beantworte zuerst die offene Frage.
no-not-now = „{ $text }“ ist jetzt nicht möglich.
no-too-late = „{ $text }“ kommt zu spät: Ausrufen und ergreifen kannst du nur direkt nach dem Ausspielen deiner Karte.
no-prelude-over = „{ $text }“ kommt zu spät: Dein Auftakt ist vorbei.
no-seized = Die Initiative wurde in dieser Runde schon ergriffen.
no-marker = Es ist kein Ambitionsmarker verfügbar.
no-pips = Du hast keine Aktionen mehr.
no-not-in-hand = Du hast { $card } nicht auf der Hand.
no-same-suit = { $card } hat die Farbe der Leitkarte: Zum Umschwenken brauchst du eine andere.
no-not-higher = { $card } übertrifft nicht: Du brauchst die Farbe der Leitkarte und eine höhere Zahl als { $n }.
no-raid-dice = Hier kannst du keine Überfallwürfel nehmen: { $whom_you ->
    [empire] Beim Imperium gibt es nichts zu holen.
    [blight] Bei der Seuche gibt es nichts zu holen.
   *[no] { $whom } hat ein Gebäude auf dem Spielplan, aber keines verteidigt in diesem Kampf.
}
no-such-dice = Diese Würfel kannst du nicht nehmen: Erlaubt sind insgesamt { $n }, höchstens 6 jeder Art.
no-more-raid-dice = Hier kannst du höchstens { $n } Überfallwürfel nehmen.
no-raid-dice-card = Eine Karte verbietet in diesem Kampf Überfallwürfel.
no-few-dice = Das sind zu wenige Würfel: Du musst mindestens { $n } nehmen.
no-wary-dice = Du kannst nicht mehr Sturmwürfel als Scharmützelwürfel nehmen.
problem-map-seats = Die Aufbaukarte { $map } ist für { $players } Spieler, nicht für { $seats }.
no-such-place = Den Ort „{ $text }“ gibt es auf dem Spielplan nicht.
no-such-card = Die Karte „{ $text }“ gibt es in Arcs nicht.
no-such-ambition = Die Ambition „{ $text }“ gibt es nicht.
no-such-resource = Die Ressource „{ $text }“ gibt es nicht.
no-action-of-card = Diese Aktion steht dir jetzt nicht zur Verfügung: { $action }.
no-city = Dort steht keine Stadt, die du besteuern kannst ({ $system }).
no-taxed = Diese Stadt wurde in diesem Zug schon besteuert ({ $system }).
no-taxed-slot = Dieser Bauplatz wurde in diesem Zug schon besteuert ({ $system }).
no-own-tax = Eine Karte verbietet dir, diese Stadt zu besteuern ({ $system }).
no-control = Eine rivalisierende Stadt kannst du nur in einem System besteuern, das du kontrollierst ({ $system }).
no-own-piece = Du hast dort keinen Spielstein und kannst deshalb nicht bauen ({ $system }).
no-free-slot = Für dieses Gebäude ist dort kein Platz frei ({ $system }).
no-starport = Du hast dort keinen Raumhafen, an dem du Schiffe bauen kannst ({ $system }).
no-starport-used = Dieser Raumhafen hat in diesem Zug schon ein Schiff gebaut ({ $system }).
no-damage = Du hast dort nichts Beschädigtes zu reparieren ({ $system }).
no-not-in-court = „{ $card }“ liegt nicht im Hof.
no-agents = Du hast keine Agenten im Vorrat.
no-majority = „{ $card }“ kannst du nicht sichern: Du brauchst darauf mehr Agenten als jeder Rivale.
no-secure-card = Eine Karte verbietet dir, „{ $card }“ jetzt zu sichern.
no-adjacent = Diese Systeme sind nicht benachbart ({ $from } → { $to }).
no-ships = Du hast dort keine Schiffe ({ $system }).
no-harm = Ein Gesetz oder eine Karte lässt jetzt nicht zu, dass du diesem Verteidiger schadest ({ $system }).
no-defender = Diesen Verteidiger gibt es dort nicht ({ $system }).
no-own-initiative = Du hast die Initiative schon.
no-ambition = Mit deiner Karte kannst du { $ambition } jetzt nicht ausrufen.
no-ambition-card = Eine Karte verbietet dir, { $ambition } jetzt auszurufen.
no-resource = Diese Ressource hast du nicht: { $resource }.
no-spend-as = Du kannst { $resource } nicht als { $as } ausgeben.
no-not-held = Du hast „{ $card }“ nicht.
no-prelude = „{ $card }“ hat keine solche Auftaktaktion.
no-just-secured = Du hast „{ $card }“ in diesem Auftakt gesichert: Die Auftaktaktion ist noch nicht möglich.
no-prelude-first = „{ $card }“ kannst du nur vor allen anderen Aktionen des Zuges nutzen.
no-undeclared = „{ $card }“ kannst du nur nutzen, solange { $ambition } ausgerufen ist.
no-prelude-now = „{ $card }“ würde jetzt nichts bewirken.
