import { EMOTES } from "@holmgang/protocol";
import { describe, expect, test } from "vitest";
import { keepMatch } from "../log/keep-match.ts";
import { connect, visit } from "../testing/client.ts";
import { duelOf, endOf, granted, guests, round } from "../testing/duel.ts";
import { useTwoNodes } from "../testing/two-nodes.ts";
import { sweepEmotes } from "./say-emote.ts";

const nodes = useTwoNodes("emotes");
const duel = async () =>
  duelOf(await guests([nodes.north.address, nodes.south.address]), { stake: 0 });

describe("what is said at a table", () => {
  test("is heard by both and by whoever watches, on every node", async () => {
    const { match, clients } = await duel();
    const watchers = await guests([nodes.north.address, nodes.south.address]);
    for (const each of watchers) granted(await each.ask({ kind: "watch", match, seq: 0 }));
    granted(await clients[1].ask({ kind: "emote", match, emote: "hello" }));
    for (const each of [...clients, ...watchers])
      expect(await each.next("emote")).toEqual({ kind: "emote", match, seat: 1, emote: "hello" });
  });

  test("is one of six things, and nothing else", async () => {
    const { match, clients } = await duel();
    expect(EMOTES).toHaveLength(6);
    const free = { kind: "emote", match, emote: "you fool" };
    expect(await clients[0].ask(free)).toMatchObject({ code: "malformed" });
  });

  test("is said by those who sit there alone", async () => {
    const { match } = await duel();
    const stranger = await connect(await visit(nodes.north.address));
    expect(await stranger.ask({ kind: "emote", match, emote: "oops" })).toMatchObject({
      code: "not-at-this-table",
      words: "You do not sit at this table.",
    });
  });

  test("is said three times and not a fourth, whichever node is asked; the rival may go on", async () => {
    const { match, clients } = await duel();
    const again = await connect(clients[0].visitor, nodes.south.address);
    const thanks = { kind: "emote", match, emote: "thanks" };
    for (const client of [clients[0], again, clients[0]]) granted(await client.ask(thanks));
    const refused = await again.ask(thanks);
    expect(refused).toMatchObject({ code: "too-many-emotes" });
    const seconds = refused.kind === "refused" ? (refused.retryAfterSeconds ?? 0) : 0;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(10);
    granted(await clients[1].ask(thanks));
  });

  test("may still be said when the match is over, and is forgotten after a minute", async () => {
    const { match, clients } = await duel();
    granted(await clients[0].ask({ kind: "resign", match }));
    for (const client of clients) await endOf(client, match);
    granted(await clients[0].ask({ kind: "emote", match, emote: "good-game" }));
    await clients[1].next("emote");
    const { node } = nodes.north;
    await sweepEmotes(node);
    const rows = () => node.db.selectFrom("emote").selectAll().where("match_id", "=", match);
    expect(await rows().execute()).toHaveLength(1);
    await sweepEmotes({ ...node, now: () => node.now() + 61_000 });
    expect(await rows().execute()).toEqual([]);
  });

  test("leaves no trace in the record: with and without it is the same to the byte", async () => {
    const played = async (isTalkative: boolean): Promise<string> => {
      const table = await duel();
      const { match, clients } = table;
      for (let i = 0; i < 2; i++) {
        if (isTalkative) granted(await clients[i]!.ask({ kind: "emote", match, emote: "hello" }));
        await round(table, [
          ["attack", "defense", "heal"],
          ["heal", "counter", "attack"],
        ]);
      }
      const { host, journal } = await keepMatch(nodes.north.node, match);
      const { header, inputs } = journal();
      // What differs by itself: the seed, and when an input came.
      const timeless = host.openJournal(header.config, "emotes").journal;
      return JSON.stringify(
        inputs.reduce((now, { at: _at, link: _link, ...input }, index) => {
          const page = host.append(now, index, input);
          if (!page.ok) throw new Error(page.refusal.words);
          return page.value.journal;
        }, timeless),
      );
    };
    expect(await played(true)).toBe(await played(false));
  });
});
