# Words of the terminal's view.

terminal-chapter = Chapter { $n }
terminal-pips = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
terminal-ships = fresh + damaged ships
terminal-empty-slot = empty building slot
terminal-lead = lead
terminal-surpass = surpass
terminal-copy = copy
terminal-pivot = pivot
terminal-seize = seize
terminal-passes = passed in a row: { $n }
terminal-ambitions = ambitions
terminal-free-markers = markers left
terminal-third = box
terminal-draft = To choose from
terminal-players = players
terminal-free-slots = { $n } free
terminal-trophies = Trophies
terminal-captives = Captives
terminal-cards = Cards
terminal-known-hand = Known hand
terminal-any-ambition = any ambition
terminal-short-power = Power
terminal-short-hand-size = hand
terminal-short-agents = agents
terminal-short-ships = ships
terminal-short-starports = starports
terminal-short-cities = cities
terminal-short-trophies = Trophies
terminal-short-captives = Captives
terminal-supply = in supply: agents, ships, starports; cities on the board
terminal-group-lead = lead
terminal-group-surpass = surpass
terminal-group-copy = copy
terminal-group-pivot = pivot
terminal-group-declare = declare an ambition
terminal-group-seize = seize the initiative
terminal-group-prelude = prelude
terminal-group-cards = cards
terminal-group-choose = choose
terminal-group-end = end
