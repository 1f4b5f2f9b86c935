import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served, ServeOptions } from "../serve/serve.ts";
import { visit } from "../testing/client.ts";
import { startPostgres } from "../testing/postgres.ts";
import type { TestPostgres } from "../testing/postgres.ts";
import { newFolder, startServer } from "../testing/server.ts";
import { wirePlayer } from "./testing/players.ts";
import type { WirePlayer } from "./testing/players.ts";

const ATTACK = ["attack", "defense", "heal"];
const WAIT = ["heal", "counter", "defense"];

/** The second step is shown long after whoever leaves at the first has been missed. */
const SLOW = { firstStepMs: 10, stepMs: 1_500 };

describe.each(["PGlite", "PostgreSQL"])("leaving in the middle of a reveal, on %s", (kind) => {
  let postgres: TestPostgres | null = null;
  beforeAll(async () => {
    postgres = kind === "PostgreSQL" ? await startPostgres() : null;
  });
  afterAll(() => postgres?.stop());

  const placeFor = async (name: string): Promise<ServeOptions["place"]> =>
    postgres ? { url: await postgres.database(name) } : { folder: newFolder() };

  /** Two on Orcain's own wire; the second leaves when both have seen the first step of round 1. */
  async function leaveAtFirstStep(served: Served): Promise<WirePlayer["client"]> {
    const ann = await wirePlayer(await visit(served.address));
    const bob = await wirePlayer(await visit(served.address));
    for (const player of [ann, bob]) await player.join();
    await ann.confirm(ATTACK);
    await bob.confirm(WAIT);
    for (const { client } of [ann, bob]) await client.next("step_reveal");
    bob.drop();
    await ann.client.next("match_end");
    return ann.client;
  }

  const shownBy = ({ heard }: WirePlayer["client"]) =>
    heard.map(({ type }) => type).slice(heard.findIndex(({ type }) => type === "step_reveal"));

  test("[R50] the end is the next message: nothing more of the round is shown", async () => {
    const place = await placeFor("cut");
    const served = await startServer({ place, queueSettings: { orcain: SLOW } });
    const client = await leaveAtFirstStep(served);
    expect(shownBy(client)).toEqual(["step_reveal", "match_end"]);
    expect(client.heard.at(-1)).toMatchObject({ winner: "YOU", reason: "disconnect" });
    await served.stop();
  });

  test("[R50] a round that has decided the match is shown to its end, and its outcome stands", async () => {
    const place = await placeFor("decided");
    const queueSettings = { orcain: { ...SLOW, rounds: 1 } };
    const served = await startServer({ place, queueSettings });
    const client = await leaveAtFirstStep(served);
    const steps = ["step_reveal", "step_reveal", "step_reveal"];
    expect(shownBy(client)).toEqual([...steps, "round_end", "match_end"]);
    expect(client.heard.at(-1)).toMatchObject({ winner: "YOU", reason: "normal" });
    await served.stop();
  });
});
