/** What is assumed of a game that has no board of its own. */
import { defineGame } from "../manifest";
import { playersOf, type GenericView } from "./view";

const ENDS = ["end", "pass"];

export default defineGame<GenericView>({
  slug: "",
  board: () => import("./Board.svelte"),
  targets: () => [],
  rank: () => 0,
  default: (actions) => (actions.length === 1 ? (actions[0] ?? null) : null),
  group: (action) => action.split(":")[0] ?? "",
  icon: () => "",
  score: (view, seat) => {
    const player = playersOf(view)[seat];
    const value = player?.["points"] ?? player?.["score"] ?? player?.["prestige"];
    return typeof value === "number" ? { term: "medal", label: "", value } : null;
  },
  counters: () => [],
  headline: (view) => (typeof view.round === "number" ? { round: view.round, unit: "round" } : null),
  beginsTurn: (line) => /^log-(turn|round)/.test(line.words.id),
  series: null,
  left: (action, actions) => {
    const others = actions.filter((each) => !ENDS.includes(each));
    return ENDS.includes(action) && others.length ? [{ label: "left-options", value: others.length }] : [];
  },
});
