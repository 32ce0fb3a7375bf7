# Prompts for the deciding seat, and what the other seats see.
# Names of people and cards stay in the nominative: "игрока Анна", "карту «Рой»".

prompt-main = Ваш ход. У вас { $trade } { $trade ->
    [one] очко
    [few] очка
   *[many] очков
} торговли и { $combat } { $combat ->
    [one] очко
    [few] очка
   *[many] очков
} боя.
prompt-team = Ход вашей команды. Действуйте в любом порядке и сообщите, когда закончите.
prompt-amount = Сколько очков боя вы потратите на атаку игрока { $whom }?
prompt-amount-base = Сколько очков боя вы потратите на базу «{ $card }» игрока { $whom }?
prompt-destroy-base = Выберите базу, которую уничтожите.
prompt-choose-effect = «{ $card }»: выберите одно.
prompt-target = Выберите противника, который сбросит { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
prompt-forced-discard = { $n ->
    [1] Выберите карту для сброса.
   *[other] Выберите карту для сброса, всего — { $n }.
}
prompt-pick-scrap = { $left ->
    [1] «{ $card }»: выберите карту, которую отправите в утиль.
   *[other] «{ $card }»: выберите карту, которую отправите в утиль, не больше { $left }.
}
prompt-pick-discard = { $left ->
    [1] «{ $card }»: выберите карту для сброса.
   *[other] «{ $card }»: выберите карту для сброса, не больше { $left }.
}
prompt-scrap-row = { $left ->
    [1] «{ $card }»: выберите карту торгового ряда, которую отправите в утиль.
   *[other] «{ $card }»: выберите карту торгового ряда, которую отправите в утиль, не больше { $left }.
}
prompt-copy = Выберите, чьей копией станет «{ $card }».
prompt-destination = Выберите, куда отправится «{ $card }».
prompt-acquire-free = «{ $card }»: выберите карту, которую купите бесплатно.
prompt-transfer-card = Выберите карту из своей стопки сброса для игрока своей команды.
prompt-transfer-to = Выберите, кто получит карту «{ $card }».
prompt-gift = Вы выбываете из игры. Вы можете отдать одну свою карту игроку { $whom }.
prompt-share = «{ $card }»: осталось заплатить { $left }. Сколько даст { $whom }?
prompt-consent = { $who } предлагает вместе заплатить за карту «{ $card }»: ваша доля — { $n }. Вы согласны?
prompt-over = { $winners_you ->
    [yes] { $winners_count ->
        [one] Вы победили.
       *[other] Ваша команда победила.
    }
   *[no] { $winners_count ->
        [one] Игра окончена. Побеждает { $winners }.
       *[other] Игра окончена. Побеждают { $winners }.
    }
}
prompt-stopped = Игра закончилась без результата.

## Waiting

wait-main = Ходит { $who }.
wait-team = { $who_count ->
    [one] Ход команды: действует { $who }.
   *[other] Ход команды: действуют { $who }.
}
wait-amount = { $who } решает, сколько очков боя потратить.
wait-amount-base = { $who } решает, сколько очков боя потратить на базу.
wait-destroy-base = { $who } выбирает, какую базу уничтожить.
wait-choose-effect = { $who } выбирает эффект.
wait-target = { $who } выбирает, кто сбросит карту.
wait-forced-discard = { $who } выбирает карту для сброса.
wait-pick-scrap = { $who } выбирает, какую карту отправить в утиль.
wait-pick-discard = { $who } выбирает карту для сброса.
wait-scrap-row = { $who } выбирает, какую карту торгового ряда отправить в утиль.
wait-copy = { $who } выбирает, что скопировать.
wait-destination = { $who } выбирает, куда отправится карта.
wait-acquire-free = { $who } выбирает карту для покупки.
wait-transfer-card = { $who } выбирает карту для игрока своей команды.
wait-transfer-to = { $who } выбирает игрока своей команды.
wait-gift = { $who } выбывает из игры и выбирает прощальный подарок.
wait-share = { $who } делит общую оплату.
wait-consent = { $who_count ->
    [one] { $who } решает, участвовать ли в общей оплате.
   *[other] { $who } решают, участвовать ли в общей оплате.
}
