# Why a position cannot be.

problem-supply-of = Компонентов больше, чем есть в коробке: { $owner }.
problem-first-regent = Первый регент есть тогда и только тогда, когда есть регенты.
problem-token = Жетонов { $token } ({ $has }) больше, чем напечатано, или они лежат там, где лежать не могут.
problem-no-packs = { $game }: наборы карт пока не поддерживаются.
problem-campaign-field = поле кампании { $field } не может быть таким.
problem-campaign-rolled = сначала нужно бросить кубик событий и кубик чисел.
