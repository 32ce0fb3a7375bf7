/** Federation in the browser. */
import { defineGame } from "../manifest";
import { adapter } from "./options";
import { picture } from "./picture";
import type { FederationView } from "./schema";
import { endsRound } from "./scoring";
import "./tokens.css";

export default defineGame<FederationView>({
  ...adapter,
  slug: "federation",
  board: () => import("./Board.svelte"),
  tile: () => import("./TileFace.svelte"),
  controls: () => import("./Controls.svelte"),
  sheet: () => import("./ScoringSheet.svelte"),
  isScoring: endsRound,
  picture,
});
