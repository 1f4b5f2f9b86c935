import type { Decision } from "../game.ts";
import type { Expiry } from "../input.ts";
import { pick } from "../rng.ts";
import type { Rng } from "../rng.ts";

/** Every bell that may ring for a question: that of its limit, that of its seat's bank. */
export function bellsOf({ seat, limitMs, bankMs }: Decision): readonly [Expiry, ...Expiry[]] {
  const limit: Expiry = { kind: "expire", seat };
  if (bankMs === undefined) return [limit];
  const bank: Expiry = { kind: "expire", seat, clock: "bank" };
  return limitMs === null ? [bank] : [limit, bank];
}

/** One of them, by chance. */
export function someBell(decision: Decision, rng: Rng): Expiry {
  const bells = bellsOf(decision);
  return bells.length === 1 ? bells[0] : pick(rng, bells);
}
