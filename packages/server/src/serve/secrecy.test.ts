import { retell, SEATS, seededRng, shuffle } from "@holmgang/kernel";
import type { Entry, Rng, Seat } from "@holmgang/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepMatch } from "../log/keep-match.ts";
import type { KeptMatch } from "../log/keep-match.ts";
import { updateMessage } from "../tables/audience.ts";
import type { Client } from "../testing/client.ts";
import { duelOf, granted, guests, lay } from "../testing/duel.ts";
import type { Duel } from "../testing/duel.ts";
import { startServer } from "../testing/server.ts";
import type { Served } from "./serve.ts";

const PAIRS = 20;
const MATCHES = 50;
const HAND = ["attack", "defense", "heal", "counter"];

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

/** Three different cards, or fewer: what somebody might try on the way. */
const someLayout = (rng: Rng, full: boolean): (string | null)[] =>
  shuffle(rng, HAND)
    .slice(0, 3)
    .map((card) => (full || rng.below(3) > 0 ? card : null));

/** A player who tries a few layouts in secret before confirming one, round after round. */
async function play(client: Client, match: string, rng: Rng): Promise<void> {
  for (let isOver = false; !isOver;) {
    for (let drafts = rng.below(4); drafts > 0; drafts--)
      granted(await lay(client, match, someLayout(rng, false), "layout_draft"));
    granted(await lay(client, match, someLayout(rng, true)));
    const { outcome } = await client.next(
      "update",
      ({ match: id, events }) => id === match && events.some(({ kind }) => kind === "round_end"),
    );
    isOver = outcome !== null;
  }
}

/** The same match as far as one seat may know, with other secrets of its rival: other drafts, more, fewer, or none. */
function twinOf(inputs: readonly Entry[], seat: Seat, rng: Rng): Entry[] {
  return inputs.flatMap((entry): Entry[] => {
    if (entry.kind !== "move" || entry.seat === seat) return [entry];
    const draft = (): Entry => ({
      ...entry,
      move: { kind: "layout_draft", layout: someLayout(rng, false), roundIndex: null },
    });
    const isDraft = (entry.move as { kind: string }).kind === "layout_draft";
    const made = Array.from({ length: rng.below(3) }, draft);
    return isDraft ? made : [...made, entry];
  });
}

/** Every byte of updates that a seat is owed for this log. */
const owed = (kept: KeptMatch, inputs: readonly Entry[], seat: Seat): string[] =>
  retell(kept.host.game, { ...kept.journal(), inputs }, seat).map((update, index) =>
    JSON.stringify(updateMessage(kept, update, index + 1)),
  );

/** What was said to a client about a match, as it came over the socket. */
const saidTo = ({ texts }: Client, match: string): { text: string; kind: string }[] =>
  texts
    .filter((text) => text.includes(match))
    .map((text) => ({ text, kind: (JSON.parse(text) as { kind: string }).kind }));

async function check({ match, clients }: Duel, rng: Rng): Promise<number> {
  const kept = await keepMatch(served.node, match);
  const { inputs } = kept.journal();
  let drafts = 0;
  for (const seat of SEATS) {
    const said = saidTo(clients[seat], match);
    const updates = said.filter(({ kind }) => kind === "update").map(({ text }) => text);
    const twin = twinOf(inputs, seat, rng);
    drafts += Math.abs(twin.length - inputs.length);
    // Not a byte depends on what the rival did in secret: another secret gives the same bytes.
    expect(updates).toEqual(owed(kept, twin, seat));
    // And nothing else is said about the match that could tell: always the same few messages.
    const others = said.map(({ kind }) => kind).filter((kind) => kind !== "update");
    expect(others.toSorted()).toEqual(
      seat === 0 ? ["match_found", "settled"] : ["match_found", "ok", "settled"],
    );
  }
  return drafts;
}

test("over 1,000 matches not one byte tells a player what the rival has not shown", async () => {
  const differing = await Promise.all(
    Array.from({ length: PAIRS }, async (_, index) => {
      const rng = seededRng(`pair ${index}`);
      const pair = await guests([served.address, served.address]);
      let drafts = 0;
      for (let i = 0; i < MATCHES; i++) {
        const settings = {
          stake: 0,
          prepMs: 0,
          startHp: 1 + rng.below(10),
          rounds: 1 + rng.below(3),
        };
        const duel = await duelOf(pair, settings);
        await Promise.all(
          duel.clients.map((client, seat) =>
            play(client, duel.match, seededRng(`${index} ${i} ${seat}`)),
          ),
        );
        for (const client of duel.clients) await client.next("settled");
        drafts += await check(duel, rng);
        for (const client of pair) {
          expect(client.texts.join("")).not.toContain("GRASS");
          client.forget();
        }
      }
      return drafts;
    }),
  );
  const { count } = await served.node.db
    .selectFrom("match")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("outcome", "is not", null)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(PAIRS * MATCHES);
  // The twins were really different.
  expect(Math.min(...differing)).toBeGreaterThan(MATCHES);
});
