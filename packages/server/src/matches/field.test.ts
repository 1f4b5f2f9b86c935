import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import type { Client } from "../testing/client.ts";
import { duelOf, granted, guests, questionOf } from "../testing/duel.ts";
import type { Duel } from "../testing/duel.ts";
import { startServer } from "../testing/server.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const pair = (): Promise<[Client, Client]> => guests([served.address, served.address]);
const TIMED = { mulliganCards: 0, turnMs: 100_000, bankMs: 480_000 };

const updates = ({ heard }: Client) => heard.filter((message) => message.kind === "update");

/** Who is asked first, and who waits. */
function seated({ clients, match }: Duel): readonly [Client, Client] {
  const last = updates(clients[0]).findLast((update) => update.match === match);
  return last!.decisions.length > 0 ? [clients[0], clients[1]] : [clients[1], clients[0]]; // both sit down with one
}

interface Held {
  readonly seats: readonly {
    readonly own: { readonly hand: readonly { card: string; copy: number }[] } | null;
  }[];
}

describe("Clans in the field on the server", () => {
  test("a battle of a story is played alone: nobody can be invited to it", async () => {
    const [ann] = await pair();
    const settings = { story: true };
    expect(await ann.ask({ kind: "invite", game: "clans-field", settings })).toMatchObject({
      kind: "refused",
      code: "played-alone",
    });
  });

  test("a turn is one question to the rival, with its bank, however often its owner acts unseen", async () => {
    const duel = await duelOf(await pair(), { ...TIMED, firstTurnCards: 3 }, "clans-field");
    const [active, waiting] = seated(duel);
    const { match } = duel;
    const seen = updates(waiting).at(-1);
    expect(seen?.others).toMatchObject([{ id: 1000, kind: "turn", bank: { ms: 480_000 } }]);
    const before = updates(waiting).length;
    const view = updates(active).at(-1)!.view as Held; // as this game's views are
    const { hand } = view.seats.find(({ own }) => own !== null)!.own!;
    const base = duel.clients[0] === active ? 0 : 6;
    for (const [index, { card, copy }] of hand.slice(0, 2).entries())
      granted(
        await active.ask({
          kind: "move",
          match,
          decision: questionOf(active, match),
          move: { kind: "place", card, copy, tile: base + index },
        }),
      );
    expect(questionOf(active, match)).toBe(1002);
    await expect.poll(() => updates(waiting).length).toBe(before + 2);
    const heard = updates(waiting).slice(before);
    expect(heard.flatMap(({ events }) => events)).toMatchObject([
      { kind: "card_played", copy: null },
      { kind: "card_played", copy: null },
    ]);
    expect(heard.flatMap(({ others }) => others.map(({ id }) => id))).toEqual([1000, 1000]);
  });
});
