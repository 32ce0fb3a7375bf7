# Options on buttons, and why an action is not possible.

do-play = { $card } ausspielen
do-use = { $card } benutzen
do-ally = Allianzfähigkeit von { $card } benutzen{ $vain ->
    [yes] {" "}(keine Basis zu zerstören)
   *[no] {""}
}
do-scrap = { $card } verschrotten{ $vain ->
    [yes] {" "}(keine Basis zu zerstören)
   *[no] {""}
}
do-buy = { $card } kaufen ({ $n })
do-attack = { $whom } angreifen
do-attack-base = { $card } von { $whom } angreifen ({ $n })
do-amount = { $n }
do-target = { $whom } wählen
do-target-base = { $card } von { $whom } zerstören
do-discard = { $card } abwerfen
do-scrap-hand = { $card } aus der Hand verschrotten
do-scrap-discard = { $card } aus dem Ablagestapel verschrotten
do-scrap-row = { $card } aus der Handelsreihe verschrotten
do-choose = { CAPITAL($effect) }
do-copy = { $card } kopieren
do-acquire = { $card } erwerben ({ $n })
do-to-discard = Auf den Ablagestapel legen
do-to-hand = Auf die Hand nehmen
do-to-deck-top = Oben auf das Deck legen
do-transfer = Für 1 Handel eine Karte an ein Teammitglied geben
do-move = { $card } weitergeben
do-give-to = An { $whom } geben
do-give = { $card } verschenken
do-no-gift = Nichts verschenken
do-pool-attack = { $card } von { $whom } gemeinsam angreifen ({ $n })
do-pool-buy = { $card } gemeinsam kaufen ({ $n })
do-agree = Zustimmen
do-decline = Ablehnen
do-done = Fertig
do-revoke = Weiterspielen
do-stop = Nichts weiter
do-end = Zug beenden

## Refusals

no-such-action = „{ $text }“ ist keine Aktion in Star Realms.
no-such-card = In Star Realms gibt es keine Karte „{ $text }“.
no-other-choice = „{ $text }“ steht nicht zur Wahl: Beantworte zuerst die offene Frage.
no-not-now = „{ $text }“ ist jetzt nicht möglich.
no-not-in-hand = Du hast { $card } nicht auf der Hand.
no-not-in-row = { $card } liegt nicht in der Handelsreihe.
no-explorers = Es gibt keine Entdecker mehr zu kaufen.
no-too-expensive = { $card } kostet { $cost } Handel; du hast { $trade }.
no-not-in-play = Du hast { $card } nicht im Spiel.
no-ship-primary = { $card } ist ein Schiff: Die Primärfähigkeit wirkt beim Ausspielen.
no-primary = { $card } hat keine Primärfähigkeit.
no-used = Du hast diese Fähigkeit von { $card } in diesem Zug schon benutzt.
no-base-to-copy = Es ist keine andere Basis im Spiel, die kopiert werden kann.
no-ally-ability = { $card } hat keine Allianzfähigkeit.
no-ally = Du hast keinen Verbündeten für { $card } im Spiel.
no-scrap-ability = { $card } hat keine Verschrottungsfähigkeit.
no-reach = { $whom_you ->
    [yes] Du kannst dich nicht selbst angreifen.
   *[no] { $whom } ist für dich nicht erreichbar.
}
no-combat = Du hast keinen Kampf zum Einsetzen.
no-outpost = Ein Außenposten schützt { $whom }: Zerstöre ihn zuerst.
no-base-there = { $whom } hat { $card } nicht im Spiel.
no-declined = Dein Vorschlag für { $card } wurde abgelehnt. Schlage es wieder vor, wenn jemand von euch etwas anderes getan hat.
no-too-strong = Um { $card } zu zerstören, brauchst du { $defense } Kampf; du hast { $combat }.
no-attack-the-team = Das Team hat gemeinsame Autorität: Greife es über { $whom } an ({ $text }).
