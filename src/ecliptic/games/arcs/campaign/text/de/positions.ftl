# Why a position cannot be.

problem-supply-of = Es gibt mehr Figuren als in der Schachtel: { $owner }.
problem-first-regent = Es gibt genau dann einen Ersten Regenten, wenn es Regenten gibt.
problem-token = Die Marker { $token } ({ $has }) sind zu viele oder liegen, wo keine liegen können.
problem-no-packs = { $game } nimmt noch keine Kartenpakete an.
problem-campaign-field = { $field } der Kampagne kann nicht so sein.
problem-campaign-rolled = vorher müssen Ereignis- und Zahlenwürfel geworfen werden.
