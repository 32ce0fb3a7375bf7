# Options as buttons say them.

do-accept = Принять сделку
do-refuse = Отказаться от сделки
do-change-policy = Изменить политику: «{ $card }»
do-enforce = Укрепить политику: «{ $card }»
do-crises = Разыграть кризисы
do-edicts = Разыграть указы
do-reroll-dice = { $dice ->
    [event] Перебросить кубик событий
    [number] Перебросить кубик чисел
   *[both] Перебросить оба кубика
}
do-demand-favor = Взять услугу у игрока { $whom }
do-demand-nothing = Ничего не брать у игрока { $whom }
do-demand-outlaw = Сделать отступником: { $whom }
do-demand-piece = Взять у игрока { $whom }: { $piece ->
    [city] город
    [starport] космопорт
    [agent] агента
    [resource] ресурс
   *[ship] корабль
} ({ $whose }, { $box ->
    [trophy] трофей
   *[captive] пленник
})
do-demand-resource = { $whom_you ->
    [yes] Добавить от себя: { $resource }
   *[no] Взять у игрока { $whom }: { $resource }
}
do-done-negotiating = Закончить переговоры
do-drop-deal = Отменить эту сделку
do-propose = Предложить эту сделку
do-deal-part = { CAPITAL($part) }
do-side = Добавить: { $who_you ->
    [yes] вы даёте
   *[no] { $who } даёт
}, { $whom_you ->
    [yes] вы получаете
   *[no] { $whom } получает
}
do-force = Вернуть услуги ({ $n }): { $part }
do-fate = Выбрать судьбу: { $fate }
do-fleet = Неповреждённых: { $fresh }, повреждённых: { $damaged }; имперских: { $along }, из них повреждённых: { $hurt }
do-leave-empire = Покинуть Империю
do-revive-empire = Возродить Империю
do-petition = Подать петицию в Совет
do-summit = Созвать саммит
do-no-summit = Не созывать саммит
do-start = 3 корабля и { $piece ->
    [starport] космопорт
   *[city] город
} ({ $system })
do-no-blight = Без заражения
do-take-trust = Взять из имперского фонда: { $resource }
do-repair-of = Починить { $piece ->
    [city] город
    [starport] космопорт
    [agent] агента
   *[ship] корабль
} ({ $whose }, { part-site })
do-repair-ship-of = Починить корабль ({ $whose }, { $system })
do-spy = Отдать карту { $card } игроку { $whom }
do-give-back = Вернуть карту { $card }
do-force-consent = Вернуть услуги ({ $n }) и по одной за каждое согласие: { $part }
do-side-alone = Сделать что-то без других
