# What the steps of effects do: clauses without capital and full stop.

step-add-imperial-ships = добавить имперские корабли
step-move-fleet = переместить флот
step-raid-free-states = совершить налёт на свободные государства
step-round-procedure = разыграть Совет или событие
step-score-grand-ambitions = подсчитать великие замыслы
step-end-of-chapter = завершить главу
step-tuck-council = подложить Совет под разыгранную карту
step-guild-envoys-depart = спрятать все карты гильдий двора без агентов
step-govern = Первый регент укрепляет или изменяет политику
step-steal-or-take-trust = украсть 1 карту гильдии или 1 ресурс, в том числе из имперского фонда
step-marker-returns = вернуть объявленный маркер наибольшей ценности
step-bury-secured = спрятать эту карту
step-bury-from-court = спрятать эту карту двора
step-council-in-session = перевернуть Совет на сторону «на заседании»
step-agents-to-council = переместить всех агентов с этой карты на Совет
step-return-agents = вернуть агентов с этой карты
step-move-own-agents = вы можете переместить своих агентов с этой карты
step-leader-frees-city = игрок с наибольшей властью освобождает город
step-free-city = вы можете заменить город, которым правите, свободным
step-blight-spreads = заражение распространяется
step-destroy-blight = { $must ->
    [yes] уничтожить
   *[no] вы можете уничтожить
} повреждённое заражение в регионе
step-gain-cards = получить карты своей судьбы
step-add-to-deck = добавить карты в колоду двора
step-shuffle-into-deck = замешать карты в колоду двора
step-put-aside = отложить памятки
step-into-booklet = положить карты в буклет
step-scrap-cards = удалить карты из игры
step-take-first-regent = взять жетон Первого регента
step-take-tokens = взять жетоны
step-scrap-tokens = удалить жетоны из игры
step-prove-yourself = продвинуть маркер миссии
step-show-might = продвинуть маркер миссии за трофеи
step-use-foundries = заменить свои корабли у своих космопортов имперскими
step-place-imperial = разместить имперские корабли ({ $n }) в системе, которой вы правите
step-defect = имперские корабли выпавшего региона переходят к отступнику
step-defect-in-cluster = имперские корабли региона могут перейти к отступнику
step-bury-or-discard = спрятать или сбросить эту карту
step-discard-from-court = сбросить эту карту двора
step-sow-division = продвинуть маркер миссии за инициативу
step-appeal-to-supporters = продвинуть маркер миссии за сторонников
step-seize-by-outrage = наложить новый запрет, чтобы перехватить инициативу
step-partisan-leaves = удалить эту карту из игры и снять все запреты
step-outrage-of-rolled-planet = все налагают запрет типа выпавшей планеты
step-spy = обменяться с соперником старшими картами действий
step-consolidate-power = продвинуть маркер миссии за выигранные замыслы
step-bargain = дать сопернику присвоить карту, затем оказать влияние и присвоить
step-tax-from-outlaw = вы можете взять налог из ресурсов отступника
step-empire-falls = при выпавшей стреле все регенты становятся отступниками
step-discard-guilds = { $rivals ->
    [yes] каждый соперник
   *[no] каждый
} оставляет не больше карт гильдий, чем агентов в запасе
step-discard-stored = владелец сбрасывает все ресурсы с этой карты
step-gain-onto = можно получить ресурсы на эту карту: { $n }
