# What the board of the web client says.

game-about =
    Move ships, build, fight, and win over the Court with the cards of each round, and declare the ambitions that
    you mean to win.

group-hand = Lead
group-surpass = Surpass
group-copy = Copy
group-pivot = Pivot
group-seize = Seize
group-declare = Declare
group-prelude = Prelude
group-tax = Tax
group-build = Build
group-repair = Repair
group-move = Move
group-influence = Influence
group-secure = Secure
group-battle = Battle
group-cards = Cards
group-raid = Steal

board-page-map = Map
board-page-table = Court
board-page-own = My board
board-page-players = Rivals
board-pips = actions left
board-control-ships = { $who } controls it: most fresh ships.
board-control-card = { $who } controls it because of a card.
board-nobody-tie = Nobody controls it: equal numbers of fresh ships.
board-nobody-empty = Nobody controls it: there is no fresh ship.
board-nobody-card = Nobody controls it because of a card.
board-slots = { $n ->
    [one] 1 building slot
   *[other] { $n } building slots
}
board-neighbours = Adjacent: { $where }
board-move-where = Ships leave { $where }: choose where they go.
board-window-aside = Look at the map
board-window-back = Back to the question
board-out-of-play = Out of play
board-building = { $kind ->
    [starport] Starport
   *[city] City
} of { $who }
board-slot-empty = Empty building slot
board-damaged = Damaged
board-used = Already used this turn
board-ships-fresh = { $n ->
    [one] 1 fresh ship
   *[other] { $n } fresh ships
} of { $who }
board-ships-damaged = { $n ->
    [one] 1 damaged ship
   *[other] { $n } damaged ships
} of { $who }
board-pick-fresh = Fresh
board-pick-damaged = Damaged
board-pick-given = Give
board-pick-taken = Take
board-picker-dice = Choose dice
board-picker-ships = Choose ships
board-picker-discard-hand = Choose cards
board-picker-swap = Choose two cards
board-commit-dice = Roll
board-commit-ships = Move
board-commit-discard-hand = Discard
board-commit-swap = Swap
board-less = less
board-more = more
board-own-hits = Hits on your ships
board-clears = Destroys all their ships: { $n }.
board-survives = A ship of yours survives: { $n }.
board-dice = Dice
board-raid-cost = Raid cost { $n }
board-round = Cards of this round
board-played-lead = { $who } leads.
board-played-surpass = { $who } surpasses.
board-played-copy = { $who } copies.
board-played-pivot = { $who } pivots.
board-played-seize = { $who } seizes the initiative.
board-zeroed = Zero marker: an ambition was declared with it, its number is 0.
board-face-down = Face-down card
board-seized = The initiative was seized this round.
board-no-plays = No card played yet
board-ambitions = Ambitions
board-chapter = Chapter { $n }
board-ends-at = The game ends after a chapter in which somebody has at least { $n } Power.
board-free-markers = Available ambition markers with their Power for first and second place; the next one is framed.
board-counts-tycoon = Counts Material and Fuel.
board-counts-tyrant = Counts Captives.
board-counts-warlord = Counts Trophies.
board-counts-keeper = Counts Relics.
board-counts-empath = Counts Psionics.
board-third = Imaginary third player: { $n }
board-worth = First place { $first }, second place { $second } Power
board-not-declared = Not declared
board-in-supply = { $n } in the supply
board-prelude-material = Prelude: build or repair.
board-prelude-fuel = Prelude: move.
board-prelude-weapon = Prelude: this turn your actions may be battles.
board-prelude-relic = Prelude: secure.
board-prelude-psionic = Prelude: an action of the lead card.
board-of = Board of { $who }
board-hand-of = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
board-city-bonus = { $n } more Power for each ambition won
board-slot-closed = Closed: a city must be built first.
board-loose = No slot for it yet
board-left-ships = Ships in supply
board-left-starports = Starports in supply
board-left-agents = Agents in supply
board-left-cities = Cities on the player board
board-trophies = Trophies
board-captives = Captives
board-hand-empty = No cards in hand
board-draft = Leaders and lore
board-card-pips = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
board-card-declares = When led, it can declare { $what }.
board-any-ambition = any ambition
board-card-seizes = Surpassing with it seizes the initiative.
board-known-hand = Known cards in hand
board-cards = Cards
board-no-cards = No cards
board-score-start = Start position
board-score-none = No ambition has been scored yet.
