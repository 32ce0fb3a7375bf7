# The names of the cards: of Colony Wars as printed, of the Core Set our own in the same style.

## Basic cards

card-scout = Разведчик
card-viper = Штурмовик
card-explorer = Исследователь

## Star Realms: Colony Wars

card-star-barge = Звёздная баржа
card-lancer = Пиконосец
card-falcon = Сокол
card-orbital-platform = Орбитальная платформа
card-command-center = Командный центр
card-gunship = Артиллерийский корабль
card-aging-battleship = Устаревший линкор
card-heavy-cruiser = Тяжёлый крейсер
card-supply-depot = База снабжения
card-imperial-palace = Имперский дворец
card-emperors-dreadnaught = Дредноут императора
card-solar-skiff = Солнечный скиф
card-storage-silo = Космический склад
card-trade-hauler = Торговый тягач
card-patrol-cutter = Патрульный катер
card-central-station = Центральная станция
card-frontier-ferry = Пограничный паром
card-colony-seed-ship = Корабль колонистов
card-federation-shipyard = Верфь федерации
card-peacekeeper = Миротворец
card-loyal-colony = Лояльная колония
card-factory-world = Фабричный мир
card-swarmer = Рой
card-predator = Хищник
card-stellar-reef = Звёздный риф
card-cargo-pod = Грузовой кокон
card-ravager = Разоритель
card-bioformer = Породитель
card-parasite = Паразит
card-plasma-vent = Плазменный вулкан
card-moonwurm = Лунный червь
card-leviathan = Левиафан
card-battle-bot = Боевой бот
card-repair-bot = Ремонтный бот
card-warning-beacon = Сигнальный маяк
card-convoy-bot = Бот сопровождения
card-mining-mech = Шахтёрский корабль
card-the-oracle = Оракул
card-mech-cruiser = Крейсер-космотанк
card-stealth-tower = Башня-невидимка
card-frontier-station = Пограничная станция
card-the-wrecker = Дробитель
card-the-incinerator = Мусоросжигатель

## Star Realms (Core Set)

card-imperial-fighter = Имперский истребитель
card-corvette = Корвет
card-imperial-frigate = Имперский фрегат
card-survey-ship = Изыскательский корабль
card-space-station = Космическая станция
card-recycling-station = Станция переработки
card-war-world = Мир войны
card-battlecruiser = Линейный крейсер
card-royal-redoubt = Королевский редут
card-dreadnaught = Дредноут
card-fleet-hq = Штаб флота
card-federation-shuttle = Шаттл федерации
card-cutter = Катер
card-embassy-yacht = Посольская яхта
card-trading-post = Торговый пост
card-freighter = Фрахтовик
card-barter-world = Мир обмена
card-defense-center = Центр обороны
card-trade-escort = Торговый эскорт
card-flagship = Флагман
card-port-of-call = Порт захода
card-central-office = Центральный офис
card-command-ship = Командный корабль
card-blob-fighter = Истребитель слизней
card-battle-pod = Боевой кокон
card-trade-pod = Торговый кокон
card-blob-wheel = Колесо слизней
card-ram = Таран
card-blob-destroyer = Эсминец слизней
card-the-hive = Улей
card-battle-blob = Боевой слизень
card-blob-carrier = Носитель слизней
card-mothership = Корабль-матка
card-blob-world = Мир слизней
card-trade-bot = Торговый бот
card-missile-bot = Ракетный бот
card-supply-bot = Бот снабжения
card-battle-station = Боевая станция
card-patrol-mech = Патрульный космотанк
card-stealth-needle = Игла-невидимка
card-battle-mech = Боевой космотанк
card-mech-world = Механический мир
card-junkyard = Свалка
card-missile-mech = Ракетный космотанк
card-machine-base = База машин
card-brain-world = Мир-мозг
