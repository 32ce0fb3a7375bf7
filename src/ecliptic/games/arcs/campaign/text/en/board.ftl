# What the board of the web client says about the campaign.

board-control-empire = The Empire controls it: a fresh Imperial ship is there.
board-control-presence = { $who } controls it this turn and commands its Imperial ships (Presence Law).
board-control-first-regent = For ambitions, objectives and events it counts for { $who }, the First Regent.
board-empire-fresh = { $n ->
    [one] 1 fresh Imperial ship
   *[other] { $n } fresh Imperial ships
}
board-empire-damaged = { $n ->
    [one] 1 damaged Imperial ship
   *[other] { $n } damaged Imperial ships
}
board-blight-fresh = { $n } fresh Blight: { $n } × 3 hits in a crisis
board-blight-damaged = { $n } damaged Blight: { $n } × 1 hit in a crisis
board-act = Act { $n } of { $of }
board-act-brief = Act { $n }
board-chapter-of = Chapter { $n } of { $of }
board-trust = Imperial Trust
board-trust-empty = nothing
board-first-regent-none = nobody
board-no-first-regent = No First Regent: everybody is an Outlaw
board-policy = Policy
board-booklet = Rules booklet
board-booklet-about = Edicts in the order they are resolved, then everything that is always in force.
board-edicts = Edicts
board-laws = Laws
board-laws-of-empire = Laws of the Empire
board-law-presence =
    Presence Law: on their own turn, a Regent controls every Empire-controlled system with a Loyal piece
    and commands the Imperial ships there.
board-law-movement =
    Movement Law: a Regent moves Imperial ships only together with their own ships, at most one for each of their own.
board-law-truce =
    Truce Law: a Regent cannot harm Imperial ships. In a system with Imperial ships, a Regent cannot harm another
    Regent's pieces or tax another Regent's city.
board-in-force = in force
board-below = below it
board-imperial-supply = Imperial ships in the supply
board-blight-supply = Blight in the supply
board-council-in-session = In Session
board-council-decided = Decided
board-council-tucked = Decided by { $who }: it is resolved at the end of the round
board-title-regent = Regent
board-title-outlaw = Outlaw
board-favors-of = { $n ->
    [one] 1 Favor of { $who }
   *[other] { $n } Favors of { $who }
}
board-favors = Favors
board-no-favors = none
board-no-fate = no fate
board-objective-space = Objective: { $n } of { $of } spaces left
board-objective-done = Objective completed
board-objective-none = No objective in this act
board-grand-ambitions = Grand ambitions
board-grand-n = Grand ambitions fulfilled: { $n } of { $of }
board-grand-yes = fulfilled now
board-grand-no = not fulfilled now
board-stored = On { $card }
board-token-hidden = Hidden token
board-token-known = You know it: { $token }
board-token-side = Side: { $side }
token-side-fresh = fresh
token-side-damaged = damaged
board-token-ideal-zeal = Ideal of Zeal
board-token-ideal-wisdom = Ideal of Wisdom
token-side-sleeping = { term-golem-sleeping }
token-side-awake = { term-golem-awake }
board-remembered = Remembered
board-aside = Set aside
board-beside = Beside the map
board-doctrine = Doctrine
board-outrage-sown = Marked by an agent of { $who }
board-token-trophies = Tokens among the Trophies
board-gone = Out of the campaign: { $n }
board-token-agents = Agents: { $who }
board-fates-offered = Choose your fate
board-fates-secret = Only you see these cards.
board-fate-letter = { $letter } fate
board-summit = Summit
board-summit-called = called by { $who }
board-summit-call-to-order = Call to Order
board-summit-negotiations = Negotiations
board-summit-speaks = to decide
board-summit-done = done
board-summit-proposals = { $n ->
    [one] 1 proposal left
   *[other] { $n } proposals left
}
board-deal-draft = { $who } puts a deal together
board-deal-proposed = { $who } proposes
board-deal-empty = Nothing in it yet.
board-deal-choose = What does { $who } give { $whom }?
board-deal-alone = What does { $who } do alone?
board-deal-side = { $who } gives { $whom }
board-deal-gives = gives ↓  receives →
board-deal-consents = Consents
board-deal-accepted = has accepted
board-deal-waiting = has to answer
board-deal-proposer = proposes it
board-force = Return Favors
board-proceedings = What happened
board-proceedings-step = { $n } of { $of }
board-proceedings-back = Step back
board-proceedings-next = Next step
board-proceedings-close = Hide
board-proceedings-council = Imperial Council
board-proceedings-event = Event
board-proceedings-crises = Crises
board-proceedings-edicts = Edicts
board-proceedings-summit = Summit
board-proceedings-intermission = Intermission
board-step-council-0 = Summit
board-step-council-1 = First Regent
board-step-council-2 = Crises or edicts
board-step-event-0 = Summit
board-step-event-1 = Dice
board-step-event-2 = Crises or edicts
board-step-crises-0 = Blight
board-step-crises-1 = Fates
board-step-crises-2 = Dice
board-step-crises-3 = Court
board-step-intermission-0 = Resolutions
board-step-intermission-1 = Penalties
board-step-intermission-2 = Court
board-step-intermission-3 = Trophies and Trust
board-step-intermission-4 = Destruction
board-step-intermission-5 = Return
board-step-intermission-6 = Power
board-step-intermission-7 = Fates
board-step-intermission-8 = Next act
board-step-intermission-9 = Set-up
board-event-die = Event die: { $symbol ->
    [arrow] arrow
    [crescent] crescent
   *[hex] hex
}
board-number-die = Number die: cluster { $n }
board-flagship = Flagship
board-flagship-of = Flagship of { $who }
board-upgrade-empty = not built
board-armor = Armor
board-city = City
board-starport = Starport
board-picker-fleet = Choose ships
board-commit-fleet = Move
board-pick-along = Imperial, fresh
board-pick-hurt = Imperial, damaged
board-power-gained = Other gains
board-power-lost = Losses
board-power-grand = Grand ambitions
suit-event = Event
group-start = First pieces
group-summit = Summit
group-empire = Empire
group-deal = Deal
group-fate = Fate
group-event = Event
group-flagship = Flagship
group-faith = Faith
title-blighted-reach = The Blighted Reach
about-blighted-reach =
    A campaign of three acts: serve or defy the Empire, hold back the Blight, and follow your fate.
