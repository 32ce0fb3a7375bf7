game-title = Saga
game-about = A campaign of three acts.
prompt-choose-fate = Choose your fate.
wait-choose-fate = { $who } chooses a fate.
prompt-lay-stone = Choose a stone to lay down.
wait-lay-stone = { $who } chooses a stone.
prompt-deal-stones = The stones are being dealt.
wait-deal-stones = The stones are being dealt.
prompt-over = { $winners_count ->
    [one] { $winners } wins.
   *[other] It is a draw between { $winners }.
}
prompt-stopped = The campaign was stopped.
do-lay = Lay down { $n }
do-fate = Fate { $n }
log-act = Act { $n } begins.
log-fate = { $who } has fate { $n }.
log-laid = { $who } lays down { $n }.
log-act-score = { $who } has { $n } points.
log-won = { $who } wins with { $n } points.
no-such-action = There is no action { $text } in Saga.
no-other-choice = { $text } is not possible now.
no-not-now = { $text } is not possible now.
problem-saga = Invalid position: there are two players.
view-act = Act
view-fates = Fates
view-scores = Scores
view-hand = Your hand
view-chosen = Your choice
