# Counted things, and what something costs.

amount-ore = { $n } { $n ->
    [one] металл
   *[other] металла
}
amount-population = { $n } { $n ->
    [one] население
   *[other] населения
}
amount-supply = { $n } { $n ->
    [one] кубик снабжения
    [few] кубика снабжения
   *[many] кубиков снабжения
}
amount-ships = { $n } { $n ->
    [one] корабль
    [few] корабля
   *[many] кораблей
}
amount-movement = { $n } { $n ->
    [one] очко движения
    [few] очка движения
   *[many] очков движения
}
amount-systems = { $n } { $n ->
    [one] система
    [few] системы
   *[many] систем
}
amount-technologies = { $n } { $n ->
    [one] технология
    [few] технологии
   *[many] технологий
}
amount-vp = { $n } ПО
amount-free = бесплатно
amount-nothing = ничего

ship-of-level = корабль { $level }-го уровня
