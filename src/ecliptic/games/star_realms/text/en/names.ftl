# Names of everything that is not a card.

game-title = Star Realms

## Factions

faction-blob = Blob
faction-trade-federation = Trade Federation
faction-star-empire = Star Empire
faction-machine-cult = Machine Cult
faction-unaligned = Unaligned

## Card types

type-ship = Ship
type-base = Base
type-outpost = Outpost

## Values

value-trade = Trade
value-combat = Combat
value-authority = Authority
value-cost = Cost
value-defense = Defense

## Abilities

ability-primary = Primary ability
ability-ally = Ally ability
ability-scrap = Scrap ability
ability-passive = Passive ability

## Zones

zone-trade-deck = Trade deck
zone-trade-row = Trade row
zone-explorers = Explorers
zone-scrap-heap = Scrap heap
zone-deck = Deck
zone-hand = Hand
zone-discard = Discard pile
zone-in-play = In play
zone-removed = Out of the game

## Phases

phase-main = Main phase
phase-discard = Discard phase
phase-draw = Draw phase

## Card sets

set-colony-wars = Colony Wars
set-core = Core Set

## Modes

mode-duel = Two players
mode-free-for-all = Free-for-all
mode-hunter = Hunter
mode-hydra-two-headed = Two-headed Hydra
mode-hydra-three-headed = Three-headed Hydra
mode-emperor = Emperor
mode-raid = Raid

## Roles

role-admiral = Admiral
role-emperor = Emperor
role-boss = Boss
role-raider = Raider

# A card in play when its owner has several of that name.
numbered-card = { $card } #{ $n }
