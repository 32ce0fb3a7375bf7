/** Tables with bots. The server has no bots of its own yet: this browser holds their seats and plays for them. */
import * as api from "./api";
import { becomeSomebody, rememberTable } from "./person.svelte";
import { Stream } from "./stream";

export const BOTS = ["random"] as const;

const THINKING = 90; // milliseconds before each answer, so that people can follow
const key = (id: string): string => `ecliptic.bots.${id}`;

/** Set up a table; with a bot's name, in all seats but the first. */
export async function createTable(wanted: api.NewTable, bot: string | null): Promise<api.TableInfo> {
  const seats = [...Array(wanted.seats).keys()];
  const made = await api.createTable(bot ? { ...wanted, hold: seats } : wanted);
  if (bot) localStorage.setItem(key(made.id), JSON.stringify(seats.slice(1)));
  rememberTable(made.id);
  return made;
}

export async function playNow(game: api.GameInfo): Promise<api.TableInfo> {
  await becomeSomebody();
  const seats = game.seats[0] ?? 2;
  return createTable({ game: game.slug, seats, options: {}, hold: [0], public: false, spectators: true }, "random");
}

/** The seats of a table that this browser plays at random. */
export function botSeats(id: string): number[] {
  try {
    const seats: unknown = JSON.parse(localStorage.getItem(key(id)) ?? "[]");
    return Array.isArray(seats) ? seats.map(Number) : [];
  } catch {
    return []; // written by another version
  }
}

/** Play for a seat until told to stop. */
export function playAtRandom(id: string, seat: number): () => void {
  let n = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stream = new Stream({
    address: () => api.streamAddress(id, seat, n, null),
    connection: () => undefined,
    message: (message) => {
      if (message.type !== "update") return;
      n = message.n;
      clearTimeout(timer);
      const option = message.options[Math.floor(Math.random() * message.options.length)];
      if (!option) return;
      timer = setTimeout(() => {
        stream.send({ type: "move", expected: n, action: option.action, client_move_id: api.newKey() });
      }, THINKING);
    },
  });
  stream.open();
  return () => {
    clearTimeout(timer);
    stream.end();
  };
}
