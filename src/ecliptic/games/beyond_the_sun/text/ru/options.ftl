# What the host can set. A choice is option-<option>-<choice>.

option-mats = Планшеты фракций
option-mats-about = Какими планшетами фракций пользуются все.
option-mats-basic = Базовые
option-mats-advanced = Для опытных игроков
option-factions = Фракции
option-factions-about = Как распределяются планшеты фракций.
option-factions-random = Случайно
option-factions-chosen = По выбору в порядке хода
option-achievements = Достижения
option-achievements-about = Какие достижения участвуют в игре кроме двух базовых.
option-achievements-drawn = Случайные
option-achievements-first-game = Для первой партии
option-tableau = Таблица технологий
option-tableau-about = Вариант для знатоков: технологии выбирают из открытых рядов.
option-tableau-off = Нет
option-tableau-on = Да
option-first = Первый игрок
option-first-about = Кто ходит первым.
option-first-random = Случайно
option-first-0 = Место 1
option-first-1 = Место 2
option-first-2 = Место 3
option-first-3 = Место 4
option-round-limit = Предел раундов
option-round-limit-about = После какого раунда игра прекращается без результата; 0 — без предела.
