# What the seat that decides reads, and what the others see it deciding.

prompt-opening = Du bist am Zug: { $pips ->
    [one] 1 Aktion
   *[other] { $pips } Aktionen
}. Ausrufen und Ergreifen kommen zuerst, dann der Auftakt.
prompt-prelude = Auftakt: Gib Ressourcen aus und nutze deine Karten oder beginne mit { $pips ->
    [one] deiner Aktion
   *[other] deinen { $pips } Aktionen
}.
prompt-pips = { $pips ->
    [0] Du hast keine Aktionen mehr.
    [one] Führe eine Aktion aus: noch 1.
   *[other] Führe eine Aktion aus: noch { $pips }.
}
prompt-choose-type = Wähle den Typ der Ressource, die du erhältst.
prompt-pay = Wähle die Ressource, die du als { $resource } ausgibst.
prompt-take-action = Führe eine Aktion aus: { $actions }.
prompt-move-ships = Wähle die Schiffe, die sich bewegen ({ $from } → { $to }).
prompt-catapult = Katapultsprung mit { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffen
} ({ $system }): Wähle das nächste System oder halte an.
prompt-aftermath = Mehrere Städte wurden zerstört: Wähle, welche zuerst abgehandelt wird.
prompt-ransack = Plündere den Hof: Wähle eine Karte mit einem Agenten von { $whom }.
prompt-discard-excess = Für { $n ->
    [one] 1 Ressource
   *[other] { $n } Ressourcen
} ist kein Platz: Wähle, was du abwirfst.
prompt-arrange = Du darfst deine Ressourcen umordnen.
prompt-reappear = Du hast weder Schiff noch Raumhafen auf dem Spielplan: Wähle ein Tor für { $n ->
    [one] 1 neues Schiff
   *[other] { $n } neue Schiffe
}.
prompt-stopped = Die Partie wurde abgebrochen.
prompt-over = { $winners_you ->
    [yes] Du hast gewonnen.
   *[no] Die Partie ist vorbei. { $winners } gewinnt.
}
prompt-lead = Du hast die Initiative: Führe mit einer Karte an oder gib die Initiative ab.
prompt-follow = Spiele eine Karte: übertreffen, kopieren oder umschwenken.
prompt-mulligan = Du darfst deine Hand abwerfen und eine neue ziehen.
prompt-pick = Kartenwahl: Nimm einen Anführer oder eine Überlieferung.
prompt-collect-dice = Kampf gegen { $whom_you ->
    [empire] das Imperium
    [blight] die Seuche
    [free] die Freien Staaten
   *[no] { $whom }
} ({ $system }): Nimm bis zu { $n } Würfel{ $raid ->
    [yes] .
   *[no] , aber keine Überfallwürfel.
}
prompt-assign-hits = Verteile { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
} auf { $whose_you ->
    [yes] deine eigenen Spielsteine
    [empire] imperiale Schiffe
    [blight] die Seuche
    [free] Freie Gebäude
   *[no] Spielsteine von { $whose }
} ({ $system }).
prompt-raid = Überfall auf { $whom }: Gib { $keys ->
    [one] 1 Schlüssel
   *[other] bis zu { $keys } Schlüssel
} aus oder höre auf.
prompt-rerolls = Du darfst neu würfeln: Wähle eine Fähigkeit oder behalte die Würfel.
prompt-choose-dice = „{ $card }“: Wähle die Würfel, die du neu wirfst, noch bis zu { $n }.
prompt-ask-place-ships = „{ $card }“: Wähle das System, in dem du Schiffe platzierst.
prompt-ask-ship-at-each-gate = „{ $card }“: Du hast nicht genug Schiffe für alle Tore; wähle das nächste.
prompt-ask-fill = „{ $card }“: Nimm noch eine Ressource oder höre auf, { $n ->
    [one] 1 Feld ist
   *[other] { $n } Felder sind
} leer.
prompt-ask-steal-one = „{ $card }“: Wähle, von wem du stiehlst.
prompt-ask-steal-any = „{ $card }“: Wähle, was du stiehlst.
prompt-ask-place-union = „{ $card }“: Wähle die Aktionskarte, die du nehmen wirst.
prompt-ask-pressgang = „{ $card }“: { $n ->
    [1] Wähle den Typ der Ressource, die du erhältst.
   *[other] Wähle, wessen Agenten du zurückgibst.
}
prompt-ask-execute = „{ $card }“: Wähle, wessen gefangener Agent zur Trophäe wird.
prompt-ask-abduct = „{ $card }“: Wähle eine Hofkarte; du nimmst alle rivalisierenden Agenten darauf gefangen.
prompt-ask-trade = „{ $card }“: { $n ->
    [0] Wähle, was du von wem nimmst.
   *[other] Wähle, was du gibst.
}
prompt-ask-discard-one = „{ $card }“: Wähle die Ressource, die du abwirfst.
prompt-ask-look-at-hand = „{ $card }“: { $n ->
    [0] Wähle, wessen Hand du dir ansiehst.
   *[other] Du darfst eine Karte tauschen.
}
prompt-ask-discard-hand-cards = „{ $card }“: Wähle die Aktionskarten, die du abwirfst; du ziehst eine mehr.
prompt-ask-uprising = „{ $card }“: { $n ->
    [0] Wähle einen Sektor für deine Schiffe.
   *[other] Wähle das nächste System für ein Schiff.
}
prompt-ask-declare-any = „{ $card }“: Du darfst eine Ambition ausrufen.
prompt-ask-outrage-spreads = „{ $card }“: Wähle einen Typ, dessen Empörung alle auslösen, oder keinen.
prompt-ask-song-of-freedom = „{ $card }“: { $n ->
    [0] Du darfst eine Stadt, die du kontrollierst, ihrem Besitzer zurückgeben.
   *[other] Die Initiative ergreifen?
}
prompt-ask-advance = „{ $card }“: { $n ->
    [0] Führe vor dem Kampf eine Bewegung aus.
   *[other] Wähle den Kampf, der folgen muss.
}
prompt-ask-annex = „{ $card }“: Wähle das Gebäude, das du durch deines ersetzt.
prompt-ask-bold = „{ $card }“: Beeinflusse noch eine Hofkarte oder höre auf.
prompt-ask-captive-for-secure = „{ $card }“: { $n ->
    [0] Wähle den Gefangenen, den du zurückgibst.
   *[other] Wähle die Karte, die du sicherst.
}
prompt-ask-entertain = „{ $card }“: { $n ->
    [0] Beeinflusse eine Karte, bevor du sicherst.
   *[other] Wähle die Karte, die du nun sichern musst.
}
prompt-ask-fire-rifles = „{ $card }“: { $n ->
    [0] Wähle, auf wen du feuerst.
   *[other] Wähle, wie viele Würfel du wirfst.
}
prompt-ask-gain-any = „{ $card }“: Du darfst eine Ressource erhalten; wähle ihren Typ.
prompt-ask-generous = „{ $card }“: Wähle die Gildenkarte, die du abgibst.
prompt-ask-guide = „{ $card }“: { $n ->
    [0] Wähle, von wo nach wo Schiffe bewegt werden.
   *[other] { $whose_you ->
        [yes] Wähle, wie viele deiner Schiffe bewegt werden.
        [empire] Wähle, wie viele imperiale Schiffe bewegt werden.
       *[no] Wähle, wie viele Schiffe von { $whose } bewegt werden.
    }
}
prompt-ask-keep-lore = „{ $card }“: Wähle eine Überlieferung, die du behältst ({ $n } von 2 gewählt).
prompt-ask-martyr = „{ $card }“: { $n ->
    [0] Wähle das System, in dem du ein eigenes Schiff zerstörst.
   *[other] Du darfst dort ein anderes Schiff zerstören.
}
prompt-ask-mythic = „{ $card }“: Du darfst den Typ dieses Planeten ändern; wähle die Ressource, die du darauf legst.
prompt-ask-nurture = „{ $card }“: Wähle die Stadt, die du besteuerst.
prompt-ask-prune = „{ $card }“: Wähle das Gebäude, das du ersetzt.
prompt-ask-reinforce = „{ $card }“: Du wirst angegriffen und darfst intakte Schiffe aus benachbarten Systemen in den Kampf bewegen.
prompt-ask-ruthless = „{ $card }“: Dieses Gebäude treffen, um es noch einmal zu nutzen?
prompt-ask-move-after-battle = „{ $card }“: Du darfst nach dem Kampf eine Bewegung ausführen.
prompt-ask-sprint = „{ $card }“: Du darfst Schiffe, die sich gerade bewegt haben, noch einmal bewegen.
prompt-ask-summon = „{ $card }“: Wähle die Stadt, bei der du ein Schiff baust.
prompt-ask-trophy-for-influence = „{ $card }“: { $n ->
    [0] Wähle die Trophäe, die du zurückgibst.
   *[other] Wähle die Karte, die du beeinflusst.
}
prompt-ask-tycoons-ambition = „{ $card }“: Wähle die Ambition, die du ausrufst.
prompt-ask-tycoons-charm = „{ $card }“: { $n ->
    [0] Wähle die Ressource, die du abwirfst.
   *[other] Wähle den Typ der Ressource, die du erhältst.
}
prompt-ask-beloved = „{ $card }“: Du darfst einmal beeinflussen.
prompt-ask-influence-once = „{ $card }“: Du darfst einmal beeinflussen.
prompt-choose-effect = { $left ->
    [one] Wähle eines.
   *[other] Wähle eines (noch { $left }-mal).
}
prompt-any-order = Wähle, was zuerst kommt.
prompt-choose-reaction = Mehrere Karten reagieren gleichzeitig: Wähle die nächste.

## Waiting

wait-opening = { $who } ist am Zug.
wait-prelude = { $who } ist im Auftakt.
wait-pips = { $who } führt Aktionen aus.
wait-choose-type = { $who } wählt einen Ressourcentyp.
wait-pay = { $who } wählt, welche Ressource ausgegeben wird.
wait-take-action = { $who } führt eine Aktion aus.
wait-move-ships = { $who } bewegt Schiffe.
wait-catapult = { $who } macht einen Katapultsprung.
wait-aftermath = { $who } entscheidet, welche zerstörte Stadt zuerst abgehandelt wird.
wait-ransack = { $who } plündert den Hof.
wait-discard-excess = { $who } wirft Ressourcen ab.
wait-arrange = { $who } ordnet Ressourcen um.
wait-reappear = { $who } wählt ein Tor für neue Schiffe.
wait-lead = { $who } führt an.
wait-follow = { $who } spielt eine Karte.
wait-mulligan = { $who } entscheidet, ob eine neue Hand gezogen wird.
wait-pick = { $who } nimmt einen Anführer oder eine Überlieferung.
wait-collect-dice = { $who } nimmt Würfel.
wait-assign-hits = { $who } verteilt Treffer.
wait-raid = { $who } führt einen Überfall aus.
wait-first-player = Der Startspieler wird ausgelost.
wait-choose-map = Die Aufbaukarte wird gezogen.
wait-lay-out-court = Der Hof wird ausgelegt.
wait-lay-out = Anführer und Überlieferungen werden ausgelegt.
wait-deal = Die Aktionskarten werden ausgeteilt.
wait-put-back = Die alte Hand wird gemischt.
wait-shuffle-court = Das Hofdeck wird gemischt.
wait-roll-dice = Die Würfel rollen.
wait-rerolls = { $who } entscheidet, ob neu gewürfelt wird.
wait-choose-dice = { $who } wählt Würfel, die neu geworfen werden.
wait-ask-place-ships = { $who } wählt, wo Schiffe platziert werden.
wait-ask-ship-at-each-gate = { $who } wählt Tore für Schiffe.
wait-ask-fill = { $who } füllt leere Ressourcenfelder.
wait-ask-steal-one = { $who } wählt, von wem gestohlen wird.
wait-ask-steal-any = { $who } wählt, was gestohlen wird.
wait-ask-place-union = { $who } wählt eine Aktionskarte für einen Verband.
wait-ask-pressgang = { $who } gibt Gefangene für Ressourcen zurück.
wait-ask-execute = { $who } wählt, welche Gefangenen zu Trophäen werden.
wait-ask-abduct = { $who } wählt eine Hofkarte, um Agenten gefangen zu nehmen.
wait-ask-trade = { $who } tauscht Ressourcen.
wait-ask-discard-one = { $who } wählt eine Ressource, die abgeworfen wird.
wait-ask-look-at-hand = { $who } sieht sich eine Hand an.
wait-ask-discard-hand-cards = { $who } wählt Aktionskarten, die abgeworfen werden.
wait-ask-uprising = { $who } wählt einen Sektor für Schiffe.
wait-ask-declare-any = { $who } darf eine Ambition ausrufen.
wait-ask-outrage-spreads = { $who } entscheidet über Empörung für alle.
wait-ask-song-of-freedom = { $who } entscheidet, ob eine Stadt zurückgegeben wird.
wait-return-cards = Die abgeworfenen Aktionskarten werden gemischt.
wait-draw-from-pile = Die Ablagestapel werden gemischt.
wait-ask-advance = { $who } führt vor einem Kampf eine Bewegung aus.
wait-ask-annex = { $who } wählt ein Gebäude zum Annektieren.
wait-ask-bold = { $who } beeinflusst Hofkarten.
wait-ask-captive-for-secure = { $who } gibt einen Gefangenen zurück, um eine Karte zu sichern.
wait-ask-entertain = { $who } beeinflusst vor dem Sichern.
wait-ask-fire-rifles = { $who } feuert Geschütze ab.
wait-ask-gain-any = { $who } darf eine Ressource erhalten.
wait-ask-generous = { $who } wählt eine Gildenkarte, die abgegeben wird.
wait-ask-guide = { $who } lenkt Schiffe.
wait-ask-keep-lore = { $who } wählt Überlieferungen zum Behalten.
wait-ask-martyr = { $who } opfert ein Schiff.
wait-ask-mythic = { $who } darf den Typ eines Planeten ändern.
wait-ask-nurture = { $who } wählt eine Stadt, die besteuert wird.
wait-ask-prune = { $who } wählt ein Gebäude, das ersetzt wird.
wait-ask-reinforce = { $who } darf Schiffe in den Kampf bewegen.
wait-ask-ruthless = { $who } entscheidet, ob das Gebäude getroffen und noch einmal genutzt wird.
wait-ask-move-after-battle = { $who } darf nach dem Kampf eine Bewegung ausführen.
wait-ask-sprint = { $who } darf Schiffe noch einmal bewegen.
wait-ask-summon = { $who } wählt eine Stadt, bei der ein Schiff gebaut wird.
wait-ask-trophy-for-influence = { $who } gibt eine Trophäe zurück, um eine Karte zu beeinflussen.
wait-ask-tycoons-ambition = { $who } wählt eine Ambition, die ausgerufen wird.
wait-ask-tycoons-charm = { $who } tauscht Material oder Treibstoff ein.
wait-draw-lore = Überlieferungen werden gezogen.
wait-ask-beloved = { $who } darf einmal beeinflussen.
wait-ask-influence-once = { $who } darf einmal beeinflussen.
wait-choose-effect = { $who } wählt einen Effekt.
wait-any-order = { $who } wählt, was zuerst kommt.
wait-choose-reaction = { $who } wählt die Karte, die als nächste reagiert.
prompt-choose-secured = Welcher Effekt „Beim Sichern“ kommt zuerst?
wait-choose-secured = { $who } ordnet Effekte „Beim Sichern“.
