# Counted things.

amount-ship = { $n } { $n ->
    [one] корабль
    [few] корабля
   *[many] кораблей
}
amount-agent = { $n } { $n ->
    [one] агента
   *[other] агентов
}
amount-power = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} власти
amount-resource = { $n ->
    [1] { $resource }
   *[other] { $n } × { $resource }
}
amount-assault = { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} тарана
amount-skirmish = { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} стычки
amount-raid = { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} налёта
