# What the host can set. A choice is option-<option>-<choice>.

option-mode = Режим
option-mode-about = Кто против кого играет.
option-mode-auto = Для двух игроков, а если их больше — куча-мала
option-mode-duel = { mode-duel }
option-mode-free-for-all = { mode-free-for-all }
option-mode-hunter = { mode-hunter }
option-mode-hydra-two-headed = { mode-hydra-two-headed }
option-mode-hydra-three-headed = { mode-hydra-three-headed }
option-mode-emperor = { mode-emperor }
option-mode-raid = { mode-raid }

option-set = Наборы карт
option-set-about = Какие карты входят в торговую колоду.
option-set-colony-wars = { set-colony-wars }
option-set-core = { set-core }
option-set-both = Оба набора
option-set-both-more-core = Оба набора, при пяти-шести игроках базовый — дважды

option-first = Первый игрок
option-first-about = Кто ходит первым. В командных режимах первой ходит команда этого игрока, в налёте этот игрок — босс.
option-first-random = Случайно
option-first-0 = Место 1
option-first-1 = Место 2
option-first-2 = Место 3
option-first-3 = Место 4
option-first-4 = Место 5
option-first-5 = Место 6

option-emperors = Императоры
option-emperors-about = Кто в каждой команде император; только для режима «Император».
option-emperors-middle = Сидящие в середине
option-emperors-random = Случайно

option-turn-limit = Предел ходов
option-turn-limit-about = После стольких ходов игра заканчивается без результата; 0 — без предела.
