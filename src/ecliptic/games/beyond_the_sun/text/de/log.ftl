# What happened. Names of people and places stay in the nominative.

log-turn = Runde { $round }: { $who_you ->
    [yes] Du bist
   *[no] { $who } ist
} am Zug.
log-go = { $who_you ->
    [yes] Deine Aktion
   *[no] Aktion von { $who }
}: { $action }.
log-pushed = { $who_you ->
    [yes] Deine Figur
   *[no] Die Figur von { $who }
} wird verdrängt.
log-ability = { $who_you ->
    [yes] Du benutzt
   *[no] { $who } benutzt
} die Fähigkeit von „{ $card }“.
log-ore-gained = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { amount-ore }.
log-ore-paid = { $who_you ->
    [yes] Du bezahlst
   *[no] { $who } bezahlt
} { amount-ore }.
log-population = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { amount-population }.
log-population-returned = { $who_you ->
    [yes] Du legst
   *[no] { $who } legt
} { amount-population } in den Nachschub zurück.
log-supply-moved = { $who_you ->
    [yes] Du verschiebst
   *[no] { $who } verschiebt
} { amount-supply } in Spalte { $column }.
log-automated = { $who_you ->
    [yes] Du legst
   *[no] { $who } legt
} eine { $disc } auf die Automatisierungsleiste.
log-built = { $who_you ->
    [yes] Du baust
   *[no] { $who } baut
} ein { ship-of-level } ({ $place }).
log-upgraded = { $who_you ->
    [yes] Du wertest
   *[no] { $who } wertet
} ein Raumschiff auf Stufe { $level } auf ({ $place }).
log-moved = { $who_you ->
    [yes] Du bewegst
   *[no] { $who } bewegt
} ein { ship-of-level }: { $start } → { $end }.
log-ship-to-supply = { $who_you ->
    [yes] Du legst
   *[no] { $who } legt
} ein { ship-of-level } in den Nachschub zurück ({ $place }).
log-ship-to-population = { $who_you ->
    [yes] Du wandelst
   *[no] { $who } wandelt
} ein { ship-of-level } in Bevölkerung um ({ $place }).
log-ship-to-museum = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} ein { ship-of-level } ins Museum ({ $place }).
log-control-taken = { $who_you ->
    [yes] Du übernimmst
   *[no] { $who } übernimmt
} die Kontrolle: { $place } ({ $disc }).
log-control-lost = { $who_you ->
    [yes] Du verlierst
   *[no] { $who } verliert
} die Kontrolle: { $place }.
log-colonized = { $who_you ->
    [yes] Du kolonisierst
   *[no] { $who } kolonisiert
} „{ $system }“.
log-colony-disc = { $who_you ->
    [yes] Du legst
   *[no] { $who } legt
} eine { $disc } auf „{ $system }“.
log-system = Neues System: „{ $system }“.
log-slot = { $who_you ->
    [yes] Du legst
   *[no] { $who } legt
} einen Forscher an das Technologiefeld { $slot }.
log-event = { $who_you ->
    [yes] Du deckst
   *[no] { $who } deckt
} ein Ereignis auf: „{ $event }“.
log-event-kept = { $who_you ->
    [yes] Du behältst
   *[no] { $who } behält
} „{ $event }“: { $vp } SP.
log-level = { $who_you ->
    [yes] Du nennst die Raumschiffstufe { $level }.
   *[no] { $who } nennt die Raumschiffstufe { $level }.
}
log-type = { $who_you ->
    [yes] Du wählst
   *[no] { $who } wählt
} den Technologietyp { $type }.
log-drawn = { $who_you ->
    [yes] Du ziehst
   *[no] { $who } zieht
}: { $cards }.
log-row = Neu in der Technologieauslage: { $cards }.
log-researched = { $who_you ->
    [yes] Du erforschst
   *[no] { $who } erforscht
} „{ $card }“.
log-guild = { $who_you ->
    [yes] Du öffnest
   *[no] { $who } öffnet
} eine Gilde: { $guild }.
log-linked = „{ $event }“ ist mit „{ $target }“ verknüpft.
log-claimed = { $who_you ->
    [yes] Du beanspruchst
   *[no] { $who } beansprucht
} die Errungenschaft „{ $achievement }“: { $vp } SP.
log-replaced = { $who_you ->
    [yes] Du ersetzt
   *[no] { $who } ersetzt
} die Sternscheibe auf „{ $achievement }“ durch eine { $disc }.
log-end-triggered = Das Spielende ist ausgelöst: Runde { $round } ist die letzte.
log-score = { $who_you ->
    [yes] Du hast
   *[no] { $who } hat
} insgesamt { $vp } SP.
