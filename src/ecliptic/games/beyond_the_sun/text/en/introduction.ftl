# How a turn goes and how one wins, in short: what the rules page begins with.

introduction-beyond-the-sun-1-title = What it is about
introduction-beyond-the-sun-1 =
    Your faction leaves the Solar System: it researches technologies, sends out ships and colonizes systems. When the
    game ends, the most victory points (VP) win.

introduction-beyond-the-sun-2-title = Your turn
introduction-beyond-the-sun-2 =
    Every turn has three phases:
    - Action: move your pawn to another space that no other pawn stands on, and carry out its action. The bottom row of
      Basic Spacefaring is always open.
    - Production: choose one of population growth, ore production and resource trade.
    - Achievement: if you meet the condition of an achievement that you do not have and that has room, you claim it. One
      per turn, and the first to claim it gets the most.

introduction-beyond-the-sun-3-title = Cubes and discs
introduction-beyond-the-sun-3 =
    Your 20 cubes are everything in turn: supply on your mat, population, ships on the exploration board, and
    researchers beside technologies. Growth turns supply into population, and population is what you spend for ships and
    research.

    Discs cover your food and ore tracks. Every disc that leaves a track, as an outpost or through automation, brings
    you closer to more growth or more ore.

introduction-beyond-the-sun-4-title = Technologies
introduction-beyond-the-sun-4 =
    To research, put one population beside a technology. You need the technologies of the previous level that are
    connected to it, all of them or two of three where it says so. Whoever comes first to an empty slot resolves the
    event on it, if there is one, and chooses one of two cards for it; later factions research the same card.

    Everybody takes the immediate bonus of a technology once, when they research it. Its action spaces are open only to
    those who have a cube beside it, from their next turn on.

introduction-beyond-the-sun-5-title = Ships and systems
introduction-beyond-the-sun-5 =
    A jump moves ships along the lines. The power of a faction in a place is the sum of its ships' levels. If nobody
    controls a system and you alone have the greatest power there, you take control and put a disc from your track on
    it; to take it from somebody you need more power than they have.

    To colonize a system you must control it and give back ships of the power shown. The card is then yours for good,
    with its points, its bonus and a second disc.

introduction-beyond-the-sun-6-title = The end
introduction-beyond-the-sun-6 =
    The end comes when four discs lie on the achievements, or three with two or three players. The round is finished,
    one more is played, and then everybody scores, above all for technologies, automation, colonized systems, outposts,
    achievements and events.

introduction-beyond-the-sun-7-title = For your first game
introduction-beyond-the-sun-7 =
    - You cannot stay where you are, so plan two actions that you can take in turn.
    - Ore and population run out quickly. Take outposts early: they make both tracks better.
    - Look at the achievements first: they are worth many points and set the length of the game.
