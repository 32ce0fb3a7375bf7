# What bots value in the campaign

weight-objective = das Ziel
weight-completed = ein erfülltes Ziel
weight-pursuit = Fortschritt auf dem Weg zum Ziel
weight-grand-ambitions = Große Ambitionen
weight-rivals-objectives = das Endziel eines Rivalen
weight-first-regent = das Plättchen „Erster Regent“
weight-trust = der Imperiale Fonds
weight-outlaw = geächtet zu sein
weight-favors = Gefallen anderer
weight-favors-owed = geschuldete Gefallen
weight-blight = Seuche bei eigenen Schiffen
weight-offer = ein Angebot
