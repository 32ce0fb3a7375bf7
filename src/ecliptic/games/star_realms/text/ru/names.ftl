# Names of everything that is not a card.

game-title = Звёздные империи

## Factions

faction-blob = Слизни
faction-trade-federation = Торговая федерация
faction-star-empire = Звёздная империя
faction-machine-cult = Технокульт
faction-unaligned = Без фракции

## Card types

type-ship = Корабль
type-base = База
type-outpost = Аванпост

## Values

value-trade = Торговля
value-combat = Бой
value-authority = Влияние
value-cost = Стоимость
value-defense = Оборона

## Abilities

ability-primary = Первичное свойство
ability-ally = Союзное свойство
ability-scrap = Утилизационное свойство
ability-passive = Постоянное свойство

## Zones

zone-trade-deck = Торговая колода
zone-trade-row = Торговый ряд
zone-explorers = Исследователи
zone-scrap-heap = Утиль
zone-deck = Личная колода
zone-hand = Рука
zone-discard = Стопка сброса
zone-in-play = В игре
zone-removed = Вне игры

## Phases

phase-main = Основная фаза
phase-discard = Фаза сброса
phase-draw = Фаза добора

## Card sets

set-colony-wars = Колониальные войны
set-core = Базовый набор

## Modes

mode-duel = Правила для двух игроков
mode-free-for-all = Куча-мала
mode-hunter = Охотник
mode-hydra-two-headed = Двухголовая гидра
mode-hydra-three-headed = Трёхголовая гидра
mode-emperor = Император
mode-raid = Налёт

## Roles

role-admiral = Адмирал
role-emperor = Император
role-boss = Босс
role-raider = Налётчик

# A card in play when its owner has several of that name.
numbered-card = { $card } № { $n }
