# Was der Server ablehnt.

# Wer fragt
problem-nobody = Melde dich an oder spiel als Gast weiter.
problem-other-site = Diese Anfrage kommt von einer anderen Website.
problem-token-invalid = Dieser Schlüssel ist ungültig: Erstelle einen neuen oder sende keinen.
problem-not-by-token = Mit einem Schlüssel geht das nicht: Melde dich selbst an.
problem-tokens-most = Du hast { $most } Schlüssel: Entferne erst einen.
problem-token-unknown = Du hast keinen Schlüssel { $token }.
problem-person-unknown = Es gibt keine Person mit der Nummer { $person }.

# Konten
problem-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
problem-login = Ein Anmeldename hat 3 bis 40 Zeichen (a-z, 0-9, Punkt, Bindestrich und Unterstrich) und beginnt mit einem Buchstaben oder einer Ziffer.
problem-login-taken = Der Anmeldename { $login } ist vergeben: Wähle einen anderen.
problem-registered = Du bist schon als { $login } registriert: Melde dich erst ab.
problem-sign-in = Anmeldename oder Passwort ist falsch.
problem-password-wrong = Falsches Passwort.
problem-password-none = Du hast noch kein Passwort: Registriere dich erst.
problem-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
problem-password-login = Wähle ein Passwort, das nicht dein Anmeldename ist.
problem-name-taken = Der Name { $name } gehört zu einem Konto: Wähle einen anderen.
problem-password-common = Dieses Passwort ist zu leicht zu erraten: Wähle ein weniger gewöhnliches.
problem-session-unknown = Diese Sitzung gibt es nicht: Vielleicht ist sie schon beendet.
problem-banned = Dieses Konto ist gesperrt.
problem-attempts = Zu viele Fehlversuche: Warte eine Weile und versuch es noch einmal.
problem-newcomers = Zu viele neue Gäste und Konten von deiner Adresse: Warte eine Weile und versuch es noch einmal.

# Quotas
problem-rate = Zu viele Anfragen: Warte einen Augenblick und versuche es noch einmal.
problem-quota = Das war in der letzten Stunde zu oft: Warte eine Weile und versuche es noch einmal.
problem-tables-most = Du hast { $most } laufende Partien: Beende oder verlasse erst eine.
problem-tables-most-other = { $name } hat { $most } laufende Partien: Die Revanche muss warten, bis eine davon zu Ende ist.
problem-tables-open-most = An { $most } deiner Tische fehlen noch Mitspieler: Starte oder verlasse erst einen.
problem-tables-bots-most = Du lässt schon { $most } Partien zwischen Bots laufen: Warte, bis eine zu Ende ist.
problem-tables-address = Zu viele neue Tische von deiner Adresse: Warte eine Weile und versuche es noch einmal.
problem-streams-most = Zu viele offene Verbindungen ({ $most }): Schließe einen Tab und versuche es noch einmal.

# Tische und Plätze
problem-table-unknown = Es gibt keinen Tisch „{ $table }“.
problem-seat-unknown = Es gibt keinen Platz { $seat }: Die Plätze sind 0 bis { $last }.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seat-not-yours = Das ist nicht dein Platz.
problem-seat-which = Wähl einen deiner Plätze: { $seats }.
problem-seat-contested = Platz { $seat } kann nicht dir und einem Bot gehören.
problem-not-seated = Du sitzt nicht an diesem Tisch.
problem-only-host = Nur der Gastgeber kann Bots an den Tisch setzen.
problem-bot-unknown = Für dieses Spiel gibt es keinen Bot „{ $bot }“. Zur Auswahl: { $known }.
problem-no-spectators = An diesem Tisch darf niemand zuschauen.
problem-spectator = Zuschauer können nicht ziehen.

# Der Lauf eines Spiels
problem-begun = Die Partie hat schon begonnen.
problem-begun-without-you = Die Partie hat ohne dich begonnen.
problem-begun-resign = Die Partie hat begonnen: Du kannst nur noch aufgeben.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-over = Die Partie ist vorbei.
problem-not-over = Die Partie ist noch nicht vorbei.
problem-stale = Die Partie ist weitergegangen: Sie ist jetzt bei Nummer { $number }.
problem-moment-unknown = Es gibt keinen Moment { $moment }: Der Tisch ist bei Nummer { $number }.
problem-moment-over = In diesem Moment ist die Partie vorbei: Wähl einen früheren.
problem-resigned = Du hast aufgegeben: Ein Bot spielt für dich weiter.
problem-absent = Ein Bot spielt für dich: Kehr erst an deinen Platz zurück.
problem-out = Du bist schon ausgeschieden.
problem-left-already = Du hast diese Partie schon verlassen.
problem-left-for-good = Du hast diese Partie endgültig verlassen.
problem-undo-ask = An diesem Tisch kannst du nicht allein zurücknehmen: Schlag es den anderen vor.
problem-undo-never = An diesem Tisch sind keine Rücknahmen erlaubt.
problem-undo-nothing = Du kannst noch nichts zurücknehmen.
problem-undo-where = Nummer { $number } ist keine Entscheidung, zu der man zurückkehren könnte.
problem-proposal-standing = Es gibt schon einen Vorschlag: Antworte erst darauf.
problem-proposal-gone = Dieser Vorschlag gilt nicht mehr.
problem-abort-late = Alle haben schon gezogen: Die Partie kann nur noch aufgegeben oder gemeinsam abgebrochen werden.
problem-rated-register = Diese Partie wird gewertet: Registriere dich oder melde dich an, oder spiele eine ohne Wertung.
problem-rated-ordinary = Eine Partie aus einer Stellung oder mit einem Inhaltspaket kann nicht gewertet werden.
problem-rated-one-seat = In einer gewerteten Partie kannst du nur einen Platz spielen.
problem-rated-person = Eine gewertete Partie braucht mindestens einen Menschen.
problem-bot-undo = Die Partie wird gewertet: Der Bot stimmt keiner Rücknahme zu.
problem-bot-abandon = Die Partie wird gewertet: Der Bot stimmt einem Abbruch nicht zu.
problem-programme = „{ $action }“ lässt sich nicht im Voraus wählen. In { $game } geht das mit: { $possible }.
problem-programme-nothing = In { $game } lässt sich nichts im Voraus wählen.
problem-asked-now = Du bist am Zug: Spiel es gleich.
problem-paused = Die Kampagne ist unterbrochen: Setz sie zuerst fort.
problem-not-paused = Die Kampagne ist nicht unterbrochen.
problem-not-campaign = { $game } ist keine Kampagne.
problem-campaign-unknown = Es gibt keine Kampagne „{ $table }“.
problem-campaign-name = Der Name einer Kampagne hat 1 bis { $most } sichtbare Zeichen.
problem-campaign-host = Das kann nur der Gastgeber der Kampagne.
problem-campaign-online = { $name } ist am Tisch: Ein Bot vertritt nur jemanden, der nicht da ist.
problem-campaign-last = Mindestens ein Mensch muss mitspielen: Unterbrecht die Kampagne lieber.
problem-campaign-seated = Du hast in dieser Kampagne schon einen Platz.
problem-campaign-result = Das Ergebnis in dieser Datei passt nicht zur Partie.
problem-seat-no-bot = An diesem Platz spielt kein Bot.
problem-export-early = Die Datei zeigt die verdeckten Karten aller: Du kannst die Kampagne exportieren, wenn alle zugestimmt haben oder wenn sie vorbei ist.
problem-rated-campaign = Eine Kampagne kann nicht gewertet werden.

# Chat, Tipps
problem-chat-private = An einem privaten Tisch können nur die Spieler chatten.
problem-chat-empty = Die Nachricht ist leer.
problem-chat-fast = Du schreibst zu schnell: Warte einen Moment.
problem-muted = Du kannst zurzeit nicht chatten: Du bist stummgeschaltet.
problem-advice-busy = Deine letzte Anfrage wird noch berechnet: Warte auf die Antwort.
problem-advice-none = Der Bot hat für diese Stellung keine Antwort gefunden.
problem-advice-others = Solange du mit anderen spielst, gibt es keine Tipps.
problem-rated-running = Diese Stellung gehört zu einer gewerteten Partie, die noch läuft: Bis zu ihrem Ende gibt es keine Hilfe.

# Was Leute mitbringen
problem-import-one = Sende genau eines: eine Partie, eine Stellung oder eine Kampagne.
problem-journal-early = Die Partie kannst du herunterladen, wenn sie vorbei ist; bis dahin kannst du deine Aufzeichnung herunterladen.
problem-journal-chance = In der Partie fehlt ein Ergebnis des Zufalls „{ $chance }“.
problem-journal-long = Diese Partie hat { $entries } Einträge; höchstens { $most } lassen sich einlesen.
problem-journal-slow = Es dauert zu lange, diese Partie nachzuspielen.
problem-too-large = { $what ->
    [pack] Das Inhaltspaket
   *[start] Die Startstellung
} ist zu groß: Es dürfen { $most } Bytes sein.
problem-unplayable = { $what ->
    [journal] Diese Partie
    [position] Diese Stellung
   *[start] Dieser Anfang
} lässt sich nicht spielen: Es passt nicht zusammen.
problem-start-over = In der Startstellung ist die Partie schon vorbei.
problem-start-pack = Die Startstellung hat ein anderes Inhaltspaket: Lass das Paket weg.
problem-start-differs = In der Startstellung ist { $field } { $has }, nicht { $wanted }.

# Anfragen aller Art
problem-language = Es gibt keine Sprache „{ $language }“. Zur Auswahl: { $known }.
problem-host = Dieser Server ist nicht unter '{ $host }' bekannt: Wer ihn betreibt, kann die Adresse mit --origin angeben.
problem-address = Unter dieser Adresse gibt es nichts.
problem-method = Diese Adresse unterstützt diese Methode nicht.
problem-body-long = Die Anfrage ist zu lang.
problem-message-long = Eine Nachricht hat höchstens { $most } Zeichen.
problem-too-deep = Die Anfrage ist zu tief verschachtelt.
problem-no-json = Ungültiges JSON: { $why }.
problem-http = Ungültige HTTP-Anfrage.
problem-address-long = Die Adresse der Anfrage ist zu lang: Erlaubt sind { $most } Bytes.
problem-header-long = Ein Header der Anfrage ist zu lang: Erlaubt sind { $most } Bytes.
problem-headers-many = Die Anfrage hat zu viele Header: Erlaubt sind { $most }.
problem-head-long = Die Header der Anfrage sind zu lang: Zusammen sind { $most } Bytes erlaubt.
problem-requests-many = Zu viele Anfragen auf einmal über eine Verbindung: Höchstens { $most } dürfen warten.
problem-request-slow = Die Anfrage kam zu langsam an.
problem-host-invalid = Im Header Host steht keine gültige Adresse.
problem-utf8 = Die Anfrage ist kein gültiges UTF-8.
problem-zero = Text darf das Nullzeichen (U+0000) nicht enthalten.
problem-impossible = Das ist nicht möglich.
problem-ours = Bei uns ist etwas schiefgegangen. Unbestätigte Züge wurden nicht ausgeführt.

# Die Datenbank
problem-storage-full = Die Festplatte des Servers ist voll, es lässt sich nichts speichern. Versuch es später noch einmal.
problem-storage-busy = Die Datenbank ist gesperrt, es lässt sich nichts speichern. Versuch es gleich noch einmal.
problem-storage-down = Die Datenbank ist nicht erreichbar, es lässt sich nichts speichern. Versuch es gleich noch einmal.

# Was eine Anfrage enthält
problem-field-missing = Das Feld „{ $field }“ fehlt.
problem-field-unknown = Unbekanntes Feld „{ $field }“.
problem-field-type = { $place ->
    [data] Die Anfrage
   *[other] „{ $place }“
} muss { $wanted ->
    [str] Text
    [int] eine ganze Zahl
    [float] eine Zahl
    [bool] true oder false
    [array] eine Liste
    [object] eine Tabelle aus Namen und Werten
    [int-or-str] eine ganze Zahl oder Text
   *[other] { $wanted }
} sein.
problem-field-long = „{ $place }“ darf { $kind ->
    [str] höchstens { $most } Zeichen
   *[other] höchstens { $most } Einträge
} haben.
problem-field-short = „{ $place }“ braucht { $kind ->
    [str] mindestens { $least } Zeichen
   *[other] { $least ->
        [one] mindestens einen Eintrag
       *[other] mindestens { $least } Einträge
    }
}.
problem-field-low = „{ $place }“ muss mindestens { $least } sein.
problem-field-high = „{ $place }“ darf höchstens { $most } sein.
problem-field-letters = „{ $place }“ enthält unzulässige Zeichen.
problem-field-value = „{ $place }“ kann nicht „{ $value }“ sein.
problem-field = { $place ->
    [data] Die Anfrage
   *[other] „{ $place }“
} ist ungültig: { $why }.
