/**
 * Where on the table a change is drawn. Boards say what an element shows with `data-at`, and with `data-things` whether
 * the things of a list are `laid` out there or lie on a `pile`, and with `data-who` that it names a seat; nothing of
 * theirs is touched.
 */
import type { Change, Changes } from "../changes";
import { signed } from "../changes";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Mark {
  /** A number at its counter, a thing that leaves, a thing that arrives, or a short note at a place. */
  kind: "number" | "leaves" | "ghost" | "chip";
  box: Box;
  text: string;
  isLess?: boolean;
  icon?: string;
  seat?: number;
  face?: Node | undefined;
}

/** What would lie in a place, in short, and whose it is. */
export interface Ghost {
  text: string;
  icon: string;
  seat: number;
}

/** What a game knows about drawing: the name of a thing, and what lies in a place afterwards. */
export interface Drawn {
  name: (id: string) => string;
  ghost: (at: string) => Ghost | null;
}

const SMALL = 60; // pixels of a ghost when nothing on the table has its size
const GAP = 8;

/** Where something is seen, unless it is scrolled out of sight or on another page. */
function seen(element: Element): DOMRect | null {
  const box = element.getBoundingClientRect();
  const frame = element.closest(".boardholder")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const [x, y] = [box.left + Math.min(box.width / 2, 20), box.top + Math.min(box.height / 2, 20)];
  return box.width && x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom ? box : null;
}

/** The places of a card, the one that is pointed at first. */
function cards(within: Element, name: string): Element[] {
  const found = [...within.querySelectorAll(`[data-card="${CSS.escape(name)}"]:not([data-zone="look"])`)];
  return found.sort((a, b) => Number(b.matches(":hover, :focus")) - Number(a.matches(":hover, :focus")));
}

/** The things that a list loses are marked where they lie, those that it gains behind the last one. */
function inList(element: HTMLElement, box: DOMRect, change: Change, drawn: Drawn): Mark[] {
  const copy = (i: number): number => change.removed.slice(0, i).filter((each) => each === change.removed[i]).length;
  const leaving = change.removed.flatMap((name, i) => cards(element, name)[copy(i)] ?? []);
  const marks: Mark[] = leaving.flatMap((each) => {
    const at = seen(each);
    return at ? [{ kind: "leaves" as const, box: at, text: "" }] : [];
  });
  const last = [...element.querySelectorAll("[data-card]")].at(-1)?.getBoundingClientRect();
  if (element.dataset["things"] === "pile") {
    const lost = leaving.length ? [] : change.removed.map((id) => `−${drawn.name(id)}`);
    const gained =
      change.added.length > 1 ? [signed(change.added.length)] : change.added.map((id) => `+${drawn.name(id)}`);
    const text = [...gained, ...lost].join(" ");
    return text ? [...marks, { kind: "chip", box, text, isLess: !change.added.length }] : marks;
  }
  let x = last ? last.right + GAP : box.left + GAP;
  for (const id of change.added) {
    const model = cards(document.body, id)[0];
    const size = last ?? model?.getBoundingClientRect() ?? new DOMRect(0, 0, SMALL, SMALL);
    const left = Math.min(x, Math.max(box.right - size.width, box.left));
    const top = last?.top ?? box.top + (box.height - size.height) / 2;
    const face = model?.firstElementChild?.cloneNode(true);
    marks.push({
      kind: "ghost",
      box: { left, top, width: size.width, height: size.height },
      text: drawn.name(id),
      face,
    });
    x = left + size.width + GAP;
  }
  return marks;
}

function marksAt(element: HTMLElement, changes: Changes, drawn: Drawn): Mark[] {
  const change = changes.get(element.dataset["at"] ?? "");
  const box = change && seen(element);
  if (!change || !box) return [];
  if ("things" in element.dataset) return inList(element, box, change, drawn);
  // Whose something is, is no amount.
  if ("who" in element.dataset)
    return Number(change.after) >= 0 ? [{ kind: "chip", box, text: "", seat: Number(change.after) }] : [];
  if (change.by) return [{ kind: "number", box, text: signed(change.by), isLess: change.by < 0 }];
  const ghost = drawn.ghost(change.at);
  return ghost ? [{ kind: "chip", box, ...ghost }] : [];
}

export function marksOn(root: ParentNode, changes: Changes, drawn: Drawn): Mark[] {
  return [...root.querySelectorAll<HTMLElement>("[data-at]")].flatMap((element) => marksAt(element, changes, drawn));
}
