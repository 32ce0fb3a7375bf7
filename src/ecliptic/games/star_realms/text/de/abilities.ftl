# The text box of the cards. A step is a clause without capital and full stop, so that it can stand alone, after a
# condition or among options. Conditions end with a colon: after a comma German would need another word order.
# A message part-* is a piece of others in this language only.

label-ally = Allianz ({ $faction })
label-scrap = Verschrotten

## Gains

gain = erhalte { $amounts }
gain-trade = { $n } Handel
gain-combat = { $n } Kampf
gain-authority = { $n } Autorität

## Steps
## how: may = one or none, up-to = none to most, exactly = most, from = least to most

step-draw = ziehe { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
step-opponent-discard = ein Gegner deiner Wahl wirft { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} ab
step-scrap-own = { $how ->
    [may] du darfst eine Karte { part-own-zones } verschrotten
    [up-to] verschrotte bis zu { $most } Karten { part-own-zones }
    [from] verschrotte { $least } bis { $most } Karten { part-own-zones }
   *[exactly] verschrotte { $most ->
        [one] eine Karte
       *[other] { $most } Karten
    } { part-own-zones }
}
part-own-zones = { $zones ->
    [hand] aus deiner Hand
    [discard] aus deinem Ablagestapel
   *[both] aus deiner Hand { $most ->
        [one] oder
       *[other] und/oder
    } deinem Ablagestapel
}
step-scrap-row = { $how ->
    [may] du darfst eine Karte aus der Handelsreihe verschrotten
    [up-to] verschrotte bis zu { $most } Karten aus der Handelsreihe
    [from] verschrotte { $least } bis { $most } Karten aus der Handelsreihe
   *[exactly] verschrotte { $most ->
        [one] eine Karte
       *[other] { $most } Karten
    } aus der Handelsreihe
}
step-destroy-base = { $how ->
    [may] du darfst eine Basis deiner Wahl zerstören
   *[exactly] zerstöre eine Basis deiner Wahl
}
step-discard-own = { $how ->
    [may] du darfst eine Karte abwerfen
    [up-to] wirf bis zu { $most } Karten ab
    [from] wirf { $least } bis { $most } Karten ab
   *[exactly] wirf { $most ->
        [one] eine Karte
       *[other] { $most } Karten
    } ab
}
step-acquire-free = erwirb kostenlos { $cost ->
    [any] { part-acquired-any }
   *[other] { part-acquired } mit Kosten von höchstens { $cost }
}{ $to ->
    [hand] {" "}und nimm { part-acquired-it } auf die Hand
    [deck-top] {" "}und lege { part-acquired-it } oben auf dein Deck
   *[normal] {""}
}
part-acquired = { $types ->
    [ship] ein Schiff
    [base] eine Basis
   *[both] eine Karte
}
part-acquired-any = { $types ->
    [ship] ein beliebiges Schiff
    [base] eine beliebige Basis
   *[both] eine beliebige Karte
}
part-acquired-it = { $types ->
    [ship] es
   *[other] sie
}
step-next-acquire-to = { $how ->
    [may] du darfst
   *[exactly] { $to ->
        [hand] nimm
       *[other] lege
    }
} { $types ->
    [ship] das nächste Schiff, das
    [base] die nächste Basis, die
   *[both] das nächste Schiff oder die nächste Basis, die
} du in diesem Zug erwirbst, { $to ->
    [hand] auf die Hand
    [deck-top] oben auf dein Deck
   *[normal] auf deinen Ablagestapel
}{ $how ->
    [may] {" "}{ $to ->
        [hand] nehmen
       *[other] legen
    }
   *[exactly] {""}
}
step-copy-base = bis zum Ende des Zuges ist diese Basis eine Kopie einer beliebigen anderen Basis im Spiel und hat deren Fraktion zusätzlich zu ihrer eigenen
step-copy-ship = dieses Schiff wird zur Kopie eines anderen Schiffes, das du in diesem Zug ausgespielt hast, und hat dessen Fraktion zusätzlich zu seiner eigenen
step-combat-per = erhalte { gain-combat } { $per }
step-draw-per = { step-draw } { $per }

## Counts

per-own-cards-scrapped-from-hand-or-discard-this-turn = für jede Karte, die du in diesem Zug aus deiner Hand oder deinem Ablagestapel verschrottet hast
per-blob-cards-played-this-turn = für jede Blob-Karte, die du in diesem Zug ausgespielt hast

## Sentences around steps

sentence = { CAPITAL($clause) }.
for-each-picked = { $first }; { $most ->
    [one] wenn du das tust:
   *[other] für jede davon:
} { CAPITAL($then) }
if-own-bases-in-play-at-least = wenn du { $n ->
    [one] eine Basis
   *[other] mindestens { $n } Basen
} im Spiel hast: { CAPITAL($then) }
if-any-opponent-has-base = wenn ein Gegner eine Basis im Spiel hat: { CAPITAL($then) }
when-you-play-ship = immer wenn du ein { $faction ->
    [blob] Blob-Schiff
    [trade-federation] Schiff der Handelsföderation
    [star-empire] Schiff des Sternenimperiums
    [machine-cult] Schiff des Maschinenkults
   *[any] Schiff
} ausspielst: { CAPITAL($then) }
ally-for-all = diese Karte zählt als Verbündeter für jede Fraktion
on-acquire = wenn du diese Karte erwirbst, darfst du sie auf die Hand nehmen, falls du in diesem Zug eine { $faction ->
    [blob] Blob-Karte
    [trade-federation] Karte der Handelsföderation
    [star-empire] Karte des Sternenimperiums
   *[machine-cult] Karte des Maschinenkults
} ausgespielt hast
