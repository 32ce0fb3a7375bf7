# What happened. Names of people stay in the nominative.

log-round = Начинается раунд { $n }. { $who_you ->
    [yes] Вы первый игрок.
   *[no] Первый игрок — { $who }.
}
log-turn = { $who_you ->
    [yes] Ваш ход
   *[no] Ходит { $who }
}.
log-pass = { $who_you ->
    [yes] Вы пасуете
   *[no] { $who } пасует
} в этом раунде.
log-block = Жетон нейтрального игрока ({ $n } { $n ->
    [one] голос
    [few] голоса
   *[many] голосов
}) блокирует клетку: { $space }.
log-starting-planet = { $who_you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { $tile }.
log-place = { $who_you ->
    [yes] Вы выкладываете
   *[no] { $who } выкладывает
} жетон посла — { $space }: { $shown }.
log-cannot-pay = { $who_you ->
    [yes] Вы уже не можете
   *[no] { $who } уже не может
} заплатить: { $action }.
log-spy = { $who_you ->
    [yes] Вы копируете
   *[no] { $who } копирует
} действие: { $action }.
log-add-die = { $who_you ->
    [yes] Вы добавляете
   *[no] { $who } добавляет
} кубик помощника ({ $n }): { $space }.
log-gain = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { $resources }.
log-return = { $who_you ->
    [yes] Вы возвращаете
   *[no] { $who } возвращает
} { $resources }.
log-pay = { $who_you ->
    [yes] Вы платите
   *[no] { $who } платит
} { $resources }.
log-discount = { $who_you ->
    [yes] Вы экономите
   *[no] { $who } экономит
} { $resources }.
log-transmute = { $who_you ->
    [yes] Вы превращаете
   *[no] { $who } превращает
} { $resources } в { $result }.
log-score = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { $n } ОП.
log-accreditation = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { amount-accreditation }, деление { $step }.
log-ship = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { $n } { $n ->
    [one] космический корабль
    [few] космических корабля
   *[many] космических кораблей
}.
log-unlock = { $who_you ->
    [yes] Вам доступна
   *[no] { $who } получает доступ:
} { $mission }.
log-mission = { $who_you ->
    [yes] Вы отправляете корабль:
   *[no] { $who } отправляет корабль:
} { $mission }.
log-medal = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { $medal }.
log-die = { $who_you ->
    [yes] Ваш кубик помощника
   *[no] Кубик помощника игрока { $who }
} показывает { $n }.
log-level-bonus = { $who_you ->
    [yes] Ваш уровень аккредитации
   *[no] Уровень аккредитации игрока { $who }
} увеличен на { $n } до { $duration ->
    [game] конца игры
   *[round] конца раунда
}.
log-president = { $who_you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} фишку президента сената.
log-special-ambassador = { $who_you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} жетон особого посла.
log-look = { $who_you ->
    [yes] Вы смотрите
   *[no] { $who } смотрит
} жетоны дальнего космоса.
log-look-tokens = { $who_you ->
    [yes] Вы смотрите
   *[no] { $who } смотрит
} жетоны преображения силой { $n } рядом с полем.
log-deep-space = { $who_you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { $tile }.
log-token = { $who_you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { $token }.
log-show-token = { $who_you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { $token }.
log-draw-token = { $who_you ->
    [yes] Вы вытягиваете
   *[no] { $who } вытягивает
} { $token }.
log-move-magus = { $who_you ->
    [yes] Ваш маг
   *[no] Маг игрока { $who }
} перемещается: влияние { $place }.
log-reveal-tokens = Шестилуние: жетоны преображения на уровне влияния { $place } перевёрнуты.
log-move-miner = { $who_you ->
    [yes] Ваш шахтёр
   *[no] Шахтёр игрока { $who }
} перемещается: { $space }.
log-asteroid = { $who_you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} жетон: { $tile }.
log-reveal-asteroid = Перевёрнут жетон: { $tile }.
log-take-erudite = { $who_you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} специалиста: { $erudite }.
log-use-erudite = { $who_you ->
    [yes] Вы используете
   *[no] { $who } использует
} специалиста: { $erudite }.
log-refresh-erudite = { $who_you ->
    [yes] Вы переворачиваете
   *[no] { $who } переворачивает
} специалиста: { $erudite }.
log-copy-erudite = { $who_you ->
    [yes] Вы копируете
   *[no] { $who } копирует
} специалиста: { $erudite }.
log-reveal-erudite = Атал: перевёрнут специалист { $erudite }.
log-disc = { $who_you ->
    [yes] Ваш диск торговли
   *[no] Диск торговли игрока { $who }
} лежит на уровне { $n }: { $post }.
log-build = { $who_you ->
    [yes] Вы строите
   *[no] { $who } строит
}: { $building }.
log-income = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} доход: { $site }.
log-executive = Начинается фаза управления раунда { $n }.
log-fall = { $who_you ->
    [yes] Ваш маркер аккредитации опускается
   *[no] Маркер аккредитации игрока { $who } опускается
} на уровень { $n }, деление { $step }.
log-project = { $who_you ->
    [yes] Вы финансируете
   *[no] { $who } финансирует
} { $project }: { $n } из { $last }.
log-contribute = { $who_you ->
    [yes] Вы финансируете
   *[no] { $who } финансирует
} общий крупный проект, { $n }-й раз.
log-surplus = { CAPITAL($project) } уже профинансирован: { $who_you ->
    [yes] ваше финансирование лишнее.
   *[no] финансирование игрока { $who } лишнее.
}
log-floor = { $who_you ->
    [yes] У вас
   *[no] У игрока { $who }
} больше всего голосов ({ $n }): { $floor }.
log-votes = Голоса в левом крыле: { $left }, в правом крыле: { $right }.
log-law = Принят { $law }.
log-clean-up = Раунд { $n } окончен.
log-reveal-law = Открыт { $law }.
log-same-laws = Слева и справа открыт один и тот же { $law }: обе стопки перемешиваются заново.
log-set-law-aside = В правом крыле { $law } относится к той же планете, что и закон левого крыла: он откладывается и замешивается обратно.
log-swap-laws = В правом крыле { $law } и { $other } меняются местами, чтобы в каждом раунде были разные законы.
log-score-medals = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { $n } ОП за ордена почёта.
log-score-leftovers = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { $n } ОП за оставшиеся средства.
log-score-project = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { $n } ОП за { $project }.
log-over = { $winners_you ->
    [yes] { $winners_count ->
        [one] Игра окончена. Вы победили.
       *[other] Игра окончена. Вы делите победу: { $winners }.
    }
   *[no] { $winners_count ->
        [one] Игра окончена. Побеждает { $winners }.
       *[other] Игра окончена. Побеждают { $winners }.
    }
}
