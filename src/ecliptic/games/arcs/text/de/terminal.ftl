# Words of the terminal's view.

terminal-chapter = Kapitel { $n }
terminal-pips = { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
}
terminal-ships = intakte + beschädigte Schiffe
terminal-empty-slot = leerer Bauplatz
terminal-lead = Leitkarte
terminal-surpass = Übertreffen
terminal-copy = Kopieren
terminal-pivot = Umschwenken
terminal-seize = Initiative ergriffen
terminal-passes = hintereinander abgegeben: { $n }
terminal-ambitions = Ambitionen
terminal-free-markers = freie Marker
terminal-third = Feld
terminal-draft = Zur Auswahl
terminal-players = Spieler
terminal-free-slots = { $n } frei
terminal-trophies = Trophäen
terminal-captives = Gefangene
terminal-cards = Karten
terminal-known-hand = Bekannte Handkarten
terminal-any-ambition = beliebige Ambition
terminal-short-power = Macht
terminal-short-hand-size = Hand
terminal-short-agents = Agenten
terminal-short-ships = Schiffe
terminal-short-starports = Häfen
terminal-short-cities = Städte
terminal-short-trophies = Trophäen
terminal-short-captives = Gefangene
terminal-supply = im Vorrat: Agenten, Schiffe, Raumhäfen; Städte auf dem Spielertableau
terminal-group-lead = anführen
terminal-group-surpass = übertreffen
terminal-group-copy = kopieren
terminal-group-pivot = umschwenken
terminal-group-declare = Ambition ausrufen
terminal-group-seize = die Initiative ergreifen
terminal-group-prelude = Auftakt
terminal-group-cards = Karten
terminal-group-choose = Auswahl
terminal-group-end = beenden
