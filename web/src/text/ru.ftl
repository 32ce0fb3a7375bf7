title = Ecliptic
motto = Космические стратегии за одним столом
motto-more = Играйте в браузере с друзьями или ботами, без регистрации.
nav-home = Главная
nav-more = Другие страницы
nav-lobby = Столы
nav-settings = Настройки
nav-credits = Благодарности
play-now = Играть с ботом сейчас
new-table = Новый стол
table-with-friends = Стол с друзьями
read-rules = Правила
picture-of-board = Поле игры «{ $game }»
seats-range = Игроков: от { $low } до { $high }
your-name = Ваше имя
name-why = Это имя видят другие игроки.
guest-name = Гость
loading = Загрузка…
offline = Сервер не отвечает.
not-found = Страница не найдена.
not-found-table = У вас нет доступа к этому столу.
expired = Ваш сеанс истёк
expired-account = Войдите, чтобы продолжить за этим столом.
expired-guest =
    Вы играли как гость, а гость не может войти снова. По ссылке-приглашению вы по-прежнему можете наблюдать за игрой;
    если у вас есть учётная запись, войдите.

## Lobby
my-tables = Мои столы
open-tables = Открытые столы
no-open-tables = Сейчас никто не ждёт игроков. Создайте стол и отправьте ссылку.
your-turn = Ваш ход
waiting-for-players = { $free ->
    [one] Свободно { $free } место
    [few] Свободно { $free } места
   *[many] Свободно { $free } мест
}
state-playing = Идёт игра
go-to-table = Открыть
watch = Смотреть
take-seat = Сесть

## New table
new-title = Новый стол: { $game }
form-seats = Игроки
form-public = Открытый стол
form-public-about = Стол виден в общем списке, и сесть за него может любой.
form-spectators = Зрители
form-spectators-about = Другие могут смотреть; скрытых карт они не видят.
create-table = Создать стол

## Table
invite = Отправьте эту ссылку другим игрокам
copied = Скопировано
seat-free = Свободное место
seat-number = Место { $n }
you = вы
undo = Отменить
undo-all = Отменить всё
undo-none = Отменить нечего: открылось что-то новое, или сейчас не ваш ход.
tab-log = Журнал
tab-rules = Правила
tab-scores = Очки
tab-notes = Заметки
tab-board = Поле
notes-about = Эти заметки видите только вы.
filter = Фильтр
search-rules = Поиск по правилам
rules-in-short = Игра вкратце
rules-all = Все правила
rules-now = Правила этого выбора
rules-of-card = Правила этой карты
rules-none = Нет правил с такими словами.
rules-in-english = Пункты без перевода приведены по-английски.
reconnecting = Связь прервалась, восстанавливаем. Ходы не потеряются.
history = История
history-at = Вы смотрите шаг { $n } из { $all }.
history-first = К началу
history-back = Шаг назад
history-forward = Шаг вперёд
history-last = Вернуться к игре
options-title = Ваши действия
sending = Отправляем…
your-turn-now = Ваш ход.
close = Закрыть
confirm-end = { $action ->
    [stop] Остановиться?
   *[other] Закончить ход?
} Не использовано: { $left }.
confirm-pass = Закончить
left-abilities = Свойства
left-options = Варианты
preview-next = Затем: { $prompt }
final-reveal = Откроется что-то новое: отменить это будет нельзя.
final-chance = Здесь решает случай: отменить это будет нельзя.
final-pass = Дальше решает другой игрок: отменить можно, только пока он не сделал ход.
final-over = На этом игра закончится.
final-table = За этим столом нельзя отменить ход без согласия остальных.
confirm-again = Нажмите ещё раз для подтверждения.
confirm-do = Подтвердить
confirm-not = Пока нет
attention-title = ● { $title }
spectating = Вы смотрите
menu = Выберите
round = Раунд { $n }
chapter = Глава { $n }
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
nothing-in-play = В игре ничего нет
group-other = Выбрать
group-end = Завершить
chart-authority = Влияние по ходу игры

## Settings
settings-title = Настройки
set-language = Язык
set-theme = Оформление
theme-dark = Глубокий космос
theme-light = Бумажная карта
set-motion = Анимация
motion-off = Выключена
motion-normal = Обычная
motion-slow = Медленная
set-palette = Цвета фракций
palette-standard = Обычные
palette-safe = Для дальтоников
set-confirm-end = Спрашивать, если в конце хода осталось неиспользованное
set-confirm = Подтверждать необратимые ходы
set-sound = Звук, когда наступает мой ход
set-plain = Простое поле: любая игра в виде списков и чисел

## Credits
credits-title = Благодарности
credits-icons = Значки: game-icons.net, авторы Lorc, Delapouite и другие, CC BY 3.0.
credits-fonts = Шрифты: Inter и Sofia Sans Extra Condensed, SIL Open Font License.
credits-art = Рисунки создаёт сама программа по названиям карт.
credits-games = Игры принадлежат их авторам и издателям; здесь нет ни их рисунков, ни их книг правил.
bot-random = Случайный бот
bot-greedy = Жадный бот

nav = Главное меню
nav-analysis = Анализ
nav-account = Ваш профиль
nav-account-of = { $name }: ваш профиль
nav-statistics = Статистика
copy = Скопировать
send = Отправить
delete = Удалить
name = Имя
agree = Согласиться
decline = Отказать
try-now = Попробовать сейчас
choose-file = Выбрать файл
file-unreadable = Это не JSON и не YAML: проверьте строку { $line }.
file-no-mapping = Это не позиция, не запись партии и не набор карт: нужны имена и значения, как в документации.

## Lobby, more
waiting-for-me = Ждут вас
to-watch = Можно посмотреть
finished-games = Законченные партии
older = Более ранние
look-again = Просмотр
ended-won = Вы победили
ended-place = Место { $place } из { $players }
ended-winner = Победа: { $names }
ended-nobody = Никто не победил
ended-abandoned = Прервана
ended-aborted = Не состоялась
clock-none = Без часов
clock-live = { $minutes } мин + { $increment } с за ход
clock-minutes = { $minutes ->
    [one] { $minutes } минута на партию
    [few] { $minutes } минуты на партию
   *[many] { $minutes } минут на партию
}
clock-left = { $days } д { $hours } ч
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}

## New table, more
form-who = Кто играет
form-who-open = Остальные приходят по вашей ссылке; партия начнётся, когда будут заняты все места.
form-who-full = Все места заняты: партия начнётся сразу.
who-me = Вы
who-open = Любой, у кого есть ссылка
who-here = Игрок за этим устройством
form-clock = Часы
form-clock-about = Минуты — для партии за один присест, дни на ход — для игры по переписке.
form-increment = Добавка за ход
form-increment-about = Секунды, которые добавляются после каждого хода.
form-absent = Когда время вышло
form-absent-about = Что произойдёт, когда у игрока выйдет время.
absent-bot = За игрока играет бот
absent-lose = Игрок проигрывает
absent-random = Случайные ходы
form-rated = Рейтинг
form-rated-about = Рейтинговая партия меняет рейтинг всех за столом. Сесть могут только зарегистрированные игроки.
form-rated-not =
    В рейтинговых партиях играют зарегистрированные игроки, каждый за одно место, с обычной начальной позиции.
table-casual = Без рейтинга
table-rated = На рейтинг
form-undo = Отмена ходов
form-undo-about = Свободная отмена действует, пока не открылось что-то новое; по согласию — спросят всех.
undo-free = Свободная отмена
undo-ask = Отмена по согласию
undo-never = Без отмены
form-more = Другие настройки
form-position = Начальная позиция
form-position-about = JSON или YAML; оставьте пустым для обычного начала.
form-pack = Набор карт
form-pack-about = Изменённые карты и значения; оставьте пустым, чтобы играть напечатанными.
bot = Бот
bot-random-about = выбирает наугад.
bot-greedy-about = просчитывает на один выбор вперёд.
leave = Уйти
seat-a-bot = Посадить бота на место { $n }
seat-a-bot-short = Посадить бота
begins-when-full = Партия начнётся, когда будут заняты все места.

## Table, more
side = Боковая панель
tab-chat = Чат
tab-table = Стол
to-move = ходит
away = не на связи
time-left = Осталось времени
chat-empty = Сообщений пока нет.
chat-say = Написать сообщение
chat-read-only = Писать могут только игроки за этим столом.
notes-kept = Сохранено.
since-my-move = После вашего последнего хода
look-at = Показать поле после записи { $n }
history-turn-back = К началу хода
history-turn-forward = К следующему ходу
history-end = К концу
viewer = Чьими глазами
viewer-of = Глазами игрока { $name }
viewer-spectator = Глазами зрителя
hint = Подсказка
bot-thinks = Бот думает…
evaluation = Шансы сторон
nothing-to-decide = Решать нечего.
why-not = Почему нельзя?
pass-device = Передайте устройство: { $name }
pass-about = Карты следующего игрока секретны.
pass-done = Это я, { $name }
pass-never = Больше не спрашивать за этим столом
curtain = Скрывать поле при передаче устройства
proposes-undo = { $name } просит отменить ход.
proposes-abandon = { $name } предлагает закончить партию без результата.
proposes-rematch = { $name } предлагает реванш.
others-think = Ждём ответа остальных.
withdraw = Отозвать
propose-undo = Предложить вернуться к этому моменту
propose-abandon = Предложить прервать партию
abandon-about = Остальных игроков спросят. Если согласятся все, партия закончится без результата.
resign = Сдаться
resign-about = Вы проиграете эту партию. Если остальные ещё играют, за вас продолжит бот.
abort = Отменить партию
abort-about = Партия сразу закончится без результата.
rematch = Реванш
rematch-waits = Реванш готов.
rematch-agreed = Согласны также: { $names }.
rematch-declined = { $name } отказывается от реванша.
rematch-withdrawn = { $name } больше не предлагает реванш.
no-spectators = Без зрителей
download-journal = Скачать партию
download-record = Скачать мой протокол
what-if-bots = Продолжить отсюда против ботов
what-if-alone = Продолжить отсюда за все стороны
what-if-about = Откроется новый стол для вас; этот не изменится. Пока партия идёт, скрытые карты раздаются заново.
link-to-moment = Ссылка на этот момент

## People
sign-in = Войти
sign-out = Выйти
signed-in = Вы вошли.
signed-out = Вы вышли.
sign-in-about = Если у вас уже есть учётная запись.
register = Зарегистрироваться
register-about = Сохраните партии и рейтинг и играйте с любого устройства. Нужны только имя и пароль.
registered = Учётная запись создана.
login = Логин
login-about = Имя для входа: от 3 до 40 знаков — буквы a-z, цифры, точка, дефис и подчёркивание. Другие его не видят.
password = Пароль
password-about = Не меньше 8 знаков.
password-old = Текущий пароль
password-new = Новый пароль
password-others = На других устройствах придётся войти снова.
password-kept = Пароль изменён.
change-password = Изменить пароль
keep-name = Сохранить имя
name-kept = Имя сохранено.
account-is = Вы вошли как { $login }.
guest-is = Вы играете как гость: вас помнит только этот браузер.
nobody-is = Вы ещё не играли. Выберите имя или сразу начните партию.
delete-account = Удалить учётную запись
delete-about = Вы покинете открытые столы и сдадите идущие партии; законченные останутся под другим именем.
delete-sure = Удалить мою учётную запись
account-deleted = Учётная запись удалена.
sessions = Где выполнен вход
sessions-about = Если браузер вам незнаком, завершите в нём сеанс и смените пароль.
session-here = этот браузер
session-unknown = Неизвестная программа
session-stop = Завершить сеанс
session-end = Завершить сеанс: { $browser }
session-end-about = В том браузере вы выйдете из учётной записи.
session-end-guest = В том браузере вас забудут, а гость не может войти снова.
sign-out-everywhere = Завершить все сеансы
sign-out-everywhere-about = Вы выйдете во всех браузерах, и в этом тоже.
export-data = Скачать мои данные
tokens = Ключи для программ
tokens-about = Программа с ключом может играть за вас: она передаёт заголовок "Authorization: Bearer КЛЮЧ".
token-name = Имя ключа
token-new = Новый ключ
token-made = Ваш новый ключ (показывается только один раз)
token-used = использован { $when }
token-unused = не использован
token-delete = Удалить ключ { $name }
token-delete-about = Программы с этим ключом больше не смогут играть за вас.
profile = Профиль
since = На сайте с { $day }
ratings = Рейтинги
rating = Рейтинг
rating-provisional = { $rating }?
provisional-about = Предварительный рейтинг: мало партий или мало разных соперников.
place = Место
place-n = { $place }.
place-of = { $place } из { $players }
players-n = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
score = Счёт
wins = Победы
games-n = Партии
games-and-wins = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[other] { $wins } побед
}
plot-rating = Рейтинг по времени
plot-results = Партии по местам
plot-scores = Партии по счёту
plot-lengths = Партии по числу решений
plot-first = Победы по местам за столом
unrated = Эти партии не рейтинговые.
unrated-result = Без рейтинга: у партии нет результата.
unrated-short = Без рейтинга: партия едва началась.
unrated-again = Без рейтинга: сегодня вы уже сыграли друг с другом пять рейтинговых партий.
unrated-address = Без рейтинга: у двух игроков общий адрес, и один из них новый.
latest-games = Последние партии
played-on = Дата
no-rated-games = Законченных партий пока нет.
games-counted = { $n ->
    [one] { $n } законченная партия
    [few] { $n } законченные партии
   *[other] { $n } законченных партий
}
best-people = Игроки
best-bots = Боты
nobody-yet = Пока никого.

## Analysis
analysis-about = Вставьте или загрузите позицию или сохранённую партию, измените её и узнайте мнение бота.
analysis-empty = Здесь появится поле.
position-text = Позиция или запись партии
position-text-about = JSON или YAML.
example = Показать пример
play-on-bot = Продолжить против бота
play-on-alone = Играть за все стороны
edit-simply = Изменить числа и карты
authority-of = Влияние, место { $n }
zone = Зона
add-card = Добавить карту
remove-card = Убрать: { $name }
theme-system = Как на устройстве
motion-fast = Быстрая
undo-ask-do = Попросить отменить ход
undo-ask-title = С тех пор открылось что-то новое; спросят всех остальных. Боты всегда согласны.
was-absent = Ваше время вышло, и за вас играет бот.
come-back = Вернуться за стол

## Вокруг поля
open-area = Показать всё: { $name }
ships-in-play = Корабли в игре
latest = Последнее
all-options = Показать все варианты
fewer-options = Показать меньше вариантов
hint-about = Что сделал бы бот и насколько это улучшает его оценку позиции.
ended-by-resigned = сдача
ended-by-time = время вышло
ended-by-abandoned = по соглашению
ended-by-aborted = не все успели сделать ход
log-empty = Пока ничего не произошло.
not-found-game = Игра не найдена.
not-found-about = Проверьте адрес; возможно, страницы больше нет.
declined-undo = Ход не отменён: согласились не все.
declined-abandon = Партия продолжается: согласились не все.

## Решить заранее
programme-do = Когда спросят: { $what }
programme-set = Запланировано: { $what }. Другие этого не видят.
programme-undo = Решить позже
programme-about = Это будет сыграно, как только вас спросят; если спросят о другом, вы решите сами.
zoom-in = Приблизить
zoom-out = Отдалить
zoom-all = Показать поле целиком

## Campaigns
nav-campaigns = Кампании
campaigns-about = Кампания длится неделями: у неё свои игроки и летопись, её можно поставить на паузу.
new-campaign = Новая кампания
no-campaigns = Сейчас у вас нет начатых кампаний.
finished-campaigns = Оконченные кампании
campaign-page = Кампания и летопись
campaign-name = Название кампании
campaign-name-about = Его можно изменить позже.
campaign-people = Игроки
chronicle = Летопись
chronicle-empty = Пока ничего не произошло.
act = Акт { $n }
replay = Просмотр
rename = Переименовать
cancel = Отмена
state-paused = На паузе
paused = Кампания на паузе.
paused-about = Никто не должен ходить, и время не идёт. Продолжите, когда все соберутся.
pause = Пауза
resume = Продолжить
proposes-pause = { $name } предлагает поставить кампанию на паузу.
proposes-resume = { $name } предлагает продолжить кампанию.
proposes-export = { $name } предлагает выгрузить кампанию. В файле видны скрытые карты всех игроков до этого момента.
declined-pause = Паузы не будет: согласны не все.
stand-in = Пусть играет бот
stand-in-for = Пусть вместо игрока играет бот: { $name }
stands-in = Пока играет { $bot }
bot-stands-in = За вас играет бот.
give-back = Вернуть место
free-seat = Освободить место
has-resigned = сдача, играет бот
final-place = { $place }-е место · { $score }
kept-for = ещё не здесь
export-campaign = Выгрузить
ask-to-export = Предложить выгрузку
export-about = В файле видны скрытые карты всех игроков, поэтому на выгрузку должны согласиться все.
export-older = Файл кончается там, где все в последний раз согласились. О сыгранном позже спросите ещё раз.
export-ready = Все согласны: можно выгрузить всё до этого момента.
import-campaign = Загрузить кампанию
campaign-file = Файл кампании
campaign-file-about = Файл, выгруженный здесь или на другом сервере.
no-campaign-file = Это не файл кампании.
who-free = Свободно для игрока
who-free-about = Свободные места занимают по ссылке-приглашению.
what-if = Что, если
forks = Что, если
forked-from = Продолжение кампании
fork-about = Начать отсюда новую кампанию
fork-name = { $name }: что, если
fork-title = Что, если: новая кампания с записи { $n }
fork-copied = Новая кампания получает всё до этого момента, вместе со скрытыми картами.
fork-drawn = То, чего вы в этот момент не знали, будет разыграно заново.
fork-alone = Я играю за всех
fork-together = Остальные могут присоединиться
fork-make = Начать новую кампанию
