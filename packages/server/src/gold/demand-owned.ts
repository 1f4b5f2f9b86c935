import { missingFor } from "@holmgang/decks";
import type { Missing } from "@holmgang/decks";
import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { boughtBy } from "./collection.ts";
import { economyOf } from "./economy-of.ts";

/** Whether an account owns all it brings to a match that counts. Nothing that was bought is ever lost again. */
export async function demandOwned(
  db: Kysely<Database>,
  account: string,
  game: string,
  entry: unknown,
): Promise<Result<null>> {
  const economy = economyOf(game);
  if (!economy) return accept(null);
  const bought = await boughtBy(db, account, economy.id);
  const missing = missingFor(economy.decksIn(entry), economy, bought);
  return missing.length === 0 ? accept(null) : refuse("not-owned", notOwned(missing));
}

const MOST_NAMED = 4;

function notOwned(missing: readonly Missing[]): string {
  const named = missing
    .slice(0, MOST_NAMED)
    .map(({ ware, owned, wanted }) =>
      wanted === 1 ? ware.name : `${ware.name} (${owned} of ${wanted})`,
    );
  const rest = missing.length - named.length;
  const all = [...named, ...(rest > 0 ? [`${rest} more`] : [])];
  return `You do not own ${all.join(", ")}. Against bots and friends any card may be played.`;
}
