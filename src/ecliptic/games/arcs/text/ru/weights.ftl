# What bots value

weight-victory = победа
weight-power = собственная власть
weight-rivals-power = власть соперника
weight-ambitions = объявленные замыслы
weight-rivals-ambitions = замыслы соперника
weight-lead = преимущество в замыслах
weight-prospects = задел на другие замыслы
weight-cities = города
weight-starports = космопорты
weight-fresh-ships = неповреждённые корабли
weight-damaged-ships = повреждённые корабли
weight-rivals-pieces = фигуры соперников
weight-control = подвластные системы
weight-open-slots = открытые ячейки ресурсов
weight-resources = ресурсы
weight-guild-cards = карты в игровой зоне
weight-agents = агенты в запасе
weight-court = агенты при дворе
weight-battles = возможные сражения
weight-outrage = запреты
weight-initiative = инициатива
weight-hand = карты на руке
weight-pips = оставшиеся действия
