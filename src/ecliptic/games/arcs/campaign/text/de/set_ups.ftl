# Verbs of set-up and Resolution cards that concern pieces and resources.

step-provoke-outrage = löse Empörung aus ({ $resources })
step-return-boxed = lege Marker von den Ambitionsfeldern zurück ({ $resources })
step-on-top-of-deck = lege Karten oben auf das Hofdeck
step-replenish = platziere Schiffe an beliebigen Orten, bis { $n } auf dem Spielplan sind
step-scrap-ships = entferne { $n } deiner Schiffe aus dem Spiel
step-scrap-this = entferne diese Karte aus dem Spiel
prompt-ask-replenish = In welchem System platzierst du ein Schiff?
wait-ask-replenish = { $who } platziert Schiffe.
prompt-ask-scrap-ships = Aus welchem System entfernst du ein Schiff? „Nein“ nimmt eines aus deinem Vorrat.
wait-ask-scrap-ships = { $who } entfernt Schiffe aus dem Spiel.
