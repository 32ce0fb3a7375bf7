/** One table as this browser sees it: the stream, the moment, what was seen before, and acting. */
import { Previews } from "./previews.svelte";
import * as api from "./api";
import type { ChatLine, FromStream, Moment, Offer, TableInfo, Update } from "./api";
import { manifestOf } from "./games";
import { jumpTo, Seen } from "./journal";
import { showAnew } from "./lib/clicks";
import { seatName } from "./lib/table_words";
import { sentence } from "./problems";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { Stream, type Connection } from "./stream";
import { refused } from "./words.svelte";

const CHAT_LINES = 100;
const DOUBLE_CLICK = 500; // milliseconds; its second click answers nothing that the first one made the table ask
const curtainKey = (id: string): string => `ecliptic.curtain.${id}`;

/** One person plays all sides of this table. */
export function withoutCurtain(id: string): void {
  localStorage.setItem(curtainKey(id), "no");
}

/** Proposals of one's own whose refusal is told. */
const DECLINED = ["undo", "abandon", "pause"] as const;
type Declined = (typeof DECLINED)[number];

export class LiveTable {
  readonly id: string;
  readonly invitation: string | null;
  info = $state.raw<TableInfo | null>(null);
  moment = $state.raw<Update | null>(null);
  seen = $state.raw(new Seen());
  connection = $state<Connection>("opening");
  problem = $state("");
  /** The action that was sent and has not been answered. */
  sent = $state<{ key: string; action: string } | null>(null);
  /** An earlier moment, or one as another seat sees it, that is looked at; null: the present one. */
  past = $state.raw<Moment | null>(null);
  /** The seat that the device has to be passed to before anything is shown. */
  curtain = $state<number | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What the others have not agreed to. */
  declined = $state<"" | Declined>("");
  #wentBack = false; // since something was proposed
  /** When the clocks were told, by the clock of this page. */
  clocksAt = $state(0);
  /** What options would do. */
  readonly previews: Previews;
  #seat: number | null = null;
  #series: { kind: string; prompt: string } | null = null;
  #asked = 0; // the entry that was asked for; the moment shown comes after what chance added to it
  #looking: Promise<void> = Promise.resolve();
  readonly #moments = new Map<string, Moment>();
  readonly #stream: Stream;

  constructor(id: string, invitation: string | null) {
    this.id = id;
    this.invitation = invitation;
    this.previews = new Previews(id);
    this.#stream = new Stream({
      address: () => api.streamAddress(id, this.#seat, this.moment?.n ?? 0, invitation),
      message: (message) => this.receive(message),
      connection: (state) => {
        this.connection = state;
        if (state !== "open") this.sent = null;
      },
    });
    this.#stream.open();
  }

  get shown(): Update | null {
    return this.past ?? this.moment;
  }

  get options(): readonly Offer[] {
    return this.past === null && !this.sent ? (this.moment?.options ?? []) : [];
  }

  get names(): string[] {
    return this.info?.seats.map(seatName) ?? [];
  }

  get mine(): readonly number[] {
    return this.info?.mine ?? [];
  }

  get isMyTurn(): boolean {
    return (this.moment?.options.length ?? 0) > 0;
  }

  receive(message: FromStream): void {
    if (message.type === "table") this.#learn(message);
    else if (message.type === "update") this.#update(message);
    else if (message.type === "chat") this.heard(message);
    else if (message.type === "done") {
      if (this.sent?.key === message.client_move_id) this.sent = null;
    } else {
      this.sent = null;
      this.#series = null;
      this.problem = refused(message, this.info?.game, this.names, this.moment?.seat ?? null);
      if (message.status === 409 && this.moment) this.#stream.send({ type: "sync", since: this.moment.n });
    }
  }

  #learn(message: TableInfo): void {
    if (!this.info) void this.readChat(); // not before: whoever may not see the table would only cause an error
    // What all are told does not say which seats are the reader's own.
    // A bot that stands in for whoever is absent leaves them their seat.
    const mine = message.mine?.length
      ? message.mine
      : (this.info?.mine ?? []).filter((seat) => !message.seats[seat]?.bot || message.seats[seat]?.left === "absent");
    const invitation = message.invitation ?? this.info?.invitation ?? null;
    this.clocksAt = performance.now();
    const proposed = this.info?.proposal;
    if (message.proposal || message.state !== "playing") {
      this.#wentBack = false;
      this.declined = "";
    } else if (proposed && mine.includes(proposed.by) && !this.#wentBack) {
      // Whether the others let a campaign be exported is on its own page.
      this.declined = DECLINED.find((kind) => kind === proposed.kind) ?? "";
    }
    // Everybody has agreed to play again: whoever is here goes there.
    const isSetUp = this.info !== null && !this.info.rematch && message.rematch !== null && mine.length > 0;
    this.info = { ...message, mine, invitation };
    if (isSetUp) {
      go(`/table/${message.rematch}`);
      return;
    }
    if (this.#seat === null && mine.length > 1 && this.curtain === null) {
      this.#turnTo(mine.find((seat) => message.waiting.includes(seat)) ?? mine[0] ?? 0);
    }
  }

  #update(message: Update): void {
    if (this.#seat !== null && message.seat !== this.#seat) return;
    if (message.back !== null && message.back !== undefined) {
      this.#wentBack = true;
      this.declined = "";
    }
    this.previews.forget();
    this.seen = this.seen.with(message);
    this.moment = message;
    showAnew();
    if (this.sent && message.done.includes(this.sent.key)) this.sent = null;
    this.problem = "";
    this.#followHotSeat(message);
    if (this.#series && !this.sent) this.#goOn();
  }

  /** Play every option of one kind, one after the other, until something else is asked. */
  playAll(kind: string): void {
    this.#series = { kind, prompt: this.#promptId() };
    this.#goOn();
  }

  #promptId(): string {
    return this.moment?.view.prompt.id ?? "";
  }

  #goOn(): void {
    const series = this.#series;
    const next = this.moment?.options.find((offer) => offer.action.startsWith(`${series?.kind ?? ""}:`));
    if (series && next && this.#promptId() === series.prompt) void this.choose(next.action);
    else this.#series = null;
  }

  /** Take an option; before a turn ends with something unused, and if wanted before what is final, it asks once. */
  async choose(action: string): Promise<void> {
    const moment = this.moment;
    if (this.sent || !moment || this.past !== null) return;
    const { doubt } = this.previews;
    if (doubt?.action === action) {
      if (performance.now() - doubt.since < DOUBLE_CLICK) return;
    } else if (settings.confirm || settings.confirmEnd) {
      const actions = moment.options.map((offer) => offer.action);
      const rules = manifestOf(this.info?.game ?? "");
      const left = settings.confirmEnd ? rules.left(action, actions, moment.view, moment.seat) : [];
      const final = settings.confirm ? ((await this.previews.ask(action, moment))?.final ?? null) : null;
      if (this.moment !== moment) return; // somebody else was faster
      if (final || left.length) {
        this.previews.doubt = { action, final, left, since: performance.now() };
        this.#series = null;
        return;
      }
    }
    this.play(action);
  }

  play(action: string): void {
    if (this.sent || !this.moment || this.past !== null) return;
    this.declined = "";
    const key = api.newKey();
    const move = { type: "move", expected: this.moment.n, action, client_move_id: key } as const;
    if (this.#stream.send(move)) this.sent = { key, action };
  }

  /** Take back one step, or everything that can be taken back. */
  undo(steps: number | null): void {
    if (this.sent || !this.moment?.undo) return;
    const key = api.newKey();
    if (this.#stream.send({ type: "undo", expected: this.moment.n, client_move_id: key, steps })) {
      this.sent = { key, action: "" };
    }
  }

  /** Look at the table after an entry, once the game is over also as another seat; null: at the present. */
  lookAt(n: number | null, viewer: number | null | undefined = undefined): Promise<void> {
    return this.#look(async (present) => {
      if (n === null) this.past = null;
      else await this.#show(n, viewer === undefined ? (this.past?.seat ?? present.seat) : viewer, present);
    });
  }

  /** One decision back or forward. */
  step(by: -1 | 1): Promise<void> {
    return this.#look(async (present) => {
      const from = this.past ?? (by < 0 ? await this.#read(present.n, present.seat) : null);
      const next = by < 0 ? from?.before : from?.after;
      if (typeof next === "number") await this.#show(next, from!.seat, present);
    });
  }

  /** To the beginning of a turn; the entries at which turns begin are the caller's knowledge. */
  jump(turns: readonly number[], forward: boolean): Promise<void> {
    return this.#look(async (present) => {
      const at = this.past ? (forward ? this.past.n : this.#asked) : present.n;
      await this.#show(jumpTo(turns, at, forward, [0, present.n]), this.past?.seat ?? present.seat, present);
    });
  }

  /** One look after the other, in the order in which they were asked for. */
  #look(how: (present: Update) => Promise<void>): Promise<void> {
    this.#looking = this.#looking.then(async () => {
      try {
        if (this.moment) await how(this.moment);
      } catch (error) {
        this.problem = sentence(error);
      }
    });
    return this.#looking;
  }

  async #show(n: number, seat: number | null, present: Update): Promise<void> {
    const found = await this.#read(Math.min(n, present.n), seat);
    this.#asked = n;
    this.past = found.n >= present.n && seat === present.seat ? null : found;
  }

  async #read(n: number, seat: number | null): Promise<Moment> {
    const key = `${seat ?? ""}/${n}`;
    const found = this.#moments.get(key) ?? (await api.momentAt(this.id, n, seat, this.invitation));
    if (found.after !== null) this.#moments.set(key, found); // what has passed does not change
    return found;
  }

  /** Have the whole log, also what was told before the stream began. */
  async readEarlier(): Promise<void> {
    const { seen, moment } = this;
    if (!seen.from || !moment) return;
    try {
      const log = await api.log(this.id, moment.seat, this.invitation);
      if (this.seen.from === seen.from && this.moment?.seat === moment.seat) this.seen = this.seen.completed(log);
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  async readChat(): Promise<void> {
    try {
      this.chat = await api.chat(this.id, null, CHAT_LINES, this.invitation);
    } catch {
      this.chat = []; // whoever may not read along sees no chat; the stream says why
    }
  }

  heard(line: ChatLine): void {
    if (!this.chat.some((known) => known.id === line.id)) this.chat = [...this.chat, line];
  }

  /** Something about the table has changed by this reader's own request. */
  told(info: TableInfo): void {
    this.#learn(info);
  }

  /** Sitting down changes the seat whose view is streamed. */
  seated(info: TableInfo): void {
    this.#learn(info);
    this.#watch(info.mine?.[0] ?? null);
  }

  again(): void {
    this.#stream.again();
  }

  end(): void {
    this.#stream.end();
  }

  /** The device has been passed. */
  lift(): void {
    const next = this.curtain;
    this.curtain = null;
    if (next !== null) this.#watch(next);
  }

  /** Whether a curtain falls between the seats; a "what if" is played by one person who sees all. */
  get hasCurtain(): boolean {
    return (localStorage.getItem(curtainKey(this.id)) ?? (this.info?.source ? "no" : "yes")) === "yes";
  }

  set hasCurtain(wanted: boolean) {
    localStorage.setItem(curtainKey(this.id), wanted ? "yes" : "no");
  }

  /** Whoever holds several seats sees through the one that has to decide. */
  #followHotSeat(update: Update): void {
    const mine = this.mine;
    const { waiting } = update.view;
    if (mine.length < 2 || (update.seat !== null && waiting.includes(update.seat))) return;
    const next = mine.find((seat) => waiting.includes(seat));
    if (next !== undefined) this.#turnTo(next);
  }

  #turnTo(seat: number): void {
    if (this.hasCurtain && this.info?.state === "playing") this.curtain = seat;
    else this.#watch(seat);
  }

  #watch(seat: number | null): void {
    this.#seat = seat;
    this.moment = null;
    this.past = null;
    this.seen = new Seen();
    this.sent = null;
    this.previews.forget();
    this.#stream.again();
  }
}
