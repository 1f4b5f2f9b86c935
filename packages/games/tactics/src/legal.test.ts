import { canonical } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { DEBUFFS } from "./buffs/buffs.ts";
import { refusal } from "./refusal.ts";
import { REMAINS } from "./shape.ts";
import type { Move, State } from "./shape.ts";
import { SKILL_IDS, SKILLS } from "./skills/skills.ts";
import { walk } from "./testing/walk.ts";
import { distance, TILES } from "./tiles.ts";
import { CLASS_IDS, MINIONS, UNIT_IDS } from "./units.ts";

/** Everything that can be said at all but `back`, which brings nothing on and is not listed. */
const SAYABLE: readonly Move[] = [
  ...CLASS_IDS.map((id): Move => ({ kind: "class", class: id })),
  ...MINIONS.map((minion): Move => ({ kind: "minion", minion })),
  ...SKILL_IDS.map((skill): Move => ({ kind: "learn", skill })),
  ...REMAINS.map((leave): Move => ({ kind: "remains", leave })),
  ...UNIT_IDS.flatMap((unit): readonly Move[] => [
    { kind: "end", unit },
    ...TILES.flatMap((at): readonly Move[] => [
      { kind: "move", unit, to: at },
      { kind: "attack", unit, at },
      { kind: "destroy", unit, at },
      ...TILES.map((to): Move => ({ kind: "both", unit, to, at })),
    ]),
    ...[null, ...TILES].flatMap((at) =>
      [null, ...DEBUFFS].map((debuff): Move => ({ kind: "skill", unit, at, debuff })),
    ),
  ]),
];

/** A line is listed by its nearest tile, and a strike with its debuff; both may be said otherwise. */
function isListed({ heroes, units }: State, seat: Seat, move: Move): boolean {
  if (move.kind !== "skill" || heroes === null) return true;
  const { skill } = heroes[seat];
  if (skill === "strike") return move.debuff !== null;
  return SKILLS[skill].aim !== "line" || distance(units[move.unit]!.tile, move.at!) === 1;
}

/** Moves as text, in one order. */
const text = (moves: readonly Move[]): readonly string[] => moves.map(canonical).toSorted();

test("[R22, R23, R24, R25] what is listed is what is not refused, in every sixth position of 100 matches", () => {
  const found: (readonly string[])[] = [];
  const expected: (readonly string[])[] = [];
  let moment = 0;
  for (const { state, seat, listed } of walk("listed", { matches: 100 })) {
    if (moment++ % 6 > 0) continue;
    const accepted = SAYABLE.filter((move) => refusal(state, seat, move) === null);
    expected.push(text(accepted.filter((move) => isListed(state, seat, move))));
    found.push(text(listed));
  }
  expect(found.length).toBeGreaterThan(300);
  expect(found).toEqual(expected);
});
