title = Ecliptic
motto = Weltraum-Strategiespiele an einem Tisch
motto-more = Spiele im Browser mit Freunden oder Bots, ganz ohne Konto.
nav-home = Startseite
nav-lobby = Tische
nav-settings = Einstellungen
nav-credits = Mitwirkende
play-now = Jetzt gegen einen Bot spielen
new-table = Neuer Tisch
table-with-friends = Tisch mit Freunden
read-rules = Regeln
seats-range = { $low } bis { $high } Spieler
your-name = Dein Name
name-why = So sehen dich die anderen am Tisch.
guest-name = Gast
begin = Anfangen
loading = Einen Moment …
offline = Der Server antwortet nicht.
lost = Diese Seite gibt es nicht.
lost-table = Dieser Tisch ist für dich nicht offen.

## Lobby
my-tables = Meine Tische
no-my-tables = Du sitzt noch an keinem Tisch.
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand auf Mitspieler. Richte einen Tisch ein und verschicke den Link.
your-turn = Du bist dran
waiting-for-players = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
state-playing = Läuft
state-over = Beendet
go-to-table = Öffnen
watch = Zuschauen
take-seat = Platz nehmen

## New table
new-title = Neuer Tisch: { $game }
form-seats = Spieler
form-seats-about = Wie viele Plätze der Tisch hat.
form-bots = Gegner
form-bots-about = Menschen kommen über den Link, den du verschickst; Bots fangen sofort an.
form-people = Menschen mit dem Link
form-public = Öffentlich
form-public-about = Alle finden den Tisch unter den offenen und dürfen Platz nehmen.
form-spectators = Zuschauer
form-spectators-about = Andere dürfen zusehen; verdeckte Karten sehen sie nie.
form-more = Weitere Optionen
create-table = Tisch einrichten
yes = Ja
no = Nein

## Table
invite = Schicke diesen Link an die anderen
copy-link = Link kopieren
copied = Kopiert
seat-free = Freier Platz
seat-number = Platz { $n }
you = du
undo = Zurücknehmen
undo-all = Zurück zum Anfang
undo-none = Nichts kann zurückgenommen werden: Etwas Neues wurde gesehen, oder du bist nicht dran.
tab-log = Verlauf
tab-rules = Regeln
tab-notes = Notizen
tab-board = Brett
notes-about = Nur du siehst diese Notizen; sie bleiben in diesem Browser.
filter = Filtern
search-rules = Regeln durchsuchen
rules-now = Hinter dieser Entscheidung
rules-of-card = Hinter dieser Karte
rules-none = Keine Regel enthält diese Wörter.
rules-in-english = Die Regelsammlung ist auf Englisch geschrieben.
reconnecting = Die Verbindung ist unterbrochen; neuer Versuch läuft. Nichts geht verloren.
history = Rückblick
history-at = Du siehst Moment { $n } von { $all }.
history-first = Zum Anfang
history-back = Einen zurück
history-forward = Einen vor
history-last = Zurück zum Spiel
options-title = Deine Möglichkeiten
keys-help = Ziffern wählen, Eingabe nimmt das Markierte, U nimmt zurück.
waiting = Ist dran
sending = Wird gesendet …
game-over = Das Spiel ist zu Ende
your-turn-now = Du bist dran.
again = Noch einmal spielen
close = Schließen
confirm-end = Den Zug mit { $left } Ungenutztem beenden? Drücke noch einmal.
more = mehr
attention-title = ● { $title }
spectating = Du schaust zu
menu = Wähle
round = Runde { $n }
turn = Zug { $n }
pile-empty = leer
cards-n = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
ally = verbündet
leaves = lässt { $n }
reconstructed = Die Werte dieser Karte sind rekonstruiert.
play-all = Alle Karten ausspielen
show = { $name } zeigen
scrap-heap = Schrottplatz
nothing-in-play = Nichts im Spiel
hand-of = Hand
group-play = Ausspielen
group-use = Nutzen
group-buy = Kaufen
group-attack = Angreifen
group-scrap = Verschrotten
group-other = Wählen
group-end = Abschließen
chart-authority = Verlauf der Autorität

## Settings
settings-title = Einstellungen
set-language = Sprache
set-theme = Erscheinung
theme-dark = Tiefer Raum
theme-light = Papierkarte
set-motion = Bewegung
motion-off = Aus
motion-normal = Normal
motion-slow = Langsam
set-palette = Farben der Fraktionen
palette-standard = Normal
palette-safe = Für Farbenblinde
set-confirm = Nachfragen, bevor ein Zug mit Handel oder Kampf endet
set-sound = Ton, wenn ich dran bin

## Credits
credits-title = Mitwirkende
credits-icons = Symbole: game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0.
credits-fonts = Schriften: Inter und Sofia Sans Extra Condensed, SIL Open Font License.
credits-art = Die Bilder zeichnet dieses Programm aus den Namen der Karten.
credits-games = Die Spiele gehören ihren Autoren und Verlagen; dieses Programm enthält weder deren Bilder noch deren Regelhefte.
bot-random = Zufallsbot
bot-greedy = Gieriger Bot
