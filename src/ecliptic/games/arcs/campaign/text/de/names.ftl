# Names that only the campaign has.

card-AID01 = Imperialer Rat
card-empire = das Imperium
card-free-states = die Freien Staaten
action-card-EV01 = Ereignis I
action-card-EV02 = Ereignis II
action-card-EV03 = Ereignis III
