# What is refused before a game begins.
problem-mode-seats = Mode { $mode } is for { $numbers } seats, not { $seats }.
problem-condition = { $place } needs one of { $known }.
problem-pack-field = { $place } has no field { $field } to change: there are { $known }.
problem-pack-card = The content pack names a card '{ $card }' that is in no set.

# What is wrong with a written position. The second half follows after "This position cannot be:".
problem-order = order must name each of the seats 0 to { $last } once, not { $value }.
problem-emperors = emperors must be seats { $wanted }, the middle ones of the order, not { $value }.
problem-players = players must have { $seats } rows, one for each seat, not { $rows }.
problem-eliminated = eliminated names seat { $seat }, but the seats are 0 to { $last }.
problem-done = This position cannot be: done names seat { $seat }, who is not a member of the active team.
problem-places = over.places must have one place for each of the { $seats } seats.
problem-copies = there are { $has } { $card } and the sets in use have { $sets }.
problem-no-set = { $card } belongs to no set in use.
problem-trade-row = the trade row has { $has } cards and not { $wanted }.
problem-explorers = Explorers lie in their own pile, never in the trade row, trade deck or scrap heap.
problem-scouts = Scouts and Vipers cannot be acquired: they are never in the trade row or trade deck.
problem-active = seat { $seat } cannot be active.
problem-active-eliminated = seat { $seat } is active and eliminated.
problem-authority = authority must have { $count } numbers.
problem-alive = seat { $seat } has { $authority } authority and is alive.
problem-not-alive = seat { $seat } has { $authority } authority and is eliminated.
problem-of-seat = seat { $seat }: { $why }
problem-eliminated-twice = eliminated names a seat twice.
problem-teams = the order must seat the three players of each team together.
problem-damaged = seat { $seat } has a damaged base, which only a raid boss has, and only in the raiders' turns.
problem-one-side = only one side is left and the game is not over.
problem-all-done = all members of the active team are done and their main phase goes on.
problem-known-hand = known_hand names a card that is not in the hand.
problem-known-top = known_top is more than the deck has.
problem-copy = { $card } cannot be a copy of { $of }.
problem-damage = { $card } has more damage than it can take.
problem-not-active = only the active player has trade, combat or things that count this turn.
problem-ships = only the active player has ships in play.
problem-main-phase = the main phase stands once, right above the end of the turn.
problem-step = { $frame } waits for step { $step } of { $ability }, which has none such.
problem-place = { $frame } speaks of place { $place } in a play area of { $cards } cards.
