/**
 * Clicks that nobody meant, stopped before anything on the page hears of them: the second click of a double click, when
 * the first one has put something else under the pointer or has sent a form, and the release of a finger that was held
 * to look closer.
 */
const HELD = 500; // milliseconds until a finger that stays has asked for a closer look, as on most phones
const SLIDE = 12; // pixels that a finger may move meanwhile
const QUICK = 300; // milliseconds between the clicks of one double click; slower ones are meant, where many follow
const ON_THE_TABLE = "[data-action], [data-targets]";
const ONCE = ".primary, form button:not([type=button])"; // what is sent twice would be done twice

let shown = 0;

/** The table has changed: a second click on the same place would be about something else. */
export function showAnew(): void {
  shown += 1;
}

/** Begin to watch; returns how to stop. */
export function watchClicks(page: Document): () => void {
  let last = { where: null as Element | null, shown: 0, at: 0 };
  let isHeld = false;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };

  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const element = (event: Event): Element | null => (event.target instanceof Element ? event.target : null);
  /** A finger that stays asks like a right click, which says all there is to say and does nothing. */
  function hold(where: Element, { clientX, clientY }: PointerEvent): void {
    isHeld = true;
    const at = { bubbles: true, cancelable: true, clientX, clientY };
    where.dispatchEvent(new MouseEvent("contextmenu", at));
  }
  function down(event: PointerEvent): void {
    isHeld = false;
    clearTimeout(holding);
    const where = element(event)?.closest(ON_THE_TABLE);
    if (event.pointerType === "mouse" || !where) return;
    from = { x: event.clientX, y: event.clientY };
    holding = setTimeout(() => hold(where, event), HELD);
  }
  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIDE) clearTimeout(holding);
  }
  const lift = (): void => clearTimeout(holding);
  const press = (): void => void (isHeld = false);
  function click(event: MouseEvent): void {
    const where = element(event)?.closest("button, a, [role=button]") ?? null;
    const isOther = where !== last.where;
    const isQuick = event.timeStamp - last.at < QUICK;
    const isOnTable = !!where?.matches(ON_THE_TABLE);
    const isStray = isOnTable ? isQuick && (isOther || shown !== last.shown) : isOther || !!where?.matches(ONCE);
    if (isHeld || (event.detail > 1 && isStray)) stop(event);
    else last = { where, shown, at: event.timeStamp };
    isHeld = false;
  }
  const heard = {
    pointerdown: down as EventListener,
    pointermove: move as EventListener,
    pointerup: lift,
    pointercancel: lift,
    keydown: press,
    click: click as EventListener,
  };
  for (const [name, listener] of Object.entries(heard)) page.addEventListener(name, listener, true);
  return () => {
    lift();
    for (const [name, listener] of Object.entries(heard)) page.removeEventListener(name, listener, true);
  };
}
