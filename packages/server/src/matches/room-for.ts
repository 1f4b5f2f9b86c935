import type { Refusal } from "@holmgang/kernel";
import type { Caller } from "../lines/line.ts";
import { tooMuch } from "../limits/too-much.ts";
import type { Crowd } from "../limits/limits.ts";
import type { Node } from "../node/node.ts";
import { PLAYING } from "../store/playing.ts";

/** Why somebody cannot begin a match that no queue makes: they, or all where they are, have as many as they can. */
export async function roomFor(
  { ask, limits, addresses, now }: Pick<Node, "ask" | "limits" | "addresses" | "now">,
  { id, household }: Caller,
  withBot: boolean,
): Promise<Refusal | null> {
  const limit = withBot ? limits.withBots : limits.arranged;
  if (limit.household === Infinity) return null;
  const since = String(now() - DAY_MS);
  const [going] = await ask<Row>(GOING_ON, [addresses.hashOf(household), since, id, withBot]);
  return why(limit, Number(going?.own), Number(going?.all), withBot);
}

function why(limit: Crowd, own: number, all: number, withBot: boolean): Refusal | null {
  const what = withBot ? "matches against bots" : "matches";
  if (own >= limit.account)
    return tooMuch("too-many-matches", `You play ${own} ${what}; end one first`, AGAIN_MS);
  if (all < limit.household) return null;
  return tooMuch(
    "too-many-matches",
    `${all} ${what} are played where you are, as many as there may be`,
    AGAIN_MS,
  );
}

/** Nobody knows when a match ends; this is when it is worth another look. */
const AGAIN_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Row {
  readonly own: string;
  readonly all: string;
}

const GOING_ON = `
  select count(distinct match_id) as all, count(distinct match_id) filter (where account_id = $3) as own
  from (
    select match.id as match_id, account_id
      from (select account_id from account_address where hash = $1 and at > $2 union select $3) as here
      join match on ${PLAYING[0]} = here.account_id
      where mode is null and (bot_0 is not null or bot_1 is not null) = $4
    union all
    select match.id as match_id, account_id
      from (select account_id from account_address where hash = $1 and at > $2 union select $3) as here
      join match on ${PLAYING[1]} = here.account_id
      where mode is null and (bot_0 is not null or bot_1 is not null) = $4
  ) as playing`;
