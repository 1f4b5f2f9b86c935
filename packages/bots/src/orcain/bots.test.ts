import { clone, open, seededRng } from "@holmgang/kernel";
import { DEFAULT_HAND, orcain } from "@holmgang/orcain";
import type { Layout, Move, View } from "@holmgang/orcain";
import { describe, expect, test } from "vitest";
import type { Bot } from "../bot.ts";
import { ROSTER } from "../roster.ts";
import { eager } from "./eager.ts";
import { exploit, planFor } from "./exploit.ts";
import { greedy } from "./greedy.ts";
import { orc } from "./orc.ts";
import { reckon } from "./reckon.ts";
import { playable } from "./stage.ts";

const BUDGET = { iterations: 100 };

/** The view of seat 0 in a match where these rounds were shown: `[mine, theirs, my health, theirs]`. */
function viewAfter(...rounds: readonly (readonly [string, string, number, number])[]): View {
  const settings = orcain.parseSettings({});
  if (!settings.ok) throw new Error(settings.refusal.words);
  const config = {
    settings: settings.value,
    entries: [{ hand: DEFAULT_HAND }, { hand: DEFAULT_HAND }] as const,
  };
  const view = clone(orcain.view(open(orcain, config, "bots").position.state, 0));
  const last = rounds.at(-1);
  return {
    ...view,
    roundIndex: rounds.length + 1,
    suddenDeath: rounds.length >= 3,
    hp: last ? [last[2], last[3]] : view.hp,
    history: rounds.map(([mine, theirs, a, b]) => ({
      layouts: [layout(mine), layout(theirs)],
      hp: [a, b],
    })),
  };
}

const layout = (letters: string): Layout =>
  Array.from(letters).map(
    (letter) => DEFAULT_HAND.find((card) => card[0] === letter.toLowerCase()) ?? null,
  ) as unknown as Layout;

const choose = (
  bot: Bot<{
    settings: unknown;
    entry: unknown;
    state: unknown;
    move: Move;
    event: { kind: string };
    view: View;
  }>,
  view: View,
  seed: string,
) => bot.choose(view, [], BUDGET, seededRng(seed));

describe("the orc", () => {
  const cards = (view: View) =>
    new Set(Array.from({ length: 40 }, (_, i) => choose(orc, view, `orc ${i}`).move.layout.join()));

  test("attacks first, with one card and two empty slots, and waits for the bell", () => {
    const { move, waits } = choose(orc, viewAfter(), "first");
    expect(move).toEqual({
      kind: "layout_draft",
      layout: ["attack", null, null],
      roundIndex: null,
    });
    expect(waits).toBe(true);
  });

  test("guards with Defense or Counter, evenly, after its rival's last card was an Attack", () => {
    expect(cards(viewAfter(["A..", "DHA", 8, 10]))).toEqual(new Set(["defense,,", "counter,,"]));
  });

  test("looks at the last card shown, over empty slots, and at its rival's, not its own", () => {
    expect(cards(viewAfter(["D..", "HA.", 8, 10]))).toEqual(new Set(["defense,,", "counter,,"]));
    expect(cards(viewAfter(["A..", "AHD", 8, 10]))).toEqual(new Set(["attack,,"]));
    expect(cards(viewAfter(["A..", "...", 10, 8]))).toEqual(new Set(["attack,,"]));
  });

  test("heals at 4 health or less, whatever was played", () => {
    expect(cards(viewAfter(["A..", "DHA", 4, 10]))).toEqual(new Set(["heal,,"]));
    expect(cards(viewAfter(["A..", "DHA", 5, 10]))).not.toContain("heal,,");
  });
});

describe("greedy", () => {
  test("answers a rival who opens with Attack every time with Counter or Defense first", () => {
    const view = viewAfter(["DHC", "ADH", 10, 10], ["CDH", "ADH", 10, 8]);
    expect(["counter", "defense"]).toContain(choose(greedy, view, "g").move.layout[0]);
  });
});

describe("safe exploitation", () => {
  const histories = ["...", "A..", "ADH", "HDC", "CAD", "HHH", "AHD"].flatMap((first) =>
    ["...", "ADH", "CHD", "DAH"].map((second) =>
      viewAfter(["CDA", first, 9, 8], ["DCA", second, 8, 7]),
    ),
  );

  test("plays the equilibrium as long as nothing was given away", () => {
    const view = viewAfter();
    const { solution } = reckon(view);
    expect(planFor(reckon(view)).mix).toEqual(solution.stage({ roundIndex: 1, hp: [10, 10] }).mine);
  });

  test("leans towards the best answer once the rival has made mistakes", () => {
    const view = viewAfter(["CDA", "...", 10, 8]);
    const plan = planFor(reckon(view));
    expect(plan.gift).toBeGreaterThan(0.1);
    expect(plan.mix).not.toEqual(reckon(view).solution.stage({ roundIndex: 2, hp: [10, 8] }).mine);
  });

  test("never risks more than what was given away: at worst it keeps the value of the round less the gift", () => {
    for (const view of histories) {
      const sight = reckon(view);
      const { layouts, mix, value, gift } = planFor(sight);
      const worst = Math.min(
        ...playable(DEFAULT_HAND, sight.now).map((theirs) =>
          layouts.reduce(
            (sum, mine, i) => sum + mix[i]! * sight.solution.payoff(sight.now, mine, theirs),
            0,
          ),
        ),
      );
      expect(gift).toBeGreaterThanOrEqual(0);
      expect(worst).toBeGreaterThanOrEqual(value - gift - 1e-9);
      expect(mix.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  });

  test("its memory is its view: the same view and chance give the same choice, whatever it played before", () => {
    const view = viewAfter(["CDA", "A..", 10, 8]);
    const fresh = choose(exploit, view, "same");
    for (const other of histories) choose(exploit, other, "other");
    expect(choose(exploit, view, "same")).toEqual(fresh);
  });
});

test("the roster goes from the weakest to the strongest, each bot with a name of its own and a sentence", () => {
  const names = ROSTER.orcain.map((bot) => bot.name);
  expect(names).toEqual(["orc", "scatter", "eager", "random", "equilibrium", "exploit", "greedy"]);
  for (const bot of ROSTER.orcain) expect(bot.about).toMatch(/^[A-Z].*\.$/);
});

test("eager lays whole layouts that begin with an Attack, all of them alike", () => {
  const { candidates, waits } = eager.choose(viewAfter(), [], BUDGET, seededRng("eager"));
  expect([candidates.length, waits]).toEqual([6, false]);
  for (const { move } of candidates)
    expect([move.kind, move.layout[0], move.layout.includes(null)]).toEqual([
      "layout_confirm",
      "attack",
      false,
    ]);
});
