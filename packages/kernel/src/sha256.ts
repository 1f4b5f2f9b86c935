import { concat, hex, utf8 } from "./bytes.ts";

/** SHA-256 (FIPS 180-4), synchronous, the same in Node and in browsers on any address. */
export function sha256(message: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(32);
  const words = sha256Words(message);
  for (let i = 0; i < 32; i++) bytes[i] = words[i >> 2]! >>> (24 - 8 * (i & 3));
  return bytes;
}

/** The same as eight signed 32-bit integers. They are shared: the next call overwrites them. */
export function sha256Words(message: Uint8Array): Readonly<Int32Array> {
  HASH.set(INITIAL);
  const whole = message.length & ~63;
  for (let offset = 0; offset < whole; offset += 64) compress(message, offset);
  compressRest(message, whole);
  return HASH;
}

export const sha256Hex = (text: string): string => hex(sha256(utf8(text)));

/** HMAC (RFC 2104) over SHA-256. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return sha256(concat(outer, sha256(concat(inner, message))));
}

/** The first 32 fractional bits of the square roots of the first 8 primes. */
const INITIAL = Int32Array.from([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

/** The first 32 fractional bits of the cube roots of the first 64 primes. */
const ROUND = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

// One hash is worked on at a time, so its memory is there once for all: short messages would cost less than new buffers.
const HASH = new Int32Array(8);
const WORDS = new Int32Array(64);
const REST = new Uint8Array(128);

/** What is left of the message, a bit, zeros, and the length in bits: one block or two. */
function compressRest(message: Uint8Array, from: number): void {
  const left = message.length - from;
  const size = left < 56 ? 64 : 128;
  for (let i = 0; i < left; i++) REST[i] = message[from + i]!;
  REST[left] = 0x80;
  REST.fill(0, left + 1, size);
  // Six bytes of length: no message is longer.
  const high = Math.floor(message.length / 2 ** 29);
  const low = message.length << 3;
  REST[size - 6] = high >>> 8;
  REST[size - 5] = high;
  for (let i = 0; i < 4; i++) REST[size - 1 - i] = low >>> (8 * i);
  for (let offset = 0; offset < size; offset += 64) compress(REST, offset);
}

function schedule(bytes: Uint8Array, offset: number): void {
  const w = WORDS;
  for (let i = 0; i < 16; i++) {
    const at = offset + i * 4;
    w[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
}

/** Takes in the 64 bytes from `offset` on. */
function compress(bytes: Uint8Array, offset: number): void {
  schedule(bytes, offset);
  const hash = HASH;
  const w = WORDS;
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
