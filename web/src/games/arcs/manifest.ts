/** Arcs in the browser. */
import { defineGame } from "../manifest";
import { adapter } from "./options";
import { picture } from "./picture";
import type { ArcsView } from "./schema";
import { endsChapter } from "./scoring";
import "./tokens.css";

export default defineGame<ArcsView>({
  ...adapter,
  slug: "arcs",
  board: () => import("./Board.svelte"),
  component: () => import("./FullCard.svelte"),
  sheet: () => import("./ScoringSheet.svelte"),
  isScoring: endsChapter,
  picture,
});
