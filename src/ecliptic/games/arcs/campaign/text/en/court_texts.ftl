# What the campaign's Court cards, edicts and the Council say: one line for each ability.

text-AID01 =
    In Session: may be influenced and secured.
    When Secured: turn it to Decided and tuck it under your played card. It is resolved at the end of the round.
    At the end of that round you may call a Summit. A Regent then takes the First Regent tile with the whole Imperial Trust; an Outlaw steals resources from the Trust, at most one for each of their empty slots, and the First Regent loses 1 Power for each. Finally resolve either the Crises or the Edicts.
text-AID02 = Edict: bury every Guild card in the Court without agents, then refill the Court.
text-AID03 =
    Edict: the First Regent either enforces this policy (Demand, then Imperial Action) or puts another policy on top.
    Demand: take 1 Trophy or Captive from every other Regent; it must be neither Imperial nor a Regent's. A Regent who cannot give this gives a Favor; without an agent they may be made an Outlaw.
    Imperial Action: every Regent gains 1 Weapon.
text-AID04 =
    Edict: the First Regent either enforces this policy (Demand, then Imperial Action) or puts another policy on top.
    Demand: every Regent, you too, puts 1 Relic or Psionic into the Imperial Trust. A Regent who cannot give this gives a Favor; without an agent they may be made an Outlaw.
    Imperial Action: every Regent gains the bonus city Power of their own board.
text-AID05 =
    Edict: the First Regent either enforces this policy (Demand, then Imperial Action) or puts another policy on top.
    Demand: every Regent, you too, puts 1 Weapon, Fuel or Material into the Imperial Trust. A Regent who cannot give this gives a Favor; without an agent they may be made an Outlaw.
    Imperial Action: place 2 Imperial ships in a system that the Empire controls, or else at one of your starports.

text-CC01 = { text-BC02 }
text-CC02 = { text-BC05 }
text-CC03 = { text-BC08 }
text-CC04 = { text-BC09 }
text-CC05 = { text-BC13 }
text-CC06 = { text-BC11 }
text-CC07 = { text-BC16 }
text-CC08 = Prelude: discard this card to steal 1 Guild card or 1 resource, which may come from the Imperial Trust.
text-CC09 = { text-BC22 }
text-CC10 = { text-BC23 }
text-CC11 =
    Crisis: the declared ambition marker worth the most Power becomes available again.
    When Secured: you may declare any ambition without placing the zero marker. Bury this card.
text-CC12 =
    Crisis: turn the Imperial Council to In Session, move all agents from this card to it, and bury this card.
    When Secured: turn the Imperial Council to In Session. You may move your agents from this card to other Court cards. Bury this card.
text-CC13 =
    Crisis: in turn order, everyone with more Guild cards than agents in their supply discards Guild cards down to that number. Bury this card.
    When Secured: only your Rivals resolve the Crisis. Bury this card.
text-CC14 =
    Crisis: the player with the most Power replaces one of their cities with a Free city.
    When Secured: you may replace a city you control, your own or a Rival's, with a Free city. If you do, you may seize the initiative. Shuffle this card into the Court deck.
text-CC15 =
    Crisis: repair all Blight in the rolled cluster; each planet of the rolled symbol without Blight gets 1 damaged Blight. Bury this card.
    When Secured: you may destroy all damaged Blight in a cluster with your pieces; it becomes your Trophies. Bury this card.

type-council = Council
type-edict = edict
type-law = law
type-fate = objective
type-ability = ability
type-summit = Summit card
type-reminder = reminder
type-monopoly = monopoly
type-faithful = Faithful
