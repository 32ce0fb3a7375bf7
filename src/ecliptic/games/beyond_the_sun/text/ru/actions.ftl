# Options on buttons, and why something is none.

do-use = Выполнить
do-skip = Пропустить
do-column = Столбец { $column }
do-disc = { CAPITAL($disc) }
do-outpost = { $place }: { $disc }
do-bonus = { $system }: { $effect }
do-choose = { CAPITAL($effect) }
do-build = { $place }: { ship-of-level }{ $extra ->
    [yes] {" "}(на уровень выше)
   *[no] {""}
}
do-skip-build = Не строить
do-upgrade = { $place }: уровень { $level } → { $higher }
do-stop = Готово
do-move = Корабль { $level }-го уровня: { $start } → { $end }
do-land = Завершить прыжок
do-no-move = Не перемещать
do-colonize = { $system } (сила { $strength }, { $vp } ПО)
do-return = Корабль { $level }-го уровня
do-enough-ships = Кораблей достаточно
do-slot = { $slot }: { $card }
do-discover = { $slot }: открыть новую технологию
do-type = { CAPITAL($type) }
do-card = { $card }
do-level = Уровень { $level }
do-uncover = { $guild }: { $effect }
do-donate = { $place }: корабль { $level }-го уровня
do-return-for-ore = { $place }: корабль { $level }-го уровня за { $level } { $level ->
    [one] металл
    [few] металла
   *[many] металла
}
do-give-none = Ни одного
do-give-no-more = Больше ни одного
do-link = { $target }
do-beside = { $slot }
do-repeat = { $card }: { $effect }
do-keep = { $system } ({ $vp } ПО){ $effect_count ->
    [0] {""}
   *[other] : { $effect }
}
part-price = { $population ->
    [0] { $ore ->
        [0] бесплатно
        [one] { $ore } металл
       *[other] { $ore } металла
    }
   *[other] { $ore ->
        [0] вернуть { part-returned }
        [one] { $ore } металл, вернуть { part-returned }
       *[other] { $ore } металла, вернуть { part-returned }
    }
}
part-returned = { $population } { $population ->
    [one] население
   *[other] населения
}
do-pay = { part-price }
part-space = { $spaces ->
    [0] {""}
    [1] {""}
   *[other] , ячейка { $space }
}
do-go = { $action }{ part-space } ({ part-price }): { $effect }
do-go-row = { $action }{ part-space } ({ part-price })
do-row = { $action } ({ part-price })
do-copy = { $action } ({ part-price }): { $effect }
do-ability = { $card } ({ part-price }): { $effect }
do-replace = { $achievement }: заменить диск достижения на { $disc }
do-end-action = Перейти к производству
do-grow = Рост населения: +{ $n }
do-produce = Производство металла: +{ $n }
do-trade = Обмен ресурсов
do-buy-population = Обменять 3 металла на 1 население
do-recall = 1 металл: корабль { $level }-го уровня становится населением ({ $place })
do-sell-population = Обменять 1 население на 1 металл
do-stop-trading = Закончить обмен
do-claim = { $achievement }: { $vp } ПО
do-mat = { $mat }

## Refusals

no-such-action = «{ $text }» — такого действия в игре «Вдали от Солнца» нет.
no-other-choice = «{ $text }» нет среди вариантов: сначала ответьте на открытый вопрос.
no-not-now = «{ $text }» сейчас невозможно.
no-such-space = Ячейки действия «{ $text }» нет.
no-access = { $action }: это действие вам недоступно.
no-own-space = Ваша фишка уже стоит на этой ячейке: выберите другую.
no-occupied = Эту ячейку занимает { $who }.
no-ore = Это стоит { $ore } { $ore ->
    [one] металл
    [few] металла
   *[many] металла
}; у вас { $has }.
no-population = Для этого нужно вернуть { $population } { $population ->
    [one] население
    [few] населения
   *[many] населения
}; у вас { $has }.
no-effect-possible = Это невыполнимо: { $effect }.
no-change = Это ничего не изменит.
no-supply = У вас нет кубиков снабжения.
