import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { connect } from "../testing/client.ts";
import type { Client } from "../testing/client.ts";
import { duelOf, endOf, granted, guests, lay, round } from "../testing/duel.ts";
import { newFolder, startServer } from "../testing/server.ts";
import { forfeitOf } from "./settle-absence.ts";

const ATTACK = ["attack", "defense", "heal"];
const WAIT = ["heal", "counter", "defense"];

const seqs = ({ heard }: Client, match: string): number[] =>
  heard.flatMap((message) =>
    message.kind === "update" && message.match === match ? [message.seq] : [],
  );

describe("being gone", () => {
  let served: Served;
  beforeAll(async () => {
    served = await startServer();
  });
  afterAll(() => served.stop());
  const pair = () => guests([served.address, served.address]);

  test("one account in two tabs: both see everything, and only the last to close is gone", async () => {
    const duel = await duelOf(await pair());
    const [stays, first] = duel.clients;
    const second = await connect(first.visitor);
    granted(await second.ask({ kind: "resume", match: duel.match, seq: 0 }));
    first.drop();
    await round({ ...duel, clients: [stays, second] }, [WAIT, WAIT]);
    second.drop();
    expect((await endOf(stays, duel.match)).outcome).toMatchObject({ reason: "disconnect" });
  });

  test("within the grace a player comes back: the rival sees the countdown, nothing is lost or told twice", async () => {
    const duel = await duelOf(await pair(), { disconnectGraceMs: 60_000 });
    const [stays, goes] = duel.clients;
    await round(duel, [WAIT, WAIT]);
    goes.drop();
    const gone = await stays.next("presence", ({ connected }) => !connected);
    expect(gone).toMatchObject({ match: duel.match, seat: 1 });
    expect(gone.until! - Date.now()).toBeGreaterThan(55_000);
    granted(await lay(stays, duel.match, ATTACK));
    const back = await connect(goes.visitor);
    expect(back.heard[0]).toMatchObject({ kind: "welcome", matches: [duel.match] });
    granted(await back.ask({ kind: "resume", match: duel.match, seq: 1 }));
    expect(
      await stays.next("presence", ({ connected, seat }) => connected && seat === 1),
    ).toMatchObject({
      until: null,
    });
    expect(seqs(back, duel.match)).toEqual([2]);
    granted(await lay(back, duel.match, WAIT));
    await back.next("update", ({ seq }) => seq === 3);
    expect(seqs(back, duel.match)).toEqual([2, 3]);
  });

  test("a client that claims to have seen what was never told is refused", async () => {
    const duel = await duelOf(await pair());
    expect(await duel.clients[0].ask({ kind: "resume", match: duel.match, seq: 99 })).toMatchObject(
      { code: "bad-seq" },
    );
  });

  test("when the grace runs out the match is lost", async () => {
    const duel = await duelOf(await pair(), { disconnectGraceMs: 300 });
    duel.clients[1].drop();
    expect((await endOf(duel.clients[0], duel.match)).outcome).toEqual({
      result: "win",
      seat: 0,
      reason: "disconnect",
    });
  });

  test("whoever disconnects while waiting leaves the queue", async () => {
    const [ann, bob] = await pair();
    granted(await ann.ask({ kind: "queue", game: "orcain", mode: "calm" }));
    ann.drop();
    await ann.closed;
    await expect
      .poll(() => served.node.db.selectFrom("queue_entry").select("account_id").execute())
      .toEqual([]);
    granted(await bob.ask({ kind: "queue", game: "orcain", mode: "calm" }));
    granted(await bob.ask({ kind: "unqueue" }));
    expect(await bob.ask({ kind: "unqueue" })).toMatchObject({ code: "not-in-queue" });
  });
});

describe("a planned restart", () => {
  test("is nobody's disconnect: clocks stand still, both come back, the match goes on", async () => {
    const place = { folder: newFolder() };
    const first = await startServer({ place });
    const duel = await duelOf(await guests([first.address, first.address]));
    await round(duel, [WAIT, WAIT]);
    granted(await lay(duel.clients[0], duel.match, ATTACK, "layout_draft"));
    const before = deadlineOf(duel.clients[0]);
    await first.stop();
    expect(await duel.clients[0].closed).toBe(1012);
    expect(duel.clients[1].heard.at(-1)).toMatchObject({ kind: "closing" });

    const second = await startServer({ place });
    try {
      const back = await Promise.all(
        duel.clients.map(async (client) => {
          const line = await connect(client.visitor, second.address);
          granted(
            await line.ask({
              kind: "resume",
              match: duel.match,
              seq: seqs(client, duel.match).at(-1)!,
            }),
          );
          return line;
        }),
      );
      // One update for the pause, one for the clocks that run again, with as much time left as before.
      const resumed = await back[0]!.next(
        "update",
        ({ decisions }) => decisions[0]?.deadline != null,
      );
      expect(resumed.decisions[0]!.deadline!).toBeGreaterThan(before);
      expect(resumed.view).toMatchObject({ own: { layout: ATTACK } });
      granted(await lay(back[1]!, duel.match, WAIT));
      granted(await lay(back[0]!, duel.match, ATTACK));
      await back[1]!.next("update", ({ events }) =>
        events.some(({ kind }) => kind === "round_end"),
      );
    } finally {
      await second.stop();
    }
  });

  test("if nobody comes back the match is void and the stakes go back; if one does, that one wins", async () => {
    const place = { folder: newFolder() };
    const first = await startServer({ place });
    const nobody = await duelOf(await guests([first.address, first.address]));
    const one = await duelOf(await guests([first.address, first.address]));
    await first.stop();

    const second = await startServer({ place, faultGraceMs: 1_000 });
    try {
      const back = await connect(one.clients[1].visitor, second.address);
      granted(await back.ask({ kind: "resume", match: one.match, seq: 1 }));
      expect((await endOf(back, one.match)).outcome).toEqual({
        result: "win",
        seat: 1,
        reason: "disconnect",
      });
      const late = await connect(nobody.clients[0].visitor, second.address);
      granted(await late.ask({ kind: "resume", match: nobody.match, seq: 1 }));
      const { outcome, settled } = await endOf(late, nobody.match);
      expect(outcome).toEqual({ result: "void", reason: "abandoned" });
      expect(settled).toMatchObject({ tokens: 10, tokensWon: 0 });
    } finally {
      await second.stop();
    }
  });
});

describe("whose absence counts", () => {
  const gone = (seat: number, until: number, fault = false) => ({
    seat,
    until: String(until),
    fault,
  });
  test("nobody's, before their time is up", () => {
    expect(forfeitOf([gone(0, 101)], 100)).toBeNull();
    expect(forfeitOf([], 100)).toBeNull();
  });
  test("whoever's time ran out first loses", () => {
    expect(forfeitOf([gone(0, 90), gone(1, 80)], 100)).toMatchObject({
      seats: [1],
      reason: "disconnected",
    });
  });
  test("[F6] both in the same moment: both lose", () => {
    expect(forfeitOf([gone(0, 90), gone(1, 90)], 100)).toMatchObject({
      seats: [0, 1],
      reason: "disconnected",
    });
  });
  test("both lost to a fault: nobody does, until both had their time, and then the match is void", () => {
    expect(forfeitOf([gone(0, 90, true), gone(1, 110, true)], 100)).toBeNull();
    expect(forfeitOf([gone(0, 90, true), gone(1, 110, true)], 110)).toMatchObject({
      seats: [0, 1],
      reason: "abandoned",
    });
  });
  test("one lost to a fault, the other gone by itself: the latter loses", () => {
    expect(forfeitOf([gone(0, 130, true), gone(1, 100)], 100)).toMatchObject({ seats: [1] });
  });
});

function deadlineOf({ heard }: Client): number {
  const update = heard.findLast((message) => message.kind === "update");
  return update?.kind === "update" ? update.decisions[0]!.deadline! : 0;
}
