# Fate 21, the Naturalist.

text-F21-01A =
    Hast du ein Flaggschiff, darfst du es auflösen.
    Erhalte „{ card-F21-02 }“ und „{ card-F21-03 }“. Lege das Seuchenkind-Plättchen neben das Empath-Feld. Lege „{ card-F21-04 }“ in das Kartenheft.
text-F21-01B =
    Start: 18, 16 oder 14 bei 2, 3 oder 4 Spielern.
    { objective-F21-01B-live-in-the-garden }: Hast du Seuchenkind gewonnen oder war Seuchenkind nicht ausgerufen, rücke am Kapitelende um 1 vor für jedes System mit intakter Seuche, das du kontrollierst.
text-F21-02 =
    Du darfst Seuche in Systemen, die du kontrollierst, bewegen und reparieren. Seuche kann an keinem Katapultsprung teilnehmen, auch nicht am ersten Schritt, und ist dir nicht loyal.
    Beschädigt oder zerstört eine deiner Aktionen Seuche, entferne 1 Agenten in deinem Vorrat aus dem Spiel, einmal pro Aktion.
    Bei Seuchenkrisen darfst du 1 Psionik ausgeben: In Systemen mit deinen Schiffen gibt es dann keine.
text-F21-03 = { new-action-seed } ({ action-build }): Wirf den Zahlenwürfel. Ändere das Ergebnis für jeden deiner Agenten, den du vom Hof zurücknimmst, um 1 nach oben oder unten (6 und 1 sind benachbart). Platziere 1 beschädigte Seuche in einem System dieses Sektors ohne Seuche.
text-F21-04 =
    Seuchenkind ist eine neue Ambition. Sie zählt die Systeme mit intakter Seuche, die ein Spieler kontrolliert.
    Wer Empath ausrufen würde, darf stattdessen Seuchenkind ausrufen.
step-live-in-the-garden = rücke den Zielmarker für Systeme mit intakter Seuche vor
step-society-mourns = entferne einen Agenten in deinem Vorrat aus dem Spiel
step-society-mourns-hits = entferne einen Agenten in deinem Vorrat aus dem Spiel
step-spare-own-ships = du darfst 1 Psionik ausgeben, um deine Schiffe vor Seuchenkrisen zu bewahren
step-seed = würfle einen Sektor aus und platziere dort eine Seuche
prompt-ask-spare-own-ships = 1 Psionik ausgeben, damit es bei deinen Schiffen keine Seuchenkrise gibt?
wait-ask-spare-own-ships = { $who } darf Seuchenkrisen abwenden.
prompt-ask-seed = { $n ->
    [0] In welchem Sektor säst du Seuche aus? Jeder Schritt von Sektor 1 aus kostet einen Agenten vom Hof.
    [1] In welchem Sektor säst du Seuche aus? Jeder Schritt von Sektor 2 aus kostet einen Agenten vom Hof.
    [2] In welchem Sektor säst du Seuche aus? Jeder Schritt von Sektor 3 aus kostet einen Agenten vom Hof.
    [3] In welchem Sektor säst du Seuche aus? Jeder Schritt von Sektor 4 aus kostet einen Agenten vom Hof.
    [4] In welchem Sektor säst du Seuche aus? Jeder Schritt von Sektor 5 aus kostet einen Agenten vom Hof.
    [5] In welchem Sektor säst du Seuche aus? Jeder Schritt von Sektor 6 aus kostet einen Agenten vom Hof.
   *[other] Welchen Agenten nimmst du zurück, oder welches System erhält die Seuche?
}
wait-ask-seed = { $who } sät Seuche aus.
log-agent-scrapped = { $who_you ->
    [yes] Du entfernst
   *[no] { $who } entfernt
} einen Agenten im Vorrat aus dem Spiel.
