# Names of the campaign The Blighted Reach: terms, cards, goals, tokens.

## Terms

term-fate = Fate
term-fate-card = Fate card
term-fate-set = Fate set
term-fate-set-divider = Fate set divider
term-path-to-power = path to power
term-complexity = complexity
term-objective = objective
term-objective-card = objective card
term-objective-marker = objective marker
term-advance-objective = to advance the objective
term-complete-objective = to complete the objective
term-fail-objective = to fail the objective
term-final-objective = final objective
term-grand-ambition = grand ambition
term-resolution-card = Resolution card
term-resolution = Resolution
term-setup-side = Setup
term-title = title
term-law = law
term-edict = edict
term-summit-card = summit card
term-doctrine = doctrine
term-reminder = reminder
term-economy = economy
term-ideal = Ideal
term-golem = Golem
term-golem-awake = Awake
term-golem-sleeping = Sleeping
term-golem-warrior = Warrior
term-golem-protector = Protector
term-golem-seeker = Seeker
term-golem-harvester = Harvester
term-clue = Clue
term-portal = Portal
term-pilgrim = Pilgrim
term-banner = Banner
term-hammer-fragment = Hammer Fragment
term-broken-world = Broken World
term-rumor = Rumor
term-haven = Haven
term-witness = Witness
term-ceasefire = Ceasefire
term-peace = Peace
term-war = War
term-escalation = Escalation
term-fief = Fief
term-seat = Seat
term-lord = Lord
term-vassal = Vassal
term-bunker = Bunker
term-passage = Passage
term-twisted-passage = Twisted Passage
term-conspiracy = Conspiracy
term-commonwealth-member = Member
term-empire = Empire
term-imperial = Imperial
term-emperor = Emperor
term-imperial-ship = Imperial ship
term-imperial-fleet = Imperial fleet
term-imperial-cluster = Imperial cluster
term-regent = Regent
term-outlaw = Outlaw
term-first-regent = First Regent
term-first-regent-tile = First Regent tile
term-imperial-trust = Imperial Trust
term-imperial-council = Imperial Council
term-in-session = In Session
term-decided = Decided
term-empire-rules = Empire rules
term-presence-law = Presence Law
term-movement-law = Movement Law
term-truce-law = Truce Law
term-policy = policy
term-policy-of-war = Policy of War
term-policy-of-peace = Policy of Peace
term-policy-of-escalation = Policy of Escalation
term-uphold-policy = to uphold the policy
term-change-policy = to change the policy
term-imperial-demand = Imperial Demand
term-imperial-action = Imperial action
term-celebrate-regency = celebrate the Regency
term-requisition-ships = requisition ships
term-distribute-weapons = distribute Weapons
term-summit = Summit
term-call-summit = to call a Summit
term-call-to-order = Call to Order
term-negotiation = Negotiation
term-favor = Favor
term-return-favors = Return Favors
term-petition-council = Petition the Council
term-leave-empire = Leave the Empire
term-revive-empire = Revive the Empire
term-cede-control = Cede Control
term-delegate-authority = Delegate Authority
term-promise-favor = Promise Favor
term-transfer-asset = Transfer Asset
term-invite-to-empire = Invite to Empire
term-crisis = Crisis
term-blight-crisis = Blight Crisis
term-fate-crisis = Fate Crisis
term-court-crisis = Court Crisis
term-event-card = Event card
term-blight = Blight
term-blight-token = Blight token
term-free-states = Free States
term-free-city = Free city
term-free-starport = Free starport
term-flagship = Flagship
term-flagship-piece = Flagship piece
term-flagship-board = Flagship board
term-flagship-upgrades-aid = Flagship Upgrades aid
term-upgrade = Upgrade
term-armor = Armor
term-resettle-flagship = to resettle the Flagship
term-rule = rule
term-guild-card-cc = campaign Guild cards
term-vox-card-cc = campaign Vox cards
term-imperial-council-card = Imperial Council card
term-edict-card = edict card
term-law-card = law card
term-title-card = Regent/Outlaw title card
term-rules-aid = rules aid
term-chapter-tile = chapter track tile
term-rules-booklet = rules booklet
term-overflow-marker = overflow marker
term-other-divider = other divider
term-log-sheet-pad = campaign log
term-bag = bag

## Upgrades of the Flagship

upgrade-slipstream-drive = Slipstream Drive
upgrade-tractor-beam = Tractor Beam
upgrade-control-array = Control Array
upgrade-defense-array = Defense Array
upgrade-ship-crane = Ship Crane
upgrade-hull = Hull

## Fates

fate-1 = Steward
fate-2 = Founder
fate-3 = Magnate
fate-4 = Advocate
fate-5 = Caretaker
fate-6 = Partisan
fate-7 = Admiral
fate-8 = Believer
fate-9 = Pathfinder
fate-10 = Hegemon
fate-11 = Planet Breaker
fate-12 = Pirate
fate-13 = Blight Speaker
fate-14 = Pacifist
fate-15 = Peacekeeper
fate-16 = Warden
fate-17 = Overlord
fate-18 = Survivalist
fate-19 = Redeemer
fate-20 = Guardian
fate-21 = Naturalist
fate-22 = Gate Wraith
fate-23 = Conspirator
fate-24 = Judge

## Imperial cards

card-AID01A = Imperial Council in Session
card-AID01B = Imperial Council Decided
card-AID02 = Guild Envoys Depart
card-AID03 = Govern the Imperial Reach: Policy of War
card-AID04 = Govern the Imperial Reach: Policy of Peace
card-AID05 = Govern the Imperial Reach: Policy of Escalation
card-AID06A = Imperial Regent
card-AID07A = Imperial Regent
card-AID08A = Imperial Regent
card-AID09A = Imperial Regent
card-AID06B = Outlaw
card-AID07B = Outlaw
card-AID08B = Outlaw
card-AID09B = Outlaw
card-AID10A = Flagship Upgrades (front)
card-AID11A = Flagship Upgrades (front)
card-AID12A = Flagship Upgrades (front)
card-AID13A = Flagship Upgrades (front)
card-AID10B = Flagship Upgrades (back)
card-AID11B = Flagship Upgrades (back)
card-AID12B = Flagship Upgrades (back)
card-AID13B = Flagship Upgrades (back)

## Events

card-EV01 = Event
card-EV02 = Event
card-EV03 = Event

## Court

card-CC01 = Mining Interest
card-CC02 = Construction Union
card-CC03 = Gatekeepers
card-CC04 = Shipping Interest
card-CC05 = Skirmishers
card-CC06 = Arms Union
card-CC07 = Lattice Spies
card-CC08 = Silver-Tongues
card-CC09 = Sworn Guardians
card-CC10 = Elder Broker
card-CC11 = Populist Demands
card-CC12 = Council Intrigue
card-CC13 = Diplomatic Fiasco
card-CC14 = Song of Freedom
card-CC15 = Blight Looms

## Fate cards

card-FATE01 = { fate-1 }
card-FATE02 = { fate-2 }
card-FATE03 = { fate-3 }
card-FATE04 = { fate-4 }
card-FATE05 = { fate-5 }
card-FATE06 = { fate-6 }
card-FATE07 = { fate-7 }
card-FATE08 = { fate-8 }
card-FATE09 = { fate-9 }
card-FATE10 = { fate-10 }
card-FATE11 = { fate-11 }
card-FATE12 = { fate-12 }
card-FATE13 = { fate-13 }
card-FATE14 = { fate-14 }
card-FATE15 = { fate-15 }
card-FATE16 = { fate-16 }
card-FATE17 = { fate-17 }
card-FATE18 = { fate-18 }
card-FATE19 = { fate-19 }
card-FATE20 = { fate-20 }
card-FATE21 = { fate-21 }
card-FATE22 = { fate-22 }
card-FATE23 = { fate-23 }
card-FATE24 = { fate-24 }

## Set of fate 1: Steward

card-F01-01A = Steward Act I Setup
card-F01-01B = Steward Act I Objective
card-F01-02 = Imperial Authority
card-F01-03 = Dealmakers
card-F01-04 = Steward Act I Resolution
card-F01-05 = Council Intrigue
card-F01-06 = Tax Collectors
card-F01-07 = Hunter Squads
card-F01-08 = Imperial Protectors
card-F01-09 = Empire Falls
card-F01-10 = Lesser Regent
card-F01-11 = Lesser Regent
card-F01-12A = Steward Act II Setup
card-F01-12B = Steward Act II Objective
card-F01-13 = Imperial Quorum
card-F01-14 = Steward Act II Resolution
card-F01-15 = Navy Reprisal
card-F01-16 = Council Insiders
card-F01-17 = Galactic Bards
card-F01-18 = Imperial Defectors
card-F01-19 = Imperial Defectors
card-F01-20 = Lesser Regent
card-F01-21 = Lesser Regent
card-F01-22A = Steward Act III Setup
card-F01-22B = Steward Act III Objective
card-F01-23 = Imperial Sponsor
card-F01-24 = Govern with Authority: Policy of War
card-F01-25 = Govern with Authority: Policy of Escalation
card-F01-26 = Govern with Authority: Policy of Peace

## Set of fate 2: Founder

card-F02-01A = Founder Act I Setup
card-F02-01B = Founder Act I Objective
card-F02-02 = Parade Fleets
card-F02-03 = Founder Act I Resolution
card-F02-04 = Book of Liberation
card-F02-05 = Political Intrigue
card-F02-06 = Political Intrigue
card-F02-07 = Political Intrigue
card-F02-08 = Construction Union
card-F02-09 = Construction Union
card-F02-10 = Admin Union
card-F02-11 = Admin Union
card-F02-12A = Founder Act II Setup
card-F02-12B = Founder Act II Objective
card-F02-13 = Founder of the Commonwealth
card-F02-14 = Commonwealth Ambition
card-F02-15 = Call for Armistice
card-F02-16 = Armistice
card-F02-17 = Armistice
card-F02-18 = Member of the Commonwealth
card-F02-19 = Member of the Commonwealth
card-F02-20 = Member of the Commonwealth
card-F02-21 = Member of the Commonwealth
card-F02-22 = Commonwealth Membership
card-F02-23 = Founder Act II Resolution
card-F02-24 = Spirit of Freedom
card-F02-25A = Founder Act III Setup
card-F02-25B = Founder Act III Objective
card-F02-26 = Mass Call for Armistice
card-F02-27 = Freedom Fighters

## Set of fate 3: Magnate

card-F03-01A = Magnate Act I Setup
card-F03-01B = Magnate Act I Objective
card-F03-02 = Merchant League
card-F03-03 = Magnate Act I Resolution
card-F03-04 = Elder Broker
card-F03-05 = Relic Fence
card-F03-06 = Prison Wardens
card-F03-07 = Material Cartel
card-F03-08 = Fuel Cartel
card-F03-09 = Weapon Cartel
card-F03-10 = Psionic Cartel
card-F03-11 = Relic Cartel
card-F03-12A = Magnate Act II Setup
card-F03-12B = Magnate Act II Objective
card-F03-13 = Material Monopoly
card-F03-14 = Fuel Monopoly
card-F03-15 = Relic Monopoly
card-F03-16 = Psionic Monopoly
card-F03-17 = Weapon Monopoly
card-F03-18 = Gain Monopolies
card-F03-19 = Monopoly Consent
card-F03-20 = War Profiteering
card-F03-21 = Magnate Act II Resolution
card-F03-22 = Prospectors
card-F03-23 = Extortion
card-F03-24 = Extortion
card-F03-25A = Magnate Act III Setup
card-F03-25B = Magnate Act III Objective
card-F03-26A = Closed Economy
card-F03-26B = Open Economy
card-F03-27 = Closed & Open Economy

## Set of fate 4: Advocate

card-F04-01A = Advocate Act I Setup
card-F04-01B = Advocate Act I Objective
card-F04-02 = Guild Investigators
card-F04-03 = Guild Overseers
card-F04-04 = Advocate Act I Resolution
card-F04-05 = Material Liaisons
card-F04-06 = Fuel Liaisons
card-F04-07 = Weapons Liaisons
card-F04-08 = Relic Liaisons
card-F04-09 = Psionic Liaisons
card-F04-10 = Diplomatic Fiasco
card-F04-11 = Guild Struggle
card-F04-12A = Advocate Act II Setup
card-F04-12B = Advocate Act II Objective
card-F04-13 = Advocate's Demand
card-F04-14 = Guild Negotiations
card-F04-15 = Advocate Act II Resolution
card-F04-16 = Guild Fair
card-F04-17 = Material Guildmasters
card-F04-18 = Fuel Guildmasters
card-F04-19 = Weapons Guildmasters
card-F04-20 = Relic Guildmasters
card-F04-21 = Psionic Guildmasters
card-F04-22 = Guilds Withdraw
card-F04-23A = Advocate Act III Setup
card-F04-23B = Advocate Act III Objective
card-F04-24 = Guild Loyalty
card-F04-25 = Guild Supremacy
card-F04-26 = Guild Supremacy (reminder)

## Set of fate 5: Caretaker

card-F05-01A = Caretaker Act I Setup
card-F05-01B = Caretaker Act I Objective
card-F05-02 = Golem Beacon
card-F05-03 = Golem Hearth
card-F05-04 = Stone-Speakers
card-F05-05 = Golems
card-F05-06 = Golem Actions
card-F05-07 = Caretaker Act I Resolution
card-F05-08 = Unstable Harvester
card-F05-09 = Unstable Seeker
card-F05-10 = Unstable Protector
card-F05-11 = Unstable Warrior
card-F05-12A = Caretaker Act II Setup
card-F05-12B = Caretaker Act II Objective
card-F05-13 = Librarians
card-F05-14 = Knowledge Set Free
card-F05-15 = Event
card-F05-16 = Caretaker Act II Resolution
card-F05-17 = Golem Worship
card-F05-18 = Golem Worship
card-F05-19 = Golem Worship
card-F05-20A = Caretaker Act III Setup
card-F05-20B = Caretaker Act III Objective
card-F05-21 = Golems Sate Their Appetite

## Set of fate 6: Partisan

card-F06-01A = Partisan Act I Setup
card-F06-01B = Partisan Act I Objective
card-F06-02 = Informants
card-F06-03 = Partisan Seizing
card-F06-04 = Partisan Act I Resolution
card-F06-05 = Loyal Engineers
card-F06-06 = Loyal Pilots
card-F06-07 = Loyal Marines
card-F06-08 = Loyal Empaths
card-F06-09 = Loyal Keepers
card-F06-10 = Galactic Bards
card-F06-11 = Spacing Union
card-F06-12 = Arms Union
card-F06-13 = Outrage Spreads
card-F06-14 = Outrage Spreads
card-F06-15A = Partisan Act II Setup
card-F06-15B = Partisan Act II Objective
card-F06-16 = Partisan Seizing (law)
card-F06-17 = People's Hero
card-F06-18 = Partisan Act II Resolution
card-F06-19 = Guilds Decry Terror
card-F06-20 = Terror Strike
card-F06-21 = Terror Strike
card-F06-22 = Spacing Union
card-F06-23 = Arms Union
card-F06-24A = Partisan Act III Setup
card-F06-24B = Partisan Act III Objective
card-F06-25 = Sower of Division

## Set of fate 7: Admiral

card-F07-01A = Admiral Act I Setup
card-F07-01B = Admiral Act I Objective
card-F07-02 = Imperial Officers
card-F07-03 = Use Imperial Foundries
card-F07-04 = Admiral Act I Resolution
card-F07-05 = Honor Guard
card-F07-06 = Rogue Admirals
card-F07-07 = Rogue Admirals
card-F07-08 = Court Enforcers
card-F07-09 = Court Enforcers
card-F07-10 = Imperial Defectors
card-F07-11 = Imperial Defectors
card-F07-12A = Admiral Act II Setup
card-F07-12B = Admiral Act II Objective
card-F07-13 = Command Chaos
card-F07-14 = Admiral Act II Resolution
card-F07-15 = Imperial Defectors
card-F07-16 = Imperial Defectors
card-F07-17 = Mass Uprising
card-F07-18 = Mass Uprising
card-F07-19A = Admiral Act III Setup
card-F07-19B = Admiral Act III Objective
card-F07-20 = Martial Law
card-F07-21 = Martial Law (reminder)

## Set of fate 8: Believer

card-F08-01A = Believer Act I Setup
card-F08-01B = Believer Act I Objective
card-F08-02 = Faithful Disciples
card-F08-03 = Spreading the Faith
card-F08-04 = Faithful 9
card-F08-05 = Faithful 8
card-F08-06 = Faithful 7
card-F08-07 = Faithful 6
card-F08-08 = Faithful 5
card-F08-09 = Faithful 4
card-F08-10 = Faithful 3
card-F08-11 = Faithful 2
card-F08-12 = Faithful 1
card-F08-13 = Faithful Cards
card-F08-14 = Pluralistic Faith
card-F08-15 = Believer Act I Resolution
card-F08-16 = The Young Light
card-F08-17 = Plot to Kidnap
card-F08-18 = The Prodigal One
card-F08-19 = Secret Order
card-F08-20A = Believer Act II Setup
card-F08-20B = Believer Act II Objective
card-F08-21 = Set Doctrine
card-F08-22A = Doctrine of Zeal
card-F08-22B = Doctrine of Wisdom
card-F08-23 = Doctrinal Faith
card-F08-24 = Believer Act II Resolution
card-F08-25 = The Prophet
card-F08-26 = Secret Order
card-F08-27 = Set Lay Doctrine
card-F08-28 = Repressed Faith
card-F08-29A = Believer Act III Setup
card-F08-29B = Believer Act III Objective
card-F08-30 = Dominant Faith
card-F08-31 = Breaking the Faith

## Set of fate 9: Pathfinder

card-F09-01A = Pathfinder Act II Setup
card-F09-01B = Pathfinder Act II Objective
card-F09-02 = Uncovering Clues
card-F09-03 = Clues to the Portal
card-F09-04 = Pathfinder Act II Resolution
card-F09-05 = Call to Pilgrimage
card-F09-06 = Portal Seekers
card-F09-07A = Pathfinder Act III Setup
card-F09-07B = Pathfinder Act III Objective
card-F09-08 = Pilgrims
card-F09-09 = Seek the Portal
card-F09-10 = Seek the Portal
card-F09-11 = Seek the Portal

## Set of fate 10: Hegemon

card-F10-01A = Hegemon Act II Setup
card-F10-01B = Hegemon Act II Objective
card-F10-02 = Planting Banners
card-F10-03 = Banners of Hegemony
card-F10-04 = Song of the Banner
card-F10-05 = Hegemon Act II Resolution
card-F10-06 = Mind Managers
card-F10-07 = Prison Wardens
card-F10-08 = Prison Wardens
card-F10-09 = Against Hegemony
card-F10-10 = Against Hegemony
card-F10-11A = Hegemon Act III Setup
card-F10-11B = Hegemon Act III Objective
card-F10-12 = Happy Hosts

## Set of fate 11: Planet Breaker

card-F11-01A = Planet Breaker Act II Setup
card-F11-01B = Planet Breaker Act II Objective
card-F11-02 = Sycophants
card-F11-03A = Hammer Fragments
card-F11-03B = Breaking Worlds
card-F11-04 = Planet Hammer
card-F11-05 = Forgeworld Refugees
card-F11-06 = Blazeworld Refugees
card-F11-07 = Deadworld Refugees
card-F11-08 = Lostworld Refugees
card-F11-09 = Heartworld Refugees
card-F11-10 = Planet Breaker Act II Resolution
card-F11-11 = Planet-Eater Loose
card-F11-12A = Planet Breaker Act III Setup
card-F11-12B = Planet Breaker Act III Objective

## Set of fate 12: Pirate

card-F12-01A = Pirate Act II Setup
card-F12-01B = Pirate Act II Objective
card-F12-02 = Pirate Hoard
card-F12-03 = Pirate Fleet
card-F12-04 = Pirate Act II Resolution
card-F12-05 = Pirate Smugglers
card-F12-06 = Call to Action
card-F12-07 = Silver-Tongues
card-F12-08A = Pirate Act III Setup
card-F12-08B = Pirate Act III Objective
card-F12-09 = Rumors Spread
card-F12-10 = Rumors Spread
card-F12-11 = Rumors of the Haven
card-F12-12 = Sharing Rumors

## Set of fate 13: Blight Speaker

card-F13-01A = Blight Speaker Act II Setup
card-F13-01B = Blight Speaker Act II Objective
card-F13-02 = Spore Ships
card-F13-03 = Blight Speaker Act II Resolution
card-F13-04 = Blight Fury
card-F13-05 = Blight Hunters
card-F13-06 = Blight Reapers
card-F13-07 = Blight Purge
card-F13-08 = Blight Purge
card-F13-09 = Blight Purge
card-F13-10 = Blight Panic
card-F13-11 = Blight Looms
card-F13-12A = Blight Speaker Act III Setup
card-F13-12B = Blight Speaker Act III Objective
card-F13-13 = Blight Hunger

## Set of fate 14: Pacifist

card-F14-01A = Pacifist Act II Setup
card-F14-01B = Pacifist Act II Objective
card-F14-02 = Witnesses
card-F14-03 = Well of Empathy
card-F14-04 = Pacifist Act II Resolution
card-F14-05 = Psionic Liaisons
card-F14-06 = Itinerant Empaths
card-F14-07 = Itinerant Empaths
card-F14-08A = Pacifist Act III Setup
card-F14-08B = Pacifist Act III Objective
card-F14-09 = Empathy for All
card-F14-10 = Empathy for All (reminder)
card-F14-11 = Reconcile with the Outraged
card-F14-12 = Rebuke of the Empaths

## Set of fate 15: Peacekeeper

card-F15-01A = Peacekeeper Act II Setup
card-F15-01B = Peacekeeper Act II Objective
card-F15-02 = Oath of Peace
card-F15-03 = Arsenal Keepers
card-F15-04 = Peacekeeper Act II Resolution
card-F15-05 = Arms Interest
card-F15-06 = Arms Interest
card-F15-07A = Peacekeeper Act III Setup
card-F15-07B = Peacekeeper Act III Objective
card-F15-08 = Ceasefires
card-F15-09 = Empire Balks at Peace
card-F15-10 = Peace Dividends
card-F15-11 = Peace Accords

## Set of fate 16: Warden

card-F16-01A = Warden Act II Setup
card-F16-01B = Warden Act II Objective
card-F16-02 = Claims of Nobility
card-F16-03 = Lord of the 1st Cluster
card-F16-04 = Lord of the 2nd Cluster
card-F16-05 = Lord of the 3rd Cluster
card-F16-06 = Lord of the 4th Cluster
card-F16-07 = Lord of the 5th Cluster
card-F16-08 = Lord of the 6th Cluster
card-F16-09 = Seats & Fiefs
card-F16-10 = Feudal Law
card-F16-11 = Warden Act II Resolution
card-F16-12 = Warden's Levy
card-F16-13 = Feast Day
card-F16-14 = Feast Day
card-F16-15 = Skirmishers
card-F16-16 = Sworn Guardians
card-F16-17A = Warden Act III Setup
card-F16-17B = Warden Act III Objective
card-F16-18 = Feudal Courts
card-F16-19 = Lords Gain Power

## Set of fate 17: Overlord

card-F17-01A = Overlord Act III Setup
card-F17-01B = Overlord Act III Objective
card-F17-02 = Sycophants
card-F17-03 = Reach Rejects Overlord

## Set of fate 18: Survivalist

card-F18-01A = Survivalist Act III Setup
card-F18-01B = Survivalist Act III Objective
card-F18-02 = Vow of Survival
card-F18-03 = Building Bunkers
card-F18-04 = Bunkers
card-F18-05 = Captive Release

## Set of fate 19: Redeemer

card-F19-01A = Redeemer Act III Setup
card-F19-01B = Redeemer Act III Objective
card-F19-02 = Ire of the Keepers
card-F19-03 = Rebuke of the Keepers
card-F19-04 = Relic Fence

## Set of fate 20: Guardian

card-F20-01A = Guardian Act III Setup
card-F20-01B = Guardian Act III Objective
card-F20-02 = Green Vault
card-F20-03 = Ire of the Tycoons
card-F20-04 = Edenguard Ambition

## Set of fate 21: Naturalist

card-F21-01A = Naturalist Act III Setup
card-F21-01B = Naturalist Act III Objective
card-F21-02 = Blight Society
card-F21-03 = Spore Guides
card-F21-04 = Blightkin Ambition

## Set of fate 22: Gate Wraith

card-F22-01A = Gate Wraith Act III Setup
card-F22-01B = Gate Wraith Act III Objective
card-F22-02 = Catapult Overdrive
card-F22-03 = Breaking Gates & Placing Passages
card-F22-04 = The Dead Live
card-F22-05 = Passages & The Twisted Passage
card-F22-06 = Passage Storms

## Set of fate 23: Conspirator

card-F23-01A = Conspirator Act III Setup
card-F23-01B = Conspirator Act III Objective
card-F23-02 = Farseers
card-F23-03 = Conspiracies
card-F23-04 = Scoring Conspiracies
card-F23-05 = Foiling Conspiracies

## Set of fate 24: Judge

card-F24-01A = Judge Act III Setup
card-F24-01B = Judge Act III Objective
card-F24-02 = Vow of Fairness
card-F24-03 = The Arbiter
card-F24-04 = Judge's Chosen
card-F24-05 = Judge Sets Agenda

## Actions of the cards

new-action-bargain = Bargain
new-action-incite-revolt = Incite Revolt
new-action-recover = Recover
new-action-transfer-guild-support = Transfer Guild Support
new-action-awaken = Awaken
new-action-warrior = Warrior
new-action-protector = Protector
new-action-seeker = Seeker
new-action-harvester = Harvester
new-action-transfer-lore = Transfer Lore
new-action-transfer-golem = Transfer Golem
new-action-spy = Spy
new-action-teach = Teach
new-action-use-the-portal = Use the Portal
new-action-call-spirits = Call Spirits
new-action-call-bodies = Call Bodies
new-action-manipulate = Manipulate
new-action-pacify = Pacify
new-action-repair-hammer = Repair Hammer
new-action-prepare = Prepare
new-action-break-world = Break World
new-action-resettle = Resettle
new-action-share-rumor = Share Rumor
new-action-spawn = Spawn
new-action-anger = Anger
new-action-harvest = Harvest
new-action-forgive = Forgive
new-action-assemble = Assemble
new-action-broker-peace = Broker Peace
new-action-claim-fief = Claim Fief
new-action-levy = Levy
new-action-seed = Seed

## Goals of the objective cards

objective-F01-01B-consolidate-imperial-power = Consolidate Imperial Power
objective-F01-12B-expand-the-empire = Expand the Empire
objective-F01-12B-ensure-the-tribute = Ensure the Tribute
objective-F02-01B-inspire-confidence = Inspire Confidence
objective-F02-01B-defy-the-empire = Defy the Empire
objective-F02-12B-distribute-power-fairly = Distribute Power Fairly
objective-F02-12B-protect-freedom = Protect Freedom
objective-F03-01B-close-deals-with-rivals = Close Deals with Rivals
objective-F03-01B-export-to-the-galactic-core = Export to the Galactic Core
objective-F03-12B-corner-the-market = Corner the Market
objective-F03-12B-and-hold-it = And Hold It
objective-F04-01B-prove-yourself = Prove Yourself
objective-F04-01B-keep-the-guilds-in-power = Keep the Guilds in Power
objective-F04-12B-connect-with-the-guilds = Connect with the Guilds
objective-F04-12B-improve-your-standing = Improve Your Standing
objective-F05-01B-find-the-golems = Find the Golems
objective-F05-01B-use-the-golems = Use the Golems
objective-F05-12B-collect-the-galaxys-knowledge = Collect the Galaxy's Knowledge
objective-F05-12B-collect-the-galaxys-knowledge-gifts = Collect the Galaxy's Knowledge (gifts)
objective-F05-12B-build-the-largest-collection = Build the Largest Collection
objective-F06-01B-sow-division = Sow Division
objective-F06-01B-appeal-to-your-supporters = Appeal to Your Supporters
objective-F06-15B-show-your-leadership = Show Your Leadership
objective-F06-15B-burnish-your-image = Burnish Your Image
objective-F07-01B-prove-yourself = Prove Yourself
objective-F07-01B-demonstrate-the-navys-might = Demonstrate the Navy's Might
objective-F07-12B-expand-the-navys-holdings = Expand the Navy's Holdings
objective-F07-12B-crush-the-empires-foes = Crush the Empire's Foes
objective-F07-12B-dominate-rival-regents = Dominate Rival Regents
objective-F08-01B-spread-the-good-word = Spread the Good Word
objective-F08-20B-develop-the-ideals = Develop the Ideals
objective-F09-01B-find-the-portal-clues = Find the Portal (clues)
objective-F09-01B-find-the-portal = Find the Portal
objective-F10-01B-plant-banners = Plant Banners
objective-F10-01B-plant-banners-victory = Plant Banners (victory)
objective-F11-01B-repair-the-planet-hammer = Repair the Planet Hammer
objective-F11-01B-crush-a-planet = Crush a Planet
objective-F12-01B-grow-your-hoard = Grow Your Hoard
objective-F12-01B-embarrass-your-rivals = Embarrass Your Rivals
objective-F13-01B-contact-an-ancient-intelligence = Contact an Ancient Intelligence
objective-F13-01B-spread-the-spores = Spread the Spores
objective-F14-01B-commit-to-pacifism = Commit to Pacifism
objective-F14-01B-spread-empathy = Spread Empathy
objective-F15-01B-restrict-the-weapons-supply = Restrict the Weapons Supply
objective-F15-01B-control-the-arms-manufacturers = Control the Arms Manufacturers
objective-F16-01B-control-the-fiefs-seats = Control the Fiefs' Seats
objective-F16-01B-lord-over-the-fiefs = Lord Over the Fiefs
objective-F17-01B-rule-by-fear-alone = Rule by Fear Alone
objective-F17-01B-control-by-fear-alone = Control by Fear Alone
objective-F18-01B-keep-the-people-safe = Keep the People Safe
objective-F18-01B-protect-against-the-blight = Protect Against the Blight
objective-F19-01B-subdue-the-keepers = Subdue the Keepers
objective-F19-01B-shatter-the-relics = Shatter the Relics
objective-F20-01B-give-back-to-the-land = Give Back to the Land
objective-F20-01B-guard-the-reachs-splendor = Guard the Reach's Splendor
objective-F21-01B-live-in-the-garden = Live in the Garden
objective-F22-01B-collapse-the-gates = Collapse the Gates
objective-F22-01B-control-the-twisted-passage = Control the Twisted Passage
objective-F23-01B-control-the-proceedings = Control the Proceedings
objective-F23-01B-foiled-guess = Foiled guess
objective-F24-01B-balance-the-reach = Balance the Reach

## Grand ambitions

grand-ambition-F01-22B = Secure the Empire's Hold on the Reach

## Tokens of the fates

token-sponsored = Sponsored token
token-commonwealth-ambition = Commonwealth Ambition marker
token-war-profiteer = War Profiteer marker
token-golem = Golem tokens
token-ideal = Ideal
token-clue = Clue tokens
token-portal = Portal token
token-pilgrim = Pilgrim tokens
token-banner = Banner
token-hammer-fragment-broken-world = Hammer Fragment / Broken World tokens
token-rumor = Rumor tokens
token-witness = Witness tokens
token-ceasefire = Ceasefire
token-seat = Seat tokens
token-court = Court tokens
token-bunker = Bunker tokens
token-edenguard-ambition = Edenguard Ambition tile
token-blightkin-ambition = Blightkin Ambition tile
token-passage = Passage tokens
token-conspiracy = Conspiracy tokens
