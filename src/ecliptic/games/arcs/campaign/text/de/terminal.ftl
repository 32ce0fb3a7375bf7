# Words of the terminal's view of the campaign.

terminal-act = Akt { $act }
terminal-attached = angefügt
terminal-powers = imperiale Schiffe / Seuche im Vorrat
terminal-rolled = gewürfelt
terminal-choosing = wählt ein Schicksal
terminal-favors = Gefallen von
terminal-fates = Titel und Schicksale
terminal-event = Ereignis
terminal-event-card = Ereigniskarte: keine Aktionen; am Rundenende Rat oder Ereignis
terminal-group-event = Ereigniskarte
terminal-group-summit = Gipfel
terminal-group-negotiate = verhandeln
terminal-group-call = Eröffnung
terminal-group-council = Rat
terminal-group-fate = Schicksal
