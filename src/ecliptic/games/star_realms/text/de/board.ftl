# Texts of the web client's board.

game-about =
    Ein Duell der Decks: Kaufe Schiffe und Basen aus der Handelsreihe, lass ihre Fraktionen zusammenwirken und bringe
    die Autorität des Gegners auf null.
zone-known-hand = Bekannte Handkarten
zone-known-deck = Bekannte Karten des Decks, von oben
zone-known-trade-deck = Bekannte Karten des Handelsdecks
