# Fate 6, the Partisan: what its cards say, their steps and questions.

text-F06-01A = Erhalte { card-F06-02 } und { card-F06-03 }.
text-F06-01B =
    Beginne bei 12, 11 oder 10 mit 2, 3 oder 4 Spielern.
    { objective-F06-01B-sow-division }: Rücke jedes Mal um 1 vor, wenn du den Initiativemarker von anderswo bekommst.
    { objective-F06-01B-appeal-to-your-supporters }: Rücke für jede Ambition, die du ohne Empörung einer von ihr gezählten Ressource gewinnst, um 2 vor.
text-F06-02 = { new-action-spy } ({ action-influence }), einmal pro Zug: Gib einem Rivalen die Aktionskarte mit der höchsten Zahl deiner Hand; er gibt dir dann seine höchste.
text-F06-03 =
    Entferne diese Karte aus dem Spiel und hebe alle deine Empörung auf, wenn du nicht der Partisan bist.
    Du kannst die Initiative nicht mit einer zweiten Aktionskarte ergreifen.
    Wenn du eine Aktionskarte spielst, darfst du Empörung eines Typs auslösen, von dem du keine hast, um die Initiative zu ergreifen.
text-F06-04 =
    Erfüllt: Füge dem Hofdeck { card-F06-05 }, { card-F06-06 }, { card-F06-07 }, { card-F06-08 } und { card-F06-09 } hinzu. Erhalte { card-F06-10 }. Entferne { card-F06-11 }, { card-F06-12 } und 2 { card-F06-13 } aus dem Spiel.
    Verfehlt: Entferne die 5 loyalen Gildenkarten aus dem Spiel. Füge dem Hofdeck { card-F06-10 }, { card-F06-11 }, { card-F06-12 } und 2 { card-F06-13 } hinzu. Entferne { card-F06-03 } aus dem Spiel und hebe alle deine Empörung auf.
text-F06-05 = { text-BC01 }
text-F06-06 = { text-BC07 }
text-F06-07 = { text-BC15 }
text-F06-08 = { text-BC19 }
text-F06-09 = { text-BC21 }
text-F06-10 = { text-BC25 }
text-F06-11 = { text-BC10 }
text-F06-12 = { text-BC11 }
text-F06-13 =
    Krise: Alle lösen Empörung vom Typ des gewürfelten Planeten aus. Wirf diese Karte ab.
    Beim Sichern: Du darfst einen Ressourcentyp wählen. Alle Spieler, auch du, lösen Empörung dieses Typs aus. Wirf diese Karte ab.
text-F06-14 = { text-F06-13 }
text-F06-15A = Lege { card-F06-16 } in das Kartenheft und { card-F06-03 } beiseite. Erhalte { card-F06-17 }.
text-F06-15B =
    Beginne bei 18, 14 oder 12 mit 2, 3 oder 4 Spielern.
    { objective-F06-15B-show-your-leadership }: Rücke jedes Mal um 1 vor, wenn du eine Aktionskarte spielst, während du die Initiative hast.
    { objective-F06-15B-burnish-your-image }: Hebst du mit { card-F06-17 } Empörung auf, rücke für jede deiner Gildenkarten um 1 vor.
text-F06-16 =
    Niemand kann die Initiative mit einer zweiten Aktionskarte ergreifen.
    Wer eine Aktionskarte spielt, darf Empörung eines Typs auslösen, von dem er keine hat, um die Initiative zu ergreifen.
text-F06-17 = Wenn du eine Ambition ausrufst, darfst du 1 Empörung eines Typs aufheben, von dem du mehr Gildenkarten hast als jeder Rivale.
text-F06-18 =
    Erfüllt: Lege { card-F06-19 } in das Kartenheft. Füge dem Hofdeck 2 { card-F06-20 } hinzu. Entferne { card-F06-22 } und { card-F06-23 } aus dem Spiel.
    Verfehlt: Entferne { card-F06-19 } und 2 { card-F06-20 } aus dem Spiel. Füge dem Hofdeck { card-F06-22 } und { card-F06-23 } hinzu.
text-F06-19 = Edikt 75: Ist kein { card-CC13 } am Hof, suche eines im Hofdeck, füge es an den Imperialen Rat an und drehe den Rat auf „Sitzung“. Mische das Hofdeck.
text-F06-20 =
    Krise: Zerstöre alle beschädigten Spielsteine an Planeten der Typen, von denen irgendjemand Empörung hat. Mische diese Karte in das Hofdeck.
    Beim Sichern: Handle die Krise ab, aber deine eigenen Spielsteine bleiben verschont.
text-F06-21 = { text-F06-20 }
text-F06-22 = { text-BC10 }
text-F06-23 = { text-BC11 }
text-F06-24A = Erhalte { card-F06-25 }.
text-F06-24B =
    Du hast mehr Gildenkarten als jeder Rivale.
    Du hast den Initiativemarker.
text-F06-25 = Bekommst du am Rundenende den Initiativemarker durch Übertreffen, darfst du einen deiner Agenten auf ein leeres Empörungsfeld eines Rivalen legen. Nichts wird abgeworfen.

step-show-leadership = rücke den Zielmarker für die Führung vor
step-burnish-image = du darfst eine Empörung aufheben
step-decry-terror = füge ein Diplomatisches Fiasko an den Rat an
step-terror-strike = zerstöre beschädigte Figuren an Planeten der Empörung
step-shuffle-from-court = mische diese Karte in das Hofdeck
step-sow-outrage = du darfst einen Agenten auf ein Empörungsfeld eines Rivalen legen

prompt-ask-burnish-image = Welche Empörung hebst du auf?
wait-ask-burnish-image = { $who } darf eine Empörung aufheben.
prompt-ask-sow-outrage = Auf welches Empörungsfeld eines Rivalen legst du einen Agenten?
wait-ask-sow-outrage = { $who } darf Zwietracht säen.
do-outrage = Empörung ({ $resource }): { $whom }
