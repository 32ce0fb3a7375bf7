# Parts of deals, and how the log tells them.

deal-ship = { $who_you ->
    [yes] вы уступаете
   *[no] { $who } уступает
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} { $state ->
    [damaged] повреждённый корабль
   *[fresh] неповреждённый корабль
} ({ $system })
log-deal-ship = { $who_you ->
    [yes] Вы уступаете
   *[no] { $who } уступает
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} { $state ->
    [damaged] повреждённый корабль
   *[fresh] неповреждённый корабль
} ({ $system }).
deal-building = { $who_you ->
    [yes] вы уступаете
   *[no] { $who } уступает
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} { $piece ->
    [city] город
    [starport] космопорт
    [agent] агента
   *[ship] корабль
} ({ part-site })
log-deal-building = { $who_you ->
    [yes] Вы уступаете
   *[no] { $who } уступает
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} { $piece ->
    [city] город
    [starport] космопорт
    [agent] агента
   *[ship] корабль
} ({ part-site }).
deal-agent = { $who_you ->
    [yes] вы делегируете
   *[no] { $who } делегирует
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} агента на карте «{ $card }»
log-deal-agent = { $who_you ->
    [yes] Вы делегируете
   *[no] { $who } делегирует
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} агента на карте «{ $card }».
deal-favor = { $who_you ->
    [yes] вы обещаете
   *[no] { $who } обещает
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} услугу
log-deal-favor = { $who_you ->
    [yes] Вы обещаете
   *[no] { $who } обещает
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} услугу.
deal-resource = { $who_you ->
    [yes] вы передаёте
   *[no] { $who } передаёт
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
}: { $resource }
log-deal-resource = { $who_you ->
    [yes] Вы передаёте
   *[no] { $who } передаёт
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
}: { $resource }.
deal-captive = { $who_you ->
    [yes] вы передаёте
   *[no] { $who } передаёт
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} пленника: { $piece ->
    [city] { $whose_you ->
        [yes] ваш город
        [free] свободный город
       *[no] город ({ $whose })
    }
    [starport] { $whose_you ->
        [yes] ваш космопорт
        [free] свободный космопорт
       *[no] космопорт ({ $whose })
    }
    [agent] { $whose_you ->
        [yes] вашего агента
       *[no] агента ({ $whose })
    }
    [resource] ресурс ({ $whose })
   *[ship] { $whose_you ->
        [yes] ваш корабль
        [empire] имперский корабль
        [blight] заражение
       *[no] корабль ({ $whose })
    }
}
log-deal-captive = { $who_you ->
    [yes] Вы передаёте
   *[no] { $who } передаёт
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} пленника: { $piece ->
    [city] { $whose_you ->
        [yes] ваш город
        [free] свободный город
       *[no] город ({ $whose })
    }
    [starport] { $whose_you ->
        [yes] ваш космопорт
        [free] свободный космопорт
       *[no] космопорт ({ $whose })
    }
    [agent] { $whose_you ->
        [yes] вашего агента
       *[no] агента ({ $whose })
    }
    [resource] ресурс ({ $whose })
   *[ship] { $whose_you ->
        [yes] ваш корабль
        [empire] имперский корабль
        [blight] заражение
       *[no] корабль ({ $whose })
    }
}.
deal-trophy = { $who_you ->
    [yes] вы передаёте
   *[no] { $who } передаёт
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} трофей: { $piece ->
    [city] { $whose_you ->
        [yes] ваш город
        [free] свободный город
       *[no] город ({ $whose })
    }
    [starport] { $whose_you ->
        [yes] ваш космопорт
        [free] свободный космопорт
       *[no] космопорт ({ $whose })
    }
    [agent] { $whose_you ->
        [yes] вашего агента
       *[no] агента ({ $whose })
    }
    [resource] ресурс ({ $whose })
   *[ship] { $whose_you ->
        [yes] ваш корабль
        [empire] имперский корабль
        [blight] заражение
       *[no] корабль ({ $whose })
    }
}
log-deal-trophy = { $who_you ->
    [yes] Вы передаёте
   *[no] { $who } передаёт
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} трофей: { $piece ->
    [city] { $whose_you ->
        [yes] ваш город
        [free] свободный город
       *[no] город ({ $whose })
    }
    [starport] { $whose_you ->
        [yes] ваш космопорт
        [free] свободный космопорт
       *[no] космопорт ({ $whose })
    }
    [agent] { $whose_you ->
        [yes] вашего агента
       *[no] агента ({ $whose })
    }
    [resource] ресурс ({ $whose })
   *[ship] { $whose_you ->
        [yes] ваш корабль
        [empire] имперский корабль
        [blight] заражение
       *[no] корабль ({ $whose })
    }
}.
deal-pass-favor = { $who_you ->
    [yes] вы передаёте
   *[no] { $who } передаёт
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} { $whose_you ->
    [yes] вашу услугу
   *[no] услугу игрока { $whose }
}
log-deal-pass-favor = { $who_you ->
    [yes] Вы передаёте
   *[no] { $who } передаёт
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} { $whose_you ->
    [yes] вашу услугу
   *[no] услугу игрока { $whose }
}.
deal-invite = { $who_you ->
    [yes] вы приглашаете
   *[no] { $who } приглашает
} { $whom_you ->
    [yes] вас
   *[no] игрока { $whom }
} в Империю
log-deal-invite = { $who_you ->
    [yes] Вы приглашаете
   *[no] { $who } приглашает
} { $whom_you ->
    [yes] вас
   *[no] игрока { $whom }
} в Империю.
deal-stored = { $who_you ->
    [yes] вы передаёте
   *[no] { $who } передаёт
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} с карты { $card }: { $resource }
log-deal-stored = { $who_you ->
    [yes] Вы передаёте
   *[no] { $who } передаёт
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} с карты { $card }: { $resource }.
