# How a turn goes and how one wins, in short: what the rules page begins with.

introduction-blighted-reach-1-title = Worum es geht
introduction-blighted-reach-1 =
    Die verseuchte Weite ist eine Kampagne in drei Akten für Arcs. Es gelten die Regeln von Arcs; diese Seite sagt, was
    anders ist. Die Akte I und II dauern je drei Kapitel, Akt III vier. Die Macht wird nie zurückgesetzt, und am Ende
    gewinnt, wer die meiste hat, außer jemand erfüllt vorher ein Endziel.

introduction-blighted-reach-2-title = Dein Schicksal
introduction-blighted-reach-2 =
    Jeder hat ein Schicksal mit eigenen Karten und einem eigenen Ziel. In den Akten I und II rückst du deinen Zielmarker
    Richtung 0. Wer am Ende des Aktes nicht dort ist, verliert so viel Macht, wie der Marker zeigt, und muss ein neues
    Schicksal nehmen; wer dort ist, darf sein altes behalten.

    In Akt III haben die Schicksale A und B zwei Große Ambitionen, die am Ende jedes Kapitels zählen, ohne dass jemand
    sie ausruft. Ein Schicksal C hat ein Endziel: Wer es nach der Wertung eines Kapitels erfüllt hat und mindestens 1
    Macht besitzt, gewinnt die Kampagne.

introduction-blighted-reach-3-title = Das Imperium
introduction-blighted-reach-3 =
    Du beginnst als Regent und kannst zum Geächteten werden.
    - Das Imperium kontrolliert jedes System mit einem intakten imperialen Schiff. Als Regent kontrollierst du es in
      deinem Zug überall, wo du einen Spielstein hast, und befehligst dort die Schiffe.
    - Ein Regent darf dem Imperium nicht schaden, und anderen Regenten nicht, wo imperiale Schiffe sind.
    - Ein Geächteter darf jeden angreifen, aber imperiale Systeme gelten für ihn als fremd.
    - Der Erste Regent hat den Imperialen Fonds und entscheidet über die Politik.

introduction-blighted-reach-4-title = Ereignisse, Krisen und Edikte
introduction-blighted-reach-4 =
    Ereigniskarten haben weder Farbe noch Zahl; wer nachfolgt, kann eine spielen, und die erste einer Runde bringt so
    viele Aktionen, wie die Leitkarte Symbole hat. Nach einer solchen Runde darf der Spieler mit der Initiative einen
    Gipfel einberufen und wirft dann Würfel: Entweder kommen Krisen, oder die Edikte des Kartenhefts werden abgehandelt.
    Wer den Imperialen Rat gesichert hat, darf ebenfalls einen Gipfel einberufen und wählt zwischen beidem.

introduction-blighted-reach-5-title = Der Gipfel
introduction-blighted-reach-5 =
    Alle verhandeln: Schiffe, Gebäude, Agenten, Ressourcen, Trophäen, Gefangene und Gefallen wechseln den Besitzer, wenn
    alle Beteiligten zustimmen. Ein Handel geschieht sofort und als Ganzes. Versprechen für später binden niemanden,
    aber ein Gefallen, den du hast, kann den, der ihn dir schuldet, zwingen, wenn du einen Gipfel einberufst.

introduction-blighted-reach-6-title = Seuche und Freie Staaten
introduction-blighted-reach-6 =
    Die Seuche trifft in einer Krise die Schiffe in ihrem System, intakte Seuche am härtesten. Freie Städte und
    Raumhäfen gehören niemandem; wer ihr System kontrolliert, nutzt sie.

introduction-blighted-reach-7-title = Zwischen den Akten
introduction-blighted-reach-7 =
    Beschädigte Spielsteine gehen verloren, die Seuche wird intakt, und Gebäude in verseuchten Systemen ohne Schiffe
    werden zerstört. Dann verliert jeder, der mehr als 1 Macht hat, die Hälfte, und Schicksale werden gewählt. Repariere
    und bewache also deine Welten, bevor ein Akt endet.
