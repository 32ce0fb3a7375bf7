game-title = Камешки
prompt-lay-pebble = Выложите камешек, осталось { $left }.
wait-lay-pebble = { $who } выбирает камешек.
prompt-deal = Камешки раздаются.
wait-deal = Камешки раздаются.
prompt-over = { $winners_count ->
    [one] Победа: { $winners }.
   *[other] Ничья: { $winners }.
}
prompt-stopped = Партия прервана.
do-lay = Выложить { $n }
log-laid = { $who } выкладывает { $n }.
no-such-action = В «Камешках» нет действия { $text }.
no-other-choice = Сейчас { $text } невозможно.
no-not-now = Сейчас { $text } невозможно.
no-such-pebble = У вас нет камешка { $text }.
problem-pebbles = Недопустимая позиция: каждый камешек от 1 до 9 должен лежать ровно в одном месте.
game-about = Выкладывайте камешки тайного веса: побеждает более тяжёлая кучка.
view-heaps = Кучки
view-in-hand = Камешков на руке
view-bag = Мешок
view-hand = Ваша рука
