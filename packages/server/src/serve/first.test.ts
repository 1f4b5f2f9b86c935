import { expect, test } from "vitest";
import { connect, visit } from "../testing/client.ts";
import { startServer } from "../testing/server.ts";

test("two guests find each other, play a round and one resigns", async () => {
  const served = await startServer({ log: (await import("pino")).pino({ level: "warn" }) });
  try {
    const [ann, bob] = await Promise.all(
      [0, 1].map(async () => connect(await visit(served.address))),
    );
    expect(await ann!.ask({ kind: "queue", game: "orcain", mode: "standard" })).toMatchObject({
      kind: "ok",
    });
    expect(await bob!.ask({ kind: "queue", game: "orcain", mode: "standard" })).toMatchObject({
      kind: "ok",
    });
    const found = await ann!.next("match_found");
    const theirs = await bob!.next("match_found");
    expect(found.seat + theirs.seat).toBe(1);
    await ann!.ask({ kind: "nonce", match: found.match, nonce: "ann" });
    await bob!.ask({ kind: "nonce", match: found.match, nonce: "bob" });
    const opening = await ann!.next("update");
    console.log(JSON.stringify(found), JSON.stringify(opening));
    const [decision] = opening.decisions;
    expect(
      await ann!.ask({
        kind: "move",
        match: found.match,
        decision: decision!.id,
        move: { kind: "layout_confirm", layout: ["attack", "heal", "defense"] },
      }),
    ).toMatchObject({ kind: "ok" });
    const b = await bob!.next("update");
    expect(
      await bob!.ask({
        kind: "move",
        match: found.match,
        decision: b.decisions[0]!.id,
        move: { kind: "layout_confirm", layout: ["attack", "heal", "counter"] },
      }),
    ).toMatchObject({ kind: "ok" });
    const r = await bob!.next("update", ({ events }) => events.some((e) => e.kind === "round_end"));
    console.log(JSON.stringify(r));
    expect(await bob!.ask({ kind: "resign", match: found.match })).toMatchObject({ kind: "ok" });
    console.log(JSON.stringify([await bob!.next("settled"), await ann!.next("settled")]));
  } finally {
    await served.stop();
  }
});
