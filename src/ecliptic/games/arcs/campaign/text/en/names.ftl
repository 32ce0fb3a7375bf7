# Names that only the campaign has.

card-AID01 = Imperial Council
card-empire = the Empire
card-free-states = the Free States
action-card-EV01 = Event I
action-card-EV02 = Event II
action-card-EV03 = Event III
