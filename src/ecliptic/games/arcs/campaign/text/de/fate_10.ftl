# Fate 10, the Hegemon: what its cards say, their steps and questions.

text-F10-01A = Erhalte ein Flaggschiff mit je einem Raumhafen auf { upgrade-defense-array } und { upgrade-slipstream-drive }. Sind weniger als 6 andere eigene Schiffe auf dem Spielplan, platziere Schiffe beim Flaggschiff, bis es 6 sind. Entferne 4 beliebige eigene Schiffe aus dem Spiel. Erhalte { card-F10-02 } und die 8 Banner. Lege { card-F10-03 } in das Kartenheft. Erhalte { card-F10-04 }.
text-F10-01B =
    Beginne bei 14.
    Stelle Banner auf: Rücke am Ende eines Kapitels für jedes Banner auf dem Spielplan um 1 vor. Hast du eine Ambition gewonnen, rücke noch einmal so weit vor.
text-F10-02 =
    Entferne diese Karte aus dem Spiel, wenn du kein Flaggschiff hast.
    Banner sind deine Spielsteine.
    Auftakt: Lege ein Banner auf den Planeten deines Flaggschiffs, wenn dort kein Banner und kein fremdes Schiff oder Gebäude ist. Seuche stört nicht.
text-F10-03 =
    Banner werden wie Gebäude geschädigt und repariert; sie können nicht überfallen werden. Im Zwischenspiel wird ein Banner neben Seuche ohne Schiffe zerstört.
    Wird { ambition-warlord } gewertet, erhält jeder 2 Macht für jedes Banner unter seinen Trophäen.
text-F10-04 =
    Für deine Bewegungen sind je zwei Planeten mit Bannern benachbart.
    { new-action-call-spirits } ({ action-tax }), einmal pro Zug: Erhalte 2 Ressourcen vom Typ eines Planeten mit Banner.
    { new-action-call-bodies } ({ action-build }), einmal pro Zug: Platziere 2 Schiffe bei einem Banner.
text-F10-05 =
    Erfüllt: Erhalte { card-F10-06 }. Füge dem Hofdeck 2 { card-F10-07 } hinzu. Entferne 2 { card-F10-09 } aus dem Spiel.
    Verfehlt: Entferne { card-F10-06 } aus dem Spiel. Füge dem Hofdeck 2 { card-F10-07 } und 2 { card-F10-09 } hinzu. Entferne alle Banner, die nicht auf dem Spielplan sind, aus dem Spiel.
text-F10-06 = { new-action-manipulate } ({ action-influence }): Wähle einen Rivalen, von dem du einen Gefangenen hast. Sieh seine Hand an, nimm eine Karte deiner Wahl und gib ihm eine von deinen.
text-F10-07 = { text-BC12 }
text-F10-08 = { text-BC12 }
text-F10-09 =
    Entferne diese Karte aus dem Spiel, wenn kein Banner auf dem Spielplan ist.
    Krise: Vergrabe diese Karte.
    Beim Sichern: Du darfst beliebige Banner, die du kontrollierst, als Trophäen nehmen. Wirf diese Karte ab.
text-F10-10 = { text-F10-09 }
text-F10-11A = Erhalte { card-F10-12 }.
text-F10-11B =
    Kein Rivale hat in diesem Kapitel { ambition-tyrant } gewonnen.
    Auf dem Spielplan sind mehr Banner, als die Nummer des Kapitels angibt.
text-F10-12 =
    { new-action-pacify } ({ action-secure }): Nimm alle beschädigten fremden Schiffe in Systemen gefangen, die du kontrollierst.
    Kehren Gefangene bei der Wertung zurück, darfst du 1 für jedes Banner behalten, das du oder niemand kontrolliert.

step-ships-at-flagship = platziere Schiffe beim Flaggschiff, bis { $n } andere auf dem Spielplan sind
step-take-banners = nimm die Banner
step-count-banners = rücke den Zielmarker für Banner vor
step-scrap-banners = entferne alle Banner, die nicht auf dem Spielplan sind, aus dem Spiel
step-plant-banner = lege ein Banner auf den Planeten des Flaggschiffs
step-banners-pay = Banner unter Trophäen geben Macht
step-call-spirits = erhalte 2 Ressourcen vom Typ eines Planeten mit Banner
step-call-bodies = platziere 2 Schiffe bei einem Banner
step-manipulate = sieh die Hand eines Rivalen an, von dem du einen Gefangenen hast, und tausche eine Karte
step-topple-banners = du darfst kontrollierte Banner als Trophäen nehmen
step-pacify = nimm beschädigte Schiffe in kontrollierten Systemen gefangen
step-keep-captives = du darfst Gefangene behalten

prompt-ask-call-spirits = Bei welchem Banner erhältst du die Ressourcen?
wait-ask-call-spirits = { $who } ruft Seelen.
prompt-ask-call-bodies = Bei welchem Banner platzierst du 2 Schiffe?
wait-ask-call-bodies = { $who } ruft Leiber.
prompt-ask-manipulate = { $n ->
    [0] Wessen Hand siehst du an?
   *[other] Welche Karten tauschst du?
}
wait-ask-manipulate = { $who } manipuliert einen Rivalen.
prompt-ask-topple-banners = Welches Banner nimmst du als Trophäe?
wait-ask-topple-banners = { $who } darf Banner nehmen.
prompt-ask-keep-captives = Welchen Gefangenen behältst du? Übrig: { $n }.
wait-ask-keep-captives = { $who } darf Gefangene behalten.

do-hit-token = { $state ->
    [damaged] Zerstören: { $token }
   *[fresh] Beschädigen: { $token }
}
do-return-token = Zurückgeben: { $token }
do-repair-token = Reparieren: { $token } ({ $system })
log-banner-planted = { $who_you ->
    [yes] Du stellst
   *[no] { $who } stellt
} ein Banner auf ({ $system }).
log-token-damaged = { $token } wird beschädigt ({ $system }).
log-token-destroyed = { $token } wird zerstört ({ $system }).
log-token-repaired = { $token } wird repariert ({ $system }).
do-demand-token = Von { $whom } nehmen: { $token } (Trophäe)
deal-token = { $who_you ->
    [yes] du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} eine Trophäe: { $token }
log-deal-token = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} eine Trophäe: { $token }.
log-banner-taken = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} ein Banner als Trophäe ({ $system }).
log-ships-captured = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} { $n ->
    [one] 1 beschädigtes Schiff
   *[other] { $n } beschädigte Schiffe
} { $whose_you ->
    [yes] von dir
    [empire] des Imperiums
   *[no] von { $whose }
} gefangen ({ $system }).
