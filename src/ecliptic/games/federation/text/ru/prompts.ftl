# What the seat that decides reads, and what the others see it deciding.

prompt-starting-planet = Выберите начальный жетон.
prompt-main = Раунд { $round }, ваш ход. Выложите жетон посла, осталось: { $left }.
prompt-optional = Вы можете выполнить особую миссию или закончить ход.
prompt-ambassador = { $space }: выберите жетон посла и его сторону.
prompt-alteration = { $space }: вы используете жетон преображения?
prompt-die = { $space }: вы добавите кубик помощника ({ $n } { $n ->
    [one] голос
    [few] голоса
   *[many] голосов
})?
prompt-overflow = Ваш резерв вмещает { $most } { $most ->
    [one] кристалл
    [few] кристалла
   *[many] кристаллов
}. Верните лишние: { $left }.
prompt-pay = Вы заплатите { $resource } или океаний вместо него?
prompt-any-order = Выберите, что применить первым.
prompt-choose-effect = { $left ->
    [1] Выберите одно.
   *[other] Выберите, всего раз: { $left }.
}
prompt-medal = Выберите орден почёта.
prompt-deep-space = Вы достигли наивысшей степени: выберите жетон дальнего космоса.
prompt-project = { $left ->
    [1] Выберите крупный проект.
   *[other] Выберите крупный проект, всего раз: { $left }.
}
prompt-move-on = Ваш шахтёр движется дальше, осталось клеток: { $left }.
prompt-dead-asteroid = Выберите мёртвый астероид.
prompt-token = Выберите жетон преображения.
prompt-look = Только вы видите эти жетоны силой { $strength }: выберите один.
prompt-after-action = { $planet }: используете ещё одного специалиста?
prompt-planet = Выберите планету для действия.
prompt-neo = Нео: переместите шахтёра.
prompt-six-moon = Шестилуние: переместите мага или возьмите жетон.
prompt-atalum = Атал: выберите специалиста.
prompt-arratooine = Арратуин: выберите лавку.
prompt-e81216 = E81216: выберите, что построить.
prompt-refresh = Выберите использованного специалиста уровня { $level }, которого перевернёте.
prompt-copy = Выберите специалиста не выше уровня { $level }, которого скопируете.
prompt-disc = Выберите лавку для диска торговли, уровень { $level }.
prompt-discount = { $left ->
    [1] Выберите кристалл, который сэкономите.
   *[other] Выберите кристалл, который сэкономите, всего: { $left }.
}
prompt-build-free = Выберите, что построить бесплатно.
prompt-income = { $left ->
    [1] Выберите производство, доход которого получите.
   *[other] Выберите производство, доход которого получите, всего: { $left }.
}
prompt-transmute = Вы можете превратить ресурс в следующий по ценности.
prompt-transport = Переместите шахтёра или мага без награды.
prompt-espionage = Выберите действие, которое скопируете.
prompt-unlock = { $left ->
    [1] Выберите особую миссию, к которой получите доступ.
   *[other] Выберите особую миссию, к которой получите доступ, всего: { $left }.
}
prompt-upkeep = Заплатите за уровень аккредитации { $level } или опуститесь ниже.
prompt-law = В крыльях поровну голосов: выберите, какой закон принять.
prompt-setting-up = Идёт подготовка к игре.
prompt-over = { $winners_you ->
    [yes] { $winners_count ->
        [one] Вы победили.
       *[other] Вы делите победу. Побеждают { $winners }.
    }
   *[no] { $winners_count ->
        [one] Игра окончена. Побеждает { $winners }.
       *[other] Игра окончена. Побеждают { $winners }.
    }
}

## Waiting

wait-starting-planet = { $who } выбирает начальный жетон.
wait-main = Ходит { $who }.
wait-optional = { $who } решает, выполнять ли особую миссию.
wait-ambassador = { $who } выбирает жетон посла.
wait-alteration = { $who } решает, использовать ли жетон преображения.
wait-die = { $who } решает, добавить ли кубик помощника.
wait-overflow = { $who } возвращает кристаллы.
wait-pay = { $who } решает, чем заплатить.
wait-any-order = { $who } выбирает, что применить первым.
wait-choose-effect = { $who } выбирает эффект.
wait-medal = { $who } выбирает орден почёта.
wait-deep-space = { $who } выбирает жетон дальнего космоса.
wait-project = { $who } выбирает крупный проект.
wait-move-on = { $who } ведёт шахтёра дальше.
wait-dead-asteroid = { $who } выбирает мёртвый астероид.
wait-token = { $who } выбирает жетон преображения.
wait-look = { $who } смотрит жетоны преображения.
wait-after-action = { $who } решает, использовать ли ещё специалиста.
wait-planet = { $who } выбирает планету.
wait-neo = { $who } выполняет действие планеты Нео.
wait-six-moon = { $who } выполняет действие планеты Шестилуние.
wait-atalum = { $who } выполняет действие планеты Атал.
wait-arratooine = { $who } выполняет действие планеты Арратуин.
wait-e81216 = { $who } выполняет действие планеты E81216.
wait-refresh = { $who } выбирает, какого специалиста перевернуть.
wait-copy = { $who } выбирает, какого специалиста скопировать.
wait-disc = { $who } выбирает лавку.
wait-discount = { $who } выбирает, какой кристалл сэкономить.
wait-build-free = { $who } выбирает, что построить.
wait-income = { $who } выбирает производство.
wait-transmute = { $who } решает, превратить ли ресурс.
wait-transport = { $who } перемещает шахтёра или мага.
wait-espionage = { $who } выбирает, какое действие скопировать.
wait-unlock = { $who } выбирает особую миссию.
wait-upkeep = { $who } платит за уровень аккредитации.
wait-law = { $who } выбирает закон.
