# Words of the terminal's view.

terminal-chapter = Глава { $n }
terminal-pips = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}
terminal-ships = корабли: неповреждённые + повреждённые
terminal-empty-slot = пустая ячейка строительства
terminal-lead = главная карта
terminal-surpass = превосходство
terminal-copy = копирование
terminal-pivot = смена масти
terminal-seize = перехват инициативы
terminal-passes = передач инициативы подряд: { $n }
terminal-ambitions = замыслы
terminal-free-markers = свободные маркеры
terminal-third = клетка
terminal-draft = На выбор
terminal-players = игроки
terminal-free-slots = свободно: { $n }
terminal-trophies = Трофеи
terminal-captives = Пленники
terminal-cards = Карты
terminal-known-hand = Известно в руке
terminal-any-ambition = любой замысел
terminal-short-power = власть
terminal-short-hand-size = рука
terminal-short-agents = агенты
terminal-short-ships = корабли
terminal-short-starports = порты
terminal-short-cities = города
terminal-short-trophies = трофеи
terminal-short-captives = пленники
terminal-supply = в запасе: агенты, корабли, космопорты; города на планшете
terminal-group-lead = главная карта
terminal-group-surpass = превзойти
terminal-group-copy = копировать
terminal-group-pivot = сменить масть
terminal-group-declare = объявить замысел
terminal-group-seize = перехватить инициативу
terminal-group-prelude = пролог
terminal-group-cards = карты
terminal-group-choose = выбор
terminal-group-end = завершить
