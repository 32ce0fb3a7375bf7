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
