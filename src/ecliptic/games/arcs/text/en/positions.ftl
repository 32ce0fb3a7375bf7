# What is wrong with a written position.

problem-markers = markers must name three places: an ambition, or nothing for an available marker.
problem-counts = { $place } must have five numbers from 0 to 5, one for each resource type.
problem-ship-counts = { $place } must have two numbers: fresh and damaged ships.
problem-resources = { $place } must name a resource for each slot, or nothing for an empty one, and no more than there are slots.
problem-court = { $place } must name a Court card for each spot, or nothing for an empty one.
problem-agents = { $place } must have a number of agents for each seat at each spot of the Court.
problem-played = played, played_by and played_how must have the same length, and played_by must name seats.
problem-pile-known = pile_known must have a number for each card of the pile.
problem-dice = dice must be numbers from 0 to 17, and razed cannot be negative.
problem-pieces = seat { $seat } has { $has } { $piece ->
    [city] cities
    [starport] starports
    [agent] agents
   *[ship] ships
} in all, not { $wanted }.
problem-owed = seat { $seat } owes an agent to an Outrage slot that is not covered, or has an agent to pay it.
problem-tokens = there are { $has } tokens of { $resource }, not 5.
problem-covered-slot = seat { $seat } has a resource in a slot that is covered.
problem-loose = seat { $seat } has resources without room although a slot is empty.
problem-action-card = { $card } must be in exactly one place.
problem-card = { $has ->
    [0] { $card } is missing
    [one] { $card } does not belong to this game
   *[other] { $card } is in the game { $has } times
}.
problem-held = seat { $seat } holds a Vox card or a leader among its cards, or its leader is not a leader card.
problem-court-row = the Court row must have its fixed number of spots, with each card once.
problem-slot = there is no building slot { $site }.
problem-out-of-play = { $system } is out of play and must be empty.
problem-no-such-seat = a seat that is not at the table cannot have pieces.
problem-known = known names a card that seat { $seat } does not have in hand.
problem-known-bottom = known_bottom is more cards than the Court deck has.
problem-lead-card = the first card of the round must be the lead card.
problem-arcs-frame-place = { $frame } cannot wait at this place in the stack, or cannot wait now.
problem-arcs-over-stack = the game is over and its stack is not empty.
problem-arcs-stack-long = the stack has { $has } frames, and at most { $most } can wait.
problem-arcs-stack-start = { $frame } cannot be at the bottom of the stack.
problem-arcs-stack = { $frame } cannot be right above { $below } on the stack.
problem-arcs-stack-time = the stack does not fit the stage of the game: set-up, draft, Court and chapter disagree.
problem-arcs-stack-turn = somebody's turn and the stack disagree about whose turn it is.
problem-lore = leaders and lore cards must lie where the draft puts them.
problem-arcs-shaped = a gate has no type that could change.
problem-captives = seat { $seat } has its own pieces as Trophies or Captives, or Captives that are not agents.
problem-arcs-boxes = the tokens on the ambition boxes must be those of the planets out of play, with two players only.
problem-arcs-hand = nobody can have more than { $most } action cards in hand.
problem-arcs-turn = the record of the current turn is invalid: limits, trail, dice, passes or resources set aside.
problem-known-viewers = { $place } must have one list for each of four seats, and one for everybody.
problem-hidden-box = hidden_box must have one list for each of four seats.
problem-site = { $place } is not a building site: write sites like 2-hex/1, 2-hex/city and 2-gate/starport.

# Content packs
problem-arcs-pack-section = The content pack names { $section }, which is not a section: use { $known }.
problem-arcs-pack-row = { $section } has no row { $row }.
problem-arcs-pack-change = { $place } has no field { $field } to change: use { $known }.
problem-system = { $place } is not a valid system: a planet has a type and a slot, a gate has neither, and links lead both ways, one of them within the cluster.
problem-setup-card = { $place } cannot be set up: A and B need different planets in play, C systems in play, and no type may run out of tokens.
problem-faces = { $place } needs six sides with at most { $most } symbols each.
problem-arcs-numbers = { $place } needs { $count } numbers from { $low } to { $high }.
problem-boxes-of-pieces = { $place } cannot have two buildings in one box, nor one in C.
problem-arcs-board = every suit needs an action, and open slots must stay open when one more city leaves the board.
problem-leader-resources = { $place } needs { $count } resources.
