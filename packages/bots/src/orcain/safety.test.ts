import { DEFAULT_HAND } from "@holmgang/orcain";
import type { Hand, Settings } from "@holmgang/orcain";
import { describe, expect, test } from "vitest";
import { bestDeception } from "../testing/deception.ts";
import type { WaryPolicy } from "../testing/deception.ts";
import { bestResponse } from "../testing/exploitability.ts";
import { handOf, settingsOf } from "../testing/match-up.ts";
import { planFor } from "./exploit.ts";
import { bestAgainst, habitsOf } from "./habits.ts";
import { solve } from "./solution.ts";
import { playable } from "./stage.ts";

const classic = { maxHp: 3, startHp: 3, rounds: 2, roundCap: 2 };
const custom = { maxHp: 4, startHp: 3, rounds: 2, roundCap: 3 };
const demanding = { maxHp: 4, startHp: 4, rounds: 1, roundCap: 2, suddenDeath: "mustAttack" };

function matchOf(settings: Settings, hands: readonly [Hand, Hand]) {
  const solution = solve(settings, hands);
  const { value } = solution.stage({ roundIndex: 1, hp: [settings.startHp, settings.startHp] });
  return { solution, hands, value };
}

describe("over a whole match", () => {
  test.each([
    [classic, DEFAULT_HAND, DEFAULT_HAND],
    [demanding, DEFAULT_HAND, DEFAULT_HAND],
    [custom, handOf("AADD"), handOf("AHHH")],
    [custom, handOf("AHHC"), handOf("AAHH")],
  ])("with %j no rival gains on the exploiter by misleading it", (changes, mine, theirs) => {
    const settings = settingsOf(changes);
    const { solution, hands, value } = matchOf(settings, [mine, theirs]);
    const wary: WaryPolicy = (sight) => planFor({ solution, hands, ...sight });
    expect(bestDeception(settings, theirs, wary) + value).toBeLessThan(1e-9);
  });
});

describe("the search for deceptions", () => {
  const settings = settingsOf(classic);
  const { solution, hands, value } = matchOf(settings, [DEFAULT_HAND, DEFAULT_HAND]);

  test("agrees with the simpler one where the policy does not look back", () => {
    const uniform: WaryPolicy = ({ now }) => {
      const layouts = playable(DEFAULT_HAND, now);
      return { layouts, mix: layouts.map(() => 1 / layouts.length) };
    };
    expect(bestDeception(settings, DEFAULT_HAND, uniform)).toBeCloseTo(
      bestResponse(settings, DEFAULT_HAND, (now) => uniform({ now, past: [] })),
      12,
    );
  });

  test("finds what there is to gain on a policy that trusts habits and pays for nothing", () => {
    const gullible: WaryPolicy = ({ now, past }) => {
      const stage = solution.stage(now);
      if (past.length === 0) return { layouts: stage.layouts, mix: stage.mine };
      const seen = past.map((round) => round.theirs);
      const habits = habitsOf(seen, playable(hands[1], now));
      const { layout } = bestAgainst(habits, stage.layouts, solution.payoff.bind(null, now));
      return { layouts: [layout], mix: [1] };
    };
    expect(bestDeception(settings, DEFAULT_HAND, gullible) + value).toBeGreaterThan(0.05);
  });
});
