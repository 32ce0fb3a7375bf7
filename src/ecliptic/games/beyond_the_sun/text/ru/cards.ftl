# What is printed on cards and mats around the steps: when an ability works, what it changes, what scores.

label-immediate = Немедленно
label-action = Действие ({ part-price })
label-control-bonus = Бонус за захват контроля
label-colonization-bonus = Бонус колонизации
label-lasting = Отныне
label-set-up = Подготовка
label-ability = Способность { $letter }, «{ $name }»
label-points = Очки
locked-until = Действует, пока открыта ячейка { $cell } ({ $track }).
points-of-spaces = { $points } ПО слева направо

## Lasting abilities with an effect. limit: turn = once on each of your turns

ability-limit = { $limit ->
    [turn] один раз в каждый свой ход: { $clause }
   *[none] { $clause }
}
when-own-turn-action-phase-outside-action = { $limit ->
    [turn] один раз в каждый свой ход, до или после действия, вы можете сделать следующее: { $then }
   *[none] в свой ход, до или после действия, вы можете сколько угодно раз сделать следующее: { $then }
}
when-research-discovered-chosen = каждый раз, когда вы исследуете уже открытую технологию, сначала { $then }
when-production-phase-trade-with-3-or-more-trades = если за одну фазу производства вы совершили не меньше 3 обменов, после последнего { $then }
when-last-disc-left-a-production-track = когда последний диск покидает одну из ваших шкал производства, { $then }
when-take-control = когда вы захватываете контроль над системой, { $then }

## Lasting abilities that change a rule

rule-skip-one-prerequisite = исследуя открытую технологию, для которой нужны 2 предпосылки, вы можете пренебречь 1 из них
rule-pay-ore-for-returned-population = каждый раз, когда в стоимость действия входит возврат населения, вы можете заплатить 1 металл вместо одного из этих кубиков
rule-discs-from-either-track = автоматизируя или кладя диск на систему, вы можете взять его с любой шкалы производства
rule-wormholes = за 1 очко движения ваш корабль попадает в любую систему, если начинает не в Солнечной системе и не в глубоком космосе
rule-replace-star-discs = в свой ход, до или после действия, вы можете заменять свои диски достижений, лежащие на достижениях, дисками производства; в конце игры это происходит автоматически
rule-push-pawn = вы можете выбрать ячейку действия, занятую другой фракцией, и сдвинуть её фишку
rule-growth-any-column = при росте населения кубик за каждую открытую букву можно взять из любого столбца
rule-reveal-extra-card = когда вы открываете технологию, перед выбором откройте ещё { $n } { $n ->
    [one] подходящую карту
    [few] подходящие карты
   *[many] подходящих карт
}
rule-upgrade-built-ship = когда вы строите корабль, можете заплатить { $ore } { $ore ->
    [one] металл
   *[other] металла
} и построить его на { $n } { $n ->
    [one] уровень
    [few] уровня
   *[many] уровней
} выше (не выше 4-го)
rule-extra-movement-points = у каждого вашего прыжка на { $n } { $n ->
    [one] очко движения
    [few] очка движения
   *[many] очков движения
} больше
rule-reduce-ore-cost = действия с колонизацией стоят вам на { amount-ore } меньше

## Events that stay

after-kept-by-active = оставьте эту карту себе: { $n } ПО
after-kept-by-colonizer = остаётся, пока связанную систему не колонизируют; затем карту получает колонизировавшая фракция: { $n } ПО
after-kept-by-claimer = остаётся, пока кто-нибудь не получит связанное достижение; затем карту получает эта фракция: { $n } ПО
after-stays-until-colonized = остаётся, пока связанную систему не колонизируют
after-museum = остаётся до конца игры; корабль на карте приносит 1 ПО, корабль 3-го или 4-го уровня — 2 ПО
after-exposition = остаётся до конца игры; каждая фракция с диском на связанном достижении получает 1 ПО
after-action = остаётся, пока не выполнено её действие

## Points of level IIII technologies, and what they count

points-fixed = { $base } ПО
points-formula = { $base } ПО и ещё { $each } ПО { $per }
points-formula-capped = { $base } ПО и ещё { $each } ПО { $per } (не больше { $cap })
per-level-III-technologies-owned-incl-private = { $every ->
    [1] за каждую вашу технологию уровня III
    [few] за каждые { $every } ваши технологии уровня III
   *[many] за каждые { $every } ваших технологий уровня III
}
per-total-military-power-on-exploration-board = { $every ->
    [1] за каждую единицу вашей военной силы
    [few] за каждые { $every } единицы вашей военной силы
   *[many] за каждые { $every } единиц вашей военной силы
}
per-automation-level = { $every ->
    [1] за каждый уровень автоматизации
    [few] за каждые { $every } уровня автоматизации
   *[many] за каждые { $every } уровней автоматизации
}
per-locations-controlled = { $every ->
    [1] за каждую систему, которую контролируете
    [few] за каждые { $every } системы, которые контролируете
   *[many] за каждые { $every } систем, которые контролируете
}
per-population-cubes-on-mat-at-game-end = { $every ->
    [1] за каждый кубик населения
    [few] за каждые { $every } кубика населения
   *[many] за каждые { $every } кубиков населения
}
per-own-ships-on-exploration-board = { $every ->
    [1] за каждый ваш корабль
    [few] за каждые { $every } ваших корабля
   *[many] за каждые { $every } ваших кораблей
}
per-colonized-systems = { $every ->
    [1] за каждую колонизированную вами систему
    [few] за каждые { $every } колонизированные вами системы
   *[many] за каждые { $every } колонизированных вами систем
}
per-production-discs-removed-from-own-tracks = { $every ->
    [1] за каждый диск, снятый со шкал производства
    [few] за каждые { $every } диска, снятых со шкал производства
   *[many] за каждые { $every } дисков, снятых со шкал производства
}
per-technologies-level-IIII = { $every ->
    [1] за каждую вашу технологию уровня IIII
    [few] за каждые { $every } ваши технологии уровня IIII
   *[many] за каждые { $every } ваших технологий уровня IIII
}
per-technologies-level-II-on-board = { $every ->
    [1] за каждую исследованную технологию уровня II на поле
    [few] за каждые { $every } исследованные технологии уровня II на поле
   *[many] за каждые { $every } исследованных технологий уровня II на поле
}
per-technologies-per-type-min = { $every ->
    [1] за каждый комплект технологий всех четырёх типов
    [few] за каждые { $every } комплекта технологий всех четырёх типов
   *[many] за каждые { $every } комплектов технологий всех четырёх типов
}
per-locations-controlled-plus-colonized = { $every ->
    [1] за каждую контролируемую или колонизированную систему
    [few] за каждые { $every } контролируемые или колонизированные системы
   *[many] за каждые { $every } контролируемых или колонизированных систем
}
per-printed-specialisations-one-kind = { $every ->
    [1] за каждый напечатанный символ того вида, которого у вас больше
    [few] за каждые { $every } напечатанных символа того вида, которого у вас больше
   *[many] за каждые { $every } напечатанных символов того вида, которого у вас больше
}
per-technologies-level-III = { per-level-III-technologies-owned-incl-private }
per-military-power = { per-total-military-power-on-exploration-board }
per-production-discs-removed = { per-production-discs-removed-from-own-tracks }

## Conditions of achievements

condition-technologies-level-IIII = { $n ->
    [1] вы исследовали технологию уровня IIII
    [one] вы исследовали не меньше { $n } технологии уровня IIII
   *[other] вы исследовали не меньше { $n } технологий уровня IIII
}
condition-colonized-systems = вы колонизировали не меньше { $n } { $n ->
    [one] системы
   *[other] систем
}
condition-technologies-level-II-on-board = вы исследовали не меньше { $n } { $n ->
    [one] технологии
   *[other] технологий
} уровня II на поле (личные не считаются)
condition-technologies-level-III = у вас не меньше { $n } { $n ->
    [one] технологии
   *[other] технологий
} уровня III (личные считаются)
condition-technologies-per-type-min = у вас не меньше { $n } { $n ->
    [one] технологии
   *[other] технологий
} каждого из четырёх типов на уровнях II и III (личные считаются, гибридные считаются для обоих типов)
condition-automation-level = ваш уровень автоматизации не меньше { $n }
condition-military-power = ваша общая военная сила не меньше { $n }
condition-printed-specialisations-one-kind = у вас не меньше { $n } { $n ->
    [one] напечатанного символа
   *[other] напечатанных символов
} одного вида на системах и системах-верфях, которые вы контролируете, и на колонизированных вами системах
condition-locations-controlled-plus-colonized = вы контролируете или колонизировали не меньше { $n } { $n ->
    [one] системы
   *[other] систем
}
condition-production-discs-removed = с ваших шкал производства снято не меньше { $n } { $n ->
    [one] диска
   *[other] дисков
}
condition-locations-controlled = вы контролируете не меньше { $n } { $n ->
    [one] системы
   *[other] систем
}
condition-own-ships-on-exploration-board = на планшете полётов не меньше { $n } { $n ->
    [one] вашего корабля
   *[other] ваших кораблей
}
condition-population-cubes-on-mat-at-game-end = у вас не меньше { $n } { $n ->
    [one] кубика населения
   *[other] кубиков населения
}
condition-level-III-technologies-owned-incl-private = { condition-technologies-level-III }
condition-total-military-power-on-exploration-board = { condition-military-power }
condition-production-discs-removed-from-own-tracks = { condition-production-discs-removed }
condition-progress = { $has } из { $n }
