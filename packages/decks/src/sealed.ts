import { fromBase32, toBase32 } from "./base32.ts";
import { crc8 } from "./crc8.ts";

/** Bytes as text that notices a slip of the finger. */
export const seal = (bytes: readonly number[]): string =>
  toBase32(Uint8Array.of(...bytes, crc8(Uint8Array.from(bytes))));

/** The bytes again, or null when their check does not add up. */
export function unseal(text: string): Uint8Array | null {
  const sealed = fromBase32(text);
  if (!sealed || sealed.length < 2) return null;
  const bytes = sealed.subarray(0, -1);
  return crc8(bytes) === sealed.at(-1) ? bytes : null;
}
