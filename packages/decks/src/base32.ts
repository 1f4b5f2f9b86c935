const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes as RFC 4648 writes them, without padding: it survives chats, telephones and a lost capital. */
export function toBase32(bytes: Uint8Array): string {
  let text = "";
  let [bits, held] = [0, 0];
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xfff; // never more than four bits wait for the next byte
    for (held += 8; held >= 5; held -= 5) text += ALPHABET[(bits >> (held - 5)) & 31];
  }
  return held === 0 ? text : text + ALPHABET[(bits << (5 - held)) & 31];
}

/** Null for what nobody would have written: a strange character, an impossible length, bits left over that are not 0. */
export function fromBase32(text: string): Uint8Array | null {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const character of text) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) return null;
    bits = ((bits << 5) | value) & 0xfff;
    held += 5;
    if (held < 8) continue;
    held -= 8;
    bytes.push((bits >> held) & 0xff);
  }
  const rest = bits & ((1 << held) - 1);
  return held < 5 && rest === 0 ? Uint8Array.from(bytes) : null;
}

/** The first character that no code has, or null. */
export const strangerIn = (text: string): string | null =>
  Array.from(text).find((character) => !ALPHABET.includes(character)) ?? null;
