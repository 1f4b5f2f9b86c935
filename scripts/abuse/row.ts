/** What an abuse did to an honest player, who waited so many milliseconds nineteen times out of twenty. */
export interface Row {
  readonly name: string;
  readonly before: number;
  readonly during: number;
  readonly after: number;
  /** What the abuser asked for, how much of it was refused, and how much was said to it. */
  readonly asked: number;
  readonly refused: number;
  readonly bytes: number;
}

/** An abuse may cost an honest player as much time again, and no more. */
export const isBorne = ({ before, during, after }: Row): boolean =>
  Math.max(during, after) <= 2 * before;

export function p95(waits: readonly number[]): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Infinity;
}

export function told(row: Row): string {
  const { name, before, during, after, asked, refused, bytes } = row;
  const [was, is, then] = [before, during, after].map((ms) => ms.toFixed(0).padStart(6));
  const times = (during / before).toFixed(1).padStart(5);
  const asks = `${asked} asked, ${refused} refused, ${(bytes / 1e6).toFixed(1)} MB`;
  return `${name.padEnd(12)} p95 ${was} ms before ${is} ms during (${times}) ${then} ms after; ${asks}${isBorne(row) ? "" : "  TOO MUCH"}`;
}
