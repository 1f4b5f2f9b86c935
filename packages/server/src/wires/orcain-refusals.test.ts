import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LONGEST } from "../desk/answer.ts";
import { transfer } from "../ledger/transfer.ts";
import type { Served } from "../serve/serve.ts";
import { connect, visit } from "../testing/client.ts";
import type { Client } from "../testing/client.ts";
import { granted } from "../testing/duel.ts";
import { startServer } from "../testing/server.ts";
import { connectWire } from "./testing/wire-client.ts";
import type { WireClient } from "./testing/wire-client.ts";

const FULL = ["attack", "defense", "heal"];

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const newcomer = async (): Promise<WireClient> => connectWire(await visit(served.address));

/** A preparation by invitation, which this wire has no word for: another line of the same account accepts it. */
async function preparing(settings: Record<string, unknown> = {}) {
  const rival = await connect(await visit(served.address));
  const client = await newcomer();
  const { invite } = granted(
    await rival.ask({ kind: "invite", game: "orcain", settings, seat: 0 }),
  );
  granted(await (await connect(client.visitor)).ask({ kind: "accept", invite }));
  const { match } = await rival.next("match_found");
  await rival.ask({ kind: "nonce", match, nonce: "" });
  await client.next("prep_start");
  await client.sinceLast();
  return { client, rival, match };
}

const layOut = async (rival: Client, match: string): Promise<void> => {
  const { decisions } = await rival.next("update", (update) => update.decisions.length > 0);
  const move = { kind: "layout_confirm", layout: FULL };
  granted(await rival.ask({ kind: "move", match, decision: decisions[0]!.id, move }));
};

/** What of the client's was taken into the log: its signs of life. */
async function taken(match: string): Promise<number> {
  const { inputs } = (await served.node.tables.open(match)).match.journal();
  return inputs.filter((input) => input.kind === "move" && input.seat === 1).length;
}

describe.each(["layout_draft", "layout_confirm"])(
  "a %s is passed over, and no sign of life",
  (type) => {
    test.each([
      ["of two slots", { layout: ["attack", "heal"] }],
      ["without a layout", {}],
      ["for another match", { layout: FULL, matchId: "another" }],
      ["for a match that is no text", { layout: FULL, matchId: [[]] }],
      ["for the next round", { layout: FULL, roundIndex: 2 }],
      ["for a round that is no number", { layout: FULL, roundIndex: "1" }],
    ])("%s", async (_what, fields) => {
      const { client, match } = await preparing();
      client.send({ type, ...fields });
      expect([await client.sinceLast(), await taken(match)]).toEqual([[], 0]);
    });

    test("before there is a match", async () => {
      const client = await newcomer();
      client.send({ type, layout: FULL });
      client.send({ type: "concede" });
      expect(await client.sinceLast()).toEqual([]);
    });

    test("after the confirm", async () => {
      const { client, match } = await preparing();
      client.send({ type: "layout_confirm", layout: FULL, matchId: match, roundIndex: 1 });
      client.send({ type, layout: FULL });
      expect([await client.sinceLast(), await taken(match)]).toEqual([["confirm_ok"], 1]);
    });

    test("while the cards are revealed", async () => {
      const { client, rival, match } = await preparing({ stepMs: 1000 });
      client.send({ type: "layout_confirm", layout: FULL });
      await layOut(rival, match);
      await client.next("step_reveal");
      client.send({ type, layout: FULL });
      client.send({ type, layout: FULL, roundIndex: 2 });
      await client.next("prep_start");
      await client.sinceLast();
      expect(await taken(match)).toBe(1);
    });
  },
);

test("a confirm with an empty slot is passed over; with a card the hand has not, or nobody knows, it is answered", async () => {
  const { client, match } = await preparing();
  client.send({ type: "layout_confirm", layout: ["attack", null, "heal"] });
  expect(await client.sinceLast()).toEqual([]);
  client.send({ type: "layout_confirm", layout: ["attack", "attack", "heal"] });
  expect(await client.next("error_msg")).toMatchObject({ code: "not-in-hand" });
  client.send({ type: "layout_confirm", layout: ["attack", "dragon", "heal"] });
  expect(await client.next("error_msg")).toMatchObject({ code: "unknown-card" });
  expect(await taken(match)).toBe(0);
});

test("whatever a client sends, it stays connected", async () => {
  const client = await newcomer();
  const deep = `{"type":"layout_draft","matchId":${"[".repeat(8_000)}${"]".repeat(8_000)}}`;
  for (const text of ["", "}", "null", "7", "[]", "{}", '{"type":7}', '{"type":"nonce"}', deep])
    client.send(text);
  client.send(JSON.stringify({ type: "hello", more: "x".repeat(LONGEST) }));
  expect(await client.sinceLast()).toEqual(Array.from({ length: 10 }, () => "error_msg"));
  const codes = client.heard.flatMap((each) => (each.type === "error_msg" ? [each["code"]] : []));
  expect(codes.slice(-2)).toEqual(["malformed", "too-large"]); // 8,000 brackets, and a very long text
  expect(client.heard).toContainEqual({
    type: "error_msg",
    code: "malformed",
    message: "A message is an object with a type.",
  });
  expect(client.heard).toContainEqual(expect.objectContaining({ code: "too-large" }));
});

describe("the queue", () => {
  test("is joined once, left once, and hello is answered with one's own name and tokens", async () => {
    const client = await newcomer();
    client.send({ type: "queue_leave" });
    client.send({ type: "queue_join" });
    client.send({ type: "queue_join" });
    client.send({ type: "queue_leave" });
    client.send({ type: "queue_leave" });
    expect(await client.sinceLast()).toEqual(["queue_ok", "queue_left"]);
    const { nickname } = client.visitor.account;
    expect(client.heard.at(-1)).toEqual({ type: "hello_ok", nickname, tokens: 10 });
  });

  test("takes nobody who is in a match", async () => {
    const { client } = await preparing();
    client.send({ type: "queue_join" });
    client.send({ type: "pve_start" });
    expect(await client.sinceLast()).toEqual([]);
  });

  test("takes nobody without tokens, and says so", async () => {
    const client = await newcomer();
    const amounts = new Map([
      [client.visitor.account.id, -10],
      ["sink", 10],
    ]);
    await served.node.db
      .transaction()
      .execute((step) => transfer(step, { kind: "sink", matchId: null, amounts }));
    client.send({ type: "queue_join" });
    expect(await client.next("error_msg")).toMatchObject({ code: "not-enough-tokens" });
    client.send({ type: "pve_start" });
    expect(await client.next("match_found")).toMatchObject({ pot: 0, yourTokens: 0 });
  });
});
