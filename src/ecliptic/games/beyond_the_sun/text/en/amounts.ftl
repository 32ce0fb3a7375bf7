# Counted things, and what something costs.

amount-ore = { $n } ore
amount-population = { $n } population
amount-supply = { $n ->
    [one] 1 supply cube
   *[other] { $n } supply cubes
}
amount-ships = { $n ->
    [one] 1 ship
   *[other] { $n } ships
}
amount-movement = { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
}
amount-systems = { $n ->
    [one] 1 system
   *[other] { $n } systems
}
amount-technologies = { $n ->
    [one] 1 technology
   *[other] { $n } technologies
}
amount-vp = { $n } VP
amount-free = free
amount-nothing = nothing

ship-of-level = level { $level } ship
