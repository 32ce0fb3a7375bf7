# Was an einem Inhaltspaket nicht stimmt.
problem-pack-section = Das Inhaltspaket nennt { $section }, und diesen Abschnitt gibt es nicht. Es gibt { $known }.
problem-pack-row = { $section } hat keine Zeile { $row }. Es gibt { $known }.
problem-pack-change = { $place } hat kein Feld { $field }, das man ändern kann. Es gibt { $known }.
problem-erudite-effect = { $place } braucht einen Schritt: Ein Gelehrter ohne Effekt ist nicht einsetzbar.
problem-verb-forbidden = { $place } darf das Verb { $verb } nicht haben.
problem-not-true = { $place } muss true sein.
problem-levels = { $place } müssen die Stufen ab 1 sein.
problem-chain = { $place } muss die Reihenfolge der Werte sein: { $known }.
problem-numbers = { $place } muss { $count } Zahlen haben.
problem-rising = { $place } müssen { $count } steigende Zahlen sein.
problem-multipliers = { $place } müssen { $count } Zahlen sein, die höchste zuerst.
problem-medal-points = { $place } muss { $count } Zahlen haben, ab 0 Medaillen.
problem-track-steps = { $place } müssen die nächsten Felder der Leiste sein, ab { $first }.
problem-grid = { $place } muss drei Etagen mit je sechs Feldern haben: Planeten und SPY auf jeder Seite, dazu alle Räume.
problem-grid-twice = { $place } hat { $action } zweimal auf der { $wing ->
    [left] linken
   *[right] rechten
} Seite oder als Raum.
problem-project-columns = projects muss für jede der { $count } Spalten eines haben.
problem-neo-influence = { $place } muss zu Feldern mit höherem Einfluss führen.
problem-neo-next = { $place } muss weiterführen, von jedem Feld außer dem letzten.
problem-slots = { $place } muss für jeden der { $count } Plätze eine Produktionsstätte nennen.
problem-printed-tiles = megastructures muss jedes Megastrukturplättchen einmal nennen, zwei je Megastruktur.
problem-blocked-spaces = { $place } muss drei verschiedene Felder blockieren.
problem-espionage-wing = { $place } muss die Seite ohne den Raum sein.

# Was an den Feldern einer geschriebenen Stellung nicht stimmt.
problem-player-rows = players muss { $seats } Zeilen haben, eine für jeden Platz, nicht { $rows }.
problem-site-not-in-play = { $place } ist { $site } und nicht im Spiel.
problem-mission-number = { $place } muss eine Mission von 1 bis { $last } sein, nicht { $value }.
problem-production-sites = production_sites muss von jedem der vier Plättchen eine Seite nennen, in der Reihenfolge der Plätze.
problem-megastructure-tiles = megastructure_tiles muss jedes der acht Plättchen einmal nennen.
problem-thresholds = { $place } müssen einige der Schwellen { $known } sein.
problem-builders = { $place } dürfen höchstens { $most } Plätze sein.
problem-law-pair = { $place } müssen zwei Gesetze sein, das linke zuerst.
problem-beside = { $place } geht nur, wenn auch alle Orte von 6Moon mit dieser Stärke genannt sind.
problem-asteroid-spaces = { $place } muss vier Einträge haben, für jedes Feld ein Plättchen oder null.
problem-asteroids-up = { $place } muss Asteroidenfelder von 0 bis { $last } nennen.
problem-final-places = places muss am Ende des Spiels den Rang jedes der { $seats } Plätze nennen.

# Was in einer Partie nicht sein kann, nach „Ungültige Stellung:“.
problem-of-player = Platz { $seat }: { $why }
problem-doubled = { $id } gibt es hier { $n }-mal.
problem-not-there = { $id } fehlt.
problem-strange = { $id } gehört nicht hierher.
problem-no-round = Es läuft eine Runde ohne Nummer oder ohne Startspieler.
problem-turn = Für die übrigen Gesandten ist Zug { $turn } zu hoch.
problem-no-president = Niemand hat den Präsidentinnenmarker.
problem-project = Der Marker des Projekts { $project } muss von { $low } bis { $high } stehen.
problem-contributions = Die Spieler haben { $n } Beiträge geleistet, und das gemeinsame Projekt ist um { $advance } Felder vorgerückt.
problem-medals = Es gibt { $n } Medaillen { $medal } und nicht { $seats }.
problem-one-law = Eine Runde hat nur ein Gesetz.
problem-laws-alike = Beide Gesetze einer Runde gehören zu { $planet }.
problem-law-wing = Ein Gesetz der anderen Seite liegt auf der { $wing ->
    [left] linken
   *[right] rechten
}.
problem-laws-left = In Runde { $round } liegen zwei Gesetze offen und { $n } von jeder Seite verdeckt.
problem-last-laws = Die Gesetze der Runde { $last } liegen in Runde { $round } offen, und nur dann.
problem-laws-not-shown = Die Gesetze der ersten Runde liegen nicht offen.
problem-blocks = In Runde { $round } müssen noch { $n } Sperrplättchen für { $kind ->
    [planet] Planeten
   *[room] Räume
} da sein.
problem-ambassador-twice = { $ambassador } von Platz { $seat } ist an zwei Orten.
problem-ambassadors = Platz { $seat } hat nicht { $n } Gesandte.
problem-no-ambassador = Platz { $seat } ist am Zug und hat keinen Gesandten zum Einsetzen.
problem-special-ambassador = Platz { $seat } hat kein Plättchen, das den Bonus-Gesandten gibt.
problem-die-place = Der Würfel von Platz { $seat } liegt, wo kein eigener Gesandter ist.
problem-neutral-tiles = Zu viert gibt es keine neutralen Stimmplättchen.
problem-storage = Es ist Platz für { $crystals } Kristalle und { $gold } Golddiamanten.
problem-hangar = In den Hangar passen { $n } Raumschiffe.
problem-ship-stock = Ein Spieler hat { $n } Raumschiffe.
problem-mission-marker = Eine Mission hat ein Raumschiff und keinen Marker.
problem-die = Diesen Würfel gibt es nicht.
problem-robots = Ein Spieler hat { $n } Roboter.
problem-built-twice = Eine Megastruktur wurde zweimal gebaut.
problem-erudites-alike = Zwei Gelehrte haben dieselbe Stufe und Delegation.
problem-erudite-level-2 = Ein Gelehrter der Stufe 2 wurde ohne Stufe 1 genommen.
problem-erudite-level-3 = Von Stufe 3 muss { $delegation } einen Gelehrten haben.
problem-no-starting-planet = Es fehlt der Startplanet.
problem-token-strength = { $place } hat ein Plättchen anderer Stärke.
problem-token-place = { $place } hat mehr als { $n } Plättchen.
problem-token-beside = Neben dem Plan liegt ein Plättchen zwischen denen der Stärke { $strength } und gehört nicht dazu.
problem-asteroids-mixed = Asteroiden und erloschene Asteroiden sind vermischt.
problem-asteroids = Im Spiel sind { $n } { $kind ->
    [dead] erloschene Asteroiden
   *[live] Asteroiden
}, auf Neo und bei den Spielern, nicht { $total }.
problem-deep-space = Es muss { $n } Weltraumplättchen geben.

# Der Stapel
problem-stack-over = Die Partie ist vorbei, und es ist noch etwas zu tun.
problem-stack-begin = Der Stapel muss mit dem Ende der Runde, clean_up, oder der nächsten, begin_round, beginnen.
problem-stack-turns = In der Aktionsphase folgen executive_phase und ambassador_phase auf dem Stapel.
problem-frame-place = { $frame } kann an dieser Stelle des Stapels oder zu dieser Zeit nicht warten.
problem-frame-twice = { $frame } steht zweimal auf dem Stapel.
problem-erudites-in-use = Jeder Gelehrte im Einsatz, und kein anderer, hat ein end_of_use auf dem Stapel.
problem-effect-owner = { $frame } führt { $effect } aus, und Platz { $seat } hat es nicht.
