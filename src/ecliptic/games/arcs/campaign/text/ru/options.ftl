# Options of a table.

option-acts = Акты
option-acts-about = Сколько актов играется.
option-lore-deck = Колода обычаев
option-lore-deck-about = Колода обычаев: 14 карт базовой игры или все 28.
option-lore-deck-base = 14 из базовой игры
option-lore-deck-all = все 28
