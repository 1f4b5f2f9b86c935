import { aimKeys } from "../../board/aim-keys.ts";
import type { Aim } from "./aim.ts";
import { BASE, unitThing } from "./places.ts";
import type { Marked } from "./use-marked.ts";
import { HERO } from "./ways.ts";

type Keys = Record<string, (() => void) | undefined>;

/**
 * A number picks a card, N the next unit that can act; arrows go over the board. B hits the base, I and T work on ground,
 * H calls the hero, Enter does what waits, Esc puts back, E ends the turn. Before the first turn numbers mark cards.
 */
export function keysOf(aim: Aim, marked: Marked): Keys {
  if (aim.asked === "mulligan") return handKeys(aim, marked);
  if (aim.asked !== "turn") return {};
  const keys: Keys = {
    ...aimKeys(aim, { h: HERO, b: BASE, i: "ignite", t: "convert" }),
    e: () => aim.end(),
    n: () => nextUnit(aim),
  };
  for (const index of aim.hand.keys())
    if (index < 9) keys[String(index + 1)] = () => aim.pick(aim.picked === index ? null : index);
  return keys;
}

function handKeys(aim: Aim, { copies, turn, send }: Marked): Keys {
  const keys: Keys = { Enter: () => send(copies), k: () => send([]) };
  for (const [index, { copy }] of aim.hand.entries())
    if (index < 9) keys[String(index + 1)] = () => turn(copy);
  return keys;
}

/** After the one that is picked up, in the order of entering. */
function nextUnit(aim: Aim): void {
  const able = [
    ...new Set(aim.moves.flatMap((move) => ("unit" in move ? [move.unit] : []))),
  ].toSorted((a, b) => a - b);
  const next = able.find((id) => id > (aim.unit?.id ?? -1)) ?? able[0];
  if (next !== undefined) aim.take([unitThing(next)]);
}
