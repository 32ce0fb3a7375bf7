/** The pages and their addresses. */
export type Route =
  | { page: "home" | "lobby" | "campaigns" | "account" | "analysis" | "settings" | "credits" | "gallery" | "not_found" }
  | { page: "new" | "rules" | "statistics"; game: string }
  | { page: "person"; id: number }
  | { page: "campaign"; id: string; invitation: string | null }
  | { page: "table"; id: string; invitation: string | null; at: number | null };

const PLAIN = ["lobby", "campaigns", "account", "analysis", "settings", "credits", "gallery"] as const;
const OF_A_GAME = ["new", "rules", "statistics"] as const;

/** The page to sign in at, from which one comes back. */
export function signInFor(path: string): string {
  return `/account?${new URLSearchParams({ back: path })}`;
}

/** Where to go after signing in; nowhere for the address of another site. */
export function backFrom(search: string): string | null {
  const back = new URLSearchParams(search).get("back");
  return back && /^\/(?![/\\])/.test(back) ? back : null;
}

export function parse(path: string, search: string): Route {
  const [, first = "", second = ""] = path.split("/");
  const plain = PLAIN.find((page) => page === first);
  const ofGame = OF_A_GAME.find((page) => page === first);
  if (first === "") return { page: "home" };
  if (first === "campaigns" && second)
    return { page: "campaign", id: second, invitation: new URLSearchParams(search).get("invitation") };
  if (plain) return { page: plain };
  if (ofGame && second) return { page: ofGame, game: second };
  if (first === "people" && /^\d+$/.test(second)) return { page: "person", id: Number(second) };
  if (first === "table" && second) {
    const asked = new URLSearchParams(search);
    const at = Number.parseInt(asked.get("at") ?? "", 10);
    return { page: "table", id: second, invitation: asked.get("invitation"), at: Number.isNaN(at) ? null : at };
  }
  return { page: "not_found" };
}
