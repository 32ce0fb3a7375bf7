title = Ecliptic
motto = Космические стратегии за одним столом
motto-more = Играйте в браузере с друзьями или ботами, без регистрации.
nav-home = Главная
nav-lobby = Столы
nav-settings = Настройки
nav-credits = Благодарности
play-now = Играть с ботом сейчас
new-table = Новый стол
table-with-friends = Стол с друзьями
read-rules = Правила
seats-range = Игроков: от { $low } до { $high }
your-name = Ваше имя
name-why = Так вас видят за столом.
guest-name = Гость
begin = Начать
loading = Одну минуту …
offline = Сервер не отвечает.
lost = Такой страницы нет.
lost-table = Этот стол для вас закрыт.

## Lobby
my-tables = Мои столы
no-my-tables = Вы пока не сидите ни за одним столом.
open-tables = Открытые столы
no-open-tables = Сейчас никто не ждёт игроков. Создайте стол и отправьте ссылку.
your-turn = Ваш ход
waiting-for-players = { $free ->
    [one] Свободно { $free } место
    [few] Свободно { $free } места
   *[many] Свободно { $free } мест
}
state-playing = Идёт игра
state-over = Окончена
go-to-table = Открыть
watch = Смотреть
take-seat = Сесть

## New table
new-title = Новый стол: { $game }
form-seats = Игроки
form-seats-about = Сколько мест за столом.
form-bots = Соперники
form-bots-about = Люди приходят по ссылке, которую вы отправите; боты начинают сразу.
form-people = Люди по ссылке
form-public = В общем списке
form-public-about = Любой найдёт стол среди открытых и сможет сесть.
form-spectators = Зрители
form-spectators-about = Другие могут смотреть; скрытых карт они не видят.
form-more = Другие настройки
create-table = Создать стол
yes = Да
no = Нет

## Table
invite = Отправьте эту ссылку другим игрокам
copy-link = Скопировать ссылку
copied = Скопировано
seat-free = Свободное место
seat-number = Место { $n }
you = вы
undo = Отменить
undo-all = Вернуться к началу
undo-none = Отменить нечего: открылось что-то новое или сейчас не ваш ход.
tab-log = Журнал
tab-rules = Правила
tab-notes = Заметки
tab-board = Поле
notes-about = Эти заметки видите только вы; они хранятся в этом браузере.
filter = Отбор
search-rules = Поиск по правилам
rules-now = Правила этого выбора
rules-of-card = Правила этой карты
rules-none = Нет правил с такими словами.
rules-in-english = Свод правил написан по-английски.
reconnecting = Связь прервана, пробуем снова. Ничего не потеряно.
history = История
history-at = Вы смотрите момент { $n } из { $all }.
history-first = К началу
history-back = Шаг назад
history-forward = Шаг вперёд
history-last = Вернуться к игре
options-title = Ваши действия
keys-help = Цифры выбирают, Enter берёт отмеченное, U отменяет.
waiting = Ходит
sending = Отправляем …
game-over = Игра окончена
your-turn-now = Ваш ход.
again = Сыграть ещё
close = Закрыть
confirm-end = Закончить ход, не использовав { $left }? Нажмите ещё раз.
more = ещё
attention-title = ● { $title }
spectating = Вы смотрите
menu = Выберите
round = Раунд { $n }
turn = Ход { $n }
pile-empty = пусто
cards-n = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
ally = союзник
leaves = останется { $n }
reconstructed = Значения этой карты восстановлены.
play-all = Разыграть все карты
show = Показать: { $name }
scrap-heap = Утиль
nothing-in-play = В игре ничего нет
hand-of = Рука
group-play = Разыграть
group-use = Применить
group-buy = Купить
group-attack = Атаковать
group-scrap = Утилизировать
group-other = Выбрать
group-end = Завершить
chart-authority = Влияние по ходу игры

## Settings
settings-title = Настройки
set-language = Язык
set-theme = Оформление
theme-dark = Глубокий космос
theme-light = Бумажная карта
set-motion = Движение
motion-off = Нет
motion-normal = Обычное
motion-slow = Медленное
set-palette = Цвета фракций
palette-standard = Обычные
palette-safe = Для дальтоников
set-confirm = Спрашивать, если ход кончается с неиспользованной торговлей или боем
set-sound = Звук, когда мой ход

## Credits
credits-title = Благодарности
credits-icons = Значки: game-icons.net, авторы Lorc, Delapouite и другие, CC BY 3.0.
credits-fonts = Шрифты: Inter и Sofia Sans Extra Condensed, SIL Open Font License.
credits-art = Рисунки создаёт сама программа по названиям карт.
credits-games = Игры принадлежат их авторам и издателям; здесь нет ни их рисунков, ни их книг правил.
bot-random = Случайный бот
bot-greedy = Жадный бот
