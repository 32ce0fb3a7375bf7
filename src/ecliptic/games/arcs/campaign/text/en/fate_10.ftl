# Fate 10, the Hegemon: what its cards say, their steps and questions.

text-F10-01A = Gain a Flagship with a starport on its { upgrade-defense-array } and one on its { upgrade-slipstream-drive }. If fewer than 6 other ships of yours are on the map, place ships at the Flagship until there are 6. Scrap any 4 of your ships. Gain { card-F10-02 } and the 8 Banners. Put { card-F10-03 } into the rules booklet. Gain { card-F10-04 }.
text-F10-01B =
    Start at 14.
    Plant Banners: at the end of a chapter, advance 1 for each Banner on the map. If you won an ambition, advance as much once more.
text-F10-02 =
    Scrap this card if you have no Flagship.
    Banners are your pieces.
    Prelude: place a Banner at your Flagship's planet if there is no Banner there and no ship or building that is not yours. Blight does not matter.
text-F10-03 =
    Banners are harmed and repaired like buildings; they cannot be raided. In the Intermission a Banner beside Blight without any ships is destroyed.
    When Warlord is scored, each player gains 2 Power for each Banner among their Trophies.
text-F10-04 =
    For your moves any two planets with Banners are adjacent.
    { new-action-call-spirits } ({ action-tax }), once per turn: gain 2 resources of the type of a planet with a Banner.
    { new-action-call-bodies } ({ action-build }), once per turn: place 2 ships at a Banner.
text-F10-05 =
    Completed: gain { card-F10-06 }. Add 2 { card-F10-07 } to the Court deck. Scrap 2 { card-F10-09 }.
    Failed: scrap { card-F10-06 }. Add 2 { card-F10-07 } and 2 { card-F10-09 } to the Court deck. Scrap all Banners that are not on the map.
text-F10-06 = { new-action-manipulate } ({ action-influence }): choose a Rival of whom you have a Captive. Look at their hand, take one card of your choice and give them one of yours.
text-F10-07 = { text-BC12 }
text-F10-08 = { text-BC12 }
text-F10-09 =
    Scrap this card if no Banner is on the map.
    Crisis: bury this card.
    When Secured: you may take any Banners you control as Trophies. Discard this card.
text-F10-10 = { text-F10-09 }
text-F10-11A = Gain { card-F10-12 }.
text-F10-11B =
    No Rival won Tyrant in this chapter.
    There are more Banners on the map than the chapter number.
text-F10-12 =
    { new-action-pacify } ({ action-secure }): capture all damaged ships that are not yours in systems you control.
    When Captives return in scoring, you may keep 1 for each Banner that you control or that nobody controls.

step-ships-at-flagship = place ships at the Flagship until { $n } others are on the map
step-take-banners = take the Banners
step-count-banners = advance the objective for Banners
step-scrap-banners = scrap all Banners that are not on the map
step-plant-banner = place a Banner at the Flagship's planet
step-banners-pay = Banners among Trophies give Power
step-call-spirits = gain 2 resources of the type of a planet with a Banner
step-call-bodies = place 2 ships at a Banner
step-manipulate = look at the hand of a Rival of whom you have a Captive and swap a card
step-topple-banners = you may take Banners you control as Trophies
step-pacify = capture damaged ships in systems you control
step-keep-captives = you may keep Captives

prompt-ask-call-spirits = Which Banner's planet gives the resources?
wait-ask-call-spirits = { $who } is calling spirits.
prompt-ask-call-bodies = At which Banner do you place 2 ships?
wait-ask-call-bodies = { $who } is calling bodies.
prompt-ask-manipulate = { $n ->
    [0] Whose hand do you look at?
   *[other] Which cards do you swap?
}
wait-ask-manipulate = { $who } is manipulating a Rival.
prompt-ask-topple-banners = Which Banner do you take as a Trophy?
wait-ask-topple-banners = { $who } may take Banners.
prompt-ask-keep-captives = Which Captive do you keep? Left: { $n }.
wait-ask-keep-captives = { $who } may keep Captives.

do-hit-token = { $state ->
    [damaged] Destroy: { $token }
   *[fresh] Damage: { $token }
}
do-return-token = Return: { $token }
do-repair-token = Repair: { $token } ({ $system })
log-banner-planted = { $who_you ->
    [yes] You plant
   *[no] { $who } plants
} a Banner ({ $system }).
log-token-damaged = { $token } is damaged ({ $system }).
log-token-destroyed = { $token } is destroyed ({ $system }).
log-token-repaired = { $token } is repaired ({ $system }).
do-demand-token = Take from { $whom }: { $token } (Trophy)
deal-token = { $who_you ->
    [yes] you give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} a Trophy: { $token }
log-deal-token = { $who_you ->
    [yes] You give
   *[no] { $who } gives
} { $whom_you ->
    [yes] you
   *[no] { $whom }
} a Trophy: { $token }.
log-banner-taken = { $who_you ->
    [yes] You take
   *[no] { $who } takes
} a Banner as a Trophy ({ $system }).
log-ships-captured = { $who_you ->
    [yes] You capture
   *[no] { $who } captures
} { $n ->
    [one] 1 damaged ship
   *[other] { $n } damaged ships
} { $whose_you ->
    [yes] of yours
    [empire] of the Empire
   *[no] of { $whose }
} ({ $system }).
