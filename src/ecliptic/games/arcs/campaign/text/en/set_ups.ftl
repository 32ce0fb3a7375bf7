# Verbs of set-up and Resolution cards that concern pieces and resources.

step-provoke-outrage = provoke Outrage ({ $resources })
step-return-boxed = return tokens from the ambition boxes ({ $resources })
step-on-top-of-deck = put cards on top of the Court deck
step-replenish = place ships anywhere until { $n } are on the map
step-scrap-ships = scrap { $n } of your ships
step-scrap-this = scrap this card
prompt-ask-replenish = In which system do you place a ship?
wait-ask-replenish = { $who } is placing ships.
prompt-ask-scrap-ships = From which system do you scrap a ship? "No" scraps one from your supply.
wait-ask-scrap-ships = { $who } is scrapping ships.
