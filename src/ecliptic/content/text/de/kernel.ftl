# Was ein Tisch ablehnt, und was an Stellungen und Partien nicht stimmt, die jemand geschrieben hat.

# Am Tisch
problem-not-your-turn = Du bist nicht an der Reihe: Der Tisch wartet auf { $who }.
problem-chance-first = Du bist nicht an der Reihe: Der Tisch wartet auf den Zufall.
problem-action-length = Es gibt keine Aktion mit mehr als { $most } Zeichen.
problem-undo-barred = Du kannst nichts zurücknehmen: Etwas Neues wurde aufgedeckt, oder jemand anders hat gehandelt.
problem-undo-steps = Du kannst 1 bis { $most } Schritte zurücknehmen, nicht { $steps }.
problem-undo-agreement = Um hinter etwas Aufgedecktes zurückzugehen, müssen alle zustimmen: { $who } hat nicht zugestimmt.
problem-undo-moment = Es gibt keinen Moment { $moment }, zu dem man zurückkehren könnte.

# Spiele und ihre Optionen
problem-game-unknown = Es gibt kein Spiel „{ $game }“. Zur Auswahl: { $known }.
problem-rules-unknown = { $game } hat keine Regelversion { $version }: Dieses Programm spielt { $known }.
problem-seats = { $game } hat { $low } bis { $high } Plätze, nicht { $seats }.
problem-option-unknown = { $game } hat keine Option „{ $option }“. Bekannt sind: { $known }.
problem-option-choice = Die Option { $option } kann nicht { $value } sein: Möglich sind { $known }.
problem-option-number = Die Option { $option } kann nicht { $value } sein: Möglich sind Zahlen von { $low } bis { $high }.
problem-option-seat = Die Option { $option } kann nicht Platz { $seat } sein: Die Plätze sind 0 bis { $last }.

# Dateien
part-file = { $place ->
    [file] Die Datei
   *[other] { $place }
}
problem-missing = { $place } fehlt.
problem-no-table = { part-file } muss eine Tabelle aus Namen und Werten sein, nicht { $value }.
problem-no-number = { $place } muss eine ganze Zahl sein, nicht { $value }.
problem-no-flag = { $place } muss true oder false sein, nicht { $value }.
problem-no-text = { $place } muss Text sein, nicht { $value }.
problem-no-list = { $place } muss eine Liste sein, nicht { $value }.
problem-json-value = { $place } kann nicht { $value } sein: Ein Inhaltspaket hat Texte, Zahlen, true, false, Listen und Tabellen.
problem-json-name = { part-file } kann kein Feld { $name } haben: Namen sind Texte, jeder nur einmal verwendet.
problem-json-size = Das Inhaltspaket ist zu groß: Es darf { $most } Werte haben und { $deepest } Listen und Tabellen ineinander.
problem-range = { $place } muss von { $low } bis { $high } sein, nicht { $value }.
problem-unknown-field = { part-file } hat ein unbekanntes Feld { $field }: Möglich sind { $known }.
problem-unknown-field-alone = { part-file } hat ein unbekanntes Feld { $field }.
problem-unknown-word = { $place } hat den unbekannten Wert { $value }; meinst du „{ $meant }“?
problem-unknown-word-of = { $place } hat den unbekannten Wert { $value }. Möglich sind: { $known }.
problem-not-ours = Das ist keine { $what ->
    [journal] Partie
   *[position] Stellung
} von Ecliptic: In ihrem Feld „ecliptic“ steht { $says }.
problem-format = { $what ->
    [journal] Diese Partie
   *[position] Diese Stellung
} hat das Format { $has }; dieses Programm liest Format { $reads }.

# Stellungen
problem-position = Ungültige Stellung: { $why }
problem-position-stack = Ungültige Stellung: Ihr Stapel (stack) passt nicht zum Rest ({ $why }).
problem-position-nobody = Ungültige Stellung: Niemand ist am Zug, und die Partie ist nicht vorbei.
problem-position-option = Ungültige Stellung: Platz { $seat } ist am Zug und hat keine Option.
problem-position-chance = Ungültige Stellung: Der Zufall „{ $chance }“ hat nichts zu ziehen.
problem-frame-field = { $frame } kann hier nicht { $field } { $value } haben.
problem-order = order muss jeden der Plätze 0 bis { $last } einmal nennen, nicht { $value }.
problem-players = players muss { $seats } Zeilen haben, eine für jeden Platz, nicht { $rows }.
problem-places = over.places muss für jeden der { $seats } Plätze einen Rang haben.
problem-active = Platz { $seat } kann nicht am Zug sein.
problem-of-seat = Platz { $seat }: { $why }

# Partien
problem-no-entry = { $place } ist kein Eintrag: Er braucht „play“, „chance“ oder „undo“.
problem-entry = Eintrag { $entry } der Partie lässt sich nicht spielen: { $why }
problem-entry-hash = Eintrag { $entry } der Partie führt zu einem anderen Zustand als bei der Aufzeichnung: Die Prüfsummen sind verschieden.
problem-entry-impossible = „{ $action }“ ist an dieser Stelle nicht möglich.
problem-chance-unasked = Die Regeln fragen hier nicht nach dem Zufall „{ $chance }“.
problem-chance-outcome = Der Zufall „{ $chance }“ kann nicht { $outcome } ergeben: Er zieht { $count } aus { $items }.
problem-drawn-number = { $value } ist keine Zahl.
problem-start-foreign = Die Startstellung der Partie gehört zu einem anderen Tisch.

# Inhaltspakete
problem-pack-game = Dieses Inhaltspaket ist für „{ $game }“, nicht für „{ $wanted }“.
problem-pack-field = { $place } hat kein änderbares Feld { $field }. Bekannt sind: { $known }.
problem-pack-card = Das Inhaltspaket nennt „{ $card }“, das es im Spiel nicht gibt.

## References to games and bots of others

problem-reference = „{ $reference }“ lässt sich nicht importieren: Schreib modul:name.
problem-not-a-game = „{ $reference }“ ist kein Spiel: Es muss ein Game, eine Klasse davon oder ein Manifest sein.
problem-game-twice = Zwei Spiele heißen „{ $slug }“.
problem-not-a-bot = „{ $reference }“ ist kein Bot.
problem-bot-choose = Der Bot „{ $reference }“ hat keine Methode choose.
problem-bot-init = Der Bot „{ $reference }“ lässt sich nicht erzeugen: Seine Klasse braucht ein __init__(self) ohne weitere Argumente, das super().__init__(name, about) aufruft.
problem-bot-made = Der Bot „{ $reference }“ lässt sich nicht erzeugen: { $why }.
