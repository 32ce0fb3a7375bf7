# What the bots value, for those who ask why.

weight-victory = victory
weight-authority = own authority
weight-opponents-authority = opponents' authority
weight-weak-opponents = weak opponents
weight-eliminated-opponents = eliminated opponents
weight-kill = eliminating an opponent
weight-combat = combat to hit with
weight-purchases = purchases
weight-to-come = gains still to come
weight-used = everything is used
weight-redirections = where the next card goes
weight-deck = a better deck
weight-bases = own bases
weight-opponents-bases = opponents' bases
weight-opponents-hands = opponents' hands
weight-next-hand = the next hand
weight-kept-hand = the hand that is kept
weight-trade-row = the trade row left to opponents
weight-teammates-pools = teammates' trade and combat
