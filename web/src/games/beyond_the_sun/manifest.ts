/** Beyond the Sun in the browser. */
import { defineGame } from "../manifest";
import { adapter } from "./options";
import { picture } from "./picture";
import type { BeyondTheSunView } from "./schema";
import "./tokens.css";

export default defineGame<BeyondTheSunView>({
  ...adapter,
  slug: "beyond-the-sun",
  board: () => import("./Board.svelte"),
  component: () => import("./FullCard.svelte"),
  tile: () => import("./MatFace.svelte"),
  controls: () => import("./Controls.svelte"),
  sheet: () => import("./ScoringSheet.svelte"),
  picture,
});
