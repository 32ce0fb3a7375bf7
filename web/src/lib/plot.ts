/** Scales of plots: nice ticks, places, bars. */
export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

const NICE = [1, 2, 2.5, 5, 10];

/** A range that covers the values, with about `count` round ticks; counts have no halves. */
export function scale(values: readonly number[], count = 4, smallest = 0): Scale {
  const [low, high] = values.length ? [Math.min(...values), Math.max(...values)] : [0, 1];
  const span = high - low || Math.max(Math.abs(high) * 0.2, 1);
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(power * (NICE.find((nice) => nice * power >= rough) ?? 10), smallest);
  const first = Math.floor(low / step) * step;
  const last = Math.ceil(high / step) * step || step;
  const ticks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, i) =>
    Number((first + i * step).toFixed(6)),
  );
  return { low: first, high: ticks.at(-1) ?? last, ticks: ticks.length > 1 ? ticks : [first, first + step] };
}

/** How far a value lies along a scale, 0 to 1. */
export function along(range: Scale, value: number): number {
  return (value - range.low) / (range.high - range.low || 1);
}

/** Values in equal steps, as the server counts them. */
export function histogram(values: readonly number[], bars = 12): { low: number; step: number; counts: number[] } {
  if (!values.length) return { low: 0, step: 1, counts: [] };
  const low = Math.min(...values);
  const step = Math.max(Math.ceil((Math.max(...values) - low + 1) / bars), 1);
  const counts: number[] = Array<number>(Math.floor((Math.max(...values) - low) / step) + 1).fill(0);
  for (const value of values) counts[Math.floor((value - low) / step)]! += 1;
  return { low, step, counts };
}
