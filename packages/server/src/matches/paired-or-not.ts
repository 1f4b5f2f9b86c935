import type { Result } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import type { Node } from "../node/node.ts";
import { again } from "../store/again.ts";
import type { Database } from "../store/schema.ts";
import { NotPaired } from "./find-match.ts";

/** Runs a pairing in one transaction: a refusal, whichever way it comes, undoes all of it. */
export async function pairedOrNot<V>(
  { db }: Pick<Node, "db">,
  work: (step: Transaction<Database>) => Promise<Result<V>>,
): Promise<Result<V>> {
  try {
    return await again(() =>
      db.transaction().execute(async (step) => {
        const result = await work(step);
        if (!result.ok) throw new NotPaired(result.refusal);
        return result;
      }),
    );
  } catch (error) {
    if (error instanceof NotPaired) return { ok: false, refusal: error.refusal };
    throw error;
  }
}
