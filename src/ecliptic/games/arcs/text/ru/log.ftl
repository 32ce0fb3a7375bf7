# What happened. Names of people stay in the nominative.

log-chapter = Начинается глава { $n }: у всех новая рука.
log-lead = { $who_you ->
    [yes] Ваша главная карта
   *[no] { $who } начинает, главная карта
} — { $card }.
log-surpass = { $who_you ->
    [yes] Вы превосходите
   *[no] { $who } превосходит
}: { $card }.
log-event = { $who_you ->
    [yes] Вы разыгрываете
   *[no] { $who } разыгрывает
} карту: { $card }.
log-pivot = { $who_you ->
    [yes] Вы меняете
   *[no] { $who } меняет
} масть: { $card }.
log-copy = { $who_you ->
    [yes] Вы копируете
   *[no] { $who } копирует
} картой лицевой стороной вниз: { $card }.
log-copy-hidden = { $who_you ->
    [yes] Вы копируете
   *[no] { $who } копирует
} картой лицевой стороной вниз.
log-seize = { $who_you ->
    [yes] Вы разыгрываете
   *[no] { $who } разыгрывает
} карту лицевой стороной вниз, чтобы перехватить инициативу: { $card }.
log-seize-hidden = { $who_you ->
    [yes] Вы разыгрываете
   *[no] { $who } разыгрывает
} карту лицевой стороной вниз, чтобы перехватить инициативу.
log-seized = { $who_you ->
    [yes] Вы перехватываете
   *[no] { $who } перехватывает
} инициативу.
log-declared = { $who_you ->
    [yes] Вы объявляете
   *[no] { $who } объявляет
} замысел «{ $ambition }» ({ $first }/{ $second }).
log-resource-gained = { $who_you ->
    [yes] Вы получаете
   *[no] { $who } получает
}: { amount-resource }.
log-resource-dropped = { $who_you ->
    [yes] Места нет, вы сбрасываете
   *[no] Места нет, { $who } сбрасывает
}: { amount-resource }.
log-resource-spent = { $who_you ->
    [yes] Вы тратите
   *[no] { $who } тратит
}: { amount-resource }.
log-resource-discarded = { $who_you ->
    [yes] Вы сбрасываете
   *[no] { $who } сбрасывает
}: { amount-resource }.
log-stolen = { $who_you ->
    [yes] Вы крадёте
   *[no] { $who } крадёт
} { $whom_you ->
    [yes] у вас
   *[no] у игрока { $whom }
}: { $resource }.
log-card-influenced = { $who_you ->
    [yes] Вы оказываете
   *[no] { $who } оказывает
} влияние: «{ $card }».
log-card-secured = { $who_you ->
    [yes] Вы присваиваете
   *[no] { $who } присваивает
} карту «{ $card }».
log-card-ransacked = { $who_you ->
    [yes] Вы разграбляете двор и берёте
   *[no] { $who } разграбляет двор и берёт
} карту «{ $card }».
log-card-discarded = { $who_you ->
    [yes] Вы сбрасываете
   *[no] { $who } сбрасывает
} карту «{ $card }».
log-card-used = { $who_you ->
    [yes] Вы используете
   *[no] { $who } использует
} карту «{ $card }».
log-card-laid-out = Новая карта двора: «{ $card }».
log-placed = { $who_you ->
    [yes] Вы помещаете
    [free] Свободные государства помещают
   *[no] { CAPITAL($who) } помещает
} на поле { $damaged ->
    [yes] { $piece ->
        [city] повреждённый город
        [starport] повреждённый космопорт
       *[ship] { $n } { $n ->
            [one] повреждённый корабль
            [few] повреждённых корабля
           *[many] повреждённых кораблей
        }
    }
   *[no] { $piece ->
        [city] город
        [starport] космопорт
       *[ship] { amount-ship }
    }
} ({ $system }).
log-moved = { $who_you ->
    [yes] Вы перемещаете
   *[no] { CAPITAL($who) } перемещает
} { amount-ship } ({ $from } → { $to }).
log-destroyed = { $piece ->
    [city] Разрушен { $whose_you ->
        [yes] ваш город
        [free] свободный город
       *[no] город игрока { $whose }
    }
    [starport] Разрушен { $whose_you ->
        [yes] ваш космопорт
        [free] свободный космопорт
       *[no] космопорт игрока { $whose }
    }
    [agent] Потерян { $whose_you ->
        [yes] ваш агент
       *[no] агент игрока { $whose }
    }
   *[ship] { $whose_you ->
        [yes] Разрушен ваш корабль
        [empire] Разрушен имперский корабль
        [blight] Уничтожено заражение
       *[no] Разрушен корабль игрока { $whose }
    }
} ({ $system }).
log-taxed = { $who_you ->
    [yes] Вы собираете
   *[no] { $who } собирает
} налоги с города ({ $system }).
log-taxed-empty = { $who_you ->
    [yes] Вы собираете
   *[no] { $who } собирает
} налоги с пустой ячейки строительства ({ $system }).
log-shaped = { $who_you ->
    [yes] Вы меняете
   *[no] { $who } меняет
} тип планеты, новый тип: { $resource } ({ $system }).
log-repaired = { $who_you ->
    [yes] Вы совершаете
   *[no] { $who } совершает
} починку ({ $system }).
log-reappeared = { $who_you ->
    [yes] У вас
   *[no] У игрока { $who }
} на поле не осталось ни кораблей, ни космопортов: прибывают новые корабли ({ $system }).
log-battle = { $who_you ->
    [yes] Вы атакуете
   *[no] { $who } атакует
} { $whom_you ->
    [yes] вас
    [empire] Империю
    [blight] заражение
    [free] свободные государства
   *[no] игрока { $whom }
} ({ $system }).
log-rolled = { $who_you ->
    [yes] Вы бросаете
   *[no] { $who } бросает
} кубики{ part-nothing-rolled }{ part-self-hits }{ part-intercepts }{ part-ship-hits }{ part-building-hits }{ part-keys }.
log-hits-forced = { $n ->
    [one] { $n } удар назначается
    [few] { $n } удара назначаются
   *[many] { $n } ударов назначаются
} автоматически: выбирать не из чего.
log-outrage = { $who_you ->
    [yes] Вы налагаете
   *[no] { $who } налагает
} запрет: { $resource }.
log-scored = Замысел «{ $ambition }»: { $who_you ->
    [yes] вы получаете
   *[no] { $who } получает
} { amount-power } за { $place ->
    [1] первое
   *[other] второе
} место.
log-captured = { $who_you ->
    [yes] Вы захватываете
   *[no] { $who } захватывает
} { $whom_you ->
    [yes] у вас
   *[no] у игрока { $whom }
} { amount-agent }.
log-captive-executed = { $who_you ->
    [yes] Вы перемещаете
   *[no] { $who } перемещает
} пленника в трофеи: { part-boxed }.
log-captive-returned = { $who_you ->
    [yes] Вы возвращаете
   *[no] { $who } возвращает
} пленника: { part-boxed }.
log-trophy-returned = { $who_you ->
    [yes] Вы возвращаете
   *[no] { $who } возвращает
} трофей: { part-boxed }.
part-boxed = { $piece ->
    [city] { $whose_you ->
        [yes] ваш город
        [free] свободный город
       *[no] город игрока { $whose }
    }
    [starport] { $whose_you ->
        [yes] ваш космопорт
        [free] свободный космопорт
       *[no] космопорт игрока { $whose }
    }
    [agent] { $whose_you ->
        [yes] ваш агент
       *[no] агент игрока { $whose }
    }
    [resource] { $whose }
   *[ship] { $whose_you ->
        [yes] ваш корабль
        [empire] имперский корабль
        [blight] заражение
       *[no] корабль игрока { $whose }
    }
}
log-won = { $who_you ->
    [yes] Вы победили.
   *[no] Игра окончена. Побеждает { $who }.
}
log-passed = { $who_you ->
    [yes] Вы передаёте
   *[no] { $who } передаёт
} инициативу.
log-all-passed = Все передали инициативу: оставшиеся карты действий сброшены.
log-initiative = { $who_you ->
    [yes] Вы превзошли с наибольшим номером и получаете
   *[no] { $who } превосходит с наибольшим номером и получает
} инициативу.
log-redrawn = { $who_you ->
    [yes] Вы сбрасываете руку и берёте
   *[no] { $who } сбрасывает руку и берёт
} новую.
log-card-stolen = { $who_you ->
    [yes] Вы крадёте
   *[no] { $who } крадёт
} { $whom_you ->
    [yes] у вас
   *[no] у игрока { $whom }
} карту «{ $card }».
log-card-stolen-buried = { $who_you ->
    [yes] Вы крадёте
   *[no] { $who } крадёт
} { $whom_you ->
    [yes] у вас
   *[no] у игрока { $whom }
} карту «{ $card }»; её прячут под колоду двора.
log-card-drafted = { $who_you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} карту «{ $card }».
log-card-union-took = { $who_you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} в руку карту: { $taken } («{ $card }»).
part-nothing-rolled = { $self ->
    [0] { $intercepts ->
        [0] { $ships ->
            [0] { $buildings ->
                [0] { $keys ->
                    [0] {" "}· ничего
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
part-self-hits = { $self ->
    [0] {""}
    [one] {" "}· { $self } удар по себе
    [few] {" "}· { $self } удара по себе
   *[many] {" "}· { $self } ударов по себе
}
part-intercepts = { $intercepts ->
    [0] {""}
    [one] {" "}· { $intercepts } символ обороны
    [few] {" "}· { $intercepts } символа обороны
   *[many] {" "}· { $intercepts } символов обороны
}
part-ship-hits = { $ships ->
    [0] {""}
    [one] {" "}· { $ships } удар по кораблю
    [few] {" "}· { $ships } удара по кораблям
   *[many] {" "}· { $ships } ударов по кораблям
}
part-building-hits = { $buildings ->
    [0] {""}
    [one] {" "}· { $buildings } удар по зданию
    [few] {" "}· { $buildings } удара по зданиям
   *[many] {" "}· { $buildings } ударов по зданиям
}
part-keys = { $keys ->
    [0] {""}
    [one] {" "}· { $keys } ключ
    [few] {" "}· { $keys } ключа
   *[many] {" "}· { $keys } ключей
}
log-card-traded = { $who_you ->
    [yes] Вы обмениваетесь
   *[no] { $who } обменивается
} ресурсами { $whom_you ->
    [yes] с вами
   *[no] с игроком { $whom }
} («{ $card }»).
log-hand-seen = { $who_you ->
    [yes] Вы смотрите
   *[no] { $who } смотрит
} { $whom_you ->
    [yes] вашу руку
   *[no] руку игрока { $whom }
}.
log-cards-swapped = { $who_you ->
    [yes] Вы обмениваетесь
   *[no] { $who } обменивается
} картой { $whom_you ->
    [yes] с вами
   *[no] с игроком { $whom }
}.
log-city-returned = { $who_you ->
    [yes] Вы возвращаете
   *[no] { $who } возвращает
} город владельцу ({ $system }).
log-drew = { $who_you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} карту из стопки сброса действий: { $card }.
log-drew-hidden = { $who_you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} карту из стопки сброса действий.
log-card-drawn = { $who_you ->
    [yes] Вы берёте из колоды двора и присваиваете
   *[no] { $who } берёт из колоды двора и присваивает
} карту «{ $card }».
log-card-given = { $who_you ->
    [yes] Вы отдаёте
   *[no] { $who } отдаёт
} { $whom_you ->
    [yes] вам
   *[no] игроку { $whom }
} карту «{ $card }».
