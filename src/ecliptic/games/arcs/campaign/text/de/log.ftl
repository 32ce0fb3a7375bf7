# What happened.

log-became-regent = { $who_you ->
    [yes] wirst
   *[no] { $who } wird
} Regent.
log-became-first-regent = { $who_you ->
    [yes] wirst
   *[no] { $who } wird
} Erster Regent.
log-became-outlaw = { $who_you ->
    [yes] wirst
   *[no] { $who } wird
} Geächteter.
log-council-decided = { $who_you ->
    [yes] sicherst dir
   *[no] { $who } sichert sich
} die Entscheidung des Rates.
log-petitioned = { $who_you ->
    [yes] rufst
   *[no] { $who } ruft
} den Rat an: er tagt wieder.
log-summit = { $who_you ->
    [yes] berufst
   *[no] { $who } beruft
} einen Gipfel ein.
log-proposed = { $who_you ->
    [yes] schlägst
   *[no] { $who } schlägt
} einen Handel vor.
log-refused-deal = { $who_you ->
    [yes] lehnst
   *[no] { $who } lehnt
} den Handel ab.
log-advanced = { $who_you ->
    [yes] kommst
   *[no] { $who } kommt
} dem Ziel näher: { $n }.
log-lost-power = { $who_you ->
    [yes] verlierst
   *[no] { $who } verliert
} { $n } Macht.
log-gained-power = { $who_you ->
    [yes] erhältst
   *[no] { $who } erhält
} { $n } Macht.
log-grand-ambitions = { $who_you ->
    [yes] erhältst
   *[no] { $who } erhält
} { $n } Macht für Große Ambitionen.
log-trust-lost = { $who_you ->
    [yes] verlierst
   *[no] { $who } verliert
} den Imperialen Fonds und { $n } Macht.
log-favor-demanded = { $who_you ->
    [yes] erweist
   *[no] { $who } erweist
} dem Ersten Regenten einen Gefallen.
log-trust-given = { $who_you ->
    [yes] gibst
   *[no] { $who } gibt
} 1 { $resource } in den Imperialen Fonds.
log-trust-stolen = { $who_you ->
    [yes] nimmst
   *[no] { $who } nimmt
} 1 { $resource } aus dem Imperialen Fonds.
log-objective-completed = { $who_you ->
    [yes] hast
   *[no] { $who } hat
} das Ziel erreicht.
log-objective-failed = { $who_you ->
    [yes] hast
   *[no] { $who } hat
} das Ziel verfehlt.
log-fate = { $who_you ->
    [yes] folgst
   *[no] { $who } folgt
} dem Schicksal { $fate }.
log-city-freed = { $who_you ->
    [yes] verlierst
   *[no] { $who } verliert
} eine Stadt, die nun frei ist ({ $system }).
log-event-dice = { $who_you ->
    [yes] würfelst
   *[no] { $who } würfelt
}: { $symbol ->
    [arrow] Pfeil
    [crescent] Sichel
   *[hex] Sechseck
}, Sektor { $n }.
log-intermission = Akt { $n } ist vorbei. Zwischenspiel. Die Initiative hat { $who }.
log-blight-placed = Die Seuche breitet sich aus ({ $system }): { $n }.
log-blight-crisis = Die Seuche trifft ({ $system }): { $n }.
log-imperial-ships = Imperiale Schiffe treffen ein ({ $system }): { $n }.
log-crisis = Krise: „{ $card }“.
log-edict = Edikt: „{ $card }“.
log-policy = Neue Politik: „{ $card }“.
