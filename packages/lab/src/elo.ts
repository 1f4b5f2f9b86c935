import { invariant } from "@holmgang/kernel";

/** What two bots have played against each other: who met whom, how often, and the first one's points, a draw as half. */
export interface Meeting {
  readonly names: readonly [string, string];
  readonly points: number;
  readonly matches: number;
}

/** How strong somebody is; 400 points more win ten times as often as they lose. */
export interface Rating {
  readonly name: string;
  readonly rating: number;
  /** Half of the 95 % interval, taken against the anchor. */
  readonly within: number;
}

/** Who is held where, so that the others have something to stand against. */
interface Anchor {
  readonly name: string;
  readonly rating: number;
}

const SCALE = 400 / Math.LN10;
const Z = 1.959963984540054;
const ROUNDS = 10_000;
const CLOSE = 1e-12;

/**
 * The ratings that make these results most likely (Bradley and Terry's model), the weakest first. `weight` says how
 * many independent trials one match is worth: a half where both matches of a pair share their chance.
 */
export function fitElo(meetings: readonly Meeting[], anchor: Anchor, weight = 1): Rating[] {
  const names = [...new Set(meetings.flatMap((meeting) => meeting.names))];
  invariant(names.includes(anchor.name), `'${anchor.name}' has met nobody`);
  const strengths = fit(names, meetings);
  const others = names.filter((name) => name !== anchor.name);
  const covariance = inverse(information(others, strengths, meetings, weight));
  const from = strengths.get(anchor.name)!; // it is one of the names
  return names
    .map((name) => {
      const at = others.indexOf(name);
      const variance = covariance[at]?.[at] ?? 0;
      return {
        name,
        rating: anchor.rating + SCALE * Math.log(strengths.get(name)! / from), // every name has one
        within: Z * SCALE * Math.sqrt(variance),
      };
    })
    .toSorted((a, b) => a.rating - b.rating);
}

/** Zermelo's iteration: everybody's points over what they would be expected to win per unit of strength. */
function fit(names: readonly string[], meetings: readonly Meeting[]): Map<string, number> {
  let strengths = new Map(names.map((name) => [name, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Map(names.map((name) => [name, better(name, strengths, meetings)]));
    const isClose = names.every(
      (name) => Math.abs(next.get(name)! - strengths.get(name)!) < CLOSE * next.get(name)!,
    );
    strengths = next;
    if (isClose) break;
  }
  return strengths;
}

function better(
  name: string,
  strengths: ReadonlyMap<string, number>,
  meetings: readonly Meeting[],
): number {
  let [points, expected] = [0, 0];
  for (const { names, points: first, matches } of meetings) {
    if (!names.includes(name)) continue;
    points += names[0] === name ? first : matches - first;
    expected += matches / (strengths.get(names[0])! + strengths.get(names[1])!);
  }
  invariant(points > 0, `'${name}' has won nothing: there is no rating that low`);
  return points / expected;
}

/** Fisher's information about everybody but the anchor, in logarithms of strength. */
function information(
  names: readonly string[],
  strengths: ReadonlyMap<string, number>,
  meetings: readonly Meeting[],
  weight: number,
): number[][] {
  const matrix = names.map(() => names.map(() => 0));
  for (const { names: pair, matches } of meetings) {
    const [a, b] = [strengths.get(pair[0])!, strengths.get(pair[1])!];
    const known = (weight * matches * a * b) / (a + b) ** 2;
    const [i, j] = [names.indexOf(pair[0]), names.indexOf(pair[1])];
    for (const at of [i, j]) if (at >= 0) matrix[at]![at]! += known;
    if (i >= 0 && j >= 0) {
      matrix[i]![j]! -= known;
      matrix[j]![i]! -= known;
    }
  }
  return matrix;
}

/** Gauss and Jordan's way; such a matrix needs no pivoting. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => (i === j ? 1 : 0))]);
  for (const [i, pivot] of rows.entries()) {
    const by = pivot[i]!;
    for (let k = 0; k < pivot.length; k++) pivot[k]! /= by;
    for (const [j, row] of rows.entries()) {
      const times = row[i]!;
      if (j !== i) for (let k = 0; k < row.length; k++) row[k]! -= times * pivot[k]!;
    }
  }
  return rows.map((row) => row.slice(matrix.length));
}
