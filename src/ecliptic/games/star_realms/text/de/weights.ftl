# Terms of the bots' evaluation, shown as the reason for a choice.

weight-victory = Sieg
weight-authority = eigene Autorität
weight-opponents-authority = Autorität der Gegner
weight-weak-opponents = schwache Gegner
weight-eliminated-opponents = ausgeschiedene Gegner
weight-kill = einen Gegner ausschalten
weight-combat = verfügbarer Kampf
weight-purchases = Käufe
weight-to-come = was noch zu holen ist
weight-used = alles wird genutzt
weight-redirections = wohin die nächste Karte kommt
weight-deck = ein besseres Deck
weight-bases = eigene Basen
weight-opponents-bases = Basen der Gegner
weight-opponents-hands = Handkarten der Gegner
weight-next-hand = die nächste Hand
weight-kept-hand = Karten, die auf der Hand bleiben
weight-trade-row = die Handelsreihe für die Gegner
weight-teammates-pools = Handel und Kampf des Teams
