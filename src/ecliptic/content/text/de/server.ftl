# Was der Server ablehnt.

# Wer fragt
problem-nobody = Sag erst, wer du bist: Spiel als Gast oder melde dich an.
problem-other-site = Diese Anfrage kommt von einer anderen Website.
problem-token-invalid = Dieser Schlüssel gilt nicht: Mach einen neuen oder sende keinen.
problem-not-by-token = Mit einem Schlüssel geht das nicht: Melde dich selbst an.
problem-tokens-most = Du hast { $most } Schlüssel: Entferne erst einen.
problem-token-unknown = Du hast keinen Schlüssel { $token }.
problem-person-unknown = Es gibt niemanden mit der Nummer { $person }.

# Konten
problem-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
problem-login = Ein Anmeldename hat 3 bis 40 Zeichen aus a-z, 0-9, Punkt, Strich und Unterstrich, zuerst einen Buchstaben oder eine Ziffer.
problem-login-taken = Den Anmeldenamen { $login } hat schon jemand: Wähl einen anderen.
problem-registered = Du bist schon registriert, als { $login }: Melde dich erst ab.
problem-sign-in = Es gibt kein Konto mit diesem Anmeldenamen und diesem Passwort.
problem-password-wrong = Das ist nicht dein Passwort.
problem-password-none = Du hast noch kein Passwort: Registriere dich erst.
problem-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
problem-password-login = Wähl ein Passwort, das nicht dein Anmeldename ist.
problem-attempts = Zu viele Fehlversuche: Warte eine Weile und versuch es noch einmal.
problem-newcomers = Zu viele neue Leute von deiner Adresse: Warte eine Weile und versuch es noch einmal.

# Tische und Plätze
problem-table-unknown = Es gibt keinen Tisch „{ $table }“.
problem-seat-unknown = Es gibt keinen Platz { $seat }: Die Plätze sind 0 bis { $last }.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seat-not-yours = Das ist nicht dein Platz.
problem-seat-which = Sag, für welchen deiner Plätze: { $seats }.
problem-seat-contested = Platz { $seat } kann nicht dir und einem Bot gehören.
problem-not-seated = Du sitzt nicht an diesem Tisch.
problem-only-host = Nur wer einen Tisch eröffnet hat, setzt Bots an ihn.
problem-bot-unknown = Für dieses Spiel gibt es keinen Bot „{ $bot }“: Es gibt { $known }.
problem-no-spectators = An diesem Tisch darf niemand zuschauen.
problem-spectator = Wer zuschaut, spielt nicht mit.

# Der Lauf eines Spiels
problem-begun = Die Partie hat begonnen.
problem-begun-without-you = Die Partie hat ohne dich begonnen.
problem-begun-resign = Die Partie hat begonnen: Du kannst nur noch aufgeben.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-over = Die Partie ist vorbei.
problem-not-over = Die Partie ist noch nicht vorbei.
problem-stale = Am Tisch ist es weitergegangen: Er ist jetzt bei Nummer { $number }.
problem-moment-unknown = Es gibt keinen Moment { $moment }: Der Tisch ist bei Nummer { $number }.
problem-moment-over = In diesem Moment ist die Partie vorbei: Wähl einen früheren.
problem-resigned = Du hast aufgegeben: Ein Bot spielt für dich weiter.
problem-absent = Deine Zeit war um, und ein Bot spielt für dich: Nimm erst deinen Platz wieder ein.
problem-out = Du bist schon ausgeschieden.
problem-left-already = Du hast diese Partie schon verlassen.
problem-left-for-good = Du hast diese Partie endgültig verlassen.
problem-undo-ask = An diesem Tisch müssen die anderen zustimmen, bevor etwas zurückgenommen wird: Schlag es vor.
problem-undo-never = An diesem Tisch wird nichts zurückgenommen.
problem-undo-nothing = Du hast noch nichts getan, was sich zurücknehmen ließe.
problem-undo-where = Nummer { $number } ist keine Entscheidung, zu der man zurückkehren könnte.
problem-proposal-standing = Es gibt schon einen Vorschlag: Beantworte erst den.
problem-proposal-gone = Was du gefragt wurdest, wird nicht mehr vorgeschlagen.
problem-programme = „{ $action }“ lässt sich nicht vorausplanen: In { $game } geht das mit { $possible }.
problem-programme-nothing = In { $game } lässt sich nichts vorausplanen.
problem-asked-now = Du bist jetzt gefragt: Spiel es.

# Chat, Tipps
problem-chat-private = An einem privaten Tisch reden nur, die dort sitzen.
problem-chat-empty = Darin steht nichts zu lesen.
problem-chat-fast = Du redest zu schnell: Warte einen Moment.
problem-advice-busy = Über deine letzte Frage wird noch nachgedacht: Warte auf die Antwort.
problem-advice-none = Der Bot hat für diese Stellung keine Antwort gefunden.
problem-advice-others = Solange du mit anderen spielst, gibt es keine Tipps.

# Was Leute mitbringen
problem-import-one = Gib eine Partie oder eine Stellung an.
problem-journal-early = Die Partie bekommst du, wenn die Partie vorbei ist; bis dahin gibt es deine Aufzeichnung.
problem-journal-chance = In der Partie fehlt, was der Zufall „{ $chance }“ ergab.
problem-journal-long = Diese Partie hat { $entries } Einträge; höchstens { $most } lassen sich einlesen.
problem-journal-slow = Es dauert zu lange, diese Partie nachzuspielen.
problem-too-large = { $what ->
    [pack] Das Kartenpaket
   *[start] Die Startstellung
} ist zu groß: Es dürfen { $most } Bytes sein.
problem-unplayable = { $what ->
    [journal] Diese Partie
    [position] Diese Stellung
   *[start] Dieser Anfang
} lässt sich nicht spielen: Es passt nicht zusammen.
problem-start-over = In der Startstellung ist die Partie schon vorbei.
problem-start-pack = Die Startstellung hat ein anderes Kartenpaket: Lass das Paket weg.
problem-start-differs = In der Startstellung ist { $field } { $has }, nicht { $wanted }.

# Anfragen aller Art
problem-language = Es gibt keine Sprache „{ $language }“: Es gibt { $known }.
problem-address = Unter dieser Adresse gibt es nichts.
problem-method = Diese Adresse ist nicht für Anfragen dieser Art.
problem-body-long = Die Anfrage ist zu lang.
problem-message-long = Eine Nachricht hat höchstens { $most } Zeichen.
problem-too-deep = Die Anfrage hat zu viele Klammern ineinander.
problem-no-json = Das ist kein JSON: { $why }.
problem-impossible = Das geht nicht.
problem-ours = Bei uns ist etwas schiefgegangen; was nicht beantwortet wurde, hat nichts verändert.

# Was eine Anfrage enthält
problem-field-missing = Das Feld „{ $field }“ fehlt.
problem-field-unknown = Ein Feld „{ $field }“ gibt es hier nicht.
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
problem-field-letters = „{ $place }“ hat Zeichen, die dort nicht stehen können.
problem-field-value = „{ $place }“ kann nicht „{ $value }“ sein.
problem-field = { $place ->
    [data] Die Anfrage
   *[other] „{ $place }“
} ist nicht, wie es sein soll: { $why }.
