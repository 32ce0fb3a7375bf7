# What the host can set. A choice is option-<option>-<choice>.

option-set-up = Подготовка
option-set-up-about = Производства и жетоны мегаструктур перемешаны или такие, как напечатано на поле.
option-set-up-advanced = Для опытных: перемешаны
option-set-up-first-game = Первая партия: как напечатано

option-first = Первый игрок
option-first-about = Кто первый игрок в первом раунде.
option-first-random = Случайно
option-first-0 = Место 1
option-first-1 = Место 2
option-first-2 = Место 3
option-first-3 = Место 4

option-two-player-tie = Ничья при игре вдвоём
option-two-player-tie-about = Очки каждого из двух игроков при ничьей в крупном проекте: в одном издании 7, в другом 5.

option-neutral-votes-on-floors = Нейтральные голоса на этажах
option-neutral-votes-on-floors-about = Учитываются ли голоса нейтрального игрока при подсчёте большинства на этаже?
option-neutral-votes-on-floors-yes = Да
option-neutral-votes-on-floors-no = Нет

option-hangar-limit = Ангар
option-hangar-limit-about = Сколько кораблей вмещает ангар; в одном издании ограничения нет, то есть 8.

option-next-lower-level = Уровни специалистов
option-next-lower-level-about = Нужен ли специалист предыдущего уровня того же типа или любого более низкого?
option-next-lower-level-yes = Предыдущего уровня
option-next-lower-level-no = Любого более низкого

option-reveal-next-level-2 = Следующий специалист уровня 2
option-reveal-next-level-2-about = Переворачивается ли следующий специалист уровня 2, когда одного забрали?
option-reveal-next-level-2-yes = Да
option-reveal-next-level-2-no = Нет

option-die-after-action = Когда добавляют кубик
option-die-after-action-about = Кубик помощника добавляют после действия или до него?
option-die-after-action-yes = После действия
option-die-after-action-no = До действия

option-marker-after-action = Маркер особой миссии
option-marker-after-action-about = Маркер особой миссии кладут после действия или до него?
option-marker-after-action-yes = После действия
option-marker-after-action-no = До действия

option-level-bonus-in-upkeep = Жетоны уровня и оплата
option-level-bonus-in-upkeep-about = Увеличивают ли жетоны уровня аккредитации оплату?
option-level-bonus-in-upkeep-yes = Да
option-level-bonus-in-upkeep-no = Нет

option-limited-supply = Запас ресурсов
option-limited-supply-about = Может ли запас ресурсов закончиться?
option-limited-supply-yes = Да
option-limited-supply-no = Нет
