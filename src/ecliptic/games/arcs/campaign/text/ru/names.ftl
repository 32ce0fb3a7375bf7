# Names that only the campaign has.

card-AID01 = Совет Империи
card-empire = Империя
card-free-states = свободные государства
action-card-EV01 = Событие I
action-card-EV02 = Событие II
action-card-EV03 = Событие III
