/** Cards fly from where they were to where they are. It only shows what happened and never holds anything up. */
export interface Lying {
  card: string;
  zone: string;
  /** How many lie there, where it is a stack of one card. */
  count?: number;
}

interface Place extends Lying {
  box: DOMRect;
}

/** The cards and where they lie: laid out one by one, or in piles that show only how many they are. */
interface Scene {
  places: Map<string, Place>;
  piles: Map<string, readonly string[]>;
  /** The viewer's deck: its zone and how many cards it has. */
  deck: { zone: string; cards: string };
  /** Faces of the cards that are laid out, for those that vanish into a pile. */
  faces: Map<string, HTMLElement>;
}

const DURATION = 300;
const FACTORS: Record<string, number> = { fast: 0.5, slow: 1.7 };
const SOURCES = new Set(["row", "hand"]); // where new cards come from a deck

function isStill(): boolean {
  return document.documentElement.dataset["motion"] === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function look(root: Element): Scene {
  const deck = root.querySelector<HTMLElement>("[data-zone^='deck:']");
  const scene: Scene = {
    places: new Map(),
    piles: new Map(),
    deck: { zone: deck?.dataset["zone"] ?? "", cards: deck?.textContent ?? "" },
    faces: new Map(),
  };
  const counts = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const { card = "", zone = "" } = element.dataset;
    if (zone === "look") continue;
    const name = `${zone}/${card}`;
    const copy = (counts.get(name) ?? 0) + 1;
    counts.set(name, copy);
    const count = Number(element.dataset["count"] ?? 1);
    scene.places.set(`${name}#${copy}`, { card, zone, count, box: element.getBoundingClientRect() });
    scene.faces.set(`${name}#${copy}`, element);
  }
  for (const pile of root.querySelectorAll<HTMLElement>("[data-cards]")) {
    scene.piles.set(pile.dataset["zone"] ?? "", (pile.dataset["cards"] ?? "").split(" ").filter(Boolean));
  }
  return scene;
}

/** What a pile has more than before, card by card. */
export function grown(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A card comes into a hand from a deck or from the row, never from what was just played or discarded. */
function mayGo(from: string, to: string): boolean {
  return to !== "hand" || !(from === "hand" || from.startsWith("area:"));
}

/**
 * Where each vanished card has gone: onto a pile that has one more of it, else to a place that holds the same card.
 * Where cards were drawn, one of the same name can have come into the hand in place of one that went onto the own pile.
 */
export function match(
  before: ReadonlyMap<string, Lying>,
  after: ReadonlyMap<string, Lying>,
  piles: ReadonlyMap<string, readonly string[]> = new Map(),
  drawnBeside = "",
): { paths: Map<string, string>; piled: Map<string, string> } {
  const gone = [...before].filter(
    ([key, { count = 1 }]) => (after.get(key)?.count ?? (after.has(key) ? 1 : 0)) < count,
  );
  const piled = new Map<string, string>();
  for (const [pile, cards] of piles) {
    for (const card of cards) {
      const at = gone.findIndex(([, old]) => old.card === card);
      const isReplaced = ([key, place]: [string, Lying]): boolean =>
        place.zone === "hand" && place.card === card && before.has(key) && !piled.has(key);
      const replaced = pile === drawnBeside ? [...after].findLast(isReplaced) : undefined;
      if (at >= 0) piled.set(gone.splice(at, 1)[0]![0], pile);
      else if (replaced) piled.set(replaced[0], pile);
    }
  }
  const paths = new Map<string, string>();
  for (const [key, place] of after) {
    if (before.has(key)) continue;
    const at = gone.findIndex(([, old]) => old.card === place.card && mayGo(old.zone, place.zone));
    if (at >= 0) paths.set(key, gone.splice(at, 1)[0]![0]);
  }
  return { paths, piled };
}

/** A card that is no longer laid out flies to its pile and is gone. */
function flyAway(face: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const ghost = document.createElement("div");
  ghost.className = "flying";
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(...[...face.children].map((child) => child.cloneNode(true)));
  const style = `position:fixed;left:${from.x}px;top:${from.y}px;--w:${from.width}px;z-index:11;pointer-events:none`;
  ghost.style.cssText = style;
  document.body.append(ghost);
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  const steps = [{}, { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.4 }];
  ghost.animate(steps, { duration, easing: "cubic-bezier(.4,0,.6,1)" }).onfinish = () => ghost.remove();
}

export function animateMoves(root: HTMLElement, _view: unknown): { update: () => void } {
  let before = look(root);
  return {
    update: () => {
      const duration = DURATION * (FACTORS[document.documentElement.dataset["motion"] ?? ""] ?? 1);
      requestAnimationFrame(() => {
        const after = look(root);
        const old = before;
        before = after;
        if (isStill()) return;
        const piles = new Map([...after.piles].map(([pile, cards]) => [pile, grown(old.piles.get(pile) ?? [], cards)]));
        const hasDrawn = old.deck.zone === after.deck.zone && old.deck.cards !== after.deck.cards;
        const own = hasDrawn ? after.deck.zone.replace("deck", "pile") : "";
        const { paths, piled } = match(old.places, after.places, piles, own);
        for (const [key, pile] of piled) {
          const from = old.places.get(key)?.box;
          const to = root.querySelector(`[data-cards][data-zone="${pile}"]`)?.getBoundingClientRect();
          const face = old.faces.get(key);
          if (from?.width && to?.width && face) flyAway(face, from, to, duration);
        }
        for (const [key, place] of after.places) {
          if (old.places.has(key) && !piled.has(key)) continue;
          const deck = place.zone === "row" ? "trade-deck" : "deck:";
          const source =
            old.places.get(paths.get(key) ?? "")?.box ??
            (SOURCES.has(place.zone)
              ? root.querySelector(`[data-zone^="${deck}"]`)?.getBoundingClientRect()
              : undefined);
          if (!source?.width || !place.box.width) continue; // not on the page that is shown
          const x = source.x + source.width / 2 - (place.box.x + place.box.width / 2);
          const y = source.y + source.height / 2 - (place.box.y + place.box.height / 2);
          const scale = Math.min(source.width / place.box.width, 1.4);
          after.faces.get(key)?.animate(
            [
              { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
              { transform: "none", zIndex: 5 },
            ],
            { duration, easing: "cubic-bezier(.2,.8,.3,1)" },
          );
        }
      });
    },
  };
}
