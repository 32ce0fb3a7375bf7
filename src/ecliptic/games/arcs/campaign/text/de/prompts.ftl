# What the seat that decides reads, and what the others see it deciding.

prompt-ask-add-imperial-ships = Welche imperialen Schiffe greifen mit an?
wait-ask-add-imperial-ships = { $who } wählt die imperialen Schiffe, die mit angreifen.
prompt-ask-raid-free-states = Die Freien Staaten überfallen?
wait-ask-raid-free-states = { $who } darf die Freien Staaten überfallen.
prompt-ask-bury-or-discard = „{ $card }“ vergraben (ja) oder im Ablagestapel lassen (nein)?
wait-ask-bury-or-discard = { $who } entscheidet, wohin die Karte geht.
prompt-ask-defect = Welche imperialen Schiffe laufen über ({ $system })? Übrige Schiffe des Geächteten: { $left }.
wait-ask-defect = { $who } wählt, welche Schiffe überlaufen.
prompt-ask-defect-in-cluster = { $n ->
    [0] In welchem Sektor laufen imperiale Schiffe über?
   *[other] Welche imperialen Schiffe laufen über ({ $system })? Übrige Schiffe des Geächteten: { $left }.
}
wait-ask-defect-in-cluster = { $who } wählt einen Sektor.
prompt-ask-blight-spreads = Die Seuche reicht nicht für alle Planeten. Welcher bekommt die nächste?
wait-ask-blight-spreads = { $who } wählt, wo Seuche platziert wird.
prompt-ask-destroy-blight = In welchem Sektor wird beschädigte Seuche zerstört?
wait-ask-destroy-blight = { $who } wählt einen Sektor für „Die Seuche naht“.
prompt-ask-free-city = { $n ->
    [0] Welche Stadt wird frei?
   *[other] Die Initiative ergreifen?
}
wait-ask-free-city = { $who } entscheidet über eine Freie Stadt.
prompt-ask-leader-frees-city = Welche deiner Städte wird frei?
wait-ask-leader-frees-city = { $who } gibt eine Stadt auf.
prompt-ask-move-own-agents = Auf welche Karte kommt ein Agent? Übrig: { $n }.
wait-ask-move-own-agents = { $who } versetzt Agenten.
prompt-ask-use-foundries = { $what ->
    [ship] Welches Schiff wird imperial?
   *[system] In welchem System wird ein eigenes Schiff imperial?
}
wait-ask-use-foundries = { $who } nutzt die imperialen Gießereien.
prompt-ask-place-imperial = In welchem System treffen die imperialen Schiffe ein?
wait-ask-place-imperial = { $who } platziert imperiale Schiffe.
prompt-ask-discard-guilds = Welche Gildenkarte wirfst du ab?
wait-ask-discard-guilds = { $who } wirft Gildenkarten ab.
prompt-ask-steal-or-take-trust = Was stiehlst du?
wait-ask-steal-or-take-trust = { $who } stiehlt etwas.
prompt-ask-seize-by-outrage = Welche Empörung löst du aus?
wait-ask-seize-by-outrage = { $who } ergreift die Initiative durch Empörung.
prompt-spy-give = Wem gibst du deine höchste Karte?
wait-spy-give = { $who } schickt Informanten.
prompt-spy-back = Welche deiner höchsten Karten gibst du zurück?
wait-spy-back = { $who } gibt eine Karte zurück.
prompt-ask-bargain = { $n ->
    [0] Welche Karte sichert ein Rivale?
    [99] Welche Karte sicherst du?
   *[other] Welche Karte beeinflusst du? Übrig: { $n }.
}
wait-ask-bargain = { $who } feilscht.
prompt-ask-tax-from-outlaw = Die Ressource vom Geächteten nehmen statt aus dem Vorrat?
wait-ask-tax-from-outlaw = { $who } entscheidet über eine Steuer.
prompt-call-summit = Einen Gipfel einberufen?
wait-call-summit = { $who } entscheidet über einen Gipfel.
prompt-call-to-order = Eröffnung: Was tust du vor den Verhandlungen?
wait-call-to-order = { $who } eröffnet den Gipfel.
prompt-negotiations = Einen Handel vorschlagen? Vorschläge übrig: { $n }.
wait-negotiations = { $who } darf einen Handel vorschlagen.
prompt-draft-deal = Der Handel bisher: { $deal }. Vorschlagen oder ergänzen?
wait-draft-deal = { $who } stellt einen Handel zusammen.
prompt-draft-refused = Dieser Handel wurde schon abgelehnt und kehrt nicht unverändert zurück: { $deal }. Ergänzen oder verwerfen?
wait-draft-refused = { $who } stellt einen Handel zusammen.
prompt-draft-part = Was { $who_gives_you ->
    [yes] gibst du
   *[no] gibt { $who_gives }
} { $whom_you ->
    [yes] dir
   *[no] an { $whom }
}?
wait-draft-part = { $who } ergänzt einen Handel.
prompt-consent = { $who_proposes } schlägt vor: { $deal }. Stimmst du zu?
wait-consent = { $who } überdenkt einen Handel.
prompt-move-fleet = Wähle die Schiffe, die sich bewegen ({ $from } → { $to }).
wait-move-fleet = { $who } bewegt eine Flotte.
prompt-move-blight = Wähle die Seuche, die sich bewegt ({ $from } → { $to }).
wait-move-blight = { $who } bewegt Seuche.
prompt-catapult-fleet = Katapultsprung ({ $system }), Schiffe: { $n }. Wähle das nächste System oder halte an.
wait-catapult-fleet = { $who } macht einen Katapultsprung.
prompt-choose-procedure = Krisen oder Edikte?
wait-choose-procedure = { $who } wählt Krisen oder Edikte.
prompt-demand = Die imperiale Forderung: Was nimmst du von wem?
wait-demand = { $who } treibt die imperiale Forderung ein.
prompt-enforce-or-change = Politik: „{ $card }“. Fortführen oder ändern?
wait-enforce-or-change = { $who } herrscht über die Imperiale Weite.
prompt-escalate = Wo treffen { $n } imperiale Schiffe ein?
wait-escalate = { $who } platziert imperiale Schiffe in einem System.
prompt-choose-armed = Es gibt zu wenige Waffen: Wer bekommt eine?
wait-choose-armed = { $who } verteilt Waffen.
prompt-steal-trust = Was stiehlst du aus dem Imperialen Fonds?
wait-steal-trust = { $who } stiehlt aus dem Imperialen Fonds.
prompt-place-first = Wähle einen Planeten für 3 Schiffe und ein Gebäude.
wait-place-first = { $who } platziert die ersten Spielsteine.
prompt-choose-fates = Wähle dein Schicksal. Niemand sieht es, bevor alle gewählt haben.
wait-choose-fates = { $who } { $who_count ->
    [one] wählt ein Schicksal
   *[other] wählen ihre Schicksale
}.
wait-deal-fates = Schicksale werden ausgeteilt.
wait-draw-first = Der Startspieler wird ausgelost.
wait-lore-into-deck = Überlieferungen kommen in das Hofdeck.
wait-roll-event-die = Der Ereigniswürfel wird geworfen.
wait-roll-number-die = Der Zahlenwürfel wird geworfen.
wait-roll-imperial-clusters = Die imperialen Sektoren werden ausgewürfelt.
wait-roll-free-cities = Die Planeten der Freien Städte werden ausgewürfelt.
wait-shuffle-policies = Die Politikkarten werden gemischt.
wait-box-tokens = Der Zahlenwürfel wird für die Ambitionsfelder geworfen.
prompt-choose-crisis = Wessen Krise kommt zuerst?
wait-choose-crisis = { $who } ordnet Krisen.
prompt-may-reroll = „{ $card }“: Du hast { $dice ->
    [event] { part-symbol }, { part-procedure }
    [number] Sektor { $n }
   *[both] { part-symbol }, { part-procedure }, Sektor { $n }
} gewürfelt. { $dice ->
    [event] Den Ereigniswürfel neu werfen?
    [number] Den Zahlenwürfel neu werfen?
   *[both] Welche Würfel wirfst du neu?
}
wait-may-reroll = { $who } entscheidet, ob neu gewürfelt wird.
wait-reroll-dice = Würfel werden neu geworfen.
part-symbol = { $symbol ->
    [arrow] Pfeil
    [crescent] Sichel
   *[hex] Sechseck
}
part-procedure = { $procedure ->
    [crises] Krisen
   *[edicts] Edikte
}
prompt-consent-to-force = { $who_calls } erzwingt: { $part }. Das braucht deine Zustimmung. Stimmst du zu?
wait-consent-to-force = { $who } wird um Zustimmung gebeten.
prompt-draft-alone = Was tust du allein?
wait-draft-alone = { $who } ergänzt einen Handel.
prompt-stash = 1 { $resource } auf eine Karte legen, statt { $kept ->
    [trust] in den Imperialen Fonds
   *[board] zu behalten
}?
wait-stash = { $who } darf eine Ressource wegschließen.
prompt-ask-gain-onto = Welche Ressource nimmst du auf „{ $card }“? Übrig: { $n }.
wait-ask-gain-onto = { $who } darf Ressourcen auf eine Karte nehmen.
prompt-held-crises = Welche deiner Krisenkarten kommt als Nächstes?
wait-held-crises = { $who } wählt die nächste Krise.
