# What the host can set. A choice is option-<option>-<choice>.

option-mode = Modus
option-mode-about = Wer gegen wen spielt.
option-mode-auto = Zwei Spieler, sonst jeder gegen jeden
option-mode-duel = { mode-duel }
option-mode-free-for-all = { mode-free-for-all }
option-mode-hunter = { mode-hunter }
option-mode-hydra-two-headed = { mode-hydra-two-headed }
option-mode-hydra-three-headed = { mode-hydra-three-headed }
option-mode-emperor = { mode-emperor }
option-mode-raid = { mode-raid }

option-set = Kartensets
option-set-about = Welche Karten im Handelsdeck sind.
option-set-colony-wars = { set-colony-wars }
option-set-core = { set-core }
option-set-both = Beide Sets
option-set-both-more-core = Beide Sets, zu fünft oder sechst das Grundspiel doppelt

option-first = Startspieler
option-first-about = Wer den ersten Zug hat. In Teammodi ist es das Team dieses Spielers, im Überfall ist dieser Spieler der Boss.
option-first-random = Zufällig
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4
option-first-4 = Platz 5
option-first-5 = Platz 6

option-emperors = Imperatoren
option-emperors-about = Wer in jedem Team der Imperator ist; nur für den Modus Imperator.
option-emperors-middle = Die mittleren Plätze
option-emperors-random = Zufällig

option-turn-limit = Zuglimit
option-turn-limit-about = Nach so vielen Zügen endet das Spiel ohne Ergebnis; 0 heißt ohne Limit.
