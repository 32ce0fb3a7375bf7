# What is wrong with a position that somebody has written.

problem-markers = В markers должно быть три места: замысел или ничего, если маркер доступен.
problem-counts = В { $place } должно быть пять чисел от 0 до 5, по одному на каждый тип ресурса.
problem-ship-counts = В { $place } должно быть два числа: неповреждённые и повреждённые корабли.
problem-resources = В { $place } для каждой ячейки должен быть назван ресурс (или ничего, если она пуста), и не больше, чем есть ячеек.
problem-court = В { $place } для каждого места должна быть названа карта двора (или ничего, если оно пусто).
problem-agents = В { $place } для каждого места двора должно быть число агентов каждого игрока.
problem-played = played, played_by и played_how должны быть одной длины, а played_by — называть места.
problem-pile-known = В pile_known должно быть по числу на каждую карту стопки.
problem-dice = В dice должны быть числа от 0 до 17, а в razed не бывает отрицательных.
problem-pieces = у места { $seat } всего { $piece ->
    [city] городов
    [starport] космопортов
    [agent] агентов
   *[ship] кораблей
} { $has }, а не { $wanted }.
problem-owed = место { $seat } должно агента незакрытой ячейке запрета или может сразу его отдать.
problem-tokens = жетонов типа «{ $resource }» { $has }, а не 5.
problem-covered-slot = у места { $seat } ресурс лежит в закрытой ячейке.
problem-loose = у места { $seat } есть ресурсы без места, хотя есть пустая ячейка.
problem-action-card = карта { $card } должна быть ровно в одном месте.
problem-card = { $has ->
    [0] карты «{ $card }» нет в игре
    [1] карта «{ $card }» не участвует в этой игре
   *[other] карт «{ $card }» в игре { $has }
}.
problem-held = у места { $seat } среди карт есть карта гласа или лидер, либо его лидер — не лидер.
problem-court-row = в ряду двора должно быть положенное число мест, и каждая карта — один раз.
problem-slot = ячейки строительства { $site } нет.
problem-out-of-play = система вне игры должна быть пуста ({ $system }).
problem-no-such-seat = у места, которого нет за столом, не может быть компонентов.
problem-known = known называет карту, которой нет в руке места { $seat }.
problem-known-bottom = known_bottom больше, чем карт в колоде двора.
problem-lead-card = первая карта раунда должна быть главной.
