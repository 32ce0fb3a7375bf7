# Fate 20, the Guardian.

text-F20-01A =
    Hast du ein Flaggschiff, darfst du es auflösen.
    Löse Treibstoff- und Material-Empörung aus. Zu zweit: Lege alles Material und allen Treibstoff von den Ambitionsfeldern zurück.
    Lege das Edenwächter-Plättchen neben das Tycoon-Feld. Erhalte „{ card-F20-02 }“ und „{ card-F20-03 }“. Lege „{ card-F20-04 }“ in das Kartenheft.
text-F20-01B =
    Start: 20, 18 oder 16 bei 2, 3 oder 4 Spielern.
    { objective-F20-01B-give-back-to-the-land }: Hast du Tyrann gewonnen oder war Tyrann nicht ausgerufen, rücke am Kapitelende um 1 vor für jedes Material und jeden Treibstoff unter deinen Gefangenen.
    { objective-F20-01B-guard-the-reachs-splendor }: Hast du Edenwächter gewonnen oder war Edenwächter nicht ausgerufen, rücke am Kapitelende um 1 vor für jeden Material- und Treibstoffplaneten, den du kontrollierst.
text-F20-02 = Wenn du Material oder Treibstoff nimmst oder erhältst, auch für den Imperialen Fonds, darfst du es zu deinen Gefangenen legen. Dort ist es eingefroren, zählt für Tyrann und Tycoon und geht zurück, wenn Tyrann gewertet wird.
text-F20-03 =
    Du kannst Tycoon nicht ausrufen und erhältst keine Macht dafür.
    Du kannst deine Städte auf Material- und Treibstoffplaneten, die du nicht kontrollierst, nicht besteuern.
text-F20-04 =
    Edenwächter ist eine neue Ambition. Sie zählt die Treibstoff- und Materialplaneten, die ein Spieler kontrolliert.
    Wer Tycoon ausrufen würde, darf stattdessen Edenwächter ausrufen.
step-give-back-to-the-land = rücke den Zielmarker für Material und Treibstoff unter den Gefangenen vor
step-guard-splendor = rücke den Zielmarker für Material- und Treibstoffplaneten vor
