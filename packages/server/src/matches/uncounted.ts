import type { Node } from "../node/node.ts";
import type { Ask } from "../store/ask.ts";
import type { Uncounted } from "../store/schema.ts";

type Two = readonly [string, string];

/**
 * Why matches of these pairs would not count, null for each that would. Whoever plays against themselves by two accounts gains
 * nothing by it, and neither do two who play for one of them.
 */
export async function uncounted(
  { limits, now }: Pick<Node, "limits" | "now">,
  ask: Ask,
  pairs: readonly Two[],
): Promise<readonly (Uncounted | null)[]> {
  if (limits.pairADay === Infinity || pairs.length === 0) return pairs.map(() => null);
  const since = String(now() - DAY_MS);
  const rows = await ask<Row>(WHY, [pairs.map(([one]) => one), pairs.map(([, two]) => two), since]);
  return rows.map(({ lives_together, met }) => {
    if (lives_together) return "same-household";
    return Number(met) >= limits.pairADay ? "met-often" : null;
  });
}

/** Of one pair, which may be no pair: a bot of ours sits on no seat. */
export async function uncountedPair(
  node: Pick<Node, "limits" | "now">,
  ask: Ask,
  [one, two]: readonly (string | null)[],
): Promise<Uncounted | null> {
  if (!one || !two) return null;
  const [why] = await uncounted(node, ask, [[one, two]]);
  return why ?? null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

interface Row {
  readonly lives_together: boolean;
  readonly met: string;
}

const WHY = `
  select
    exists (
      select from account_address as one join account_address as two on two.hash = one.hash
      where one.account_id = pair.one and two.account_id = pair.two
        and one.counts and two.counts and one.at > $3 and two.at > $3) as lives_together,
    (select count(*) from (
        select id, rated from match where seat_0 = pair.one and seat_1 = pair.two and found_at > $3
        union all
        select id, rated from match where seat_0 = pair.two and seat_1 = pair.one and found_at > $3) as met
      where rated or exists (select from ledger_transaction where match_id = met.id and kind = 'stake')) as met
  from unnest($1::text[], $2::text[]) with ordinality as pair (one, two, nr)
  order by nr`;
