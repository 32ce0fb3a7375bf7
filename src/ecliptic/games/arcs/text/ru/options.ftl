# What the host can set. A choice is option-<option>-<choice>.

option-map = Карта подготовки
option-map-about = Какие регионы вне игры и где кто начинает; случайная — одна из четырёх для данного числа игроков.
option-map-random = Случайная
option-map-2p-frontiers = { setup-card-2p-frontiers }
option-map-2p-mix-up-1 = { setup-card-2p-mix-up-1 }
option-map-2p-homelands = { setup-card-2p-homelands }
option-map-2p-mix-up-2 = { setup-card-2p-mix-up-2 }
option-map-3p-mix-up = { setup-card-3p-mix-up }
option-map-3p-frontiers = { setup-card-3p-frontiers }
option-map-3p-homelands = { setup-card-3p-homelands }
option-map-3p-core-conflict = { setup-card-3p-core-conflict }
option-map-4p-mix-up-1 = { setup-card-4p-mix-up-1 }
option-map-4p-mix-up-2 = { setup-card-4p-mix-up-2 }
option-map-4p-frontiers = { setup-card-4p-frontiers }
option-map-4p-mix-up-3 = { setup-card-4p-mix-up-3 }

option-leaders = Лидеры и обычаи
option-leaders-about = Каждый игрок выбирает лидера и обычаи с особыми свойствами.
option-leaders-none = Нет
option-leaders-base = Из базовой игры
option-leaders-all = Все, включая дополнительный набор

option-lore = Число обычаев
option-lore-about = Сколько обычаев у каждого игрока, если используются лидеры и обычаи.

option-discard = Сброс карт действий
option-discard-about = Одна закрытая стопка или отдельная видимая всем стопка для карт, разыгранных лицевой стороной вверх.
option-discard-one = Одна стопка
option-discard-split = Раздельный

option-first = Первый игрок
option-first-about = У кого инициатива в начале игры.
option-first-random = Случайный
option-first-0 = Место 1
option-first-1 = Место 2
option-first-2 = Место 3
option-first-3 = Место 4
