# The terminal around the game. What the game itself says is in its own folder.

you = Du
player = Spieler { $n }

## Asking

ask = Zahl, oder h für Hilfe
ask-default = Zahl, Enter für { $default }, oder h für Hilfe
no-default = Hier gibt es keine Vorgabe: Tippe eine Zahl, oder h für Hilfe.
no-such-number = Möglichkeit { $n } gibt es nicht: Wähle 1 bis { $most }.
no-such-amount = { $n } geht nicht: Wähle { $least } bis { $most }.
not-understood = „{ $text }“ ist keine Zahl, kein Befehl und keine Karte. h zeigt die Hilfe.
end-anyway = Du könntest noch: { $what }. Drücke noch einmal Enter, um den Zug trotzdem zu beenden.
## Commands

taken-back = Zurückgenommen.
nothing-to-take-back = Du kannst nichts zurücknehmen: Etwas Neues wurde aufgedeckt, oder jemand anderes hat gehandelt.
hint = { $bot } würde wählen: { $option }
no-rules = Hier gilt keine eigene Regel.
rules-are-english = Regeln ohne Übersetzung sind auf Englisch.
no-more-cards = Und { $n } weitere; tippe einen längeren Namen.
mentioned-in = Was die Regeln dazu sagen
saved = Gespeichert in { $path }.
cannot-save = Das Spiel kann nicht in { $path } gespeichert werden: { $why }.
nobody-else = Sonst muss gerade niemand handeln.
nothing-to-play = Du hast gerade keine Karte zu spielen.
log-begins = Frühere Zeilen sind ausgeblendet; l { $n } zeigt alle.
since = Was passiert ist
table-part = Tisch: Zeilen { $first } bis { $last } von { $all } · b: weitere Zeilen
options-part = Möglichkeiten: Zeilen { $first } bis { $last } von { $all } · o: weitere Zeilen
table-whole = Der ganze Tisch ist auf dem Bildschirm.
options-whole = Alle Möglichkeiten sind auf dem Bildschirm.

## Hot seat

pass = Gib die Tastatur an { $who } weiter und drücke Enter.

## The table

turn = Zug { $n }
to-move = { $who } ist am Zug
your-move = du bist am Zug
out = ausgeschieden
nothing = nichts
## The end

places = Plätze
place = { $n }. { $who } ({ $score })
no-place = – { $who } ({ $score })
lasted = { $decisions } Entscheidungen in { $minutes ->
    [0] weniger als einer Minute
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
stopped-here = Das Spiel ist gespeichert. Weiter geht es mit:
watch-again = Noch einmal ansehen:

## Help

help-numbers = die Möglichkeit mit dieser Zahl oder diese Menge; Enter spielt die mit ↵ markierte
help-card = der Anfang eines Kartennamens zeigt die Karte
help-rules = die Regeln zur Frage; ? 3 die zu Möglichkeit 3
help-play = alle Handkarten spielen, bis eine etwas fragt
help-undo = einen Schritt zurücknehmen; uu alles, seit etwas Neues aufgedeckt wurde
help-hint = was ein Bot tun würde, und warum
help-log = der Verlauf; l 80 seine letzten 80 Zeilen
help-discard = die Ablagestapel und der Schrotthaufen
help-table = den Tisch neu zeichnen
help-parts = der nächste Teil des Tisches oder der Möglichkeiten, wenn nicht alles auf den Bildschirm passt
help-wait = die anderen zuerst handeln lassen
help-save = das Protokoll speichern, s DATEI in eine Datei
help-quit = aufhören; das Spiel wird gespeichert und lässt sich später fortsetzen
help-help = diese Hilfe

## Replay

replay-moment = Schritt { $n } von { $most }
replay-keys = Enter: weiter · b: zurück · eine Zahl: dorthin · l: Verlauf · q: Ende
