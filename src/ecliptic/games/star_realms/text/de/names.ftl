# Names of everything that is not a card.

game-title = Star Realms

## Factions

faction-blob = Blobs
faction-trade-federation = Handelsföderation
faction-star-empire = Sternenimperium
faction-machine-cult = Maschinenkult
faction-unaligned = Fraktionslos

## Card types

type-ship = Schiff
type-base = Basis
type-outpost = Außenposten

## Values

value-trade = Handel
value-combat = Kampf
value-authority = Autorität
value-cost = Kosten
value-defense = Verteidigung

## Abilities

ability-primary = Primärfähigkeit
ability-ally = Allianzfähigkeit
ability-scrap = Verschrottungsfähigkeit
ability-passive = Dauerfähigkeit

## Zones

zone-trade-deck = Handelsdeck
zone-trade-row = Handelsreihe
zone-explorers = Entdecker
zone-scrap-heap = Schrotthaufen
zone-deck = Deck
zone-hand = Hand
zone-discard = Ablagestapel
zone-in-play = Im Spiel
zone-removed = Aus dem Spiel

## Phases

phase-main = Hauptphase
phase-discard = Abwurfphase
phase-draw = Nachziehphase

## Card sets

set-colony-wars = Colony Wars
set-core = Grundspiel

## Modes

mode-duel = Zwei Spieler
mode-free-for-all = Jeder gegen jeden
mode-hunter = Jäger
mode-hydra-two-headed = Zweiköpfige Hydra
mode-hydra-three-headed = Dreiköpfige Hydra
mode-emperor = Imperator
mode-raid = Überfall

## Roles

role-admiral = Admiral
role-emperor = Imperator
role-boss = Boss
role-raider = Plünderer

# A card in play when its owner has several of that name.
numbered-card = { $card } Nr. { $n }
