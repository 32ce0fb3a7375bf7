# Names of the Court cards, leaders and lore cards, of their actions and of the abilities of leaders.

## Court

card-BC01 = Верные инженеры
card-BC02 = Доля в добыче
card-BC03 = Картель материалов
card-BC04 = Административный союз
card-BC05 = Строительный союз
card-BC06 = Картель топлива
card-BC07 = Верные пилоты
card-BC08 = Привратники
card-BC09 = Доля в перевозках
card-BC10 = Космический союз
card-BC11 = Оружейный союз
card-BC12 = Тюремные надзиратели
card-BC13 = Застрельщики
card-BC14 = Блюстители двора
card-BC15 = Верные десантники
card-BC16 = Шпионы в сети
card-BC17 = Провидцы
card-BC18 = Тайный орден
card-BC19 = Верные эмпаты
card-BC20 = Искусные ораторы
card-BC21 = Верные хранители
card-BC22 = Несокрушимые стражи
card-BC23 = Почтенный посредник
card-BC24 = Скупщик реликвий
card-BC25 = Галактические барды
card-BC26 = Массовое восстание
card-BC27 = Популистские требования
card-BC28 = Запреты множатся
card-BC29 = Песнь свободы
card-BC30 = Борьба гильдий
card-BC31 = Призыв к действию

## Lore

card-L01 = Жрецы-механики
card-L02 = Галактические пушки
card-L03 = Скоростные двигатели
card-L04 = Зеркальное покрытие
card-L05 = Тайные гавани
card-L06 = Глушитель сигналов
card-L07 = Ремонтные дроны
card-L08 = Порты у врат
card-L09 = Города в облаках
card-L10 = Живые строения
card-L11 = Станции у врат
card-L12 = Батареи рельсотронов
card-L13 = Древние владения
card-L14 = Самонаводящиеся торпеды
card-L15 = Упреждающие сенсоры
card-L16 = Силовые лучи
card-L17 = Экзокостюмы налётчиков
card-L18 = Обход инстинкта выживания
card-L19 = Видение эмпата
card-L20 = Узы эмпата
card-L21 = Доверие хранителя
card-L22 = Солидарность хранителя
card-L23 = Жестокость полководца
card-L24 = Террор полководца
card-L25 = Эго тирана
card-L26 = Авторитет тирана
card-L27 = Замысел магната
card-L28 = Обаяние магната
card-L29 = Верность гильдий
card-L30 = Форсаж гиперпрыжка

## Leaders

card-LEAD01 = Старейшина
card-LEAD02 = Мистик
card-LEAD03 = Топливопийца
card-LEAD04 = Выскочка
card-LEAD05 = Мятежник
card-LEAD06 = Воин
card-LEAD07 = Устроитель пиров
card-LEAD08 = Демагог
card-LEAD09 = Архивариус
card-LEAD10 = Надсмотрщик
card-LEAD11 = Корсар
card-LEAD12 = Вельможа
card-LEAD13 = Анархист
card-LEAD14 = Ваятель
card-LEAD15 = Агитатор
card-LEAD16 = Интендант

## Actions of the cards

new-action-manufacture = Изготовление
new-action-synthesize = Синтез
new-action-pressgang = Насильная вербовка
new-action-execute = Казнь
new-action-abduct = Похищение
new-action-trade = Торговля
new-action-summon = Призыв
new-action-fire-rifles = Залп из пушек
new-action-nurture = Взращивание
new-action-prune = Подрезка
new-action-guide = Наведение
new-action-martyr = Самопожертвование
new-action-annex = Аннексия
new-action-advance = Перемещение и сражение
new-action-entertain = Влияние и присвоение

## Abilities of the leaders

ability-LEAD01-beloved = Всеобщий любимец
ability-LEAD01-just = Справедливый
ability-LEAD02-attuned = Чуткий
ability-LEAD02-cryptic = Загадочный
ability-LEAD03-insatiable = Ненасытный
ability-LEAD03-lavish = Расточительный
ability-LEAD04-ambitious = Честолюбивый
ability-LEAD04-callow = Неопытный
ability-LEAD05-committed = Целеустремлённый
ability-LEAD05-disorganized = Неорганизованный
ability-LEAD06-tactical = Тактик
ability-LEAD06-violent = Жестокий
ability-LEAD07-charismatic = Харизматичный
ability-LEAD07-generous = Щедрый
ability-LEAD08-bold = Дерзкий
ability-LEAD08-paranoid = Подозрительный
ability-LEAD09-learned = Учёный
ability-LEAD09-academic = Академичный
ability-LEAD10-ruthless = Безжалостный
ability-LEAD10-hated = Ненавистный
ability-LEAD11-tricky = Хитрый
ability-LEAD11-wary = Осторожный
ability-LEAD12-connected = Со связями
ability-LEAD12-influential = Влиятельный
ability-LEAD12-proud = Гордый
ability-LEAD13-decentralized = Децентрализованный
ability-LEAD13-inspiring = Вдохновляющий
ability-LEAD13-principled = Принципиальный
ability-LEAD14-mythic = Мифический
ability-LEAD14-ancient = Древний
ability-LEAD15-firebrand = Зажигательный
ability-LEAD15-irregular = Ополченец
ability-LEAD16-resilient = Стойкий
ability-LEAD16-greedy = Жадный
