import { expect, test } from "vitest";
import { connect } from "../testing/client.ts";
import { duelOf, endOf, granted, guests, sitDown } from "../testing/duel.ts";
import { useTwoNodes } from "../testing/two-nodes.ts";
import { OFFER_MS } from "./offer-rematch.ts";
import { sweepRematches } from "./withdraw-rematch.ts";

const nodes = useTwoNodes("rematch");

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
  expect(await clients[1].ask({ kind: "rematch", match })).toMatchObject({
    code: "rematch-closed",
    words: "Your rival has gone.",
  });
});

test("who closes the last connection has left the table too", async () => {
  const { match, clients } = await finished();
  clients[1].drop();
  expect(await clients[0].next("departed")).toMatchObject({ match, seat: 1 });
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
