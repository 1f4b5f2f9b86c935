import { CLASS_IDS } from "@holmgang/tactics";
import type { HeroClass } from "@holmgang/tactics";
import { solveMatrix } from "../matrix/solve-matrix.ts";
import { TEAMS } from "./teams.ts";

/** How often the first of two teams won, draws half, by their places in `TEAMS`; and over how many matches a cell. */
interface Scores {
  readonly of: readonly (readonly number[])[];
  readonly matches: number;
}

/** Mixes in thousandths. */
export interface Drafts {
  readonly classes: readonly number[];
  /** By own class, then by the rival's: how often each of the nine teams. */
  readonly teams: Readonly<Record<HeroClass, Readonly<Record<HeroClass, readonly number[]>>>>;
}

/**
 * The draft as a game of two stages, solved from the back: teams once both classes are known, then classes by what
 * those games are worth. Few matches a cell are leant towards what the two teams do against everybody.
 */
export function solveDrafts(scores: Scores): Drafts {
  const worth = leaned(scores);
  const stages = CLASS_IDS.map((own) =>
    CLASS_IDS.map((theirs) => solveMatrix(cut(worth, own, theirs))),
  );
  const classes = solveMatrix(stages.map((row) => row.map(({ value }) => value)));
  const teams = byClass((own) =>
    byClass((theirs) => thousandths(stages[at(own)]![at(theirs)]!.mine)),
  );
  return { classes: thousandths(classes.mine), teams };
}

/** As sure of the two teams in general as of so many matches between them. */
const LEAN = 6;

/** Gains over an even match, the same from both sides: who sits first is left out of it. */
function leaned({ of, matches }: Scores): readonly (readonly number[])[] {
  const fair = of.map((row, i) => row.map((score, j) => (score + 1 - of[j]![i]!) / 2 - 0.5));
  const general = fair.map((row) => row.reduce((sum, gain) => sum + gain, 0) / row.length);
  const n = 2 * matches;
  return fair.map((row, i) =>
    row.map((gain, j) => (n * gain + LEAN * (general[i]! - general[j]!)) / (n + LEAN)),
  );
}

const at = (hero: HeroClass): number => CLASS_IDS.indexOf(hero);

function cut(
  worth: readonly (readonly number[])[],
  own: HeroClass,
  theirs: HeroClass,
): readonly (readonly number[])[] {
  const places = (hero: HeroClass): readonly number[] =>
    TEAMS.flatMap((team, index) => (team.class === hero ? [index] : []));
  return places(own).map((i) => places(theirs).map((j) => worth[i]![j]!));
}

const byClass = <V>(of: (hero: HeroClass) => V): Readonly<Record<HeroClass, V>> =>
  Object.fromEntries(CLASS_IDS.map((hero) => [hero, of(hero)])) as Record<HeroClass, V>; // all of them

const thousandths = (mix: readonly number[]): readonly number[] =>
  mix.map((chance) => Math.round(1000 * chance));
