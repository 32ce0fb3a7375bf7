# The terminal around the game. What the game itself says is in its own folder.

you = Вы
player = Игрок { $n }

## Asking

ask = Номер или h — справка
ask-default = Номер, Enter — { $default }, h — справка
no-default = Здесь нет выбора по умолчанию: введите номер или h — справка.
no-such-number = Варианта { $n } нет: есть варианты от 1 до { $most }.
no-such-amount = { $n } не подходит: нужно число от { $least } до { $most }.
not-understood = «{ $text }» — не номер, не команда и не карта. h — справка.
end-anyway = Вы ещё можете: { $what }. Нажмите Enter ещё раз, чтобы всё равно закончить ход.
## Commands

taken-back = Ход отменён.
nothing-to-take-back = Отменить ничего нельзя: открылось что-то новое или действовал кто-то другой.
hint = { $bot } выбрал бы: { $option }
no-rules = Отдельного правила здесь нет.
rules-are-english = Пункты без перевода приведены по-английски.
no-more-cards = И ещё { $n }; введите название подробнее.
mentioned-in = Что об этом говорят правила
saved = Сохранено в { $path }.
cannot-save = Не удалось сохранить игру в { $path }: { $why }.
nobody-else = Сейчас больше никто не должен действовать.
nothing-to-play = Сейчас нет карт, которые можно разыграть.
log-begins = Начало журнала опущено; l { $n } покажет всё.
since = Что произошло
table-part = Стол: строки { $first }–{ $last } из { $all } · b: дальше
options-part = Варианты: строки { $first }–{ $last } из { $all } · o: дальше
table-whole = Стол виден целиком.
options-whole = Все варианты на экране.

## Hot seat

pass = Передайте клавиатуру игроку { $who } и нажмите Enter.

## The table

turn = Ход { $n }
to-move = ходит { $who }
your-move = ваш ход
out = вне игры
nothing = пусто
## The end

places = Места
place = { $n }. { $who } ({ $score })
no-place = – { $who } ({ $score })
lasted = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
} за { $minutes ->
    [0] время меньше минуты
    [1] минуту
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}.
stopped-here = Игра сохранена. Продолжить можно так:
watch-again = Посмотреть ещё раз:

## Help

help-numbers = вариант с этим номером или это количество; Enter делает то, что отмечено ↵
help-card = начало названия карты покажет карту
help-rules = правила этого вопроса; ? 3 — правила варианта 3
help-play = разыграть все карты с руки, пока какая-нибудь о чём-то не спросит
help-undo = отменить один шаг; uu — всё, с тех пор как открылось новое
help-hint = что сделал бы бот и почему
help-log = журнал; l 80 — последние 80 строк
help-discard = стопки сброса и утиль
help-table = показать стол заново
help-parts = следующая часть стола или вариантов, если на экран помещается не всё
help-wait = пусть сначала действуют другие
help-save = сохранить журнал, s ФАЙЛ — в файл
help-quit = выйти; игра сохранится, и её можно продолжить
help-help = эта справка

## Replay

replay-moment = Шаг { $n } из { $most }
replay-keys = Enter: дальше · b: назад · номер: перейти · l: журнал · q: выход
