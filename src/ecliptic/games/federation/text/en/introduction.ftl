# How a turn goes and how one wins, in short: what the rules page begins with.

introduction-federation-1-title = What it is about
introduction-federation-1 =
    You want a voice in the Federation: ambassadors in the senate, influence on five planets, and completed missions.
    The game lasts exactly five rounds. Then the most prestige points (PP) win; equal totals share the victory.

introduction-federation-2-title = Your turn
introduction-federation-2 =
    In the ambassador phase everybody usually places four ambassadors, one per turn:
    - Choose one of your ambassadors and its side. The vote side counts votes, the funding side pays for a project.
    - Put it on a free space of the senate. You receive the bonus of the side that is up and carry out the action of the
      space.
    - With the funding side you also unlock the mission that belongs to the space.
    - Then you may perform one unlocked mission. It takes a ship from your hangar for good, and many ask for a certain
      level.

    The outer module is always open: it brings 1 oceanium and the bonus of the side, but no votes, no funding and no
    mission.

introduction-federation-3-title = The five planets
introduction-federation-3 =
    - Neo: your miner moves on and brings crystals and gold.
    - 6Moon: your magus moves on and takes an alteration token, which replaces what an ambassador shows.
    - Atalum: you take an erudite, whose effect you can use once.
    - Arratooine: you pay a trading post for its bonus; the second level brings a better one.
    - E81216: you build a production site, which pays every round, or a megastructure, which scores at once.

    As a rule each of them raises your influence on that planet, and influence counts for laws, medals and projects. The
    rooms of the senate bring levels, ships, missions, the president pawn or the action of another space instead.

introduction-federation-4-title = The executive phase
introduction-federation-4 =
    Every round ends with five steps:
    - Production sites pay their income.
    - Levels 3 to 5 cost one resource, or you fall back to a lower level.
    - Every funding symbol moves the project of its column one step on.
    - On each floor the player with the most votes scores PP equal to their own level.
    - The wing with more votes passes its law: everybody scores 2 PP per influence on its planet.

introduction-federation-5-title = The end
introduction-federation-5 =
    Besides the PP of the five rounds you score your medals, a little for what is left over, and the projects that were
    funded, by places. A project that was not funded brings nobody anything.

introduction-federation-6-title = For your first game
introduction-federation-6 =
    - An ambassador counts more than once: for its action, for a column or for a floor and a wing, and for a mission.
      Look for spaces where several of these help you.
    - Get ships early. Without one in your hangar an unlocked mission stays undone.
    - Look at both laws before you vote: they pay everybody who has influence there, not only you.
