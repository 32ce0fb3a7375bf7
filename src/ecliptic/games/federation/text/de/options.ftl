# What the host can set. A choice is option-<option>-<choice>.

option-set-up = Spielaufbau
option-set-up-about = Produktionsstätten und Megastrukturplättchen gemischt oder wie auf dem Spielplan gedruckt.
option-set-up-advanced = Fortgeschritten: gemischt
option-set-up-first-game = Erste Partie: wie gedruckt

option-first = Startspieler
option-first-about = Wer in der ersten Runde Startspieler ist.
option-first-random = Zufällig
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4

option-two-player-tie = Gleichstand zu zweit
option-two-player-tie-about = Prestigepunkte für jeden von zwei Spielern bei Gleichstand in einem Projekt; eine Ausgabe hat 7, die andere 5.

option-neutral-votes-on-floors = Neutrale Stimmen in Stockwerken
option-neutral-votes-on-floors-about = Zählen neutrale Stimmen für die Mehrheit in einem Stockwerk?
option-neutral-votes-on-floors-yes = Ja
option-neutral-votes-on-floors-no = Nein

option-hangar-limit = Hangar
option-hangar-limit-about = Wie viele Raumschiffe in einen Hangar passen; eine Ausgabe kennt keine Grenze, das ist 8.

option-next-lower-level = Stufen der Gelehrten
option-next-lower-level-about = Braucht ein Gelehrter die nächstniedrigere Stufe seiner Delegation oder irgendeine niedrigere?
option-next-lower-level-yes = Die nächstniedrigere
option-next-lower-level-no = Irgendeine niedrigere

option-reveal-next-level-2 = Nächster Stufe-2-Gelehrter
option-reveal-next-level-2-about = Wird der nächste Stufe-2-Gelehrte aufgedeckt, wenn einer genommen wurde?
option-reveal-next-level-2-yes = Ja
option-reveal-next-level-2-no = Nein

option-die-after-action = Würfel dazulegen
option-die-after-action-about = Kommt der Würfel nach der Aktion dazu oder vorher?
option-die-after-action-yes = Nach der Aktion
option-die-after-action-no = Vor der Aktion

option-marker-after-action = Missionsmarker
option-marker-after-action-about = Wird der Missionsmarker nach der Aktion gelegt oder vorher?
option-marker-after-action-yes = Nach der Aktion
option-marker-after-action-no = Vor der Aktion

option-level-bonus-in-upkeep = Erhöhte Stufe und Kosten
option-level-bonus-in-upkeep-about = Erhöhen Stufenplättchen die Kosten der Akkreditierungsstufe?
option-level-bonus-in-upkeep-yes = Ja
option-level-bonus-in-upkeep-no = Nein

option-limited-supply = Vorrat an Ressourcen
option-limited-supply-about = Kann der Vorrat an Ressourcen ausgehen?
option-limited-supply-yes = Ja
option-limited-supply-no = Nein
