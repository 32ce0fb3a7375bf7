/** The pages and their addresses. */
export type Route =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; invitation: string | null }
  | { page: "rules"; game: string }
  | { page: "settings" }
  | { page: "credits" }
  | { page: "lost" };

export function parse(path: string, search: string): Route {
  const [, first = "", second = ""] = path.split("/");
  if (first === "") return { page: "home" };
  if (first === "lobby") return { page: "lobby" };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "table" && second) {
    return { page: "table", id: second, invitation: new URLSearchParams(search).get("invitation") };
  }
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "settings") return { page: "settings" };
  if (first === "credits") return { page: "credits" };
  return { page: "lost" };
}
