/** Arcs in the browser. */
import { defineGame } from "../manifest";
import { adapter } from "./options";
import { picture } from "./picture";
import type { ArcsView } from "./schema";
import "./tokens.css";

export default defineGame<ArcsView>({
  ...adapter,
  slug: "arcs",
  board: () => import("./Board.svelte"),
  component: () => import("./FullCard.svelte"),
  picture,
});
