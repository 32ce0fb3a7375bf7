# What fates remember, for a player's sheet and the booklet.

noted-scrapped-cards = Action cards out of the campaign: { $cards }.
noted-spared = In these Blight crises, systems with ships of { $who } are spared.
noted-gift = Given to { $who } in this Summit: { $kind ->
    [favor] { $n ->
        [one] 1 Favor
       *[other] { $n } Favors
    } of { $what }
   *[resource] { $what } × { $n }
}. It does not count if it comes back.
noted-lore = Given to { $who } in this Summit: { $cards }. It does not count if it comes back.
noted-seeking = The Seeker of { $who } moves ships now.
noted-fed = The Golems have consumed a lore card in this chapter.
noted-silenced = A Golem was silenced in this chapter.
noted-spied = { $who } has spied on { $whom } in act { $act }, chapter { $n }.
noted-outlaw-trophies = Trophies from Outlaws before this battle: { $n }.
noted-captives = Captives to keep: { $kind ->
    [resource] { $piece }
   *[piece] { $piece } ({ $who })
} × { $n }.
noted-haven = After all statements, the Haven is one of these: { $systems }.
noted-robbed = Something was stolen from the Pirate in this battle.
noted-said = Stated in chapter { $n }: { $said ->
    [no-rivals] no Rival has a piece in the Haven's system
    [own-piece] the Pirate has a piece in the Haven's system
    [both] the Pirate has a piece in the Haven's system, and no Rival has one
   *[nothing] nothing
}.
noted-guess = { $who } takes this planet for the Haven: { $system }.
noted-fleet-raid = Only { card-F12-03 } allows raid dice in this battle.
noted-loot = Resources stolen in this battle: { $n }.
noted-redemption = In this scoring: { $n ->
    [1] { ambition-keeper } was won or not declared
    [2] an ambition was won
   *[other] an ambition was won, and { ambition-keeper } was won or not declared
}.
