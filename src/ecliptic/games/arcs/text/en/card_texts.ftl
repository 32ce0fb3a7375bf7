# What the Court cards, leaders and lore cards say: one line for each ability.
# "Name (Action)" is a new action that replaces the standard action in brackets.

## Guild cards

text-BC01 =
    You may spend any resource as Material, whatever your Outrage.
    Provoking Material Outrage does not discard this card.
text-BC02 =
    { new-action-manufacture } ({ action-build }): gain 1 Material.
    Prelude: discard this card to fill any number of your empty resource slots with Material. Once the supply is empty, steal it from Rivals.
text-BC03 =
    The supply of Material is kept here. It counts towards your Tycoon total, but it cannot be spent, discarded or stolen.
    After scoring at the end of each chapter, every Rival discards all Material.
    Prelude: discard this card to steal 1 Material.
text-BC04 = Prelude: place this card beside a face-up Administration card in play that has no Union beside it. When the round ends, take that action card into your hand and discard this card.
text-BC05 = Prelude: place this card beside a face-up Construction card in play that has no Union beside it. When the round ends, take that action card into your hand and discard this card.
text-BC06 =
    The supply of Fuel is kept here. It counts towards your Tycoon total, but it cannot be spent, discarded or stolen.
    After scoring at the end of each chapter, every Rival discards all Fuel.
    Prelude: discard this card to steal 1 Fuel.
text-BC07 =
    You may spend any resource as Fuel, whatever your Outrage.
    Provoking Fuel Outrage does not discard this card.
text-BC08 =
    When you attack at a gate, you may collect up to 2 extra dice of any type.
    Prelude: discard this card to place 1 ship at every gate in play.
text-BC09 =
    { new-action-synthesize } ({ action-build }): gain 1 Fuel.
    Prelude: discard this card to fill any number of your empty resource slots with Fuel. Once the supply is empty, steal it from Rivals.
text-BC10 = Prelude: place this card beside a face-up Mobilization card in play that has no Union beside it. When the round ends, take that action card into your hand and discard this card.
text-BC11 = Prelude: place this card beside a face-up Aggression card in play that has no Union beside it. When the round ends, take that action card into your hand and discard this card.
text-BC12 =
    { new-action-pressgang } ({ action-build }): return any number of your Captives and gain 1 resource of any type for each.
    { new-action-execute } ({ action-influence }): move any number of your Captives to your Trophies.
    Prelude: discard this card to place 3 ships in a system you control.
text-BC13 =
    Once per battle, after you roll, you may reroll skirmish dice: up to 1 for each Weapon icon you have.
    Prelude: discard this card to place 3 ships in a system you control.
text-BC14 =
    { new-action-abduct } ({ action-battle }): choose a Court card with fewer Rival agents than you have Weapon icons and capture all Rival agents on it.
    Prelude: discard this card to place 3 ships in a system you control.
text-BC15 =
    You may spend any resource as a Weapon, whatever your Outrage.
    Provoking Weapon Outrage does not discard this card.
    Prelude: discard this card to place 3 ships in a system you control.
text-BC16 = Prelude, before any other action this turn: discard this card to seize the initiative.
text-BC17 =
    When you declare an ambition, look at the hand of one Rival. You may then swap a card of yours for one of theirs.
    Prelude: discard this card and any number of action cards from your hand. For each card discarded, including this one, draw 1 card from the bottom of the action discard pile.
text-BC18 = When you declare Keeper or Empath, do not place the zero marker.
text-BC19 =
    You may spend any resource as Psionic, whatever your Outrage.
    Provoking Psionic Outrage does not discard this card.
text-BC20 = Prelude: discard this card to steal 1 Guild card or 1 resource.
text-BC21 =
    You may spend any resource as a Relic, whatever your Outrage.
    Provoking Relic Outrage does not discard this card.
text-BC22 =
    As long as you hold this card, Rivals cannot steal your resources or your other Guild cards.
    If this card is stolen, bury it.
text-BC23 =
    { new-action-trade } ({ action-tax }): choose a Rival city you control. Take 1 resource of the city's type from that Rival and give them 1 resource of a type they do not have.
    Prelude: discard this card to gain 1 Material, 1 Fuel and 1 Weapon.
text-BC24 = Prelude, once per turn: discard 1 resource to gain 1 Relic.
text-BC25 = When you Surpass or Pivot, before any other action, you may declare the ambition on your card if none has been declared this round. Do not place the zero marker.

## Vox cards

text-BC26 = When Secured: choose a cluster in play and place 1 ship in each of its systems. Discard this card.
text-BC27 = When Secured: you may declare any ambition without placing the zero marker. Discard this card.
text-BC28 = When Secured: you may choose a resource type. All players, including you, provoke Outrage of that type. Discard this card.
text-BC29 = When Secured: you may return a city you control to its owner's board. If you do, you may seize the initiative. Shuffle this card into the Court deck.
text-BC30 = When Secured: you may steal 1 Guild card. Then shuffle all Guild cards from the Court discard pile into the Court deck. Discard this card.
text-BC31 = When Secured: take the bottom card of the action discard pile into your hand. Discard this card.

## Lore

text-L01 = { new-action-summon } ({ action-build }), once per turn: build 1 ship at any city you control.
text-L02 = { new-action-fire-rifles } ({ action-battle }): choose a system with fresh ships of yours and a defender in an adjacent system. Collect up to 1 skirmish die for each of these ships and roll. The hits go to the defender's ships, then to buildings. This is not a battle.
text-L03 = After you move fresh ships, you may move one group of them once more. The extra move does not trigger this card again.
text-L04 = When you defend and the attacker rolls at least 1 assault die, add 1 intercept to the roll.
text-L05 =
    Ships you build are always fresh.
    The attacker cannot collect raid dice in a battle that you defend with a fresh starport.
text-L06 = When you attack, ignore 1 rolled intercept if all your attacking ships were fresh at the start of the battle.
text-L07 = After a battle in which you attacked, repair 1 of the ships that attacked.
text-L08 =
    You may build starports at gates, at most 1 at each gate.
    When a Rival's ships move into a gate that you control and where you have a fresh starport, capture 1 agent from that Rival's supply.
text-L09 = You may build a city on a planet outside its building slots if you also spend 1 resource of the planet's type. A planet can have 1 such city.
text-L10 =
    { new-action-nurture } ({ action-build }): tax one of your cities.
    { new-action-prune } ({ action-repair }): replace one of your starports in a building slot with a city of yours, or a city with a starport.
text-L11 =
    You may build cities at gates, at most 1 at each gate.
    A city at a gate has the types of all cities on the planets of its cluster. Taxing it gains 1 resource of one of these types; destroying it provokes Outrage of all of them.
text-L12 = When you defend with a fresh ship, the attacker takes 1 hit before collecting dice.
text-L13 = This card is a resource slot with a raid cost of 4.
text-L14 = Once per battle in which you attack, after you roll, you may reroll assault dice: up to 1 for each of your fresh attacking ships.
text-L15 = When you are chosen as the defender, you may move any number of fresh ships from adjacent systems into the battle system before dice are collected. They defend too.
text-L16 = { new-action-guide } ({ action-move }): move any number of ships, no matter whose, from a system with a fresh starport of yours to an adjacent system, or from an adjacent system to it. Ignore all cards in play areas that change moves.
text-L17 = When you attack and no building defends, you may collect up to 1 raid die.
text-L18 = { new-action-martyr } ({ action-move }): destroy 1 of your fresh ships to destroy 1 ship that is not yours in the same system and take it as a Trophy.
text-L19 =
    While Empath is declared: whenever you roll dice, you may reroll any number of them once.
    Prelude: discard this card to clear your Psionic Outrage.
text-L20 = While Empath is declared: you may tax any city, and build ships at and catapult from any starport, as if it were yours. You capture no agents. Ships you build in a system that someone else controls are damaged.
text-L21 =
    While Keeper is declared: a Rival cannot steal a resource from you if that Rival already has one of its type.
    Prelude: discard this card to clear your Relic Outrage.
text-L22 = While Keeper is declared: Rivals cannot steal a Guild card from you while you have a resource of its suit.
text-L23 =
    While Warlord is declared: you may tax cities that have already been taxed this turn.
    Prelude: discard this card to clear your Weapon Outrage.
text-L24 = Prelude, while Warlord is declared: return any number of your Trophies and influence once for each.
text-L25 =
    Prelude, while Tyrant is declared: return any number of your Captives and secure once for each.
    Prelude: discard this card to clear your Weapon Outrage.
text-L26 = { new-action-annex } ({ action-build }), while Tyrant is declared: replace a building you control that is not yours with one of yours of the same kind, fresh or damaged as it was.
text-L27 = Prelude, while Tycoon is declared and before any other action this turn: discard all your Material and Fuel, even if you have none, to declare an ambition that is not declared yet. Do not place the zero marker.
text-L28 =
    Prelude, while Tycoon is declared: discard any number of Material and Fuel and gain 1 resource of any type for each.
    Prelude: discard this card to clear your Material and Fuel Outrage.

## Leaders

text-LEAD01 =
    { ability-LEAD01-beloved }: after a battle in which you defended and the attacker took a Trophy, you may influence once. Rivals cannot ransack the Court in a battle against you.
    { ability-LEAD01-just }: from Tyrant you gain no Power for second place, and for first place only the Power of second place, without the city bonus.
text-LEAD02 =
    { ability-LEAD02-attuned }: when you Copy or Pivot to tax, also gain 1 Psionic.
    { ability-LEAD02-cryptic }: you start with agents on your Material and Fuel Outrage slots.
text-LEAD03 =
    { ability-LEAD03-insatiable }: when you Copy or Pivot to tax, also gain 1 Fuel.
    { ability-LEAD03-lavish }: after scoring, if Tycoon was scored, discard all your Fuel.
text-LEAD04 =
    { ability-LEAD04-ambitious }: when you declare an ambition, you may gain 1 resource of any type.
    { ability-LEAD04-callow }: you cannot tax cities that you do not control, not even your own.
text-LEAD05 =
    { ability-LEAD05-committed }: when you attack, collect 2 extra dice of any type.
    { ability-LEAD05-disorganized }: you can move at most 2 ships with one move.
text-LEAD06 =
    { ability-LEAD06-tactical }: when you Copy or Pivot to battle, you may move once directly before or after the battle.
    { ability-LEAD06-violent }: from Empath you gain no Power for second place, and for first place only the Power of second place, without the city bonus.
text-LEAD07 =
    { ability-LEAD07-charismatic }: when you Copy or Pivot to secure, you may influence once directly before or after it.
    { ability-LEAD07-generous }: to declare an ambition, you must give a Guild card to the Rival with the least Power.
text-LEAD08 =
    { ability-LEAD08-bold }: when you declare an ambition, you may influence any number of Court cards, once each.
    { ability-LEAD08-paranoid }: you cannot secure a Guild card with only 1 of your agents on it, except by ransacking the Court.
text-LEAD09 =
    { ability-LEAD09-learned }: after set-up, draw 5 lore cards, keep 2 and scrap 3.
    { ability-LEAD09-academic }: from Tycoon you gain no Power for second place, and for first place only the Power of second place, without the city bonus.
text-LEAD10 =
    { ability-LEAD10-ruthless }: once per turn, after you tax a city or build a ship at a starport, you may deal 1 hit to that building to take the same action with it again. Destroying a city provokes Outrage; if it was a Rival's, also ransack the Court.
    { ability-LEAD10-hated }: you start with 2 ships and 3 agents fewer.
text-LEAD11 =
    { ability-LEAD11-tricky }: once per battle in which you attack, after you roll, you may reroll raid dice: up to 1 for each different resource type you have.
    { ability-LEAD11-wary }: when you attack, you cannot collect more assault dice than skirmish dice.
text-LEAD12 =
    { ability-LEAD12-connected }: when you declare an ambition that had no marker, draw the top card of the Court deck and secure it. You cannot use its Prelude this turn.
    { ability-LEAD12-influential }: when you Copy or Pivot to influence, you may influence a second time.
    { ability-LEAD12-proud }: you gain Power from an ambition only for an untied first place.
text-LEAD13 =
    { ability-LEAD13-decentralized }: at set-up, scrap the 2 leftmost cities of your board.
    { ability-LEAD13-inspiring }: where you have ships, you may tax Rival cities without control, and empty building slots as if you had a city there.
    { ability-LEAD13-principled }: you cannot tax your own cities.
text-LEAD14 =
    { ability-LEAD14-mythic }: after you tax a city, you may place one of your resources on its planet. The planet has that type for the rest of the game and cannot be changed again.
    { ability-LEAD14-ancient }: you cannot catapult from starports, but you can catapult from gates.
text-LEAD15 =
    { ability-LEAD15-firebrand }: when you Copy or Pivot to tax, also gain 1 Weapon.
    { ability-LEAD15-irregular }: when a Rival who attacks you is intercepted, that Rival takes 1 hit for each Weapon icon you have, instead of the hits of your ships. Then discard 1 Weapon if you have one.
text-LEAD16 =
    { ability-LEAD16-resilient }: after a battle in which you attacked or defended, repair your ships in the battle system, 1 for each starport you control on the map.
    { ability-LEAD16-greedy }: you start with an agent on your Material Outrage slot.
