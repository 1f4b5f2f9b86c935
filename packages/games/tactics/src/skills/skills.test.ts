import { parseConfig, pick, seededRng } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { tactics } from "../rules.ts";
import type { Event, Team } from "../shape.ts";
import { sound } from "../testing/sound.ts";
import { MINIONS } from "../units.ts";
import { SKILL_IDS, SKILLS } from "./skills.ts";
import type { SkillId } from "./skills.ts";

/** One match of two teams with this skill, by random moves: what is wrong on the way, and how often it is used. */
function played(skill: SkillId, seed: string): { wrong: string | null; uses: number } {
  const rng = seededRng(seed);
  const first = pick(rng, MINIONS);
  const second = pick(
    rng,
    MINIONS.filter((minion) => minion !== first),
  );
  const team: Team = { class: SKILLS[skill].class, minions: [first, second], skill };
  const config = parseConfig(tactics, { settings: {}, entries: [team, team] });
  if (!config.ok) throw new Error(config.refusal.words);
  let uses = 0;
  const emit = ({ kind }: Event): void => void (kind === "skill_used" && uses++);
  const state = tactics.setup(config.value, { rng, emit });
  for (;;) {
    const wrong = sound(state);
    if (wrong !== null || state.outcome !== null) return { wrong, uses };
    const { seat } = tactics.decisions(state)[0]!;
    tactics.apply(state, seat, pick(rng, tactics.legalMoves(state, seat)), { rng, emit });
  }
}

describe.each(SKILL_IDS)("%s", (skill) => {
  test("[R53] can be used, and survives 50 random matches", () => {
    const matches = Array.from({ length: 50 }, (_, match) => played(skill, `${skill}/${match}`));
    expect(matches.flatMap(({ wrong }) => wrong ?? [])).toEqual([]);
    expect(matches.some(({ uses }) => uses > 0)).toBe(true);
  });
});
