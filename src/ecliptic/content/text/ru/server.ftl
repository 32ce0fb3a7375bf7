# В чём отказывает сервер.

# Кто спрашивает
problem-nobody = Сначала представьтесь: играйте как гость или войдите.
problem-other-site = Этот запрос пришёл с другого сайта.
problem-token-invalid = Этот ключ недействителен: создайте новый или не передавайте никакого.
problem-not-by-token = С ключом это невозможно: войдите сами.
problem-tokens-most = У вас уже { $most ->
    [one] { $most } ключ
    [few] { $most } ключа
   *[many] { $most } ключей
}: сначала удалите один.
problem-token-unknown = У вас нет ключа { $token }.
problem-person-unknown = Нет никого с номером { $person }.

# Учётные записи
problem-name = В имени должно быть от 1 до { $most } видимых символов.
problem-login = Логин — это от 3 до 40 символов: a-z, 0-9, точка, дефис и подчёркивание; первой идёт буква или цифра.
problem-login-taken = Логин { $login } занят: выберите другой.
problem-registered = Вы уже зарегистрированы как { $login }: сначала выйдите.
problem-sign-in = Нет учётной записи с таким логином и паролем.
problem-password-wrong = Это не ваш пароль.
problem-password-none = У вас ещё нет пароля: сначала зарегистрируйтесь.
problem-password-length = В пароле должно быть от { $least } до { $most } символов.
problem-password-login = Пароль не должен совпадать с логином: выберите другой.
problem-attempts = Слишком много неудачных попыток: подождите и попробуйте снова.
problem-newcomers = Слишком много новых людей с вашего адреса: подождите и попробуйте снова.

# Столы и места
problem-table-unknown = Нет стола «{ $table }».
problem-seat-unknown = Нет места { $seat }: места — от 0 до { $last }.
problem-seat-taken = Это место занято.
problem-seat-not-yours = Это не ваше место.
problem-seat-which = Укажите, за какое из ваших мест: { $seats }.
problem-seat-contested = Место { $seat } не может быть и вашим, и бота.
problem-not-seated = Вы не сидите за этим столом.
problem-only-host = Ботов сажает только тот, кто открыл стол.
problem-bot-unknown = Для этой игры нет бота «{ $bot }»: есть { $known }.
problem-no-spectators = Этот стол закрыт для зрителей.
problem-spectator = Зрители только смотрят.

# Ход игры
problem-begun = Партия уже началась.
problem-begun-without-you = Партия началась без вас.
problem-begun-resign = Партия уже началась: можно только сдаться.
problem-not-begun = Партия ещё не началась.
problem-over = Партия окончена.
problem-not-over = Партия ещё не окончена.
problem-stale = За столом уже пошли дальше: сейчас там номер { $number }.
problem-moment-unknown = Нет момента { $moment }: за столом сейчас номер { $number }.
problem-moment-over = В этот момент партия уже окончена: выберите более ранний.
problem-resigned = Вы сдались: за вас играет бот.
problem-absent = Ваше время вышло, и за вас играет бот: сначала вернитесь на своё место.
problem-out = Вы уже выбыли из партии.
problem-left-already = Вы уже покинули эту партию.
problem-left-for-good = Вы покинули эту партию окончательно.
problem-undo-ask = За этим столом ход отменяют только с согласия остальных: предложите это.
problem-undo-never = За этим столом ходы не отменяют.
problem-undo-nothing = Вы ещё не сделали ничего, что можно отменить.
problem-undo-where = Номер { $number } — не решение, к которому можно вернуться.
problem-proposal-standing = Одно предложение уже есть: сначала ответьте на него.
problem-proposal-gone = Того, о чём вас спрашивали, больше не предлагают.
problem-programme = «{ $action }» нельзя задать заранее: в { $game } это возможно для { $possible }.
problem-programme-nothing = В { $game } ничего нельзя задать заранее.
problem-asked-now = Сейчас решаете вы: сыграйте это.

# Чат, подсказки
problem-chat-private = За закрытым столом говорят только те, кто за ним сидит.
problem-chat-empty = Здесь нечего читать.
problem-chat-fast = Вы пишете слишком быстро: подождите немного.
problem-advice-busy = Над вашим последним вопросом ещё думают: дождитесь ответа.
problem-advice-none = Бот не нашёл ответа для этой позиции.
problem-advice-others = Пока вы играете с другими людьми, подсказок нет.

# Что приносят с собой
problem-import-one = Дайте запись партии или позицию.
problem-journal-early = Запись партии можно получить, когда партия окончена; до тех пор есть ваш протокол.
problem-journal-chance = В записи нет того, что дал случай «{ $chance }».
problem-journal-long = Записей в этой партии — { $entries }; принять можно не больше { $most }.
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
problem-address = По этому адресу ничего нет.
problem-method = Этот адрес не для таких запросов.
problem-body-long = Запрос слишком длинный.
problem-message-long = Длина сообщения — не больше { $most } символов.
problem-too-deep = В запросе слишком много вложенных скобок.
problem-no-json = Это не JSON: { $why }.
problem-impossible = Это невозможно.
problem-ours = У нас что-то сломалось; на что не было ответа, то ничего не изменило.

# Что в запросе
problem-field-missing = Нет поля «{ $field }».
problem-field-unknown = Поля «{ $field }» здесь не бывает.
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
