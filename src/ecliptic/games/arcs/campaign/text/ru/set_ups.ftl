# Verbs of set-up and Resolution cards that concern pieces and resources.

step-provoke-outrage = наложить запрет ({ $resources })
step-return-boxed = вернуть жетоны с клеток замыслов ({ $resources })
step-on-top-of-deck = положить карты на верх колоды двора
step-replenish = размещать корабли где угодно, пока на поле не будет { $n }
step-scrap-ships = удалить из игры свои корабли ({ $n })
step-scrap-this = удалить эту карту из игры
prompt-ask-replenish = В какую систему поместить корабль?
wait-ask-replenish = { $who } размещает корабли.
prompt-ask-scrap-ships = Из какой системы удалить корабль? «Нет» — удалить корабль из запаса.
wait-ask-scrap-ships = { $who } удаляет корабли из игры.
