# Names of the Court cards, leaders and lore cards, of their actions and of the abilities of leaders.

## Court

card-BC01 = Loyal Engineers
card-BC02 = Mining Interest
card-BC03 = Material Cartel
card-BC04 = Admin Union
card-BC05 = Construction Union
card-BC06 = Fuel Cartel
card-BC07 = Loyal Pilots
card-BC08 = Gatekeepers
card-BC09 = Shipping Interest
card-BC10 = Spacing Union
card-BC11 = Arms Union
card-BC12 = Prison Wardens
card-BC13 = Skirmishers
card-BC14 = Court Enforcers
card-BC15 = Loyal Marines
card-BC16 = Lattice Spies
card-BC17 = Farseers
card-BC18 = Secret Order
card-BC19 = Loyal Empaths
card-BC20 = Silver-Tongues
card-BC21 = Loyal Keepers
card-BC22 = Sworn Guardians
card-BC23 = Elder Broker
card-BC24 = Relic Fence
card-BC25 = Galactic Bards
card-BC26 = Mass Uprising
card-BC27 = Populist Demands
card-BC28 = Outrage Spreads
card-BC29 = Song of Freedom
card-BC30 = Guild Struggle
card-BC31 = Call to Action

## Lore

card-L01 = Tool-Priests
card-L02 = Galactic Rifles
card-L03 = Sprinter Drives
card-L04 = Mirror Plating
card-L05 = Hidden Harbors
card-L06 = Signal Breaker
card-L07 = Repair Drones
card-L08 = Gate Ports
card-L09 = Cloud Cities
card-L10 = Living Structures
card-L11 = Gate Stations
card-L12 = Railgun Arrays
card-L13 = Ancient Holdings
card-L14 = Seeker Torpedoes
card-L15 = Predictive Sensors
card-L16 = Force Beams
card-L17 = Raider Exosuits
card-L18 = Survival Overrides
card-L19 = Empath's Vision
card-L20 = Empath's Bond
card-L21 = Keeper's Trust
card-L22 = Keeper's Solidarity
card-L23 = Warlord's Cruelty
card-L24 = Warlord's Terror
card-L25 = Tyrant's Ego
card-L26 = Tyrant's Authority
card-L27 = Tycoon's Ambition
card-L28 = Tycoon's Charm
card-L29 = Guild Loyalty
card-L30 = Catapult Overdrive

## Leaders

card-LEAD01 = Elder
card-LEAD02 = Mystic
card-LEAD03 = Fuel-Drinker
card-LEAD04 = Upstart
card-LEAD05 = Rebel
card-LEAD06 = Warrior
card-LEAD07 = Feastbringer
card-LEAD08 = Demagogue
card-LEAD09 = Archivist
card-LEAD10 = Overseer
card-LEAD11 = Corsair
card-LEAD12 = Noble
card-LEAD13 = Anarchist
card-LEAD14 = Shaper
card-LEAD15 = Agitator
card-LEAD16 = Quartermaster

## Actions of the cards

new-action-manufacture = Manufacture
new-action-synthesize = Synthesize
new-action-pressgang = Pressgang
new-action-execute = Execute
new-action-abduct = Abduct
new-action-trade = Trade
new-action-summon = Summon
new-action-fire-rifles = Fire Rifles
new-action-nurture = Nurture
new-action-prune = Prune
new-action-guide = Guide
new-action-martyr = Martyr
new-action-annex = Annex
new-action-advance = Move and battle
new-action-entertain = Influence and secure

## Abilities of the leaders

ability-LEAD01-beloved = Beloved
ability-LEAD01-just = Just
ability-LEAD02-attuned = Attuned
ability-LEAD02-cryptic = Cryptic
ability-LEAD03-insatiable = Insatiable
ability-LEAD03-lavish = Lavish
ability-LEAD04-ambitious = Ambitious
ability-LEAD04-callow = Callow
ability-LEAD05-committed = Committed
ability-LEAD05-disorganized = Disorganized
ability-LEAD06-tactical = Tactical
ability-LEAD06-violent = Violent
ability-LEAD07-charismatic = Charismatic
ability-LEAD07-generous = Generous
ability-LEAD08-bold = Bold
ability-LEAD08-paranoid = Paranoid
ability-LEAD09-learned = Learned
ability-LEAD09-academic = Academic
ability-LEAD10-ruthless = Ruthless
ability-LEAD10-hated = Hated
ability-LEAD11-tricky = Tricky
ability-LEAD11-wary = Wary
ability-LEAD12-connected = Connected
ability-LEAD12-influential = Influential
ability-LEAD12-proud = Proud
ability-LEAD13-decentralized = Decentralized
ability-LEAD13-inspiring = Inspiring
ability-LEAD13-principled = Principled
ability-LEAD14-mythic = Mythic
ability-LEAD14-ancient = Ancient
ability-LEAD15-firebrand = Firebrand
ability-LEAD15-irregular = Irregular
ability-LEAD16-resilient = Resilient
ability-LEAD16-greedy = Greedy
