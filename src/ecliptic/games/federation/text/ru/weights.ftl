# Terms of the bots' evaluation, shown as the reason for a choice.

weight-victory = победа
weight-points = очки престижа
weight-opponents-points = очки лучшего соперника
weight-medals = ордена почёта
weight-next-medals = приближение к орденам почёта
weight-projects = места в крупных проектах
weight-opponents-projects = места соперника в крупных проектах
weight-law = закон этого раунда
weight-opponents-law = что закон даёт сопернику
weight-floors = большинство на этажах
weight-influence = влияние
weight-resources = ресурсы
weight-accreditation = аккредитация
weight-level = уровень аккредитации
weight-upkeep = оплата уровня аккредитации
weight-deep-space = жетон дальнего космоса
weight-special-ambassador = особый посол
weight-missions = особые миссии, которые можно выполнить
weight-markers = доступные особые миссии
weight-ships = космические корабли
weight-die = кубик помощника
weight-tokens = жетоны преображения
weight-erudites = специалисты
weight-income = доход
weight-president = фишка президента сената
