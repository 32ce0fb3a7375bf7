# Fate 21, the Naturalist.

text-F21-01A =
    If you have a Flagship, you may Resettle it.
    Gain Blight Society and Spore Guides. Place the Blightkin tile beside the Empath box. Put Blightkin Ambition into the rules booklet.
text-F21-01B =
    Start: 18, 16 or 14 with 2, 3 or 4 players.
    { objective-F21-01B-live-in-the-garden }: at the end of the chapter, if you won Blightkin or it was not declared, advance 1 for each system you control that has fresh Blight.
text-F21-02 =
    You may move and repair Blight in systems you control. Blight cannot take part in a Catapult move, not even in its first step, and is not Loyal to you.
    When an action of yours damages or destroys Blight, scrap 1 of your agents from your supply, once per action.
    When Blight Crises are resolved, you may spend 1 Psionic: no Blight Crisis happens in systems with your ships.
text-F21-03 = { new-action-seed } ({ action-build }): roll the number die. For each of your agents that you return from the Court, change the result by 1 up or down (6 and 1 are neighbours). Place 1 damaged Blight in a system of that cluster without Blight.
text-F21-04 =
    Blightkin is a new ambition. It counts the systems with fresh Blight that a player controls.
    A player who would declare Empath may declare Blightkin instead.
step-live-in-the-garden = advance the objective for systems with fresh Blight
step-society-mourns = scrap an agent from your supply
step-society-mourns-hits = scrap an agent from your supply
step-spare-own-ships = you may spend a Psionic to keep Blight Crises from your ships
step-seed = roll for a cluster and place Blight there
prompt-ask-spare-own-ships = Spend a Psionic to keep Blight Crises from your ships?
wait-ask-spare-own-ships = { $who } may keep Blight Crises away.
prompt-ask-seed = { $n ->
    [0] In which cluster do you seed Blight? Each step from cluster 1 costs an agent from the Court.
    [1] In which cluster do you seed Blight? Each step from cluster 2 costs an agent from the Court.
    [2] In which cluster do you seed Blight? Each step from cluster 3 costs an agent from the Court.
    [3] In which cluster do you seed Blight? Each step from cluster 4 costs an agent from the Court.
    [4] In which cluster do you seed Blight? Each step from cluster 5 costs an agent from the Court.
    [5] In which cluster do you seed Blight? Each step from cluster 6 costs an agent from the Court.
   *[other] Which agent do you return, or which system gets the Blight?
}
wait-ask-seed = { $who } is seeding Blight.
log-agent-scrapped = { $who_you ->
    [yes] You scrap
   *[no] { $who } scraps
} an agent from the supply.
