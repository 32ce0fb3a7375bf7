/** What an option would do, in words: a short list that is read as well as seen. */
import { messageId } from "../catalogue";
import { signed, toldOf, type Change, type Changes, type Told } from "../changes";
import { groupBy } from "../lib/group";

const MOST = 8;

/** A text of the game, or what stands in for it. */
type Word = (id: string, otherwise: string) => string;

const plain = (text: string): string => text.replaceAll("_", " ");
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function things(names: readonly string[], sign: string, name: (id: string) => string): string[] {
  return [...groupBy(names, (id) => id)].map(
    ([id, copies]) => `${sign}${copies.length > 1 ? `${copies.length} × ` : ""}${name(id)}`,
  );
}

function lies(value: unknown, names: readonly string[]): string {
  const thing = value !== null && typeof value === "object" ? (value as { owner?: number; seat?: number }) : {};
  const owner = thing.owner ?? thing.seat;
  if (owner !== undefined) return names[owner] ?? "";
  return typeof value === "string" ? plain(value) : value === undefined || value === null ? "–" : "✓";
}

function line(change: Change, label: string, thing: (id: string) => string, names: readonly string[]): string {
  const listed = [...things(change.added, "+", thing), ...things(change.removed, "−", thing)];
  if (listed.length) return `${label}: ${listed.join(", ")}`;
  return change.by ? `${label} ${signed(change.by)}` : `${label}: ${lies(change.after, names)}`;
}

/**
 * The differences in the order in which the game tells them, the viewer's own first. A game that says nothing about it
 * has all of them told.
 */
export function would(
  changes: Changes,
  told: readonly Told[] | undefined,
  names: readonly string[],
  viewer: number | null,
  word: Word,
): string[] {
  const found: { rank: number; text: string }[] = [];
  for (const change of changes.values()) {
    const path = change.at.split(".");
    const [list, owner] = path;
    const seat = list === "players" ? Number(owner) : viewer;
    const known = told && toldOf(change.at, told);
    if (told && !known) continue;
    const label = known
      ? word(known.row.label.replace("*", known.star.replaceAll("_", "-")), plain(path.at(-1) ?? ""))
      : plain(path.slice(list === "players" ? 2 : 0).join(" "));
    const thing = (id: string): string => word(messageId(known?.row.thing ?? "card", id), plain(id));
    const text =
      known && !known.row.thing && change.by ? `${label} ${signed(change.by)}` : line(change, label, thing, names);
    const whose = seat === viewer ? "" : `${names[seat ?? 0] ?? ""}: `;
    found.push({
      rank: (known ? told.indexOf(known.row) : 0) + (seat === viewer ? 0 : 1000),
      text: whose + capital(text),
    });
  }
  const texts = found.sort((a, b) => a.rank - b.rank).map(({ text }) => text);
  return texts.length > MOST ? [...texts.slice(0, MOST), "…"] : texts;
}
