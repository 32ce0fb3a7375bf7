/** Which page the address names. */
import { parse, type Route } from "./routes";

let route: Route = $state.raw(parse(location.pathname, location.search));

export function currentRoute(): Route {
  return route;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route = parse(location.pathname, location.search);
  scrollTo(0, 0);
}

/** Say more about the same page in its address. */
export function refine(values: Record<string, string>): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  if (address.href !== location.href) history.replaceState(null, "", address);
}

export function listenToAddress(): void {
  addEventListener("popstate", () => (route = parse(location.pathname, location.search)));
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
