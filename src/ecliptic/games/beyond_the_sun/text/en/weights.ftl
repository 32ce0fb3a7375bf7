# What the bots value, for those who ask why.

weight-points = victory points that cannot be lost
weight-control = control of locations
weight-lead = the lead over the best opponent
weight-ore = ore
weight-population = population
weight-fleet = the fleet
weight-growth = population growth
weight-ore-yield = ore production
weight-ascent = coming closer to a level IIII technology
weight-access = actions for higher research and colonization
weight-colonizing = systems close to being colonized
weight-achievements = progress towards achievements
