# Names of components and places, in the nominative and without quotation marks: sentences are built around them.

game-title = Вдали от Солнца
area-basic-spacefaring = Основы межзвёздных перелётов

## Technologies

technology-T1-01 = Узконаправленные лазеры
technology-T1-02 = Терраформирование
technology-T1-03 = Продвинутая генетика
technology-T1-04 = Продвинутая робототехника
technology-T2-01 = Гиперкомпьютеры
technology-T2-02 = Баллистическое моделирование
technology-T2-03 = Биосинаптическая сеть
technology-T2-04 = Изучение пространственно-временных аномалий
technology-T2-05 = Плазменная пушка
technology-T2-06 = Автономные дроны
technology-T2-07 = Аванпост снабжения
technology-T2-08 = Модульный флот
technology-T2-09 = Массовое клонирование
technology-T2-10 = Синтетическая биология
technology-T2-11 = Эксперименты над людьми
technology-T2-12 = Разработка астероидов
technology-T2-13 = Гиперпространственные маяки
technology-T2-14 = Межзвёздная информационная сеть
technology-T2-15 = Каперские грамоты
technology-T2-16 = Индустрия чёрного рынка
technology-T3-00 = Межпространственный ИИ
technology-T3-01 = Планетарные исследования
technology-T3-02 = Инкубаторы металюдей
technology-T3-03 = Компьютеры с коллективным разумом
technology-T3-04 = Мегасооружения глубокого космоса
technology-T3-05 = Линейный корабль
technology-T3-06 = Армада андроидов
technology-T3-07 = Флот наёмников
technology-T3-08 = Мозговые импланты
technology-T3-09 = Орбитальные заводы
technology-T3-10 = Движение за права андроидов
technology-T3-11 = Субатомная сборка
technology-T3-12 = Квантовый обмен данными
technology-T3-13 = Ускорители гипердвигателей
technology-T3-14 = Технология червоточин
technology-T3-15 = Скрытные терраформеры
technology-T4-01 = Генератор параллельных вселенных
technology-T4-02 = Галактический штаб
technology-T4-03 = Экономика изобилия
technology-T4-04 = Министерство колоний
technology-T4-05 = Оружие на тёмной энергии
technology-T4-06 = Слияние разума и машины
technology-T4-07 = Сеть звёздных врат
technology-T4-08 = Неоиндустриальная революция
technology-T4-09 = Галактическая империя
technology-T4-10 = Гигакорпорации

## Abilities

ability-network-discount = Сетевой бонус
ability-black-market = Сделка на чёрном рынке
ability-skip-one-prerequisite = Пропуск предпосылки
ability-pay-ore-for-returned-population = Металл вместо населения
ability-discs-from-either-track = Диск с любой шкалы
ability-wormholes = Червоточины
ability-galactic-hq = Модернизация флота
ability-assimilation = Слияние
ability-replace-star-discs = Замена дисков
ability-cygni-exchange = Обмен в системе 61 Лебедя
ability-push-pawn = Вытеснение
ability-FA-01-A = Торговый саммит
ability-FA-01-B = Свобода передвижения
ability-FA-02-A = Исследовательский отдел
ability-FA-02-B = Полная мощность
ability-FA-03-A = Усиленные корпуса
ability-FA-03-B = Пилоты-ветераны
ability-FA-04-A = Колонизационный кредит
ability-FA-04-B = Торговые посты

## Events

event-E2-01 = Тайлер Ли, чудо-предприниматель
event-E2-02 = Майя Чатурведи, провидица
event-E2-03 = Тайная торговля оружием
event-E2-04 = Неизведанная система
event-E2-05 = Грант на терраформирование
event-E2-06 = Старательская лихорадка
event-E2-07 = Бэби-бум
event-E2-08 = Разведанные гипермаршруты
event-E2-09 = Ярмарка автоматизации
event-E2-10 = Зов славы
event-E3-01 = KC-24X, первый губернатор-андроид
event-E3-02 = Ону, представитель колоний
event-E3-03 = Музей списанных космических кораблей
event-E3-04 = Сфера Дайсона
event-E3-05 = Всеобщее просвещение
event-E3-06 = Сопротивление колоний
event-E3-07 = Великое переселение
event-E3-08 = Галактическое перемирие
event-E3-09 = Прорыв в робототехнике
event-E3-10 = Большая выставка

## Systems

system-SA-01 = Звезда Барнарда
system-SA-02 = Альфа Центавра
system-SA-03 = Вольф 359
system-SA-04 = Лейтен 726-8
system-SA-05 = Лаланд 21185
system-SA-06 = Процион
system-SA-07 = Сириус
system-SA-08 = Эпсилон Эридана
system-SA-09 = Росс 128
system-SA-10 = 61 Лебедя
system-SA-11 = Грумбридж 34
system-SA-12 = Эпсилон Индейца
system-SB-01 = Тау Кита
system-SB-02 = Звезда Каптейна
system-SB-03 = Росс 154
system-SB-04 = WISE 1541-2250
system-SB-05 = Лакайль 9352
system-SB-06 = Звезда Тигардена
system-SB-07 = Глизе 1061
system-SB-08 = Звезда ван Маанена
system-SB-09 = Луман 16
system-SB-10 = Вольф 1061
system-SB-11 = Росс 248
system-SB-12 = Крюгер 60

## Achievements

achievement-AC-01 = Превосходство
achievement-AC-02 = Империя
achievement-AC-03 = Технолог
achievement-AC-04 = Академик
achievement-AC-05 = Эрудит
achievement-AC-06 = Промышленник
achievement-AC-07 = Полководец
achievement-AC-08 = Специализация
achievement-AC-09 = Гегемон
achievement-AC-10 = Магнат

## Guilds

guild-terraforming-guild = Гильдия терраформирования
guild-professors-guild = Гильдия профессоров
guild-technocrats-guild = Гильдия технократов
guild-innovators-guild = Гильдия учёных-новаторов

## Faction mats

mat-FB-01 = Объединённые нации
mat-FB-02 = Корпорация Нисиды — Эстергора
mat-FB-03 = Колониальный союз Ареса
mat-FB-04 = Лига вольных торговцев
mat-FA-01 = Объединённые нации
mat-FA-02 = Корпорация Нисиды — Эстергора
mat-FA-03 = Колониальный союз Ареса
mat-FA-04 = Лига вольных торговцев

## Basic Spacefaring

row-research-1 = Исследование технологии уровня I
row-research-2 = Исследование технологии уровня II
row-build-and-jump = Строительство космического корабля и прыжок на 2
row-grow-and-mine = Получение населения и металла

## Replacement tiles

tile-tile-2p = Сменный жетон для игры вдвоём
tile-tile-3p = Сменный жетон для игры втроём

## Slots of the technology board

slot-I-1 = Уровень I, ячейка 1
slot-I-2 = Уровень I, ячейка 2
slot-I-3 = Уровень I, ячейка 3
slot-I-4 = Уровень I, ячейка 4
slot-II-A = Уровень II, ячейка A
slot-II-B = Уровень II, ячейка B
slot-II-C = Уровень II, ячейка C
slot-II-D = Уровень II, ячейка D
slot-II-E = Уровень II, ячейка E
slot-II-F = Уровень II, ячейка F
slot-III-1 = Уровень III, ячейка 1
slot-III-2 = Уровень III, ячейка 2
slot-III-3 = Уровень III, ячейка 3
slot-III-4 = Уровень III, ячейка 4
slot-III-5 = Уровень III, ячейка 5
slot-III-6 = Уровень III, ячейка 6
slot-IIII-1 = Уровень IIII, ячейка 1
slot-IIII-2 = Уровень IIII, ячейка 2
slot-IIII-3 = Уровень IIII, ячейка 3

## Locations of the exploration board

location-SOL = Солнечная система
location-DS = Глубокий космос
location-Y1 = Система-верфь 1
location-Y2 = Система-верфь 2
location-Y3 = Система-верфь 3
location-A1 = Ячейка системы A1
location-A2 = Ячейка системы A2
location-B1 = Ячейка системы B1
location-B2 = Ячейка системы B2

## Actions and options of one component

action-a = Первое действие
action-b = Второе действие
choice-A = А
choice-B = Б
choice-C = В

## Types of technologies

type-B = научная
type-R = военная
type-G = экономическая
type-Y = торговая

## Production tracks

track-food = шкала роста населения
track-ore = шкала производства металла

## Discs

disc-food = диск производства еды
disc-ore = диск производства металла
disc-star = диск достижения
