# Texts of the terminal view.

group-play = Разыграть
group-use = Применить
group-ally = Союз
group-scrap = Утиль
group-buy = Купить
group-attack = Атаковать
group-choose = Выбрать
group-team = Команда
group-end = Конец
unused-cards = { $n ->
    [1] разыграть карту
    [one] разыграть { $n } карту
    [few] разыграть { $n } карты
   *[many] разыграть { $n } карт
}
unused-abilities = { $n ->
    [1] применить свойство
    [one] применить { $n } свойство
    [few] применить { $n } свойства
   *[many] применить { $n } свойств
}
unused-combat = { $n ->
    [one] атаковать на { $n } очко боя
    [few] атаковать на { $n } очка боя
   *[many] атаковать на { $n } очков боя
}
unused-trade = { $n ->
    [one] купить карты на { $n } очко торговли
    [few] купить карты на { $n } очка торговли
   *[many] купить карты на { $n } очков торговли
}
reconstructed = Значения этой карты восстановлены; пакет содержимого может их исправить.
team-yours = ваша команда
open-hand = рука: { $cards }
known = известно: { $cards }
top = сверху: { $cards }
used = применено
copy-of = копия: { $card }
damaged = урон { $n }
short-ally = Союз
short-scrap = Утиль
short-hand = рука
short-deck = колода
short-discard = сброс
plays = { $who_you ->
    [yes] Вы разыгрываете
   *[no] { $who } разыгрывает
}: { $cards }
