# Options on buttons.

do-lead = Сделать главной картой: { $card } (действий: { $pips })
do-pass = Передать инициативу
do-surpass = Превзойти: { $card } (действий: { $pips })
do-copy = Копировать, лицевой стороной вниз: { $card }
do-pivot = Сменить масть: { $card }
do-event = Сыграть: { $card }
do-keep-hand = Оставить эту руку
do-redraw = Сбросить руку и взять 6 новых карт
do-declare = Объявить замысел «{ $ambition }»
do-seize = Перехватить инициативу: { $card }
do-spend = Потратить: { $resource }
do-spend-outraged = Потратить впустую из-за запрета: { $resource }
do-spend-as = Потратить: { $resource } (как { $as })
do-prelude = «{ $card }»: { $effect }
do-end = Закончить ход
do-type = { CAPITAL($resource) }
do-tax = Собрать налоги { $whose_you ->
    [yes] с вашего города
    [free] со свободного города
   *[no] с города игрока { $whose }
} ({ part-site })
do-build-city = Построить город ({ $system })
do-build-outside = Построить город вне ячеек строительства ({ $system })
do-build-starport = Построить космопорт ({ $system })
do-build-ship = Построить корабль в { $whose_you ->
    [yes] вашем космопорте
    [free] свободном космопорте
   *[no] космопорте игрока { $whose }
} ({ part-site })
do-repair = { $piece ->
    [starport] Починить свой космопорт
   *[city] Починить свой город
} ({ part-site })
do-repair-ship = Починить корабль ({ $system })
do-influence = Оказать влияние: «{ $card }»
do-secure = Присвоить: «{ $card }»
do-move = Перемещение ({ $from } → { $to })
do-battle = Атаковать { $whom_you ->
    [empire] Империю
    [blight] заражение
    [free] свободные государства
   *[no] игрока { $whom }
} ({ $system })
do-use = { $what } («{ $card }»)
do-no-action = Не совершать действия
do-ships = { $damaged ->
    [0] { $fresh ->
        [0] Без кораблей
       *[other] Неповреждённых: { $fresh }
    }
   *[other] { $fresh ->
        [0] Повреждённых: { $damaged }
       *[other] Неповреждённых: { $fresh }, повреждённых: { $damaged }
    }
}
do-stop-here = Остановиться здесь ({ $system })
do-catapult = Дальше ({ $system })
do-city = { $whose_you ->
    [free] Свободный город
   *[no] Город игрока { $whose }
} ({ $system })
do-ransack = Взять карту «{ $card }»
do-drop = Сбросить: { $resource }
do-put = Ячейка { $slot }: { $resource }
do-put-nothing = Ячейка { $slot }: оставить пустой
do-done = Готово
do-at = { $system }
do-choose = { CAPITAL($effect) }
do-part = { CAPITAL($effect) }
do-dice = Бросить { $dice }
do-no-dice = Не бросать кубики
do-hit = { $state ->
    [damaged] Разрушить повреждённый корабль
   *[fresh] Повредить неповреждённый корабль
}
do-hit-building = { $state ->
    [damaged] { $piece ->
        [starport] Разрушить повреждённый космопорт
       *[city] Разрушить повреждённый город
    }
   *[fresh] { $piece ->
        [starport] Повредить неповреждённый космопорт
       *[city] Повредить неповреждённый город
    }
}{ part-slot }
do-raid = Украсть: { $resource } (ключей: { $keys })
do-raid-card = Украсть карту «{ $card }» (ключей: { $keys })
do-raid-done = Закончить налёт
do-take = Взять карту «{ $card }»
do-yes = Да
do-no = Нет
do-site-city = { $whose_you ->
    [yes] Ваш город
    [free] Свободный город
   *[no] Город игрока { $whose }
} ({ part-site })
do-site-starport = { $whose_you ->
    [yes] Ваш космопорт
    [free] Свободный космопорт
   *[no] Космопорт игрока { $whose }
} ({ part-site })
do-site-empty = Пустая ячейка строительства ({ part-site })
do-rival = { $whom }
do-cluster = Регион { $n }
do-card = «{ $card }»
do-union = Поместить рядом с картой: { $card }
do-swap = Отдать { $card }, взять { $other }
do-discard-hand = Сбросить: { $cards }
do-discard-nothing = Не сбрасывать карт действий
do-steal = Украсть у игрока { $whom }: { $resource }
do-trade = Взять у игрока { $whom }: { $resource }
do-steal-card = Украсть у игрока { $whom } карту «{ $card }»
do-hit-of = { $state ->
    [damaged] { $whose_you ->
        [empire] Разрушить повреждённый имперский корабль
        [blight] Уничтожить повреждённое заражение
       *[no] Разрушить повреждённый корабль игрока { $whose }
    }
   *[fresh] { $whose_you ->
        [empire] Повредить неповреждённый имперский корабль
        [blight] Повредить неповреждённое заражение
       *[no] Повредить неповреждённый корабль игрока { $whose }
    }
}
do-destroy-ship = { $state ->
    [damaged] { $whose_you ->
        [empire] Разрушить повреждённый имперский корабль
       *[no] Разрушить повреждённый корабль игрока { $whose }
    }
   *[fresh] { $whose_you ->
        [empire] Разрушить неповреждённый имперский корабль
       *[no] Разрушить неповреждённый корабль игрока { $whose }
    }
}
do-reroll = Перебросить: «{ $card }»
do-keep-dice = Оставить кубики
do-roll = { $n ->
    [0] Не перебрасывать
    [one] Перебросить { $n } кубик
    [few] Перебросить { $n } кубика
   *[many] Перебросить { $n } кубиков
}
do-die = { CAPITAL($die) }: { $symbols }
do-piece = { $piece ->
    [city] { $whose_you ->
        [free] Свободный город
       *[no] Город игрока { $whose }
    }
    [starport] { $whose_you ->
        [free] Свободный космопорт
       *[no] Космопорт игрока { $whose }
    }
    [agent] Агент игрока { $whose }
    [resource] { $whose }
   *[ship] { $whose_you ->
        [empire] Имперский корабль
        [blight] Заражение
       *[no] Корабль игрока { $whose }
    }
}
do-tax-empty = Собрать налоги с пустой ячейки строительства ({ part-site })
part-site = { $system }{ $slot ->
    [0] {""}
    [outside] , вне ячеек
   *[other] , ячейка { $slot }
}
part-slot = { $slot ->
    [0] {""}
    [outside] {" "}(вне ячеек)
   *[other] {" "}(ячейка { $slot })
}
do-react = «{ $card }» ({ $whose_you ->
    [yes] ваша карта
   *[no] игрок { $whose }
})
