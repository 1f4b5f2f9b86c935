import type { MessageOf } from "@holmgang/protocol";
import { expect, test } from "vitest";
import { connect } from "../testing/client.ts";
import { duelOf, endOf, granted, guests, sitDown } from "../testing/duel.ts";
import { useTwoNodes } from "../testing/two-nodes.ts";
import { OFFER_MS } from "./offer-rematch.ts";
import { sweepRematches } from "./withdraw-rematch.ts";

const nodes = useTwoNodes("rematch");

const GONE = { code: "rematch-closed", words: "Your rival has gone." };

const codeOf = (answer: MessageOf<"ok"> | MessageOf<"refused">): string =>
  answer.kind === "ok" ? answer.kind : answer.code;

/** Two on different nodes whose match is over. */
async function finished() {
  const duel = await duelOf(await guests([nodes.north.address, nodes.south.address]), { stake: 0 });
  granted(await duel.clients[0].ask({ kind: "resign", match: duel.match }));
  for (const client of duel.clients) await endOf(client, duel.match);
  return duel;
}

test("an offer reaches every connection of the rival, and says how long it stands", async () => {
  const { match, clients } = await finished();
  const elsewhere = await connect(clients[1].visitor, nodes.north.address);
  granted(await clients[0].ask({ kind: "rematch", match }));
  for (const each of [clients[1], elsewhere]) {
    const { until } = await each.next("rematch_offered");
    expect(until - Date.now()).toBeGreaterThan(OFFER_MS - 10_000);
  }
});

test("an offer that stands is told again to whoever comes back", async () => {
  const { match, clients } = await finished();
  granted(await clients[0].ask({ kind: "rematch", match }));
  const { until } = await clients[1].next("rematch_offered");
  clients[1].drop();
  await clients[0].next("departed");
  const back = await connect(clients[1].visitor, nodes.north.address);
  expect(await back.next("rematch_offered")).toEqual({ kind: "rematch_offered", match, until });
  granted(await back.ask({ kind: "rematch", match }));
  await sitDown([clients[0], back]);
});

test("an offer can be taken back: the rival is told, and taking it up is only an offer", async () => {
  const { match, clients } = await finished();
  granted(await clients[0].ask({ kind: "rematch", match }));
  await clients[1].next("rematch_offered");
  granted(await clients[0].ask({ kind: "unrematch", match }));
  expect(await clients[1].next("rematch_closed")).toMatchObject({ match });
  expect(await clients[0].ask({ kind: "unrematch", match })).toMatchObject({
    code: "no-rematch-offered",
  });
  expect(granted(await clients[1].ask({ kind: "rematch", match })).match).toBeUndefined();
  granted(await clients[0].ask({ kind: "rematch", match }));
  await sitDown(clients);
});

test("an offer ends after a minute, and both are told", async () => {
  const { match, clients } = await finished();
  granted(await clients[0].ask({ kind: "rematch", match }));
  const { node } = nodes.north;
  await sweepRematches({ ...node, now: () => node.now() + OFFER_MS });
  for (const client of clients)
    expect(await client.next("rematch_closed")).toMatchObject({ match });
});

test("who leaves the table after the end takes the offer along, and the rival is told", async () => {
  const { match, clients } = await finished();
  granted(await clients[0].ask({ kind: "rematch", match }));
  await clients[1].next("rematch_offered");
  granted(await clients[0].ask({ kind: "leave", match }));
  await clients[1].next("rematch_closed");
  expect(await clients[1].next("departed")).toEqual({ kind: "departed", match, seat: 0 });
  expect(await clients[1].ask({ kind: "rematch", match })).toMatchObject(GONE);
});

test("who closes the last connection has left the table too", async () => {
  const { match, clients } = await finished();
  clients[1].drop();
  expect(await clients[0].next("departed")).toMatchObject({ match, seat: 1 });
});

test("who loses the connection and comes back has not left", async () => {
  const { match, clients } = await finished();
  clients[1].drop();
  await clients[0].next("departed");
  expect(await clients[0].ask({ kind: "rematch", match })).toMatchObject(GONE);
  const back = await connect(clients[1].visitor, nodes.north.address);
  expect(await clients[0].next("returned")).toEqual({ kind: "returned", match, seat: 1 });
  granted(await clients[0].ask({ kind: "rematch", match }));
  await back.next("rematch_offered");
  granted(await back.ask({ kind: "rematch", match }));
  await sitDown([clients[0], back]);
});

test("who has left the table does not come back by connecting again", async () => {
  const { match, clients } = await finished();
  granted(await clients[1].ask({ kind: "leave", match }));
  clients[1].drop();
  await clients[1].closed;
  await connect(clients[1].visitor, nodes.north.address);
  expect(await clients[0].ask({ kind: "rematch", match })).toMatchObject(GONE);
  expect(clients[0].heard.some(({ kind }) => kind === "returned")).toBe(false);
});

test("an offer and a departure at one moment: both are answered, and the rival is told", async () => {
  for (let time = 0; time < 8; time++) {
    const { match, clients } = await finished();
    const [offered, left] = await Promise.all([
      clients[0].ask({ kind: "rematch", match }),
      clients[1].ask({ kind: "leave", match }),
    ]);
    granted(left);
    expect(["ok", GONE.code]).toContain(codeOf(offered));
    expect(await clients[0].next("departed")).toMatchObject({ match, seat: 1 });
    expect(await clients[0].ask({ kind: "rematch", match })).toMatchObject(GONE);
  }
});

test("an offer taken up while who made it is lost: either the match is found or the rival has gone", async () => {
  for (let time = 0; time < 8; time++) {
    const { match, clients } = await finished();
    granted(await clients[1].ask({ kind: "rematch", match }));
    await clients[0].next("rematch_offered");
    clients[1].drop();
    const answer = await clients[0].ask({ kind: "rematch", match });
    expect(["ok", GONE.code]).toContain(codeOf(answer));
    if (answer.kind === "ok")
      await clients[0].next("match_found", (found) => found.match === answer.match);
    expect(await clients[0].next("departed")).toMatchObject({ match, seat: 1 });
  }
});

test("nobody leaves a match that goes on", async () => {
  const { match, clients } = await duelOf(
    await guests([nodes.north.address, nodes.south.address]),
    {
      stake: 0,
    },
  );
  expect(await clients[0].ask({ kind: "leave", match })).toMatchObject({ code: "match-not-over" });
});
