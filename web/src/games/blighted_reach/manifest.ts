/** The Blighted Reach in the browser. */
import { defineGame } from "../manifest";
import { adapter } from "./options";
import { picture } from "./picture";
import type { BlightedReachView } from "./schema";
import { endsChapter } from "./scoring";
import "./tokens.css";

export default defineGame<BlightedReachView>({
  ...adapter,
  slug: "blighted-reach",
  board: () => import("./Board.svelte"),
  component: () => import("../arcs/FullCard.svelte"),
  sheet: () => import("./ScoringSheet.svelte"),
  isScoring: endsChapter,
  picture,
});
