import { GAME_IDS, GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { lawKitOf, SIZES, tried } from "@holmgang/games/testing";
import { retell, SEATS, seededRng } from "@holmgang/kernel";
import type { Entry, Rng, Seat } from "@holmgang/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepMatch } from "../log/keep-match.ts";
import type { KeptMatch } from "../log/keep-match.ts";
import { updateMessage } from "../tables/audience.ts";
import type { Client } from "../testing/client.ts";
import { duelOf, guests } from "../testing/duel.ts";
import type { Duel } from "../testing/duel.ts";
import { answerWith, hasSetting, newest } from "../testing/exchange.ts";
import { handFor } from "../testing/hand.ts";
import type { Hand } from "../testing/hand.ts";
import { startServer } from "../testing/server.ts";
import { twinsOf } from "../testing/twin.ts";
import type { Served } from "./serve.ts";

const { pairs, inputs, matches } = SIZES.secrecy;

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

/** A player who tries this and that in secret before answering, until the match is over. */
async function play(client: Client, { match, hand, seat, rng }: Playing): Promise<void> {
  for (;;) {
    const { decisions, outcome, view } = newest(client, match);
    if (outcome) return;
    if (decisions.length === 0) {
      await client.ask({ kind: "ping" });
      continue;
    }
    for (const move of hand.odd(view, seat).slice(0, rng.below(4)))
      await client.ask({ kind: "move", match, decision: decisions[0]!.id, move });
    if (newest(client, match).decisions.length > 0) await answerWith(hand, client, match, seat);
  }
}

interface Playing {
  readonly match: string;
  readonly hand: Hand;
  readonly seat: Seat;
  readonly rng: Rng;
}

/** Every byte of updates that a seat is owed for this log. */
const owed = (kept: KeptMatch, log: readonly Entry[], seat: Seat): string[] =>
  retell(kept.host.game, { ...kept.journal(), inputs: log }, seat).map((update, index) =>
    JSON.stringify(updateMessage(kept, update, index + 1)),
  );

/** What was said to a client about a match, as it came over the socket. */
const saidTo = ({ texts }: Client, match: string): { text: string; kind: string }[] =>
  texts
    .filter((text) => text.includes(match))
    .map((text) => ({ text, kind: (JSON.parse(text) as { kind: string }).kind }));

/** Returns how many secrets were exchanged for others. */
async function check(id: GameId, { match, clients }: Duel, rng: Rng): Promise<number> {
  const kept = await keepMatch(served.node, match);
  const kit = await lawKitOf(id);
  let changed = 0;
  for (const seat of SEATS) {
    const said = saidTo(clients[seat], match);
    const updates = said.filter(({ kind }) => kind === "update").map(({ text }) => text);
    const odd = (state: unknown, rival: Seat) => kit.extraMoves(state, rival, rng);
    // Not a byte depends on what the rival did in secret: another secret gives the same bytes.
    for (const twin of twinsOf(kept, seat, odd, rng)) {
      const told = owed(kept, twin.inputs, seat);
      expect(updates.slice(0, told.length)).toEqual(told);
      changed += twin.changed;
    }
    // And nothing else is said about the match that could tell: always the same few messages.
    const others = new Set(said.map(({ kind }) => kind).filter((kind) => kind !== "update"));
    expect([...others].filter((kind) => !PUBLIC.includes(kind))).toEqual([]);
  }
  return changed;
}

/** No clock and no stake, as far as the game lets a match say so: everybody can play for ever. */
function untimed(id: GameId): Record<string, unknown> {
  const { game } = GAMES[id];
  const usual = game.parseSettings(undefined);
  const paces = usual.ok ? game.terms(usual.value).paces : [];
  const pace = paces.find((each) => each.id === "untimed");
  return { ...pace?.settings, ...(hasSetting("stake")(id) ? { stake: 0 } : {}) };
}

/** Answers to one's own commands, and what both hear at the beginning and at the end. */
const PUBLIC = ["ok", "refused", "match_found", "settled"];

test.each(GAME_IDS)(
  "%s: over many matches not one byte tells a player what the rival has not shown",
  async (id) => {
    const told = await Promise.all(
      Array.from({ length: pairs }, async (_, index) => {
        const rng = seededRng(`${SIZES.part} ${id} pair ${index}`);
        const pair = await guests([served.address, served.address]);
        const seen = { matches: 0, inputs: 0, changed: 0 };
        while (seen.inputs < inputs / pairs || seen.matches < matches / pairs) {
          const duel = await duelOf(pair, untimed(id), id);
          const { match } = duel;
          await Promise.all(
            SEATS.map(async (seat) => {
              const own = seededRng(`${SIZES.part} ${id} ${index} ${seen.matches} ${seat}`);
              const hand = await handFor(id, own);
              await play(duel.clients[seat], { match, hand, seat, rng: own });
            }),
          );
          for (const client of duel.clients) await client.next("settled");
          seen.matches++;
          seen.inputs += (await keepMatch(served.node, match)).journal().inputs.length;
          seen.changed += await check(id, duel, rng);
          for (const client of pair) client.forget();
        }
        return seen;
      }),
    );
    const sum = (key: "matches" | "inputs" | "changed") =>
      told.reduce((total, each) => total + each[key], 0);
    console.log(
      `${id}: ${sum("matches")} matches, ${sum("inputs")} inputs, ${sum("changed")} secrets exchanged`,
    );
    tried(`matches of ${id} of which every byte was read`, sum("matches"));
    expect(sum("inputs")).toBeGreaterThanOrEqual(inputs);
    expect(sum("matches")).toBeGreaterThanOrEqual(matches);
  },
  3_600_000,
);
