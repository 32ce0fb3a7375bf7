/** Options looked at before they are taken: asked of the server, and kept as long as the moment lasts. */
import { changes, type Changes } from "./changes";
import * as api from "./api";
import type { Preview, Update } from "./api";
import type { Left } from "./games";

const RESTING = 120; // milliseconds that a pointer rests before the server is asked

export interface Looked {
  action: string;
  preview: Preview;
  changes: Changes;
}

/** Why it is asked before an option is taken: what cannot be undone about it, or what would stay unused. */
export interface Doubt {
  action: string;
  final: Preview["final"];
  left: readonly Left[];
  /** When it was asked, by the clock of this page. */
  since: number;
}

export class Previews {
  /** The option that is pointed at, once its answer is there. */
  looked = $state.raw<Looked | null>(null);
  /** The option that has to be chosen once more. */
  doubt = $state.raw<Doubt | null>(null);
  readonly #id: string;
  #wanted = "";
  #resting: ReturnType<typeof setTimeout> | undefined;
  #moment = "";
  readonly #answers = new Map<string, Promise<Preview | null>>();

  constructor(id: string) {
    this.#id = id;
  }

  /** What an option would do; null when that cannot be said now. */
  ask(action: string, moment: Update): Promise<Preview | null> {
    const at = `${moment.seat}/${moment.n}`;
    if (at !== this.#moment) this.#answers.clear();
    this.#moment = at;
    let answer = this.#answers.get(action);
    if (!answer) {
      answer = api.preview(this.#id, moment.seat!, action, moment.n).then(
        (preview) => (preview?.n === moment.n ? preview : null),
        () => null, // nothing is shown; whoever takes the option is told what is wrong
      );
      this.#answers.set(action, answer);
    }
    return answer;
  }

  /** Somebody points at an option, or no longer at any. */
  point(action: string, moment: Update | null): void {
    if (action === this.#wanted) return;
    clearTimeout(this.#resting);
    this.#wanted = action;
    if (!action || !moment || moment.seat === null) this.looked = null;
    else this.#resting = setTimeout(() => void this.#look(action, moment), RESTING);
  }

  async #look(action: string, moment: Update): Promise<void> {
    const preview = await this.ask(action, moment);
    if (this.#wanted === action)
      this.looked = preview && { action, preview, changes: changes(moment.view, preview.view) };
  }

  /** Another moment: what was looked at has passed. */
  forget(): void {
    this.point("", null);
    this.doubt = null;
  }
}
