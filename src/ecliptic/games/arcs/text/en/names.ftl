# Names of things that are no cards, in the base game and in the campaign.

## The games

game-title = Arcs
campaign-title = The Blighted Reach

## Suits of the action cards

suit-administration = Administration
suit-aggression = Aggression
suit-construction = Construction
suit-mobilization = Mobilization
suit-faithful = Faithful

## Standard actions

action-tax = Tax
action-build = Build
action-move = Move
action-repair = Repair
action-influence = Influence
action-secure = Secure
action-battle = Battle
action-catapult = Catapult move

## Resources

resource-material = Material
resource-fuel = Fuel
resource-weapon = Weapon
resource-relic = Relic
resource-psionic = Psionic

## Ambitions

ambition-tycoon = Tycoon
ambition-tyrant = Tyrant
ambition-warlord = Warlord
ambition-keeper = Keeper
ambition-empath = Empath
ambition-edenguard = Edenguard
ambition-blightkin = Blightkin
ambition-commonwealth = Commonwealth

## Ambition markers

marker-low = low ambition marker
marker-mid = middle ambition marker
marker-high = high ambition marker

## Pieces

piece-ship = ship
piece-city = city
piece-starport = starport
piece-agent = agent

## Colours

color-blue = blue
color-red = red
color-yellow = yellow
color-white = white
owner-empire = the Empire
owner-blight = the Blight
owner-free = the Free States

## Symbols of the planets

symbol-arrow = arrow
symbol-crescent = crescent
symbol-hex = hex

## Dice

die-assault = assault die
die-skirmish = skirmish die
die-raid = raid die
die-number = number die
die-event = event die

## Faces of the dice

face-self-hit = self hit
face-intercept = intercept
face-ship-hit = ship hit
face-building-hit = building hit
face-key = raid key
face-blank = blank

## Kinds of cards

type-guild = Guild
type-vox = Vox
type-lore = lore
type-leader = leader

## Systems

system-1-gate = Cluster 1: Gate
system-1-arrow = Cluster 1: Arrow
system-1-crescent = Cluster 1: Crescent
system-1-hex = Cluster 1: Hex
system-2-gate = Cluster 2: Gate
system-2-arrow = Cluster 2: Arrow
system-2-crescent = Cluster 2: Crescent
system-2-hex = Cluster 2: Hex
system-3-gate = Cluster 3: Gate
system-3-arrow = Cluster 3: Arrow
system-3-crescent = Cluster 3: Crescent
system-3-hex = Cluster 3: Hex
system-4-gate = Cluster 4: Gate
system-4-arrow = Cluster 4: Arrow
system-4-crescent = Cluster 4: Crescent
system-4-hex = Cluster 4: Hex
system-5-gate = Cluster 5: Gate
system-5-arrow = Cluster 5: Arrow
system-5-crescent = Cluster 5: Crescent
system-5-hex = Cluster 5: Hex
system-6-gate = Cluster 6: Gate
system-6-arrow = Cluster 6: Arrow
system-6-crescent = Cluster 6: Crescent
system-6-hex = Cluster 6: Hex

## Action cards

action-card-administration-1 = Administration 1
action-card-administration-2 = Administration 2
action-card-administration-3 = Administration 3
action-card-administration-4 = Administration 4
action-card-administration-5 = Administration 5
action-card-administration-6 = Administration 6
action-card-administration-7 = Administration 7
action-card-aggression-1 = Aggression 1
action-card-aggression-2 = Aggression 2
action-card-aggression-3 = Aggression 3
action-card-aggression-4 = Aggression 4
action-card-aggression-5 = Aggression 5
action-card-aggression-6 = Aggression 6
action-card-aggression-7 = Aggression 7
action-card-construction-1 = Construction 1
action-card-construction-2 = Construction 2
action-card-construction-3 = Construction 3
action-card-construction-4 = Construction 4
action-card-construction-5 = Construction 5
action-card-construction-6 = Construction 6
action-card-construction-7 = Construction 7
action-card-mobilization-1 = Mobilization 1
action-card-mobilization-2 = Mobilization 2
action-card-mobilization-3 = Mobilization 3
action-card-mobilization-4 = Mobilization 4
action-card-mobilization-5 = Mobilization 5
action-card-mobilization-6 = Mobilization 6
action-card-mobilization-7 = Mobilization 7

## Set-up cards

setup-card-2p-frontiers = 2 Player Frontiers
setup-card-2p-mix-up-1 = 2 Player Mix Up 1
setup-card-2p-homelands = 2 Player Homelands
setup-card-2p-mix-up-2 = 2 Player Mix Up 2
setup-card-3p-mix-up = 3 Player Mix Up
setup-card-3p-frontiers = 3 Player Frontiers
setup-card-3p-homelands = 3 Player Homelands
setup-card-3p-core-conflict = 3 Player Core Conflict
setup-card-4p-mix-up-1 = 4 Player Mix Up 1
setup-card-4p-mix-up-2 = 4 Player Mix Up 2
setup-card-4p-frontiers = 4 Player Frontiers
setup-card-4p-mix-up-3 = 4 Player Mix Up 3

## Terms

term-the-reach = the Reach
term-base-game = base game
term-campaign = campaign
term-leaders-and-lore = Leaders & Lore
term-player = player
term-rival = Rival
term-loyal = Loyal
term-turn-order = turn order
term-act = act
term-chapter = chapter
term-round = round
term-turn = turn
term-prelude = Prelude
term-intermission = Intermission
term-setup = setup
term-scoring = scoring
term-end-of-round = end of the round
term-end-of-chapter = end of the chapter
term-clean-up = clean-up
term-action = action
term-action-card = action card
term-action-deck = action deck
term-action-discard-pile = action discard pile
term-pip = action pip
term-number = number
term-suit = suit
term-event = Event
term-lead-card = lead card
term-lead = to lead
term-follow = to follow
term-surpass = Surpass
term-copy = Copy
term-pivot = Pivot
term-pass-initiative = to pass the initiative
term-seize-initiative = to seize the initiative
term-initiative = initiative
term-mulligan = redraw
term-hand = hand
term-face-up = face up
term-face-down = face down
term-to-tax = to tax
term-to-build = to build
term-to-move = to move
term-to-repair = to repair
term-to-influence = to influence
term-to-secure = to secure
term-to-battle = to battle
term-to-catapult = to catapult
term-new-action = new action
term-gain = to gain
term-take = to take
term-steal = to steal
term-give = to give
term-swap = to swap
term-spend = to spend
term-discard = to discard
term-bury = to bury
term-scrap = to scrap
term-capture = to capture
term-return = to return
term-place = to place
term-replace = to replace
term-attach = to attach
term-attached-card = attached card
term-tuck = to tuck
term-flip = to flip
term-shuffle = to shuffle
term-reroll = to reroll
term-roll = to roll
term-resolve = to resolve
term-ignore = to ignore
term-hit = hit
term-to-hit = to hit
term-damage = to damage
term-destroy = to destroy
term-harm = harm
term-fresh = fresh
term-damaged = damaged
term-tough = tough
term-frozen = frozen
term-protected = protected card
term-empty = empty
term-out-of-play = out of play
term-in-play = in play
term-control = control
term-to-control = to control
term-command = command
term-adjacent = adjacent
term-map = map
term-cluster = cluster
term-system = system
term-planet = planet
term-gate = gate
term-planet-type = planet type
term-planet-symbol = planet symbol
term-building-slot = building slot
term-supply = supply
term-play-area = play area
term-power-track = Power track
term-chapter-track = chapter track
term-rolled-cluster = rolled cluster
term-rolled-planet = rolled planet
term-rolled-symbol = rolled symbol
term-piece = piece
term-building = building
term-token = token
term-marker = marker
term-player-board = player board
term-city-slot = city slot
term-power-marker = Power marker
term-ambition-marker = ambition marker
term-zero-marker = zero marker
term-chapter-marker = chapter marker
term-initiative-marker = initiative marker
term-path-marker-long = long path marker
term-path-marker-short = short path marker
term-out-of-play-marker = out-of-play marker
term-aid-sheet = aid sheet
term-setup-card = setup card
term-resource = resource
term-resource-slot = resource slot
term-power = Power
term-power-points = Power points
term-ambition = ambition
term-ambition-box = ambition box
term-declare-ambition = to declare an ambition
term-win-ambition = to win an ambition
term-first-place = first place
term-second-place = second place
term-tie = tie
term-bonus-power = bonus Power
term-trophy = Trophy
term-trophies-box = Trophies box
term-captive = Captive
term-captives-box = Captives box
term-court = Court
term-court-row = Court row
term-court-deck = Court deck
term-court-discard-pile = Court discard pile
term-court-card = Court card
term-refill-court = to refill the Court
term-guild-card = Guild card
term-vox-card = Vox card
term-ability = ability
term-when-secured = When Secured
term-raid-cost = raid cost
term-outrage = Outrage
term-provoke-outrage = to provoke Outrage
term-ransack-court = to ransack the Court
term-union = Union
term-cartel = Cartel
term-interest = Interest
term-liaisons = Liaisons
term-guildmasters = Guildmasters
term-monopoly = Monopoly
term-attacker = attacker
term-defender = defender
term-battle-system = battle system
term-battle-die = battle die
term-raid = raid
term-to-intercept = to intercept
term-collect-dice = to collect dice
