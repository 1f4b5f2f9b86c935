import type { Refusal } from "@holmgang/kernel";
import { buckets } from "./bucket.ts";
import type { Bucket } from "./bucket.ts";
import type { Limits, Purse } from "./limits.ts";
import { tooMuch } from "./too-much.ts";

/** Who pays: an account, if it is one, and the place it comes from. */
interface Payer {
  readonly id: string | null;
  readonly household: string;
}

/** What everybody may still ask of this node. Whoever has nothing left is told when to ask again. */
export interface Budgets {
  /** Pays for something that others must bear; or why it cannot be paid for now. */
  act(payer: Payer, price: number): Refusal | null;
  /** Why somebody cannot be told more of what was said before. */
  mayRead(payer: Payer): Refusal | null;
  /** Pays for what was told. It is known afterwards; whoever was told much is in debt. */
  read(payer: Payer, bytes: number): void;
  /** Pays for hashing: what opens one door is asked for so often from one place, and nobody elsewhere waits for it. */
  hash(door: string, household: string): Refusal | null;
  /** Pays for an invitation to somebody: nobody can be sent very many from one place. */
  invite(payer: Payer, guest: string): Refusal | null;
}

export function openBudgets(
  limits: Pick<Limits, "acts" | "reading" | "passwords" | "invitations">,
  now: () => number,
): Budgets {
  const acts = purses(limits.acts, now);
  const reading = purses(limits.reading, now);
  const passwords = purses(limits.passwords, now);
  const invitations = buckets(limits.invitations, now);
  return {
    act(payer, price) {
      if (price === 0) return null; // most of what is said: nothing has to be looked up for it
      const waitMs = takeOfAll(acts(payer), price);
      return waitMs === 0 ? null : tooMuch("over-budget", "That is a lot at once", waitMs);
    },
    mayRead(payer) {
      const waitMs = longest(reading(payer), 1);
      return waitMs === 0 ? null : tooMuch("over-budget", "You have read a lot just now", waitMs);
    },
    read(payer, bytes) {
      for (const each of reading(payer)) each.take(bytes / 1024);
    },
    hash(door, household) {
      const waitMs = takeOfAll(passwords({ id: `${household} ${door}`, household }), 1);
      return waitMs === 0
        ? null
        : tooMuch("over-budget", "Passwords take long to check, and you have sent many", waitMs);
    },
    invite({ household }, guest) {
      const waitMs = invitations(`${household} ${guest}`).tryTake();
      return waitMs === 0
        ? null
        : tooMuch("over-budget", "They have been invited often enough just now", waitMs);
    },
  };
}

const longest = (each: readonly Bucket[], price: number): number =>
  Math.max(...each.map((one) => one.lacks(price)));

/** Takes the price of each if all have it, and says how long to wait otherwise. */
function takeOfAll(each: readonly Bucket[], price: number): number {
  const waitMs = longest(each, price);
  if (waitMs === 0) for (const one of each) one.take(price);
  return waitMs;
}

function purses(
  { account, household }: Purse,
  now: () => number,
): (payer: Payer) => readonly Bucket[] {
  const byAccount = buckets(account, now);
  const byHousehold = buckets(household, now);
  return (payer) => [
    byHousehold(payer.household),
    ...(payer.id === null ? [] : [byAccount(payer.id)]),
  ];
}
