# Counted things.

amount-ship = { $n ->
    [one] 1 ship
   *[other] { $n } ships
}
amount-agent = { $n ->
    [one] 1 agent
   *[other] { $n } agents
}
amount-power = { $n } Power
amount-resource = { $n ->
    [1] 1 { $resource }
   *[other] { $n } × { $resource }
}
amount-assault = { $n ->
    [one] 1 assault die
   *[other] { $n } assault dice
}
amount-skirmish = { $n ->
    [one] 1 skirmish die
   *[other] { $n } skirmish dice
}
amount-raid = { $n ->
    [one] 1 raid die
   *[other] { $n } raid dice
}
