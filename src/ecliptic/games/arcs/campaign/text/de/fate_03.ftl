# Schicksal 3, der Magnat.

## Karten

text-F03-01A = Erhalte { card-F03-02 }.
text-F03-01B =
    Rücke in Verhandlungen für jeden Gefallen und jede Ressource, die dir ein Rivale gibt, um 2 vor, sofern du sie ihm nicht auf diesem Gipfel gegeben hast. Was du durch eingeforderte Gefallen erzwingst, zählt nicht.
    In Verhandlungen darfst du 3 Ressourcen abwerfen, die nicht auf { card-F03-02 } liegen, um 2 vorzurücken.
text-F03-02 =
    Krise: Wirf alle Ressourcen auf dieser Karte ab.
    Wenn du eine Ambition ausrufst, darfst du 2 beliebige Ressourcen auf diese Karte nehmen. Sie sind eingefroren, doch auf einem Gipfel darfst du sie geben, und Gefallen können dich dazu zwingen.
text-F03-04 = { text-BC23 }
text-F03-05 = { text-BC24 }
text-F03-06 = { text-BC12 }
text-F03-07 = { text-BC03 }
text-F03-08 = { text-BC06 }
text-F03-09 =
    Der Vorrat an Waffen liegt auf dieser Karte. Du hast diese Waffen, doch für { ambition-warlord } zählen sie nur unter { card-F03-20 }, und sie können weder ausgegeben noch abgeworfen noch gestohlen werden.
    Am Ende jedes Kapitels wirft jeder Rivale nach der Wertung alle Waffen ab.
    Auftakt: Wirf diese Karte ab, um 1 Waffe zu stehlen.
text-F03-10 =
    Der Vorrat an Psionik liegt auf dieser Karte. Er zählt für deine Ambition { ambition-empath } mit, kann aber weder ausgegeben noch abgeworfen noch gestohlen werden.
    Am Ende jedes Kapitels wirft jeder Rivale nach der Wertung alle Psionik ab.
    Auftakt: Wirf diese Karte ab, um 1 Psionik zu stehlen.
text-F03-11 =
    Der Vorrat an Relikten liegt auf dieser Karte. Er zählt für deine Ambition { ambition-keeper } mit, kann aber weder ausgegeben noch abgeworfen noch gestohlen werden.
    Am Ende jedes Kapitels wirft jeder Rivale nach der Wertung alle Relikte ab.
    Auftakt: Wirf diese Karte ab, um 1 Relikt zu stehlen.
text-F03-12A = Lege die 5 Monopole in den allgemeinen Vorrat; der Vorrat jeder Ressource liegt auf ihrem Monopol. Lege { card-F03-18 }, { card-F03-19 } und { card-F03-20 } in das Kartenheft.
text-F03-12B =
    Rücke um 1 vor, wenn du ein Monopol aus dem Vorrat erhältst.
    Rücke am Ende jedes Kapitels für jedes deiner Monopole um 1 vor.
text-F03-13 =
    Der Vorrat an Material liegt auf dieser Karte. Du hast diese Ressourcen, kannst sie aber nicht ausgeben. Alle erhalten Material weiterhin von hier.
    Auf einem Gipfel darf niemand ohne deine Zustimmung Material geben.
text-F03-14 =
    Der Vorrat an Treibstoff liegt auf dieser Karte. Du hast diese Ressourcen, kannst sie aber nicht ausgeben. Alle erhalten Treibstoff weiterhin von hier.
    Auf einem Gipfel darf niemand ohne deine Zustimmung Treibstoff geben.
text-F03-15 =
    Der Vorrat an Relikten liegt auf dieser Karte. Du hast diese Ressourcen, kannst sie aber nicht ausgeben. Alle erhalten Relikte weiterhin von hier.
    Auf einem Gipfel darf niemand ohne deine Zustimmung Relikte geben.
text-F03-16 =
    Der Vorrat an Psionik liegt auf dieser Karte. Du hast diese Ressourcen, kannst sie aber nicht ausgeben. Alle erhalten Psionik weiterhin von hier.
    Auf einem Gipfel darf niemand ohne deine Zustimmung Psionik geben.
text-F03-17 =
    Der Vorrat an Waffen liegt auf dieser Karte. Du hast diese Ressourcen, kannst sie aber nicht ausgeben. Alle erhalten Waffen weiterhin von hier.
    Auf einem Gipfel darf niemand ohne deine Zustimmung Waffen geben.
text-F03-18 = Für jeden Typ: Wer mehr als die Hälfte aller Ressourcen dieses Typs im Spiel hat, nimmt das Monopol dafür aus dem Vorrat oder von seinem Inhaber.
text-F03-19 =
    Eine Ressource darf nur gegeben werden, wenn der Inhaber ihres Monopols zustimmt.
    In der Eröffnung darf, wer den Gipfel einberufen hat, 1 Gefallen des Inhabers einfordern, um die Zustimmung zu erzwingen. Für Ressourcen des Inhabers selbst braucht es keinen weiteren Gefallen.
text-F03-20 = Für { ambition-warlord } zählen außer Trophäen auch Waffensymbole: Waffen und Gildenkarten dieses Typs.
text-F03-22 = Du darfst Städte auf jedem Planeten bauen, für dessen Typ du das Monopol nicht hast, auch ohne eigene Spielsteine dort.
text-F03-23 =
    Krise: Von jedem Typ wirft jeder, der am meisten davon hat, auch bei Gleichstand, 1 ab. Wirf diese Karte ab.
    Beim Sichern: Wirf diese Karte ab und stiehl 1 Ressource.
text-F03-24 = { text-F03-23 }
text-F03-25A = Lege die Wirtschaftskarte neben den Spielplan: { card-F03-26A }, wenn du Regent bist, { card-F03-26B }, wenn du Geächteter bist. Lege { card-F03-27 } in das Kartenheft.
text-F03-25B =
    Große Ambitionen: Du hast mindestens 1 Monopol; du hast mindestens 2 Monopole.
    Hast du nach der Wertung ein Monopol, musst du eines aus dem Spiel entfernen, dazu alle Ressourcen seines Typs in deinem Spielbereich.
text-F03-26A = Solange der Magnat Regent ist, können andere Regenten Städte in Systemen, die das Imperium kontrolliert, nicht besteuern, auch eigene nicht, außer sie haben das Monopol für diesen Typ. Drehe diese Karte um, wenn der Magnat Geächteter wird.
text-F03-26B = Solange der Magnat Geächteter ist, dürfen alle ihre eigenen Städte beliebig oft pro Zug besteuern, der Magnat jede Stadt. Drehe diese Karte um, wenn der Magnat Regent wird.
text-F03-27 = Neben dem Spielplan liegt { card-F03-26A }, solange der Magnat Regent ist, sonst { card-F03-26B }.

## Handel

deal-export = { $who_you ->
    [yes] du exportierst
   *[no] { $who } exportiert
} { $resources }
log-deal-export = { $who_you ->
    [yes] Du exportierst
   *[no] { $who } exportiert
} { $resources }.

## Schritte, Fragen, Protokoll

step-forget-gifts = vergiss die Gaben des letzten Gipfels
step-deck-from-discard = füge Karten aus dem Ablagestapel dem Hofdeck hinzu
step-into-common = lege Karten in den allgemeinen Vorrat
step-monopolies-fall = entferne die Monopole, die niemand hat, aus dem Spiel
step-set-economy = lege die Wirtschaftskarte neben den Spielplan
step-flip-economy = drehe die Wirtschaftskarte um
step-hold-monopolies = rücke den Zielmarker für jedes Monopol vor
step-gain-monopolies = wer mehr als die Hälfte eines Typs hat, nimmt dessen Monopol
step-extort = wer von einem Typ am meisten hat, wirft 1 ab
step-steal-resource = stiehl 1 Ressource
step-give-up-monopoly = entferne ein Monopol und alle Ressourcen seines Typs aus dem Spiel
prompt-ask-steal-resource = Welche Ressource stiehlst du?
wait-ask-steal-resource = { $who } stiehlt eine Ressource.
prompt-ask-give-up-monopoly = Welches Monopol entfernst du mit allen deinen Ressourcen dieses Typs aus dem Spiel?
wait-ask-give-up-monopoly = { $who } gibt ein Monopol auf.
log-card-monopoly = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} „{ $card }“.
log-card-monopoly-scrapped = { $who_you ->
    [yes] Du entfernst
   *[no] { $who } entfernt
} „{ $card }“ und alle Ressourcen dieses Typs aus dem Spiel.
