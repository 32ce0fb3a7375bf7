/** The part of a view that every game has. Written by tools/view_types.py: do not edit. */

/** A message that the catalogue of the game turns into a sentence.

    >>> sorted(Words.__annotations__)
    ['args', 'id', 'rules'] */
export interface Words {
  id: string;
  args: Record<string, unknown>;
  rules?: string[];
}

/** The result of a game that is over.

    >>> sorted(Outcome.__annotations__)
    ['places', 'reason', 'scores'] */
export interface Outcome {
  places: number[];
  scores: number[];
  reason: string;
}

/** The part of every view that the kernel adds, for any game.

    >>> sorted(TableView.__annotations__)
    ['move', 'prompt', 'result', 'waiting'] */
export interface TableView {
  move: number;
  waiting: number[];
  prompt: Words;
  result: Outcome | null;
}
