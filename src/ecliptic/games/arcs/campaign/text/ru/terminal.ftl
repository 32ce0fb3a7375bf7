# Words of the terminal's view of the campaign.

terminal-act = Акт { $act }
terminal-attached = прикреплены
terminal-powers = имперских кораблей / заражения в запасе
terminal-rolled = выпало
terminal-choosing = выбирает судьбу
terminal-favors = услуги игроков
terminal-fates = титулы и судьбы
terminal-event = событие
terminal-event-card = карта события: без действий; в конце раунда — Совет или событие
terminal-group-event = карта события
terminal-group-summit = саммит
terminal-group-negotiate = переговоры
terminal-group-call = призыв к порядку
terminal-group-council = Совет
terminal-group-fate = судьба
