# Options on buttons, and why an action is not possible.

do-play = Разыграть «{ $card }»
do-use = Применить «{ $card }»
do-ally = Применить союзное свойство «{ $card }»{ $vain ->
    [yes] {" "}(нет базы, которую можно уничтожить)
   *[no] {""}
}
do-scrap = Отправить в утиль «{ $card }»{ $vain ->
    [yes] {" "}(нет базы, которую можно уничтожить)
   *[no] {""}
}
do-buy = Купить «{ $card }» ({ $n })
do-attack = Атаковать игрока { $whom }
do-attack-base = Атаковать базу «{ $card }» игрока { $whom } ({ $n })
do-amount = { $n }
do-target = Выбрать игрока { $whom }
do-target-base = Уничтожить базу «{ $card }» игрока { $whom }
do-discard = Сбросить «{ $card }»
do-scrap-hand = Отправить в утиль «{ $card }» с руки
do-scrap-discard = Отправить в утиль «{ $card }» из стопки сброса
do-scrap-row = Отправить в утиль «{ $card }» из торгового ряда
do-choose = { CAPITAL($effect) }
do-copy = Скопировать «{ $card }»
do-acquire = Купить бесплатно «{ $card }» ({ $n })
do-to-discard = Положить в стопку сброса
do-to-hand = Взять на руку
do-to-deck-top = Положить на верх личной колоды
do-transfer = Передать карту игроку команды за 1 очко торговли
do-move = Передать «{ $card }»
do-give-to = Отдать игроку { $whom }
do-give = Отдать «{ $card }»
do-no-gift = Ничего не отдавать
do-pool-attack = Вместе атаковать базу «{ $card }» игрока { $whom } ({ $n })
do-pool-buy = Вместе купить «{ $card }» ({ $n })
do-agree = Согласиться
do-decline = Отказаться
do-done = Готово
do-revoke = Действовать дальше
do-stop = Больше ничего
do-end = Закончить ход

## Refusals

no-such-action = «{ $text }» — такого действия в «Звёздных империях» нет.
no-such-card = В «Звёздных империях» нет карты «{ $text }».
no-other-choice = Сейчас нельзя выбрать «{ $text }»: сначала ответьте на заданный вопрос.
no-not-now = Сейчас «{ $text }» невозможно.
no-not-in-hand = У вас на руке нет карты «{ $card }».
no-not-in-row = Карты «{ $card }» нет в торговом ряду.
no-explorers = Исследователей больше не осталось.
no-too-expensive = «{ $card }» стоит { $cost } { $cost ->
    [one] очко
    [few] очка
   *[many] очков
} торговли, а у вас { $trade }.
no-not-in-play = У вас в игре нет карты «{ $card }».
no-ship-primary = «{ $card }» — корабль: его первичное свойство срабатывает при розыгрыше.
no-primary = У карты «{ $card }» нет первичного свойства.
no-used = В этом ходу вы уже применили это свойство карты «{ $card }».
no-base-to-copy = В игре нет другой базы для копирования.
no-ally-ability = У карты «{ $card }» нет союзного свойства.
no-ally = У вас в игре нет союзника для карты «{ $card }».
no-scrap-ability = У карты «{ $card }» нет утилизационного свойства.
no-reach = { $whom_you ->
    [yes] Нельзя атаковать самого себя.
   *[no] Игрока { $whom } вы атаковать не можете.
}
no-combat = У вас нет очков боя.
no-outpost = Игрока { $whom } защищает аванпост: сначала уничтожьте его.
no-base-there = У игрока { $whom } нет в игре карты «{ $card }».
no-declined = Ваше предложение по карте «{ $card }» отклонили. Предложите её снова, когда кто-то из вас сделает что-нибудь ещё.
no-too-strong = Чтобы уничтожить базу «{ $card }», нужно { $defense } { $defense ->
    [one] очко
    [few] очка
   *[many] очков
} боя, а у вас { $combat }.
no-attack-the-team = У команды общее влияние: атакуйте её через игрока { $whom } ({ $text }).
