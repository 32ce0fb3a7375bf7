# В чём отказывают до начала.
problem-mode-seats = Режим { $mode } рассчитан на { $numbers } мест, а не на { $seats }.
problem-condition = В { $place } нужно одно из { $known }.
problem-pack-field = В { $place } нет поля { $field }, которое можно изменить: есть { $known }.
problem-pack-card = Набор карт называет карту «{ $card }», которой нет ни в одном комплекте игры.

# Что не так с записанной позицией. Вторая половина идёт после слов «Такой позиции быть не может:».
problem-order = order должен назвать каждое из мест от 0 до { $last } по разу, а не { $value }.
problem-emperors = emperors должны быть места { $wanted }, средние по порядку, а не { $value }.
problem-players = В players нужно строк по числу мест, { $seats }, а не { $rows }.
problem-eliminated = eliminated называет место { $seat }, а места — от 0 до { $last }.
problem-done = Такой позиции быть не может: done называет место { $seat }, которое не из активной команды.
problem-places = В over.places нужно по одному результату на каждое из мест, их { $seats }.
problem-copies = карт «{ $card }» здесь { $has }, а в используемых наборах — { $sets }.
problem-no-set = карты «{ $card }» нет в используемых наборах.
problem-trade-row = карт в торговом ряду — { $has }, а не { $wanted }.
problem-explorers = исследователи лежат в своей стопке и никогда — в торговом ряду, торговой колоде или утиле.
problem-scouts = разведчиков и штурмовиков нельзя приобрести: их не бывает в торговом ряду и торговой колоде.
problem-active = место { $seat } не может ходить.
problem-active-eliminated = место { $seat } ходит, хотя выбыло.
problem-authority = в authority должно быть чисел: { $count }.
problem-alive = у места { $seat } влияние { $authority }, и оно не выбыло.
problem-not-alive = у места { $seat } влияние { $authority }, и оно выбыло.
problem-of-seat = место { $seat }: { $why }
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
problem-main-phase = основная фаза стоит один раз, сразу над концом хода.
problem-step = { $frame } ждёт шага { $step } от { $ability }, а такого нет.
problem-place = { $frame } говорит о месте { $place }, а карт в игровой зоне — { $cards }.
