# What happened.

log-became-regent = { $who_you ->
    [yes] Вы становитесь
   *[no] { $who } становится
} регентом.
log-became-first-regent = { $who_you ->
    [yes] Вы становитесь
   *[no] { $who } становится
} Первым регентом.
log-became-outlaw = { $who_you ->
    [yes] Вы становитесь
   *[no] { $who } становится
} отступником.
log-council-decided = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} решение Совета.
log-petitioned = { $who_you ->
    [yes] Вы подаёте
   *[no] { $who } подаёт
} петицию: Совет снова заседает.
log-summit = { $who_you ->
    [yes] Вы созываете
   *[no] { $who } созывает
} саммит.
log-proposed = { $who_you ->
    [yes] Вы предлагаете
   *[no] { $who } предлагает
}: { $deal }.
log-refused-deal = { $who_you ->
    [yes] Вы отказываетесь
   *[no] { $who } отказывается
} от сделки.
log-advanced = { $who_you ->
    [yes] Вы продвигаете
   *[no] { $who } продвигает
} маркер миссии: { $n }.
log-lost-power = { $who_you ->
    [yes] Вы теряете
   *[no] { $who } теряет
} власть: { $n }.
log-gained-power = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} власть: { $n }.
log-grand-ambitions = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} власть за великие замыслы: { $n }.
log-trust-lost = { $who_you ->
    [yes] Вы теряете
   *[no] { $who } теряет
} имперский фонд и власть: { $n }.
log-favor-demanded = { $who_you ->
    [yes] Вы оказываете
   *[no] { $who } оказывает
} услугу Первому регенту.
log-trust-given = { $who_you ->
    [yes] Вы отдаёте
   *[no] { $who } отдаёт
} в имперский фонд: { $resource }.
log-trust-stolen = { $who_you ->
    [yes] Вы забираете
   *[no] { $who } забирает
} из имперского фонда: { $resource }.
log-objective-completed = { $who_you ->
    [yes] Вы выполняете
   *[no] { $who } выполняет
} миссию.
log-objective-failed = { $who_you ->
    [yes] Вы проваливаете
   *[no] { $who } проваливает
} миссию.
log-fate = { $who_you ->
    [yes] Вы следуете
   *[no] { $who } следует
} судьбе: { $fate }.
log-city-freed = { $who_you ->
    [yes] Вы теряете
   *[no] { $who } теряет
} город: он теперь свободен ({ $system }).
log-event-dice = { $who_you ->
    [yes] Вы бросаете
   *[no] { $who } бросает
} кубики: { $symbol ->
    [arrow] стрела
    [crescent] полумесяц
   *[hex] шестиугольник
}, регион { $n }.
log-number-rolled = { $who_you ->
    [yes] Вы бросаете
   *[no] { $who } бросает
} кубик чисел: регион { $n }.
log-dice-rerolled = { $who_you ->
    [yes] Вы перебрасываете
   *[no] { $who } перебрасывает
} { $dice ->
    [event] кубик событий
    [number] кубик чисел
   *[both] оба кубика
}: «{ $card }».
log-fates-dealt = Раздаются судьбы акта { $n }.
log-act-power = { $who_you ->
    [yes] Ваша власть
   *[no] Власть игрока { $who }
} — { $n }.
part-initiative = { $who_you ->
    [yes] Инициатива у вас.
   *[no] Инициатива: { $who }.
}
log-intermission = Акт { $n } окончен. Антракт. { part-initiative }
log-blight-placed = Заражение распространяется ({ $system }): { $n }.
log-blight-moved = { $who_you ->
    [yes] Вы перемещаете
   *[no] { $who } перемещает
} заражение ({ $from } → { $to }): { $n }.
log-blight-crisis = Заражение наносит удары ({ $system }): { $n }.
log-imperial-ships = Прибывают имперские корабли ({ $system }): { $n }.
log-crisis = Кризис: «{ $card }».
log-edict = Указ: «{ $card }».
log-policy = Новая политика: «{ $card }».
log-intermission-court = Карты двора возвращаются в колоду, агенты — владельцам; сброс двора удаляется из игры.
log-intermission-boxes = Трофеи, пленники и имперский фонд возвращаются в запас.
log-intermission-destruction = Заражение восстанавливается; разрушены повреждённые компоненты и здания в системах с заражением, где нет кораблей.
log-intermission-power = { $who_you ->
    [yes] Инициатива у вас: у вас больше всего власти
   *[no] Инициатива: { $who } (больше всего власти)
}. Все, у кого больше 1 очка власти, теряют половину.
log-intermission-fates = Выбираются судьбы для следующего акта.
log-act-begins = Начинается акт { $n }. { part-initiative }
log-card-left = Карта «{ $card }» выходит из игры.
log-attached = Карта «{ $card }» прикреплена к карте двора.
log-stored = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
} на карту «{ $card }»: { $resource }.
log-stashed = { $who_you ->
    [yes] Вы кладёте
   *[no] { $who } кладёт
} на карту «{ $card }»: { $resource }.
log-stored-discarded = { $who_you ->
    [yes] Вы сбрасываете
   *[no] { $who } сбрасывает
} с карты «{ $card }»: { $resource }.
