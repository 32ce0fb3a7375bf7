# Texts of the terminal view.

group-choose = Wählen
group-pay = Bezahlen
group-end = Ende
short-points = PP
short-ships = Schiffe
short-die = Würf.
short-ambassadors = Ges.
short-project-missions = Missionen
short-project-common = gemeinsam
