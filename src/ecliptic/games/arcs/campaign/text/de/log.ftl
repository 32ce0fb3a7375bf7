# What happened.

log-became-regent = { $who_you ->
    [yes] Du wirst
   *[no] { $who } wird
} Regent.
log-became-first-regent = { $who_you ->
    [yes] Du wirst
   *[no] { $who } wird
} Erster Regent.
log-became-outlaw = { $who_you ->
    [yes] Du wirst
   *[no] { $who } wird
} Geächteter.
log-council-decided = { $who_you ->
    [yes] Du sicherst dir
   *[no] { $who } sichert sich
} die Entscheidung des Rates.
log-petitioned = { $who_you ->
    [yes] Du rufst
   *[no] { $who } ruft
} den Rat an: Er tagt wieder.
log-summit = { $who_you ->
    [yes] Du berufst
   *[no] { $who } beruft
} einen Gipfel ein.
log-proposed = { $who_you ->
    [yes] Du schlägst
   *[no] { $who } schlägt
} vor: { $deal }.
log-refused-deal = { $who_you ->
    [yes] Du lehnst
   *[no] { $who } lehnt
} den Handel ab.
log-advanced = { $who_you ->
    [yes] Du kommst
   *[no] { $who } kommt
} dem Ziel näher: { $n }.
log-lost-power = { $who_you ->
    [yes] Du verlierst
   *[no] { $who } verliert
} { $n } Macht.
log-gained-power = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { $n } Macht.
log-grand-ambitions = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { $n } Macht für Große Ambitionen.
log-trust-lost = { $who_you ->
    [yes] Du verlierst
   *[no] { $who } verliert
} den Imperialen Fonds und { $n } Macht.
log-favor-demanded = { $who_you ->
    [yes] Du erweist
   *[no] { $who } erweist
} dem Ersten Regenten einen Gefallen.
log-trust-given = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} 1 { $resource } in den Imperialen Fonds.
log-trust-stolen = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} 1 { $resource } aus dem Imperialen Fonds.
log-objective-completed = { $who_you ->
    [yes] Du hast
   *[no] { $who } hat
} das Ziel erfüllt.
log-objective-failed = { $who_you ->
    [yes] Du hast
   *[no] { $who } hat
} das Ziel verfehlt.
log-fate = { $who_you ->
    [yes] Du folgst
   *[no] { $who } folgt
} dem Schicksal { $fate }.
log-city-freed = { $who_you ->
    [yes] Du verlierst
   *[no] { $who } verliert
} eine Stadt, die nun frei ist ({ $system }).
log-event-dice = { $who_you ->
    [yes] Du würfelst
   *[no] { $who } würfelt
}: { $symbol ->
    [arrow] Pfeil
    [crescent] Sichel
   *[hex] Sechseck
}, Sektor { $n }.
log-number-rolled = { $who_you ->
    [yes] Du wirfst
   *[no] { $who } wirft
} den Zahlenwürfel: Sektor { $n }.
log-dice-rerolled = { $who_you ->
    [yes] Du wirfst
   *[no] { $who } wirft
} { $dice ->
    [event] den Ereigniswürfel
    [number] den Zahlenwürfel
   *[both] beide Würfel
} mit „{ $card }“ neu.
log-fates-dealt = Die Schicksale für Akt { $n } werden ausgeteilt.
log-act-power = { $who_you ->
    [yes] Du hast
   *[no] { $who } hat
} { $n } Macht.
part-initiative = Die Initiative { $who_you ->
    [yes] hast du
   *[no] hat { $who }
}.
log-intermission = Akt { $n } ist vorbei. Zwischenspiel. { part-initiative }
log-blight-placed = Die Seuche breitet sich aus ({ $system }): { $n }.
log-blight-moved = { $who_you ->
    [yes] Du bewegst
   *[no] { $who } bewegt
} Seuche ({ $from } → { $to }): { $n }.
log-blight-crisis = Die Seuche trifft ({ $system }): { $n }.
log-imperial-ships = Imperiale Schiffe treffen ein ({ $system }): { $n }.
log-crisis = Krise: „{ $card }“.
log-edict = Edikt: „{ $card }“.
log-policy = Neue Politik: „{ $card }“.
log-intermission-court = Hofkarten kommen ins Deck zurück, Agenten zu ihren Besitzern; der Hofablagestapel wird aus dem Spiel entfernt.
log-intermission-boxes = Trophäen, Gefangene und der Imperiale Fonds gehen in den Vorrat zurück.
log-intermission-destruction = Die Seuche erholt sich; Beschädigtes wird zerstört, ebenso Gebäude bei Seuche, wo keine Schiffe sind.
log-intermission-power = Die Initiative geht an { $who_you ->
    [yes] dich
   *[no] { $who }
} mit der meisten Macht; wer mehr als 1 Macht hat, verliert die Hälfte.
log-intermission-fates = Für den nächsten Akt werden Schicksale gewählt.
log-act-begins = Akt { $n } beginnt. { part-initiative }
log-card-left = „{ $card }“ verlässt das Spiel.
log-attached = „{ $card }“ wird an eine Hofkarte angefügt.
log-stored = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} 1 { $resource } auf „{ $card }“.
log-stashed = { $who_you ->
    [yes] Du legst
   *[no] { $who } legt
} 1 { $resource } auf „{ $card }“.
log-stored-discarded = { $who_you ->
    [yes] Du wirfst
   *[no] { $who } wirft
} 1 { $resource } von „{ $card }“ ab.
