# Options on buttons, and why an action is refused.

do-use = Do it
do-skip = Skip
do-column = Column { $column }
do-disc = { CAPITAL($disc) }
do-outpost = { $place }: { $disc }
do-bonus = { $system }: { $effect }
do-choose = { CAPITAL($effect) }
do-build = { $place }: { ship-of-level }{ $extra ->
    [yes] {" "}(+1 level)
   *[no] {""}
}
do-skip-build = Do not build
do-upgrade = { $place }: level { $level } → { $higher }
do-stop = Done
do-move = Level { $level } ship: { $start } → { $end }
do-land = Finish the jump
do-no-move = Do not move
do-colonize = { $system } (strength { $strength }, { $vp } VP)
do-return = Level { $level } ship
do-enough-ships = Enough ships
do-slot = { $slot }: { $card }
do-discover = { $slot }: discover a technology
do-type = { CAPITAL($type) }
do-card = { $card }
do-level = Level { $level }
do-uncover = { $guild }: { $effect }
do-donate = { $place }: level { $level } ship
do-return-for-ore = { $place }: level { $level } ship for { $level } ore
do-give-none = No ships
do-give-no-more = No more ships
do-link = { $target }
do-beside = { $slot }
do-repeat = { $card }: { $effect }
do-keep = { $system } ({ $vp } VP){ $effect_count ->
    [0] {""}
   *[other] : { $effect }
}
part-price = { $population ->
    [0] { $ore ->
        [0] free
       *[other] { $ore } ore
    }
   *[other] { $ore ->
        [0] return { $population } population
       *[other] { $ore } ore, return { $population } population
    }
}
do-pay = { part-price }
part-space = { $spaces ->
    [0] {""}
    [1] {""}
   *[other] , space { $space }
}
do-go = { $action }{ part-space } ({ part-price }): { $effect }
do-go-row = { $action }{ part-space } ({ part-price })
do-row = { $action } ({ part-price })
do-copy = { $action } ({ part-price }): { $effect }
do-ability = { $card } ({ part-price }): { $effect }
do-replace = { $achievement }: replace the star disc ({ $disc })
do-end-action = Go on to production
do-grow = Population growth: +{ $n } population
do-produce = Ore production: +{ $n } ore
do-trade = Resource trade
do-buy-population = 3 ore for 1 population
do-recall = 1 ore: a level { $level } ship becomes population ({ $place })
do-sell-population = 1 population for 1 ore
do-stop-trading = Finish trading
do-claim = { $achievement }: { $vp } VP
do-mat = { $mat }

## Refusals

no-such-action = '{ $text }' is not something you can do in Beyond the Sun.
no-other-choice = '{ $text }' is not one of the choices: answer the open question first.
no-not-now = '{ $text }' is not possible now.
no-such-space = There is no action space '{ $text }'.
no-access = { $action }: this action is not open to you.
no-own-space = Your pawn is already on this space: choose another one.
no-occupied = This space is occupied by { $who }.
no-ore = This costs { $ore } ore; you have { $has }.
no-population = You must return { $population } population; you have { $has }.
no-effect-possible = You cannot carry this out: { $effect }.
no-change = This would change nothing.
no-supply = You have no supply cubes.
