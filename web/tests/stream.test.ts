import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stream } from "../src/stream";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

let since = 0;
let states: string[] = [];
let got: unknown[] = [];

function open(): Stream {
  const stream = new Stream(
    {
      address: () => `/stream?since=${since}`,
      message: (message) => void got.push(message),
      connection: (state) => void states.push(state),
    },
    (address) => new FakeSocket(address) as unknown as WebSocket,
  );
  stream.open();
  return stream;
}

describe("a stream", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    [since, states, got] = [0, [], []];
  });
  afterEach(() => void vi.useRealTimers());

  it("comes back by itself and goes on where it stopped", () => {
    open();
    FakeSocket.all[0]?.onopen?.();
    since = 7;
    FakeSocket.all[0]?.onclose?.({ code: 1006, reason: "" });
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all.map((socket) => socket.address)).toEqual(["/stream?since=0", "/stream?since=7"]);
  });

  it("stays closed when the server says so", () => {
    open();
    FakeSocket.all[0]?.onclose?.({ code: 4404, reason: "There is no table." });
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["closed"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("waits longer and longer", () => {
    open();
    const pauses: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const before = FakeSocket.all.length;
      FakeSocket.all.at(-1)?.onclose?.({ code: 1006, reason: "" });
      let waited = 0;
      for (; FakeSocket.all.length === before; waited += 100) vi.advanceTimersByTime(100);
      pauses.push(waited);
    }
    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
  });

  it("does not send into the void", () => {
    const stream = open();
    expect(stream.send({ type: "sync", since: 1 })).toBe(true);
    stream.end();
    expect(stream.send({ type: "sync", since: 1 })).toBe(false);
  });
});
