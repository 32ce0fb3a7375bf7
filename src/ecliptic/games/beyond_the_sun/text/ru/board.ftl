# Что написано на игровом поле в браузере.

game-about =
    Изучайте технологии, стройте и перемещайте корабли, колонизируйте системы и раньше других собирайте достижения.

group-technologies = Технологии
group-guilds = Гильдии
group-events = События
group-basic = { area-basic-spacefaring }
group-abilities = Способности
group-moves = Перемещения
group-ships = Корабли
group-achievements = Достижения

left-movement = очки движения
left-moves = перемещения
left-upgrades = улучшения
left-production = фаза производства

board-page-tree = Технологии
board-page-map = Полёты
board-page-own = Планшет
board-page-players = Достижения
board-players = Игроки
board-back = Мой планшет
board-of = Планшет: { $who }
board-reconstructed = Частично восстановлено: в открытых источниках есть не все значения. Набор карт может их заменить.

short-research-1 = Исследование I
short-research-2 = Исследование II
short-build-and-jump = Постройка, прыжок 2
short-grow-and-mine = Население, металл
board-guild-closed = Закрыта, пока событие не откроет гильдию ранга { $rank }.
board-revealed = Открытые карты
board-pawn-of = Здесь фишка действия: { $who }
board-deck = Колода { $level }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
board-row = В таблице технологий: { $what }
board-deck-part = Часть { $n } сверху:
board-deck-all = В неизвестном порядке:
board-unseen-events = События, которых ещё не видели:
board-system-deck = Колода систем { $deck }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
board-event-there = Ещё не открыта. Здесь лежит закрытое событие; сначала разыгрывается оно.
board-undiscovered = Ещё не открыта.
board-needs = Требуется { $n } из: { $what }
board-opens = Открывает: { $what }
board-output = Передаёт тип: { $type }
board-researchers = Исследовали: { $who }

board-system-needs = Для колонизации нужна сила { $n }; система даёт { $vp } ПО.
board-symbols = Символы: { $what }
board-outpost-of = Контролирует { $who } ({ $disc })
board-no-control = Эту систему контролировать нельзя.
board-would-control = После этих перемещений контроль получит { $who }.
board-would-lose = После этих перемещений { $who } потеряет контроль.
board-power-of = { $who }: сила { $n }
board-ships-here = { $place }: { $n ->
    [one] { $n } корабль { $level }-го уровня
    [few] { $n } корабля { $level }-го уровня
   *[many] { $n } кораблей { $level }-го уровня
}
board-shipyard-short = Верфь { $n }

board-discs-missing = { $n ->
    [0] Конец игры объявлен.
    [one] Ещё { $n } диск на достижениях до конца игры.
    [few] Ещё { $n } диска на достижениях до конца игры.
   *[many] Ещё { $n } дисков на достижениях до конца игры.
}
board-discs-missing-short = Дисков до конца игры
board-last-round = Раунд { $n } — последний.
board-end-rule = Диск номер { $n } на достижениях объявляет конец игры: раунд доигрывается, затем играется ещё один.
board-points-of-spaces = Очки: { $points }
board-progress = { $who }: { $n } из { $all }
board-claimed = { $who }: { $n } ПО
board-linked-to = Связано: { $what }

board-points = Сейчас { $n } ПО
board-points-from = { $source }: { $n }
board-trades = В фазе производства: 3 металла за 1 население, 1 металл и корабль за 1 население, 1 население за 1 металл.
board-growth = Рост населения берёт по кубику из столбцов: { $columns }
board-ore-yield = Производство металла: +{ $n }
board-discs-left = Дисков на шкале: { $n }
board-column = Столбец снабжения { $column }: { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
board-column-open = Его буква открыта: рост населения берёт отсюда кубик.
board-column-closed = Его буква на шкале роста населения ещё закрыта.
board-automation = Уровень автоматизации { $n }
board-automation-points = Очки по уровням: { $points }
board-events = Сохранённые события
board-donated = Корабли, отданные музею (число × уровень)

score-technologies = Технологии
score-automation = Автоматизация
score-colonies = Колонизированные системы
score-outposts = Аванпосты и сила
score-events = События
score-achievements = Достижения
score-final = Окончательный подсчёт
score-so-far = На данный момент
score-total = Всего

location-X1 = Первая дополнительная система
location-X2 = Вторая дополнительная система
location-X3 = Третья дополнительная система

control-title = Компоненты
control-guilds = Открытые гильдии
control-ships = Корабли
control-level = Уровень { $level }
