import { concat, hex, utf8 } from "./bytes.ts";

/** SHA-256 (FIPS 180-4), synchronous, the same in Node and in browsers on any address. */
export function sha256(message: Uint8Array): Uint8Array {
  const hash = Int32Array.from(INITIAL);
  const padded = pad(message);
  const words = new Int32Array(64);
  for (let offset = 0; offset < padded.length; offset += 64) {
    schedule(words, padded, offset);
    compress(hash, words);
  }
  return bytesOf(hash);
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

/** The first 32 fractional bits of the `power`-th roots of the first primes. */
function rootsOfPrimes(count: number, power: number): number[] {
  const roots: number[] = [];
  for (let n = 2; roots.length < count; n++) {
    if (isPrime(n)) roots.push(Math.floor((n ** (1 / power) % 1) * 2 ** 32) | 0);
  }
  return roots;
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

const INITIAL = rootsOfPrimes(8, 2);
const ROUND = Int32Array.from(rootsOfPrimes(64, 3));

function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, (message.length * 8) >>> 0);
  return padded;
}

function schedule(w: Int32Array, bytes: Uint8Array, offset: number): void {
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

function compress(hash: Int32Array, w: Int32Array): void {
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

function bytesOf(words: Int32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  words.forEach((word, i) => view.setInt32(i * 4, word));
  return bytes;
}
