# Fate 17, the Overlord.

text-F17-01A =
    If you have a Flagship, you may Resettle it.
    Gain Sycophants. Put Reach Rejects Overlord into the rules booklet.
    If you have no Outrage, you may provoke one of your choice; then place 2 ships on a planet of its type.
text-F17-01B =
    Start: 20.
    { objective-F17-01B-rule-by-fear-alone }: at the end of the chapter, advance 1 for each resource type you have that matches an Outrage of yours.
    { objective-F17-01B-control-by-fear-alone }: at the end of the chapter, advance 2 for each planet type among the planets you control that matches an Outrage of yours.
text-F17-02 =
    Provoking Outrage never discards this card.
    When you provoke Outrage, you may place 2 ships on a planet of its type, once per turn.
    Prelude: discard this card to place 3 ships in a system you control.
text-F17-03 = The Overlord loses Power for their Outrages: 1 for one, 3 for two, 6 for three, 8 for four, 10 for five.
step-first-outrage = without Outrage, you may provoke one and place 2 ships
step-sycophants = you may place 2 ships on a planet of the Outrage's type
step-rule-by-fear = advance the objective for outraged resources
step-control-by-fear = advance the objective for outraged planets
step-reach-rejects = the Overlord loses Power for Outrage
prompt-ask-first-outrage = { $n ->
    [0] Which Outrage do you provoke?
   *[other] On which planet do you place 2 ships?
}
wait-ask-first-outrage = { $who } is deciding about Outrage.
prompt-ask-sycophants = On which planet do you place 2 ships?
wait-ask-sycophants = { $who } is choosing a planet for ships.
