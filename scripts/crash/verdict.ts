import { keepMatch, openStore } from "@holmgang/server";
import type { KeptMatch, StorePlace } from "@holmgang/server";
import type { Page } from "../../packages/cli/src/load/notebook.ts";
import { keepingOn } from "../../packages/server/src/testing/keeping.ts";
import { auditLedger } from "./ledger.ts";
import { lostMoves } from "./lost-moves.ts";
import type { Evidence } from "./trial.ts";
import { unhappened } from "./unhappened.ts";

/** What became of all that was promised. Every list holds sentences. */
export interface Verdict {
  readonly matches: number;
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly unhappened: readonly string[];
  /** Endings that are not the rules', tokens that do not add up, and whatever else should not be. */
  readonly wrong: readonly string[];
}

/** Compares what players were told with what the database says. */
export async function judge(
  place: StorePlace,
  { pages, complaints, games }: Evidence,
): Promise<Verdict> {
  const store = await openStore(place);
  try {
    const rows = await store.db.selectFrom("match").selectAll().orderBy("found_at").execute();
    const keeping = keepingOn(store, { now: Date.now() });
    const lost: string[] = [];
    const untold: string[] = [];
    const wrong = [...complaints, ...(await auditLedger(store))];
    for (const each of games)
      if (!rows.some(({ game }) => game === each)) wrong.push(`nobody came to play ${each}`);
    for (const { id, outcome, nonce_0, nonce_1 } of rows) {
      const match = await keepMatch(keeping, id);
      const own = pages.filter((page) => page.match === id);
      wrong.push(...endingOf(match, outcome), ...seatsOf(id, own));
      for (const page of own) {
        lost.push(...lossesOf(match, page, page.seat === 0 ? nonce_0 : nonce_1));
        untold.push(...unhappened(match, page));
      }
    }
    const sent = pages.flatMap((page) => page.sent);
    return {
      matches: rows.length,
      acknowledged: sent.filter(({ fate }) => fate === "acknowledged").length,
      lost,
      unhappened: untold,
      wrong,
    };
  } finally {
    await store.close();
  }
}

/** Both go on playing, so a move ends the match: no bell, and nobody who was taken for gone. */
const endingOf = ({ id, journal }: KeptMatch, outcome: string | null): readonly string[] =>
  outcome !== null && journal().inputs.at(-1)?.kind === "move"
    ? []
    : [`match ${id} ended with ${outcome}`];

const seatsOf = (id: string, pages: readonly Page[]): readonly string[] =>
  pages.length === 2 && pages[0]!.seat !== pages[1]!.seat
    ? []
    : [`match ${id} was played by ${pages.length} players`];

function lossesOf(match: KeptMatch, page: Page, nonce: string | null): readonly string[] {
  const where = `match ${match.id}, seat ${page.seat}`;
  const moves = match
    .journal()
    .inputs.flatMap((input) =>
      input.kind === "move" && input.seat === page.seat ? input.move : [],
    );
  const { lost, isForeign } = lostMoves(page.sent, moves);
  return [
    ...lost.map(({ move }) => `${where}: ${JSON.stringify(move)} was acknowledged`),
    ...(isForeign ? [`${where}: the log holds what was not sent: ${JSON.stringify(moves)}`] : []),
    ...(page.nonce === null || page.nonce === nonce ? [] : [`${where}: the nonce ${page.nonce}`]),
  ];
}
