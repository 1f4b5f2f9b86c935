import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { readNickname } from "./nickname.ts";
import { isTaken } from "./unless-taken.ts";

/** Names from before looks were compared get theirs, the oldest first. Whose name is not good enough keeps it, and is asked to change. */
export async function lookAtNames(db: Kysely<Database>): Promise<void> {
  const unseen = await db
    .selectFrom("account")
    .select(["id", "nickname"])
    .where("nickname_look", "like", "?%")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  for (const { id, nickname } of unseen) {
    const name = readNickname(nickname);
    await setLook(db, id, name.ok ? name.value.look : null);
  }
}

async function setLook(db: Kysely<Database>, id: string, look: string | null): Promise<void> {
  const set = (value: string | null) =>
    db
      .updateTable("account")
      .set({ nickname_look: value })
      .where("id", "=", id)
      .where("nickname_look", "like", "?%")
      .execute();
  try {
    await set(look);
  } catch (error) {
    if (!isTaken(error)) throw error;
    await set(null);
  }
}
