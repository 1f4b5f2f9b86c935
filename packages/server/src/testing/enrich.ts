import { transfer } from "../ledger/transfer.ts";
import { playClans } from "../gold/testing/clans-match.ts";
import { askIn } from "../store/ask.ts";
import { steadyBeat } from "../store/beat.ts";
import type { Served } from "../serve/serve.ts";
import { newId } from "../node/new-id.ts";

/** Lets an account win a match that pays, and puts this much gold into its purse besides. */
export async function enrich(
  { node: { db } }: Pick<Served, "node">,
  account: string,
  gold: number,
): Promise<void> {
  const amounts = new Map([
    [account, gold],
    ["mint", -gold],
  ]);
  await db
    .transaction()
    .execute((step) =>
      transfer(step, { kind: "spoils", currency: "gold", matchId: null, amounts }),
    );
  const match = { id: newId(), seats: [account, null], mode: null, gaveUp: [1] } as const;
  await playClans(
    { db, ask: askIn(db), beat: steadyBeat(), isShared: false },
    { ...match, at: Date.now(), rounds: 6 },
  );
}
