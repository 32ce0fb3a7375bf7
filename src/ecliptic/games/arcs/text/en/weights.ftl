# What bots value

weight-victory = victory
weight-power = own Power
weight-rivals-power = a Rival's Power
weight-ambitions = declared ambitions
weight-rivals-ambitions = a Rival's ambitions
weight-lead = lead in ambitions
weight-prospects = prospects of other ambitions
weight-cities = cities
weight-starports = starports
weight-fresh-ships = fresh ships
weight-damaged-ships = damaged ships
weight-rivals-pieces = Rivals' pieces
weight-control = controlled systems
weight-open-slots = open resource slots
weight-resources = resources
weight-guild-cards = cards held
weight-agents = agents in supply
weight-court = agents at the Court
weight-battles = battles in reach
weight-outrage = Outrage
weight-initiative = initiative
weight-hand = cards in hand
weight-pips = actions left
