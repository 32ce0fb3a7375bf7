# Fate 12, the Pirate: what its cards say, their steps and questions.

text-F12-01A = Erhalte ein Flaggschiff mit je einem Raumhafen auf { upgrade-tractor-beam } und { upgrade-defense-array }. Erhalte { card-F12-02 } und { card-F12-03 }. Platziere in jedem Sektor ohne eigene Schiffe 1 Schiff am Tor.
text-F12-01B =
    Beginne bei 24 zu zweit, 21 zu dritt, 18 zu viert.
    Vergrößere deinen Hort: Rücke am Ende eines Kapitels für jede Ressource auf { card-F12-02 } um 1 vor.
    Blamiere deine Rivalen: Rücke am Ende eines Kapitels für jeden Ressourcentyp, von dem auf { card-F12-02 } mehr liegen, als jeder Rivale hat, um 2 vor. Zu zweit zählen die Ressourcen auf den Ambitionsfeldern wie die eines Rivalen.
text-F12-02 =
    Du darfst beliebig viele Ressourcen, die du stiehlst, auf diese Karte legen. Ihre Überfallkosten betragen je 2.
    Du darfst sie ausgeben, sie zählen für Ambitionen, und Empörung wirft sie nicht ab.
text-F12-03 = Wenn du angreifst, darfst du Überfallwürfel nehmen, auch wenn weder ein Gebäude noch ein Flaggschiff verteidigt. Dann kannst du nur Ressourcen stehlen, höchstens 1 für jedes beschädigte verteidigende Schiff.
text-F12-04 =
    Erfüllt: Erhalte { card-F12-05 }. Entferne { card-F12-06 } und { card-F12-07 } aus dem Spiel. Du darfst Treibstoff, Material und Relikte von { card-F12-02 } für ihre Auftaktaktionen ausgeben, Material ohne die Grenze für gebaute Schiffe, und ihre Ressourcen auf dein Tableau legen. Lege den Rest in den Vorrat zurück.
    Verfehlt: Füge dem Hofdeck { card-F12-03 }, { card-F12-05 }, { card-F12-06 } und { card-F12-07 } hinzu. Lege alle Ressourcen von { card-F12-02 } in den Vorrat zurück.
text-F12-05 = Du darfst Städte von Rivalen in Systemen mit deinen Schiffen besteuern, ohne sie zu kontrollieren. Kontrollierst du die Stadt nicht, nimmst du keinen Agenten gefangen.
text-F12-06 =
    Krise: Wer die meisten Ressourcen hat, führt den Text „Beim Sichern“ aus.
    Beim Sichern: Wirf diese Karte ab und nimm die unterste Karte des Aktionsablagestapels auf die Hand.
text-F12-07 = { text-BC20 }
text-F12-08A = Mische 2 { card-F12-09 } in das Hofdeck. Lege die 4 Gerüchte verdeckt auf 4 verschiedene Planeten; du darfst sie jederzeit ansehen. Lege { card-F12-11 } und { card-F12-12 } in das Kartenheft.
text-F12-08B =
    Solange auf { card-F12-02 } mindestens 2 Ressourcen liegen:
    Du erklärst wahrheitsgemäß, dass kein Rivale einen Spielstein im System des Zufluchtsorts hat.
    Du erklärst wahrheitsgemäß, dass du einen Spielstein im System des Zufluchtsorts hast.
text-F12-09 =
    Krise: Decke alle Gerüchte im gewürfelten Sektor auf und gib die Agenten darauf zurück. Wurde eines aufgedeckt, wirf diese Karte ab.
    Beim Sichern: Du darfst einen eigenen Agenten auf ein Gerücht in einem System mit eigenen Spielsteinen legen. Wirf diese Karte ab.
text-F12-10 = { text-F12-09 }
text-F12-11 =
    2 der 4 Gerüchte sind wahr: Der Zufluchtsort ist der Planet im Sektor, in dem „{ token-rumor-cluster }“ liegt, mit dem Symbol des Planeten, auf dem „{ token-rumor-symbol }“ liegt.
    Der Pirat darf alle Gerüchte ansehen, ein Rivale die mit einem eigenen Agenten.
    Stiehlst du dem Piraten im Kampf etwas, darfst du 1 eigenen Agenten auf ein Gerücht legen, auf dem keiner von dir liegt.
    Am Ende von Akt III darf jeder Rivale in Zugreihenfolge einen Planeten wählen, den er kontrolliert. Dann werden die wahren Gerüchte aufgedeckt. Wer den Zufluchtsort gewählt hat, erhält 10 Macht, und der Pirat verliert 10; hat ihn niemand gewählt, erhält der Pirat 10.
text-F12-12 = Gerücht teilen: Als Verhandlungsaktion lässt ein Rivale des Piraten, dessen Agent auf einem Gerücht liegt, einen anderen Rivalen einen Agenten darauf legen.

token-rumor-cluster = Richtiger Sektor
token-rumor-symbol = Richtiges Symbol
token-rumor-false = Falsche Spur

step-ships-at-gates = platziere ein Schiff am Tor jedes Sektors ohne eigene Schiffe
step-grow-hoard = rücke den Zielmarker für den Hort vor
step-hoard-stolen = du darfst Gestohlenes auf diese Karte legen
step-empty-hoard = lege alle Ressourcen des Horts in den Vorrat zurück
step-spend-hoard = gib Ressourcen des Horts aus, lege einige auf dein Tableau und den Rest zurück
step-note-pirate-raid = prüfe, ob ein Gebäude oder ein Flaggschiff verteidigt
step-count-loot = zähle das Gestohlene
step-richest-draws = wer die meisten Ressourcen hat, nimmt die unterste Karte des Aktionsablagestapels
step-place-rumors = lege die vier Gerüchte auf Planeten
step-turn-rumors = decke die Gerüchte im gewürfelten Sektor auf
step-mark-rumor = du darfst einen Agenten auf ein Gerücht in einem System mit eigenen Spielsteinen legen
step-note-robbed-pirate = merke, dass der Pirat bestohlen wurde
step-robber-marks-rumor = wer den Piraten bestohlen hat, darf einen Agenten auf ein Gerücht legen
step-pirate-states = mache wahre Aussagen über den Zufluchtsort
step-guess-haven = jeder Rivale darf den Zufluchtsort raten

prompt-ask-ships-at-gates = Du hast nicht genug Schiffe für alle Tore; wähle das nächste.
wait-ask-ships-at-gates = { $who } wählt Tore für Schiffe.
prompt-ask-hoard-stolen = Die gestohlene Ressource auf „{ $card }“ legen?
wait-ask-hoard-stolen = { $who } darf eine gestohlene Ressource beiseitelegen.
prompt-ask-spend-hoard = Eine Ressource des Horts ausgeben, auf dein Tableau legen oder den Rest zurücklegen?
wait-ask-spend-hoard = { $who } leert den Hort.
prompt-hoard-action = Welche Aktion führst du aus: { $actions }?
wait-hoard-action = { $who } gibt eine Ressource des Horts aus.
prompt-ask-place-rumors = { $n ->
    [4] Unter welchem Gerücht liegt „{ token-rumor-cluster }“?
    [5] Unter welchem Gerücht liegt „{ token-rumor-symbol }“?
   *[other] Auf welchen Planeten kommt das nächste Gerücht?
}
wait-ask-place-rumors = { $who } legt die Gerüchte.
prompt-ask-mark-rumor = Auf welches Gerücht legst du einen Agenten?
wait-ask-mark-rumor = { $who } darf einen Agenten auf ein Gerücht legen.
prompt-ask-robber-marks-rumor = Auf welches Gerücht legst du einen Agenten?
wait-ask-robber-marks-rumor = { $who } darf einen Agenten auf ein Gerücht legen.
prompt-ask-guess-haven = Welcher Planet ist der Zufluchtsort?
wait-ask-guess-haven = { $who } rät den Zufluchtsort.
prompt-state-truths = Was erklärst du über den Zufluchtsort?
wait-state-truths = { $who } darf Aussagen über den Zufluchtsort machen.

do-state-nothing = Nichts erklären
do-state-no-rivals = Kein Rivale hat einen Spielstein im System des Zufluchtsorts
do-state-own-piece = Ich habe einen Spielstein im System des Zufluchtsorts
do-state-both = Ich habe einen Spielstein im System des Zufluchtsorts, und kein Rivale hat einen

deal-rumor = { $who_you ->
    [yes] du lässt
   *[no] { $who } lässt
} { $whom_you ->
    [yes] dich
   *[no] { $whom }
} ein Gerücht ansehen ({ $system })
log-deal-rumor = { $who_you ->
    [yes] Du lässt
   *[no] { $who } lässt
} { $whom_you ->
    [yes] dich
   *[no] { $whom }
} ein Gerücht ansehen ({ $system }).
log-rumor-seen = { $who_you ->
    [yes] Du legst einen Agenten auf ein Gerücht und siehst
   *[no] { $who } legt einen Agenten auf ein Gerücht und sieht
} es an ({ $system }).
log-rumor-turned = Ein Gerücht wird aufgedeckt ({ $system }): { $rumor }.
log-haven = Der Zufluchtsort wird enthüllt: { $system }.
log-haven-guessed = { $who_you ->
    [yes] Du hältst
   *[no] { $who } hält
} diesen Planeten für den Zufluchtsort: { $system }.
log-pirate-states-no-rivals = { $who_you ->
    [yes] Du erklärst
   *[no] { $who } erklärt
}: Kein Rivale hat einen Spielstein im System des Zufluchtsorts.
log-pirate-states-own-piece = { $who_you ->
    [yes] Du erklärst
   *[no] { $who } erklärt
}: Der Pirat hat einen Spielstein im System des Zufluchtsorts.
log-pirate-states-both = { $who_you ->
    [yes] Du erklärst
   *[no] { $who } erklärt
}: Der Pirat hat einen Spielstein im System des Zufluchtsorts, und kein Rivale hat einen.
log-put-on-card = { $who_you ->
    [yes] Du legst
   *[no] { $who } legt
} 1 { $resource } auf „{ $card }“.
log-taken-off-card = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} 1 { $resource } von „{ $card }“.
