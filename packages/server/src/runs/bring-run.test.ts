import { battleOf, parseSetup, writeRun } from "@holmgang/campaign";
import { anyMove, playBattle, playRun, randomMove } from "@holmgang/campaign/testing";
import { seededRng, writeText } from "@holmgang/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { startServer } from "../testing/server.ts";
import type { BroughtRun } from "./bring-run.ts";
import type { RunView } from "./run-view.ts";
import { general } from "./testing/general.ts";
import type { General } from "./testing/general.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

describe("a run that was begun without a name", () => {
  /** Played in a browser until a battle is at hand, and some way into it. */
  function played(most: number) {
    const setup = parseSetup({ seed: "browser" });
    if (!setup.ok) throw new Error(setup.refusal.words);
    const rng = seededRng("browser");
    return playRun(setup.value, (state) => randomMove(state, rng), { most });
  }
  const bring = ({ send }: General, brought: BroughtRun) =>
    send<RunView>("POST /api/runs/bring", brought);

  test("comes along with a name, and is neither ranked nor worth points", async () => {
    const ann = await general(served);
    const { record, journal } = played(6);
    const here = await bring(ann, { run: writeRun(record) });
    expect(here).toMatchObject({
      value: { seq: 6, ranked: false, view: { gold: journal.state.gold, n: journal.state.n } },
    });
    expect(await ann.move({ kind: "abandon" })).toMatchObject({
      value: { view: { phase: "over" } },
    });
    expect(await ann.send("GET /api/legacy")).toMatchObject({
      value: { points: 0, crowned: false },
    });
    const best = await ann.send<{ runs: { account: string }[] }>("GET /api/runs/best");
    expect(best.ok && best.value.runs.map(({ account }) => account)).not.toContain(
      ann.visitor.account.id,
    );
  });

  test("goes on in the middle of its battle", async () => {
    const ann = await general(served);
    const { record, journal } = intoBattle();
    const battle = battleOf(journal.state)!; // it was played until there is one
    const fought = playBattle(battle, {
      choose: anyMove(seededRng("fight")),
      stop: { after: 12, how: "leave" },
    });
    const here = await bring(ann, { run: writeRun(record), battle: writeText(fought) });
    const match = here.ok ? here.value.match : null;
    const table = await served.node.tables.open(match!); // there is a battle
    expect(table.match.journal().inputs.length).toBeGreaterThanOrEqual(12);
    (await ann.fight(2)).drop();
    expect(table.match.journal().inputs.length).toBeGreaterThan(13);
  });

  test("that was changed is refused, and so is a second one", async () => {
    const ann = await general(served);
    const run = writeRun(played(6).record);
    const forged = run.replace(/#[0-9a-f]{16}/, "#0123456789abcdef");
    expect(await bring(ann, { run: forged })).toMatchObject({ refusal: { code: "broken-chain" } });
    expect(await bring(ann, { run: "a poem" })).toMatchObject({ refusal: { code: "bad-record" } });
    expect(await bring(ann, { run })).toMatchObject({ ok: true });
    expect(await bring(ann, { run })).toMatchObject({ refusal: { code: "run-underway" } });
  });

  function intoBattle() {
    for (let most = 1; ; most++) {
      const run = played(most);
      if (battleOf(run.journal.state)) return run;
    }
  }
});
