# Terms of the bots' evaluation, shown as the reason for a choice.

weight-victory = Sieg
weight-points = Prestigepunkte
weight-opponents-points = Punkte des besten Gegners
weight-medals = Medaillen
weight-next-medals = Nähe zu Medaillen
weight-projects = Plätze bei Projekten
weight-opponents-projects = Plätze eines Gegners bei Projekten
weight-law = das Gesetz dieser Runde
weight-opponents-law = was das Gesetz einem Gegner bringt
weight-floors = Mehrheiten in Stockwerken
weight-influence = Einfluss
weight-resources = Ressourcen
weight-accreditation = Akkreditierung
weight-level = Akkreditierungsstufe
weight-upkeep = Kosten der Akkreditierungsstufe
weight-deep-space = ein Weltraumplättchen
weight-special-ambassador = der Bonus-Gesandte
weight-missions = Missionen, die erfüllt werden können
weight-markers = freigeschaltete Missionen
weight-ships = Raumschiffe
weight-die = der Assistentenwürfel
weight-tokens = Modifikatorplättchen
weight-erudites = Gelehrte
weight-income = Einkommen
weight-president = der Präsidentinnenmarker
