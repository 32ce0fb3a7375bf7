# Terms of the bots' evaluation, shown as the reason for a choice.

weight-victory = victory
weight-authority = own authority
weight-opponents-authority = opponents' authority
weight-weak-opponents = weak opponents
weight-eliminated-opponents = eliminated opponents
weight-kill = eliminating an opponent
weight-combat = combat available
weight-purchases = purchases
weight-to-come = gains still to come
weight-used = nothing left unused
weight-redirections = destination of the next card
weight-deck = a better deck
weight-bases = own bases
weight-opponents-bases = opponents' bases
weight-opponents-hands = opponents' hands
weight-next-hand = the next hand
weight-kept-hand = cards kept in hand
weight-trade-row = the trade row left to opponents
weight-teammates-pools = teammates' trade and combat
