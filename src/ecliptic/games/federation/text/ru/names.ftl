# Names of things. They stay in the nominative: sentences are built around them.

game-title = Федерация

## Resources

resource-lavandium = лавандий
resource-coppernium = коперний
resource-oceanium = океаний
resource-gold = золотой алмаз
amount-lavandium = { $n } { $n ->
    [one] лавандий
    [few] лавандия
   *[many] лавандиев
}
amount-coppernium = { $n } { $n ->
    [one] коперний
    [few] коперния
   *[many] коперниев
}
amount-oceanium = { $n } { $n ->
    [one] океаний
    [few] океания
   *[many] океаниев
}
amount-gold = { $n } { $n ->
    [one] золотой алмаз
    [few] золотых алмаза
   *[many] золотых алмазов
}
amount-nothing = ничего
amount-free = бесплатно
amount-accreditation = { $n } { $n ->
    [one] степень аккредитации
    [few] степени аккредитации
   *[many] степеней аккредитации
}

## Planets

planet-neo = Нео
planet-six-moon = Шестилуние
planet-atalum = Атал
planet-arratooine = Арратуин
planet-e81216 = E81216

## Actions and spaces of the senate

action-neo = { planet-neo }
action-six-moon = { planet-six-moon }
action-atalum = { planet-atalum }
action-arratooine = { planet-arratooine }
action-e81216 = { planet-e81216 }
action-espionage = Шпионаж
action-A = Каюты офицеров
action-B = Бюро закупок
action-C = Кабинет покровителя
action-D = Кабинет президента
action-E = Комната помощников
action-F = Малая гостиная
action-outer-module = Внешний модуль
space-neo-left = { planet-neo } (левое крыло)
space-neo-right = { planet-neo } (правое крыло)
space-six-moon-left = { planet-six-moon } (левое крыло)
space-six-moon-right = { planet-six-moon } (правое крыло)
space-atalum-left = { planet-atalum } (левое крыло)
space-atalum-right = { planet-atalum } (правое крыло)
space-arratooine-left = { planet-arratooine } (левое крыло)
space-arratooine-right = { planet-arratooine } (правое крыло)
space-e81216-left = { planet-e81216 } (левое крыло)
space-e81216-right = { planet-e81216 } (правое крыло)
space-espionage-left = Шпионаж (левое крыло)
space-espionage-right = Шпионаж (правое крыло)
space-A = Каюты офицеров
space-B = Бюро закупок
space-C = Кабинет покровителя
space-D = Кабинет президента
space-E = Комната помощников
space-F = Малая гостиная
space-outer-module = Внешний модуль
wing-left = левое крыло
wing-right = правое крыло
floor-1 = первый этаж
floor-2 = второй этаж
floor-3 = третий этаж

## Ambassadors and tokens

shown-votes = { $votes } { $votes ->
    [one] голос
    [few] голоса
   *[many] голосов
}
shown-funding = финансирование
shown-funding-bonus = финансирование и { $bonus }
token-votes = жетон преображения, { $votes } { $votes ->
    [one] голос
    [few] голоса
   *[many] голосов
} ({ $bonus })
token-funding = жетон преображения, финансирование ({ $bonus })

## Projects

project-neo = крупный проект «{ planet-neo }»
project-six-moon = крупный проект «{ planet-six-moon }»
project-atalum = крупный проект «{ planet-atalum }»
project-arratooine = крупный проект «{ planet-arratooine }»
project-e81216 = крупный проект «{ planet-e81216 }»
project-missions = крупный проект особых миссий
project-common = общий крупный проект

## Medals

medal-neo = орден почёта «{ planet-neo }»
medal-six-moon = орден почёта «{ planet-six-moon }»
medal-atalum = орден почёта «{ planet-atalum }»
medal-arratooine = орден почёта «{ planet-arratooine }»
medal-e81216 = орден почёта «{ planet-e81216 }»
medal-accreditation = орден почёта за аккредитацию
medal-intrigue = орден почёта за интриги

## Missions

mission-name = особая миссия { $n } ({ $topic })
mission-1 = { planet-neo }
mission-2 = { planet-six-moon }
mission-3 = { planet-atalum }
mission-4 = { planet-arratooine }
mission-5 = { planet-e81216 }
mission-6 = { action-A }
mission-7 = { action-espionage }
mission-8 = { action-D }
mission-9 = { action-F }
mission-10 = { action-E }
mission-11 = { action-B }
mission-12 = { action-C }

## Erudites

delegation-A = Дипломаты
delegation-B = Роботы
delegation-C = Торговцы
delegation-D = Маги
delegation-E = Шахтёры
delegate-A = Дипломат
delegate-B = Робот
delegate-C = Торговец
delegate-D = Маг
delegate-E = Шахтёр
erudite-name = { $delegation } { $number }
timing-immediate = немедленно
timing-any-turn = в любой момент вашего хода
timing-planet = во время действия на планете { $planet }

## Tiles and buildings

asteroid-name = астероид ({ $resources })
dead-asteroid-name = мёртвый астероид ({ $resources })
neo-space = влияние { $influence } ({ $resources })
neo-asteroid = влияние { $influence }, астероид { $number }
neo-dead-asteroids = влияние { $influence }, мёртвые астероиды
post-name = лавка { $n }
site-PS-1A = Космическая верфь
site-PS-1B = Транспортёр
site-PS-2A = Камера трансмутации
site-PS-2B = Репликатор лавандия
site-PS-3A = Военная академия
site-PS-3B = Консульство
site-PS-4A = Инкубатор преображений
site-PS-4B = Космический университет
megastructure-name = мегаструктура { $n } ({ $values })
deep-space-name = жетон дальнего космоса { $number } ({ $effect })
starting-planet-name = начальный жетон { $number } ({ $effect })
law-name = закон «{ $planet }» ({ $effect })

## What can be counted

count-influence-neo = влияние: { planet-neo }
count-influence-six-moon = влияние: { planet-six-moon }
count-influence-atalum = влияние: { planet-atalum }
count-influence-arratooine = влияние: { planet-arratooine }
count-influence-e81216 = влияние: { planet-e81216 }
count-completed-missions = выполненные особые миссии
count-accreditation-level = уровень аккредитации
count-die-value = кубик помощника
count-crystals-and-gold-in-storage = ресурсы
count-gold-in-storage = золотые алмазы
count-mission-spaces-with-marker = доступные особые миссии
count-distinct-delegations-owned = типы специалистов
count-megastructures-built = мегаструктуры
count-ships-in-hangar = космические корабли в ангаре
count-trade-discs-level-2 = диски торговли уровня 2
count-unused-alteration-tokens = неиспользованные жетоны преображения
count-asteroid-tiles-owned = жетоны астероидов

## Phases

phase-setting-up = Подготовка к игре
phase-ambassadors = Фаза послов
phase-executive = Фаза управления
phase-over = Конец игры
