# Was vor Beginn abgelehnt wird.
problem-mode-seats = Der Modus { $mode } ist für { $numbers } Plätze, nicht für { $seats }.
