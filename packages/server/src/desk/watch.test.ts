import type { MessageOf } from "@holmgang/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import type { Client } from "../testing/client.ts";
import { duelOf, granted, guests, rankedDuelOf, round } from "../testing/duel.ts";
import { startServer } from "../testing/server.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const pair = (): Promise<[Client, Client]> => guests([served.address, served.address]);
const WAIT = ["heal", "counter", "defense"];

describe("spectators", () => {
  test("see what everybody may see, are counted, and play no part", async () => {
    const duel = await rankedDuelOf(await pair());
    const [ann] = duel.clients;
    const [eye] = await pair();
    const live = (await (await fetch(`${served.address}/api/matches/live`)).json()) as {
      matches: { id: string }[];
    };
    expect(live.matches.map(({ id }) => id)).toContain(duel.match);
    granted(await eye.ask({ kind: "watch", match: duel.match, seq: 0 }));
    expect(await ann.next("audience")).toMatchObject({ spectators: 1 });
    expect((await eye.next("update")).view).toMatchObject({ viewer: "spectator", own: null });
    await round(duel, [WAIT, WAIT]);
    await eye.next("update", ({ events }) => events.some(({ kind }) => kind === "round_end"));
    const move = { kind: "layout_confirm", layout: WAIT };
    expect(await eye.ask({ kind: "move", match: duel.match, decision: 5, move })).toMatchObject({
      code: "not-your-match",
    });
    expect(await ann.ask({ kind: "watch", match: duel.match, seq: 0 })).toMatchObject({
      code: "own-match",
    });
    granted(await eye.ask({ kind: "unwatch", match: duel.match }));
    expect(await ann.next("audience", ({ spectators }) => spectators === 0)).toBeDefined();
    expect(await eye.ask({ kind: "unwatch", match: duel.match })).toMatchObject({
      code: "not-watching",
    });
  });

  test("begin where the match stands; what was before is told to those who ask for it", async () => {
    const duel = await duelOf(await pair());
    await round(duel, [WAIT, WAIT]);
    const [late, curious] = await pair();
    granted(await curious.ask({ kind: "watch", match: duel.match, seq: 0 }));
    granted(await late.ask({ kind: "watch", match: duel.match }));
    const updates = ({ heard }: Client) =>
      heard.filter((message): message is MessageOf<"update"> => message.kind === "update");
    const all = updates(curious);
    expect(all.length).toBeGreaterThan(1);
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
    expect(updates(late)).toEqual(all.slice(-1));
    await round(duel, [WAIT, WAIT]);
    for (const each of [late, curious])
      await each.next("update", ({ seq }) => seq === all.length + 1);
    expect(updates(late)).toEqual(updates(curious).slice(all.length - 1));
    const [later] = await pair();
    granted(await later.ask({ kind: "watch", match: duel.match, seq: all.length }));
    expect(updates(later)).toEqual(updates(curious).slice(all.length));
  });

  test("find a private match by its link, and not in the list", async () => {
    const duel = await duelOf(await pair());
    const [eye] = await pair();
    const live = (await (await fetch(`${served.address}/api/matches/live`)).json()) as {
      matches: { id: string }[];
    };
    expect(live.matches.map(({ id }) => id)).not.toContain(duel.match);
    granted(await eye.ask({ kind: "watch", match: duel.match, seq: 0 }));
    await eye.next("update");
  });
});
