/** A player's waits, nineteen of twenty of them no longer than this in milliseconds. */
interface Waits {
  readonly before: number;
  readonly during: number;
  readonly after: number;
}

/** What an abuse did to an honest player. */
export interface Row {
  readonly name: string;
  readonly honest: Waits;
  /** The same player at a server that nobody abuses, at the same time: what the machine did meanwhile. */
  readonly elsewhere: Waits;
  /** What the abuser asked for, how much of it was refused, and how much was said to it. */
  readonly asked: number;
  readonly refused: number;
  readonly bytes: number;
}

/** An abuse may cost an honest player as much time again, and no more: as before, or as elsewhere if the machine itself was slower then. */
export const isBorne = ({ honest, elsewhere }: Row): boolean =>
  (["during", "after"] as const).every(
    (when) => honest[when] <= 2 * Math.max(honest.before, elsewhere[when]),
  );

export function p95(waits: readonly number[]): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Infinity;
}

export const HEAD =
  "abuse           before   during    after     (elsewhere: before, during, after)";

export function told(row: Row): string {
  const { name, honest, elsewhere, asked, refused, bytes } = row;
  const asks = `${asked} asked, ${refused} refused, ${(bytes / 1e6).toFixed(1)} MB`;
  const verdict = isBorne(row) ? "" : "  TOO MUCH";
  return `${name.padEnd(13)} ${inWords(honest)}     (${inWords(elsewhere)})  ${asks}${verdict}`;
}

const inWords = ({ before, during, after }: Waits): string =>
  [before, during, after].map((ms) => `${ms.toFixed(0).padStart(5)} ms`).join(" ");
