/** What is printed on the components of this table, content pack included, in the reader's language. */
import { getContext, setContext } from "svelte";
import { settings } from "../settings.svelte";

const AGAIN = 3000; // milliseconds until a failed request is made again
const KEY = Symbol("printed");

/** `now` is null until the components have come. */
export interface Printed<T> {
  readonly now: T | null;
}

class Store {
  now = $state.raw<unknown>(null);
}

/** Load the components for everything inside this component, again whenever the language changes. */
export function providePrinted(ask: (locale: string) => Promise<unknown>): void {
  const store = new Store();
  setContext(KEY, store);
  $effect(() => {
    const locale = settings.locale;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const load = (): void => {
      void ask(locale).then(
        (found) => {
          if (isWanted) store.now = found;
        },
        () => {
          if (isWanted) timer = setTimeout(load, AGAIN);
        },
      );
    };
    load();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  });
}

/** The components of this table. Their type is the schema that the game declares for them. */
export function printed<T>(): Printed<T> {
  return getContext<Printed<T> | undefined>(KEY) ?? { now: null };
}
