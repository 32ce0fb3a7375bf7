# What the campaign's Court cards, edicts and the Council say: one line for each ability.

text-AID01 =
    Sitzung: Der Rat kann beeinflusst und gesichert werden.
    Beim Sichern: Drehe ihn auf Beschluss und lege ihn unter deine ausgespielte Karte. Er wird am Rundenende abgehandelt.
    Am Ende dieser Runde darfst du einen Gipfel einberufen. Ein Regent nimmt sich dann das Plättchen „Erster Regent“ mit dem ganzen Imperialen Fonds; ein Geächteter stiehlt aus dem Fonds, so viel in seine leeren Felder passt, und der Erste Regent verliert dafür je 1 Macht. Handle zuletzt die Krisen oder die Edikte ab.
text-AID02 = Edikt: Vergrabe jede Gildenkarte am Hof ohne Agenten und fülle den Hof dann auf.
text-AID03 =
    Edikt: Der Erste Regent führt diese Politik fort (Forderung, dann imperiale Aktion) oder legt eine andere Politik nach oben.
    Forderung: Nimm von jedem anderen Regenten 1 Trophäe oder Gefangenen, weder imperial noch von einem Regenten. Ein Regent, der das nicht geben kann, gibt einen Gefallen; hat er keinen Agenten, darf er zum Geächteten gemacht werden.
    Imperiale Aktion: Jeder Regent erhält 1 Waffe.
text-AID04 =
    Edikt: Der Erste Regent führt diese Politik fort (Forderung, dann imperiale Aktion) oder legt eine andere Politik nach oben.
    Forderung: Jeder Regent, auch du, legt 1 Relikt oder Psionik in den Imperialen Fonds. Ein Regent, der das nicht geben kann, gibt einen Gefallen; hat er keinen Agenten, darf er zum Geächteten gemacht werden.
    Imperiale Aktion: Jeder Regent erhält die Bonusmacht der Städte seines Tableaus.
text-AID05 =
    Edikt: Der Erste Regent führt diese Politik fort (Forderung, dann imperiale Aktion) oder legt eine andere Politik nach oben.
    Forderung: Jeder Regent, auch du, legt 1 Waffe, Treibstoff oder Material in den Imperialen Fonds. Ein Regent, der das nicht geben kann, gibt einen Gefallen; hat er keinen Agenten, darf er zum Geächteten gemacht werden.
    Imperiale Aktion: Platziere 2 imperiale Schiffe in einem System, das das Imperium kontrolliert, sonst an einem deiner Raumhäfen.

text-CC01 = { text-BC02 }
text-CC02 = { text-BC05 }
text-CC03 = { text-BC08 }
text-CC04 = { text-BC09 }
text-CC05 = { text-BC13 }
text-CC06 = { text-BC11 }
text-CC07 = { text-BC16 }
text-CC08 = Auftakt: Wirf diese Karte ab, um 1 Gildenkarte oder 1 Ressource zu stehlen, auch aus dem Imperialen Fonds.
text-CC09 = { text-BC22 }
text-CC10 = { text-BC23 }
text-CC11 =
    Krise: Der ausgerufene Ambitionsmarker, der am meisten Macht bringt, wird wieder verfügbar.
    Beim Sichern: Du darfst eine beliebige Ambition ausrufen, ohne den Nullmarker zu platzieren. Vergrabe diese Karte.
text-CC12 =
    Krise: Drehe den Imperialen Rat auf Sitzung, lege alle Agenten von dieser Karte auf ihn und vergrabe diese Karte.
    Beim Sichern: Drehe den Imperialen Rat auf Sitzung. Du darfst deine Agenten von dieser Karte auf andere Hofkarten legen. Vergrabe diese Karte.
text-CC13 =
    Krise: In Zugreihenfolge wirft jeder, der mehr Gildenkarten als Agenten im Vorrat hat, Gildenkarten bis auf diese Zahl ab. Vergrabe diese Karte.
    Beim Sichern: Nur deine Rivalen handeln die Krise ab. Vergrabe diese Karte.
text-CC14 =
    Krise: Wer am meisten Macht hat, ersetzt eine seiner Städte durch eine Freie Stadt.
    Beim Sichern: Du darfst eine eigene oder rivalisierende Stadt, die du kontrollierst, durch eine Freie Stadt ersetzen. Tust du das, darfst du die Initiative ergreifen. Mische diese Karte in das Hofdeck.
text-CC15 =
    Krise: Repariere alle Seuche im gewürfelten Sektor; jeder Planet mit dem gewürfelten Symbol ohne Seuche bekommt 1 beschädigte Seuche. Vergrabe diese Karte.
    Beim Sichern: Du darfst alle beschädigte Seuche in einem Sektor zerstören, in dem du Spielsteine hast; sie wird zu deinen Trophäen. Vergrabe diese Karte.

type-council = Rat
type-edict = Edikt
type-law = Gesetz
type-fate = Ziel
type-ability = Fähigkeit
type-summit = Gipfelkarte
type-reminder = Übersicht
type-monopoly = Monopol
type-faithful = Glaube
