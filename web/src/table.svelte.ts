/** One table as this browser sees it: the stream, the moment, what was seen before, and acting. */
import { newKey, streamAddress, type FromStream, type Offer, type TableInfo, type Update } from "./api";
import { Seen } from "./journal";
import { Stream, type Connection } from "./stream";
import { t } from "./words.svelte";

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
  /** An earlier moment that is looked at; null: the present one. */
  past = $state<number | null>(null);
  #seat: number | null = null;
  #series: { kind: string; prompt: string } | null = null;
  readonly #stream: Stream;

  readonly #bots: readonly number[];

  constructor(id: string, invitation: string | null, bots: readonly number[] = []) {
    this.id = id;
    this.#bots = bots;
    this.invitation = invitation;
    this.#stream = new Stream({
      address: () => streamAddress(id, this.#seat, this.moment?.n ?? 0, invitation),
      message: (message) => this.receive(message),
      connection: (state, sentence) => {
        this.connection = state;
        if (state !== "open") this.sent = null;
        if (sentence) this.problem = sentence;
      },
    });
    this.#stream.open();
  }

  get shown(): Update | null {
    return this.past === null ? this.moment : (this.seen.moments[this.past] ?? this.moment);
  }

  get options(): readonly Offer[] {
    return this.past === null && !this.sent ? (this.moment?.options ?? []) : [];
  }

  get names(): string[] {
    const name = (seat: { seat: number; name: string | null }): string =>
      this.#bots.includes(seat.seat) ? t("bot-random") : (seat.name ?? t("seat-number", { n: seat.seat + 1 }));
    return this.info?.seats.map(name) ?? [];
  }

  get isMyTurn(): boolean {
    return (this.moment?.options.length ?? 0) > 0;
  }

  receive(message: FromStream): void {
    if (message.type === "table") {
      // What all are told does not say which seats are the reader's own.
      const held = message.mine?.length ? message.mine : (this.info?.mine ?? []);
      const mine = held.filter((seat) => !this.#bots.includes(seat));
      const invitation = message.invitation ?? this.info?.invitation ?? null;
      this.info = { ...message, mine, invitation };
      if (this.#seat === null && held.length > 1) this.#watch(mine[0] ?? 0);
    } else if (message.type === "update") {
      if (this.#seat !== null && message.seat !== this.#seat) return;
      this.seen = this.seen.with(message);
      this.moment = message;
      if (this.sent && message.done.includes(this.sent.key)) this.sent = null;
      this.problem = "";
      this.#followHotSeat(message);
      if (this.#series && !this.sent) this.#goOn();
    } else if (message.type === "done") {
      if (this.sent?.key === message.client_move_id) this.sent = null;
    } else {
      this.sent = null;
      this.#series = null;
      this.problem = message.error;
      if (message.status === 409 && this.moment) this.#stream.send({ type: "sync", since: this.moment.n });
    }
  }

  /** Play every option of one kind, one after the other, until something else is asked. */
  playAll(kind: string): void {
    this.#series = { kind, prompt: this.#promptId() };
    this.#goOn();
  }

  #promptId(): string {
    return String((this.moment?.view["prompt"] as { id?: string } | undefined)?.id ?? "");
  }

  #goOn(): void {
    const series = this.#series;
    const next = this.moment?.options.find((offer) => offer.action.startsWith(`${series?.kind ?? ""}:`));
    if (series && next && this.#promptId() === series.prompt) this.play(next.action);
    else this.#series = null;
  }

  play(action: string): void {
    if (this.sent || !this.moment || this.past !== null) return;
    const key = newKey();
    const move = { type: "move", expected: this.moment.n, action, client_move_id: key } as const;
    if (this.#stream.send(move)) this.sent = { key, action };
  }

  /** Take back one step, or everything that can be taken back. */
  undo(steps: number | null): void {
    if (this.sent || !this.moment?.undo) return;
    const key = newKey();
    if (this.#stream.send({ type: "undo", expected: this.moment.n, client_move_id: key, steps })) {
      this.sent = { key, action: "" };
    }
  }

  /** Sitting down changes whose eyes the stream has. */
  seated(info: TableInfo): void {
    this.info = info;
    this.#watch(info.mine?.[0] ?? null);
  }

  again(): void {
    this.#stream.again();
  }

  end(): void {
    this.#stream.end();
  }

  /** Whoever holds several seats sees through the one that has to decide. */
  #followHotSeat(update: Update): void {
    const mine = this.info?.mine ?? [];
    const waiting = update.view["waiting"];
    if (mine.length < 2 || !Array.isArray(waiting) || waiting.includes(update.seat)) return;
    const next = mine.find((seat) => waiting.includes(seat));
    if (next !== undefined) this.#watch(next);
  }

  #watch(seat: number | null): void {
    this.#seat = seat;
    this.moment = null;
    this.seen = new Seen();
    this.sent = null;
    this.#stream.again();
  }
}
