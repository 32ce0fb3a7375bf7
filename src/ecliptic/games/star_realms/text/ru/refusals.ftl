# В чём отказывают до начала.
problem-mode-seats = Режим { $mode } рассчитан на { $numbers } мест, а не на { $seats }.
