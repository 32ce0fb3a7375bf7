# Fate 6, the Partisan: what its cards say, their steps and questions.

text-F06-01A = Gain { card-F06-02 } and { card-F06-03 }.
text-F06-01B =
    Start at 12, 11 or 10 with 2, 3 or 4 players.
    { objective-F06-01B-sow-division }: advance 1 whenever you get the initiative marker from somewhere else.
    { objective-F06-01B-appeal-to-your-supporters }: advance 2 for each ambition you win without Outrage of a resource that it counts.
text-F06-02 = { new-action-spy } ({ action-influence }), once per turn: give the action card with the highest number in your hand to a Rival, who then gives you their highest one.
text-F06-03 =
    Scrap this card and clear all your Outrage if you are not the Partisan.
    You cannot seize the initiative with a second action card.
    When you play an action card, you may provoke Outrage of a type you have no Outrage of, to seize the initiative.
text-F06-04 =
    Completed: add { card-F06-05 }, { card-F06-06 }, { card-F06-07 }, { card-F06-08 } and { card-F06-09 } to the Court deck. Gain { card-F06-10 }. Scrap { card-F06-11 }, { card-F06-12 } and 2 { card-F06-13 }.
    Failed: scrap the 5 Loyal cards. Add { card-F06-10 }, { card-F06-11 }, { card-F06-12 } and 2 { card-F06-13 } to the Court deck. Scrap { card-F06-03 } and clear all your Outrage.
text-F06-05 = { text-BC01 }
text-F06-06 = { text-BC07 }
text-F06-07 = { text-BC15 }
text-F06-08 = { text-BC19 }
text-F06-09 = { text-BC21 }
text-F06-10 = { text-BC25 }
text-F06-11 = { text-BC10 }
text-F06-12 = { text-BC11 }
text-F06-13 =
    Crisis: everybody provokes Outrage of the rolled planet's type. Discard this card.
    When Secured: you may choose a type. Everybody, including you, provokes Outrage of it. Discard this card.
text-F06-14 = { text-F06-13 }
text-F06-15A = Put { card-F06-16 } into the rules booklet and { card-F06-03 } aside. Gain { card-F06-17 }.
text-F06-15B =
    Start at 18, 14 or 12 with 2, 3 or 4 players.
    { objective-F06-15B-show-your-leadership }: advance 1 whenever you play an action card while you have the initiative.
    { objective-F06-15B-burnish-your-image }: when you clear Outrage with { card-F06-17 }, advance 1 for each Guild card you have.
text-F06-16 =
    Nobody can seize the initiative with a second action card.
    A player who plays an action card may provoke Outrage of a type they have no Outrage of, to seize the initiative.
text-F06-17 = When you declare an ambition, you may clear 1 Outrage of a type in which you have more Guild cards than each Rival.
text-F06-18 =
    Completed: put { card-F06-19 } into the rules booklet. Add 2 { card-F06-20 } to the Court deck. Scrap { card-F06-22 } and { card-F06-23 }.
    Failed: scrap { card-F06-19 } and 2 { card-F06-20 }. Add { card-F06-22 } and { card-F06-23 } to the Court deck.
text-F06-19 = Edict 75: if no { card-CC13 } is in the Court, search the Court deck for one, attach it to the Imperial Council and flip the Council to In Session. Shuffle the Court deck.
text-F06-20 =
    Crisis: destroy all damaged pieces at planets of types that anybody has Outrage of. Shuffle this card into the Court deck.
    When Secured: resolve the Crisis, but your own pieces are spared.
text-F06-21 = { text-F06-20 }
text-F06-22 = { text-BC10 }
text-F06-23 = { text-BC11 }
text-F06-24A = Gain { card-F06-25 }.
text-F06-24B =
    You have more Guild cards than each Rival.
    You have the initiative marker.
text-F06-25 = When you get the initiative marker by Surpassing at the end of a round, you may place one of your agents on an empty Outrage slot of a Rival. Nothing is discarded.

step-show-leadership = advance the objective for leadership
step-burnish-image = you may clear an Outrage
step-decry-terror = attach a Diplomatic Fiasco to the Council
step-terror-strike = destroy damaged pieces at planets of Outrage
step-shuffle-from-court = shuffle this card into the Court deck
step-sow-outrage = you may place an agent on a Rival's Outrage slot

prompt-ask-burnish-image = Which Outrage do you clear?
wait-ask-burnish-image = { $who } may clear an Outrage.
prompt-ask-sow-outrage = On which Outrage slot of a Rival do you place an agent?
wait-ask-sow-outrage = { $who } may sow division.
do-outrage = { $resource } Outrage for { $whom }
