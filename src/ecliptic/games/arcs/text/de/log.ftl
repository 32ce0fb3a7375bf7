# What happened.

log-chapter = Kapitel { $n } beginnt: Alle haben eine neue Hand.
log-lead = { $who_you ->
    [yes] Du führst
   *[no] { $who } führt
} mit { $card } an.
log-surpass = { $who_you ->
    [yes] Du übertriffst
   *[no] { $who } übertrifft
} mit { $card }.
log-event = { $who_you ->
    [yes] Du spielst
   *[no] { $who } spielt
} { $card }.
log-pivot = { $who_you ->
    [yes] Du schwenkst
   *[no] { $who } schwenkt
} mit { $card } um.
log-copy = { $who_you ->
    [yes] Du kopierst
   *[no] { $who } kopiert
} verdeckt mit { $card }.
log-copy-hidden = { $who_you ->
    [yes] Du kopierst
   *[no] { $who } kopiert
} mit einer verdeckten Karte.
log-seize = { $who_you ->
    [yes] Du spielst
   *[no] { $who } spielt
} verdeckt { $card }, um die Initiative zu ergreifen.
log-seize-hidden = { $who_you ->
    [yes] Du spielst
   *[no] { $who } spielt
} eine verdeckte Karte, um die Initiative zu ergreifen.
log-seized = { $who_you ->
    [yes] Du ergreifst
   *[no] { $who } ergreift
} die Initiative.
log-declared = { $who_you ->
    [yes] Du rufst
   *[no] { $who } ruft
} { $ambition } aus ({ $first }/{ $second }).
log-resource-gained = { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { amount-resource }.
log-resource-dropped = { $who_you ->
    [yes] Du hast keinen Platz und wirfst
   *[no] { $who } hat keinen Platz und wirft
} { amount-resource } ab.
log-resource-spent = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} { amount-resource } aus.
log-resource-discarded = { $who_you ->
    [yes] Du wirfst
   *[no] { $who } wirft
} { amount-resource } ab.
log-stolen = { $who_you ->
    [yes] Du stiehlst
   *[no] { $who } stiehlt
} 1 { $resource } von { $whom_you ->
    [yes] dir
   *[no] { $whom }
}.
log-card-influenced = { $who_you ->
    [yes] Du beeinflusst
   *[no] { $who } beeinflusst
} „{ $card }“.
log-card-secured = { $who_you ->
    [yes] Du sicherst
   *[no] { $who } sichert
} „{ $card }“.
log-card-ransacked = { $who_you ->
    [yes] Du plünderst den Hof und nimmst
   *[no] { $who } plündert den Hof und nimmt
} „{ $card }“.
log-card-discarded = { $who_you ->
    [yes] Du wirfst
   *[no] { $who } wirft
} „{ $card }“ ab.
log-card-used = { $who_you ->
    [yes] Du nutzt
   *[no] { $who } nutzt
} „{ $card }“.
log-card-laid-out = Neu im Hof: „{ $card }“.
log-placed = { $who_you ->
    [yes] Du platzierst
   *[no] { $who } platziert
} { $damaged ->
    [yes] { $piece ->
        [city] eine beschädigte Stadt
        [starport] einen beschädigten Raumhafen
       *[ship] { $n ->
            [one] ein beschädigtes Schiff
           *[other] { $n } beschädigte Schiffe
        }
    }
   *[no] { $piece ->
        [city] eine Stadt
        [starport] einen Raumhafen
       *[ship] { $n ->
            [one] ein Schiff
           *[other] { $n } Schiffe
        }
    }
} ({ $system }).
log-moved = { $who_you ->
    [yes] Du bewegst
   *[no] { $who } bewegt
} { amount-ship } ({ $from } → { $to }).
log-destroyed = { $piece ->
    [city] { $whose_you ->
        [yes] Deine Stadt
        [free] Eine Freie Stadt
       *[no] Eine Stadt von { $whose }
    }
    [starport] { $whose_you ->
        [yes] Dein Raumhafen
        [free] Ein Freier Raumhafen
       *[no] Ein Raumhafen von { $whose }
    }
    [agent] { $whose_you ->
        [yes] Dein Agent
       *[no] Ein Agent von { $whose }
    }
   *[ship] { $whose_you ->
        [yes] Dein Schiff
        [empire] Ein imperiales Schiff
        [blight] Seuche
       *[no] Ein Schiff von { $whose }
    }
} wird zerstört ({ $system }).
log-taxed = { $who_you ->
    [yes] Du besteuerst
   *[no] { $who } besteuert
} eine Stadt ({ $system }).
log-taxed-empty = { $who_you ->
    [yes] Du besteuerst
   *[no] { $who } besteuert
} einen leeren Bauplatz ({ $system }).
log-shaped = { $who_you ->
    [yes] Du änderst
   *[no] { $who } ändert
} den Typ eines Planeten zu { $resource } ({ $system }).
log-repaired = { $who_you ->
    [yes] Du reparierst
   *[no] { $who } repariert
} einen Spielstein ({ $system }).
log-reappeared = { $who_you ->
    [yes] Du hast weder Schiff noch Raumhafen auf dem Spielplan und kehrst
   *[no] { $who } hat weder Schiff noch Raumhafen auf dem Spielplan und kehrt
} mit neuen Schiffen zurück ({ $system }).
log-battle = { $who_you ->
    [yes] Du greifst
   *[no] { $who } greift
} { $whom_you ->
    [yes] dich
    [empire] das Imperium
    [blight] die Seuche
    [free] die Freien Staaten
   *[no] { $whom }
} an ({ $system }).
log-rolled = { $who_you ->
    [yes] Du würfelst
   *[no] { $who } würfelt
}{ part-nothing-rolled }{ part-self-hits }{ part-intercepts }{ part-ship-hits }{ part-building-hits }{ part-keys }.
log-hits-forced = { $n ->
    [one] 1 Treffer wird
   *[other] { $n } Treffer werden
} automatisch verteilt: Es gibt nichts zu wählen.
log-outrage = { $who_you ->
    [yes] Du löst
   *[no] { $who } löst
} Empörung aus: { $resource }.
log-scored = { $ambition }: { $who_you ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { amount-power } für den { $place ->
    [1] ersten
   *[other] zweiten
} Platz.
log-captured = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} { amount-agent } von { $whom_you ->
    [yes] dir
   *[no] { $whom }
} gefangen.
log-captive-executed = { $who_you ->
    [yes] Du legst einen Gefangenen zu deinen Trophäen
   *[no] { $who } legt einen Gefangenen zu den Trophäen
}: { part-boxed }.
log-captive-returned = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} einen Gefangenen zurück: { part-boxed }.
log-trophy-returned = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} eine Trophäe zurück: { part-boxed }.
part-boxed = { $piece ->
    [city] { $whose_you ->
        [yes] deine Stadt
        [free] Freie Stadt
       *[no] Stadt von { $whose }
    }
    [starport] { $whose_you ->
        [yes] dein Raumhafen
        [free] Freier Raumhafen
       *[no] Raumhafen von { $whose }
    }
    [agent] { $whose_you ->
        [yes] dein Agent
       *[no] Agent von { $whose }
    }
    [resource] { $whose }
   *[ship] { $whose_you ->
        [yes] dein Schiff
        [empire] imperiales Schiff
        [blight] Seuche
       *[no] Schiff von { $whose }
    }
}
log-won = { $who_you ->
    [yes] Du hast gewonnen.
   *[no] Die Partie ist vorbei. { $who } gewinnt.
}
log-passed = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} die Initiative ab.
log-all-passed = Alle haben die Initiative abgegeben: Die übrigen Aktionskarten werden abgeworfen.
log-initiative = { $who_you ->
    [yes] Du hast mit der höchsten Zahl übertroffen und erhältst
   *[no] { $who } hat mit der höchsten Zahl übertroffen und erhält
} die Initiative.
log-redrawn = { $who_you ->
    [yes] Du wirfst deine Handkarten ab und ziehst
   *[no] { $who } wirft die Handkarten ab und zieht
} neue.
log-card-stolen = { $who_you ->
    [yes] Du stiehlst
   *[no] { $who } stiehlt
} „{ $card }“ von { $whom_you ->
    [yes] dir
   *[no] { $whom }
}.
log-card-stolen-buried = { $who_you ->
    [yes] Du stiehlst
   *[no] { $who } stiehlt
} „{ $card }“ von { $whom_you ->
    [yes] dir
   *[no] { $whom }
}; sie wird unter dem Hofdeck vergraben.
log-card-drafted = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} „{ $card }“.
log-card-union-took = { $who_you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} { $taken } auf die Hand („{ $card }“).
part-nothing-rolled = { $self ->
    [0] { $intercepts ->
        [0] { $ships ->
            [0] { $buildings ->
                [0] { $keys ->
                    [0] {" "}· nichts
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
part-self-hits = { $self ->
    [0] {""}
   *[other] {" "}· { $self } Eigentreffer
}
part-intercepts = { $intercepts ->
    [0] {""}
   *[other] {" "}· { $intercepts } Abfangen
}
part-ship-hits = { $ships ->
    [0] {""}
   *[other] {" "}· { $ships } Schiffstreffer
}
part-building-hits = { $buildings ->
    [0] {""}
   *[other] {" "}· { $buildings } Gebäudetreffer
}
part-keys = { $keys ->
    [0] {""}
   *[other] {" "}· { $keys } Schlüssel
}
log-card-traded = { $who_you ->
    [yes] Du tauschst
   *[no] { $who } tauscht
} mit { $whom_you ->
    [yes] dir
   *[no] { $whom }
} eine Ressource („{ $card }“).
log-hand-seen = { $who_you ->
    [yes] Du siehst dir
   *[no] { $who } sieht sich
} { $whom_you ->
    [yes] deine Hand
   *[no] die Hand von { $whom }
} an.
log-cards-swapped = { $who_you ->
    [yes] Du tauschst
   *[no] { $who } tauscht
} mit { $whom_you ->
    [yes] dir
   *[no] { $whom }
} eine Karte.
log-city-returned = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} eine Stadt ihrem Besitzer zurück ({ $system }).
log-drew = { $who_you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { $card } vom Aktionsablagestapel.
log-drew-hidden = { $who_you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} eine Karte vom Aktionsablagestapel.
log-card-drawn = { $who_you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} „{ $card }“ vom Hofdeck und { $who_you ->
    [yes] sicherst
   *[no] sichert
} sie.
log-card-given = { $who_you ->
    [yes] Du gibst
   *[no] { $who } gibt
} { $whom_you ->
    [yes] dir
   *[no] { $whom }
} „{ $card }“.
