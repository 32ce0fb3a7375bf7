# What is refused before a game begins, and what is wrong with a written position.

problem-tree = Ячейка { $slot } должна быть названа один раз и требовать разных ячеек предыдущего уровня, для «two_of_three» — трёх.
problem-track = { $place }: в каждой шкале производства должно быть { $cells } ячеек.
problem-link = { $place }: линия должна соединять два разных места, каждая пара — одна линия, и корабли должны добираться до каждого места.
problem-columns = { $place }: в столбцах помещается не больше { $most } кубиков; остальные — население и начальный корабль.
problem-extra-ore = В { $place } должно быть чисел от 0 до { $most }: { $spaces }, по одному на ячейку.
problem-id = { $place } — { $value }; идентификатор состоит из 1–16 латинских букв, цифр или подчёркиваний.
problem-verb-place = { $place }: «{ $verb }» здесь использовать нельзя, или нельзя дважды.
problem-level-one = Технологий уровня I должно быть { $slots }, по одной на ячейку.
problem-actions = У { $card } может быть не больше { $most } действий, и у каждого свой идентификатор.
problem-event-frames = На уровнях II и III должно быть по { $light } события со светлой рамкой и не меньше { $normal } других.
problem-event = { $event }: уровень, шаги, связь и судьба события не подходят друг к другу.
problem-starting-systems = В колоде A должно быть не меньше { $least } начальных систем, а в колоде B — ни одной.
problem-deck-b = В колоде B должно быть не меньше { $least } систем.
problem-achievement-kinds = Нужны 2 базовых достижения и хотя бы по одному вида A и B.
problem-achievement-spaces = У { $achievement } должно быть от 1 до { $most } ячеек, одна из них — для двух игроков.
problem-first-game = Для первой партии нужны 4 разных достижения.

## Positions. These follow after "This position cannot be:"

problem-number-list = В { $place } должно быть чисел от 0 до { $most }: { $wanted }.
problem-set-up = до первого раунда может ждать только подготовка к игре.
problem-turn-stack = стек должен начинаться с одного хода или с подсчёта очков.
problem-card-places = карта «{ $card }» встречается { $has ->
    [one] { $has } раз
    [few] { $has } раза
   *[many] { $has } раз
}; каждая карта должна быть ровно в одном месте.
problem-technology-slot = в ячейке { $slot } карта или событие другого уровня, карта вместе с событием или учёные без карты.
problem-deck = карта лежит в колоде, ряду или среди личных технологий не своего уровня или буквы.
problem-under = под колодой известно больше карт, чем в ней есть.
problem-left-out = событие со светлой рамкой не вошло в игру, а такие события участвуют всегда.
problem-row = в ряду таблицы технологий больше карт, чем помещается, или ряд не открыт.
problem-location = { $location }: там не может быть такой системы, аванпоста или кораблей.
problem-extra = дополнительная система должна лежать рядом с ячейкой системы.
problem-achievements = одно достижение участвует в игре дважды.
problem-claims = на достижении «{ $achievement }» два диска одного игрока или дисков больше, чем ячеек.
problem-linked = событие «{ $event }» не может быть связано так.
problem-pawns = две фишки стоят на одной ячейке или фишка стоит на закрытой ячейке.
problem-mat = у каждого места должен быть свой планшет фракции, у всех — одного вида.
problem-cubes = кубиков { $has }, а должно быть { $wanted }.
problem-discs = дисков одной шкалы { $has }, а должно быть { $wanted }.
problem-emptied = { $place } — { $value }: шкала, с которой ушёл последний диск, должна быть отмечена.
problem-last-round = last_round — { $last }, а дисков на достижениях { $discs }; это текущий или следующий раунд, когда конец игры объявлен, и 0 до того.
problem-bonuses-had = перечислены бонусы контроля, которых никто не мог получить.
problem-waiting-after-end = партия окончена, а стек не пуст.
problem-waiting-many = в стеке { $has } кадров, а ждать могут не больше { $most }.
problem-waiting-above = { $frame } не может лежать в стеке сразу над { $below }.
problem-waiting-now = { $frame } не может ждать в это время.
