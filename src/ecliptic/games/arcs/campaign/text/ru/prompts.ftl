# What the seat that decides reads, and what the others see it deciding.

prompt-ask-add-imperial-ships = Какие имперские корабли тоже атакуют?
wait-ask-add-imperial-ships = { $who } выбирает имперские корабли для атаки.
prompt-ask-raid-free-states = Совершить налёт на свободные государства?
wait-ask-raid-free-states = { $who } может совершить налёт на свободные государства.
prompt-ask-bury-or-discard = Спрятать «{ $card }» (да) или оставить в сбросе (нет)?
wait-ask-bury-or-discard = { $who } решает, куда уйдёт карта.
prompt-ask-defect = Какие имперские корабли перейдут к отступнику ({ $system })? Кораблей у него осталось: { $left }.
wait-ask-defect = { $who } выбирает, какие корабли перейдут к отступнику.
prompt-ask-defect-in-cluster = { $n ->
    [0] В каком регионе имперские корабли переходят к отступнику?
   *[other] Какие имперские корабли перейдут к отступнику ({ $system })? Кораблей у него осталось: { $left }.
}
wait-ask-defect-in-cluster = { $who } выбирает регион.
prompt-ask-blight-spreads = Заражения не хватает на все планеты. На какую поместить следующее?
wait-ask-blight-spreads = { $who } выбирает, где появится заражение.
prompt-ask-destroy-blight = В каком регионе уничтожить повреждённое заражение?
wait-ask-destroy-blight = { $who } выбирает регион, где уничтожить заражение.
prompt-ask-free-city = { $n ->
    [0] Какой город станет свободным?
   *[other] Перехватить инициативу?
}
wait-ask-free-city = { $who } решает, какой город сделать свободным.
prompt-ask-leader-frees-city = Какой из ваших городов станет свободным?
wait-ask-leader-frees-city = { $who } освобождает город.
prompt-ask-move-own-agents = На какую карту переместить агента? Осталось: { $n }.
wait-ask-move-own-agents = { $who } перемещает агентов.
prompt-ask-use-foundries = { $what ->
    [ship] Какой корабль станет имперским?
   *[system] В какой системе ваш корабль станет имперским?
}
wait-ask-use-foundries = { $who } использует имперские литейные.
prompt-ask-place-imperial = В какую систему прибудут имперские корабли?
wait-ask-place-imperial = { $who } размещает имперские корабли.
prompt-ask-discard-guilds = Какую карту гильдии сбросить?
wait-ask-discard-guilds = { $who } сбрасывает карты гильдий.
prompt-ask-steal-or-take-trust = Что вы крадёте?
wait-ask-steal-or-take-trust = { $who } крадёт что-то.
prompt-ask-seize-by-outrage = Какой запрет вы налагаете?
wait-ask-seize-by-outrage = { $who } перехватывает инициативу ценой запрета.
prompt-spy-give = Кому отдать старшую карту?
wait-spy-give = { $who } посылает осведомителей.
prompt-spy-back = Какую из старших карт вернуть?
wait-spy-back = { $who } возвращает карту.
prompt-ask-bargain = { $n ->
    [0] Какую карту присвоит соперник?
    [99] Какую карту присвоить?
   *[other] На какую карту оказать влияние? Осталось: { $n }.
}
wait-ask-bargain = { $who } заключает сделку с гильдией.
prompt-ask-tax-from-outlaw = Взять налог из ресурсов отступника?
wait-ask-tax-from-outlaw = { $who } решает, откуда взять налог.
prompt-call-summit = Созвать саммит?
wait-call-summit = { $who } решает, созывать ли саммит.
prompt-call-to-order = Призыв к порядку: что вы сделаете до переговоров?
wait-call-to-order = { $who } открывает саммит.
prompt-negotiations = Предложить сделку? Осталось предложений: { $n }.
wait-negotiations = { $who } может предложить сделку.
prompt-draft-deal = Сделка: { $deal }. Предложить или дополнить?
wait-draft-deal = { $who } составляет сделку.
prompt-draft-refused = Эта сделка уже отклонена и без изменений не вернётся: { $deal }. Дополнить или отменить?
wait-draft-refused = { $who } составляет сделку.
prompt-draft-part = Что { $who_gives_you ->
    [yes] вы даёте
   *[no] { $who_gives } даёт
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
}?
wait-draft-part = { $who } дополняет сделку.
prompt-consent = { $who_proposes } предлагает: { $deal }. Вы согласны?
wait-consent = { $who } обдумывает сделку.
prompt-move-fleet = Выберите корабли для перемещения ({ $from } → { $to }).
wait-move-fleet = { $who } перемещает флот.
prompt-move-blight = Выберите заражение для перемещения ({ $from } → { $to }).
wait-move-blight = { $who } перемещает заражение.
prompt-catapult-fleet = Гиперпрыжок ({ $system }), кораблей: { $n }. Выберите следующую систему или остановитесь.
wait-catapult-fleet = { $who } совершает гиперпрыжок.
prompt-choose-procedure = Кризисы или указы?
wait-choose-procedure = { $who } выбирает кризисы или указы.
prompt-demand = Имперские требования: что и у кого вы берёте?
wait-demand = { $who } собирает дань по имперским требованиям.
prompt-enforce-or-change = Политика: «{ $card }». Укрепить или изменить?
wait-enforce-or-change = { $who } правит имперским Пределом.
prompt-escalate = Куда прибудут имперские корабли ({ $n })?
wait-escalate = { $who } размещает имперские корабли в системе.
prompt-choose-armed = Оружия не хватает: кто его получит?
wait-choose-armed = { $who } раздаёт оружие.
prompt-steal-trust = Что вы крадёте из имперского фонда?
wait-steal-trust = { $who } крадёт из имперского фонда.
prompt-place-first = Выберите планету для 3 кораблей и здания.
wait-place-first = { $who } размещает первые компоненты.
prompt-choose-fates = Выберите судьбу. Никто не увидит её, пока не выберут все.
wait-choose-fates = { $who_count ->
    [1] { $who } выбирает судьбу.
   *[other] { $who } выбирают судьбы.
}
wait-deal-fates = Раздаются судьбы.
wait-draw-first = Определяется первый игрок.
wait-lore-into-deck = Обычаи замешиваются в колоду двора.
wait-roll-event-die = Бросается кубик событий.
wait-roll-number-die = Бросается кубик чисел.
wait-roll-imperial-clusters = Определяются имперские регионы.
wait-roll-free-cities = Определяются свободные города.
wait-shuffle-policies = Перемешиваются политики.
wait-box-tokens = Кубик чисел бросается для клеток замыслов.
prompt-choose-crisis = Чей кризис разыграть первым?
wait-choose-crisis = { $who } выбирает порядок кризисов.
prompt-may-reroll = Выпало: { $dice ->
    [event] { part-symbol }, { part-procedure }
    [number] регион { $n }
   *[both] { part-symbol }, { part-procedure }, регион { $n }
}. { $dice ->
    [event] Перебросить кубик событий
    [number] Перебросить кубик чисел
   *[both] Какие кубики перебросить
} («{ $card }»)?
wait-may-reroll = { $who } решает, перебрасывать ли кубики.
wait-reroll-dice = Кубики перебрасываются.
part-symbol = { $symbol ->
    [arrow] стрела
    [crescent] полумесяц
   *[hex] шестиугольник
}
part-procedure = { $procedure ->
    [crises] кризисы
   *[edicts] указы
}
prompt-consent-to-force = { $who_calls } требует: { $part }. Нужно ваше согласие. Вы согласны?
wait-consent-to-force = { $who } решает, дать ли согласие.
prompt-draft-alone = Что вы делаете без других?
wait-draft-alone = { $who } дополняет сделку.
prompt-stash = Положить ресурс ({ $resource }) на карту, а не { $kept ->
    [trust] в имперский фонд
   *[board] к себе
}?
wait-stash = { $who } может отложить ресурс на карту.
prompt-ask-gain-onto = Какой ресурс вы получаете на карту «{ $card }»? Осталось: { $n }.
wait-ask-gain-onto = { $who } может получить ресурсы на карту.
prompt-held-crises = Какой ваш кризис разыгрывается следующим?
wait-held-crises = { $who } выбирает следующий кризис.
