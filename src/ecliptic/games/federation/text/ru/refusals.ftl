# Что не так с набором изменений.
problem-pack-section = В наборе изменений неизвестный раздел { $section }. Известны: { $known }.
problem-pack-row = В { $section } нет строки { $row }: есть { $known }.
problem-pack-change = В { $place } нет поля { $field }, которое можно изменить: есть { $known }.
problem-erudite-effect = В { $place } нужен хотя бы один шаг: специалиста без эффекта нельзя применить.
problem-verb-forbidden = В { $place } нельзя использовать глагол { $verb }.
problem-not-true = В { $place } должно быть true.
problem-levels = В { $place } нужны уровни подряд, начиная с 1.
problem-chain = В { $place } нужен порядок по ценности: { $known }.
problem-numbers = В { $place } нужно чисел: { $count }.
problem-rising = В { $place } нужно возрастающих чисел: { $count }.
problem-multipliers = В { $place } нужно чисел: { $count }, начиная с наибольшего.
problem-medal-points = В { $place } нужно чисел: { $count }, начиная с 0 орденов.
problem-track-steps = В { $place } нужны следующие деления шкалы, начиная с { $first }.
problem-grid = В { $place } нужны три этажа по шесть клеток: планеты и SPY в каждом крыле и все помещения.
problem-grid-twice = В { $place } { $action } встречается дважды в { $wing ->
    [left] левом
   *[right] правом
} крыле или среди помещений.
problem-project-columns = В projects нужен проект для каждого столбца, а их { $count }.
problem-neo-influence = { $place } должно вести к клеткам с большим влиянием.
problem-neo-next = { $place } должно вести дальше — с каждой клетки, кроме последней.
problem-slots = В { $place } нужно назвать по одному производству для каждого из мест, а их { $count }.
problem-printed-tiles = В megastructures каждый жетон мегасооружений должен стоять по разу, по два на каждом сооружении.
problem-blocked-spaces = { $place } должно закрывать три разные клетки.
problem-espionage-wing = В { $place } нужно крыло, в котором нет этого помещения.

# Что не так с полями записанной позиции.
problem-player-rows = В players нужно строк по числу мест, { $seats }, а не { $rows }.
problem-site-not-in-play = В { $place } указано { $site }, а этого производства нет в игре.
problem-mission-number = В { $place } нужна миссия от 1 до { $last }, а не { $value }.
problem-production-sites = В production_sites нужно назвать по одной стороне каждого из четырёх жетонов, по порядку мест.
problem-megastructure-tiles = В megastructure_tiles каждый из восьми жетонов должен стоять по разу.
problem-thresholds = В { $place } могут стоять только пороги { $known }.
problem-builders = В { $place } может быть не больше мест, чем { $most }.
problem-law-pair = В { $place } нужны два закона, сначала левый.
problem-beside = Для { $place } нужно назвать и все места Шестилуния этой силы.
problem-asteroid-spaces = В { $place } нужны четыре записи: для каждой клетки жетон или null.
problem-asteroids-up = В { $place } нужны клетки астероидов от 0 до { $last }.
problem-final-places = Когда партия окончена, в places нужно итоговое место каждого игрока, а их { $seats }.

# Чего не бывает в партии; идёт после слов «Недопустимая позиция:».
problem-of-player = место { $seat }: { $why }
problem-doubled = { $id } встречается здесь несколько раз: { $n }.
problem-not-there = не хватает { $id }.
problem-strange = { $id } здесь быть не может.
problem-no-round = идёт раунд без номера или без первого игрока.
problem-turn = номер хода { $turn } слишком велик для оставшихся послов.
problem-no-president = ни у кого нет фишки президента сената.
problem-project = маркер проекта { $project } должен стоять от { $low } до { $high }.
problem-contributions = взносов игроков — { $n }, а общий проект продвинулся на { $advance }.
problem-medals = орденов { $medal } — { $n }, а не { $seats }.
problem-one-law = в раунде только один закон.
problem-laws-alike = оба закона раунда относятся к планете { $planet }.
problem-law-wing = в { $wing ->
    [left] левом
   *[right] правом
} крыле лежит закон другого крыла.
problem-laws-left = в раунде { $round } открыты два закона, а закрытых в каждом крыле — { $n }.
problem-last-laws = законы раунда { $last } открыты в раунде { $round }, и только тогда.
problem-laws-not-shown = законы первого раунда не открыты.
problem-blocks = в раунде { $round } жетонов, закрывающих { $kind ->
    [planet] планеты
   *[room] помещения
}, должно остаться { $n }.
problem-ambassador-twice = { $ambassador } места { $seat } находится сразу в двух местах.
problem-ambassadors = число послов места { $seat } — не { $n }.
problem-no-ambassador = ходит место { $seat }, у которого не осталось послов.
problem-special-ambassador = у места { $seat } нет жетона, который даёт особого посла.
problem-die-place = кубик места { $seat } лежит там, где нет его посла.
problem-neutral-tiles = вчетвером играют без нейтральных жетонов голосов.
problem-storage = в резерве помещается кристаллов — { $crystals }, золотых алмазов — { $gold }.
problem-hangar = в ангар помещается кораблей: { $n }.
problem-ship-stock = у игрока всего кораблей: { $n }.
problem-mission-marker = на миссии есть корабль, но нет маркера.
problem-die = такого кубика не бывает.
problem-robots = у игрока всего роботов: { $n }.
problem-built-twice = одно мегасооружение построено дважды.
problem-erudites-alike = два специалиста одного уровня и одной делегации.
problem-erudite-level-2 = специалист уровня 2 взят без уровня 1.
problem-erudite-level-3 = на уровне 3 у { $delegation } должен быть один специалист.
problem-no-starting-planet = нет стартовой планеты.
problem-token-strength = в { $place } лежит жетон другой силы.
problem-token-place = в { $place } жетонов больше, чем { $n }.
problem-token-beside = рядом с полем среди жетонов силы { $strength } лежит чужой.
problem-asteroids-mixed = перепутаны жетоны астероидов и мёртвых астероидов.
problem-asteroids = жетонов { $kind ->
    [dead] мёртвых астероидов
   *[live] астероидов
} в игре, на Нео и у игроков, — { $n }, а не { $total }.
problem-deep-space = жетонов дальнего космоса должно быть { $n }.

# Стек
problem-stack-over = партия окончена, а стек не пуст.
problem-stack-begin = стек должен начинаться с конца раунда, clean_up, или со следующего, begin_round.
problem-stack-turns = в фазе послов дальше в стеке идут executive_phase и ambassador_phase.
problem-frame-place = { $frame } сейчас не может быть в этом месте стека.
problem-frame-twice = { $frame } стоит в стеке дважды.
problem-erudites-in-use = end_of_use есть в стеке у каждого применяемого специалиста, и только у него.
problem-effect-owner = { $frame } выполняет { $effect }, а у места { $seat } этого нет.
