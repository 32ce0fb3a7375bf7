# В чём отказывает сервер.

# Кто спрашивает
problem-nobody = Войдите или продолжайте как гость.
problem-other-site = Этот запрос пришёл с другого сайта.
problem-token-invalid = Этот ключ недействителен: создайте новый или не передавайте никакого.
problem-not-by-token = С ключом это невозможно: войдите сами.
problem-tokens-most = У вас уже { $most ->
    [one] { $most } ключ
    [few] { $most } ключа
   *[many] { $most } ключей
}: сначала удалите один.
problem-token-unknown = У вас нет ключа { $token }.
problem-person-unknown = Нет пользователя с номером { $person }.

# Учётные записи
problem-name = В имени должно быть от 1 до { $most } видимых символов.
problem-login = Логин — это от 3 до 40 символов: a-z, 0-9, точка, дефис и подчёркивание; первой идёт буква или цифра.
problem-login-taken = Логин { $login } занят: выберите другой.
problem-registered = Вы уже зарегистрированы как { $login }: сначала выйдите.
problem-sign-in = Неверный логин или пароль.
problem-password-wrong = Неверный пароль.
problem-password-none = У вас ещё нет пароля: сначала зарегистрируйтесь.
problem-password-length = В пароле должно быть от { $least } до { $most } символов.
problem-password-login = Пароль не должен совпадать с логином: выберите другой.
problem-name-taken = Имя { $name } принадлежит зарегистрированному игроку: выберите другое.
problem-password-common = Этот пароль слишком легко угадать: выберите менее распространённый.
problem-session-unknown = Такого сеанса нет: возможно, он уже завершён.
problem-banned = Эта учётная запись заблокирована.
problem-attempts = Слишком много неудачных попыток: подождите и попробуйте снова.
problem-newcomers = С вашего адреса слишком много новых гостей и учётных записей: подождите и попробуйте снова.

# Quotas
problem-rate = Слишком много запросов: подождите немного и попробуйте ещё раз.
problem-quota = За последний час это было слишком часто: подождите и попробуйте ещё раз.
problem-tables-most = Незаконченных партий у вас уже { $most }: сначала закончите или покиньте одну из них.
problem-tables-most-other = Незаконченных партий у игрока { $name } уже { $most }: реванш возможен, когда закончится одна из них.
problem-tables-open-most = Столов, которые ждут игроков, у вас уже { $most }: сначала начните игру или покиньте один из них.
problem-tables-bots-most = Партий между ботами у вас идёт уже { $most }: дождитесь конца одной из них.
problem-tables-address = С вашего адреса создано слишком много столов: подождите и попробуйте ещё раз.
problem-streams-most = Слишком много открытых соединений ({ $most }): закройте вкладку и попробуйте ещё раз.

# Столы и места
problem-table-unknown = Нет стола «{ $table }».
problem-seat-unknown = Нет места { $seat }: места — от 0 до { $last }.
problem-seat-taken = Это место занято.
problem-seat-not-yours = Это не ваше место.
problem-seat-which = Выберите одно из ваших мест: { $seats }.
problem-seat-contested = Место { $seat } не может быть и вашим, и бота.
problem-not-seated = Вы не сидите за этим столом.
problem-only-host = Ботов может сажать только хозяин стола.
problem-bot-unknown = Для этой игры нет бота «{ $bot }»: есть { $known }.
problem-no-spectators = Этот стол закрыт для зрителей.
problem-spectator = Зрители не могут ходить.

# Ход игры
problem-begun = Партия уже началась.
problem-begun-without-you = Партия началась без вас.
problem-begun-resign = Партия уже началась: можно только сдаться.
problem-not-begun = Партия ещё не началась.
problem-over = Партия окончена.
problem-not-over = Партия ещё не окончена.
problem-stale = Партия уже продвинулась: сейчас номер { $number }.
problem-moment-unknown = Нет момента { $moment }: за столом сейчас номер { $number }.
problem-moment-over = В этот момент партия уже окончена: выберите более ранний.
problem-resigned = Вы сдались: за вас играет бот.
problem-absent = За вас играет бот: сначала вернитесь на своё место.
problem-out = Вы уже выбыли из партии.
problem-left-already = Вы уже покинули эту партию.
problem-left-for-good = Вы покинули эту партию окончательно.
problem-undo-ask = За этим столом нельзя отменить ход самому: предложите это остальным.
problem-undo-never = За этим столом отмена запрещена.
problem-undo-nothing = Вам пока нечего отменять.
problem-undo-where = Номер { $number } — не решение, к которому можно вернуться.
problem-proposal-standing = Одно предложение уже есть: сначала ответьте на него.
problem-proposal-gone = Это предложение больше не действует.
problem-abort-late = Все уже сделали ход: партию можно только сдать или прекратить по общему согласию.
problem-rated-register = Это рейтинговая партия: сначала зарегистрируйтесь или войдите, либо сыграйте без рейтинга.
problem-rated-ordinary = Партия из позиции или со своим набором карт не может быть рейтинговой.
problem-rated-one-seat = В рейтинговой партии можно играть только за одно место.
problem-rated-person = В рейтинговой партии должен играть хотя бы один человек.
problem-bot-undo = Партия рейтинговая: бот не согласен отменять ходы.
problem-bot-abandon = Партия рейтинговая: бот не согласен её прекратить.
problem-programme = «{ $action }» нельзя выбрать заранее. В { $game } можно выбрать: { $possible }.
problem-programme-nothing = В { $game } ничего нельзя выбрать заранее.
problem-asked-now = Сейчас ваш ход: сыграйте это сразу.
problem-paused = Кампания на паузе: сначала продолжите её.
problem-not-paused = Кампания не на паузе.
problem-not-campaign = { $game } — не кампания.
problem-campaign-unknown = Нет кампании «{ $table }».
problem-campaign-name = В названии кампании от 1 до { $most } видимых символов.
problem-campaign-host = Это может только хозяин кампании.
problem-campaign-online = { $name } сейчас за столом: бот заменяет только тех, кого нет.
problem-campaign-last = Хотя бы один человек должен играть: лучше поставьте кампанию на паузу.
problem-campaign-seated = У вас уже есть место в этой кампании.
problem-campaign-result = Результат в этом файле не соответствует записи партии.
problem-seat-no-bot = На этом месте играет не бот.
problem-export-early = В файле видны скрытые карты всех игроков: кампанию можно выгрузить, когда все согласны или когда она окончена.
problem-rated-campaign = Кампания не может быть рейтинговой.

# Чат, подсказки
problem-chat-private = За закрытым столом писать в чат могут только игроки.
problem-chat-empty = Сообщение пустое.
problem-chat-fast = Вы пишете слишком быстро: подождите немного.
problem-muted = Вы пока не можете писать в чат: вам запретили сообщения.
problem-advice-busy = Ваш предыдущий запрос ещё обрабатывается: дождитесь ответа.
problem-advice-none = Бот не нашёл ответа для этой позиции.
problem-advice-others = Пока вы играете с другими людьми, подсказок нет.
problem-rated-running = Это позиция рейтинговой партии, которая ещё идёт: до её конца помощи нет.

# Что приносят с собой
problem-import-one = Пришлите что-то одно: запись партии, позицию или кампанию.
problem-journal-early = Запись партии можно скачать, когда партия окончена; до тех пор скачайте свой протокол.
problem-journal-chance = В записи партии нет исхода случая «{ $chance }».
problem-journal-long = В этой записи ходов и событий — { $entries }; можно загрузить не больше { $most }.
problem-journal-slow = Эта партия воспроизводится слишком долго.
problem-too-large = { $what ->
    [pack] Набор карт слишком велик
   *[start] Начальная позиция слишком велика
}: разрешено байт — { $most }.
problem-unplayable = { $what ->
    [journal] Эту запись нельзя сыграть: она не сходится
    [position] Эту позицию нельзя сыграть: она не сходится
   *[start] Такое начало нельзя сыграть: оно не сходится
}.
problem-start-over = В начальной позиции партия уже окончена.
problem-start-pack = В начальной позиции другой набор карт: не указывайте набор.
problem-start-differs = В начальной позиции { $field } — { $has }, а не { $wanted }.

# Любые запросы
problem-language = Нет языка «{ $language }»: есть { $known }.
problem-host = Этот сервер не известен под адресом '{ $host }': владелец сервера может добавить его с помощью --origin.
problem-address = По этому адресу ничего нет.
problem-method = Этот адрес не поддерживает такой метод.
problem-body-long = Запрос слишком длинный.
problem-message-long = Длина сообщения — не больше { $most } символов.
problem-too-deep = В запросе слишком глубокая вложенность.
problem-no-json = Неверный JSON: { $why }.
problem-http = Неверный запрос HTTP.
problem-address-long = Адрес запроса слишком длинный: разрешено байт — { $most }.
problem-header-long = Один из заголовков запроса слишком длинный: разрешено байт — { $most }.
problem-headers-many = В запросе слишком много заголовков: разрешено { $most }.
problem-head-long = Заголовки запроса слишком длинные: вместе разрешено байт — { $most }.
problem-requests-many = Слишком много запросов сразу в одном соединении: ждать ответа могут не больше { $most }.
problem-request-slow = Запрос приходил слишком долго.
problem-host-invalid = В заголовке Host недопустимый адрес.
problem-utf8 = Запрос — не корректный текст UTF-8.
problem-zero = Нулевой символ (U+0000) в тексте недопустим.
problem-impossible = Это невозможно.
problem-ours = На сервере произошла ошибка. Неподтверждённые ходы не сделаны.

# База данных
problem-storage-full = На сервере кончилось место на диске, ничего нельзя сохранить. Попробуйте позже.
problem-storage-busy = База данных заблокирована, ничего нельзя сохранить. Попробуйте ещё раз чуть позже.
problem-storage-down = База данных недоступна, ничего нельзя сохранить. Попробуйте ещё раз чуть позже.

# Что в запросе
problem-field-missing = Нет поля «{ $field }».
problem-field-unknown = Неизвестное поле «{ $field }».
problem-field-type = { $place ->
    [data] Запрос
   *[other] «{ $place }»
} — здесь { $wanted ->
    [str] нужен текст
    [int] нужно целое число
    [float] нужно число
    [bool] нужно true или false
    [array] нужен список
    [object] нужна таблица имён и значений
    [int-or-str] нужно целое число или текст
   *[other] нужно { $wanted }
}.
problem-field-long = «{ $place }» — здесь { $kind ->
    [str] не больше { $most } символов
   *[other] не больше { $most } элементов
}.
problem-field-short = «{ $place }» — здесь { $kind ->
    [str] символов не меньше { $least }
   *[other] элементов не меньше { $least }
}.
problem-field-low = «{ $place }» — не меньше { $least }.
problem-field-high = «{ $place }» — не больше { $most }.
problem-field-letters = «{ $place }» — здесь есть недопустимые символы.
problem-field-value = «{ $place }» не может быть «{ $value }».
problem-field = { $place ->
    [data] Запрос
   *[other] «{ $place }»
} — здесь что-то не так: { $why }.
