# Why a position cannot be.

problem-supply-of = There are more pieces of { $owner } than the box holds.
problem-first-regent = There is a First Regent exactly when there are Regents.
problem-no-packs = { $game } takes no content packs yet.
