# How a turn goes and how one wins, in short: what the rules page begins with.

introduction-star-realms-1-title = What it is about
introduction-star-realms-1 =
    You build a fleet out of a deck of cards. Everybody begins with the same ten weak cards: 8 Scouts, which bring
    trade, and 2 Vipers, which bring combat. What you buy joins your deck and comes back into your hand again and again.

    In a duel both players begin with 50 authority. Whoever brings the opponent down to 0 wins at once; there is no
    other end.

introduction-star-realms-2-title = Your turn
introduction-star-realms-2 =
    Usually you hold five cards. In the main phase you do any of these in any order, as often as you can:
    - Play a card. It costs nothing. A ship acts at once; a base stays in front of you, and you may use it once in each
      of your turns.
    - Buy a card of the trade row, or an Explorer, with trade. It goes to your discard pile, so you draw it later. The
      row is filled up at once.
    - Attack with combat: a player, who loses that much authority, or a base, which takes its whole defense at one go.
    - Use an ability of a card that you have in play.

    Then your ships and the rest of your hand go to your discard pile, unspent trade and combat are lost, and you draw
    five cards. When your deck is empty, your discard pile is shuffled and becomes the new deck.

introduction-star-realms-3-title = Abilities
introduction-star-realms-3 =
    - The primary ability is what a ship does when it is played and what a base does when you use it.
    - An ally ability works only while you have another card of the faction shown in play. The order in which you play
      them does not matter.
    - A scrap ability costs you the card itself: it leaves your deck for good.

introduction-star-realms-4-title = Bases and outposts
introduction-star-realms-4 =
    A base stays in play until somebody destroys it. An outpost is a base that protects its owner: while one is in play,
    neither its owner nor the owner's ordinary bases can be attacked.

introduction-star-realms-5-title = More than two players
introduction-star-realms-5 =
    With three to six players you can also play free-for-all, hunter, hydra, emperor or raid. These modes change whom
    you may attack, who plays together and when somebody has won. The turn stays the same.

introduction-star-realms-6-title = For your first game
introduction-star-realms-6 =
    - Buy something every turn while your deck is weak: an expensive card is worth most when it comes early.
    - Two factions that you collect do more than four that you sample, because of the ally abilities.
    - A card that scraps your Scouts and Vipers lets you draw the good cards more often.
    - Before you count your combat, look for outposts on the other side.
