# Fate 7, the Admiral: what its cards say, their steps and questions.

text-F07-01A = Gain { card-F07-02 }. Put { card-F07-03 } into the rules booklet. Take the First Regent tile, unless somebody is the Steward.
text-F07-01B =
    Start at 13.
    { objective-F07-01B-prove-yourself }: advance 1 for each Imperial ship that anybody places while you are a Regent and are winning a declared ambition.
    { objective-F07-01B-demonstrate-the-navys-might }: as a Regent, advance 1 for each Trophy you take in a battle in which Imperial ships attack on your side.
text-F07-02 =
    Bury this card if you are an Outlaw.
    You ignore the Presence and Movement Laws: on your turn you control every Empire-controlled system and use any Imperial ships.
text-F07-03 = Edict 55: the player who has { card-F07-02 } may, for each of their starports, replace 1 of their ships in its system with 1 Imperial ship.
text-F07-04 =
    Completed: gain { card-F07-05 }. Add 2 { card-F07-06 } and 2 { card-F07-08 } to the Court deck. Scrap 2 { card-F07-10 }.
    Failed: scrap { card-F07-03 }, { card-F07-05 } and 2 { card-F07-06 }. Add 2 { card-F07-08 } and 2 { card-F07-10 } to the Court deck.
text-F07-05 = While you have a Weapon, your Guild cards of the Weapon suit cannot be stolen.
text-F07-06 =
    Bury this card if you are an Outlaw.
    You ignore the Presence, Movement and Truce Laws.
    Prelude: discard this card to place 3 Imperial ships in a system you control.
text-F07-07 = { text-F07-06 }
text-F07-08 = { text-BC14 }
text-F07-09 = { text-BC14 }
text-F07-10 =
    Crisis: replace every Imperial ship in the rolled cluster with a ship of the first Outlaw in turn order. Bury this card.
    When Secured: you may resolve that in a cluster of your choice. Then bury or discard this card.
text-F07-11 = { text-F07-10 }
text-F07-12A = Shuffle { card-F07-13 } into the Court deck.
text-F07-12B =
    Start at 30.
    { objective-F07-12B-expand-the-navys-holdings }: at the end of a chapter, if you are a Regent, advance 1 for each planet that the Empire controls.
    { objective-F07-12B-crush-the-empires-foes }: as a Regent, advance 2 for each piece of an Outlaw that you take as a Trophy in battle.
    { objective-F07-12B-dominate-rival-regents }: as a Regent, advance 2 for each agent of a Regent that you capture.
text-F07-13 =
    Crisis: attach { card-F07-02 } to this card if a player has it. Shuffle all { card-F07-06 } in the Court discard pile into the Court deck.
    When Secured: influence once. If you are an Outlaw, you may become a Regent. Shuffle this card into the Court deck.
text-F07-14 =
    Completed: scrap 2 { card-F07-15 }. Add 2 { card-F07-17 } to the Court deck.
    Failed: add 2 { card-F07-15 } to the Court deck. Scrap 2 { card-F07-17 }.
text-F07-15 = { text-F07-10 }
text-F07-16 = { text-F07-10 }
text-F07-17 =
    Crisis: destroy every damaged ship. Bury this card.
    When Secured: choose a cluster and place 1 ship in each of its systems. Discard this card.
text-F07-18 = { text-F07-17 }
text-F07-19A = Put { card-F07-20 } into the rules booklet.
text-F07-19B =
    You are a Regent and control at least 9 planets.
    You are a Regent and have more ships on the map than each Rival.
text-F07-20 = Regents other than the Admiral who have neither { card-F07-02 } nor { card-F07-06 } cannot Command the Imperial Fleet. As First Regent they do not control Empire-controlled systems for ambitions, objectives and events. Empire-controlled gates end their Catapult moves.
text-F07-21 = A reminder of { card-F07-20 }.

step-expand-holdings = advance the objective for planets of the Empire
step-note-foes = count Trophies of Outlaws
step-crush-foes = advance the objective for Trophies of Outlaws
step-dominate-regents = advance the objective for captured agents
step-officers-desert = attach the Imperial Officers to this card
step-must-influence = influence once
step-outlaw-may-return = an Outlaw may become a Regent
step-damaged-ships-perish = destroy every damaged ship

prompt-ask-must-influence = { $card }: choose the card you influence.
wait-ask-must-influence = { $who } is influencing a Court card.
prompt-ask-outlaw-may-return = Become a Regent?
wait-ask-outlaw-may-return = { $who } may become a Regent.
