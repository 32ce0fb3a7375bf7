# How a turn goes and how one wins, in short: what the rules page begins with.

introduction-blighted-reach-1-title = What it is about
introduction-blighted-reach-1 =
    The Blighted Reach is a campaign of three acts for Arcs. The rules of Arcs apply; this page says what is different.
    Acts I and II last three chapters each, Act III four. Power is never reset, and the most Power at the end wins,
    unless somebody completes a final objective before.

introduction-blighted-reach-2-title = Your fate
introduction-blighted-reach-2 =
    Everybody has a fate with its own cards and its own objective. In Acts I and II you move your objective marker
    towards 0. Whoever has not arrived at the end of the act loses as much Power as the marker shows, and must take a
    new fate; whoever has may keep the old one.

    In Act III fates A and B have two grand ambitions, which count at the end of every chapter without being declared. A
    fate C has a final objective: whoever has completed it after the scoring of a chapter, and has at least 1 Power,
    wins the campaign.

introduction-blighted-reach-3-title = The Empire
introduction-blighted-reach-3 =
    You begin as a Regent and can become an Outlaw.
    - The Empire controls every system with a fresh Imperial ship. In your own turn you control it as a Regent wherever
      you have a piece there, and you command the ships.
    - A Regent may not harm the Empire, nor other Regents where Imperial ships are.
    - An Outlaw may attack anybody, but Imperial systems count as somebody else's.
    - The First Regent holds the Imperial Trust and decides on the policy.

introduction-blighted-reach-4-title = Events, crises and edicts
introduction-blighted-reach-4 =
    Event cards have neither suit nor number; a follower can play one, and the first of a round gives as many actions as
    the lead card has pips. After such a round the player with the initiative may call a Summit and then rolls dice:
    either crises come, or the edicts of the booklet are resolved. Whoever has secured the Imperial Council may call a
    Summit too and chooses between the two.

introduction-blighted-reach-5-title = The Summit
introduction-blighted-reach-5 =
    Everybody negotiates: ships, buildings, agents, resources, trophies, captives and favors change hands when all who
    are concerned accept. A deal happens at once and as a whole. Promises about later bind nobody, but a favor that you
    hold can force whoever owes it at a Summit that you call.

introduction-blighted-reach-6-title = Blight and Free States
introduction-blighted-reach-6 =
    Blight hits the ships in its system in a crisis, and fresh Blight hits hardest. Free cities and starports belong to
    nobody; whoever controls their system uses them.

introduction-blighted-reach-7-title = Between the acts
introduction-blighted-reach-7 =
    Damaged pieces are lost, Blight becomes fresh, and buildings in blighted systems without ships are destroyed. Then
    everybody with more than 1 Power loses half of it, and fates are chosen. So repair and guard your worlds before an
    act ends.
