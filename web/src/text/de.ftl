title = Ecliptic
motto = Weltraum-Strategiespiele an einem Tisch
motto-more = Spiele im Browser mit Freunden oder Bots, ganz ohne Konto.
nav-home = Startseite
nav-more = Weitere Seiten
nav-lobby = Tische
nav-settings = Einstellungen
nav-credits = Mitwirkende
play-now = Jetzt gegen einen Bot spielen
new-table = Neuer Tisch
table-with-friends = Tisch mit Freunden
read-rules = Regeln
picture-of-board = Das Brett von { $game }
seats-range = { $low } bis { $high } Spieler
your-name = Dein Name
name-why = Die anderen Spieler sehen diesen Namen.
guest-name = Gast
loading = Wird geladen …
offline = Der Server antwortet nicht.
not-found = Seite nicht gefunden.
not-found-table = Du hast keinen Zugang zu diesem Tisch.
expired = Deine Sitzung ist abgelaufen
expired-account = Melde dich an, um an diesem Tisch weiterzuspielen.
expired-guest =
    Du hast als Gast gespielt, und Gäste können sich nicht wieder anmelden. Mit dem Einladungslink kannst du weiter
    zuschauen; wenn du ein Konto hast, melde dich an.

## Lobby
my-tables = Meine Tische
open-tables = Offene Tische
no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Erstelle einen und verschicke den Link.
your-turn = Du bist dran
waiting-for-players = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
state-playing = Läuft
go-to-table = Öffnen
watch = Zuschauen
take-seat = Platz nehmen

## New table
new-title = Neuer Tisch: { $game }
form-seats = Spieler
form-public = Öffentlich
form-public-about = Der Tisch steht in der Liste, und alle können Platz nehmen.
form-spectators = Zuschauer
form-spectators-about = Andere dürfen zusehen; verdeckte Karten sehen sie nie.
create-table = Tisch erstellen

## Table
invite = Schicke diesen Link an die anderen
copied = Kopiert
seat-free = Freier Platz
seat-number = Platz { $n }
you = du
undo = Zurücknehmen
undo-all = Alles zurücknehmen
undo-none = Es gibt nichts zurückzunehmen: Etwas Neues wurde aufgedeckt, oder du bist nicht dran.
tab-log = Verlauf
tab-rules = Regeln
tab-scores = Wertung
tab-notes = Notizen
tab-board = Brett
notes-about = Nur du siehst diese Notizen.
filter = Filtern
search-rules = Regeln durchsuchen
rules-in-short = Das Spiel in Kürze
rules-all = Alle Regeln
rules-now = Regeln zu dieser Entscheidung
rules-of-card = Regeln zu dieser Karte
rules-none = Keine Regel enthält diese Wörter.
rules-in-english = Regeln ohne Übersetzung sind auf Englisch.
reconnecting = Verbindung unterbrochen, wird wiederhergestellt. Es gehen keine Züge verloren.
history = Rückblick
history-at = Du siehst Schritt { $n } von { $all }.
history-first = Zum Anfang
history-back = Einen Schritt zurück
history-forward = Einen Schritt vor
history-last = Zurück zum Spiel
options-title = Deine Möglichkeiten
sending = Wird gesendet …
your-turn-now = Du bist dran.
close = Schließen
confirm-end = { $action ->
    [stop] Hier aufhören?
   *[other] Zug beenden?
} Noch ungenutzt: { $left }.
confirm-pass = Beenden
left-abilities = Fähigkeiten
left-options = Möglichkeiten
preview-next = Danach: { $prompt }
final-reveal = Das deckt etwas Neues auf und lässt sich nicht zurücknehmen.
final-chance = Das entscheidet der Zufall; es lässt sich nicht zurücknehmen.
final-pass = Danach entscheidet jemand anderes; nur bis dahin kannst du es zurücknehmen.
final-over = Damit endet die Partie.
final-table = An diesem Tisch kannst du nicht allein zurücknehmen.
confirm-again = Zum Bestätigen noch einmal drücken.
confirm-do = Bestätigen
confirm-not = Noch nicht
attention-title = ● { $title }
spectating = Du schaust zu
menu = Wähle
round = Runde { $n }
chapter = Kapitel { $n }
turn = Zug { $n }
pile-empty = leer
cards-n = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
ally = verbündet
leaves = Rest { $n }
reconstructed = Die Werte dieser Karte sind rekonstruiert.
play-all = Alle Karten ausspielen
show = { $name } zeigen
nothing-in-play = Nichts im Spiel
group-other = Wählen
group-end = Abschließen
chart-authority = Verlauf der Autorität

## Settings
settings-title = Einstellungen
set-language = Sprache
set-theme = Erscheinungsbild
theme-dark = Tiefer Weltraum
theme-light = Papierkarte
set-motion = Animation
motion-off = Aus
motion-normal = Normal
motion-slow = Langsam
set-palette = Farben der Fraktionen
palette-standard = Normal
palette-safe = Für Farbenblinde
set-confirm-end = Nachfragen, bevor ich einen Zug mit etwas Ungenutztem beende
set-confirm = Unwiderrufliche Züge bestätigen
set-sound = Ton, wenn ich dran bin
set-plain = Schlichtes Brett: alle Spiele als Listen und Zahlen

## Credits
credits-title = Mitwirkende
credits-icons = Symbole: game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0.
credits-fonts = Schriften: Inter und Sofia Sans Extra Condensed, SIL Open Font License.
credits-art = Dieses Programm zeichnet die Bilder aus den Namen der Karten.
credits-games =
    Die Spiele gehören ihren Autoren und Verlagen; dieses Programm enthält weder deren Bilder noch deren Regelhefte.
bot-random = Zufallsbot
bot-greedy = Gieriger Bot

nav = Hauptmenü
nav-analysis = Analyse
nav-account = Dein Konto
nav-account-of = { $name }: dein Konto
nav-statistics = Statistik
copy = Kopieren
send = Senden
delete = Löschen
name = Name
agree = Zustimmen
decline = Ablehnen
try-now = Jetzt versuchen
choose-file = Datei wählen
file-unreadable = Das ist weder JSON noch YAML: Prüfe Zeile { $line }.
file-no-mapping =
    Das ist keine Stellung, keine Partie und kein Inhaltspaket: Es braucht Namen und Werte wie in der Dokumentation.

## Lobby, more
waiting-for-me = Warten auf dich
to-watch = Zum Zuschauen
finished-games = Beendete Partien
older = Ältere Partien
look-again = Ansehen
ended-won = Du hast gewonnen
ended-place = Platz { $place } von { $players }
ended-winner = Gewonnen: { $names }
ended-nobody = Niemand hat gewonnen
ended-abandoned = Abgebrochen
ended-aborted = Nicht gespielt
clock-none = Ohne Uhr
clock-live = { $minutes } min + { $increment } s pro Zug
clock-minutes = { $minutes } Minuten pro Spieler
clock-left = { $days } T { $hours } h
clock-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}

## New table, more
form-who = Wer spielt
form-who-open = Die anderen kommen über den Link, den du schickst; die Partie beginnt, wenn alle Plätze besetzt sind.
form-who-full = Alle Plätze sind besetzt: Die Partie beginnt sofort.
who-me = Du
who-open = Alle mit dem Link
who-here = Jemand an diesem Gerät
form-clock = Uhr
form-clock-about = Minuten für eine Partie am Stück, Tage pro Zug für Fernpartien.
form-increment = Zeitzuschlag pro Zug
form-increment-about = Sekunden, die nach jedem Zug dazukommen.
form-absent = Wenn die Zeit um ist
form-absent-about = Was geschieht, wenn die Zeit eines Spielers abgelaufen ist.
absent-bot = Ein Bot übernimmt
absent-lose = Der Spieler verliert
absent-random = Zufällige Züge
form-rated = Wertung
form-rated-about = Eine gewertete Partie ändert die Wertung aller am Tisch. Mitspielen können nur Registrierte.
form-rated-not = Gewertete Partien sind für registrierte Spieler, je ein Platz, mit dem üblichen Beginn.
table-casual = Ohne Wertung
table-rated = Gewertet
form-undo = Zurücknehmen
form-undo-about = Frei geht, bis etwas Neues aufgedeckt wird; mit Zustimmung werden alle gefragt.
undo-free = Freies Zurücknehmen
undo-ask = Zurücknehmen mit Zustimmung
undo-never = Kein Zurücknehmen
form-more = Weitere Einstellungen
form-position = Startstellung
form-position-about = JSON oder YAML; leer für den üblichen Beginn.
form-pack = Inhaltspaket
form-pack-about = Geänderte Karten und Werte; leer für die gedruckten.
bot = Bot
bot-random-about = wählt zufällig.
bot-greedy-about = schaut eine Entscheidung voraus.
leave = Verlassen
seat-a-bot = Einen Bot auf Platz { $n } setzen
seat-a-bot-short = Bot setzen
begins-when-full = Die Partie beginnt, wenn alle Plätze besetzt sind.

## Table, more
side = Seitenleiste
tab-chat = Chat
tab-table = Tisch
to-move = am Zug
away = nicht verbunden
time-left = Restzeit
chat-empty = Noch keine Nachrichten.
chat-say = Nachricht schreiben
chat-read-only = Nur Spieler an diesem Tisch können chatten.
notes-kept = Gespeichert.
since-my-move = Seit deinem letzten Zug
look-at = Das Brett nach Eintrag { $n } zeigen
history-turn-back = Zum Beginn des Zuges
history-turn-forward = Zum nächsten Zug
history-end = Zum Ende
viewer = Ansicht
viewer-of = Ansicht von { $name }
viewer-spectator = Ansicht der Zuschauer
hint = Tipp
bot-thinks = Der Bot denkt …
evaluation = Gewinnchancen
nothing-to-decide = Es gibt nichts zu entscheiden.
why-not = Warum nicht?
pass-device = Gib das Gerät weiter an { $name }
pass-about = Die Karten des nächsten Spielers sind geheim.
pass-done = Ich bin { $name }
pass-never = An diesem Tisch nicht mehr fragen
curtain = Brett verbergen, während das Gerät weitergegeben wird
proposes-undo = { $name } möchte einen Zug zurücknehmen.
proposes-abandon = { $name } schlägt vor, die Partie ohne Ergebnis zu beenden.
proposes-rematch = { $name } möchte eine Revanche.
others-think = Warten auf die Antwort der anderen.
withdraw = Zurückziehen
propose-undo = Vorschlagen, hierher zurückzugehen
propose-abandon = Abbruch der Partie vorschlagen
abandon-about = Die anderen werden gefragt. Wenn alle zustimmen, endet die Partie ohne Ergebnis.
resign = Aufgeben
resign-about = Du verlierst diese Partie. Wenn andere noch spielen, übernimmt ein Bot deinen Platz.
abort = Partie absagen
abort-about = Die Partie endet sofort und ohne Ergebnis.
rematch = Revanche
rematch-waits = Die Revanche ist bereit.
rematch-agreed = Auch dabei: { $names }.
rematch-declined = { $name } lehnt die Revanche ab.
rematch-withdrawn = { $name } hat das Angebot zur Revanche zurückgezogen.
no-spectators = Ohne Zuschauer
download-journal = Partie herunterladen
download-record = Meine Aufzeichnung herunterladen
what-if-bots = Von hier aus gegen Bots weiterspielen
what-if-alone = Von hier aus alle Seiten weiterspielen
what-if-about =
    Öffnet einen neuen Tisch für dich; dieser bleibt, wie er ist. Solange die Partie läuft, werden verdeckte Karten
    neu gegeben.
link-to-moment = Link zu dieser Stellung

## People
sign-in = Anmelden
sign-out = Abmelden
signed-in = Du bist angemeldet.
signed-out = Du bist abgemeldet.
sign-in-about = Wenn du schon ein Konto hast.
register = Registrieren
register-about =
    Behalte deine Partien und deine Wertung und spiele von jedem Gerät. Gefragt wird nur nach Name und Passwort.
registered = Konto angelegt.
login = Anmeldename
login-about =
    Damit meldest du dich an: 3 bis 40 Zeichen aus a-z, Ziffern, Punkt, Bindestrich und Unterstrich. Andere sehen ihn
    nicht.
password = Passwort
password-about = Mindestens 8 Zeichen.
password-old = Aktuelles Passwort
password-new = Neues Passwort
password-others = Andere Geräte werden abgemeldet.
password-kept = Passwort geändert.
change-password = Passwort ändern
keep-name = Namen speichern
name-kept = Name gespeichert.
account-is = Du bist angemeldet als { $login }.
guest-is = Du spielst als Gast: Nur dieser Browser merkt sich dich.
nobody-is = Du hast noch nicht gespielt. Wähle einen Namen oder beginne gleich eine Partie.
delete-account = Konto löschen
delete-about = Du verlässt offene Tische und gibst laufende Partien auf; beendete bleiben unter anderem Namen erhalten.
delete-sure = Mein Konto löschen
account-deleted = Konto gelöscht.
sessions = Wo du angemeldet bist
sessions-about = Wenn du einen Browser nicht kennst, beende die Sitzung und ändere dein Passwort.
session-here = dieser Browser
session-unknown = Unbekanntes Programm
session-stop = Sitzung beenden
session-end = Sitzung in { $browser } beenden
session-end-about = In diesem Browser wirst du abgemeldet.
session-end-guest = In diesem Browser wirst du abgemeldet, und ein Gast kann sich nicht wieder anmelden.
sign-out-everywhere = Alle Sitzungen beenden
sign-out-everywhere-about = Du wirst in allen Browsern abgemeldet, auch in diesem.
export-data = Meine Daten herunterladen
tokens = Schlüssel für Programme
tokens-about =
    Ein Programm mit einem Schlüssel kann für dich spielen: Es sendet die Kopfzeile "Authorization: Bearer
    SCHLÜSSEL".
token-name = Name des Schlüssels
token-new = Neuer Schlüssel
token-made = Dein neuer Schlüssel (wird nur einmal gezeigt)
token-used = zuletzt benutzt { $when }
token-unused = nie benutzt
token-delete = Schlüssel { $name } löschen
token-delete-about = Programme mit diesem Schlüssel können nicht mehr für dich spielen.
profile = Profil
since = Dabei seit { $day }
ratings = Wertungen
rating = Wertung
rating-provisional = { $rating }?
provisional-about = Vorläufig: Diese Wertung beruht auf wenigen Partien oder wenigen Gegnern.
place = Platz
place-n = { $place }.
place-of = { $place } von { $players }
players-n = { $n } Spieler
score = Punkte
wins = Siege
games-n = Partien
games-and-wins = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
plot-rating = Wertung im Lauf der Zeit
plot-results = Partien nach Platz
plot-scores = Partien nach Punkten
plot-lengths = Partien nach Zahl der Entscheidungen
plot-first = Siege nach Sitzplatz
unrated = Diese Partien sind nicht gewertet.
unrated-result = Nicht gewertet: Die Partie hat kein Ergebnis.
unrated-short = Nicht gewertet: Die Partie hatte kaum begonnen.
unrated-again = Nicht gewertet: Ihr habt heute schon fünf gewertete Partien miteinander gespielt.
unrated-address = Nicht gewertet: Zwei Spieler teilen sich eine Adresse, und einer von ihnen ist neu.
latest-games = Letzte Partien
played-on = Datum
no-rated-games = Noch keine beendeten Partien.
games-counted = { $n ->
    [one] 1 beendete Partie
   *[other] { $n } beendete Partien
}
best-people = Spieler
best-bots = Bots
nobody-yet = Noch niemand.

## Analysis
analysis-about =
    Füge eine Stellung oder gespeicherte Partie ein oder lade sie, ändere sie und sieh, was ein Bot davon hält.
analysis-empty = Hier erscheint das Brett.
position-text = Stellung oder Partie
position-text-about = JSON oder YAML.
example = Beispiel zeigen
play-on-bot = Gegen einen Bot weiterspielen
play-on-alone = Alle Seiten spielen
edit-simply = Zahlen und Karten ändern
authority-of = Autorität von Platz { $n }
zone = Zone
add-card = Karte hinzufügen
remove-card = { $name } entfernen
theme-system = Wie das Gerät
motion-fast = Schnell
undo-ask-do = Um Rücknahme bitten
undo-ask-title = Seither wurde etwas Neues aufgedeckt; alle anderen werden gefragt. Bots stimmen immer zu.
was-absent = Deine Zeit ist um; ein Bot spielt für dich.
come-back = Platz wieder einnehmen

## Rund um das Brett
open-area = Alles von { $name } zeigen
ships-in-play = Schiffe im Spiel
latest = Zuletzt
all-options = Alle Möglichkeiten zeigen
fewer-options = Weniger Möglichkeiten zeigen
hint-about = Was der Bot tun würde und wie sehr das seine Bewertung verbessert.
ended-by-resigned = durch Aufgabe
ended-by-time = durch Zeitüberschreitung
ended-by-abandoned = im Einvernehmen
ended-by-aborted = bevor alle gezogen hatten
log-empty = Noch ist nichts passiert.
not-found-game = Spiel nicht gefunden.
not-found-about = Prüfe die Adresse; vielleicht gibt es die Seite nicht mehr.
declined-undo = Rücknahme abgelehnt: Nicht alle waren einverstanden.
declined-abandon = Die Partie geht weiter: Nicht alle waren einverstanden.

## Im Voraus entscheiden
programme-do = Wenn ich gefragt werde: { $what }
programme-set = Geplant: { $what }. Niemand sonst sieht es.
programme-undo = Später entscheiden
programme-about = Es wird gespielt, sobald du gefragt wirst; bei einer anderen Frage entscheidest du dann selbst.
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-all = Ganze Karte zeigen

## Campaigns
nav-campaigns = Kampagnen
campaigns-about = Eine Kampagne dauert Wochen: Sie behält ihre Mitspieler und ihre Chronik und lässt sich unterbrechen.
new-campaign = Neue Kampagne
no-campaigns = Du hast keine laufende Kampagne.
finished-campaigns = Beendete Kampagnen
campaign-page = Kampagne und Chronik
campaign-name = Name der Kampagne
campaign-name-about = Du kannst ihn später ändern.
campaign-people = Mitspieler
chronicle = Chronik
chronicle-empty = Noch ist nichts geschehen.
act = Akt { $n }
replay = Ansehen
rename = Umbenennen
cancel = Abbrechen
state-paused = Unterbrochen
paused = Die Kampagne ist unterbrochen.
paused-about = Niemand muss ziehen, und keine Uhr läuft. Setzt sie fort, wenn alle wieder da sind.
pause = Unterbrechen
resume = Fortsetzen
proposes-pause = { $name } möchte die Kampagne unterbrechen.
proposes-resume = { $name } möchte die Kampagne fortsetzen.
proposes-export = { $name } möchte die Kampagne exportieren. Die Datei zeigt die verdeckten Karten aller bis jetzt.
declined-pause = Keine Unterbrechung: Nicht alle haben zugestimmt.
stand-in = Bot spielen lassen
stand-in-for = Einen Bot für { $name } spielen lassen
stands-in = Zurzeit spielt { $bot }
bot-stands-in = Ein Bot spielt für dich.
give-back = Platz zurückgeben
free-seat = Platz freigeben
has-resigned = aufgegeben, ein Bot spielt weiter
final-place = Platz { $place } · { $score }
kept-for = noch nicht hier
export-campaign = Exportieren
ask-to-export = Export vorschlagen
export-about = Die Datei enthält die verdeckten Karten aller. Deshalb müssen alle einem Export zustimmen.
export-older =
    Die Datei endet dort, wo zuletzt alle einem Export zugestimmt haben. Frag noch einmal für alles, was
    seither gespielt wurde.
export-ready = Alle haben zugestimmt: Du kannst alles bis jetzt exportieren.
import-campaign = Kampagne importieren
campaign-file = Datei der Kampagne
campaign-file-about = Eine Datei, die hier oder anderswo exportiert wurde.
no-campaign-file = Das ist keine Datei einer Kampagne.
who-free = Frei für einen Mitspieler
who-free-about = Freie Plätze nimmt man über den Einladungslink ein.
what-if = Was wäre, wenn
forks = Was wäre, wenn
forked-from = Fortsetzung von
fork-about = Hier eine neue Kampagne beginnen
fork-name = { $name }: was wäre, wenn
fork-title = Was wäre, wenn: eine neue Kampagne ab Eintrag { $n }
fork-copied = Die neue Kampagne übernimmt alles bis zu diesem Moment, auch die verdeckten Karten.
fork-drawn = Was du in diesem Moment nicht wusstest, wird neu gezogen.
fork-alone = Ich spiele alle Plätze
fork-together = Die anderen können mitspielen
fork-make = Neue Kampagne beginnen
