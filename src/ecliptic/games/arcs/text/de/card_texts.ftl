# What the Court cards, leaders and lore cards say: one line for each ability.
# "Name (Action)" is a new action that replaces the standard action in brackets.

## Guild cards

text-BC01 =
    Du darfst jede Ressource als Material ausgeben, auch trotz Empörung.
    Löst du Material-Empörung aus, behältst du diese Karte.
text-BC02 =
    { new-action-manufacture } ({ action-build }): Erhalte 1 Material.
    Auftakt: Wirf diese Karte ab, um beliebig viele deiner leeren Ressourcenfelder mit Material zu füllen. Ist der Vorrat leer, stiehl den Rest von Rivalen.
text-BC03 =
    Der Vorrat an Material liegt auf dieser Karte. Er zählt für deinen Tycoon mit, kann aber weder ausgegeben noch abgeworfen noch gestohlen werden.
    Am Ende jedes Kapitels wirft jeder Rivale nach der Wertung alles Material ab.
    Auftakt: Wirf diese Karte ab, um 1 Material zu stehlen.
text-BC04 = Auftakt: Lege diese Karte neben eine offen ausgespielte Verwaltungskarte, neben der kein Verband liegt. Nimm am Rundenende jene Aktionskarte auf die Hand und wirf diese Karte ab.
text-BC05 = Auftakt: Lege diese Karte neben eine offen ausgespielte Konstruktionskarte, neben der kein Verband liegt. Nimm am Rundenende jene Aktionskarte auf die Hand und wirf diese Karte ab.
text-BC06 =
    Der Vorrat an Treibstoff liegt auf dieser Karte. Er zählt für deinen Tycoon mit, kann aber weder ausgegeben noch abgeworfen noch gestohlen werden.
    Am Ende jedes Kapitels wirft jeder Rivale nach der Wertung allen Treibstoff ab.
    Auftakt: Wirf diese Karte ab, um 1 Treibstoff zu stehlen.
text-BC07 =
    Du darfst jede Ressource als Treibstoff ausgeben, auch trotz Empörung.
    Löst du Treibstoff-Empörung aus, behältst du diese Karte.
text-BC08 =
    Greifst du an einem Tor an, darfst du bis zu 2 zusätzliche Würfel beliebiger Art nehmen.
    Auftakt: Wirf diese Karte ab, um an jedem Tor im Spiel 1 Schiff zu platzieren.
text-BC09 =
    { new-action-synthesize } ({ action-build }): Erhalte 1 Treibstoff.
    Auftakt: Wirf diese Karte ab, um beliebig viele deiner leeren Ressourcenfelder mit Treibstoff zu füllen. Ist der Vorrat leer, stiehl den Rest von Rivalen.
text-BC10 = Auftakt: Lege diese Karte neben eine offen ausgespielte Mobilisierungskarte, neben der kein Verband liegt. Nimm am Rundenende jene Aktionskarte auf die Hand und wirf diese Karte ab.
text-BC11 = Auftakt: Lege diese Karte neben eine offen ausgespielte Aggressionskarte, neben der kein Verband liegt. Nimm am Rundenende jene Aktionskarte auf die Hand und wirf diese Karte ab.
text-BC12 =
    { new-action-pressgang } ({ action-build }): Gib beliebig viele deiner Gefangenen zurück und erhalte für jeden 1 Ressource beliebigen Typs.
    { new-action-execute } ({ action-influence }): Lege beliebig viele deiner Gefangenen zu deinen Trophäen.
    Auftakt: Wirf diese Karte ab, um 3 Schiffe in einem System zu platzieren, das du kontrollierst.
text-BC13 =
    Einmal pro Kampf darfst du nach deinem Wurf Scharmützelwürfel neu würfeln: bis zu 1 für jedes deiner Waffensymbole.
    Auftakt: Wirf diese Karte ab, um 3 Schiffe in einem System zu platzieren, das du kontrollierst.
text-BC14 =
    { new-action-abduct } ({ action-battle }): Wähle eine Hofkarte mit weniger rivalisierenden Agenten, als du Waffensymbole hast, und nimm alle rivalisierenden Agenten darauf gefangen.
    Auftakt: Wirf diese Karte ab, um 3 Schiffe in einem System zu platzieren, das du kontrollierst.
text-BC15 =
    Du darfst jede Ressource als Waffe ausgeben, auch trotz Empörung.
    Löst du Waffen-Empörung aus, behältst du diese Karte.
    Auftakt: Wirf diese Karte ab, um 3 Schiffe in einem System zu platzieren, das du kontrollierst.
text-BC16 = Auftakt, vor jeder anderen Aktion dieses Zuges: Wirf diese Karte ab, um die Initiative zu ergreifen.
text-BC17 =
    Wenn du eine Ambition ausrufst, sieh dir die Hand eines Rivalen an. Danach darfst du eine deiner Karten gegen eine von seinen tauschen.
    Auftakt: Wirf diese Karte und beliebig viele Aktionskarten aus deiner Hand ab. Ziehe für jede davon, auch für diese Karte, 1 Karte von unten aus dem Aktionsablagestapel.
text-BC18 = Wenn du Hüter oder Empath ausrufst, platziere den Nullmarker nicht.
text-BC19 =
    Du darfst jede Ressource als Psionik ausgeben, auch trotz Empörung.
    Löst du Psionik-Empörung aus, behältst du diese Karte.
text-BC20 = Auftakt: Wirf diese Karte ab, um 1 Gildenkarte oder 1 Ressource zu stehlen.
text-BC21 =
    Du darfst jede Ressource als Relikt ausgeben, auch trotz Empörung.
    Löst du Relikt-Empörung aus, behältst du diese Karte.
text-BC22 =
    Solange du diese Karte hast, können Rivalen weder deine Ressourcen noch deine anderen Gildenkarten stehlen.
    Wird diese Karte gestohlen, vergrabe sie.
text-BC23 =
    { new-action-trade } ({ action-tax }): Wähle eine rivalisierende Stadt, die du kontrollierst. Nimm von diesem Rivalen 1 Ressource vom Typ der Stadt und gib ihm 1 Ressource eines Typs, den er nicht hat.
    Auftakt: Wirf diese Karte ab, um 1 Material, 1 Treibstoff und 1 Waffe zu erhalten.
text-BC24 = Auftakt, einmal pro Zug: Wirf 1 Ressource ab, um 1 Relikt zu erhalten.
text-BC25 = Wenn du übertriffst oder umschwenkst, darfst du vor jeder anderen Aktion die Ambition auf deiner Karte ausrufen, sofern in dieser Runde noch keine ausgerufen wurde. Platziere den Nullmarker nicht.

## Vox cards

text-BC26 = Beim Sichern: Wähle einen Sektor im Spiel und platziere in jedem seiner Systeme 1 Schiff. Wirf diese Karte ab.
text-BC27 = Beim Sichern: Du darfst eine beliebige Ambition ausrufen, ohne den Nullmarker zu platzieren. Wirf diese Karte ab.
text-BC28 = Beim Sichern: Du darfst einen Ressourcentyp wählen. Alle Spieler, auch du, lösen Empörung dieses Typs aus. Wirf diese Karte ab.
text-BC29 = Beim Sichern: Du darfst eine Stadt, die du kontrollierst, auf das Tableau ihres Besitzers zurücklegen. Tust du das, darfst du die Initiative ergreifen. Mische diese Karte in das Hofdeck.
text-BC30 = Beim Sichern: Du darfst 1 Gildenkarte stehlen. Mische danach alle Gildenkarten des Hofablagestapels in das Hofdeck. Wirf diese Karte ab.
text-BC31 = Beim Sichern: Nimm die unterste Karte des Aktionsablagestapels auf die Hand. Wirf diese Karte ab.

## Lore

text-L01 = { new-action-summon } ({ action-build }), einmal pro Zug: Baue 1 Schiff bei einer beliebigen Stadt, die du kontrollierst.
text-L02 = { new-action-fire-rifles } ({ action-battle }): Wähle ein System mit intakten Schiffen von dir und einen Verteidiger in einem benachbarten System. Nimm für jedes dieser Schiffe bis zu 1 Scharmützelwürfel und würfle. Die Treffer gehen auf die Schiffe des Verteidigers, dann auf seine Gebäude. Das ist kein Kampf.
text-L03 = Nachdem du intakte Schiffe bewegt hast, darfst du eine Gruppe von ihnen noch einmal bewegen. Diese Bewegung löst die Karte nicht noch einmal aus.
text-L04 = Wenn du verteidigst und der Angreifer mindestens 1 Sturmwürfel wirft, füge dem Wurf 1 Abfangen hinzu.
text-L05 =
    Schiffe, die du baust, sind immer intakt.
    Verteidigst du mit einem intakten Raumhafen, kann der Angreifer keine Überfallwürfel nehmen.
text-L06 = Wenn du angreifst, ignoriere 1 gewürfeltes Abfangen, falls zu Beginn des Kampfes alle deine angreifenden Schiffe intakt waren.
text-L07 = Repariere nach einem Kampf, in dem du angegriffen hast, 1 der angreifenden Schiffe.
text-L08 =
    Du darfst Raumhäfen an Toren bauen, höchstens 1 je Tor.
    Bewegen sich Schiffe eines Rivalen zu einem Tor, das du kontrollierst und an dem du einen intakten Raumhafen hast, nimm 1 Agenten aus dem Vorrat dieses Rivalen gefangen.
text-L09 = Du darfst auf einem Planeten eine Stadt außerhalb der Bauplätze bauen, wenn du zusätzlich 1 Ressource vom Typ des Planeten ausgibst. Auf jedem Planeten ist Platz für 1 solche Stadt.
text-L10 =
    { new-action-nurture } ({ action-build }): Besteuere eine deiner Städte.
    { new-action-prune } ({ action-repair }): Ersetze einen deiner Raumhäfen auf einem Bauplatz durch eine deiner Städte oder eine Stadt durch einen Raumhafen.
text-L11 =
    Du darfst Städte an Toren bauen, höchstens 1 je Tor.
    Eine Stadt an einem Tor hat die Typen aller Städte auf den Planeten ihres Sektors. Wer sie besteuert, erhält 1 Ressource eines dieser Typen; wer sie zerstört, löst Empörung aller dieser Typen aus.
text-L12 = Verteidigst du mit einem intakten Schiff, erleidet der Angreifer 1 Treffer, bevor er Würfel nimmt.
text-L13 = Diese Karte ist ein Ressourcenfeld mit Überfallkosten von 4.
text-L14 = Einmal pro Kampf, in dem du angreifst, darfst du nach dem Wurf Sturmwürfel neu würfeln: bis zu 1 für jedes deiner intakten angreifenden Schiffe.
text-L15 = Wirst du als Verteidiger gewählt, darfst du, bevor Würfel genommen werden, beliebig viele intakte Schiffe aus benachbarten Systemen in das Kampfsystem bewegen. Sie verteidigen mit.
text-L16 = { new-action-guide } ({ action-move }): Bewege beliebig viele beliebige Schiffe, egal wessen, aus einem System mit einem intakten Raumhafen von dir in ein benachbartes System oder aus einem benachbarten System dorthin. Ignoriere alle Karten in Spielbereichen, die Bewegungen verändern.
text-L17 = Wenn du angreifst und kein Gebäude verteidigt, darfst du bis zu 1 Überfallwürfel nehmen.
text-L18 = { new-action-martyr } ({ action-move }): Zerstöre 1 deiner intakten Schiffe, um 1 fremdes Schiff im selben System zu zerstören und als Trophäe zu nehmen.
text-L19 =
    Solange Empath ausgerufen ist: Immer wenn du würfelst, darfst du beliebig viele der Würfel einmal neu würfeln.
    Auftakt: Wirf diese Karte ab, um deine Psionik-Empörung zu beenden.
text-L20 = Solange Empath ausgerufen ist: Du darfst jede Stadt besteuern und an jedem Raumhafen Schiffe bauen und von dort katapultieren, als wären es deine. Du nimmst niemanden gefangen. Schiffe, die du in einem von anderen kontrollierten System baust, sind beschädigt.
text-L21 =
    Solange Hüter ausgerufen ist: Ein Rivale kann dir keine Ressource stehlen, wenn er schon eine dieses Typs hat.
    Auftakt: Wirf diese Karte ab, um deine Relikt-Empörung zu beenden.
text-L22 = Solange Hüter ausgerufen ist: Rivalen können dir keine Gildenkarte einer Farbe stehlen, von der du eine Ressource hast.
text-L23 =
    Solange Kriegsherr ausgerufen ist: Du darfst auch Städte besteuern, die in diesem Zug schon besteuert wurden.
    Auftakt: Wirf diese Karte ab, um deine Waffen-Empörung zu beenden.
text-L24 = Auftakt, solange Kriegsherr ausgerufen ist: Gib beliebig viele deiner Trophäen zurück und beeinflusse für jede einmal.
text-L25 =
    Auftakt, solange Tyrann ausgerufen ist: Gib beliebig viele deiner Gefangenen zurück und sichere für jeden einmal.
    Auftakt: Wirf diese Karte ab, um deine Waffen-Empörung zu beenden.
text-L26 = { new-action-annex } ({ action-build }), solange Tyrann ausgerufen ist: Ersetze ein fremdes Gebäude, das du kontrollierst, durch ein eigenes derselben Art, intakt oder beschädigt wie zuvor.
text-L27 = Auftakt, solange Tycoon ausgerufen ist, vor jeder anderen Aktion dieses Zuges: Wirf all dein Material und allen Treibstoff ab, auch wenn du nichts davon hast, um eine noch nicht ausgerufene Ambition auszurufen. Platziere den Nullmarker nicht.
text-L28 =
    Auftakt, solange Tycoon ausgerufen ist: Wirf beliebig viel Material und Treibstoff ab und erhalte für jede abgeworfene Ressource 1 Ressource beliebigen Typs.
    Auftakt: Wirf diese Karte ab, um deine Material- und Treibstoff-Empörung zu beenden.

## Leaders

text-LEAD01 =
    { ability-LEAD01-beloved }: Nach einem Kampf, in dem du verteidigt hast und der Angreifer eine Trophäe nahm, darfst du einmal beeinflussen. Rivalen können in einem Kampf gegen dich den Hof nicht plündern.
    { ability-LEAD01-just }: Bei Tyrann erhältst du für den zweiten Platz keine Macht und für den ersten nur die Macht des zweiten, ohne Städtebonus.
text-LEAD02 =
    { ability-LEAD02-attuned }: Wenn du durch Kopieren oder Umschwenken besteuerst, erhalte zusätzlich 1 Psionik.
    { ability-LEAD02-cryptic }: Zu Beginn liegen Agenten auf deinen Empörungsfeldern für Material und Treibstoff.
text-LEAD03 =
    { ability-LEAD03-insatiable }: Wenn du durch Kopieren oder Umschwenken besteuerst, erhalte zusätzlich 1 Treibstoff.
    { ability-LEAD03-lavish }: Wurde Tycoon gewertet, wirf nach der Wertung allen Treibstoff ab.
text-LEAD04 =
    { ability-LEAD04-ambitious }: Wenn du eine Ambition ausrufst, darfst du 1 Ressource beliebigen Typs erhalten.
    { ability-LEAD04-callow }: Du kannst keine Städte besteuern, die du nicht kontrollierst, auch deine eigenen nicht.
text-LEAD05 =
    { ability-LEAD05-committed }: Wenn du angreifst, nimm 2 zusätzliche Würfel beliebiger Art.
    { ability-LEAD05-disorganized }: Mit einer Bewegung kannst du höchstens 2 Schiffe bewegen.
text-LEAD06 =
    { ability-LEAD06-tactical }: Wenn du durch Kopieren oder Umschwenken kämpfst, darfst du direkt vor oder nach dem Kampf eine Bewegung ausführen.
    { ability-LEAD06-violent }: Bei Empath erhältst du für den zweiten Platz keine Macht und für den ersten nur die Macht des zweiten, ohne Städtebonus.
text-LEAD07 =
    { ability-LEAD07-charismatic }: Wenn du durch Kopieren oder Umschwenken sicherst, darfst du direkt davor oder danach einmal beeinflussen.
    { ability-LEAD07-generous }: Um eine Ambition auszurufen, musst du dem Rivalen mit der wenigsten Macht eine Gildenkarte geben.
text-LEAD08 =
    { ability-LEAD08-bold }: Wenn du eine Ambition ausrufst, darfst du beliebig viele Hofkarten je einmal beeinflussen.
    { ability-LEAD08-paranoid }: Du kannst keine Gildenkarte sichern, auf der nur 1 Agent von dir liegt, außer beim Plündern des Hofes.
text-LEAD09 =
    { ability-LEAD09-learned }: Ziehe nach dem Aufbau 5 Überlieferungen, behalte 2 und entferne 3 aus dem Spiel.
    { ability-LEAD09-academic }: Bei Tycoon erhältst du für den zweiten Platz keine Macht und für den ersten nur die Macht des zweiten, ohne Städtebonus.
text-LEAD10 =
    { ability-LEAD10-ruthless }: Einmal pro Zug darfst du, nachdem du eine Stadt besteuert oder an einem Raumhafen ein Schiff gebaut hast, diesem Gebäude 1 Treffer zufügen, um dieselbe Aktion damit zu wiederholen. Zerstörst du eine Stadt, löst du Empörung aus; gehört sie einem Rivalen, plünderst du auch den Hof.
    { ability-LEAD10-hated }: Du beginnst mit 2 Schiffen und 3 Agenten weniger.
text-LEAD11 =
    { ability-LEAD11-tricky }: Einmal pro Kampf, in dem du angreifst, darfst du nach dem Wurf Überfallwürfel neu würfeln: bis zu 1 für jeden Ressourcentyp, den du hast.
    { ability-LEAD11-wary }: Wenn du angreifst, kannst du nicht mehr Sturmwürfel als Scharmützelwürfel nehmen.
text-LEAD12 =
    { ability-LEAD12-connected }: Wenn du eine Ambition ausrufst, auf der kein Marker lag, ziehe die oberste Karte des Hofdecks und sichere sie. Ihren Auftakt kannst du in diesem Zug nicht nutzen.
    { ability-LEAD12-influential }: Wenn du durch Kopieren oder Umschwenken beeinflusst, darfst du ein zweites Mal beeinflussen.
    { ability-LEAD12-proud }: Ambitionen bringen dir nur Macht, wenn du allein auf dem ersten Platz bist.
text-LEAD13 =
    { ability-LEAD13-decentralized }: Entferne beim Aufbau die 2 Städte ganz links auf deinem Tableau aus dem Spiel.
    { ability-LEAD13-inspiring }: Wo du Schiffe hast, darfst du rivalisierende Städte ohne Kontrolle besteuern, ebenso leere Bauplätze, als stünde dort deine Stadt.
    { ability-LEAD13-principled }: Du kannst deine eigenen Städte nicht besteuern.
text-LEAD14 =
    { ability-LEAD14-mythic }: Nachdem du eine Stadt besteuert hast, darfst du eine deiner Ressourcen auf ihren Planeten legen. Er hat für den Rest der Partie diesen Typ und kann nicht noch einmal verändert werden.
    { ability-LEAD14-ancient }: Du kannst nicht von Raumhäfen katapultieren, aber von Toren.
text-LEAD15 =
    { ability-LEAD15-firebrand }: Wenn du durch Kopieren oder Umschwenken besteuerst, erhalte zusätzlich 1 Waffe.
    { ability-LEAD15-irregular }: Wird ein Rivale abgefangen, der dich angreift, erleidet er 1 Treffer für jedes deiner Waffensymbole statt der Treffer deiner Schiffe. Wirf danach 1 Waffe ab, falls du eine hast.
text-LEAD16 =
    { ability-LEAD16-resilient }: Repariere nach einem Kampf, in dem du angegriffen oder verteidigt hast, deine Schiffe im Kampfsystem, 1 für jeden Raumhafen auf dem Spielplan, den du kontrollierst.
    { ability-LEAD16-greedy }: Zu Beginn liegt ein Agent auf deinem Empörungsfeld für Material.
