import { pick } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { CLASS_IDS } from "@holmgang/tactics";
import type { Move, Tactics, View } from "@holmgang/tactics";
import { sample } from "../bot.ts";
import type { Bot } from "../bot.ts";
import { DRAFTS } from "./draft-table.ts";
import { seatOf } from "./seat-of.ts";
import { teamsOf } from "./teams.ts";

/** A bot that fights as it does and drafts by the solved table, so many times in ten; else it takes what it fancies. */
export const drafting = (inTen: number, fighter: Bot<Tactics>): Bot<Tactics> => ({
  ...fighter,
  choose(view, legal, budget, rng) {
    if (view.phase === "battle") return fighter.choose(view, legal, budget, rng);
    const wanted = rng.below(10) < inTen ? choice(view, rng) : pick(rng, legal);
    const move = legal.find((each) => isSame(each, wanted)) ?? legal[0]!;
    return { move, waits: false, value: null, candidates: [{ move, chance: 1 }] };
  },
});

/** The next piece of a team from the mix; what is chosen already is kept, so that the pieces fit. */
function choice(view: View, rng: Rng): Move {
  const { classes, own } = view;
  if (classes === null || own === null)
    return { kind: "class", class: CLASS_IDS[sample(fractions(DRAFTS.classes), rng)]! };
  const [mine, theirs] = seatOf(view) === 0 ? classes : [classes[1], classes[0]];
  const fitting = teamsOf(mine).map(({ minions }) =>
    own.minions.every((minion, index) => minions[index] === minion),
  );
  const mix = DRAFTS.teams[mine][theirs].map((chance, team) => (fitting[team] ? chance : 0));
  const { minions, skill } = teamsOf(mine)[sample(fractions(mix), rng)] ?? teamsOf(mine)[0]!;
  return own.step === "skill"
    ? { kind: "learn", skill }
    : { kind: "minion", minion: minions[own.minions.length === 0 ? 0 : 1] };
}

function fractions(mix: readonly number[]): readonly number[] {
  const sum = mix.reduce((total, chance) => total + chance, 0);
  return mix.map((chance) => (sum === 0 ? 1 / mix.length : chance / sum));
}

const isSame = (a: Move, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b);
