import type { Config, Fairness, Host, Shape } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";

export interface NewMatch {
  readonly id: string;
  readonly config: Config<Shape>;
  readonly seed: string;
  readonly fairness: Fairness | null;
  readonly openedAt: number;
}

/** Writes the one row a match has besides its inputs. */
export async function openMatch(db: Kysely<Database>, host: Host, match: NewMatch): Promise<void> {
  await db
    .insertInto("match")
    .values({
      id: match.id,
      game: host.game.id,
      rules: host.game.rules,
      config: JSON.stringify(match.config),
      seed: match.seed,
      fairness: match.fairness && JSON.stringify(match.fairness),
      opened_at: String(match.openedAt),
      outcome: null,
    })
    .execute();
}
