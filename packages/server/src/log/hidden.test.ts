import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import type { Client } from "../testing/client.ts";
import { duelOf, granted, guests, lay, questionOf } from "../testing/duel.ts";
import { startServer } from "../testing/server.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const WAIT = ["heal", "counter", "defense"];

describe("what a refusal must not tell", () => {
  test("whether the rival has confirmed: any answer to the rival's question is refused alike, before and after", async () => {
    const { match, clients } = await duelOf(await guests([served.address, served.address]));
    const [ann, bob] = clients;
    const decision = questionOf(bob, match);
    const probe = async (client: Client) => {
      const answer = await client.ask({
        kind: "move",
        match,
        decision,
        move: { kind: "nonsense" },
      });
      return answer.kind === "refused" ? [answer.code, answer.words] : [];
    };
    const before = await probe(ann);
    granted(await lay(bob, match, WAIT, "layout_draft"));
    expect(await probe(ann)).toEqual(before);
    granted(await lay(bob, match, WAIT));
    expect(await probe(ann)).toEqual(before);
  });

  test("metrics count everybody's moves: they are for this machine and for admins, whatever a stranger claims", async () => {
    const proxied = await startServer({ trustProxy: true });
    try {
      const from = (address: string) =>
        fetch(`${proxied.address}/metrics`, { headers: { "x-forwarded-for": address } });
      expect((await from("203.0.113.9")).status).toBe(403);
      expect((await from("127.0.0.1, 203.0.113.9")).status).toBe(403);
      expect((await fetch(`${served.address}/metrics`)).status).toBe(200);
    } finally {
      await proxied.stop();
    }
  });

  test("a mind may be changed often, and not for ever", async () => {
    const { match, clients } = await duelOf(await guests([served.address, served.address]));
    const [ann] = clients;
    for (let i = 0; i < 300; i++)
      granted(await lay(ann, match, [null, null, null], "layout_draft"));
    expect(await lay(ann, match, WAIT, "layout_draft")).toMatchObject({ code: "too-many-tries" });
    granted(await lay(ann, match, WAIT));
  });
});
