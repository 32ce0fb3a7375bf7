# Fate 19, the Redeemer.

text-F19-01A =
    If you have a Flagship, you may Resettle it.
    Provoke Relic Outrage. Gain Ire of the Keepers. Put Rebuke of the Keepers into the rules booklet and Relic Fence on top of the Court deck.
    With 2 players, return all Relics from the Keeper box.
text-F19-01B =
    Start: 16, 14 or 12 with 2, 3 or 4 players.
    { objective-F19-01B-subdue-the-keepers }: after scoring, advance 3 if you won Keeper or it was not declared.
    { objective-F19-01B-shatter-the-relics }: after scoring, if you won any ambition, you may scrap any number of your Relics; advance 2 for each.
text-F19-02 =
    You cannot declare Keeper.
    You cannot tax your cities on Relic planets that you do not control.
text-F19-03 =
    If Keeper is declared and the Redeemer is not winning it, the Redeemer loses the Power of its first place.
    If Keeper is not declared, the player with the most Relics may declare it, but not the Redeemer and not on a tie.
text-F19-04 = Prelude, once per turn: discard 1 resource to gain 1 Relic.
step-note-redemption = remember what was won
step-subdue-keepers = advance the objective for Keeper
step-shatter-relics = you may scrap Relics to advance the objective
step-rebuke = the Redeemer loses Power for Keeper, or somebody else may declare it
prompt-ask-shatter-relics = Scrap a Relic to advance by 2?
wait-ask-shatter-relics = { $who } may shatter Relics.
prompt-ask-rebuke = Declare Keeper?
wait-ask-rebuke = { $who } may declare Keeper.
do-shatter-trust = 1 { $resource } from the Trust
log-resource-scrapped = { $who_you ->
    [yes] You scrap
   *[no] { $who } scraps
} { amount-resource }.
