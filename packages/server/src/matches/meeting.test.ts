import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPresent } from "../lines/is-present.ts";
import type { Served } from "../serve/serve.ts";
import { connect } from "../testing/client.ts";
import type { Client } from "../testing/client.ts";
import { duelOf, endOf, granted, guests, rankedDuelOf, round, sitDown } from "../testing/duel.ts";
import { startServer } from "../testing/server.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const pair = (): Promise<[Client, Client]> => guests([served.address, served.address]);
const WAIT = ["heal", "counter", "defense"];
const takeTokens = (client: Client, left: number) =>
  served.node.db
    .updateTable("account")
    .set({ tokens: left })
    .where("id", "=", client.visitor.account.id)
    .execute();
const settings = { rounds: 1, roundCap: 1 };

describe("the queue", () => {
  test("does not take whoever is in it, sits in a match, or cannot pay", async () => {
    const [ann, bob] = await pair();
    const queue = { kind: "queue", game: "orcain", mode: "calm" };
    granted(await ann.ask(queue));
    expect(await ann.ask(queue)).toMatchObject({ code: "in-queue" });
    granted(await ann.ask({ kind: "unqueue" }));
    await duelOf([ann, bob]);
    expect(await ann.ask(queue)).toMatchObject({ code: "in-match" });
    const [poor] = await pair();
    await takeTokens(poor, 0);
    expect(await poor.ask(queue)).toMatchObject({
      code: "not-enough-tokens",
      words: "This takes 1 token, and you have fewer.",
    });
  });

  test("knows its games and paces", async () => {
    const [ann] = await pair();
    expect(await ann.ask({ kind: "queue", game: "chess", mode: "calm" })).toMatchObject({
      code: "no-such-game",
    });
    expect(await ann.ask({ kind: "queue", game: "orcain", mode: "bullet" })).toMatchObject({
      code: "no-such-mode",
      words: "orcain has no pace 'bullet'; its paces are: standard, calm, untimed.",
    });
  });

  test("pairs one account's two tabs with nobody but others", async () => {
    const [ann, bob] = await pair();
    const tab = await connect(ann.visitor);
    granted(await ann.ask({ kind: "queue", game: "orcain", mode: "untimed" }));
    expect(await tab.ask({ kind: "queue", game: "orcain", mode: "untimed" })).toMatchObject({
      code: "in-queue",
    });
    granted(await bob.ask({ kind: "queue", game: "orcain", mode: "untimed" }));
    expect((await tab.next("match_found")).match).toBe((await ann.next("match_found")).match);
  });

  test("whoever can no longer pay is told so, and the other keeps the place", async () => {
    const [ann, bob] = await pair();
    const [cid] = await pair();
    granted(await ann.ask({ kind: "queue", game: "orcain", mode: "calm" }));
    await takeTokens(ann, 0);
    granted(await bob.ask({ kind: "queue", game: "orcain", mode: "calm" }));
    expect(await ann.next("left_queue")).toMatchObject({ code: "not-enough-tokens" });
    granted(await cid.ask({ kind: "queue", game: "orcain", mode: "calm" }));
    expect((await bob.next("match_found")).match).toBe((await cid.next("match_found")).match);
  });

  test("never pairs those of whom one has blocked the other", async () => {
    const [ann, bob] = await pair();
    const reply = await fetch(`${served.address}/api/me/blocks/${bob.visitor.account.id}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${ann.visitor.token}` },
    });
    expect(reply.status).toBe(204);
    for (const each of [ann, bob])
      granted(await each.ask({ kind: "queue", game: "orcain", mode: "calm" }));
    const [cid] = await pair();
    granted(await cid.ask({ kind: "queue", game: "orcain", mode: "calm" }));
    await ann.next("match_found");
    expect(bob.heard.some(({ kind }) => kind === "match_found")).toBe(false);
    granted(await bob.ask({ kind: "unqueue" }));
    expect(
      await bob.ask({ kind: "invite", game: "orcain", to: ann.visitor.account.id }),
    ).toMatchObject({
      code: "blocked",
    });
  });
});

describe("an invitation", () => {
  test("by link is for one: whoever comes second hears that it is taken", async () => {
    const [ann, bob] = await pair();
    const [cid] = await pair();
    const { invite } = granted(
      await ann.ask({ kind: "invite", game: "orcain", settings, seat: 1 }),
    );
    expect(await ann.ask({ kind: "accept", invite })).toMatchObject({ code: "own-invite" });
    const answers = await Promise.all(
      [bob, cid].map((each) => each.ask({ kind: "accept", invite })),
    );
    const refusals = answers.filter(({ kind }) => kind === "refused");
    expect(refusals).toMatchObject([
      { words: expect.stringMatching(/accepted|not over/) as string },
    ]);
    expect(await ann.next("match_found")).toMatchObject({
      seat: 1,
      settings: { rounds: 1 },
      rated: false,
    });
    expect(await ann.next("invite_closed")).toMatchObject({ invite, state: "taken" });
    const [dan] = await pair();
    expect(await dan.ask({ kind: "accept", invite })).toMatchObject({ code: "invite-taken" });
  });

  test("taken back, expired, unknown, or whose maker has gone, says so", async () => {
    const [ann, bob] = await pair();
    const { invite } = granted(await ann.ask({ kind: "invite", game: "orcain" }));
    expect(await bob.ask({ kind: "uninvite", invite })).toMatchObject({ code: "not-your-invite" });
    granted(await ann.ask({ kind: "uninvite", invite }));
    expect(await bob.ask({ kind: "accept", invite })).toMatchObject({ code: "invite-cancelled" });
    expect(await bob.ask({ kind: "accept", invite: "nonsense" })).toMatchObject({
      code: "no-such-invite",
    });
    const old = granted(await ann.ask({ kind: "invite", game: "orcain" }));
    const away = granted(await ann.ask({ kind: "invite", game: "orcain" }));
    await served.node.db
      .updateTable("invite")
      .set({ expires_at: "1" })
      .where("id", "=", old.invite!)
      .execute();
    expect(await bob.ask({ kind: "accept", invite: old.invite })).toMatchObject({
      code: "invite-expired",
    });
    ann.drop();
    const { db } = served.node;
    const here = () => isPresent(db, ann.visitor.account.id);
    await expect.poll(here).toBe(false);
    expect(await bob.ask({ kind: "accept", invite: away.invite })).toMatchObject({
      code: "host-away",
    });
  });

  test("to one account is heard by it and by nobody else, and may be declined", async () => {
    const [ann, bob] = await pair();
    const [cid] = await pair();
    const to = bob.visitor.account.id;
    const { invite } = granted(await ann.ask({ kind: "invite", game: "orcain", to }));
    expect(await bob.next("invited")).toMatchObject({
      invite,
      game: "orcain",
      from: { nickname: ann.visitor.account.nickname },
    });
    expect(await cid.ask({ kind: "accept", invite })).toMatchObject({ code: "not-your-invite" });
    granted(await bob.ask({ kind: "decline", invite }));
    expect(await ann.next("invite_closed")).toMatchObject({ invite, state: "declined" });
    expect(await bob.ask({ kind: "accept", invite })).toMatchObject({ code: "invite-declined" });
  });

  test("with settings nobody can play is refused by name, and there are not too many at once", async () => {
    const [ann] = await pair();
    expect(await ann.ask({ kind: "invite", game: "orcain", settings: { maxHp: 0 } })).toMatchObject(
      {
        code: "bad-settings",
        words: "Setting 'maxHp' must be a whole number from 1 to 30, not 0.",
      },
    );
    for (let i = 0; i < 5; i++) granted(await ann.ask({ kind: "invite", game: "orcain" }));
    expect(await ann.ask({ kind: "invite", game: "orcain" })).toMatchObject({
      code: "too-many-invites",
    });
  });
});

describe("a rematch", () => {
  test("is found when both offer it, with sides swapped and the stakes anew", async () => {
    const duel = await duelOf(await pair(), settings);
    expect(await duel.clients[0].ask({ kind: "rematch", match: duel.match })).toMatchObject({
      code: "match-not-over",
    });
    await round(duel, [WAIT, WAIT]);
    granted(await duel.clients[0].ask({ kind: "rematch", match: duel.match }));
    await duel.clients[1].next("rematch_offered");
    granted(await duel.clients[1].ask({ kind: "rematch", match: duel.match }));
    const again = await sitDown(duel.clients);
    expect(again.clients[0]).toBe(duel.clients[1]);
    expect(again.found[0]).toMatchObject({ pot: 2, settings: { rounds: 1 } });
    expect(await duel.clients[0].ask({ kind: "rematch", match: duel.match })).toMatchObject({
      code: "rematch-closed",
    });
  });

  test("of a rated match is rated, and is closed when the rival has gone", async () => {
    const duel = await rankedDuelOf(await pair());
    granted(await duel.clients[0].ask({ kind: "resign", match: duel.match }));
    await endOf(duel.clients[1], duel.match);
    duel.clients[0].drop();
    await expect
      .poll(() => duel.clients[1].ask({ kind: "rematch", match: duel.match }))
      .toMatchObject({ code: "rematch-closed", words: "Your rival has gone." });
  });
});
