# Why a position cannot be.

problem-supply-of = There are more pieces of { $owner } than the box holds.
problem-first-regent = There is a First Regent exactly when there are Regents.
problem-token = The tokens { $token } ({ $has }) are too many or lie where none can be.
problem-no-packs = { $game } takes no content packs yet.
problem-campaign-field = the campaign's { $field } cannot be like this.
problem-campaign-rolled = the event die and the number die have to be rolled before this.
