# Why a position cannot be.

problem-supply-of = Фигурок больше, чем есть в коробке: { $owner }.
problem-first-regent = Первый регент есть тогда и только тогда, когда есть регенты.
problem-no-packs = { $game }: наборы карт пока не поддерживаются.
