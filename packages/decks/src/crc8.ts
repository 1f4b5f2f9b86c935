/**
 * A check of one byte (polynomial x⁸ + x² + x + 1). It finds every change within eight bits in a row, so also every
 * change of one base32 character, which is five.
 */
export function crc8(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1;
  }
  return crc;
}
