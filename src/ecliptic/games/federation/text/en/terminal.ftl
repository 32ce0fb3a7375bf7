# Texts of the terminal view.

group-choose = Choose
group-pay = Pay
group-end = End
short-points = PP
short-ships = ships
short-die = die
short-ambassadors = amb.
short-project-missions = special missions
short-project-common = joint
