# What is refused before a game begins.
problem-mode-seats = Mode { $mode } is for { $numbers } seats, not { $seats }.
