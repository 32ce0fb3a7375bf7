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
problem-arcs-frame-place = { $frame } не может ждать в этом месте стека или в это время.
problem-arcs-over-stack = игра окончена, но её стек не пуст.
problem-arcs-stack-long = в стеке { $has } записей, а ждать может не больше { $most }.
problem-arcs-stack-start = { $frame } не может лежать на дне стека.
problem-arcs-stack = { $frame } не может лежать в стеке прямо над { $below }.
problem-arcs-stack-time = стек не подходит к моменту игры: подготовка, драфт, двор и глава противоречат друг другу.
problem-arcs-stack-turn = текущий ход и стек противоречат друг другу в том, чей сейчас ход.
problem-lore = лидеры и карты обычаев должны лежать там, куда их кладёт драфт.
problem-arcs-shaped = у врат нет типа, который мог бы измениться.
problem-captives = у места { $seat } собственные компоненты среди трофеев или пленников либо пленники, которые не агенты.
problem-arcs-boxes = жетоны на клетках замыслов должны быть от планет вне игры, и только вдвоём.
problem-arcs-hand = ни у кого не может быть в руке больше { $most } карт действий.
problem-arcs-turn = записанное о текущем ходе невозможно: пределы, след, кубики, пасы или отложенные ресурсы.
problem-known-viewers = { $place } должно содержать по списку для каждого из четырёх мест и один для всех.
problem-hidden-box = hidden_box должно содержать по списку для каждого из четырёх мест.
problem-site = { $place } — не место для здания; места пишутся как 2-hex/1, 2-hex/city и 2-gate/starport.

# Наборы изменений
problem-arcs-pack-section = В наборе назван раздел { $section }, которого нет: есть { $known }.
problem-arcs-pack-row = В разделе { $section } нет строки { $row }.
problem-arcs-pack-change = У { $place } нет изменяемого поля { $field }: есть { $known }.
problem-system = { $place } невозможно: у планеты есть тип и ячейка строительства, у врат ни того ни другого, пути ведут в обе стороны, и один из них — внутри региона.
problem-setup-card = { $place } нельзя разложить: A и B — разные планеты в игре, C — системы в игре, и жетонов каждого типа должно хватить.
problem-faces = { $place } должно иметь шесть граней, на каждой не больше { $most } символов.
problem-arcs-numbers = { $place } должно содержать чисел: { $count }, от { $low } до { $high }.
problem-boxes-of-pieces = { $place } не может иметь два здания в одной клетке и ни одного в C.
problem-arcs-board = каждой масти нужно действие, а открытые места остаются открытыми, когда планшет покидает ещё один город.
problem-leader-resources = { $place } должно содержать ресурсов: { $count }.
