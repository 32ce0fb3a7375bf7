game-title = Kiesel
prompt-lay-pebble = Lege einen Kiesel ab, noch { $left }.
wait-lay-pebble = { $who } wählt einen Kiesel.
prompt-deal = Die Kiesel werden verteilt.
wait-deal = Die Kiesel werden verteilt.
prompt-over = { $winners_count ->
    [one] { $winners } gewinnt.
   *[other] Unentschieden zwischen { $winners }.
}
prompt-stopped = Die Partie wurde abgebrochen.
do-lay = { $n } ablegen
log-laid = { $who } legt { $n } ab.
no-such-action = In Kiesel gibt es keine Aktion { $text }.
no-other-choice = { $text } ist jetzt nicht möglich.
no-not-now = { $text } ist jetzt nicht möglich.
no-such-pebble = Du hast keinen Kiesel { $text }.
problem-pebbles = Ungültige Stellung: Jeder Kiesel von 1 bis 9 muss an genau einem Ort liegen.
game-about = Lege Kiesel mit geheimem Gewicht; der schwerere Haufen gewinnt.
view-heaps = Haufen
view-in-hand = Kiesel auf der Hand
view-bag = Beutel
view-hand = Deine Hand
