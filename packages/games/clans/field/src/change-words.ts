import type { Change } from "./events.ts";
import type { UnitFacts } from "./shape.ts";

/** What became of a unit, as it goes on after its name. */
export const changeWords = (why: Change, is: UnitFacts | null): string =>
  is ? WORDS[why](is) : "changes";

const WORDS: Readonly<Record<Change, (is: UnitFacts) => string>> = {
  rested: ({ ap }) => `has ${ap} AP`,
  marsh: () => "sinks into the marsh: no AP are left",
  lake: ({ ap }) => `is refreshed by the lake: ${ap} AP`,
  attuned: ({ hp, maxHp }) => `is changed by the marsh: ${hp} of ${maxHp} HP`,
  motivated: ({ hp, maxHp }) => `is led: ${hp} of ${maxHp} HP`,
  poisoned: ({ poison }) => `is poisoned for ${poison} turns`,
  enhanced: ({ enhanced }) => `is enhanced: ${enhanced} more damage`,
  boosted: ({ ap }) => `is boosted: ${ap} AP`,
  reset: () => "may use again what it has used up",
  switched: () => "has abilities of another now",
  acted: ({ ap }) => `acts: ${ap} AP left`,
  "free-step": () => "may take a step for nothing",
  faded: () => "has lost what was for one turn",
};
