# What happened.

log-became-regent = { $who_you ->
    [yes] становитесь
   *[no] { $who } становится
} регентом.
log-became-first-regent = { $who_you ->
    [yes] становитесь
   *[no] { $who } становится
} Первым регентом.
log-became-outlaw = { $who_you ->
    [yes] становитесь
   *[no] { $who } становится
} отступником.
log-council-decided = { $who_you ->
    [yes] получаете
   *[no] { $who } получает
} решение Совета.
log-petitioned = { $who_you ->
    [yes] подаёте
   *[no] { $who } подаёт
} петицию: Совет снова заседает.
log-summit = { $who_you ->
    [yes] созываете
   *[no] { $who } созывает
} саммит.
log-proposed = { $who_you ->
    [yes] предлагаете
   *[no] { $who } предлагает
} сделку.
log-refused-deal = { $who_you ->
    [yes] отказываетесь
   *[no] { $who } отказывается
} от сделки.
log-advanced = { $who_you ->
    [yes] продвигаете
   *[no] { $who } продвигает
} миссию: { $n }.
log-lost-power = { $who_you ->
    [yes] теряете
   *[no] { $who } теряет
} власть: { $n }.
log-gained-power = { $who_you ->
    [yes] получаете
   *[no] { $who } получает
} власть: { $n }.
log-grand-ambitions = { $who_you ->
    [yes] получаете
   *[no] { $who } получает
} власть за великие замыслы: { $n }.
log-trust-lost = { $who_you ->
    [yes] теряете
   *[no] { $who } теряет
} имперский фонд и власть: { $n }.
log-favor-demanded = { $who_you ->
    [yes] оказываете
   *[no] { $who } оказывает
} услугу Первому регенту.
log-trust-given = { $who_you ->
    [yes] отдаёте
   *[no] { $who } отдаёт
} в имперский фонд: { $resource }.
log-trust-stolen = { $who_you ->
    [yes] забираете
   *[no] { $who } забирает
} из имперского фонда: { $resource }.
log-objective-completed = { $who_you ->
    [yes] выполнили
   *[no] { $who } выполнил
} миссию.
log-objective-failed = { $who_you ->
    [yes] провалили
   *[no] { $who } провалил
} миссию.
log-fate = { $who_you ->
    [yes] следуете
   *[no] { $who } следует
} судьбе: { $fate }.
log-city-freed = { $who_you ->
    [yes] теряете
   *[no] { $who } теряет
} город: он теперь свободен ({ $system }).
log-event-dice = { $who_you ->
    [yes] бросаете
   *[no] { $who } бросает
} кубики: { $symbol ->
    [arrow] стрела
    [crescent] полумесяц
   *[hex] шестиугольник
}, регион { $n }.
log-intermission = Акт { $n } окончен. Антракт. Инициатива: { $who }.
log-blight-placed = Заражение распространяется ({ $system }): { $n }.
log-blight-crisis = Заражение наносит урон ({ $system }): { $n }.
log-imperial-ships = Прибывают имперские корабли ({ $system }): { $n }.
log-crisis = Кризис: «{ $card }».
log-edict = Указ: «{ $card }».
log-policy = Новая политика: «{ $card }».
