# Why a position cannot be.

problem-supply-of = Es gibt mehr Figuren als in der Schachtel: { $owner }.
problem-first-regent = Es gibt genau dann einen Ersten Regenten, wenn es Regenten gibt.
problem-no-packs = { $game } nimmt noch keine Kartenpakete an.
