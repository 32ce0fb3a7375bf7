# What the bots value, for those who ask why.

weight-points = sichere Siegpunkte
weight-control = Kontrolle von Orten
weight-lead = der Vorsprung vor dem besten Gegner
weight-ore = Erz
weight-population = Bevölkerung
weight-fleet = die Flotte
weight-growth = Bevölkerungswachstum
weight-ore-yield = Erzproduktion
weight-ascent = Annäherung an eine Technologie der Stufe IIII
weight-access = Aktionen für höhere Forschung und Kolonisierung
weight-colonizing = Systeme kurz vor der Kolonisierung
weight-achievements = der Weg zu Errungenschaften
