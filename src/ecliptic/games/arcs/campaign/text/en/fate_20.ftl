# Fate 20, the Guardian.

text-F20-01A =
    If you have a Flagship, you may Resettle it.
    Provoke Fuel and Material Outrage. With 2 players, return all Material and Fuel from the ambition boxes.
    Place the Edenguard tile beside the Tycoon box. Gain Green Vault and Ire of the Tycoons. Put Edenguard Ambition into the rules booklet.
text-F20-01B =
    Start: 20, 18 or 16 with 2, 3 or 4 players.
    { objective-F20-01B-give-back-to-the-land }: at the end of the chapter, if you won Tyrant or it was not declared, advance 1 for each Material and Fuel among your Captives.
    { objective-F20-01B-guard-the-reachs-splendor }: at the end of the chapter, if you won Edenguard or it was not declared, advance 1 for each Material and Fuel planet you control.
text-F20-02 = When you take or gain Material or Fuel, also for the Imperial Trust, you may put it into your Captives. It is frozen there, counts for both Tyrant and Tycoon, and returns when Tyrant is scored.
text-F20-03 =
    You cannot declare Tycoon and gain no Power from it.
    You cannot tax your cities on Material and Fuel planets that you do not control.
text-F20-04 =
    Edenguard is a new ambition. It counts the Fuel and Material planets that a player controls.
    A player who would declare Tycoon may declare Edenguard instead.
step-give-back-to-the-land = advance the objective for Material and Fuel among Captives
step-guard-splendor = advance the objective for Material and Fuel planets
