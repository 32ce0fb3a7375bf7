# Texts of the terminal view.

group-play = Spielen
group-use = Nutzen
group-ally = Allianz
group-scrap = Schrott
group-buy = Kaufen
group-attack = Angriff
group-choose = Wählen
group-team = Team
group-end = Ende
unused-cards = { $n ->
    [one] eine Karte spielen
   *[other] { $n } Karten spielen
}
unused-abilities = { $n ->
    [one] eine Fähigkeit nutzen
   *[other] { $n } Fähigkeiten nutzen
}
unused-combat = mit { $n } Kampf angreifen
unused-trade = mit { $n } Handel kaufen
reconstructed = Die Werte dieser Karte sind rekonstruiert; ein Inhaltspaket kann sie berichtigen.
team-yours = dein Team
open-hand = Hand: { $cards }
known = bekannt: { $cards }
top = obenauf: { $cards }
used = genutzt
copy-of = als { $card }
damaged = { $n } Schaden
short-ally = Allianz
short-scrap = Schrott
short-hand = Hand
short-deck = Deck
short-discard = Ablage
plays = { $who_you ->
    [yes] Du spielst
   *[no] { $who } spielt
}: { $cards }
