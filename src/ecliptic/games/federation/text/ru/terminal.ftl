# Texts of the terminal view.

group-choose = Выбрать
group-pay = Заплатить
group-end = Конец
short-points = ОП
short-ships = кор.
short-die = куб.
short-ambassadors = посл.
short-project-missions = особые миссии
short-project-common = общий
