/** Numbers that depend on a name only, so that the same thing always looks the same. */
export class Dice {
  #state: number;

  constructor(name: string) {
    let hash = 2166136261;
    for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
    this.#state = hash >>> 0;
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.whole(0, list.length - 1)] ?? list[0];
  }
}

export const r = (number: number): string => String(Math.round(number * 10) / 10);

export type Point = readonly [number, number];

export const points = (list: readonly Point[]): string => list.map(([x, y]) => `${r(x)},${r(y)}`).join(" ");
