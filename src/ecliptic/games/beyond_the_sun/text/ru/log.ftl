# What happened. Names of people and places stay in the nominative.

log-turn = Раунд { $round }: { $who_you ->
    [yes] ваш ход
   *[no] ходит { $who }
}.
log-go = { $who_you ->
    [yes] Вы выбираете
   *[no] { $who } выбирает
} действие: { $action }.
log-pushed = Фишка сдвинута с ячейки: { $who_you ->
    [yes] ваша
   *[no] { $who }
}.
log-ability = { $who_you ->
    [yes] Вы используете
   *[no] { $who } использует
} способность: { $card }.
log-ore-gained = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { amount-ore }.
log-ore-paid = { $who_you ->
    [yes] Вы платите
   *[no] { $who } платит
} { amount-ore }.
log-population = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { amount-population }.
log-population-returned = { $who_you ->
    [yes] Вы возвращаете
   *[no] { $who } возвращает
} в снабжение { amount-population }.
log-supply-moved = { $who_you ->
    [yes] Вы перемещаете
   *[no] { $who } перемещает
} { amount-supply } в столбец { $column }.
log-automated = { $who_you ->
    [yes] Вы кладёте
   *[no] { $who } кладёт
} { $disc } на шкалу автоматизации.
log-built = { $who_you ->
    [yes] Вы строите
   *[no] { $who } строит
} { ship-of-level } ({ $place }).
log-upgraded = { $who_you ->
    [yes] Вы улучшаете
   *[no] { $who } улучшает
} корабль до { $level }-го уровня ({ $place }).
log-moved = { $who_you ->
    [yes] Вы перемещаете
   *[no] { $who } перемещает
} { ship-of-level }: { $start } → { $end }.
log-ship-to-supply = { $who_you ->
    [yes] Вы возвращаете
   *[no] { $who } возвращает
} в снабжение { ship-of-level } ({ $place }).
log-ship-to-population = { $who_you ->
    [yes] Вы превращаете
   *[no] { $who } превращает
} в население { ship-of-level } ({ $place }).
log-ship-to-museum = { $who_you ->
    [yes] Вы отдаёте
   *[no] { $who } отдаёт
} в музей { ship-of-level } ({ $place }).
log-control-taken = { $who_you ->
    [yes] Вы захватываете
   *[no] { $who } захватывает
} контроль: { $place } ({ $disc }).
log-control-lost = { $who_you ->
    [yes] Вы теряете
   *[no] { $who } теряет
} контроль: { $place }.
log-colonized = { $who_you ->
    [yes] Вы колонизируете
   *[no] { $who } колонизирует
} систему «{ $system }».
log-colony-disc = { $who_you ->
    [yes] Вы кладёте
   *[no] { $who } кладёт
} { $disc } на систему «{ $system }».
log-system = Новая система: «{ $system }».
log-slot = { $who_you ->
    [yes] Вы помещаете
   *[no] { $who } помещает
} учёного рядом с ячейкой технологии { $slot }.
log-event = { $who_you ->
    [yes] Вы переворачиваете
   *[no] { $who } переворачивает
} событие: «{ $event }».
log-event-kept = { $who_you ->
    [yes] Вы оставляете
   *[no] { $who } оставляет
} себе карту «{ $event }»: { $vp } ПО.
log-level = { $who_you ->
    [yes] Вы называете уровень кораблей: { $level }.
   *[no] { $who } называет уровень кораблей: { $level }.
}
log-type = { $who_you ->
    [yes] Вы выбираете
   *[no] { $who } выбирает
} тип технологии: { $type }.
log-drawn = { $who_you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} карты: { $cards }.
log-row = Новое в таблице технологий: { $cards }.
log-researched = { $who_you ->
    [yes] Вы исследуете
   *[no] { $who } исследует
} технологию «{ $card }».
log-guild = { $who_you ->
    [yes] Вы открываете
   *[no] { $who } открывает
} гильдию: { $guild }.
log-linked = Событие «{ $event }» связано с картой «{ $target }».
log-claimed = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} достижение «{ $achievement }»: { $vp } ПО.
log-replaced = { $who_you ->
    [yes] Вы заменяете
   *[no] { $who } заменяет
} диск на достижении «{ $achievement }» на { $disc }.
log-end-triggered = Условие окончания игры выполнено: раунд { $round } — последний.
log-score = { $who_you ->
    [yes] У вас
   *[no] { $who }:
} всего { $vp } ПО.
