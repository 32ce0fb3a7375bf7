# Fate 17, the Overlord.

text-F17-01A =
    Hast du ein Flaggschiff, darfst du es auflösen.
    Erhalte „Speichellecker“. Lege „Die Weite verstößt den Oberherrn“ in das Kartenheft.
    Hast du keine Empörung, darfst du eine beliebige auslösen; dann platziere 2 Schiffe auf einem Planeten ihres Typs.
text-F17-01B =
    Start: 20.
    { objective-F17-01B-rule-by-fear-alone }: Rücke am Kapitelende um 1 vor für jeden Ressourcentyp, den du hast und zu dem du Empörung hast.
    { objective-F17-01B-control-by-fear-alone }: Rücke am Kapitelende um 2 vor für jeden Typ unter den Planeten, die du kontrollierst, zu dem du Empörung hast.
text-F17-02 =
    Löst du Empörung aus, behältst du diese Karte immer.
    Wenn du Empörung auslöst, darfst du 2 Schiffe auf einem Planeten ihres Typs platzieren, einmal pro Zug.
    Auftakt: Wirf diese Karte ab, um 3 Schiffe in einem System zu platzieren, das du kontrollierst.
text-F17-03 = Der Oberherr verliert Macht nach der Zahl seiner Empörungen: 1 bei einer, 3 bei zwei, 6 bei drei, 8 bei vier, 10 bei fünf.
step-first-outrage = ohne Empörung darfst du eine auslösen und 2 Schiffe platzieren
step-sycophants = du darfst 2 Schiffe auf einem Planeten vom Typ der Empörung platzieren
step-rule-by-fear = rücke den Zielmarker für Ressourcen unter Empörung vor
step-control-by-fear = rücke den Zielmarker für Planeten unter Empörung vor
step-reach-rejects = der Oberherr verliert Macht für Empörung
prompt-ask-first-outrage = { $n ->
    [0] Welche Empörung löst du aus?
   *[other] Auf welchem Planeten platzierst du 2 Schiffe?
}
wait-ask-first-outrage = { $who } entscheidet über Empörung.
prompt-ask-sycophants = Auf welchem Planeten platzierst du 2 Schiffe?
wait-ask-sycophants = { $who } wählt einen Planeten für Schiffe.
