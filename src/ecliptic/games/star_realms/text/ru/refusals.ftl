# В чём отказывают до начала.
problem-mode-seats = Режим { $mode } рассчитан на { $numbers } мест, а не на { $seats }.
problem-condition = В { $place } нужно одно из { $known }.
problem-copy-step = { $place }: { $verb } может быть только первым шагом первичного свойства { $kind ->
    [base] базы
   *[ship] корабля
}.
problem-passives = В { $place } слишком много свойств: их может быть не больше { $most }.
problem-reaction = В { $place } должно быть от 1 до { $most } шагов, считая всё, к чему они ведут.
problem-names-nothing = В { $place } не может быть пусто.

# Что не так с записанной позицией. Вторая половина идёт после слов «Недопустимая позиция:».
problem-emperors = emperors должны быть места { $wanted }, средние по порядку, а не { $value }.
problem-eliminated = eliminated называет место { $seat }, а места — от 0 до { $last }.
problem-done = Недопустимая позиция: done называет место { $seat }, которое не из активной команды.
problem-copies = карт «{ $card }» здесь { $has }, а в используемых наборах — { $sets }.
problem-no-set = карты «{ $card }» нет в используемых наборах.
problem-trade-row = карт в торговом ряду — { $has }, а не { $wanted }.
problem-explorers = исследователи лежат в своей стопке и никогда — в торговом ряду, торговой колоде или утиле.
problem-scouts = разведчиков и штурмовиков нельзя приобрести: их не бывает в торговом ряду и торговой колоде.
problem-active-eliminated = место { $seat } ходит, хотя выбыло.
problem-authority = в authority должно быть чисел: { $count }.
problem-alive = у места { $seat } влияние { $authority }, но оно не выбыло.
problem-not-alive = у места { $seat } влияние { $authority }, но оно выбыло.
problem-eliminated-twice = eliminated называет одно место дважды.
problem-teams = в порядке мест трое из каждой команды должны сидеть рядом.
problem-damaged = у места { $seat } повреждена база; так бывает только у босса в налёте и только в ходы налётчиков.
problem-one-side = осталась только одна сторона, а партия не окончена.
problem-all-done = вся активная команда закончила, а её основная фаза продолжается.
problem-known-hand = known_hand называет карту, которой нет в руке.
problem-known-top = known_top больше, чем карт в колоде.
problem-copy = { $card } не может быть копией { $of }.
problem-damage = у { $card } больше повреждений, чем она выдержит.
problem-not-active = торговля, бой и то, что действует в этот ход, есть только у того, кто ходит.
problem-ships = корабли в игре есть только у того, кто ходит.
problem-phase-mode = в этом режиме основная фаза другая.
problem-over-stack = партия окончена, а стек не пуст.
problem-before-start = до первого хода в игре ничего нет и никто не выбыл.
problem-eliminated-cards = место { $seat } выбыло, а карты у него остались.
problem-stack-long = в стеке { $has } кадров, а ждать могут не больше { $most }.
problem-stack-start = { $frame } не может лежать в самом низу стека.
problem-stack-turn = { $frame } не может ждать на ходу { $turn }.
problem-stack = { $frame } не может лежать в стеке сразу над { $below }.
