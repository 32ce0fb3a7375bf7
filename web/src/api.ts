/** The only module that talks to the server. Its types come from the server's own description (`npm run types`). */
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Update = Schemas["Update"];
export type Offer = Schemas["Offer"];
export type Line = Schemas["Line"];
export type TableInfo = Schemas["TableInfo"];
export type Visitor = Schemas["Visitor"];
export type Card = Schemas["ShownCard"];
export type Clause = Schemas["ShownClause"];

export interface GameOption {
  name: string;
  default: string | number;
  about: string;
  choices?: string[];
  low?: number;
  high?: number;
}

export interface GameInfo {
  slug: string;
  title: string;
  seats: number[];
  options: GameOption[];
}

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, string | number>;
  hold: number[];
  public: boolean;
  spectators: boolean;
}

/** Something could not be done; the message is a sentence for people. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Problem(0, "offline");
  });
  const data: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Problem(answer.status, (data as { error?: string }).error ?? answer.statusText);
  return data as T;
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
export const cards = (game: string, locale: string): Promise<Card[]> => once(`/games/${game}/cards?locale=${locale}`);
export const printed = <T>(game: string): Promise<T> => once(`/games/${game}/components`);
export const rules = (game: string): Promise<Clause[]> => once(`/games/${game}/rules`);

export const me = (): Promise<Visitor> => call("GET", "/me");
export const becomeGuest = (name: string): Promise<Visitor> => call("POST", "/guests", { name });

export const publicTables = (): Promise<TableInfo[]> => call("GET", "/tables");
export const createTable = (wanted: NewTable): Promise<TableInfo> => call("POST", "/tables", wanted);

const asked = (invitation: string | null): string =>
  invitation ? `?invitation=${encodeURIComponent(invitation)}` : "";

export const table = (id: string, invitation: string | null = null): Promise<TableInfo> =>
  call("GET", `/tables/${id}${asked(invitation)}`);
export const sit = (id: string, seat: number, invitation: string | null): Promise<TableInfo> =>
  call("POST", `/tables/${id}/seats/${seat}`, { invitation });

/** What a stream says, and what can be said to it. */
export interface StreamProblem {
  type: "problem";
  status: number;
  error: string;
  client_move_id?: string;
  n?: number;
}
export interface Done {
  type: "done";
  client_move_id: string;
  n: number;
}
export type FromStream = Update | TableInfo | StreamProblem | Done;
export type ToStream =
  | { type: "move"; expected: number; action: string; client_move_id: string }
  | { type: "undo"; expected: number; client_move_id: string; steps: number | null }
  | { type: "sync"; since: number };

/** A name for a move, so that a repetition is not played twice. Also without https, where randomUUID is missing. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");
}

export function streamAddress(id: string, seat: number | null, since: number, invitation: string | null): string {
  const query = new URLSearchParams({ since: String(since) });
  if (seat !== null) query.set("seat", String(seat));
  if (invitation) query.set("invitation", invitation);
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${id}/stream?${query.toString()}`;
}
