# Terms of the bots' evaluation, shown as the reason for a choice.

weight-victory = victory
weight-points = prestige points
weight-opponents-points = the best opponent's points
weight-medals = medals of honour
weight-next-medals = progress towards medals of honour
weight-projects = places in major projects
weight-opponents-projects = an opponent's places in major projects
weight-law = the law of this round
weight-opponents-law = what the law gives an opponent
weight-floors = majorities on floors
weight-influence = influence
weight-resources = resources
weight-accreditation = accreditation
weight-level = accreditation level
weight-upkeep = paying the upkeep
weight-deep-space = a deep space tile
weight-special-ambassador = the special ambassador
weight-missions = special missions to perform
weight-markers = unlocked special missions
weight-ships = ships
weight-die = the assistant die
weight-tokens = alteration tokens
weight-erudites = erudites
weight-income = income
weight-president = the president pawn
