# Counted things, and what something costs.

amount-ore = { $n } Erz
amount-population = { $n } Bevölkerung
amount-supply = { $n } Nachschubwürfel
amount-ships = { $n ->
    [one] 1 Raumschiff
   *[other] { $n } Raumschiffe
}
amount-movement = { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
}
amount-systems = { $n ->
    [one] 1 System
   *[other] { $n } Systeme
}
amount-technologies = { $n ->
    [one] 1 Technologie
   *[other] { $n } Technologien
}
amount-vp = { $n } SP
amount-free = kostenlos
amount-nothing = nichts

ship-of-level = Raumschiff der Stufe { $level }
