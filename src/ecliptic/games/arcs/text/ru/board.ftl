# What the board of the web client says.

game-about =
    Картами каждого раунда перемещайте корабли, стройте, сражайтесь и привлекайте на свою сторону Двор — и объявляйте
    замыслы, в которых будете первыми.

group-hand = Главная карта
group-surpass = Превзойти
group-copy = Копировать
group-pivot = Сменить масть
group-seize = Перехватить
group-declare = Объявить
group-prelude = Пролог
group-tax = Налоги
group-build = Строительство
group-repair = Починка
group-move = Перемещение
group-influence = Влияние
group-secure = Присвоение
group-battle = Сражение
group-cards = Карты
group-raid = Кража

board-page-map = Поле
board-page-table = Двор
board-page-own = Мой планшет
board-page-players = Соперники
board-pips = осталось действий
board-control-ships = Правит { $who }: больше всего неповреждённых кораблей.
board-control-card = Правит { $who } благодаря карте.
board-nobody-tie = Никто не правит: неповреждённых кораблей поровну.
board-nobody-empty = Никто не правит: нет неповреждённых кораблей.
board-nobody-card = Никто не правит из-за карты.
board-slots = Ячеек строительства: { $n }
board-neighbours = Соседние системы: { $where }
board-move-where = Корабли вылетают ({ $where }): выберите, куда.
board-window-aside = Показать карту
board-window-back = Вернуться к вопросу
board-out-of-play = Вне игры
board-building = { $kind ->
    [starport] Космопорт
   *[city] Город
} игрока { $who }
board-slot-empty = Свободная ячейка строительства
board-damaged = Здание повреждено
board-used = Уже использовано в этот ход
board-ships-fresh = Неповреждённых кораблей игрока { $who }: { $n }
board-ships-damaged = Повреждённых кораблей игрока { $who }: { $n }
board-pick-fresh = Неповреждённые
board-pick-damaged = Повреждённые
board-pick-given = Отдать
board-pick-taken = Взять
board-picker-dice = Выбор кубиков
board-picker-ships = Выбор кораблей
board-picker-discard-hand = Выбор карт
board-picker-swap = Выбор двух карт
board-commit-dice = Бросить
board-commit-ships = Переместить
board-commit-discard-hand = Сбросить
board-commit-swap = Обменять
board-less = меньше
board-more = больше
board-own-hits = Удары по вашим кораблям
board-clears = Все их корабли будут разрушены: { $n }.
board-survives = Хотя бы один ваш корабль уцелеет: { $n }.
board-dice = Кубики
board-raid-cost = Стоимость налёта { $n }
board-round = Карты этого раунда
board-played-lead = Главная карта игрока { $who }.
board-played-surpass = { $who } превосходит.
board-played-copy = { $who } копирует.
board-played-pivot = { $who } меняет масть.
board-played-seize = { $who } перехватывает инициативу.
board-zeroed = Маркер нуля: этой картой объявлен замысел, её номер равен 0.
board-face-down = Карта лицевой стороной вниз
board-seized = Инициативу в этом раунде перехватили.
board-no-plays = Карт ещё нет
board-ambitions = Замыслы
board-chapter = Глава { $n }
board-ends-at = Игра закончится после главы, в которой у кого-то будет хотя бы { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} власти.
board-free-markers = Маркеры, которые ещё можно разместить: власть за первое и второе место; следующий обведён.
board-counts-tycoon = Считаются материалы и топливо.
board-counts-tyrant = Считаются пленники.
board-counts-warlord = Считаются трофеи.
board-counts-keeper = Считаются реликвии.
board-counts-empath = Считаются психотехники.
board-third = Воображаемый третий игрок: { $n }
board-worth = Власть: первое место { $first }, второе место { $second }
board-not-declared = Не объявлен
board-in-supply = В запасе: { $n }
board-prelude-material = Пролог: строительство или починка.
board-prelude-fuel = Пролог: перемещение.
board-prelude-weapon = Пролог: в этот ход вашими действиями могут быть сражения.
board-prelude-relic = Пролог: присвоение.
board-prelude-psionic = Пролог: действие главной карты.
board-of = Планшет игрока { $who }
board-hand-of = Карт в руке: { $n }
board-city-bonus = Ещё { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} власти за каждый выигранный замысел
board-slot-closed = Закрыта: сначала постройте город.
board-loose = Пока без ячейки
board-left-ships = Корабли в запасе
board-left-starports = Космопорты в запасе
board-left-agents = Агенты в запасе
board-left-cities = Города на планшете
board-trophies = Трофеи
board-captives = Пленники
board-hand-empty = В руке нет карт
board-draft = Лидеры и обычаи
board-card-pips = Действий: { $n }
board-card-declares = Как главная карта может объявить: { $what }.
board-any-ambition = любой замысел
board-card-seizes = Превзойдя этой картой, вы перехватываете инициативу.
board-known-hand = Известные карты в руке
board-cards = Карты
board-no-cards = Карт нет
board-score-start = Начальная позиция
board-score-none = Замыслы ещё не подсчитывали.
