import { accept } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import type { Account } from "./account.ts";
import { change, withAccount } from "./account.ts";

/** The faces there are; the first is everybody's until they choose. */
export const AVATARS = ["orc", "knight", "mage", "rogue", "ranger", "paladin"] as const;
export type Avatar = (typeof AVATARS)[number];

export const setAvatar = (
  db: Kysely<Database>,
  id: string,
  avatar: Avatar,
): Promise<Result<Account>> =>
  withAccount(db, id, async (step) => accept(await change(step, id, { avatar })));
