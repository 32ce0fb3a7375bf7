/** A table's stream that comes back by itself and goes on where it stopped. */
import type { FromStream, ToStream } from "./api";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const CLOSED_FOR = 4000; // the server closes with this plus the status of the problem

export type Connection = "opening" | "open" | "lost" | "closed";

export interface StreamEvents {
  address: () => string;
  message: (message: FromStream) => void;
  connection: (state: Connection) => void;
}

export class Stream {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isEnded = false;
  readonly #events: StreamEvents;
  readonly #make: (address: string) => WebSocket;

  constructor(events: StreamEvents, make = (address: string): WebSocket => new WebSocket(address)) {
    this.#events = events;
    this.#make = make;
  }

  open(): void {
    clearTimeout(this.#timer);
    if (this.#isEnded) return;
    const socket = this.#make(this.#events.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.#events.connection("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#events.message(JSON.parse(event.data) as FromStream);
    socket.onclose = (event: CloseEvent) => {
      if (socket !== this.#socket || this.#isEnded) return;
      if (event.code >= CLOSED_FOR + 400) {
        this.#events.connection("closed"); // a message has said why
        return;
      }
      this.#events.connection("lost");
      this.#timer = setTimeout(() => this.open(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  }

  /** Send; no when there is no connection now. */
  send(message: ToStream): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Start over at once, for another seat or after the network has come back. */
  again(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#pause = FIRST_PAUSE;
    this.open();
  }

  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
