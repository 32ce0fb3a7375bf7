# What components do. A step is a clause without capital and full stop, so that it can stand alone, after a cost or
# among options.

sentence = { CAPITAL($clause) }.
step-optional = по желанию { $step }
step-for-cost = { part-cost } и { $step }
step-pay = { part-cost }
part-cost = { $population ->
    [0] заплатите { part-ore }
   *[other] { $ore ->
        [0] верните { part-population }
       *[other] заплатите { part-ore }, верните { part-population }
    }
}
part-ore = { $ore } { $ore ->
    [one] металл
   *[other] металла
}
part-population = { $population } { $population ->
    [one] население
   *[other] населения
}

## Resources

step-gain-ore = получите { amount-ore }
step-make-pop = превратите { amount-supply } в население
step-take-population = превратите { amount-supply } из столбца { $take } в население
step-relocate-supply = переместите { $take ->
    [rightmost] { $n ->
        [1] крайний правый кубик снабжения
        [few] { $n } крайних правых кубика снабжения
       *[many] { $n } крайних правых кубиков снабжения
    }
   *[other] { amount-supply } из столбца { $take }
} { $to ->
    [any] { $n ->
        [1] в любой столбец
       *[other] в любые столбцы
    }
   *[other] в столбец { $to }
}
step-growth-production = выполните рост населения
step-ore-production = выполните производство металла
step-trade = { $most ->
    [0] совершите любое число обменов ресурсов
    [1] совершите 1 обмен ресурсов
   *[other] совершите до { $most } обменов ресурсов
}
step-automate = автоматизируйте { $disc ->
    [food] еду
    [ore] металл
   *[either] еду или металл
}{ $n ->
    [1] {""}
    [few] {" "}{ $n } раза
   *[many] {" "}{ $n } раз
}
step-gain-ore-per-controlled-location = получите { $per } { $per ->
    [one] металл
   *[other] металла
} за каждую систему, которую контролируете, но не больше { $most }
step-gain-ore-per-wrested-control = получите { $per } { $per ->
    [one] металл
   *[other] металла
} за каждую систему, контроль над которой отобрали этим прыжком у другой фракции, но не больше { $most }
step-make-pop-per-colonized = превратите { amount-supply } в население за { $every ->
    [1] каждую колонизированную вами систему
   *[other] каждые { $every } колонизированные вами системы
}

## Ships

step-build = постройте { $n ->
    [1] корабль
    [few] { $n } корабля
   *[many] { $n } кораблей
} { $level ->
    [0] выбранного уровня
   *[other] { $level }-го уровня
} из { $cubes ->
    [population] населения
   *[supply] снабжения
}{ $at ->
    [deep_space] {" "}в глубоком космосе
   *[shipyard] {""}
}
step-jump = выполните прыжок на { $n }
step-jump-anywhere = переместите { $n ->
    [1] один свой корабль в любую систему
   *[other] до { $n } своих кораблей, каждый в любую систему
}
step-upgrade = улучшите { $ships ->
    [1] корабль
   *[other] до { $ships } кораблей
} на { $levels } { $levels ->
    [one] уровень
    [few] уровня
   *[many] уровней
}
step-upgrade-levels = улучшите свои корабли на { $n ->
    [1] 1 уровень
    [few] { $n } уровня в любом сочетании
   *[many] { $n } уровней в любом сочетании
}
step-choose-ship-level = выберите уровень корабля: { $levels }
step-set-starting-ship-level = ваш начальный корабль — { $level }-го уровня
step-donate-ships = положите на эту карту { $n ->
    [1] один свой корабль
   *[other] до { $n } своих кораблей
}
step-return-ships-for-ore = верните в снабжение { $n ->
    [1] один свой корабль и получите столько металла, каков его уровень
   *[other] до { $n } своих кораблей и получите столько металла, какова сумма их уровней
}

## Research and colonization

step-research = исследуйте { $discovered ->
    [yes] открытую технологию
   *[no] технологию
} уровня { $levels }{ $freely ->
    [yes] {" "}без предпосылок
   *[no] {""}
}{ $skip ->
    [yes] { $freely ->
        [yes] {" "}и без немедленного бонуса
       *[no] {" "}без немедленного бонуса
    }
   *[no] {""}
}{ $levels ->
    [X] {" "}(X — 1 плюс число колонизированных вами систем)
   *[other] {""}
}
step-private-technology = возьмите { $draw } { $draw ->
    [one] карту технологии
    [few] карты технологий
   *[many] карт технологий
} уровня { $level } и оставьте одну как личную технологию
step-colonize = { $stealthy ->
    [yes] колонизируйте систему, которую в начале этого хода не контролировала ни одна фракция; там нужна сила, но не контроль
   *[no] колонизируйте систему
}
step-repeat-immediate-of-this-card = ещё раз выполните немедленный бонус этой карты
step-repeat-immediate-of-own-technology = ещё раз выполните немедленный бонус одной своей технологии уровня I, II или III
step-copy-research-action = выполните любое действие с исследованием, даже если у вас нет этой технологии
step-basic-spacefaring-action = выполните действие одной строки «Основ межзвёздных перелётов», заплатив её стоимость
step-draw-systems-keep-one = возьмите { $draw } { $draw ->
    [one] карту системы
    [few] карты систем
   *[many] карт систем
} из колоды { $deck } и оставьте одну как колонизированную систему: положите на неё диск и получите бонус колонизации

## Choices, and what others do

step-choose = { $n ->
    [1] выберите одно: { $options }
    [2] дважды выберите одно: { $options }
    [few] { $n } раза выберите одно: { $options }
   *[many] { $n } раз выберите одно: { $options }
}
step-each-faction = каждая фракция по очереди, начиная с вашей: { $effect }
step-each-other-faction = каждая другая фракция по очереди: { $effect }

## Events

step-remove-guild-tile = уберите жетон гильдии ранга { $rank }: гильдия открыта для всех фракций
step-link-to-system = свяжите эту карту с картой системы: { $delta ->
    [-1] требуемая сила уменьшена на 1
    [1] требуемая сила увеличена на 1
   *[other] требуемая сила изменена на { $delta }
}
step-link-to-achievement = свяжите эту карту с достижением{ $unclaimed ->
    [yes] , на котором нет дисков
   *[no] {""}
}
step-add-linked-system = выложите карту системы из колоды { $deck } рядом с любой ячейкой системы: попасть в неё можно только оттуда, и её не заменяют
step-draw-linked-system-off-board = выложите карту системы из колоды { $deck } рядом с этой картой: корабли туда не летают
step-take-linked-system = возьмите систему рядом с этой картой как колонизированную, без дисков, и получите её бонус колонизации
