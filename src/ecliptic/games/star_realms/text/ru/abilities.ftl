# The text box of the cards. A step is a clause without capital and full stop, so that it can stand alone, after a
# condition or among options.
# A message part-* is a piece of others in this language only.

label-ally = Союз ({ $faction })
label-scrap = Утиль

## Gains

gain = получите { $amounts }
gain-trade = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} торговли
gain-combat = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} боя
gain-authority = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} влияния

## Steps
## how: may = one or none, up-to = none to most, exactly = most, from = least to most

# Counted cards as an object: "взять карту, 2 карты, 5 карт".
part-cards-of-n = { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
part-cards-of-most = { $most ->
    [1] карту
    [one] { $most } карту
    [few] { $most } карты
   *[many] { $most } карт
}
# After "до": genitive.
part-cards-up-to-most = { $most } { $most ->
    [one] карты
   *[many] карт
}
step-draw = возьмите { part-cards-of-n }
step-opponent-discard = выбранный противник сбрасывает { part-cards-of-n }
step-scrap-own = { $how ->
    [may] вы можете отправить в утиль карту { part-own-zones }
    [up-to] отправьте в утиль до { part-cards-up-to-most } { part-own-zones }
    [from] отправьте в утиль от { $least } до { part-cards-up-to-most } { part-own-zones }
   *[exactly] отправьте в утиль { part-cards-of-most } { part-own-zones }
}
part-own-zones = { $zones ->
    [hand] с руки
    [discard] из стопки сброса
   *[both] с руки { $most ->
        [1] или
       *[other] и/или
    } из стопки сброса
}
step-scrap-row = { $how ->
    [may] вы можете отправить в утиль карту из торгового ряда
    [up-to] отправьте в утиль до { part-cards-up-to-most } из торгового ряда
    [from] отправьте в утиль от { $least } до { part-cards-up-to-most } из торгового ряда
   *[exactly] отправьте в утиль { part-cards-of-most } из торгового ряда
}
step-destroy-base = { $how ->
    [may] вы можете уничтожить выбранную базу
   *[exactly] уничтожьте выбранную базу
}
step-discard-own = { $how ->
    [may] вы можете сбросить карту
    [up-to] сбросьте до { part-cards-up-to-most }
    [from] сбросьте от { $least } до { part-cards-up-to-most }
   *[exactly] сбросьте { part-cards-of-most }
}
step-acquire-free = бесплатно купите { $cost ->
    [any] { part-acquired-any }
   *[other] { part-acquired } стоимостью { $cost } или меньше
}{ $to ->
    [hand] {" "}и возьмите { part-acquired-it } на руку
    [deck-top] {" "}и положите { part-acquired-it } на верх личной колоды
   *[normal] {""}
}
part-acquired = { $types ->
    [ship] корабль
    [base] базу
   *[both] карту
}
part-acquired-any = { $types ->
    [ship] любой корабль
    [base] любую базу
   *[both] любую карту
}
part-acquired-it = { $types ->
    [ship] его
   *[other] её
}
step-next-acquire-to = { $how ->
    [may] вы можете { $to ->
        [hand] взять
       *[other] положить
    }
   *[exactly] { $to ->
        [hand] возьмите
       *[other] положите
    }
} { $types ->
    [ship] следующий купленный в этом ходу корабль
    [base] следующую купленную в этом ходу базу
   *[both] следующий купленный в этом ходу корабль или базу
} { $to ->
    [hand] на руку
    [deck-top] на верх личной колоды
   *[normal] в стопку сброса
}
step-copy-base = до конца хода эта база становится копией любой другой базы в игре и относится к её фракции в дополнение к своей
step-copy-ship = этот корабль становится копией другого корабля, разыгранного вами в этом ходу, и относится к его фракции в дополнение к своей
step-combat-per = получите { gain-combat } { $per }
step-draw-per = { step-draw } { $per }

## Counts

per-own-cards-scrapped-from-hand-or-discard-this-turn = за каждую карту, отправленную вами в утиль с руки или из стопки сброса в этом ходу
per-blob-cards-played-this-turn = за каждую карту Слизней, разыгранную вами в этом ходу

## Sentences around steps

sentence = { CAPITAL($clause) }.
for-each-picked = { $first }{ $most ->
    [1] ; если вы это сделали,
   *[other] , затем за каждую из них
} { $then }
if-own-bases-in-play-at-least = если у вас в игре { $n ->
    [1] есть база
    [one] { $n } база или больше
    [few] { $n } базы или больше
   *[many] { $n } баз или больше
}, { $then }
if-any-opponent-has-base = если у кого-то из противников есть база в игре, { $then }
when-you-play-ship = каждый раз, когда вы разыгрываете корабль{ $faction ->
    [blob] {" "}Слизней
    [trade-federation] {" "}Торговой федерации
    [star-empire] {" "}Звёздной империи
    [machine-cult] {" "}Технокульта
   *[any] {""}
}, { $then }
ally-for-all = эта карта считается союзником для всех фракций
on-acquire = когда вы покупаете эту карту, вы можете взять её на руку, если в этом ходу вы разыграли карту { $faction ->
    [blob] Слизней
    [trade-federation] Торговой федерации
    [star-empire] Звёздной империи
   *[machine-cult] Технокульта
}
