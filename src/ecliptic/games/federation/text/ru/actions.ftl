# Options on buttons, and why an action is not possible.

do-start-with = { CAPITAL($tile) }
do-place = { $space } ({ $cost })
do-pass = Пасовать в этом раунде
do-vote = { $votes } { $votes ->
    [one] голос
    [few] голоса
   *[many] голосов
}
do-funding = Финансирование ({ $bonus })
do-alter = { CAPITAL($token) }
do-no-alteration = Без жетона преображения
do-add-die = Добавить кубик ({ $n })
do-keep-die = Оставить кубик себе
do-copy-action = { $action } ({ $cost })
do-planet = { $planet }
do-mission = { CAPITAL($mission) }: { $effect }
do-unlock = { CAPITAL($mission) }: { $effect }
do-use = Использовать: { $erudite } — { $effect }{ $vain ->
    [yes] {" "}(сейчас без эффекта)
   *[no] {""}
}
do-take = Взять: { $erudite } — { $effect }
do-copy = Скопировать: { $erudite } — { $effect }
do-refresh = Перевернуть: { $erudite } — { $effect }
do-move = { CAPITAL($space) }
do-transport-miner = Шахтёр: { $space }
do-transport-magus = Маг: влияние { $n }
do-advance = Двигаться дальше
do-asteroid = { CAPITAL($tile) }
do-token = { CAPITAL($token) }
do-post = { CAPITAL($post) }, уровень { $level } ({ $cost }): { $effect }
do-income = { $site }: { $effect }
do-build = { CAPITAL($building) } ({ $cost })
do-pay = Заплатить { $resource }
do-discount = Сэкономить { $resource }
do-return = Вернуть { $resource }
do-transmute = Превратить { $resource }
do-project = { CAPITAL($project) } ({ $field } из { $last })
do-medal = { CAPITAL($medal) }
do-deep-space = { CAPITAL($tile) }
do-upkeep = { $falls ->
    [yes] Опуститься на уровень { $level } ({ $cost })
   *[no] Сохранить уровень { $level } ({ $cost })
}
do-law = { CAPITAL($wing) }: { $law }
do-choose = { CAPITAL($effect) }
do-part = { CAPITAL($effect) }
do-done = Дальше
do-stop = Ничего не превращать
do-end = Закончить ход

## Refusals

no-such-action = «{ $text }» — такого действия в «Федерации» нет.
no-other-choice = «{ $text }» нет среди вариантов: сначала ответьте на открытый вопрос.
no-not-now = «{ $text }» сейчас невозможно.
no-such-space = В сенате нет клетки «{ $text }».
no-such-mission = Особой миссии «{ $text }» нет: они пронумерованы от 1 до 12.
no-such-erudite = Специалиста «{ $text }» нет.
no-such-building = Постройки «{ $text }» в игре нет.
no-blocked = Клетка заблокирована жетоном нейтрального игрока: { $space }.
no-occupied = Клетка занята: { $space }.
no-first-turn = Первый игрок не может выбрать эту клетку на первом ходу раунда: { $space }.
no-cost = { $space }: стоимость — { $cost }, вы не можете её заплатить.
no-building = { $space }: вам нечего оплатить или у вас не осталось роботов.
no-main-action-first = Сначала выложите жетон посла, а потом — { $mission }.
no-second-mission = За ход можно выполнить только одну особую миссию.
no-mission-completed = Уже выполнена: { $mission }.
no-mission-locked = { CAPITAL($mission) } вам недоступна.
no-ship = В вашем ангаре нет космического корабля: { $mission }.
no-mission-level = { CAPITAL($mission) } требует уровня аккредитации { $required }, а у вас { $level }.
no-mission-cost = Вы не можете заплатить: { $mission }.
no-erudite-there = { $erudite } не лежит лицевой стороной вверх на Атале.
no-erudite-twice = У вас уже есть специалист этого уровня и типа: { $erudite }.
no-lower-erudite = { $erudite } требует специалиста более низкого уровня того же типа.
no-own-erudite = У вас нет специалиста { $erudite }.
no-used-erudite = { $erudite } уже использован.
no-erudite-now = Сейчас нельзя использовать: { $erudite }.
no-building-cost = Вы не можете заплатить: { $building }.
no-building-left = Построить нельзя: { $building } — уже построено, нет места или нет роботов.
no-such-ambassador = Посла «{ $text }» нет.
no-ambassador-left = В этом раунде { $ambassador } у вас нет среди невыложенных послов.
no-funding-side = У особого посла нет стороны финансирования.
no-alike-ambassador = { $ambassador } и { $other } одинаковы: выберите «{ $option }».
no-ambassador-cost = С этой стороной посла { $ambassador } вы не можете заплатить: { $space }.
