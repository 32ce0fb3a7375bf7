# Fate 13, the Blight Speaker.

text-F13-01A = Erhalte „Sporenschiffe“. Entferne 2 deiner Schiffe aus dem Vorrat oder von der Karte, dann platziere Schiffe in beliebigen Systemen, bis 8 auf der Karte sind.
text-F13-01B =
    Start: 18, 16 oder 14 bei 2, 3 oder 4 Spielern.
    { objective-F13-01B-contact-an-ancient-intelligence }: Gewinnst du eine Ambition, rücke um 1 vor für jede Seuche in Systemen mit deinen Schiffen.
    { objective-F13-01B-spread-the-spores }: Rücke um 1 vor für jede Seuche, die du mit „Sporenschiffe“ platzierst.
text-F13-02 =
    Seuche beendet deine Katapultsprünge nicht.
    { new-action-spawn } ({ action-build }): Beschädige 1 intakte Seuche in einem System, das du kontrollierst, um dort 1 beschädigte zu platzieren.
text-F13-03 =
    Erfüllt: Erhalte „Seuchenzorn“; gib „Seuchenjäger“, „Seuchenschnitter“ und drei „Seuchensäuberung“ in den Hofstapel; entferne „Seuchenpanik“ und „Die Seuche naht“.
    Verfehlt: Gib eine „Seuchensäuberung“, „Seuchenpanik“ und „Die Seuche naht“ in den Hofstapel; entferne die übrigen Karten dieses Sets.
text-F13-04 =
    Du darfst Seuche in Systemen, die du kontrollierst, bewegen und reparieren. Sie kann nicht katapultieren, auch nicht für den ersten Schritt, und gehört dir nicht.
    { new-action-anger } ({ action-battle }): Wirf den Zahlenwürfel. Ändere das Ergebnis für jede ausgegebene Psionik um 1 (6 und 1 sind benachbart). In jedem System dieses Sektors gibt es eine Seuchenkrise.
text-F13-05 = Wenn du angreifst, beschädigt oder zerstört 1 Treffer statt 2 eine Seuche.
text-F13-06 = { new-action-harvest } ({ action-tax }): Zerstöre 1 beschädigte Seuche in einem System, das du kontrollierst; sie wird keine Trophäe. Erhalte 1 Ressource vom Typ des Planeten, an einem Tor 1 beliebige.
text-F13-07 =
    Krise: Jeder erhält 2 Macht für jede Seuche unter seinen Trophäen. Vergrabe diese Karte.
    Beim Sichern: Erhalte 2 Macht für jede Seuche unter deinen Trophäen. Dann legen Rivalen die Seuche unter ihren Trophäen zurück. Wirf diese Karte ab.
text-F13-08 = { text-F13-07 }
text-F13-09 = { text-F13-07 }
text-F13-10 =
    Krise: In Zugreihenfolge nimmt jeder für jede Seuche in Systemen mit eigenen Gebäuden oder eigenem Flaggschiff 1 eigenen Agenten vom Hof zurück. Vergrabe diese Karte.
    Beim Sichern: Zerstöre alle beschädigte Seuche in einem Sektor mit deinen Figuren und nimm sie als Trophäen. Vergrabe diese Karte.
text-F13-11 =
    Krise: Alle Seuche des gewürfelten Sektors wird repariert. Planeten des gewürfelten Symbols ohne Seuche erhalten je 1 beschädigte Seuche. Vergrabe diese Karte.
    Beim Sichern: Du darfst alle beschädigte Seuche in einem Sektor mit deinen Figuren zerstören. Vergrabe diese Karte.
text-F13-12A = Erhalte „Seuchenhunger“.
text-F13-12B =
    Kein Rivale gewinnt in diesem Kapitel Kriegsherr.
    Auf „Seuchenhunger“ liegen mehr Figuren als die Nummer dieses Kapitels.
text-F13-13 =
    Jede Figur, die eine Seuchenkrise zerstört, kommt hierher, auch deine eigenen und imperiale Schiffe.
    Lege nach der Wertung alle Figuren von hier zurück.
step-spawn = beschädige eine Seuche, um eine neue zu platzieren
step-spread-the-spores = rücke das Ziel für platzierte Seuche vor
step-contact-intelligence = rücke das Ziel für Seuche bei deinen Schiffen vor
step-anger = würfle einen Sektor mit Seuchenkrisen aus
step-harvest = zerstöre eine beschädigte Seuche für eine Ressource
step-purge-power = { $all ->
    [yes] jeder erhält
   *[no] erhalte
} 2 Macht für jede Seuche unter den eigenen Trophäen
step-rivals-return-blight = Rivalen legen die Seuche unter ihren Trophäen zurück
step-panic = jeder nimmt für Seuche bei eigenen Gebäuden Agenten vom Hof zurück
step-hunger-returns = lege alle Figuren von dieser Karte zurück
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
} einen Agenten von { $card } zurück.
