/** Cards fly from where they were to where they are. It only shows what happened and never holds anything up. */
interface Place {
  card: string;
  zone: string;
  box: DOMRect;
}

const DURATION = 300;
const FACTORS: Record<string, number> = { fast: 0.5, slow: 1.7 };
const SOURCES = new Set(["row", "hand"]); // where new cards come from a deck

function isStill(): boolean {
  return document.documentElement.dataset["motion"] === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function look(root: Element): Map<string, Place> {
  const places = new Map<string, Place>();
  const counts = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const { card = "", zone = "" } = element.dataset;
    if (zone === "look") continue;
    const name = `${zone}/${card}`;
    const copy = (counts.get(name) ?? 0) + 1;
    counts.set(name, copy);
    places.set(`${name}#${copy}`, { card, zone, box: element.getBoundingClientRect() });
  }
  return places;
}

/** Which new place each vanished card has gone to: places that hold the same card, one each. */
export function match(before: ReadonlyMap<string, { card: string }>, after: ReadonlyMap<string, { card: string }>): Map<string, string> {
  const gone = [...before].filter(([key]) => !after.has(key));
  const paths = new Map<string, string>();
  for (const [key, place] of after) {
    if (before.has(key)) continue;
    const at = gone.findIndex(([, old]) => old.card === place.card);
    if (at >= 0) paths.set(key, gone.splice(at, 1)[0]![0]);
  }
  return paths;
}

export function flights(root: HTMLElement, _view: unknown): { update: () => void } {
  let before = look(root);
  return {
    update: () => {
      const slow = FACTORS[document.documentElement.dataset["motion"] ?? ""] ?? 1;
      requestAnimationFrame(() => {
        const after = look(root);
        const old = before;
        before = after;
        if (isStill()) return;
        const paths = match(old, after);
        const elements = [...root.querySelectorAll<HTMLElement>("[data-card]")].filter((element) => element.dataset["zone"] !== "look");
        [...after].forEach(([key, place], i) => {
          if (old.has(key)) return;
          const deck = place.zone === "row" ? "trade-deck" : "deck:";
          const source =
            old.get(paths.get(key) ?? "")?.box ??
            (SOURCES.has(place.zone) ? root.querySelector(`[data-zone^="${deck}"]`)?.getBoundingClientRect() : undefined);
          if (!source?.width || !place.box.width) return; // not on the page that is shown
          const x = source.x + source.width / 2 - (place.box.x + place.box.width / 2);
          const y = source.y + source.height / 2 - (place.box.y + place.box.height / 2);
          elements[i]?.animate(
            [{ transform: `translate(${x}px, ${y}px) scale(${Math.min(source.width / place.box.width, 1.4)})`, zIndex: 5 }, { transform: "none", zIndex: 5 }],
            { duration: DURATION * slow, easing: "cubic-bezier(.2,.8,.3,1)" },
          );
        });
      });
    },
  };
}
