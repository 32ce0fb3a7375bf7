# Prompts for the deciding seat, and what the other seats see.

prompt-starting-planet = Wähle deinen Startplaneten.
prompt-main = Runde { $round }, du bist am Zug. Lege einen Gesandten; du hast noch { $left }.
prompt-optional = Du darfst eine Mission erfüllen oder deinen Zug beenden.
prompt-ambassador = { $space }: Wähle den Gesandten und seine Seite.
prompt-alteration = { $space }: Nutzt du ein Modifikatorplättchen?
prompt-die = { $space }: { $n ->
    [0] Du darfst einen Gelehrten nutzen, der dir deinen Würfel bringt.
    [one] Legst du deinen Würfel mit 1 Stimme dazu?
   *[other] Legst du deinen Würfel mit { $n } Stimmen dazu?
}
prompt-overflow = Du hast Platz für { $most } Kristalle. Lege { $left ->
    [one] einen
   *[other] { $left }
} zurück.
prompt-pay = Zahlst du { $resource } oder an seiner Stelle Ozeanium?
prompt-any-order = Wähle, was zuerst kommt.
prompt-choose-effect = { $left ->
    [one] Wähle eines.
   *[other] Wähle, insgesamt { $left }-mal.
}
prompt-medal = Wähle eine Medaille.
prompt-deep-space = Du hast das oberste Feld erreicht: Wähle ein Weltraumplättchen.
prompt-project = { $left ->
    [one] Wähle das Projekt, dessen Marker vorrückt.
   *[other] Wähle das Projekt, dessen Marker vorrückt, insgesamt { $left }-mal.
}
prompt-move-on = { $left ->
    [one] Dein Bergarbeiter zieht weiter: wohin?
   *[other] Dein Bergarbeiter zieht weiter, insgesamt { $left } Felder: wohin?
}
prompt-dead-asteroid = Wähle einen erloschenen Asteroiden.
prompt-token = Wähle ein Modifikatorplättchen.
prompt-look = Nur du siehst diese Plättchen der Stufe { $strength }: Wähle eines.
prompt-after-action = { $planet }: Nutzt du noch einen Gelehrten?
prompt-planet = Wähle den Planeten für deine Aktion.
prompt-neo = Neo: Bewege deinen Bergarbeiter.
prompt-six-moon = 6Moon: Bewege deinen Manipulator oder nimm ein Plättchen.
prompt-atalum = Atalum: Wähle einen Gelehrten.
prompt-arratooine = Arratooine: Wähle einen Handelsposten.
prompt-e81216 = E81216: Wähle, was du baust.
prompt-refresh = Wähle einen genutzten Stufe-{ $level }-Gelehrten, den du aufdeckst.
prompt-copy = Wähle einen Gelehrten bis Stufe { $level }, den du kopierst.
prompt-disc = Wähle einen Handelsposten für deinen Marker auf Stufe { $level }.
prompt-discount = { $left ->
    [one] Wähle den Kristall, den du sparst.
   *[other] Wähle den Kristall, den du sparst, insgesamt { $left }.
}
prompt-build-free = Wähle, was du kostenlos baust.
prompt-income = { $left ->
    [one] Wähle die Produktionsstätte, deren Einkommen du erhältst.
   *[other] Wähle die Produktionsstätte, deren Einkommen du erhältst, insgesamt { $left }.
}
prompt-transmute = Wähle die Ressource, die du in die vom nächsthöheren Wert umwandelst.
prompt-transport = Bewege deinen Bergarbeiter oder deinen Manipulator, ohne Belohnung.
prompt-espionage = Wähle die Aktion, die du kopierst.
prompt-unlock = { $left ->
    [one] Wähle die Mission, die du freischaltest.
   *[other] Wähle die Mission, die du freischaltest, insgesamt { $left }.
}
prompt-upkeep = Zahle für deine Akkreditierungsstufe { $level } oder rücke nach unten.
prompt-law = Beide Seiten haben gleich viele Stimmen: Wähle das Gesetz, das verabschiedet wird.
prompt-setting-up = Das Spiel wird aufgebaut.
prompt-over = { $winners_you ->
    [yes] { $winners_count ->
        [one] Du hast gewonnen.
       *[other] Ihr teilt euch den Sieg: { $winners } haben gewonnen.
    }
   *[no] { $winners_count ->
        [one] { $winners } hat gewonnen.
       *[other] { $winners } haben gemeinsam gewonnen.
    }
}

## Waiting

wait-starting-planet = { $who } wählt einen Startplaneten.
wait-main = { $who } ist am Zug.
wait-optional = { $who } überlegt, ob eine Mission erfüllt wird.
wait-ambassador = { $who } wählt einen Gesandten.
wait-alteration = { $who } überlegt, ob ein Modifikatorplättchen genutzt wird.
wait-die = { $who } überlegt, ob der Würfel dazukommt.
wait-overflow = { $who } legt Kristalle zurück.
wait-pay = { $who } entscheidet, womit bezahlt wird.
wait-any-order = { $who } wählt, was zuerst kommt.
wait-choose-effect = { $who } wählt einen Effekt.
wait-medal = { $who } wählt eine Medaille.
wait-deep-space = { $who } wählt ein Weltraumplättchen.
wait-project = { $who } wählt ein Projekt.
wait-move-on = { $who } zieht mit dem Bergarbeiter weiter.
wait-dead-asteroid = { $who } wählt einen erloschenen Asteroiden.
wait-token = { $who } wählt ein Modifikatorplättchen.
wait-look = { $who } sieht sich Modifikatorplättchen an.
wait-after-action = { $who } überlegt, ob noch ein Gelehrter genutzt wird.
wait-planet = { $who } wählt einen Planeten.
wait-neo = { $who } führt eine Aktion auf Neo aus.
wait-six-moon = { $who } führt eine Aktion auf 6Moon aus.
wait-atalum = { $who } führt eine Aktion auf Atalum aus.
wait-arratooine = { $who } führt eine Aktion auf Arratooine aus.
wait-e81216 = { $who } führt eine Aktion auf E81216 aus.
wait-refresh = { $who } wählt einen Gelehrten zum Aufdecken.
wait-copy = { $who } wählt einen Gelehrten zum Kopieren.
wait-disc = { $who } wählt einen Handelsposten.
wait-discount = { $who } wählt den gesparten Kristall.
wait-build-free = { $who } wählt, was gebaut wird.
wait-income = { $who } wählt eine Produktionsstätte.
wait-transmute = { $who } wählt, welche Ressource umgewandelt wird.
wait-transport = { $who } bewegt den Bergarbeiter oder den Manipulator.
wait-espionage = { $who } wählt die Aktion zum Kopieren.
wait-unlock = { $who } wählt eine Mission zum Freischalten.
wait-upkeep = { $who } zahlt für die Akkreditierungsstufe.
wait-law = { $who } wählt das Gesetz.
