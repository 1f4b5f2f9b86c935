import { invariant } from "@holmgang/kernel";

/** Four bytes: far more than any card's number needs, and small enough for bits. */
export const MOST_NUMBER = (1 << 28) - 1;

/** Numbers as bytes: seven bits each, the low ones first, the top bit set while more follow. */
export function writeVarints(numbers: readonly number[]): number[] {
  const bytes: number[] = [];
  for (const number of numbers) {
    const isWritable = Number.isInteger(number) && number >= 0 && number <= MOST_NUMBER;
    invariant(isWritable, `${number} is no number of a card, a hero or a catalogue`);
    let rest = number;
    for (; rest > 0x7f; rest >>= 7) bytes.push((rest & 0x7f) | 0x80);
    bytes.push(rest);
  }
  return bytes;
}

/** Null where the last number is cut off, or one is too large. */
export function readVarints(bytes: Iterable<number>): number[] | null {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const byte of bytes) {
    value |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte < 0x80) {
      numbers.push(value);
      [value, shift] = [0, 0];
    } else if (shift >= 28) return null;
  }
  return shift === 0 ? numbers : null;
}
