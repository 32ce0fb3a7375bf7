# What the seat that decides reads, and what the others see it deciding.

prompt-opening = Ваш ход: { $pips } { $pips ->
    [one] действие
    [few] действия
   *[many] действий
}. Сначала замысел и перехват инициативы, затем пролог.
prompt-prelude = Пролог: тратьте ресурсы и используйте карты или переходите к действиям, всего их { $pips }.
prompt-pips = { $pips ->
    [0] Действий больше нет.
   *[other] Совершите действие, осталось: { $pips }.
}
prompt-choose-type = Выберите, ресурс какого типа вы получите.
prompt-pay = Выберите, какой ресурс потратить (тип: { $resource }).
prompt-take-action = Совершите одно действие: { $actions }.
prompt-move-ships = Выберите корабли для перемещения ({ $from } → { $to }).
prompt-catapult = Гиперпрыжок ({ $system }), кораблей: { $n }. Выберите следующую систему или остановитесь.
prompt-aftermath = Разрушено несколько городов: выберите, с какого начать.
prompt-ransack = Разграбьте двор: выберите карту с агентом игрока { $whom }.
prompt-discard-excess = Не хватает места для ресурсов: { $n }. Выберите, что сбросить.
prompt-arrange = Вы можете переставить свои ресурсы.
prompt-reappear = У вас на поле нет ни кораблей, ни космопортов: выберите врата для { $n } { $n ->
    [one] нового корабля
   *[other] новых кораблей
}.
prompt-stopped = Игра остановлена.
prompt-over = { $winners_you ->
    [yes] Вы победили.
   *[no] Игра окончена. Побеждает { $winners }.
}
prompt-lead = Инициатива у вас: разыграйте главную карту или передайте инициативу.
prompt-follow = Разыграйте карту: превзойдите, копируйте или смените масть.
prompt-mulligan = Вы можете сбросить свою руку и взять новую.
prompt-pick = Выбор карт: возьмите лидера или обычай.
prompt-collect-dice = Сражение { $whom_you ->
    [empire] с Империей
    [blight] с заражением
    [free] со свободными государствами
   *[no] с игроком { $whom }
} ({ $system }): возьмите кубики, не больше { $n }{ $raid ->
    [yes] .
   *[no] ; кубики налёта брать нельзя.
}
prompt-assign-hits = Назначьте удары по { $whose_you ->
    [yes] своим компонентам
    [empire] имперским кораблям
    [blight] заражению
    [free] свободным зданиям
   *[no] компонентам игрока { $whose }
} ({ $system }), осталось: { $n }.
prompt-raid = Налёт на игрока { $whom }: потратьте ключи (осталось { $keys }) или остановитесь.
prompt-rerolls = Вы можете перебросить кубики: выберите свойство или оставьте кубики.
prompt-choose-dice = «{ $card }»: выберите кубики для переброса, ещё до { $n }.
prompt-ask-place-ships = «{ $card }»: выберите систему, куда поместить корабли.
prompt-ask-ship-at-each-gate = «{ $card }»: кораблей не хватает на все врата, выберите следующие.
prompt-ask-fill = «{ $card }»: возьмите ещё один ресурс или остановитесь, пустых ячеек: { $n }.
prompt-ask-steal-one = «{ $card }»: выберите, у кого украсть.
prompt-ask-steal-any = «{ $card }»: выберите, что украсть.
prompt-ask-place-union = «{ $card }»: выберите карту действия, которую возьмёте.
prompt-ask-pressgang = «{ $card }»: { $n ->
    [1] выберите тип ресурса, который получите.
   *[other] выберите, чьего агента вернуть.
}
prompt-ask-execute = «{ $card }»: выберите, чей пленный агент станет трофеем.
prompt-ask-abduct = «{ $card }»: выберите карту двора, с которой захватите всех агентов соперников.
prompt-ask-trade = «{ $card }»: { $n ->
    [0] выберите, что и у кого взять.
   *[other] выберите, что отдать.
}
prompt-ask-discard-one = «{ $card }»: выберите ресурс, который сбросите.
prompt-ask-look-at-hand = «{ $card }»: { $n ->
    [0] выберите, чью руку посмотреть.
   *[other] вы можете обменять карту.
}
prompt-ask-discard-hand-cards = «{ $card }»: выберите карты действий, которые сбросите; взамен вы возьмёте на одну больше.
prompt-ask-uprising = «{ $card }»: { $n ->
    [0] выберите регион для своих кораблей.
   *[other] выберите следующую систему для корабля.
}
prompt-ask-declare-any = «{ $card }»: вы можете объявить замысел.
prompt-ask-outrage-spreads = «{ $card }»: выберите, запрет какого типа наложат все, или откажитесь.
prompt-ask-song-of-freedom = «{ $card }»: { $n ->
    [0] вы можете вернуть владельцу город, которым правите.
   *[other] перехватить инициативу?
}
prompt-ask-advance = «{ $card }»: { $n ->
    [0] совершите перемещение перед сражением.
   *[other] выберите сражение: оно обязательно.
}
prompt-ask-annex = «{ $card }»: выберите здание, которое замените своим.
prompt-ask-bold = «{ $card }»: окажите влияние на ещё одну карту двора или остановитесь.
prompt-ask-captive-for-secure = «{ $card }»: { $n ->
    [0] выберите пленника, которого вернёте.
   *[other] выберите карту, которую присвоите.
}
prompt-ask-entertain = «{ $card }»: { $n ->
    [0] окажите влияние перед присвоением.
   *[other] выберите карту, которую присвоите: это обязательно.
}
prompt-ask-fire-rifles = «{ $card }»: { $n ->
    [0] выберите, по кому стрелять.
   *[other] выберите, сколько кубиков бросить.
}
prompt-ask-gain-any = «{ $card }»: вы можете получить ресурс, выберите его тип.
prompt-ask-generous = «{ $card }»: выберите карту гильдии, которую отдадите.
prompt-ask-guide = «{ $card }»: { $n ->
    [0] выберите, откуда и куда переместить корабли.
   *[other] { $whose_you ->
        [yes] выберите, сколько своих кораблей переместить.
        [empire] выберите, сколько имперских кораблей переместить.
       *[no] выберите, сколько кораблей игрока { $whose } переместить.
    }
}
prompt-ask-keep-lore = «{ $card }»: выберите обычай, который оставите, выбрано { $n } из 2.
prompt-ask-martyr = «{ $card }»: { $n ->
    [0] выберите систему, где разрушите свой корабль.
   *[other] вы можете разрушить там чужой корабль.
}
prompt-ask-mythic = «{ $card }»: вы можете изменить тип этой планеты, выберите ресурс, который на неё поместите.
prompt-ask-nurture = «{ $card }»: выберите город, с которого соберёте налоги.
prompt-ask-prune = «{ $card }»: выберите здание, которое замените.
prompt-ask-reinforce = «{ $card }»: вас атакуют, вы можете переместить неповреждённые корабли из соседних систем в систему сражения.
prompt-ask-ruthless = «{ $card }»: нанести удар этому зданию, чтобы использовать его ещё раз?
prompt-ask-move-after-battle = «{ $card }»: вы можете совершить одно перемещение после сражения.
prompt-ask-sprint = «{ $card }»: вы можете ещё раз переместить корабли, которые только что переместились.
prompt-ask-summon = «{ $card }»: выберите город, у которого построите корабль.
prompt-ask-trophy-for-influence = «{ $card }»: { $n ->
    [0] выберите трофей, который вернёте.
   *[other] выберите карту, на которую окажете влияние.
}
prompt-ask-tycoons-ambition = «{ $card }»: выберите, какой замысел объявить.
prompt-ask-tycoons-charm = «{ $card }»: { $n ->
    [0] выберите ресурс, который сбросите.
   *[other] выберите тип ресурса, который получите.
}
prompt-ask-beloved = «{ $card }»: вы можете один раз оказать влияние.
prompt-ask-influence-once = «{ $card }»: вы можете один раз оказать влияние.
prompt-choose-effect = { $left ->
    [1] Выберите одно.
    [few] Выберите одно, всего { $left } раза.
   *[many] Выберите одно, всего { $left } раз.
}
prompt-any-order = Выберите, что применить первым.
prompt-choose-reaction = Несколько карт срабатывают одновременно: выберите следующую.

## Waiting

wait-opening = { $who } начинает ход.
wait-prelude = У игрока { $who } пролог.
wait-pips = { $who } совершает действия.
wait-choose-type = { $who } выбирает тип ресурса.
wait-pay = { $who } выбирает, какой ресурс потратить.
wait-take-action = { $who } совершает действие.
wait-move-ships = { $who } перемещает корабли.
wait-catapult = { $who } совершает гиперпрыжок.
wait-aftermath = { $who } решает, с какого разрушенного города начать.
wait-ransack = { $who } разграбляет двор.
wait-discard-excess = { $who } сбрасывает ресурсы.
wait-arrange = { $who } переставляет ресурсы.
wait-reappear = { $who } выбирает врата для новых кораблей.
wait-lead = { $who } выбирает главную карту.
wait-follow = { $who } разыгрывает карту.
wait-mulligan = { $who } решает, заменить ли руку.
wait-pick = { $who } берёт лидера или обычай.
wait-collect-dice = { $who } берёт кубики.
wait-assign-hits = { $who } назначает удары.
wait-raid = { $who } совершает налёт.
wait-first-player = Определяется первый игрок.
wait-choose-map = Выбирается карта подготовки.
wait-lay-out-court = Выкладывается двор.
wait-lay-out = Выкладываются лидеры и обычаи.
wait-deal = Раздаются карты действий.
wait-put-back = Перемешивается прежняя рука.
wait-shuffle-court = Перемешивается колода двора.
wait-roll-dice = Бросаются кубики.
wait-rerolls = { $who } решает, перебрасывать ли кубики.
wait-choose-dice = { $who } выбирает кубики для переброса.
wait-ask-place-ships = { $who } выбирает, куда поместить корабли.
wait-ask-ship-at-each-gate = { $who } выбирает врата для кораблей.
wait-ask-fill = { $who } заполняет пустые ячейки ресурсов.
wait-ask-steal-one = { $who } выбирает, у кого украсть.
wait-ask-steal-any = { $who } выбирает, что украсть.
wait-ask-place-union = { $who } выбирает карту действия для союза.
wait-ask-pressgang = { $who } возвращает пленников за ресурсы.
wait-ask-execute = { $who } выбирает, какие пленники станут трофеями.
wait-ask-abduct = { $who } выбирает карту двора, чтобы захватить агентов.
wait-ask-trade = { $who } обменивает ресурсы.
wait-ask-discard-one = { $who } выбирает, какой ресурс сбросить.
wait-ask-look-at-hand = { $who } смотрит чужую руку.
wait-ask-discard-hand-cards = { $who } выбирает, какие карты действий сбросить.
wait-ask-uprising = { $who } выбирает регион для кораблей.
wait-ask-declare-any = { $who } может объявить замысел.
wait-ask-outrage-spreads = { $who } решает, какой запрет наложат все.
wait-ask-song-of-freedom = { $who } решает, вернуть ли город.
wait-return-cards = Перемешиваются сброшенные карты действий.
wait-draw-from-pile = Перемешиваются стопки сброса.
wait-ask-advance = { $who } совершает перемещение перед сражением.
wait-ask-annex = { $who } выбирает здание для аннексии.
wait-ask-bold = { $who } оказывает влияние на карты двора.
wait-ask-captive-for-secure = { $who } возвращает пленника, чтобы присвоить карту.
wait-ask-entertain = { $who } оказывает влияние перед присвоением.
wait-ask-fire-rifles = { $who } даёт залп из пушек.
wait-ask-gain-any = { $who } может получить ресурс.
wait-ask-generous = { $who } выбирает, какую карту гильдии отдать.
wait-ask-guide = { $who } наводит корабли силовыми лучами.
wait-ask-keep-lore = { $who } выбирает, какие обычаи оставить.
wait-ask-martyr = { $who } жертвует кораблём.
wait-ask-mythic = { $who } может изменить тип планеты.
wait-ask-nurture = { $who } выбирает город для сбора налогов.
wait-ask-prune = { $who } выбирает, какое здание заменить.
wait-ask-reinforce = { $who } может переместить корабли в систему сражения.
wait-ask-ruthless = { $who } решает, ударить ли по зданию, чтобы использовать его ещё раз.
wait-ask-move-after-battle = { $who } может совершить перемещение после сражения.
wait-ask-sprint = { $who } может ещё раз переместить корабли.
wait-ask-summon = { $who } выбирает город, у которого построить корабль.
wait-ask-trophy-for-influence = { $who } возвращает трофей, чтобы оказать влияние.
wait-ask-tycoons-ambition = { $who } выбирает, какой замысел объявить.
wait-ask-tycoons-charm = { $who } меняет материал или топливо.
wait-draw-lore = Берутся обычаи.
wait-ask-beloved = { $who } может один раз оказать влияние.
wait-ask-influence-once = { $who } может один раз оказать влияние.
wait-choose-effect = { $who } выбирает эффект.
wait-any-order = { $who } выбирает, что применить первым.
wait-choose-reaction = { $who } выбирает, какая карта сработает следующей.
prompt-choose-secured = Какой эффект «Во время присвоения» разыграть первым?
wait-choose-secured = { $who } выбирает порядок эффектов «Во время присвоения».
