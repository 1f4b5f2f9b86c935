import { invariant, pick, shuffle } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { withDrafts } from "./copy.ts";
import type { Draft, State, View } from "./shape.ts";
import { skillsOf } from "./skills/skills.ts";
import { CLASS_IDS, MINIONS } from "./units.ts";
import type { HeroClass } from "./units.ts";

/** A state the seat must think possible: only in the draft is anything hidden, and there the rival may have chosen anything. */
export function determinize(view: View, seat: Seat, rng: Rng): State {
  const { ready, classes, teams, own } = view;
  invariant(own !== null, "only a seat's own view can be determinized");
  const other = seat === 0 ? 1 : 0;
  const theirs: Draft = teams
    ? { step: "ready", ...teams[other] }
    : classes
      ? guessedDraft(classes[other], ready[other], rng)
      : guessedClass(ready[other], rng);
  const mine = { ...own };
  return withDrafts(view, seat === 0 ? [mine, theirs] : [theirs, mine]);
}

const guessedClass = (isReady: boolean, rng: Rng): Draft => ({
  step: isReady ? "ready" : "class",
  class: isReady ? pick(rng, CLASS_IDS) : null,
  minions: [],
  skill: null,
});

/** Whoever is not ready may be at any point of the way there. */
function guessedDraft(hero: HeroClass, isReady: boolean, rng: Rng): Draft {
  const picks = isReady ? 2 : rng.below(3);
  return {
    step: isReady ? "ready" : picks === 2 ? "skill" : "minions",
    class: hero,
    minions: shuffle(rng, MINIONS).slice(0, picks),
    skill: isReady ? pick(rng, skillsOf(hero)) : null,
  };
}
