game-title = Saga
game-about = Eine Kampagne in drei Akten.
prompt-choose-fate = Wähle dein Schicksal.
wait-choose-fate = { $who } wählt ein Schicksal.
prompt-lay-stone = Lege einen Stein ab.
wait-lay-stone = { $who } wählt einen Stein.
prompt-deal-stones = Die Steine werden verteilt.
wait-deal-stones = Die Steine werden verteilt.
prompt-over = { $winners_count ->
    [one] { $winners } gewinnt.
   *[other] Unentschieden zwischen { $winners }.
}
prompt-stopped = Die Kampagne wurde abgebrochen.
do-lay = { $n } ablegen
do-fate = Schicksal { $n }
log-act = Akt { $n } beginnt.
log-fate = { $who } hat Schicksal { $n }.
log-laid = { $who } legt { $n } ab.
log-act-score = { $who } hat { $n } Punkte.
log-won = { $who } gewinnt mit { $n } Punkten.
no-such-action = In Saga gibt es keine Aktion { $text }.
no-other-choice = { $text } ist jetzt nicht möglich.
no-not-now = { $text } ist jetzt nicht möglich.
problem-saga = Ungültige Stellung: Es sind zwei Spieler.
view-act = Akt
view-fates = Schicksale
view-scores = Punkte
view-hand = Deine Hand
view-chosen = Deine Wahl
