# Why a position cannot be.

problem-supply-of = Es gibt mehr Spielsteine als in der Schachtel: { $owner }.
problem-first-regent = Es gibt genau dann einen Ersten Regenten, wenn es Regenten gibt.
problem-token = Es gibt zu viele Marker { $token } ({ $has }), oder einer liegt, wo er nicht liegen kann.
problem-no-packs = { $game } nimmt noch keine Inhaltspakete an.
problem-campaign-field = { $field } der Kampagne ist nicht gültig.
problem-campaign-rolled = Vorher müssen Ereignis- und Zahlenwürfel geworfen werden.
