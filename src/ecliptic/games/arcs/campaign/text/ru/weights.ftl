# What bots value in the campaign

weight-objective = миссия
weight-completed = выполненная миссия
weight-pursuit = продвижение к цели миссии
weight-grand-ambitions = великие замыслы
weight-rivals-objectives = финальная миссия соперника
weight-first-regent = жетон Первого регента
weight-trust = имперский фонд
weight-outlaw = титул отступника
weight-favors = услуги других
weight-favors-owed = долги по услугам
weight-blight = заражение рядом с кораблями
weight-offer = предложение
