/**
 * Parts of the client that could not be loaded: the server was away, or has a newer client than the one in this tab.
 * Browsers do not ask again for such a part, so the page is opened again once the server answers.
 */
const BETWEEN_ASKING = 2_000; // milliseconds
const BETWEEN_RELOADS = 60_000; // a part that is missing for good must not reload the page without end
const LAST_RELOAD = "ecliptic.last-reload";

let isWaiting = false;

export function reloadForMissingParts(): void {
  const failures = new WeakSet<Error>();
  addEventListener("vite:preloadError", (event) => {
    failures.add(event.payload);
    void reloadWhenServed();
  });
  // The reload is the answer to these.
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof Error && failures.has(event.reason)) event.preventDefault();
  });
}

async function reloadWhenServed(): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  await pause(Number(sessionStorage.getItem(LAST_RELOAD)) + BETWEEN_RELOADS - Date.now());
  while (!(await isServed())) await pause(BETWEEN_ASKING);
  sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
  location.reload();
}

function isServed(): Promise<boolean> {
  return fetch("/", { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
