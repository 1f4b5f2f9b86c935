/** Text as UTF-8. Written here because kernel code may name nothing beyond the language. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x80) return beyondAscii(text);
    bytes[i] = unit;
  }
  return bytes;
}

function beyondAscii(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const symbol of text) {
    // Iterating a string never yields an empty symbol; a lone surrogate becomes the replacement character.
    const point = symbol.codePointAt(0)!;
    push(bytes, point >= 0xd800 && point <= 0xdfff ? 0xfffd : point);
  }
  return Uint8Array.from(bytes);
}

function push(bytes: number[], point: number): void {
  if (point < 0x80) bytes.push(point);
  else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point, 0));
  else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point, 6), tail(point, 0));
  else bytes.push(0xf0 | (point >> 18), tail(point, 12), tail(point, 6), tail(point, 0));
}

const tail = (point: number, shift: number): number => 0x80 | ((point >> shift) & 0x3f);

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

export function hex(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += (byte < 16 ? "0" : "") + byte.toString(16);
  return text;
}
