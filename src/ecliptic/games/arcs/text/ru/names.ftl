# Names of things that are no cards, in the base game and in the campaign.

## The games

game-title = Предел
campaign-title = Заражённый Предел

## Suits of the action cards

suit-administration = Администрирование
suit-aggression = Агрессия
suit-construction = Проектирование
suit-mobilization = Мобилизация
suit-faithful = Вера

## Standard actions

action-tax = сбор налогов
action-build = строительство
action-move = перемещение
action-repair = починка
action-influence = влияние
action-secure = присвоение
action-battle = сражение
action-catapult = гиперпрыжок

## Resources

resource-material = материал
resource-fuel = топливо
resource-weapon = оружие
resource-relic = реликвия
resource-psionic = психотехника

## Ambitions

ambition-tycoon = Магнат
ambition-tyrant = Тиран
ambition-warlord = Полководец
ambition-keeper = Хранитель
ambition-empath = Эмпат
ambition-edenguard = Страж Эдема
ambition-blightkin = Дитя заражения
ambition-commonwealth = Содружество

## Ambition markers

marker-low = малый маркер замысла
marker-mid = средний маркер замысла
marker-high = большой маркер замысла

## Pieces

piece-ship = корабль
piece-city = город
piece-starport = космопорт
piece-agent = агент

## Colours

color-blue = синий
color-red = красный
color-yellow = жёлтый
color-white = белый
owner-empire = Империя
owner-blight = заражение
owner-free = свободные государства

## Symbols of the planets

symbol-arrow = стрела
symbol-crescent = полумесяц
symbol-hex = шестиугольник

## Dice

die-assault = кубик тарана
die-skirmish = кубик стычки
die-raid = кубик налёта
die-number = кубик чисел
die-event = кубик событий

## Faces of the dice

face-self-hit = удар по себе
face-intercept = оборона
face-ship-hit = удар по кораблю
face-building-hit = удар по зданию
face-key = ключ
face-blank = пусто

## Kinds of cards

type-guild = гильдия
type-vox = глас
type-lore = обычай
type-leader = лидер

## Systems

system-1-gate = Регион 1: врата
system-1-arrow = Регион 1: стрела
system-1-crescent = Регион 1: полумесяц
system-1-hex = Регион 1: шестиугольник
system-2-gate = Регион 2: врата
system-2-arrow = Регион 2: стрела
system-2-crescent = Регион 2: полумесяц
system-2-hex = Регион 2: шестиугольник
system-3-gate = Регион 3: врата
system-3-arrow = Регион 3: стрела
system-3-crescent = Регион 3: полумесяц
system-3-hex = Регион 3: шестиугольник
system-4-gate = Регион 4: врата
system-4-arrow = Регион 4: стрела
system-4-crescent = Регион 4: полумесяц
system-4-hex = Регион 4: шестиугольник
system-5-gate = Регион 5: врата
system-5-arrow = Регион 5: стрела
system-5-crescent = Регион 5: полумесяц
system-5-hex = Регион 5: шестиугольник
system-6-gate = Регион 6: врата
system-6-arrow = Регион 6: стрела
system-6-crescent = Регион 6: полумесяц
system-6-hex = Регион 6: шестиугольник

## Action cards

action-card-administration-1 = Администрирование 1
action-card-administration-2 = Администрирование 2
action-card-administration-3 = Администрирование 3
action-card-administration-4 = Администрирование 4
action-card-administration-5 = Администрирование 5
action-card-administration-6 = Администрирование 6
action-card-administration-7 = Администрирование 7
action-card-aggression-1 = Агрессия 1
action-card-aggression-2 = Агрессия 2
action-card-aggression-3 = Агрессия 3
action-card-aggression-4 = Агрессия 4
action-card-aggression-5 = Агрессия 5
action-card-aggression-6 = Агрессия 6
action-card-aggression-7 = Агрессия 7
action-card-construction-1 = Проектирование 1
action-card-construction-2 = Проектирование 2
action-card-construction-3 = Проектирование 3
action-card-construction-4 = Проектирование 4
action-card-construction-5 = Проектирование 5
action-card-construction-6 = Проектирование 6
action-card-construction-7 = Проектирование 7
action-card-mobilization-1 = Мобилизация 1
action-card-mobilization-2 = Мобилизация 2
action-card-mobilization-3 = Мобилизация 3
action-card-mobilization-4 = Мобилизация 4
action-card-mobilization-5 = Мобилизация 5
action-card-mobilization-6 = Мобилизация 6
action-card-mobilization-7 = Мобилизация 7

## Set-up cards

setup-card-2p-frontiers = 2 игрока: рубежи
setup-card-2p-mix-up-1 = 2 игрока: вперемешку 1
setup-card-2p-homelands = 2 игрока: родные земли
setup-card-2p-mix-up-2 = 2 игрока: вперемешку 2
setup-card-3p-mix-up = 3 игрока: вперемешку
setup-card-3p-frontiers = 3 игрока: рубежи
setup-card-3p-homelands = 3 игрока: родные земли
setup-card-3p-core-conflict = 3 игрока: конфликт в ядре
setup-card-4p-mix-up-1 = 4 игрока: вперемешку 1
setup-card-4p-mix-up-2 = 4 игрока: вперемешку 2
setup-card-4p-frontiers = 4 игрока: рубежи
setup-card-4p-mix-up-3 = 4 игрока: вперемешку 3

## Terms

term-the-reach = Предел
term-base-game = базовая игра
term-campaign = кампания
term-leaders-and-lore = Лидеры и обычаи
term-player = игрок
term-rival = соперник
term-loyal = верный
term-turn-order = порядок хода
term-act = акт
term-chapter = глава
term-round = раунд
term-turn = ход
term-prelude = пролог
term-intermission = антракт
term-setup = подготовка
term-scoring = подсчёт очков
term-end-of-round = конец раунда
term-end-of-chapter = конец главы
term-clean-up = уборка
term-action = действие
term-action-card = карта действия
term-action-deck = колода действий
term-action-discard-pile = стопка сброса действий
term-pip = символ действия
term-number = номер
term-suit = масть
term-event = событие
term-lead-card = главная карта
term-lead = сделать карту главной
term-follow = следовать
term-surpass = превзойти
term-copy = копировать
term-pivot = сменить масть
term-pass-initiative = передать инициативу
term-seize-initiative = перехватить инициативу
term-initiative = инициатива
term-mulligan = замена карт
term-hand = рука
term-face-up = лицевой стороной вверх
term-face-down = лицевой стороной вниз
term-to-tax = собирать налоги
term-to-build = построить
term-to-move = переместить
term-to-repair = починить
term-to-influence = оказать влияние
term-to-secure = присвоить
term-to-battle = сражаться
term-to-catapult = совершить гиперпрыжок
term-new-action = новое действие
term-gain = получить
term-take = взять
term-steal = украсть
term-give = отдать
term-swap = обменять
term-spend = потратить
term-discard = сбросить
term-bury = спрятать
term-scrap = удалить из игры
term-capture = захватить
term-return = вернуть
term-place = поместить
term-replace = заменить
term-attach = прикрепить
term-attached-card = прикреплённая карта
term-tuck = подложить
term-flip = перевернуть
term-shuffle = перемешать
term-reroll = перебросить
term-roll = бросить
term-resolve = активировать
term-ignore = игнорировать
term-hit = удар
term-to-hit = нанести удар
term-damage = повредить
term-destroy = разрушить
term-harm = ущерб
term-fresh = неповреждённый
term-damaged = повреждённый
term-tough = стойкий
term-frozen = замороженный
term-protected = защищённая карта
term-empty = пустой
term-out-of-play = вне игры
term-in-play = в игре
term-control = правление
term-to-control = править
term-command = командование
term-adjacent = соседний
term-map = поле
term-cluster = регион
term-system = система
term-planet = планета
term-gate = врата
term-planet-type = тип планеты
term-planet-symbol = символ-идентификатор
term-building-slot = ячейка строительства
term-supply = запас
term-play-area = игровая область
term-power-track = шкала власти
term-chapter-track = шкала глав
term-rolled-cluster = выпавший регион
term-rolled-planet = выпавшая планета
term-rolled-symbol = выпавший символ
term-piece = компонент
term-building = здание
term-token = жетон
term-marker = маркер
term-player-board = планшет игрока
term-city-slot = ячейка города
term-power-marker = маркер власти
term-ambition-marker = маркер замысла
term-zero-marker = маркер нуля
term-chapter-marker = маркер главы
term-initiative-marker = маркер инициативы
term-path-marker-long = длинный маркер пути
term-path-marker-short = короткий маркер пути
term-out-of-play-marker = маркер «вне игры»
term-aid-sheet = памятка
term-setup-card = карта подготовки
term-resource = ресурс
term-resource-slot = ячейка ресурса
term-power = власть
term-power-points = очки власти
term-ambition = замысел
term-ambition-box = клетка замысла
term-declare-ambition = объявить замысел
term-win-ambition = выиграть замысел
term-first-place = первое место
term-second-place = второе место
term-tie = ничья
term-bonus-power = бонус власти
term-trophy = трофей
term-trophies-box = клетка трофеев
term-captive = пленник
term-captives-box = клетка пленников
term-court = двор
term-court-row = ряд двора
term-court-deck = колода двора
term-court-discard-pile = стопка сброса двора
term-court-card = карта двора
term-refill-court = обновить двор
term-guild-card = карта гильдии
term-vox-card = карта гласа
term-ability = свойство
term-when-secured = во время присвоения
term-raid-cost = стоимость налёта
term-outrage = запрет
term-provoke-outrage = наложить запрет
term-ransack-court = разграбить двор
term-union = союз
term-cartel = картель
term-interest = доля
term-liaisons = связи
term-guildmasters = мастера гильдии
term-monopoly = монополия
term-attacker = атакующий
term-defender = защищающийся
term-battle-system = система сражения
term-battle-die = кубик сражения
term-raid = налёт
term-to-intercept = обороняться
term-collect-dice = получить кубики
