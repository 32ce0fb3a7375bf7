# What the bots value, for those who ask why.

weight-points = Siegpunkte
weight-lead = der Vorsprung vor dem besten Gegner
weight-ore = Erz
weight-population = Bevölkerung
weight-fleet = die Flotte
weight-growth = Bevölkerungswachstum
weight-ore-yield = Erzproduktion
weight-technologies = Technologien
weight-actions = Aktionsfelder der Technologien
weight-colonizing = Systeme kurz vor der Kolonisierung
weight-achievements = der Weg zu Errungenschaften
