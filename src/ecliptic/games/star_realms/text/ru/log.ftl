# What happened.

log-turn = Ход { $n }: { $who_you ->
    [yes] ваш ход
   *[no] ходит { $who }
}.
log-play = { $who_you ->
    [yes] Вы разыгрываете
   *[no] { $who } разыгрывает
} карту «{ $card }».
log-use = { $who_you ->
    [yes] Вы применяете
   *[no] { $who } применяет
} первичное свойство карты «{ $card }».
log-ally = { $who_you ->
    [yes] Вы применяете
   *[no] { $who } применяет
} союзное свойство карты «{ $card }».
log-scrap = { $who_you ->
    [yes] Вы применяете
   *[no] { $who } применяет
} утилизационное свойство карты «{ $card }».
log-choose = { $who_you ->
    [yes] Вы выбираете
   *[no] { $who } выбирает
}: { $effect }.
log-trade = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { gain-trade }.
log-combat = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { gain-combat }.
log-authority = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { gain-authority }.
log-buy = { $who_you ->
    [yes] Вы покупаете
   *[no] { $who } покупает
} карту «{ $card }» за { gain-trade }.
log-pay-buy = { $who_you ->
    [yes] Вы вносите
   *[no] { $who } вносит
} { gain-trade } за карту «{ $card }».
log-pay-attack = { $who_you ->
    [yes] Вы тратите
   *[no] { $who } тратит
} { gain-combat } на базу «{ $card }».
log-propose-buy = { $who_you ->
    [yes] Вы предлагаете
   *[no] { $who } предлагает
} вместе купить карту «{ $card }».
log-propose-attack = { $who_you ->
    [yes] Вы предлагаете
   *[no] { $who } предлагает
} вместе атаковать базу «{ $card }».
log-agree = { $who_you ->
    [yes] Вы соглашаетесь
   *[no] { $who } соглашается
} платить за карту «{ $card }».
log-decline = { $who_you ->
    [yes] Вы отказываетесь
   *[no] { $who } отказывается
} платить за карту «{ $card }».
log-done = { $who_you ->
    [yes] Вы заканчиваете
   *[no] { $who } заканчивает
} действовать.
log-revoke = { $who_you ->
    [yes] Вы продолжаете
   *[no] { $who } продолжает
} действовать.
log-acquire-discard = «{ $card }» отправляется в { $who_you ->
    [yes] вашу стопку сброса
   *[no] стопку сброса игрока { $who }
}.
log-acquire-hand = «{ $card }» отправляется { $who_you ->
    [yes] к вам на руку
   *[no] на руку игрока { $who }
}.
log-acquire-deck-top = «{ $card }» отправляется на верх { $who_you ->
    [yes] вашей личной колоды
   *[no] личной колоды игрока { $who }
}.
log-reveal = В торговый ряд выкладывается «{ $card }».
log-attack = { $who_you ->
    [yes] Вы атакуете
   *[no] { $who } атакует
} { $whom_you ->
    [yes] вас
   *[no] игрока { $whom }
}: { gain-combat }.
log-attack-base = { $who_you ->
    [yes] Вы атакуете
   *[no] { $who } атакует
} { $whom_you ->
    [yes] вашу базу «{ $card }»
   *[no] базу «{ $card }» игрока { $whom }
}: { gain-combat }.
log-damage-base = { $who_you ->
    [yes] Вы повреждаете
   *[no] { $who } повреждает
} { $whom_you ->
    [yes] вашу базу «{ $card }»
   *[no] базу «{ $card }» игрока { $whom }
}: { gain-combat }.
log-target = { $who_you ->
    [yes] Вы выбираете, кто сбрасывает
   *[no] { $who } выбирает, кто сбрасывает
}: { $whom_you ->
    [yes] вы
   *[no] { $whom }
}.
log-target-base = { $who_you ->
    [yes] Вы выбираете
   *[no] { $who } выбирает
} целью { $whom_you ->
    [yes] вашу базу «{ $card }»
   *[no] базу «{ $card }» игрока { $whom }
}.
log-destroyed = { $who_you ->
    [yes] Ваша база «{ $card }»
   *[no] База «{ $card }» игрока { $who }
} уничтожена.
log-discard = { $who_you ->
    [yes] Вы сбрасываете
   *[no] { $who } сбрасывает
} карту «{ $card }».
log-scrap-hand = { $who_you ->
    [yes] Вы отправляете
   *[no] { $who } отправляет
} в утиль карту «{ $card }» с руки.
log-scrap-discard = { $who_you ->
    [yes] Вы отправляете
   *[no] { $who } отправляет
} в утиль карту «{ $card }» из стопки сброса.
log-scrap-row = { $who_you ->
    [yes] Вы отправляете
   *[no] { $who } отправляет
} в утиль карту «{ $card }» из торгового ряда.
log-copy = { $who_you ->
    [yes] Ваша карта «{ $copier }»
   *[no] Карта «{ $copier }» игрока { $who }
} становится копией карты «{ $card }».
log-transfer = { $who_you ->
    [yes] Вы перемещаете
   *[no] { $who } перемещает
} карту «{ $card }» в { $whom_you ->
    [yes] вашу стопку сброса
   *[no] стопку сброса игрока { $whom }
}.
log-gift = { $who_you ->
    [yes] Вы оставляете
   *[no] { $who } оставляет
} карту «{ $card }» { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
}.
log-eliminated = { $who_you ->
    [yes] Вы выбываете
   *[no] { $who } выбывает
} из игры.
log-end-turn = { $who_you ->
    [yes] Вы заканчиваете ход и сбрасываете
   *[no] { $who } заканчивает ход и сбрасывает
} корабли и руку.
log-shuffle = { $who_you ->
    [yes] Вы перемешиваете
   *[no] { $who } перемешивает
} стопку сброса в новую личную колоду.
log-first-deck = { $who_you ->
    [yes] Вы перемешиваете
   *[no] { $who } перемешивает
} начальную личную колоду.
log-stopped = Игра заканчивается без результата.
log-draw = { $who_you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { part-cards-of-n }: { $cards }.
log-draw-hidden = { $who_you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { part-cards-of-n }.
log-over = { prompt-over }
