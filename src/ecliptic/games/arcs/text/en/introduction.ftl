# How a turn goes and how one wins, in short: what the rules page begins with.

introduction-arcs-1-title = What it is about
introduction-arcs-1 =
    You contend for Power in a galaxy that nobody rules. Power comes from ambitions: each of them asks who has the most
    of something at the end of a chapter. The game ends after the chapter in which somebody has reached 27 Power (30
    with three players, 33 with two), or after chapter 5. The most Power wins.

introduction-arcs-2-title = A round
introduction-arcs-2 =
    At the beginning of a chapter everybody has six action cards. Whoever has the initiative leads one, or passes the
    initiative on, and takes as many actions of its suit as it shows pips. Then everybody else plays one card,
    clockwise:
    - Surpass: the same suit and a higher number. You take as many actions as your card has pips.
    - Copy: any card, face down. You take one action of the suit that was led.
    - Pivot: another suit. You take one action of that suit.

    Whoever surpassed with the highest number leads next, unless somebody has seized the initiative by giving up a
    second card; if nobody has surpassed, the initiative stays where it is. When all hands are empty, the chapter ends.

introduction-arcs-3-title = Actions
introduction-arcs-3 =
    - Administration: tax a city for a resource, repair, or influence a Court card with an agent.
    - Construction: build a city, a starport or a ship, or repair.
    - Mobilization: move ships, or influence.
    - Aggression: move, battle, or secure a Court card on which you have the most agents.

    Before your actions comes the Prelude: resources that you spend there bring further actions, whatever the suit, or
    let you battle. You control a system while you have more fresh ships there than each rival.

introduction-arcs-4-title = Ambitions
introduction-arcs-4 =
    Whoever leads may declare the ambition that belongs to the number of the card (a 7 allows any, a 1 none). The most
    valuable marker goes there, and the card counts as 0, so that it is easy to surpass.
    - Tycoon: material and fuel.
    - Tyrant: captives.
    - Warlord: trophies.
    - Keeper: relics.
    - Empath: psionics.

    At the end of the chapter first and second place of every declared ambition score. What nobody has declared brings
    nothing.

introduction-arcs-5-title = Battle
introduction-arcs-5 =
    You choose your dice. Skirmish dice are safe and hit half the time. Assault dice hit harder. Raid dice hit buildings
    and bring keys, with which you steal resources and Guild cards. Both can cost you ships of your own. The first hit
    damages a piece, the second destroys it, and what you destroy becomes your trophy. Whoever destroys a city provokes
    Outrage and loses the resources and Guild cards of its type.

introduction-arcs-6-title = For your first game
introduction-arcs-6 =
    - Look at your hand: which rounds can you lead, and which ambition do you declare then?
    - Declare what you are ahead in, and late enough that the others cannot catch up.
    - Copying and pivoting are no waste: one good action and the resources of the Prelude make a good turn.
