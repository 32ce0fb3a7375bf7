# What bots value in the campaign

weight-objective = the objective
weight-completed = a completed objective
weight-pursuit = progress towards the objective
weight-grand-ambitions = grand ambitions
weight-rivals-objectives = a Rival's final objective
weight-first-regent = the First Regent tile
weight-trust = the Imperial Trust
weight-outlaw = being an Outlaw
weight-favors = Favors held
weight-favors-owed = Favors owed
weight-blight = Blight near your ships
weight-offer = an offer
