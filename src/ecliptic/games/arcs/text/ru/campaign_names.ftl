# Names of the campaign The Blighted Reach: terms, cards, goals, tokens.

## Terms

term-fate = судьба
term-fate-card = карта судьбы
term-fate-set = набор судьбы
term-fate-set-divider = разделитель для набора судьбы
term-path-to-power = путь к власти
term-complexity = сложность
term-objective = миссия
term-objective-card = карта миссии
term-objective-marker = маркер миссии
term-advance-objective = продвинуть маркер миссии
term-complete-objective = выполнить миссию
term-fail-objective = провалить миссию
term-final-objective = финальная миссия
term-grand-ambition = великий замысел
term-resolution-card = карта исхода
term-resolution = исход
term-setup-side = подготовка
term-title = титул
term-law = закон
term-edict = указ
term-summit-card = карта саммита
term-doctrine = доктрина
term-reminder = памятка
term-economy = экономика
term-ideal = идеал
term-golem = голем
term-golem-awake = пробуждённый
term-golem-sleeping = спящий
term-golem-warrior = воин
term-golem-protector = защитник
term-golem-seeker = искатель
term-golem-harvester = сборщик
term-clue = след
term-portal = портал
term-pilgrim = паломник
term-banner = знамя
term-hammer-fragment = осколок молота
term-broken-world = сокрушённый мир
term-rumor = слух
term-haven = убежище
term-witness = свидетель
term-ceasefire = прекращение огня
term-peace = мир
term-war = война
term-escalation = эскалация
term-fief = феод
term-seat = престол
term-lord = лорд
term-vassal = вассал
term-bunker = бункер
term-passage = проход
term-twisted-passage = Искажённый проход
term-conspiracy = заговор
term-commonwealth-member = член Содружества
term-empire = Империя
term-imperial = имперский
term-emperor = император
term-imperial-ship = имперский корабль
term-imperial-fleet = имперский флот
term-imperial-cluster = имперский регион
term-regent = регент
term-outlaw = отступник
term-first-regent = Первый регент
term-first-regent-tile = жетон Первого регента
term-imperial-trust = имперский фонд
term-imperial-council = Совет Империи
term-in-session = на заседании
term-decided = принял решение
term-empire-rules = правила Империи
term-presence-law = закон присутствия
term-movement-law = закон перемещения
term-truce-law = закон вражды
term-policy = политика
term-policy-of-war = политика войны
term-policy-of-peace = политика мира
term-policy-of-escalation = политика эскалации
term-uphold-policy = укрепить политику
term-change-policy = изменить политику
term-imperial-demand = имперские требования
term-imperial-action = имперское действие
term-celebrate-regency = восславить регентство
term-requisition-ships = запросить корабли
term-distribute-weapons = раздать оружие
term-summit = саммит
term-call-summit = созвать саммит
term-call-to-order = призыв к порядку
term-negotiation = переговоры
term-favor = услуга
term-return-favors = Вернуть услуги
term-petition-council = Подать петицию в Совет
term-leave-empire = Покинуть Империю
term-revive-empire = Возродить Империю
term-cede-control = Уступить правление
term-delegate-authority = Делегировать полномочия
term-promise-favor = Пообещать услугу
term-transfer-asset = Передать ценности
term-invite-to-empire = Пригласить в Империю
term-crisis = кризис
term-blight-crisis = кризис заражения
term-fate-crisis = кризис судьбы
term-court-crisis = кризис двора
term-event-card = карта события
term-blight = заражение
term-blight-token = жетон заражения
term-free-states = свободные государства
term-free-city = свободный город
term-free-starport = свободный космопорт
term-flagship = флагман
term-flagship-piece = фигурка флагмана
term-flagship-board = планшет флагмана
term-flagship-upgrades-aid = памятка «Улучшения флагмана»
term-upgrade = улучшение
term-armor = броня
term-resettle-flagship = демонтировать флагман
term-rule = правило
term-guild-card-cc = гильдии (кампания)
term-vox-card-cc = глас (кампания)
term-imperial-council-card = карта Совета Империи
term-edict-card = карта указа
term-law-card = карта закона
term-title-card = карта титула регента/отступника
term-rules-aid = памятка
term-chapter-tile = жетон шкалы глав
term-rules-booklet = буклет для карт
term-overflow-marker = маркер переполнения
term-other-divider = другой разделитель
term-log-sheet-pad = журнал кампании
term-bag = пакет

## Upgrades of the Flagship

upgrade-slipstream-drive = Вихревой двигатель
upgrade-tractor-beam = Луч захвата
upgrade-control-array = Панель управления
upgrade-defense-array = Защитная панель
upgrade-ship-crane = Подъёмный кран
upgrade-hull = Корпус

## Fates

fate-1 = Наместник
fate-2 = Основатель
fate-3 = Монополист
fate-4 = Заступник
fate-5 = Смотритель
fate-6 = Партизан
fate-7 = Адмирал
fate-8 = Верующий
fate-9 = Следопыт
fate-10 = Гегемон
fate-11 = Сокрушитель планет
fate-12 = Пират
fate-13 = Говорящий с заражением
fate-14 = Пацифист
fate-15 = Миротворец
fate-16 = Сюзерен
fate-17 = Владыка
fate-18 = Выживальщик
fate-19 = Искупитель
fate-20 = Страж
fate-21 = Натуралист
fate-22 = Призрак врат
fate-23 = Заговорщик
fate-24 = Судья

## Imperial cards

card-AID01A = Совет Империи на заседании
card-AID01B = Совет Империи принял решение
card-AID02 = Отбытие послов гильдий
card-AID03 = Власть над имперским Пределом: политика войны
card-AID04 = Власть над имперским Пределом: политика мира
card-AID05 = Власть над имперским Пределом: политика эскалации
card-AID06A = Имперский регент
card-AID07A = Имперский регент
card-AID08A = Имперский регент
card-AID09A = Имперский регент
card-AID06B = Отступник
card-AID07B = Отступник
card-AID08B = Отступник
card-AID09B = Отступник
card-AID10A = Улучшения флагмана (лицевая сторона)
card-AID11A = Улучшения флагмана (лицевая сторона)
card-AID12A = Улучшения флагмана (лицевая сторона)
card-AID13A = Улучшения флагмана (лицевая сторона)
card-AID10B = Улучшения флагмана (оборотная сторона)
card-AID11B = Улучшения флагмана (оборотная сторона)
card-AID12B = Улучшения флагмана (оборотная сторона)
card-AID13B = Улучшения флагмана (оборотная сторона)

## Events

card-EV01 = Событие
card-EV02 = Событие
card-EV03 = Событие

## Court

card-CC01 = Доля в добыче
card-CC02 = Строительный союз
card-CC03 = Привратники
card-CC04 = Доля в перевозках
card-CC05 = Застрельщики
card-CC06 = Оружейный союз
card-CC07 = Шпионы в сети
card-CC08 = Искусные ораторы
card-CC09 = Несокрушимые стражи
card-CC10 = Почтенный посредник
card-CC11 = Популистские требования
card-CC12 = Интриги в Совете
card-CC13 = Дипломатическое фиаско
card-CC14 = Песнь свободы
card-CC15 = Заражение надвигается

## Fate cards

card-FATE01 = { fate-1 }
card-FATE02 = { fate-2 }
card-FATE03 = { fate-3 }
card-FATE04 = { fate-4 }
card-FATE05 = { fate-5 }
card-FATE06 = { fate-6 }
card-FATE07 = { fate-7 }
card-FATE08 = { fate-8 }
card-FATE09 = { fate-9 }
card-FATE10 = { fate-10 }
card-FATE11 = { fate-11 }
card-FATE12 = { fate-12 }
card-FATE13 = { fate-13 }
card-FATE14 = { fate-14 }
card-FATE15 = { fate-15 }
card-FATE16 = { fate-16 }
card-FATE17 = { fate-17 }
card-FATE18 = { fate-18 }
card-FATE19 = { fate-19 }
card-FATE20 = { fate-20 }
card-FATE21 = { fate-21 }
card-FATE22 = { fate-22 }
card-FATE23 = { fate-23 }
card-FATE24 = { fate-24 }

## Set of fate 1: Steward

card-F01-01A = Наместник, акт I: подготовка
card-F01-01B = Наместник, акт I: миссия
card-F01-02 = Имперские полномочия
card-F01-03 = Договорщики
card-F01-04 = Наместник, акт I: исход
card-F01-05 = Интриги в Совете
card-F01-06 = Сборщики налогов
card-F01-07 = Группы охотников
card-F01-08 = Имперские защитники
card-F01-09 = Империя пала
card-F01-10 = Младший регент
card-F01-11 = Младший регент
card-F01-12A = Наместник, акт II: подготовка
card-F01-12B = Наместник, акт II: миссия
card-F01-13 = Имперский кворум
card-F01-14 = Наместник, акт II: исход
card-F01-15 = Возмездие космического флота
card-F01-16 = Свои люди в Совете
card-F01-17 = Галактические барды
card-F01-18 = Имперские перебежчики
card-F01-19 = Имперские перебежчики
card-F01-20 = Младший регент
card-F01-21 = Младший регент
card-F01-22A = Наместник, акт III: подготовка
card-F01-22B = Наместник, акт III: великие замыслы
card-F01-23 = Имперский покровитель
card-F01-24 = Полновластное правление: политика войны
card-F01-25 = Полновластное правление: политика эскалации
card-F01-26 = Полновластное правление: политика мира

## Set of fate 2: Founder

card-F02-01A = Основатель, акт I: подготовка
card-F02-01B = Основатель, акт I: миссия
card-F02-02 = Парад флотилий
card-F02-03 = Основатель, акт I: исход
card-F02-04 = Книга освобождения
card-F02-05 = Политические интриги
card-F02-06 = Политические интриги
card-F02-07 = Политические интриги
card-F02-08 = Строительный союз
card-F02-09 = Строительный союз
card-F02-10 = Административный союз
card-F02-11 = Административный союз
card-F02-12A = Основатель, акт II: подготовка
card-F02-12B = Основатель, акт II: миссия
card-F02-13 = Основатель Содружества
card-F02-14 = Замысел Содружества
card-F02-15 = Призыв к перемирию
card-F02-16 = Перемирие
card-F02-17 = Перемирие
card-F02-18 = Член Содружества
card-F02-19 = Член Содружества
card-F02-20 = Член Содружества
card-F02-21 = Член Содружества
card-F02-22 = Членство в Содружестве
card-F02-23 = Основатель, акт II: исход
card-F02-24 = Дух свободы
card-F02-25A = Основатель, акт III: подготовка
card-F02-25B = Основатель, акт III: великие замыслы
card-F02-26 = Всеобщий призыв к перемирию
card-F02-27 = Борцы за свободу

## Set of fate 3: Magnate

card-F03-01A = Монополист, акт I: подготовка
card-F03-01B = Монополист, акт I: миссия
card-F03-02 = Торговая лига
card-F03-03 = Монополист, акт I: исход
card-F03-04 = Почтенный посредник
card-F03-05 = Скупщик реликвий
card-F03-06 = Тюремные надзиратели
card-F03-07 = Картель материалов
card-F03-08 = Картель топлива
card-F03-09 = Картель оружия
card-F03-10 = Картель психотехники
card-F03-11 = Картель реликвий
card-F03-12A = Монополист, акт II: подготовка
card-F03-12B = Монополист, акт II: миссия
card-F03-13 = Монополия на материалы
card-F03-14 = Монополия на топливо
card-F03-15 = Монополия на реликвии
card-F03-16 = Монополия на психотехнику
card-F03-17 = Монополия на оружие
card-F03-18 = Получение монополий
card-F03-19 = Согласие монополиста
card-F03-20 = Нажива на войне
card-F03-21 = Монополист, акт II: исход
card-F03-22 = Старатели
card-F03-23 = Вымогательство
card-F03-24 = Вымогательство
card-F03-25A = Монополист, акт III: подготовка
card-F03-25B = Монополист, акт III: великие замыслы
card-F03-26A = Закрытая экономика
card-F03-26B = Открытая экономика
card-F03-27 = Закрытая и открытая экономика

## Set of fate 4: Advocate

card-F04-01A = Заступник, акт I: подготовка
card-F04-01B = Заступник, акт I: миссия
card-F04-02 = Дознаватели гильдий
card-F04-03 = Надзиратели гильдий
card-F04-04 = Заступник, акт I: исход
card-F04-05 = Материальные связи
card-F04-06 = Топливные связи
card-F04-07 = Оружейные связи
card-F04-08 = Реликтовые связи
card-F04-09 = Психотехнические связи
card-F04-10 = Дипломатическое фиаско
card-F04-11 = Борьба гильдий
card-F04-12A = Заступник, акт II: подготовка
card-F04-12B = Заступник, акт II: миссия
card-F04-13 = Требование заступника
card-F04-14 = Переговоры гильдий
card-F04-15 = Заступник, акт II: исход
card-F04-16 = Ярмарка гильдий
card-F04-17 = Мастера гильдии материалов
card-F04-18 = Мастера гильдии топлива
card-F04-19 = Мастера гильдии оружия
card-F04-20 = Мастера гильдии реликвий
card-F04-21 = Мастера гильдии психотехники
card-F04-22 = Гильдии уходят
card-F04-23A = Заступник, акт III: подготовка
card-F04-23B = Заступник, акт III: великие замыслы
card-F04-24 = Верность гильдий
card-F04-25 = Верховенство гильдий
card-F04-26 = Верховенство гильдий (памятка)

## Set of fate 5: Caretaker

card-F05-01A = Смотритель, акт I: подготовка
card-F05-01B = Смотритель, акт I: миссия
card-F05-02 = Маяк големов
card-F05-03 = Очаг големов
card-F05-04 = Говорящие с камнями
card-F05-05 = Големы
card-F05-06 = Действия големов
card-F05-07 = Смотритель, акт I: исход
card-F05-08 = Нестабильный сборщик
card-F05-09 = Нестабильный искатель
card-F05-10 = Нестабильный защитник
card-F05-11 = Нестабильный воин
card-F05-12A = Смотритель, акт II: подготовка
card-F05-12B = Смотритель, акт II: миссия
card-F05-13 = Библиотекари
card-F05-14 = Освобождённое знание
card-F05-15 = Событие
card-F05-16 = Смотритель, акт II: исход
card-F05-17 = Поклонение големам
card-F05-18 = Поклонение големам
card-F05-19 = Поклонение големам
card-F05-20A = Смотритель, акт III: подготовка
card-F05-20B = Смотритель, акт III: великие замыслы
card-F05-21 = Големы утоляют голод

## Set of fate 6: Partisan

card-F06-01A = Партизан, акт I: подготовка
card-F06-01B = Партизан, акт I: миссия
card-F06-02 = Осведомители
card-F06-03 = Партизанский перехват
card-F06-04 = Партизан, акт I: исход
card-F06-05 = Верные инженеры
card-F06-06 = Верные пилоты
card-F06-07 = Верные десантники
card-F06-08 = Верные эмпаты
card-F06-09 = Верные хранители
card-F06-10 = Галактические барды
card-F06-11 = Космический союз
card-F06-12 = Оружейный союз
card-F06-13 = Запреты множатся
card-F06-14 = Запреты множатся
card-F06-15A = Партизан, акт II: подготовка
card-F06-15B = Партизан, акт II: миссия
card-F06-16 = Партизанский перехват (закон)
card-F06-17 = Народный герой
card-F06-18 = Партизан, акт II: исход
card-F06-19 = Гильдии осуждают террор
card-F06-20 = Террористический удар
card-F06-21 = Террористический удар
card-F06-22 = Космический союз
card-F06-23 = Оружейный союз
card-F06-24A = Партизан, акт III: подготовка
card-F06-24B = Партизан, акт III: великие замыслы
card-F06-25 = Сеятель раздора

## Set of fate 7: Admiral

card-F07-01A = Адмирал, акт I: подготовка
card-F07-01B = Адмирал, акт I: миссия
card-F07-02 = Имперские офицеры
card-F07-03 = Использование имперских литейных
card-F07-04 = Адмирал, акт I: исход
card-F07-05 = Почётный караул
card-F07-06 = Мятежные адмиралы
card-F07-07 = Мятежные адмиралы
card-F07-08 = Блюстители двора
card-F07-09 = Блюстители двора
card-F07-10 = Имперские перебежчики
card-F07-11 = Имперские перебежчики
card-F07-12A = Адмирал, акт II: подготовка
card-F07-12B = Адмирал, акт II: миссия
card-F07-13 = Хаос в командовании
card-F07-14 = Адмирал, акт II: исход
card-F07-15 = Имперские перебежчики
card-F07-16 = Имперские перебежчики
card-F07-17 = Массовое восстание
card-F07-18 = Массовое восстание
card-F07-19A = Адмирал, акт III: подготовка
card-F07-19B = Адмирал, акт III: великие замыслы
card-F07-20 = Военное положение
card-F07-21 = Военное положение (памятка)

## Set of fate 8: Believer

card-F08-01A = Верующий, акт I: подготовка
card-F08-01B = Верующий, акт I: миссия
card-F08-02 = Преданные ученики
card-F08-03 = Распространение веры
card-F08-04 = Вера 9
card-F08-05 = Вера 8
card-F08-06 = Вера 7
card-F08-07 = Вера 6
card-F08-08 = Вера 5
card-F08-09 = Вера 4
card-F08-10 = Вера 3
card-F08-11 = Вера 2
card-F08-12 = Вера 1
card-F08-13 = Карты веры
card-F08-14 = Плюралистическая вера
card-F08-15 = Верующий, акт I: исход
card-F08-16 = Юный Свет
card-F08-17 = Заговор похитителей
card-F08-18 = Блудное Дитя
card-F08-19 = Тайный орден
card-F08-20A = Верующий, акт II: подготовка
card-F08-20B = Верующий, акт II: миссия
card-F08-21 = Установление доктрины
card-F08-22A = Доктрина рвения
card-F08-22B = Доктрина мудрости
card-F08-23 = Догматическая вера
card-F08-24 = Верующий, акт II: исход
card-F08-25 = Пророк
card-F08-26 = Тайный орден
card-F08-27 = Установление мирской доктрины
card-F08-28 = Гонимая вера
card-F08-29A = Верующий, акт III: подготовка
card-F08-29B = Верующий, акт III: великие замыслы
card-F08-30 = Господствующая вера
card-F08-31 = Отречение от веры

## Set of fate 9: Pathfinder

card-F09-01A = Следопыт, акт II: подготовка
card-F09-01B = Следопыт, акт II: миссия
card-F09-02 = Поиск следов
card-F09-03 = Следы портала
card-F09-04 = Следопыт, акт II: исход
card-F09-05 = Призыв к паломничеству
card-F09-06 = Искатели портала
card-F09-07A = Следопыт, акт III: подготовка
card-F09-07B = Следопыт, акт III: великие замыслы
card-F09-08 = Паломники
card-F09-09 = Поиски портала
card-F09-10 = Поиски портала
card-F09-11 = Поиски портала

## Set of fate 10: Hegemon

card-F10-01A = Гегемон, акт II: подготовка
card-F10-01B = Гегемон, акт II: миссия
card-F10-02 = Водружение знамён
card-F10-03 = Знамёна гегемонии
card-F10-04 = Песнь знамени
card-F10-05 = Гегемон, акт II: исход
card-F10-06 = Кураторы разума
card-F10-07 = Тюремные надзиратели
card-F10-08 = Тюремные надзиратели
card-F10-09 = Против гегемонии
card-F10-10 = Против гегемонии
card-F10-11A = Гегемон, акт III: подготовка
card-F10-11B = Гегемон, акт III: великие замыслы
card-F10-12 = Счастливые хозяева

## Set of fate 11: Planet Breaker

card-F11-01A = Сокрушитель планет, акт II: подготовка
card-F11-01B = Сокрушитель планет, акт II: миссия
card-F11-02 = Подхалимы
card-F11-03A = Осколки молота
card-F11-03B = Сокрушение миров
card-F11-04 = Молот планет
card-F11-05 = Беженцы из мира кузниц
card-F11-06 = Беженцы из мира пламени
card-F11-07 = Беженцы из мёртвого мира
card-F11-08 = Беженцы из затерянного мира
card-F11-09 = Беженцы из мира сердец
card-F11-10 = Сокрушитель планет, акт II: исход
card-F11-11 = Пожиратель планет на воле
card-F11-12A = Сокрушитель планет, акт III: подготовка
card-F11-12B = Сокрушитель планет, акт III: великие замыслы

## Set of fate 12: Pirate

card-F12-01A = Пират, акт II: подготовка
card-F12-01B = Пират, акт II: миссия
card-F12-02 = Пиратский клад
card-F12-03 = Пиратская флотилия
card-F12-04 = Пират, акт II: исход
card-F12-05 = Пиратские контрабандисты
card-F12-06 = Призыв к действию
card-F12-07 = Искусные ораторы
card-F12-08A = Пират, акт III: подготовка
card-F12-08B = Пират, акт III: великие замыслы
card-F12-09 = Слухи расползаются
card-F12-10 = Слухи расползаются
card-F12-11 = Слухи об убежище
card-F12-12 = Обмен слухами

## Set of fate 13: Blight Speaker

card-F13-01A = Говорящий с заражением, акт II: подготовка
card-F13-01B = Говорящий с заражением, акт II: миссия
card-F13-02 = Споровые корабли
card-F13-03 = Говорящий с заражением, акт II: исход
card-F13-04 = Ярость заражения
card-F13-05 = Охотники на заражение
card-F13-06 = Жнецы заражения
card-F13-07 = Искоренение заражения
card-F13-08 = Искоренение заражения
card-F13-09 = Искоренение заражения
card-F13-10 = Паника перед заражением
card-F13-11 = Заражение надвигается
card-F13-12A = Говорящий с заражением, акт III: подготовка
card-F13-12B = Говорящий с заражением, акт III: великие замыслы
card-F13-13 = Голод заражения

## Set of fate 14: Pacifist

card-F14-01A = Пацифист, акт II: подготовка
card-F14-01B = Пацифист, акт II: миссия
card-F14-02 = Свидетели
card-F14-03 = Источник эмпатии
card-F14-04 = Пацифист, акт II: исход
card-F14-05 = Психотехнические связи
card-F14-06 = Странствующие эмпаты
card-F14-07 = Странствующие эмпаты
card-F14-08A = Пацифист, акт III: подготовка
card-F14-08B = Пацифист, акт III: великие замыслы
card-F14-09 = Эмпатия для всех
card-F14-10 = Эмпатия для всех (памятка)
card-F14-11 = Примирение с возмущёнными
card-F14-12 = Упрёк эмпатов

## Set of fate 15: Peacekeeper

card-F15-01A = Миротворец, акт II: подготовка
card-F15-01B = Миротворец, акт II: миссия
card-F15-02 = Клятва мира
card-F15-03 = Хранители арсенала
card-F15-04 = Миротворец, акт II: исход
card-F15-05 = Доля в оружейном деле
card-F15-06 = Доля в оружейном деле
card-F15-07A = Миротворец, акт III: подготовка
card-F15-07B = Миротворец, акт III: великие замыслы
card-F15-08 = Прекращение огня
card-F15-09 = Империя противится миру
card-F15-10 = Плоды мира
card-F15-11 = Мирные соглашения

## Set of fate 16: Warden

card-F16-01A = Сюзерен, акт II: подготовка
card-F16-01B = Сюзерен, акт II: миссия
card-F16-02 = Притязания знати
card-F16-03 = Лорд 1-го региона
card-F16-04 = Лорд 2-го региона
card-F16-05 = Лорд 3-го региона
card-F16-06 = Лорд 4-го региона
card-F16-07 = Лорд 5-го региона
card-F16-08 = Лорд 6-го региона
card-F16-09 = Престолы и феоды
card-F16-10 = Феодальный закон
card-F16-11 = Сюзерен, акт II: исход
card-F16-12 = Ополчение сюзерена
card-F16-13 = Праздничный день
card-F16-14 = Праздничный день
card-F16-15 = Застрельщики
card-F16-16 = Несокрушимые стражи
card-F16-17A = Сюзерен, акт III: подготовка
card-F16-17B = Сюзерен, акт III: великие замыслы
card-F16-18 = Феодальные дворы
card-F16-19 = Лорды обретают власть

## Set of fate 17: Overlord

card-F17-01A = Владыка, акт III: подготовка
card-F17-01B = Владыка, акт III: финальная миссия
card-F17-02 = Подхалимы
card-F17-03 = Предел отвергает владыку

## Set of fate 18: Survivalist

card-F18-01A = Выживальщик, акт III: подготовка
card-F18-01B = Выживальщик, акт III: финальная миссия
card-F18-02 = Обет выживания
card-F18-03 = Строительство бункеров
card-F18-04 = Бункеры
card-F18-05 = Освобождение пленников

## Set of fate 19: Redeemer

card-F19-01A = Искупитель, акт III: подготовка
card-F19-01B = Искупитель, акт III: финальная миссия
card-F19-02 = Гнев хранителей
card-F19-03 = Упрёк хранителей
card-F19-04 = Скупщик реликвий

## Set of fate 20: Guardian

card-F20-01A = Страж, акт III: подготовка
card-F20-01B = Страж, акт III: финальная миссия
card-F20-02 = Зелёное хранилище
card-F20-03 = Гнев магнатов
card-F20-04 = Замысел «Страж Эдема»

## Set of fate 21: Naturalist

card-F21-01A = Натуралист, акт III: подготовка
card-F21-01B = Натуралист, акт III: финальная миссия
card-F21-02 = Общество заражения
card-F21-03 = Проводники спор
card-F21-04 = Замысел «Дитя заражения»

## Set of fate 22: Gate Wraith

card-F22-01A = Призрак врат, акт III: подготовка
card-F22-01B = Призрак врат, акт III: финальная миссия
card-F22-02 = Форсаж гиперпрыжка
card-F22-03 = Разрушение врат и размещение проходов
card-F22-04 = Мёртвые живут
card-F22-05 = Проходы и Искажённый проход
card-F22-06 = Бури в проходах

## Set of fate 23: Conspirator

card-F23-01A = Заговорщик, акт III: подготовка
card-F23-01B = Заговорщик, акт III: финальная миссия
card-F23-02 = Провидцы
card-F23-03 = Заговоры
card-F23-04 = Подсчёт заговоров
card-F23-05 = Раскрытие заговоров

## Set of fate 24: Judge

card-F24-01A = Судья, акт III: подготовка
card-F24-01B = Судья, акт III: финальная миссия
card-F24-02 = Обет справедливости
card-F24-03 = Арбитр
card-F24-04 = Избранник судьи
card-F24-05 = Судья задаёт повестку

## Actions of the cards

new-action-bargain = Сделка
new-action-incite-revolt = Подстрекательство к бунту
new-action-recover = Возвращение
new-action-transfer-guild-support = Передать поддержку гильдии
new-action-awaken = Пробуждение
new-action-warrior = Воин
new-action-protector = Защитник
new-action-seeker = Искатель
new-action-harvester = Сборщик
new-action-transfer-lore = Передать обычай
new-action-transfer-golem = Передать голема
new-action-spy = Слежка
new-action-teach = Наставление
new-action-use-the-portal = Использование портала
new-action-call-spirits = Призыв душ
new-action-call-bodies = Призыв тел
new-action-manipulate = Манипуляция
new-action-pacify = Усмирение
new-action-repair-hammer = Починка молота
new-action-prepare = Приготовление
new-action-break-world = Сокрушение мира
new-action-resettle = Переселение
new-action-share-rumor = Поделиться слухом
new-action-spawn = Порождение
new-action-anger = Разъярение
new-action-harvest = Жатва
new-action-forgive = Простить
new-action-assemble = Сборка
new-action-broker-peace = Заключить мир
new-action-claim-fief = Притязание на феод
new-action-levy = Сбор ополчения
new-action-seed = Посев

## Goals of the objective cards

objective-F01-01B-consolidate-imperial-power = Укрепите власть Империи
objective-F01-12B-expand-the-empire = Расширьте Империю
objective-F01-12B-ensure-the-tribute = Обеспечьте сбор дани
objective-F02-01B-inspire-confidence = Пробудите веру в ваше дело
objective-F02-01B-defy-the-empire = Отриньте власть императора
objective-F02-12B-distribute-power-fairly = Распределите власть справедливо
objective-F02-12B-protect-freedom = Защитите свободу
objective-F03-01B-close-deals-with-rivals = Заключайте сделки с соперниками
objective-F03-01B-export-to-the-galactic-core = Поставляйте товары в ядро галактики
objective-F03-12B-corner-the-market = Захватите рынок
objective-F03-12B-and-hold-it = И удержите его
objective-F04-01B-prove-yourself = Докажите, на что вы способны
objective-F04-01B-keep-the-guilds-in-power = Удержите гильдии у власти
objective-F04-12B-connect-with-the-guilds = Наладьте связи с гильдиями
objective-F04-12B-improve-your-standing = Укрепите своё положение
objective-F05-01B-find-the-golems = Найдите големов
objective-F05-01B-use-the-golems = Используйте големов
objective-F05-12B-collect-the-galaxys-knowledge = Соберите знания галактики
objective-F05-12B-collect-the-galaxys-knowledge-gifts = Соберите знания галактики (дары)
objective-F05-12B-build-the-largest-collection = Соберите крупнейшую коллекцию
objective-F06-01B-sow-division = Посейте раздор
objective-F06-01B-appeal-to-your-supporters = Обратитесь к своим сторонникам
objective-F06-15B-show-your-leadership = Покажите себя лидером
objective-F06-15B-burnish-your-image = Отполируйте свой образ
objective-F07-01B-prove-yourself = Докажите, что вы новый адмирал
objective-F07-01B-demonstrate-the-navys-might = Покажите мощь космического флота
objective-F07-12B-expand-the-navys-holdings = Расширьте владения космического флота
objective-F07-12B-crush-the-empires-foes = Сокрушите врагов Империи
objective-F07-12B-dominate-rival-regents = Подчините регентов-соперников
objective-F08-01B-spread-the-good-word = Несите благую весть
objective-F08-20B-develop-the-ideals = Развивайте идеалы
objective-F09-01B-find-the-portal-clues = Найдите портал (следы)
objective-F09-01B-find-the-portal = Найдите портал
objective-F10-01B-plant-banners = Водрузите знамёна
objective-F10-01B-plant-banners-victory = Водрузите знамёна (победа)
objective-F11-01B-repair-the-planet-hammer = Почините Молот планет
objective-F11-01B-crush-a-planet = Сокрушите планету
objective-F12-01B-grow-your-hoard = Приумножьте свой клад
objective-F12-01B-embarrass-your-rivals = Опозорьте соперников
objective-F13-01B-contact-an-ancient-intelligence = Свяжитесь с древним разумом
objective-F13-01B-spread-the-spores = Распространите споры
objective-F14-01B-commit-to-pacifism = Посвятите себя пацифизму
objective-F14-01B-spread-empathy = Распространяйте эмпатию
objective-F15-01B-restrict-the-weapons-supply = Ограничьте запас оружия
objective-F15-01B-control-the-arms-manufacturers = Возьмите под контроль производителей оружия
objective-F16-01B-control-the-fiefs-seats = Правьте престолами феодов
objective-F16-01B-lord-over-the-fiefs = Властвуйте над феодами
objective-F17-01B-rule-by-fear-alone = Властвуйте одним лишь страхом
objective-F17-01B-control-by-fear-alone = Правьте одним лишь страхом
objective-F18-01B-keep-the-people-safe = Уберегите народ
objective-F18-01B-protect-against-the-blight = Защитите от заражения
objective-F19-01B-subdue-the-keepers = Усмирите хранителей
objective-F19-01B-shatter-the-relics = Разбейте реликвии
objective-F20-01B-give-back-to-the-land = Верните земле её дары
objective-F20-01B-guard-the-reachs-splendor = Берегите великолепие Предела
objective-F21-01B-live-in-the-garden = Живите в саду
objective-F22-01B-collapse-the-gates = Обрушьте врата
objective-F22-01B-control-the-twisted-passage = Правьте Искажённым проходом
objective-F23-01B-control-the-proceedings = Управляйте ходом событий
objective-F23-01B-foiled-guess = Неверная догадка
objective-F24-01B-balance-the-reach = Уравновесьте Предел

## Grand ambitions

grand-ambition-F01-22B = Закрепите позиции Империи в Пределе

## Tokens of the fates

token-sponsored = Жетон покровительства
token-commonwealth-ambition = Маркер замысла Содружества
token-war-profiteer = Маркер наживы на войне
token-golem = Жетоны големов
token-ideal = Идеал
token-clue = Жетоны следов
token-portal = Жетон портала
token-pilgrim = Жетоны паломников
token-banner = Знамя
token-hammer-fragment-broken-world = Жетоны осколков молота / сокрушённых миров
token-rumor = Жетоны слухов
token-witness = Жетоны свидетелей
token-ceasefire = Прекращение огня
token-seat = Жетоны престолов
token-court = Жетоны дворов
token-bunker = Жетоны бункеров
token-edenguard-ambition = Жетон замысла «Страж Эдема»
token-blightkin-ambition = Жетон замысла «Дитя заражения»
token-passage = Жетоны проходов
token-conspiracy = Жетоны заговоров
