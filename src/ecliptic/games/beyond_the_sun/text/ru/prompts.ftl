# What the seat that decides reads, and what the others see it deciding.

prompt-may-use = { CAPITAL($effect) }.
prompt-take-short-supply = Осталось только { $n } { $n ->
    [one] кубик снабжения
    [few] кубика снабжения
   *[many] кубиков снабжения
}: превратить в население или не выполнять эффект?
prompt-grow-from = Рост населения, буква { $column }: выберите столбец, из которого взять кубик.
prompt-place-supply = Выберите столбец для кубика снабжения, осталось: { $left }.
prompt-automate-disc = Выберите диск для автоматизации.
prompt-place-outposts = Выберите диск аванпоста.
prompt-choose-bonus = Выберите, какой бонус за захват контроля получить следующим.
prompt-choose-effect = { $left ->
    [1] Выберите одно.
    [few] Выберите одно, всего { $left } раза.
   *[many] Выберите одно, всего { $left } раз.
}
prompt-build-ship = Постройте корабль { $level }-го уровня { $cubes ->
    [population] из населения
   *[supply] из снабжения
}{ $left ->
    [1] : где?
   *[other] , всего { $left }: где?
}
prompt-upgrade-ships = Выберите корабль для улучшения на { $levels } { $levels ->
    [one] уровень
    [few] уровня
   *[many] уровней
}{ $left ->
    [1] .
   *[other] , осталось: { $left }.
}
prompt-move-ships = Прыжок: осталось { $points } { $points ->
    [one] очко движения
    [few] очка движения
   *[many] очков движения
}.
prompt-move-anywhere = { $left ->
    [1] Переместите ещё один корабль в любую систему.
   *[other] Переместите до { $left } кораблей, каждый в любую систему.
}
prompt-choose-system = Выберите систему для колонизации.
prompt-return-ships = «{ $system }»: { $needed ->
    [0] кораблей возвращено достаточно.
   *[other] верните корабли общей силой { $needed }.
}
prompt-place-colony-disc = Выберите диск для системы «{ $system }».
prompt-choose-slot = Выберите технологию для исследования.
prompt-choose-type = Ячейка { $slot }: выберите тип новой технологии.
prompt-choose-card = Ячейка { $slot }: выберите новую технологию.
prompt-keep-technology = Выберите личную технологию.
prompt-name-level = Выберите уровень кораблей, которые сможет построить каждая фракция.
prompt-uncover-guild = Выберите гильдию, которую откроете.
prompt-donate-ships = { $left ->
    [1] Можете положить на карту корабль.
   *[other] Можете положить на карту до { $left } кораблей.
}
prompt-return-ships-for-ore = { $left ->
    [1] Можете вернуть корабль и получить столько металла, каков его уровень.
   *[other] Можете вернуть до { $left } кораблей и получить столько металла, какова сумма их уровней.
}
prompt-choose-link = «{ $event }»: выберите, с какой картой связать событие.
prompt-choose-neighbour = Выберите ячейку, рядом с которой появится дополнительная система.
prompt-choose-row = Выберите строку «Основ межзвёздных перелётов».
prompt-copy-action = Выберите действие, которое скопируете.
prompt-repeat-bonus = Выберите технологию, немедленный бонус которой получите ещё раз.
prompt-keep-system = Выберите систему, которую оставите себе.
prompt-choose-payment = Выберите, как заплатить.
prompt-choose-space = Ваш ход: выберите ячейку действия.
prompt-after-action = Перед производством можете использовать способности.
prompt-production = Фаза производства: выберите одно.
prompt-trading = Обменов: { $made }. У вас { $ore } { $ore ->
    [one] металл
    [few] металла
   *[many] металла
} и { $population } { $population ->
    [one] население
    [few] населения
   *[many] населения
}.
prompt-claim-achievement = Получите достижение.
prompt-choose-mat = Выберите планшет фракции.
prompt-over = { $winners_you ->
    [yes] { $winners_count ->
        [one] Вы победили.
       *[other] Общая победа: { $winners }.
    }
   *[no] { $winners_count ->
        [one] Побеждает { $winners }.
       *[other] Общая победа: { $winners }.
    }
}
prompt-stopped = Игра прекращена без результата: достигнут предел раундов.

## Waiting

wait-may-use = { $who } решает, выполнить ли необязательный эффект.
wait-take-short-supply = { $who } решает, что делать с остатком снабжения.
wait-grow-from = { $who } выбирает столбец снабжения.
wait-place-supply = { $who } перемещает кубики снабжения.
wait-automate-disc = { $who } выбирает диск для автоматизации.
wait-place-outposts = { $who } размещает аванпосты.
wait-choose-bonus = { $who } выбирает бонус за захват контроля.
wait-choose-effect = { $who } выбирает эффект.
wait-build-ship = { $who } строит корабль.
wait-upgrade-ships = { $who } улучшает корабли.
wait-move-ships = { $who } выполняет прыжок.
wait-move-anywhere = { $who } перемещает корабли.
wait-choose-system = { $who } выбирает систему для колонизации.
wait-return-ships = { $who } возвращает корабли.
wait-place-colony-disc = { $who } выбирает диск для колонизированной системы.
wait-choose-slot = { $who } выбирает технологию для исследования.
wait-choose-type = { $who } выбирает тип технологии.
wait-choose-card = { $who } выбирает карту технологии.
wait-keep-technology = { $who } выбирает личную технологию.
wait-name-level = { $who } выбирает уровень кораблей.
wait-uncover-guild = { $who } выбирает гильдию.
wait-donate-ships = { $who } решает, отдать ли корабли в музей.
wait-return-ships-for-ore = { $who } решает, вернуть ли корабли.
wait-choose-link = { $who } выбирает, с какой картой связать событие.
wait-choose-neighbour = { $who } выбирает место для дополнительной системы.
wait-choose-row = { $who } выбирает строку.
wait-copy-action = { $who } выбирает, какое действие скопировать.
wait-repeat-bonus = { $who } выбирает немедленный бонус для повторения.
wait-keep-system = { $who } выбирает систему.
wait-choose-payment = { $who } выбирает, как заплатить.
wait-choose-space = Ходит { $who }: выбор действия.
wait-after-action = { $who } решает, использовать ли способности.
wait-production = { $who } выбирает производство.
wait-trading = { $who } обменивает ресурсы.
wait-claim-achievement = { $who } получает достижение.
wait-choose-mat = { $who } выбирает планшет фракции.
