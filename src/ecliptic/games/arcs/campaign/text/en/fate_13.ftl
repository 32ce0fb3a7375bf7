# Fate 13, the Blight Speaker.

text-F13-01A = Gain Spore Ships. Scrap 2 of your ships from your supply or the map, then place ships in any systems until 8 are on the map.
text-F13-01B =
    Start: 18, 16 or 14 with 2, 3 or 4 players.
    { objective-F13-01B-contact-an-ancient-intelligence }: when you win an ambition, advance 1 for each Blight in systems with your ships.
    { objective-F13-01B-spread-the-spores }: advance 1 for each Blight you place with Spore Ships.
text-F13-02 =
    Blight does not end your Catapult moves.
    { new-action-spawn } ({ action-build }): damage 1 fresh Blight in a system you control to place 1 damaged Blight there.
text-F13-03 =
    Completed: gain Blight Fury; add Blight Hunters, Blight Reapers and three Blight Purges to the Court deck; scrap Blight Panic and Blight Looms.
    Failed: add one Blight Purge, Blight Panic and Blight Looms to the Court deck; scrap Blight Fury, Blight Hunters, Blight Reapers and the other two Blight Purges.
text-F13-04 =
    You may move and repair Blight in systems you control. Blight cannot take part in a Catapult move, not even in its first step, and is not Loyal to you.
    { new-action-anger } ({ action-battle }): roll the number die. For each Psionic you spend, change the result by 1 up or down (6 and 1 are neighbours). A Blight Crisis happens in every system of that cluster.
text-F13-05 = When you attack, 1 hit instead of 2 damages or destroys Blight.
text-F13-06 = { new-action-harvest } ({ action-tax }): destroy 1 damaged Blight in a system you control; it does not become a Trophy. Gain 1 resource of the planet's type, at a gate 1 of any type.
text-F13-07 =
    Crisis: each player gains 2 Power for each Blight among their Trophies. Bury this card.
    When Secured: gain 2 Power for each Blight among your Trophies. Then Rivals return the Blight among theirs. Discard this card.
text-F13-08 = { text-F13-07 }
text-F13-09 = { text-F13-07 }
text-F13-10 =
    Crisis: in turn order, each player returns 1 of their agents from the Court for each Blight in systems with their buildings or Flagship. Bury this card.
    When Secured: destroy all damaged Blight in one cluster with your pieces and take it as Trophies. Bury this card.
text-F13-11 =
    Crisis: all Blight of the rolled cluster is repaired. Planets of the rolled symbol without Blight receive 1 damaged Blight each. Bury this card.
    When Secured: you may destroy all damaged Blight in one cluster with your pieces. Bury this card.
text-F13-12A = Gain Blight Hunger.
text-F13-12B =
    No Rival wins Warlord this chapter.
    There are more pieces on Blight Hunger than the chapter number.
text-F13-13 =
    Every piece that a Blight Crisis destroys is put here, including yours and Imperial ships.
    After scoring, return all pieces from here.
step-spawn = damage a fresh Blight to place a damaged one
step-spread-the-spores = advance the objective for placed Blight
step-contact-intelligence = advance the objective for Blight near your ships
step-anger = roll for the cluster of Blight Crises
step-harvest = destroy a damaged Blight for a resource
step-purge-power = { $all ->
    [yes] everybody gains
   *[no] gain
} 2 Power for each Blight among { $all ->
    [yes] their
   *[no] your
} Trophies
step-rivals-return-blight = Rivals return the Blight among their Trophies
step-panic = everybody returns agents from the Court for Blight beside their buildings
step-hunger-returns = return all pieces from this card
prompt-ask-spawn = In which system do you spawn Blight?
wait-ask-spawn = { $who } is spawning Blight.
prompt-ask-anger = The die shows cluster { $cluster }. In which cluster does the Blight rage? Each step from there costs a Psionic.
wait-ask-anger = { $who } is angering the Blight.
prompt-ask-harvest = In which system do you harvest Blight?
wait-ask-harvest = { $who } is harvesting Blight.
prompt-ask-panic = From which card do you return an agent?
wait-ask-panic = { $who } is returning agents from the Court.
wait-roll-for-verb = The number die is being rolled for an action.
log-blight-returned = { $who_you ->
    [yes] You return
   *[no] { $who } returns
} { $n } Blight from the Trophies.
log-card-agent-returned = { $who_you ->
    [yes] You return
   *[no] { $who } returns
} an agent from { $card }.
