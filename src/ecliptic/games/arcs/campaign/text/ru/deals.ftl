# Parts of deals, and how the log tells them.

deal-ship = { $who } уступает игроку { $whom } { $state ->
    [damaged] повреждённый корабль
   *[fresh] неповреждённый корабль
} ({ $system })
log-deal-ship = { $who } уступает игроку { $whom } { $state ->
    [damaged] повреждённый корабль
   *[fresh] неповреждённый корабль
} ({ $system }).
deal-building = { $who } уступает игроку { $whom } { $piece ->
    [city] город
    [starport] космопорт
    [agent] агента
   *[ship] корабль
} ({ part-site })
log-deal-building = { $who } уступает игроку { $whom } { $piece ->
    [city] город
    [starport] космопорт
    [agent] агента
   *[ship] корабль
} ({ part-site }).
deal-agent = { $who } делегирует игроку { $whom } агента на карте «{ $card }»
log-deal-agent = { $who } делегирует игроку { $whom } агента на карте «{ $card }».
deal-favor = { $who } обещает игроку { $whom } услугу
log-deal-favor = { $who } обещает игроку { $whom } услугу.
deal-resource = { $who } передаёт игроку { $whom }: { $resource }
log-deal-resource = { $who } передаёт игроку { $whom }: { $resource }.
deal-captive = { $who } передаёт игроку { $whom } пленника: { $piece ->
    [city] город
    [starport] космопорт
    [agent] агента
    [resource] ресурс
   *[ship] корабль
} ({ $whose })
log-deal-captive = { $who } передаёт игроку { $whom } пленника: { $piece ->
    [city] город
    [starport] космопорт
    [agent] агента
    [resource] ресурс
   *[ship] корабль
} ({ $whose }).
deal-trophy = { $who } передаёт игроку { $whom } трофей: { $piece ->
    [city] город
    [starport] космопорт
    [agent] агента
    [resource] ресурс
   *[ship] корабль
} ({ $whose })
log-deal-trophy = { $who } передаёт игроку { $whom } трофей: { $piece ->
    [city] город
    [starport] космопорт
    [agent] агента
    [resource] ресурс
   *[ship] корабль
} ({ $whose }).
deal-pass-favor = { $who } передаёт игроку { $whom } услугу игрока { $whose }
log-deal-pass-favor = { $who } передаёт игроку { $whom } услугу игрока { $whose }.
deal-invite = { $who } приглашает игрока { $whom } в Империю
log-deal-invite = { $who } приглашает игрока { $whom } в Империю.
deal-stored = { $who } передаёт игроку { $whom } с карты { $card }: { $resource }
log-deal-stored = { $who } передаёт игроку { $whom } с карты { $card }: { $resource }.
