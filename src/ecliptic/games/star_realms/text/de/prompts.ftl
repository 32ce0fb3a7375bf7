# Prompts for the deciding seat, and what the other seats see.

prompt-main = Du bist am Zug. Du hast { $trade } Handel und { $combat } Kampf.
prompt-team = Dein Team ist am Zug. Handle in beliebiger Reihenfolge und sage, wenn du fertig bist.
prompt-amount = Wie viel Kampf setzt du gegen { $whom } ein?
prompt-amount-base = Wie viel Kampf setzt du gegen { $card } von { $whom } ein?
prompt-destroy-base = Wähle die Basis, die du zerstörst.
prompt-choose-effect = { $card }: Wähle eines.
prompt-target = Wähle den Gegner, der { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} abwirft.
prompt-forced-discard = { $n ->
    [one] Wähle eine Karte zum Abwerfen.
   *[other] Wähle eine Karte zum Abwerfen, insgesamt { $n }.
}
prompt-pick-scrap = { $left ->
    [one] { $card }: Wähle eine Karte zum Verschrotten.
   *[other] { $card }: Wähle eine Karte zum Verschrotten, höchstens { $left }.
}
prompt-pick-discard = { $left ->
    [one] { $card }: Wähle eine Karte zum Abwerfen.
   *[other] { $card }: Wähle eine Karte zum Abwerfen, höchstens { $left }.
}
prompt-scrap-row = { $left ->
    [one] { $card }: Wähle eine Karte der Handelsreihe zum Verschrotten.
   *[other] { $card }: Wähle eine Karte der Handelsreihe zum Verschrotten, höchstens { $left }.
}
prompt-copy = Wähle, wovon { $card } eine Kopie wird.
prompt-destination = Wähle, wohin { $card } kommt.
prompt-acquire-free = { $card }: Wähle die Karte, die du kostenlos erwirbst.
prompt-transfer-card = Wähle eine Karte aus deinem Ablagestapel für ein Teammitglied.
prompt-transfer-to = Wähle, wer { $card } bekommt.
prompt-gift = Du scheidest aus. Du darfst { $whom } eine deiner Karten geben.
prompt-share = { $card }: noch { $left } zu zahlen. Wie viel gibt { $whom }?
prompt-consent = { $who } will { $card } gemeinsam bezahlen: Dein Anteil ist { $n }. Stimmst du zu?
prompt-over = { $winners_you ->
    [yes] { $winners_count ->
        [one] Du hast gewonnen.
       *[other] Dein Team hat gewonnen.
    }
   *[no] { $winners_count ->
        [one] { $winners } hat gewonnen.
       *[other] { $winners } haben gewonnen.
    }
}
prompt-stopped = Das Spiel ist ohne Ergebnis beendet.

## Waiting

wait-main = { $who } ist am Zug.
wait-team = { $who_count ->
    [one] Zug des Teams: { $who } handelt.
   *[other] Zug des Teams: { $who } handeln.
}
wait-amount = { $who } entscheidet, wie viel Kampf eingesetzt wird.
wait-amount-base = { $who } entscheidet, wie viel Kampf gegen eine Basis eingesetzt wird.
wait-destroy-base = { $who } wählt eine Basis zum Zerstören.
wait-choose-effect = { $who } wählt einen Effekt.
wait-target = { $who } wählt, wer abwirft.
wait-forced-discard = { $who } wählt eine Karte zum Abwerfen.
wait-pick-scrap = { $who } wählt eine Karte zum Verschrotten.
wait-pick-discard = { $who } wählt eine Karte zum Abwerfen.
wait-scrap-row = { $who } wählt eine Karte der Handelsreihe zum Verschrotten.
wait-copy = { $who } wählt, was kopiert wird.
wait-destination = { $who } wählt, wohin die Karte kommt.
wait-acquire-free = { $who } wählt eine Karte zum Erwerben.
wait-transfer-card = { $who } wählt eine Karte für ein Teammitglied.
wait-transfer-to = { $who } wählt ein Teammitglied.
wait-gift = { $who } scheidet aus und wählt ein Abschiedsgeschenk.
wait-share = { $who } teilt eine gemeinsame Zahlung auf.
wait-consent = { $who } { $who_count ->
    [one] entscheidet
   *[other] entscheiden
} über eine gemeinsame Zahlung.
