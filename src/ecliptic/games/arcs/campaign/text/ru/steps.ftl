# What the steps of effects do: clauses without capital and full stop.

step-add-imperial-ships = добавьте имперские корабли
step-move-fleet = переместите флот
step-raid-free-states = совершите налёт на свободные государства
step-round-procedure = разыграйте Совет или событие
step-score-grand-ambitions = подсчитайте великие замыслы
step-end-of-chapter = завершите главу
step-tuck-council = положите Совет под сыгранную карту
step-guild-envoys-depart = спрячьте все карты гильдий двора без агентов
step-govern = Первый регент проводит или меняет политику
step-steal-or-take-trust = украдите 1 карту гильдии или 1 ресурс, в том числе из имперского фонда
step-marker-returns = верните объявленный маркер наибольшей ценности
step-bury-secured = спрячьте эту карту
step-bury-from-court = спрячьте эту карту двора
step-council-in-session = переверните Совет на сторону «на заседании»
step-agents-to-council = переместите всех агентов с этой карты на Совет
step-return-agents = верните агентов с этой карты
step-move-own-agents = можете переместить своих агентов с этой карты
step-leader-frees-city = игрок с наибольшей властью освобождает город
step-free-city = можете заменить подвластный город свободным
step-blight-spreads = заражение распространяется
step-destroy-blight = { $must ->
    [yes] уничтожьте
   *[no] можете уничтожить
} повреждённое заражение в регионе
step-gain-cards = получите карты своей судьбы
step-add-to-deck = добавьте карты в колоду двора
step-shuffle-into-deck = замешайте карты в колоду двора
step-put-aside = отложите памятки
step-into-booklet = положите карты в буклет
step-scrap-cards = удалите карты из игры
step-take-first-regent = возьмите жетон Первого регента
step-take-tokens = возьмите жетоны
step-scrap-tokens = удалите жетоны из игры
step-prove-yourself = продвиньте миссию
step-show-might = продвиньте миссию за трофеи
step-use-foundries = замените свои корабли у своих космопортов имперскими
step-place-imperial = разместите имперские корабли ({ $n }) в подвластной системе
step-defect = имперские корабли выпавшего региона переходят к отступнику
step-defect-in-cluster = имперские корабли региона могут перейти к отступнику
step-bury-or-discard = спрячьте или сбросьте эту карту
step-discard-from-court = сбросьте эту карту двора
step-sow-division = продвиньте миссию за инициативу
step-appeal-to-supporters = продвиньте миссию за сторонников
step-seize-by-outrage = вызовите новый запрет, чтобы перехватить инициативу
step-partisan-leaves = удалите эту карту из игры и снимите все запреты
step-outrage-of-rolled-planet = все вызывают запрет выпавшей планеты
step-spy = обменяйтесь с соперником старшими картами действий
step-consolidate-power = продвиньте миссию за выигранные замыслы
step-bargain = дайте сопернику присвоить карту, затем окажите влияние и присвойте
step-tax-from-outlaw = можете взять налог из ресурсов отступника
step-empire-falls = при выпавшей стреле все регенты становятся отступниками
step-discard-guilds = { $rivals ->
    [yes] каждый соперник
   *[no] каждый
} оставляет не больше карт гильдий, чем агентов в запасе
step-discard-stored = владелец сбрасывает все ресурсы с этой карты
step-gain-onto = можно получить ресурсы на эту карту: { $n }
