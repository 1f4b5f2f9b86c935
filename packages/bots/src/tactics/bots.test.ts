import { invariant, seededRng } from "@holmgang/kernel";
import { CLASS_IDS, tactics } from "@holmgang/tactics";
import { scene } from "@holmgang/tactics/scene";
import type { Setting } from "@holmgang/tactics/scene";
import { describe, expect, test } from "vitest";
import { DRAFTS } from "./draft-table.ts";
import { TACTICS_BOTS } from "./index.ts";

/** What a bot does at a table. */
function move(name: string, setting: Setting, iterations = 60) {
  const bot = TACTICS_BOTS.find((each) => each.name === name);
  invariant(bot !== undefined, `there is no bot '${name}'`);
  const { state } = scene(setting);
  const { seat } = tactics.decisions(state)[0]!;
  const legal = tactics.legalMoves(state, seat);
  return bot.choose(tactics.view(state, seat), legal, { iterations }, seededRng(name)).move;
}

describe.each(["greedy", "seer", "captain", "marshal"])("%s", (name) => {
  test("kills a hero that one blow can kill", () => {
    const board = "..... ..h1.. ..H.. ..... t....";
    expect(move(name, { board })).toMatchObject({ kind: "attack" });
  });

  test("does not walk onto Weakness with its last point", () => {
    const board = "h.... ..... ..... ..+we.. ..H1..";
    expect(move(name, { board })).not.toMatchObject({ kind: "move", to: 7 });
  });
});

describe.each(["captain", "marshal"])("%s", (name) => {
  test("sees that a Tank stands in for its hero, and strikes where it hurts", () => {
    // Beside the Tank the enemy hero is safe; the Archer is not.
    const board = "..... ..h1t. ..H.a1 ..... .....";
    const chosen = move(name, { board, skills: ["hawk", "endure"] });
    expect(chosen).not.toMatchObject({ kind: "attack", at: 17 });
  });

  test("takes its hero out of the reach of a blow that would kill it", () => {
    const board = "....h ..... ..s.. ..... ..H1..";
    const chosen = move(name, { board, round: 2 });
    expect(chosen.kind === "end").toBe(false);
  });
});

test("a search stops when its host says so", () => {
  let asked = 0;
  const { state } = scene({ board: "t.h.a ..... ..... ..... T.H.A" });
  const legal = tactics.legalMoves(state, 0);
  const marshal = TACTICS_BOTS.find((each) => each.name === "marshal")!;
  const spent = (): boolean => ++asked > 0;
  const { move: chosen } = marshal.choose(
    tactics.view(state, 0),
    legal,
    { iterations: 1_000_000, spent },
    seededRng("x"),
  );
  expect(legal).toContainEqual(chosen);
  expect(asked).toBe(1);
});

test("a recruit sends its minions, then its hero, and hits what stands before it", () => {
  const board = "..h.. ..... ..... ..... T.H..";
  expect(move("recruit", { board, acts: "a1" })).toMatchObject({ kind: "move", to: 5 });
  expect(move("recruit", { board })).toMatchObject({ kind: "end" });
  expect(move("recruit", { board, round: 5 })).toMatchObject({ kind: "end" });
  expect(move("recruit", { board, round: 6 })).toMatchObject({ kind: "move", to: 7 });
  expect(move("recruit", { board: "..h.. ..... ..... ..t.. ..H.." })).toMatchObject({
    kind: "attack",
    at: 7,
  });
});

describe("the table of drafts", () => {
  test("is a mix for every class against every class", () => {
    const mixes = [
      DRAFTS.classes,
      ...CLASS_IDS.flatMap((own) => CLASS_IDS.map((theirs) => DRAFTS.teams[own][theirs])),
    ];
    for (const mix of mixes) {
      const sum = mix.reduce((total, chance) => total + chance, 0);
      expect(Math.abs(sum - 1000)).toBeLessThanOrEqual(mix.length);
    }
  });

  test("leads every bot to a whole team", () => {
    for (const bot of TACTICS_BOTS) {
      const rng = seededRng(bot.name);
      const state = scene({ board: "..h.. ..... ..... ..... ..H.." }).state;
      const start = tactics.setup({ settings: state.settings, entries: [null, null] }, { rng });
      for (let asks = 0; start.phase !== "battle" && asks < 20; asks++) {
        const { seat } = tactics.decisions(start)[0]!;
        const legal = tactics.legalMoves(start, seat);
        const chosen = bot.choose(tactics.view(start, seat), legal, { iterations: 1 }, rng).move;
        tactics.apply(
          start,
          seat,
          legal.find(
            (each) => each.kind === chosen.kind && JSON.stringify(each) === JSON.stringify(chosen),
          )!,
          { rng },
        );
      }
      expect(start.phase).toBe("battle");
    }
  });
});
