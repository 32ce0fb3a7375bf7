/** Watches a list that goes on beyond its edge: marks it, and tells how many of its options are not read in full. */
const SLACK = 4; // pixels that a rounded size may be off

interface Watched {
  /** What the list shows: it is looked at again when that changes. */
  content: unknown;
  tell: (hidden: number) => void;
}

export function more(list: HTMLElement, watched: Watched): { update: (now: Watched) => void; destroy: () => void } {
  const look = (): void => {
    list.classList.toggle("more-below", list.scrollHeight - list.clientHeight - list.scrollTop > SLACK);
    list.classList.toggle("more-right", list.scrollWidth - list.clientWidth - list.scrollLeft > SLACK);
    const frame = list.getBoundingClientRect();
    watched.tell([...list.querySelectorAll(".option")].filter((option) => !isRead(option, frame)).length);
  };
  const watch = new ResizeObserver(look);
  watch.observe(list);
  list.addEventListener("scroll", look, { passive: true });
  return {
    update: (now) => {
      watched = now;
      requestAnimationFrame(look);
    },
    destroy: () => {
      watch.disconnect();
      list.removeEventListener("scroll", look);
    },
  };
}

/** Whether an option lies inside the frame and none of its words are cut off. */
function isRead(option: Element, frame: DOMRect): boolean {
  const box = option.getBoundingClientRect();
  const isInside =
    box.left >= frame.left - SLACK &&
    box.right <= frame.right + SLACK &&
    box.top >= frame.top - SLACK &&
    box.bottom <= frame.bottom + SLACK;
  return isInside && [...option.querySelectorAll(":scope > span")].every((words) => !isCut(words));
}

/** Whether words end in dots; a piece of a line has no height of its own. */
const isCut = (words: Element): boolean => words.clientHeight > 0 && words.scrollHeight > words.clientHeight + 2;
