# What components do. A step is a clause without capital and full stop, so that it can stand alone or among others.

sentence = { CAPITAL($clause) }.
erudite-text = { CAPITAL($timing) }: { $effect }.

step-gain = получите { $resources }
step-pay = потратьте { $resources }
step-accreditation = получите { amount-accreditation }
step-ship = получите { $n } { $n ->
    [one] космический корабль
    [few] космических корабля
   *[many] космических кораблей
}
step-unlock-any = { $n ->
    [1] получите доступ к любой особой миссии
   *[other] получите доступ к { $n } любым особым миссиям
}
step-unlock-all = получите доступ ко всем особым миссиям
step-die = увеличьте значение на кубике помощника на { $n }
step-die-set = увеличьте значение на кубике помощника до { $n }
step-project-any = { $n ->
    [1] продвиньте любой крупный проект на 1 деление
    [few] { $n } раза продвиньте любой крупный проект на 1 деление
   *[many] { $n } раз продвиньте любой крупный проект на 1 деление
}
step-pp = получите { $n } ОП
step-pp-per = получите { $n } ОП { $per }
step-gain-per = получите { $resources } { $per }
step-level-bonus = до { $duration ->
    [game] конца игры
   *[round] конца раунда
} ваш уровень аккредитации увеличен на { $n }
step-alteration-draw = возьмите { $n } { $n ->
    [one] случайный жетон преображения
    [few] случайных жетона преображения
   *[many] случайных жетонов преображения
} силой { $level }
step-planet-action = выполните действие планеты: { $planets }
step-production-income = { $n ->
    [1] получите доход любого производства
   *[other] получите доход { $n } любых производств
}
step-refresh-erudite = переверните использованный жетон специалиста уровня { $level } лицевой стороной вверх
step-medal-any = получите любой орден почёта
step-medal = получите { $medal }
step-take-president-pawn = получите фишку президента сената
step-build-discount = стоимость строительства меньше на { $n } { $n ->
    [one] кристалл
    [few] кристалла
   *[many] кристаллов
}
step-build-free = бесплатно постройте что угодно
step-copy-erudite = скопируйте открытого специалиста { $level ->
    [1] уровня 1
   *[other] не выше уровня { $level }
}
step-take-erudite-instead = возьмите специалиста уровня { $level } вместо обычного выбора
step-choose-each = { $mixed ->
    [yes] { $n } { $n ->
        [few] раза
       *[many] раз
    } в любом сочетании: { $options }
   *[no] { $n ->
        [1] { $options }
        [few] { $n } раза одно и то же: { $options }
       *[many] { $n } раз одно и то же: { $options }
    }
}
step-place-trade-disc = бесплатно поместите диск торговли в лавку уровня { $level }{ $bonus ->
    [yes] {" "}и получите её бонус
   *[no] , не получая её бонус
}
step-extra-move = продвиньтесь ещё на { $n } { $n ->
    [one] клетку
    [few] клетки
   *[many] клеток
}
step-move-without-reward = переместите шахтёра или мага на 1 клетку вперёд без награды
step-transmute = превратите 1 ресурс в следующий по ценности
step-look-and-take-alteration = посмотрите жетоны преображения силой { $level } рядом с полем и возьмите один из них
step-take-special-ambassador = получите жетон особого посла

## For each of what

per-influence-neo = за каждый уровень влияния на планете { planet-neo }
per-influence-six-moon = за каждый уровень влияния на планете { planet-six-moon }
per-influence-atalum = за каждый уровень влияния на планете { planet-atalum }
per-influence-arratooine = за каждый уровень влияния на планете { planet-arratooine }
per-influence-e81216 = за каждый уровень влияния на планете { planet-e81216 }
per-completed-missions = за каждую выполненную особую миссию
per-accreditation-level = за каждый уровень аккредитации
per-die-value = за каждое очко на кубике помощника
per-crystals-and-gold-in-storage = за каждый кристалл и золотой алмаз в резерве
per-gold-in-storage = за каждый золотой алмаз в резерве
per-mission-spaces-with-marker = за каждую доступную особую миссию
per-distinct-delegations-owned = за каждый тип ваших специалистов
per-megastructures-built = за каждую построенную вами мегаструктуру
per-ships-in-hangar = за каждый космический корабль в ангаре
per-trade-discs-level-2 = за каждый диск торговли в лавках уровня 2
per-unused-alteration-tokens = за каждый неиспользованный жетон преображения
per-asteroid-tiles-owned = за каждый жетон астероида
