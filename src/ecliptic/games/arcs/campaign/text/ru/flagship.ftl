# Flagships: what is shown (ABR-11).

problem-flagship = У игрока { $seat } не может быть такого флагмана: он — неповреждённый корабль своей системы, а броня прикрывает улучшение.
card-flagships = Вихревой двигатель
part-board-place = { $upgrade }{ $armor ->
    [yes] {", "}броня
   *[no] {""}
}
do-build-board = Построить { $piece ->
    [starport] космопорт
   *[city] город
} на флагмане ({ part-board-place })
do-repair-board = Починить на флагмане ({ part-board-place })
do-return-board = Вернуть город с флагмана ({ part-board-place })
do-build-at-flagship = Построить корабль у флагмана ({ $system })
do-hit-board = { $state ->
    [damaged] { $piece ->
        [starport] Разрушить повреждённый космопорт
       *[city] Разрушить повреждённый город
    }
   *[fresh] { $piece ->
        [starport] Повредить неповреждённый космопорт
       *[city] Повредить неповреждённый город
    }
} на флагмане ({ part-board-place })
do-flagship-follows = Флагман тоже перемещается
do-flagship-stays = Флагман остаётся
do-slipstream = { $group ->
    [flagship] Только флагман
   *[ships] Другие корабли
} → { $system }
prompt-flagship-follows = Перемещается ли вместе с кораблями и { $whose_you ->
    [yes] ваш флагман
   *[no] флагман игрока { $whose }
} ({ $from } → { $to })?
wait-flagship-follows = { $who } решает, перемещается ли флагман.
prompt-ask-slipstream = Кто совершает гиперпрыжок и куда сначала?
wait-ask-slipstream = { $who } использует вихревой двигатель.
prompt-ask-gain-flagship = В какую систему поместить ваш флагман?
wait-ask-gain-flagship = { $who } размещает флагман.
prompt-ask-resettle = { $n ->
    [0] Демонтировать флагман?
    [1] Куда поместить город?
    [2] Куда поместить космопорт?
   *[other] Куда поместить следующий корабль?
}
wait-ask-resettle = { $who } решает, демонтировать ли флагман.
step-slipstream = совершить гиперпрыжок флагманом или другими своими кораблями из его системы
step-gain-flagship = получить флагман
step-resettle = вы можете демонтировать флагман
log-flagship = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} флагман ({ $system }).
log-resettled = { $who_you ->
    [yes] Вы демонтируете
   *[no] { $who } демонтирует
} флагман ({ $system }).
log-board-built = { $who_you ->
    [yes] Вы строите
   *[no] { $who } строит
} { $piece ->
    [starport] космопорт
   *[city] город
} на флагмане ({ part-board-place }).
log-board-repaired = { $who_you ->
    [yes] Вы чините
   *[no] { $who } чинит
} { $piece ->
    [starport] космопорт
   *[city] город
} на флагмане ({ part-board-place }).
log-board-damaged = Повреждён { $piece ->
    [starport] космопорт
   *[city] город
} на { $who_you ->
    [yes] вашем флагмане
   *[no] флагмане игрока { $who }
} ({ part-board-place }).

# What the Upgrades of a Flagship do.

text-upgrade-slipstream-drive = Раз в ход в прологе: гиперпрыжок из системы флагмана — либо только флагмана, либо других ваших кораблей, находящихся там.
text-upgrade-tractor-beam = Пока флагман защищается, атакующий не может получать кубики налёта.
text-upgrade-control-array = Пока флагман во вратах, вы можете собирать налоги с любого города этого региона как со своего: править им не нужно, агента вы не захватываете.
text-upgrade-defense-array = Пока флагман защищается, оборона наносит ещё по 1 удару за каждый неповреждённый космопорт на его планшете.
text-upgrade-ship-crane = За ход у флагмана можно построить 2 корабля вместо 1, каждый отдельным действием строительства.
text-upgrade-hull = Только защищает; строится у любой планеты.
