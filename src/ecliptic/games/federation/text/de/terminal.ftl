# Texts of the terminal view.

group-choose = Wählen
group-pay = Bezahlen
group-end = Ende
short-points = PP
short-ships = Sch.
short-die = Wü.
short-ambassadors = Bot.
short-project-missions = Missionen
short-project-common = gemeinsam
