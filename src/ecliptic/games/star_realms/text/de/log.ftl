# What happened.

log-turn = Zug { $n }: { $who_you ->
    [yes] Du bist
   *[no] { $who } ist
} am Zug.
log-play = { $who_you ->
    [yes] Du spielst
   *[no] { $who } spielt
} { $card } aus.
log-use = { $who_you ->
    [yes] Du benutzt
   *[no] { $who } benutzt
} { $card }.
log-ally = { $who_you ->
    [yes] Du benutzt
   *[no] { $who } benutzt
} die Allianzfähigkeit von { $card }.
log-scrap = { $who_you ->
    [yes] Du verschrottest
   *[no] { $who } verschrottet
} { $card } für die Verschrottungsfähigkeit.
log-choose = { $who_you ->
    [yes] Du wählst
   *[no] { $who } wählt
}: { $effect }.
log-trade = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { gain-trade }.
log-combat = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { gain-combat }.
log-authority = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { gain-authority }.
log-buy = { $who_you ->
    [yes] Du kaufst
   *[no] { $who } kauft
} { $card } für { gain-trade }.
log-pay-buy = { $who_you ->
    [yes] Du zahlst
   *[no] { $who } zahlt
} { gain-trade } für { $card }.
log-pay-attack = { $who_you ->
    [yes] Du setzt
   *[no] { $who } setzt
} { gain-combat } gegen { $card } ein.
log-propose-buy = { $who_you ->
    [yes] Du schlägst
   *[no] { $who } schlägt
} vor, { $card } gemeinsam zu kaufen.
log-propose-attack = { $who_you ->
    [yes] Du schlägst
   *[no] { $who } schlägt
} vor, { $card } gemeinsam anzugreifen.
log-agree = { $who_you ->
    [yes] Du stimmst
   *[no] { $who } stimmt
} der Zahlung für { $card } zu.
log-decline = { $who_you ->
    [yes] Du lehnst
   *[no] { $who } lehnt
} die Zahlung für { $card } ab.
log-done = { $who_you ->
    [yes] Du bist
   *[no] { $who } ist
} fertig.
log-revoke = { $who_you ->
    [yes] Du spielst
   *[no] { $who } spielt
} weiter.
log-acquire-discard = { $card } kommt auf { $who_you ->
    [yes] deinen Ablagestapel
   *[no] den Ablagestapel von { $who }
}.
log-acquire-hand = { $card } kommt auf { $who_you ->
    [yes] deine Hand
   *[no] die Hand von { $who }
}.
log-acquire-deck-top = { $card } kommt oben auf { $who_you ->
    [yes] dein Deck
   *[no] das Deck von { $who }
}.
log-reveal = { $card } kommt in die Handelsreihe.
log-attack = { $who_you ->
    [yes] Du greifst
   *[no] { $who } greift
} { $whom_you ->
    [yes] dich
   *[no] { $whom }
} mit { gain-combat } an.
log-attack-base = { $who_you ->
    [yes] Du greifst
   *[no] { $who } greift
} { $whom_you ->
    [yes] deine Basis { $card }
   *[no] { $card } von { $whom }
} mit { gain-combat } an.
log-damage-base = { $who_you ->
    [yes] Du beschädigst
   *[no] { $who } beschädigt
} { $whom_you ->
    [yes] deine Basis { $card }
   *[no] { $card } von { $whom }
} mit { gain-combat }.
log-target = { $who_you ->
    [yes] Du bestimmst
   *[no] { $who } bestimmt
} { $whom_you ->
    [yes] dich
   *[no] { $whom }
} zum Abwerfen.
log-target-base = { $who_you ->
    [yes] Du bestimmst
   *[no] { $who } bestimmt
} { $whom_you ->
    [yes] deine Basis { $card }
   *[no] { $card } von { $whom }
} zum Zerstören.
log-destroyed = { $who_you ->
    [yes] Deine Basis { $card }
   *[no] { $card } von { $who }
} wird zerstört.
log-discard = { $who_you ->
    [yes] Du wirfst
   *[no] { $who } wirft
} { $card } ab.
log-scrap-hand = { $who_you ->
    [yes] Du verschrottest
   *[no] { $who } verschrottet
} { $card } aus der Hand.
log-scrap-discard = { $who_you ->
    [yes] Du verschrottest
   *[no] { $who } verschrottet
} { $card } aus dem Ablagestapel.
log-scrap-row = { $who_you ->
    [yes] Du verschrottest
   *[no] { $who } verschrottet
} { $card } aus der Handelsreihe.
log-copy = { $who_you ->
    [yes] Deine Karte { $copier }
   *[no] { $copier } von { $who }
} wird zur Kopie von { $card }.
log-transfer = { $who_you ->
    [yes] Du legst
   *[no] { $who } legt
} { $card } auf { $whom_you ->
    [yes] deinen Ablagestapel
   *[no] den Ablagestapel von { $whom }
}.
log-gift = { $who_you ->
    [yes] Du hinterlässt
   *[no] { $who } hinterlässt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} { $card }.
log-eliminated = { $who_you ->
    [yes] Du scheidest
   *[no] { $who } scheidet
} aus.
log-end-turn = { $who_you ->
    [yes] Du beendest den Zug und legst
   *[no] { $who } beendet den Zug und legt
} Schiffe und Hand ab.
log-shuffle = { $who_you ->
    [yes] Du mischst deinen
   *[no] { $who } mischt den
} Ablagestapel zu einem neuen Deck.
log-first-deck = { $who_you ->
    [yes] Du mischst dein
   *[no] { $who } mischt das
} Startdeck.
log-stopped = Das Spiel endet ohne Ergebnis.
log-draw = { $who_you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}: { $cards }.
log-draw-hidden = { $who_you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
log-over = { prompt-over }
