# Terms of the bots' evaluation, shown as the reason for a choice.

weight-victory = победа
weight-authority = своё влияние
weight-opponents-authority = влияние противников
weight-weak-opponents = слабые противники
weight-eliminated-opponents = выбывшие противники
weight-kill = вывести противника из игры
weight-combat = доступные очки боя
weight-purchases = покупки
weight-to-come = что ещё можно получить
weight-used = всё использовано
weight-redirections = куда отправится следующая карта
weight-deck = колода лучше
weight-bases = свои базы
weight-opponents-bases = базы противников
weight-opponents-hands = карты на руках противников
weight-next-hand = следующая рука
weight-kept-hand = карты, которые останутся на руке
weight-trade-row = торговый ряд для противников
weight-teammates-pools = торговля и бой команды
