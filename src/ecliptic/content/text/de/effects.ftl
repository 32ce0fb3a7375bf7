# Was am Effekt einer Komponente in den Daten oder in einem Inhaltspaket nicht stimmt.

problem-verb-unknown = { $place } hat das unbekannte Verb { $verb }. Bekannt sind: { $known }.
problem-step-verb = { $place } braucht genau ein Verb mit seinen Angaben, nicht { $fields } Felder.
problem-effect-long = { $place } hat zu viele Schritte: Erlaubt sind höchstens { $most }.
problem-effect-deep = { $place } ist zu tief verschachtelt: Erlaubt sind höchstens { $most } Ebenen.
problem-options-count = { $place } braucht 1 bis { $most } Möglichkeiten.
problem-option-empty = { $place } braucht mindestens einen Schritt.
problem-word-unknown = { $place } ändert den unbekannten Regelbegriff { $word }. Bekannt sind: { $known }.
