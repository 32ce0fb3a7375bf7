# Fate 13, the Blight Speaker.

text-F13-01A = Erhalte „Sporenschiffe“. Entferne 2 deiner Schiffe, aus dem Vorrat oder vom Spielplan, aus dem Spiel, dann platziere Schiffe in beliebigen Systemen, bis 8 auf dem Spielplan sind.
text-F13-01B =
    Start: 18, 16 oder 14 bei 2, 3 oder 4 Spielern.
    { objective-F13-01B-contact-an-ancient-intelligence }: Gewinnst du eine Ambition, rücke um 1 vor für jede Seuche in Systemen mit deinen Schiffen.
    { objective-F13-01B-spread-the-spores }: Rücke um 1 vor für jede Seuche, die du mit „Sporenschiffe“ platzierst.
text-F13-02 =
    Seuche beendet deine Katapultsprünge nicht.
    { new-action-spawn } ({ action-build }): Beschädige 1 intakte Seuche in einem System, das du kontrollierst, um dort 1 beschädigte zu platzieren.
text-F13-03 =
    Erfüllt: Erhalte „Seuchenzorn“; füge dem Hofdeck „Seuchenjäger“, „Seuchenschnitter“ und drei „Seuchensäuberung“ hinzu; entferne „Seuchenpanik“ und „Die Seuche naht“ aus dem Spiel.
    Verfehlt: Füge dem Hofdeck eine „Seuchensäuberung“, „Seuchenpanik“ und „Die Seuche naht“ hinzu; entferne „Seuchenzorn“, „Seuchenjäger“, „Seuchenschnitter“ und die anderen beiden „Seuchensäuberung“ aus dem Spiel.
text-F13-04 =
    Du darfst Seuche in Systemen, die du kontrollierst, bewegen und reparieren. Seuche kann an keinem Katapultsprung teilnehmen, auch nicht am ersten Schritt, und ist dir nicht loyal.
    { new-action-anger } ({ action-battle }): Wirf den Zahlenwürfel. Ändere das Ergebnis für jede ausgegebene Psionik um 1 nach oben oder unten (6 und 1 sind benachbart). In jedem System dieses Sektors gibt es eine Seuchenkrise.
text-F13-05 = Wenn du angreifst, genügt 1 Treffer statt 2, um eine Seuche zu beschädigen oder zu zerstören.
text-F13-06 = { new-action-harvest } ({ action-tax }): Zerstöre 1 beschädigte Seuche in einem System, das du kontrollierst; sie wird keine Trophäe. Erhalte 1 Ressource vom Typ des Planeten, an einem Tor 1 beliebigen Typs.
text-F13-07 =
    Krise: Jeder erhält 2 Macht für jede Seuche unter seinen Trophäen. Vergrabe diese Karte.
    Beim Sichern: Erhalte 2 Macht für jede Seuche unter deinen Trophäen. Dann legen Rivalen die Seuche unter ihren Trophäen zurück. Wirf diese Karte ab.
text-F13-08 = { text-F13-07 }
text-F13-09 = { text-F13-07 }
text-F13-10 =
    Krise: In Zugreihenfolge nimmt jeder für jede Seuche in Systemen mit eigenen Gebäuden oder eigenem Flaggschiff 1 eigenen Agenten vom Hof zurück. Vergrabe diese Karte.
    Beim Sichern: Zerstöre alle beschädigte Seuche in einem Sektor, in dem du Spielsteine hast, und nimm sie als Trophäen. Vergrabe diese Karte.
text-F13-11 =
    Krise: Alle Seuche des gewürfelten Sektors wird repariert. Planeten des gewürfelten Symbols ohne Seuche erhalten je 1 beschädigte Seuche. Vergrabe diese Karte.
    Beim Sichern: Du darfst alle beschädigte Seuche in einem Sektor zerstören, in dem du Spielsteine hast. Vergrabe diese Karte.
text-F13-12A = Erhalte „Seuchenhunger“.
text-F13-12B =
    Kein Rivale gewinnt in diesem Kapitel die Ambition Kriegsherr.
    Auf „Seuchenhunger“ liegen mehr Spielsteine, als die Nummer dieses Kapitels angibt.
text-F13-13 =
    Jeder Spielstein, den eine Seuchenkrise zerstört, kommt hierher, auch deine eigenen und imperiale Schiffe.
    Lege nach der Wertung alle Spielsteine von hier zurück.
step-spawn = beschädige eine intakte Seuche, um eine beschädigte zu platzieren
step-spread-the-spores = rücke den Zielmarker für platzierte Seuche vor
step-contact-intelligence = rücke den Zielmarker für Seuche bei deinen Schiffen vor
step-anger = würfle einen Sektor mit Seuchenkrisen aus
step-harvest = zerstöre eine beschädigte Seuche für eine Ressource
step-purge-power = { $all ->
    [yes] jeder erhält
   *[no] erhalte
} 2 Macht für jede Seuche unter den eigenen Trophäen
step-rivals-return-blight = Rivalen legen die Seuche unter ihren Trophäen zurück
step-panic = jeder nimmt für Seuche bei eigenen Gebäuden Agenten vom Hof zurück
step-hunger-returns = lege alle Spielsteine von dieser Karte zurück
prompt-ask-spawn = In welchem System brütest du Seuche aus?
wait-ask-spawn = { $who } brütet Seuche aus.
prompt-ask-anger = Der Würfel zeigt Sektor { $cluster }. In welchem Sektor wütet die Seuche? Jeder Schritt von dort aus kostet 1 Psionik.
wait-ask-anger = { $who } erzürnt die Seuche.
prompt-ask-harvest = In welchem System erntest du Seuche?
wait-ask-harvest = { $who } erntet Seuche.
prompt-ask-panic = Von welcher Karte nimmst du einen Agenten zurück?
wait-ask-panic = { $who } nimmt Agenten vom Hof zurück.
wait-roll-for-verb = Der Zahlenwürfel wird für eine Aktion geworfen.
log-blight-returned = { $who_you ->
    [yes] Du legst
   *[no] { $who } legt
} { $n } Seuche aus den Trophäen zurück.
log-card-agent-returned = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} einen Agenten von „{ $card }“ zurück.
