import { concat, hex, utf8 } from "./bytes.ts";
import { accept, refuse } from "./result.ts";
import type { Result } from "./result.ts";
import type { BySeat, Seat } from "./seat.ts";
import { hmacSha256, sha256 } from "./sha256.ts";

/**
 * What proves that nobody chose a match's chance. Before anything is dealt the server publishes `commitment`; each seat
 * answers with a nonce; the match seed needs all three; the server seed is shown at the end. All are texts.
 */
export interface Fairness {
  readonly matchId: string;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly nonces: Readonly<BySeat<string>>;
}

/** Binds the server to its seed, for this match alone, without showing it. */
export const commit = (matchId: string, serverSeed: string): string =>
  hex(sha256(fields("holmgang commitment", matchId, serverSeed)));

/** The seed of the match: keyed by the server's secret, so that public values alone never give it. */
export const matchSeed = (fairness: Omit<Fairness, "commitment">): string =>
  keyed(fairness.serverSeed, "holmgang seed", fairness.matchId, ...fairness.nonces);

/** The nonce of a seat that the server itself plays: fixed by the commitment, so the server cannot try several. */
export const botNonce = (matchId: string, serverSeed: string, seat: Seat): string =>
  keyed(serverSeed, "holmgang bot nonce", matchId, String(seat));

/** Checks a revealed server seed against its commitment, and the match seed against both. */
export function verifyFairness(fairness: Fairness, seed: string): Result<null> {
  if (commit(fairness.matchId, fairness.serverSeed) !== fairness.commitment) {
    return refuse("bad-commitment", "The server seed is not the one the server committed to.");
  }
  if (matchSeed(fairness) !== seed) {
    return refuse(
      "bad-seed",
      "The seed does not follow from the server seed, the match and the nonces.",
    );
  }
  return accept(null);
}

const keyed = (key: string, ...parts: readonly string[]): string =>
  hex(hmacSha256(utf8(key), fields(...parts)));

/** Texts laid end to end, each behind its length, so that no two lists give the same bytes. */
function fields(...texts: readonly string[]): Uint8Array {
  return concat(...texts.map(utf8).flatMap((bytes) => [lengthOf(bytes), bytes]));
}

function lengthOf(bytes: Uint8Array): Uint8Array {
  const prefix = new Uint8Array(4);
  new DataView(prefix.buffer).setUint32(0, bytes.length);
  return prefix;
}
