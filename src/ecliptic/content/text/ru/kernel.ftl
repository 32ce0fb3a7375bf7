# В чём отказывает стол и что не так с позициями и партиями, которые кто-то записал.

# За столом
problem-not-your-turn = Сейчас не ваш ход: стол ждёт — { $who }.
problem-chance-first = Сейчас не ваш ход: стол ждёт исхода случая.
problem-action-length = Нет действия, в записи которого больше { $most } знаков.
problem-undo-barred = Отменить нечего: открылось что-то новое, или действовал кто-то другой.
problem-undo-steps = Можно отменить шагов от 1 до { $most }, а не { $steps }.
problem-undo-agreement = Чтобы отменить ход после того, как открылось что-то новое, нужно согласие всех; не согласен: { $who }.
problem-undo-moment = Нет момента { $moment }, к которому можно вернуться.

# Игры и их настройки
problem-game-unknown = Нет игры «{ $game }». Есть: { $known }.
problem-rules-unknown = У { $game } нет версии правил { $version }: эта программа знает { $known }.
problem-seats = В { $game } мест от { $low } до { $high }, а не { $seats }.
problem-option-unknown = У { $game } нет настройки «{ $option }»: есть { $known }.
problem-option-choice = Настройка { $option } не может быть { $value }: возможны { $known }.
problem-option-number = Настройка { $option } не может быть { $value }: возможны числа от { $low } до { $high }.
problem-option-seat = Настройка { $option } не может быть местом { $seat }: места — от 0 до { $last }.

# Файлы
part-file = { $place ->
    [file] файл
   *[other] { $place }
}
problem-missing = Нет поля { $place }.
problem-no-table = Здесь нужна таблица имён и значений, а не { $value }: { part-file }.
problem-no-number = В { $place } нужно целое число, а не { $value }.
problem-no-flag = В { $place } нужно true или false, а не { $value }.
problem-no-text = В { $place } нужен текст, а не { $value }.
problem-no-list = В { $place } нужен список, а не { $value }.
problem-json-value = { $place }: { $value } не подходит. В наборе карт бывают тексты, числа, true, false, списки и таблицы.
problem-json-name = Недопустимое поле { $name } ({ part-file }): имена — тексты, и каждое встречается один раз.
problem-json-size = Набор карт слишком большой: в нём может быть { $most } значений и { $deepest } вложенных списков и таблиц.
problem-range = В { $place } нужно число от { $low } до { $high }, а не { $value }.
problem-unknown-field = Неизвестное поле { $field } ({ part-file }): возможны { $known }.
problem-unknown-field-alone = Неизвестное поле { $field } ({ part-file }).
problem-unknown-word = В { $place } неизвестное здесь значение { $value }; имелось в виду «{ $meant }»?
problem-unknown-word-of = В { $place } неизвестное здесь значение { $value }; возможны { $known }.
problem-not-ours = { $what ->
    [journal] Это не запись партии
   *[position] Это не позиция
} Ecliptic: в поле «ecliptic» стоит { $says }.
problem-format = { $what ->
    [journal] У этой записи
   *[position] У этой позиции
} формат { $has }; эта программа читает формат { $reads }.

# Позиции
problem-position = Недопустимая позиция: { $why }
problem-position-stack = Недопустимая позиция: её стек (stack) не подходит к остальному ({ $why }).
problem-position-nobody = Недопустимая позиция: никто не ходит, а партия не окончена.
problem-position-option = Недопустимая позиция: ходит место { $seat }, а ходов у него нет.
problem-position-chance = Недопустимая позиция: случаю «{ $chance }» не из чего тянуть.
problem-frame-field = У { $frame } здесь не может быть { $field } { $value }.
problem-order = order должен назвать каждое из мест от 0 до { $last } по разу, а не { $value }.
problem-players = В players нужно строк по числу мест, { $seats }, а не { $rows }.
problem-places = В over.places нужно по одному результату на каждое из мест, их { $seats }.
problem-active = место { $seat } не может ходить.
problem-of-seat = место { $seat }: { $why }

# Записи партий
problem-no-entry = { $place } — не запись хода: нужно «play», «chance» или «undo».
problem-entry = Запись { $entry } партии нельзя сыграть: { $why }
problem-entry-hash = Запись { $entry } партии приводит к другому состоянию, чем при игре: контрольные суммы различаются.
problem-entry-impossible = «{ $action }» в этот момент невозможно.
problem-chance-unasked = Случая «{ $chance }» там никто не ждёт.
problem-chance-outcome = Случай «{ $chance }» не может дать { $outcome }: он тянет { $count } из { $items }.
problem-drawn-number = { $value } — не число.
problem-start-foreign = Начальная позиция записи — от другого стола.

# Наборы карт
problem-pack-game = Этот набор карт — для «{ $game }», а не для «{ $wanted }».
problem-pack-field = В { $place } нет поля { $field }, которое можно изменить: есть { $known }.
problem-pack-card = В наборе карт указана «{ $card }», а такой карты в игре нет.

## References to games and bots of others

problem-reference = По ссылке «{ $reference }» ничего нет: укажите модуль:имя того, что можно импортировать.
problem-not-a-game = «{ $reference }» — не игра: нужен объект Game, его класс или Manifest.
problem-game-twice = Две игры называются «{ $slug }».
problem-not-a-bot = «{ $reference }» — не бот.
problem-bot-choose = У бота «{ $reference }» нет метода choose.
problem-bot-init = Не удаётся создать бота «{ $reference }»: его классу нужен __init__(self) без других аргументов, который вызывает super().__init__(name, about).
problem-bot-made = Не удаётся создать бота «{ $reference }»: { $why }.
