/** The only module that talks to the server. Its types come from the server's own description (`npm run types`). */
import type { TableView } from "./games/table_view";
import type { components } from "./schema";

type Schemas = components["schemas"];
/** With the part of the view that every game has; the rest is declared by each game (games/<game>/schema.ts). */
type WithView<T> = Omit<T, "view"> & { view: TableView };
export type Update = WithView<Schemas["Update"]>;
export type Offer = Schemas["Offer"];
export type Line = Schemas["Line"];
export type Seat = Schemas["SeatInfo"];
export type Clause = Schemas["ShownClause"];
export type Words = Schemas["Words"];

export interface GameOption {
  name: string;
  default: string | number;
  about: string;
  choices?: string[];
  low?: number;
  high?: number;
  /** What it can be with each number of seats that it matters for. */
  by_seats: Record<string, string[]>;
}

export interface BotLevel {
  level: string;
  about: string;
  milliseconds: number;
}

export interface GameInfo {
  slug: string;
  title: string;
  seats: number[];
  options: GameOption[];
  bots: BotLevel[];
  /** What can be decided ahead, before one is asked. */
  programmable: string[];
  /** Whether it is played over weeks, with a name and a chronicle. */
  campaign: boolean;
}

export type TableInfo = Schemas["TableInfo"];
export type Clock = NonNullable<TableInfo["clock"]>;
export type Clocks = Schemas["ClocksInfo"];
export type Proposal = Schemas["ProposalInfo"];
export type UndoPolicy = TableInfo["undo"];
export type Absent = TableInfo["absent"];

export type Person = Schemas["Me"];
export type NewTable = Partial<Schemas["NewTable"]> & { game: string };

/** What the server says when something cannot be done: in English, and in words for the reader's language. */
export interface Refusal {
  error: string;
  words?: Words | null;
}

/** Something could not be done. Status 0: the server has not answered. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.error);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Problem(0, { error: "" });
  });
  if (answer.status === 204) return undefined as T;
  const data: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Problem(answer.status, { error: "", ...(data as Partial<Refusal>) });
  return data as T;
}

/** A question mark and what stands behind it; whatever is null is left out. */
function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== "");
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : "";
}

const kept = new Map<string, Promise<unknown>>();

/** Ask for something that does not change while the page is open. */
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = call<T>("GET", path);
    answer.catch(() => kept.delete(path));
    kept.set(path, answer);
  }
  return answer;
}

export const games = (): Promise<GameInfo[]> => once("/games");
/** What is printed on a game's components; at a table with a content pack, on its own. */
export const printed = <Printed>(
  game: string,
  locale: string,
  packed: string | null = null,
  invitation: string | null = null,
): Promise<Printed> =>
  once(
    packed
      ? `/tables/${packed}/components${query({ locale, invitation })}`
      : `/games/${game}/components${query({ locale })}`,
  );
/** The Fluent texts of a game, for one that this client was built without. */
export const gameText = async (game: string, locale: string): Promise<string> =>
  (await once<Schemas["GameText"]>(`/games/${game}/text${query({ locale })}`)).fluent;
/** The clauses of the rules in a language: all, or those that name a card. */
export const rules = (game: string, locale: string, about: string | null = null): Promise<Clause[]> =>
  once(`/games/${game}/rules${query({ locale, about })}`);

/** Who sits at this browser; null: nobody yet. */
export const session = async (): Promise<Person | null> => (await call<Schemas["Session"]>("GET", "/session")).person;
export const becomeGuest = (name: string): Promise<Person> => call("POST", "/guests", { name });
export const register = (login: string, password: string, name: string | null): Promise<Person> =>
  call("POST", "/register", name ? { login, password, name } : { login, password });
export const signIn = (login: string, password: string): Promise<Person> =>
  call("POST", "/sign-in", { login, password });
export const signOut = (): Promise<void> => call("POST", "/sign-out");
export const rename = (name: string): Promise<Person> => call("PATCH", "/me", { name });
export type Session = Schemas["SessionInfo"];
export const sessions = (): Promise<Session[]> => call("GET", "/me/sessions");
export const endSession = (id: string): Promise<void> => call("DELETE", `/me/sessions/${id}`);
export const signOutEverywhere = (): Promise<void> => call("DELETE", "/me/sessions");
/** Everything that the server keeps about me. */
export const ownData = (): Promise<object> => call("GET", "/me/export");
export const changePassword = (old: string, chosen: string): Promise<void> =>
  call("POST", "/me/password", { old, new: chosen });
export const deleteAccount = (password: string | null): Promise<void> => call("DELETE", "/me", { password });

export type Token = Schemas["TokenInfo"];

export const tokens = (): Promise<Token[]> => call("GET", "/me/tokens");
export const newToken = (name: string): Promise<Schemas["MadeToken"]> => call("POST", "/me/tokens", { name });
export const deleteToken = (id: number): Promise<void> => call("DELETE", `/me/tokens/${id}`);

export type Rating = Schemas["Standing"];
export type Profile = Schemas["Profile"];
export type Played = Schemas["Played"];
export type Histogram = Schemas["Histogram"];
export type Leader = Schemas["Leader"];
export type Statistics = Schemas["Statistics"];

export const profile = (id: number): Promise<Profile> => call("GET", `/people/${id}`);
export const playedBy = (id: number, game: string | null, seats: number | null): Promise<Played[]> =>
  call("GET", `/people/${id}/history${query({ game, seats })}`);
export const statistics = (game: string, seats: number): Promise<Statistics> =>
  call("GET", `/games/${game}/statistics${query({ seats })}`);

export const publicTables = (): Promise<TableInfo[]> => call("GET", "/tables");
export type MyTables = "waiting" | "playing" | "paused" | "open" | "over";
export const myTables = (state: MyTables, limit: number, before: number | null = null): Promise<TableInfo[]> =>
  call("GET", `/me/tables${query({ state, limit, before })}`);
export const createTable = (wanted: NewTable): Promise<TableInfo> => call("POST", "/tables", wanted);
export const table = (id: string, invitation: string | null = null): Promise<TableInfo> =>
  call("GET", `/tables/${id}${query({ invitation })}`);
export const sit = (id: string, seat: number, invitation: string | null): Promise<TableInfo> =>
  call("POST", `/tables/${id}/seats/${seat}`, { invitation });
export const leave = (id: string, seat: number): Promise<unknown> => call("DELETE", `/tables/${id}/seats/${seat}`);
export const seatBot = (id: string, seat: number, level: string): Promise<TableInfo> =>
  call("PUT", `/tables/${id}/seats/${seat}/bot`, { level });
export const rematch = (id: string): Promise<TableInfo> => call("POST", `/tables/${id}/rematch`);
export const resign = (id: string, seat: number): Promise<TableInfo> =>
  call("POST", `/tables/${id}/resign${query({ seat })}`);
/** Call a game off before everybody has moved. */
export const abort = (id: string): Promise<TableInfo> => call("POST", `/tables/${id}/abort`);
/** Whoever was absent takes their seat back from the bot. */
export const comeBack = (id: string, seat: number): Promise<TableInfo> =>
  call("POST", `/tables/${id}/seats/${seat}/return`);
export const propose = (id: string, seat: number, kind: Proposal["kind"], to: number | null): Promise<TableInfo> =>
  call("POST", `/tables/${id}/proposals${query({ seat })}`, { kind, to });
export const answerProposal = (id: string, seat: number, agree: boolean): Promise<TableInfo> =>
  call("POST", `/tables/${id}/proposals/answer${query({ seat })}`, { agree });

export type Moment = WithView<Schemas["Moment"]>;
const SPECTATOR = -1;
/** How a seat saw the table after an entry; null: a spectator. */
export const momentAt = (id: string, n: number, seat: number | null, invitation: string | null): Promise<Moment> =>
  call("GET", `/tables/${id}/moments/${n}${query({ seat: seat ?? SPECTATOR, invitation })}`);
/** The whole log, as a seat may know it; null: a spectator. */
export const log = (id: string, seat: number | null, invitation: string | null): Promise<Line[]> =>
  call("GET", `/tables/${id}/log${query({ seat: seat ?? SPECTATOR, invitation })}`);
export const why = (id: string, seat: number, action: string): Promise<Schemas["Possibility"]> =>
  call("POST", `/tables/${id}/why${query({ seat })}`, { action });
export type Preview = WithView<Schemas["Preview"]>;
/** What an option of a moment would do; null when the table has moved on. */
export const preview = (id: string, seat: number, action: string, expected: number): Promise<Preview | null> =>
  call("POST", `/tables/${id}/preview${query({ seat })}`, { action, expected });

export const programme = (id: string, seat: number): Promise<Schemas["Premoves"]> =>
  call("GET", `/tables/${id}/programme${query({ seat })}`);
export const setProgramme = (id: string, seat: number, actions: string[]): Promise<Schemas["Premoves"]> =>
  call("POST", `/tables/${id}/programme${query({ seat })}`, { actions });

export type ChatLine = Schemas["ChatLine"];

export const chat = (
  id: string,
  before: number | null,
  limit: number,
  invitation: string | null,
): Promise<ChatLine[]> => call("GET", `/tables/${id}/chat${query({ before, limit, invitation })}`);
export const say = (id: string, text: string, invitation: string | null): Promise<ChatLine> =>
  call("POST", `/tables/${id}/chat${query({ invitation })}`, { text });
export const notes = (id: string): Promise<Schemas["Notes"]> => call("GET", `/tables/${id}/notes`);
export const keepNotes = (id: string, text: string): Promise<unknown> => call("PUT", `/tables/${id}/notes`, { text });

export const journal = (id: string): Promise<object> => call("GET", `/tables/${id}/journal`);
export const record = (id: string, seat: number | null): Promise<Schemas["Record"]> =>
  call("GET", `/tables/${id}/record${query({ seat })}`);
export const importGame = (what: { journal: object } | { position: object }): Promise<TableInfo> =>
  call("POST", "/imports", what);

export type Campaign = Schemas["CampaignInfo"];
export type Act = Schemas["Act"];
/** A whole campaign as it is exported. */
export type CampaignFile = Schemas["CampaignFile"];
export const myCampaigns = (): Promise<TableInfo[]> => call("GET", "/me/campaigns");
export const campaign = (id: string, invitation: string | null): Promise<Campaign> =>
  call("GET", `/campaigns/${id}${query({ invitation })}`);
export const renameCampaign = (id: string, name: string): Promise<TableInfo> =>
  call("PATCH", `/campaigns/${id}`, { name });
export const exportCampaign = (id: string, invitation: string | null): Promise<object> =>
  call("GET", `/campaigns/${id}/export${query({ invitation })}`);
export const importCampaign = (campaign: object, hold: number[], bots: Record<string, string>): Promise<TableInfo> =>
  call("POST", "/imports", { campaign, hold, bots });
/** A bot plays a seat until its person comes back. */
export const standIn = (id: string, seat: number, level: string): Promise<TableInfo> =>
  call("PUT", `/campaigns/${id}/seats/${seat}/bot`, { level });
/** The seat goes back to its person; without one it is free for somebody else. */
export const endStandIn = (id: string, seat: number): Promise<TableInfo> =>
  call("DELETE", `/campaigns/${id}/seats/${seat}/bot`);
export const fork = (
  id: string,
  seat: number | null,
  n: number,
  name: string,
  hold: number[] | null,
): Promise<TableInfo> => call("POST", `/tables/${id}/what-if${query({ seat })}`, { n, name, hold });
export const whatIf = (
  id: string,
  seat: number | null,
  n: number,
  hold: number[],
  bots: Record<string, string>,
): Promise<TableInfo> => call("POST", `/tables/${id}/what-if${query({ seat })}`, { n, hold, bots });

export type Advice = Schemas["RankedMove"];
export type Hint = Schemas["Hint"];
export type Analysis = Schemas["Analysis"];

export const hint = (id: string, seat: number): Promise<Hint> => call("GET", `/tables/${id}/hint${query({ seat })}`);
export const analyse = (position: object, seat: number): Promise<Analysis> =>
  call("POST", "/analysis", { position, seat });
export type Checked = Omit<Schemas["PositionReport"], "views"> & { views?: TableView[] | null };
export const checkPosition = (position: object): Promise<Checked> => call("POST", "/positions/check", { position });

/** What a stream says, and what can be said to it. */
export interface StreamProblem extends Refusal {
  type: "problem";
  status: number;
  client_move_id?: string;
  n?: number;
}
export type Done = Schemas["Done"];
export type FromStream = Update | TableInfo | StreamProblem | Done | ChatLine;
export type ToStream =
  | { type: "move"; expected: number; action: string; client_move_id: string }
  | { type: "undo"; expected: number; client_move_id: string; steps: number | null }
  | { type: "sync"; since: number };

/** A name for a move, so that a repetition is not played twice. Also without https, where randomUUID is missing. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");
}

export function streamAddress(id: string, seat: number | null, since: number, invitation: string | null): string {
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${id}/stream${query({ since, seat, invitation })}`;
}
