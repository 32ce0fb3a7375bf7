game-title = Сага
game-about = Кампания из трёх актов.
prompt-choose-fate = Выберите судьбу.
wait-choose-fate = { $who } выбирает судьбу.
prompt-lay-stone = Выложите камень.
wait-lay-stone = { $who } выбирает камень.
prompt-deal-stones = Камни раздаются.
wait-deal-stones = Камни раздаются.
prompt-over = { $winners_count ->
    [one] Победа: { $winners }.
   *[other] Ничья: { $winners }.
}
prompt-stopped = Кампания прервана.
do-lay = Выложить { $n }
do-fate = Судьба { $n }
log-act = Начинается акт { $n }.
log-fate = { $who }: судьба { $n }.
log-laid = { $who } выкладывает { $n }.
log-act-score = { $who }: очков — { $n }.
log-won = { $who } побеждает, очков — { $n }.
no-such-action = В «Саге» нет действия { $text }.
no-other-choice = Сейчас { $text } невозможно.
no-not-now = Сейчас { $text } невозможно.
problem-saga = Недопустимая позиция: игроков двое.
view-act = Акт
view-fates = Судьбы
view-scores = Очки
view-hand = Ваша рука
view-chosen = Ваш выбор
