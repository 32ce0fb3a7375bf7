# What bots value

weight-victory = Sieg
weight-power = eigene Macht
weight-rivals-power = Macht eines Rivalen
weight-ambitions = erklärte Ambitionen
weight-rivals-ambitions = Ambitionen eines Rivalen
weight-lead = Vorsprung bei Ambitionen
weight-prospects = Aussichten auf andere Ambitionen
weight-cities = Städte
weight-starports = Raumhäfen
weight-fresh-ships = intakte Schiffe
weight-damaged-ships = beschädigte Schiffe
weight-rivals-pieces = Figuren der Rivalen
weight-control = kontrollierte Systeme
weight-open-slots = offene Ressourcenfelder
weight-resources = Ressourcen
weight-guild-cards = Karten in der Auslage
weight-agents = Agenten im Vorrat
weight-court = Agenten am Hof
weight-battles = mögliche Kämpfe
weight-outrage = Empörung
weight-initiative = Initiative
weight-hand = Handkarten
weight-pips = übrige Aktionen
