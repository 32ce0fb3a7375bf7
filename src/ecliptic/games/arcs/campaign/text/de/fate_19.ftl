# Fate 19, the Redeemer.

text-F19-01A =
    Hast du ein Flaggschiff, darfst du es auflösen.
    Löse Relikt-Empörung aus. Erhalte „{ card-F19-02 }“. Lege „{ card-F19-03 }“ in das Kartenheft und „{ card-F19-04 }“ oben auf das Hofdeck.
    Zu zweit: Lege alle Relikte vom Hüter-Feld zurück.
text-F19-01B =
    Start: 16, 14 oder 12 bei 2, 3 oder 4 Spielern.
    { objective-F19-01B-subdue-the-keepers }: Rücke nach der Wertung um 3 vor, wenn du Hüter gewonnen hast oder Hüter nicht ausgerufen war.
    { objective-F19-01B-shatter-the-relics }: Hast du eine Ambition gewonnen, darfst du nach der Wertung beliebig viele deiner Relikte aus dem Spiel entfernen; rücke für jedes um 2 vor.
text-F19-02 =
    Du kannst Hüter nicht ausrufen.
    Du kannst deine Städte auf Reliktplaneten, die du nicht kontrollierst, nicht besteuern.
text-F19-03 =
    Ist Hüter ausgerufen und führt der Erlöser dort nicht, verliert der Erlöser die Macht des ersten Platzes.
    Ist Hüter nicht ausgerufen, darf ihn der Spieler mit den meisten Relikten ausrufen, außer bei Gleichstand oder wenn es der Erlöser ist.
text-F19-04 = Auftakt, einmal pro Zug: Wirf 1 Ressource ab, um 1 Relikt zu erhalten.
step-note-redemption = merke dir, was gewonnen wurde
step-subdue-keepers = rücke den Zielmarker für Hüter vor
step-shatter-relics = du darfst Relikte aus dem Spiel entfernen, um den Zielmarker vorzurücken
step-rebuke = der Erlöser verliert Macht für Hüter, oder ein anderer darf ihn ausrufen
prompt-ask-shatter-relics = Ein Relikt aus dem Spiel entfernen, um 2 vorzurücken?
wait-ask-shatter-relics = { $who } darf Relikte zerschlagen.
prompt-ask-rebuke = Hüter ausrufen?
wait-ask-rebuke = { $who } darf Hüter ausrufen.
do-shatter-trust = 1 { $resource } aus dem Imperialen Fonds
log-resource-scrapped = { $who_you ->
    [yes] Du entfernst
   *[no] { $who } entfernt
} { amount-resource } aus dem Spiel.
