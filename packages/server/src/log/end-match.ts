import type { Transaction } from "kysely";
import { economyOf } from "../gold/economy-of.ts";
import { paySpoils } from "../gold/pay-spoils.ts";
import { accountsAt } from "../ledger/stakes.ts";
import { again } from "../store/again.ts";
import { askIn } from "../store/ask.ts";
import { lockAccounts } from "../store/lock-accounts.ts";
import type { Database, Uncounted } from "../store/schema.ts";
import type { Ended, FinishedMatch } from "./finish-match.ts";
import type { Keeping } from "./keeping.ts";

/** A match that is over, with what its pay hangs on. */
interface EndingMatch extends FinishedMatch {
  readonly settings: unknown;
  readonly state: unknown;
  readonly uncounted: Uncounted | null;
}

type Fate = Ended | { readonly fate: "withdrawn" };

/**
 * Ends a match with all that follows. What is paid in gold, and an end that holds only while something is true, take a
 * transaction of their own; all others share theirs with whoever ends at the same moment.
 */
export function endMatch(
  { db, ends }: Pick<Keeping, "db" | "ends">,
  match: EndingMatch,
  isStillTrue?: (step: Transaction<Database>) => Promise<boolean>,
): Promise<Fate> {
  if (!isStillTrue && !economyOf(match.host.game.id)) return ends.finish(match);
  const work = async (step: Transaction<Database>): Promise<Fate> => {
    if (isStillTrue && !(await isStillTrue(step))) return { fate: "withdrawn" };
    const ended = await ends.finishIn(askIn(step), match);
    if (ended.fate === "ended")
      await paySpoils(step, match.host, match, await lockAccounts(step, accountsAt(match.seats)));
    return ended;
  };
  return again(() => db.transaction().execute(work));
}
