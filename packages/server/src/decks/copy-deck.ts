import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { copyName, readDeckName } from "./deck-name.ts";
import { findDeck } from "./find-deck.ts";
import { keepDeck } from "./keep-deck.ts";
import type { DeckKey, KeptDeck } from "./kept-deck.ts";

/** The same cards under another name, to be changed on its own. */
export async function copyDeck(
  db: Kysely<Database>,
  key: DeckKey,
  raw: string | undefined,
  now: number,
): Promise<Result<KeptDeck>> {
  const found = await findDeck(db, key);
  if (!found.ok) return found;
  const { game, code } = found.value;
  const name = readDeckName(raw ?? copyName(found.value.name));
  return name.ok ? keepDeck(db, key.account, { game, code, name: name.value }, now) : name;
}
