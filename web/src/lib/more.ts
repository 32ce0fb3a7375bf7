/** Marks a list that goes on beyond its edge, so that nobody takes the part for the whole. */
const SLACK = 4; // pixels that a rounded size may be off

export function more(list: HTMLElement, _content: unknown): { update: () => void; destroy: () => void } {
  const look = (): void => {
    list.classList.toggle("more-below", list.scrollHeight - list.clientHeight - list.scrollTop > SLACK);
    list.classList.toggle("more-right", list.scrollWidth - list.clientWidth - list.scrollLeft > SLACK);
  };
  const watch = new ResizeObserver(look);
  watch.observe(list);
  list.addEventListener("scroll", look, { passive: true });
  return {
    update: () => requestAnimationFrame(look),
    destroy: () => {
      watch.disconnect();
      list.removeEventListener("scroll", look);
    },
  };
}
