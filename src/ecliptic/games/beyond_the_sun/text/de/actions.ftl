# Options on buttons, and why something is none.

do-use = Ausführen
do-skip = Auslassen
do-column = Spalte { $column }
do-disc = { CAPITAL($disc) }
do-outpost = { $place }: { $disc }
do-bonus = { $system }: { $effect }
do-choose = { CAPITAL($effect) }
do-build = { $place }: { ship-of-level }{ $extra ->
    [yes] {" "}(+1 Stufe)
   *[no] {""}
}
do-skip-build = Nicht bauen
do-upgrade = { $place }: Stufe { $level } → { $higher }
do-stop = Fertig
do-move = Raumschiff der Stufe { $level }: { $start } → { $end }
do-land = Sprung beenden
do-no-move = Nicht bewegen
do-colonize = { $system } (Stärke { $strength }, { $vp } SP)
do-return = { ship-of-level }
do-enough-ships = Genug Raumschiffe
do-slot = { $slot }: { $card }
do-discover = { $slot }: neue Technologie entdecken
do-type = { CAPITAL($type) }
do-card = { $card }
do-level = Stufe { $level }
do-uncover = { $guild }: { $effect }
do-donate = { $place }: Raumschiff der Stufe { $level }
do-return-for-ore = { $place }: Raumschiff der Stufe { $level } für { $level } Erz
do-give-none = Kein Raumschiff
do-give-no-more = Kein weiteres Raumschiff
do-link = { $target }
do-beside = { $slot }
do-repeat = { $card }: { $effect }
do-keep = { $system } ({ $vp } SP){ $effect_count ->
    [0] {""}
   *[other] : { $effect }
}
part-price = { $population ->
    [0] { $ore ->
        [0] kostenlos
       *[other] { $ore } Erz
    }
   *[other] { $ore ->
        [0] { $population } Bevölkerung zurücklegen
       *[other] { $ore } Erz, { $population } Bevölkerung zurücklegen
    }
}
do-pay = { part-price }
part-space = { $spaces ->
    [0] {""}
    [1] {""}
   *[other] , Feld { $space }
}
do-go = { $action }{ part-space } ({ part-price }): { $effect }
do-go-row = { $action }{ part-space } ({ part-price })
do-row = { $action } ({ part-price })
do-copy = { $action } ({ part-price }): { $effect }
do-ability = { $card } ({ part-price }): { $effect }
do-replace = { $achievement }: Sternscheibe durch eine { $disc } ersetzen
do-end-action = Weiter zur Produktion
do-grow = Bevölkerungswachstum: +{ $n } Bevölkerung
do-produce = Erzproduktion: +{ $n } Erz
do-trade = Ressourcentausch
do-buy-population = 3 Erz gegen 1 Bevölkerung
do-recall = 1 Erz: Raumschiff der Stufe { $level } wird Bevölkerung ({ $place })
do-sell-population = 1 Bevölkerung gegen 1 Erz
do-stop-trading = Tausch beenden
do-claim = { $achievement }: { $vp } SP
do-mat = { $mat }

## Refusals

no-such-action = „{ $text }“ ist in Beyond the Sun nicht möglich.
no-other-choice = „{ $text }“ steht nicht zur Wahl: Beantworte zuerst die offene Frage.
no-not-now = „{ $text }“ ist jetzt nicht möglich.
no-such-space = Es gibt kein Aktionsfeld „{ $text }“.
no-access = { $action }: Diese Aktion steht dir nicht offen.
no-own-space = Deine Figur steht schon auf diesem Feld: Wähle ein anderes.
no-occupied = Dieses Feld ist von { $who } besetzt.
no-ore = Das kostet { $ore } Erz; du hast { $has }.
no-population = Dafür musst du { $population } Bevölkerung zurücklegen; du hast { $has }.
no-effect-possible = Das ist nicht ausführbar: { $effect }.
no-change = Das würde nichts ändern.
no-supply = Du hast keine Nachschubwürfel.
