# Fate 15, the Peacekeeper.

text-F15-01A =
    Zu zweit: Lege alle Waffen vom Kriegsherr-Feld zurück.
    Hebe alle deine Empörung auf, dann löse Waffen-Empörung aus. Erhalte „{ card-F15-02 }“ und „{ card-F15-03 }“.
    Platziere Schiffe in beliebigen Systemen, bis 8 auf dem Spielplan sind.
text-F15-01B =
    Start: 18, 16 oder 14 bei 2, 3 oder 4 Spielern.
    { objective-F15-01B-restrict-the-weapons-supply }: Rücke am Kapitelende um 1 vor für jede Waffe, die du hast.
    { objective-F15-01B-control-the-arms-manufacturers }: Rücke am Kapitelende um 1 vor für jeden Waffenplaneten, den du kontrollierst.
text-F15-02 =
    Bist du nicht der Friedenswahrer, entferne diese Karte aus dem Spiel.
    Lege jede Trophäe, die du erhältst, zurück, außer Seuche.
    Du kannst Kriegsherr nicht ausrufen und erhältst keine Macht dafür.
    Du kannst die Kriegspolitik weder fortführen noch zu ihr wechseln.
text-F15-03 = Wenn du eine Waffe nimmst oder erhältst, auch für den Imperialen Fonds, darfst du sie hierher legen. Waffen hier sind eingefroren und kosten beim Überfall je 2 Schlüssel.
text-F15-04 =
    Erfüllt: Füge dem Hofdeck beide Karten „{ card-F15-05 }“ hinzu.
    Verfehlt: Entferne „{ card-F15-02 }“ aus dem Spiel; hast du „{ card-F15-03 }“, füge diese Karte dem Hofdeck hinzu.
text-F15-05 =
    { new-action-assemble } ({ action-build }): Erhalte 1 Waffe.
    Auftakt: Wirf diese Karte ab, um beliebig viele deiner leeren Ressourcenfelder mit Waffen zu füllen. Ist der Vorrat leer, stiehl den Rest von Rivalen.
text-F15-06 = { text-F15-05 }
text-F15-07A =
    Lege in jeden Sektor eine Feuerpause: Frieden, wo du ein System kontrollierst, sonst Krieg.
    Zu zweit: Lege alle Waffen vom Kriegsherr-Feld zurück.
    Lege „{ card-F15-08 }“, „{ card-F15-09 }“, „{ card-F15-10 }“ und „{ card-F15-11 }“ in das Kartenheft.
text-F15-07B =
    In mindestens 2 Sektoren herrscht Frieden.
    In mindestens 5 Sektoren herrscht Frieden.
text-F15-08 =
    Um in einem Sektor mit Frieden etwas anderem als eigenen Spielsteinen und Seuche zu schaden, gib 1 Waffe aus und drehe seine Feuerpause auf Krieg.
    Krisen sind nicht beschränkt. Feuerpausen können nicht entfernt werden.
text-F15-09 = Ist der Friedenswahrer ein Geächteter und liegt die Kriegspolitik oben, darf der Erste Regent die Feuerpause eines Sektors mit 2 oder mehr vom Imperium kontrollierten Systemen auf Krieg drehen.
text-F15-10 = Jeder erhält 2 Macht für jedes System, das er in einem Sektor mit Frieden kontrolliert. Vom Imperium kontrollierte Systeme zahlen dem Ersten Regenten, aber nur unter der Friedenspolitik.
text-F15-11 = Frieden vermitteln: Drehe eine Feuerpause von Krieg auf Frieden, wenn du und alle, die zustimmen, zusammen 2 oder mehr ihrer Systeme kontrollieren. Ein eingeforderter Gefallen eines Rivalen kauft dessen Zustimmung. Der Erste Regent kontrolliert hier die Systeme des Imperiums.
step-place-ceasefires = lege in jeden Sektor eine Feuerpause
step-break-ceasefire = gib eine Waffe aus und drehe die Feuerpause auf Krieg
step-empire-balks = der Erste Regent darf eine Feuerpause beenden
step-peace-dividends = jeder erhält Macht für Systeme mit Frieden
step-restrict-weapons = rücke den Zielmarker für Waffen vor
step-control-arms = rücke den Zielmarker für Waffenplaneten vor
prompt-ask-empire-balks = In welchem Sektor endet die Feuerpause?
wait-ask-empire-balks = { $who } darf eine Feuerpause beenden.
log-at-war = In Sektor { $n } herrscht Krieg.
log-at-peace = In Sektor { $n } herrscht Frieden.
deal-peace = { $who_you ->
    [yes] du vermittelst
   *[no] { $who } vermittelt
} Frieden in Sektor { $n } ({ $alone ->
    [yes] allein
   *[no] mit { $others }
}{ $pays ->
    [yes] { $paid_you ->
        [yes] , für deinen Gefallen
       *[no] , für einen Gefallen von { $paid }
    }
   *[no] {""}
})
log-deal-peace = { $who_you ->
    [yes] Du vermittelst
   *[no] { $who } vermittelt
} Frieden in Sektor { $n } ({ $alone ->
    [yes] allein
   *[no] mit { $others }
}{ $pays ->
    [yes] { $paid_you ->
        [yes] , für deinen Gefallen
       *[no] , für einen Gefallen von { $paid }
    }
   *[no] {""}
}).
