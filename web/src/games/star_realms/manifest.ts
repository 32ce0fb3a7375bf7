/** Star Realms in the browser. */
import { defineGame } from "../manifest";
import { adapter } from "./options";
import { picture } from "./picture";
import type { StarRealmsView } from "./schema";
import "./tokens.css";

export default defineGame<StarRealmsView>({
  ...adapter,
  slug: "star-realms",
  board: () => import("./Board.svelte"),
  component: () => import("./FullCard.svelte"),
  controls: () => import("./Controls.svelte"),
  picture,
  example: `ecliptic: position
format: 1
game: star-realms
seats: 2
options: {set: colony_wars}
state:
  authority: [12, 7]
  trade_row: [gunship, falcon, cargo_pod, swarmer, predator]
  players:
    - hand: [leviathan, swarmer, scout, scout, viper]
      deck: [scout, scout, scout]
      in_play: [bioformer, plasma_vent]
    - hand: [scout, scout, viper, scout, scout]
      deck: [scout, scout, viper, scout]
      in_play: [warning_beacon]
`,
});
