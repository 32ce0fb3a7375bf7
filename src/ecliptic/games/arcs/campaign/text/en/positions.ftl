# What is wrong with a written position.

problem-supply-of = There are more pieces of { $owner } than the box holds.
problem-first-regent = There is a First Regent exactly when there are Regents.
problem-token = There are too many tokens { $token } ({ $has }), or one lies where it cannot be.
problem-no-packs = { $game } takes no content packs yet.
problem-campaign-field = the campaign's { $field } is not valid.
problem-campaign-rolled = the event die and the number die have to be rolled before this.
