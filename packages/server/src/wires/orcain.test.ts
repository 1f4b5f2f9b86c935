import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grant } from "../ledger/grant.ts";
import type { Served } from "../serve/serve.ts";
import { visit } from "../testing/client.ts";
import { startServer } from "../testing/server.ts";
import { generalPlayer, wirePlayer } from "./testing/players.ts";
import type { OrcainPlayer, WirePlayer } from "./testing/players.ts";

const ATTACK = ["attack", "defense", "heal"];
const WAIT = ["heal", "counter", "defense"];
/** What the rivals in these matches have before: so many that no other number is taken for it. */
const RICH = 7_777_777;

let calm: Served;
let hasty: Served;
beforeAll(async () => {
  const pace = { firstStepMs: 5, stepMs: 10 };
  calm = await startServer({ queueSettings: { orcain: pace } });
  hasty = await startServer({ queueSettings: { orcain: { ...pace, prepMs: 800 } } });
});
afterAll(() => Promise.all([calm.stop(), hasty.stop()]));

/** Everybody who was on the wire in these tests. */
const wired: WirePlayer[] = [];

async function newcomer({ address }: Served): Promise<WirePlayer> {
  const player = await wirePlayer(await visit(address));
  wired.push(player);
  return player;
}

/** Two who meet in the queue, Ann on Orcain's own wire, her rival on the wire named. */
async function meet(
  served: Served,
  kind: "wire" | "general",
): Promise<readonly [WirePlayer, OrcainPlayer]> {
  const ann = await newcomer(served);
  const visitor = await visit(served.address);
  await served.node.db.transaction().execute((step) => grant(step, visitor.account.id, RICH - 10));
  const rival = await (kind === "wire" ? wirePlayer(visitor) : generalPlayer(visitor));
  await ann.join();
  await rival.join();
  return [ann, rival];
}

/** A round in which both confirm. */
async function round([ann, rival]: readonly [OrcainPlayer, OrcainPlayer]): Promise<void> {
  await ann.confirm(ATTACK);
  await rival.confirm(WAIT);
}

const types = ({ client }: WirePlayer) => client.heard.map(({ type }) => type);

describe.each(["wire", "general"] as const)("a whole match against a %s client", (kind) => {
  test("ends normally, told in the order of the specification", async () => {
    const both = await meet(calm, kind);
    const [{ client }, rival] = both;
    for (let i = 0; i < 3; i++) await round(both);
    const { matchId, ...end } = await client.next("match_end");
    expect(end).toMatchObject({ winner: "YOU", reason: "normal", yourTokens: 11, yourHp: 10 });
    expect(await rival.end()).toEqual({ winner: "OPPONENT", yourTokens: RICH - 1 });
    const steps = ["step_reveal", "step_reveal", "step_reveal", "round_end"];
    const prepared = ["prep_start", "confirm_ok", ...steps];
    expect(types(both[0])).toEqual([
      "queue_ok",
      "match_found",
      ...prepared,
      ...prepared,
      ...prepared,
      "match_end",
    ]);
    expect(await client.next("match_found")).toMatchObject({
      matchId,
      yourNickname: client.visitor.account.nickname,
      yourHand: ["attack", "defense", "heal", "counter"],
      yourTokens: 9,
      pot: 2,
    });
    const [first] = client.heard.filter((each) => each.type === "step_reveal");
    expect(first).toMatchObject({
      roundIndex: 1,
      stepIndex: 0,
      yourCard: "attack",
      oppCard: "heal",
      oppHp: 8,
    });
  });

  test("ends by timeout of one: two rounds without a word lose", async () => {
    const [{ client }, rival] = await meet(hasty, kind);
    for (let i = 1; i <= 2; i++) {
      const { roundIndex } = await client.next("prep_start");
      client.send({ type: "layout_draft", layout: ["attack", null, null], roundIndex });
    }
    expect(await client.next("match_end")).toMatchObject({
      winner: "YOU",
      reason: "timeout",
      yourTokens: 11,
    });
    expect(client.heard.find((each) => each.type === "step_reveal")).toMatchObject({
      yourCard: "attack",
      oppCard: null,
    });
    expect(await rival.end()).toEqual({ winner: "OPPONENT", yourTokens: RICH - 1 });
  });

  test("ends by timeout of both: nobody wins, and the last round is not shown", async () => {
    const [ann, rival] = await meet(hasty, kind);
    expect(await ann.client.next("match_end")).toMatchObject({
      winner: "NONE",
      winnerId: null,
      reason: "timeout",
      yourTokens: 9,
    });
    expect(await rival.end()).toEqual({ winner: "NONE", yourTokens: RICH - 1 });
    expect(types(ann).slice(-3)).toEqual(["round_end", "prep_start", "match_end"]);
  });

  test("ends by disconnect: whoever goes loses at once", async () => {
    const both = await meet(calm, kind);
    await round(both);
    both[1].drop();
    expect(await both[0].client.next("match_end")).toMatchObject({
      winner: "YOU",
      reason: "disconnect",
      yourTokens: 11,
    });
    const [ann, rival] = await meet(calm, kind);
    await ann.client.next("prep_start");
    ann.drop();
    expect(await rival.end()).toEqual({ winner: "YOU", yourTokens: RICH + 1 });
  });

  test("ends by giving up", async () => {
    const both = await meet(calm, kind);
    await round(both);
    both[0].concede();
    expect(await both[0].client.next("match_end")).toMatchObject({
      winner: "OPPONENT",
      loserId: both[0].client.visitor.account.id,
      reason: "forfeit",
      yourTokens: 9,
    });
    expect(await both[1].end()).toEqual({ winner: "YOU", yourTokens: RICH + 1 });
  });
});

test("a match against the Orc costs nothing and goes to its end", async () => {
  const { client, confirm } = await newcomer(calm);
  client.send({ type: "pve_start" });
  while (!client.heard.some(({ type }) => type === "match_end")) {
    await confirm(ATTACK);
    const { roundIndex } = await client.next("round_end");
    // The Orc lays one card in the first slot.
    expect(
      client.heard.filter((each) => each.type === "step_reveal" && each.roundIndex === roundIndex),
    ).toMatchObject([{}, { oppCard: null }, { oppCard: null }]);
    await client.sinceLast();
  }
  expect(await client.next("match_end")).toMatchObject({ reason: "normal", yourTokens: 10 });
  expect(await client.next("match_found")).toMatchObject({ oppNickname: "orc", pot: 0 });
});

test("of what a rival drafts and confirms nothing is heard", async () => {
  const [ann, rival] = await meet(calm, "general");
  await ann.client.next("prep_start");
  await ann.client.sinceLast();
  await rival.confirm(WAIT);
  expect(await ann.client.sinceLast()).toEqual([]);
});

test("no message of the wire names GRASS or what a rival has", () => {
  const said = wired.flatMap(({ client }) => client.heard);
  expect(said.length).toBeGreaterThan(100);
  expect(JSON.stringify(said)).not.toContain("GRASS");
  const numbers = said.flatMap((message) => Object.values<unknown>({ ...message }));
  const isRich = (value: unknown) => typeof value === "number" && Math.abs(value - RICH) <= 1;
  expect(numbers.filter(isRich)).toEqual([]);
});
