# Counted things.

amount-ship = { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
}
amount-agent = { $n ->
    [one] 1 Agenten
   *[other] { $n } Agenten
}
amount-power = { $n } Macht
amount-resource = { $n ->
    [1] 1 { $resource }
   *[other] { $n } × { $resource }
}
amount-assault = { $n } Sturmwürfel
amount-skirmish = { $n } Scharmützelwürfel
amount-raid = { $n } Überfallwürfel
