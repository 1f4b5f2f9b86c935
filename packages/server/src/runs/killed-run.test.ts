import { afterEach, describe, expect, test } from "vitest";
import { connect, visit } from "../testing/client.ts";
import { freezable } from "../testing/freezable.ts";
import { newFolder } from "../testing/server.ts";
import type { RunView } from "./run-view.ts";
import { begin, generalOf, inBattle } from "./testing/general.ts";
import type { General } from "./testing/general.ts";

let server: Awaited<ReturnType<typeof freezable>> | null = null;
afterEach(() => server?.stop());

/** Somebody whose name is claimed as everybody claims one, with a run on a server of its own. */
async function begun(folder: string): Promise<General> {
  server = await freezable({ folder });
  const ann = generalOf(await visit(server.address));
  const login = { nickname: "Berthier", password: "a password of some length" };
  expect((await ann.send("POST /api/me/claim", login)).ok).toBe(true);
  expect((await begin(ann)).ok).toBe(true);
  return ann;
}

/** Kills the server and starts it again: the same person comes back to it. */
async function killed(folder: string, { visitor }: General): Promise<General> {
  await server?.stop();
  server = await freezable({ folder });
  return generalOf({ ...visitor, address: server.address });
}

const canBuy = ({ moves }: RunView): boolean => moves.some(({ kind }) => kind === "buy");

/** The way to a shop is short for whoever concedes every battle: an army that recovers is led to one. */
async function toShop(ann: General): Promise<RunView> {
  for (;;) {
    const there = await ann.goOn((run) => canBuy(run) || STOPS.includes(run.view.phase));
    if (canBuy(there)) return there;
    if (there.view.phase === "over") await begin(ann);
    if (there.view.phase === "camp") {
      const kinds = there.view.choices.map(({ kind }) => kind);
      await ann.move({ kind: "travel", choice: Math.max(0, kinds.indexOf("shop")) });
    }
    if (there.match === null) continue;
    const client = await ann.fight(0);
    await client.ask({ kind: "resign", match: there.match });
    client.drop();
  }
}

const STOPS: readonly string[] = ["camp", "battle", "over"];

describe("a server that is killed", () => {
  test("in a shop keeps what was bought and paid, and a move under way is there whole or not at all", async () => {
    const folder = newFolder();
    const ann = await begun(folder);
    const { view, moves } = await toShop(ann);
    const buy = moves.find((move) => move.kind === "buy")!; // or it would have gone on
    const bought = await ann.move(buy);
    const here = bought.ok ? bought.value : null;
    expect(here?.view.gold).toBe(view.gold - view.wares[buy.ware]!.price);
    const later = await killed(folder, ann);
    expect(here).toMatchObject(await later.last());
    const leaving = later.move({ kind: "leave" }).catch(() => null);
    const last = await killed(folder, later);
    await leaving;
    const now = await last.last();
    const stayed = [here?.seq, "shop"];
    const left = [here!.seq + 1, "report"]; // it was bought
    expect([stayed, left]).toContainEqual([now.seq, now.view.phase]);
  });

  test("in a battle keeps every blow, and the battle goes on where it was until it is in the run", async () => {
    const folder = newFolder();
    const ann = await begun(folder);
    const before = await ann.goOn(inBattle);
    const client = await ann.fight(5);
    const { seq } = client.heard.filter((message) => message.kind === "update").at(-1)!; // five of them at least
    const later = await killed(folder, ann);
    expect(await later.last()).toMatchObject({ match: before.match, seq: before.seq });
    const again = await connect(later.visitor);
    // A server that had lost a blow would say that nobody can have seen so many updates.
    expect(await again.ask({ kind: "resume", match: before.match!, seq })).toMatchObject({
      kind: "ok",
    });
    again.drop();
    (await later.fight()).drop();
    const after = await later.last();
    expect(after.seq).toBe(before.seq + 1);
    expect(after.view.report).toContainEqual(expect.objectContaining({ kind: "fought" }));
  });
});
