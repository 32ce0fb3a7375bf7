# Words of the terminal's view of the campaign.

terminal-act = Act { $act }
terminal-attached = attached
terminal-powers = Imperial ships / Blight in supply
terminal-rolled = rolled
terminal-choosing = chooses a fate
terminal-favors = Favors of
terminal-fates = titles and fates
terminal-event = event
terminal-event-card = Event card: no actions; the Council or an event follows at the end of the round
terminal-group-event = Event card
terminal-group-summit = Summit
terminal-group-negotiate = negotiate
terminal-group-call = call to order
terminal-group-council = Council
terminal-group-fate = fate
