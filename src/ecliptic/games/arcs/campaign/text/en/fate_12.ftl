# Fate 12, the Pirate: what its cards say, their steps and questions.

text-F12-01A = Gain a Flagship with a starport on its { upgrade-tractor-beam } and one on its { upgrade-defense-array }. Gain { card-F12-02 } and { card-F12-03 }. In each cluster without your ships place 1 ship at the gate.
text-F12-01B =
    Start at 24 with 2 players, 21 with 3, 18 with 4.
    Grow Your Hoard: at the end of a chapter, advance 1 for each resource on { card-F12-02 }.
    Embarrass Your Rivals: at the end of a chapter, advance 2 for each resource type of which { card-F12-02 } holds more than each Rival has. With 2 players the resources on the ambition boxes count as a Rival's.
text-F12-02 =
    You may put any number of resources you steal on this card. Their raid cost is 2 each.
    You may spend them, they count for ambitions, and Outrage does not discard them.
text-F12-03 = When you attack, you may collect raid dice even if neither a building nor a Flagship defends. Then you can steal only resources, at most 1 for each damaged defending ship.
text-F12-04 =
    Completed: gain { card-F12-05 }. Scrap { card-F12-06 } and { card-F12-07 }. You may spend Fuel, Material and Relics of { card-F12-02 } for their Prelude actions, Material without the limit of ships built; you may move its resources to your board. Return the rest to the supply.
    Failed: add { card-F12-03 }, { card-F12-05 }, { card-F12-06 } and { card-F12-07 } to the Court deck. Return all resources of { card-F12-02 } to the supply.
text-F12-05 = You may tax Rival cities in systems with your ships without controlling them. If you do not control the city, you capture no agent.
text-F12-06 =
    Crisis: the player with the most resources carries out the When Secured text.
    When Secured: discard this card and take the bottom card of the action discard pile into your hand.
text-F12-07 = { text-BC20 }
text-F12-08A = Shuffle 2 { card-F12-09 } into the Court deck. Place the 4 Rumors face down on 4 different planets; you may look at them at any time. Put { card-F12-11 } and { card-F12-12 } into the rules booklet.
text-F12-08B =
    While { card-F12-02 } holds at least 2 resources:
    you truthfully state that no Rival has a piece in the Haven's system;
    you truthfully state that you have a piece in the Haven's system.
text-F12-09 =
    Crisis: turn all Rumors in the rolled cluster face up and return the agents on them. If you turned any, discard this card.
    When Secured: you may place an agent of yours on a Rumor in a system with your pieces. Discard this card.
text-F12-10 = { text-F12-09 }
text-F12-11 =
    2 of the 4 Rumors are true: the Haven is the planet in the cluster of the Correct Cluster with the symbol of the Correct Symbol.
    The Pirate may look at all Rumors, a Rival at those with an agent of theirs.
    When you steal anything from the Pirate in battle, you may place 1 agent of yours on a Rumor without one of yours.
    At the end of Act III each Rival in turn order may choose a planet they control. Then the true Rumors are revealed. Each player who chose the Haven gains 10 Power and the Pirate loses 10; if nobody did, the Pirate gains 10.
text-F12-12 = Share Rumor: as a negotiation action, a Rival of the Pirate with an agent on a Rumor lets another Rival place an agent on it.

token-rumor-cluster = Correct Cluster
token-rumor-symbol = Correct Symbol
token-rumor-false = False Clue

step-ships-at-gates = place a ship at the gate of each cluster without your ships
step-grow-hoard = advance the objective for the Hoard
step-hoard-stolen = you may put what you stole on this card
step-empty-hoard = return all resources of the Hoard to the supply
step-spend-hoard = spend resources of the Hoard, move some to your board and return the rest
step-note-pirate-raid = look whether a building or a Flagship defends
step-count-loot = count what was stolen
step-richest-draws = the player with the most resources takes the bottom card of the action discard pile
step-place-rumors = place the four Rumors on planets
step-turn-rumors = turn the Rumors in the rolled cluster face up
step-mark-rumor = you may place an agent on a Rumor in a system with your pieces
step-note-robbed-pirate = note that the Pirate was robbed
step-robber-marks-rumor = the player who robbed the Pirate may place an agent on a Rumor
step-pirate-states = make truthful statements about the Haven
step-guess-haven = every Rival may guess the Haven

prompt-ask-ships-at-gates = You have too few ships for all gates; choose the next one.
wait-ask-ships-at-gates = { $who } is choosing gates for ships.
prompt-ask-hoard-stolen = Put the stolen resource on { $card }?
wait-ask-hoard-stolen = { $who } may put away a stolen resource.
prompt-ask-spend-hoard = Spend a resource of the Hoard, move one to your board, or return the rest to the supply?
wait-ask-spend-hoard = { $who } is emptying the Hoard.
prompt-hoard-action = Which action do you take: { $actions }?
wait-hoard-action = { $who } is spending a resource from the Hoard.
prompt-ask-place-rumors = { $n ->
    [4] Under which Rumor is the Correct Cluster?
    [5] Under which Rumor is the Correct Symbol?
   *[other] On which planet do you place the next Rumor?
}
wait-ask-place-rumors = { $who } is placing the Rumors.
prompt-ask-mark-rumor = On which Rumor do you place an agent?
wait-ask-mark-rumor = { $who } may place an agent on a Rumor.
prompt-ask-robber-marks-rumor = On which Rumor do you place an agent?
wait-ask-robber-marks-rumor = { $who } may place an agent on a Rumor.
prompt-ask-guess-haven = Which planet is the Haven?
wait-ask-guess-haven = { $who } is guessing the Haven.
prompt-state-truths = What do you state about the Haven?
wait-state-truths = { $who } may make statements about the Haven.

do-state-nothing = State nothing
do-state-no-rivals = No Rival has a piece in the Haven's system
do-state-own-piece = I have a piece in the Haven's system
do-state-both = I have a piece in the Haven's system, and no Rival has one

deal-rumor = { $who_you ->
    [yes] you let
   *[no] { $who } lets
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} look at a Rumor ({ $system })
log-deal-rumor = { $who_you ->
    [yes] You let
   *[no] { $who } lets
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} look at a Rumor ({ $system }).
log-rumor-seen = { $who_you ->
    [yes] You place
   *[no] { $who } places
} an agent on a Rumor and { $who_you ->
    [yes] look
   *[no] looks
} at it ({ $system }).
log-rumor-turned = A Rumor is turned face up ({ $system }): { $rumor }.
log-haven = The Haven is revealed: { $system }.
log-haven-guessed = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} this planet for the Haven: { $system }.
log-pirate-states-no-rivals = { $who_you ->
    [yes] You state
   *[no] { $who } states
}: no Rival has a piece in the Haven's system.
log-pirate-states-own-piece = { $who_you ->
    [yes] You state
   *[no] { $who } states
}: the Pirate has a piece in the Haven's system.
log-pirate-states-both = { $who_you ->
    [yes] You state
   *[no] { $who } states
}: the Pirate has a piece in the Haven's system, and no Rival has one.
log-put-on-card = { $who_you ->
    [yes] You put
   *[no] { $who } puts
} 1 { $resource } on { $card }.
log-taken-off-card = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} 1 { $resource } from { $card }.
