/** Details of the thing that is pointed at: one popover for a whole board. */
import { getContext, setContext } from "svelte";

const POINTING = 220; // milliseconds until details are shown
const KEY = Symbol("details");

/** What is told about a thing that is pointed at. */
export interface About {
  title: string;
  lines?: string[];
  /** What somebody may have wanted to do with it; when that is no option, the server says why. */
  wish?: string;
  isReconstructed?: boolean;
}

export class Details {
  shown = $state.raw<{ about: About; where: Element } | null>(null);
  #wished: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show details beside a thing after a moment, or none. */
  show(about: About | null, where: Element | null): void {
    if (where && where === this.#wished) return;
    this.#wished = where;
    clearTimeout(this.#timer);
    if (!about || !where) this.shown = null;
    else this.#timer = setTimeout(() => (this.shown = where.isConnected ? { about, where } : null), POINTING);
  }
}

export function provideDetails(): Details {
  return setContext(KEY, new Details());
}

export function sharedDetails(): Details | undefined {
  return getContext(KEY);
}
