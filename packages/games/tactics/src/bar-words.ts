import type { Bar } from "./bars.ts";
import type { Board } from "./board.ts";
import { heroOf, unitOf } from "./board.ts";
import type { Action } from "./shape.ts";
import { skillRow } from "./skills/skills.ts";
import { tileName } from "./tiles.ts";
import { seatOf, unitRow } from "./units.ts";
import { nameAt } from "./who.ts";

/** Why an action is refused, as a sentence for the player who tried it. */
export function barWords(board: Board, action: Action, bar: Bar): string {
  const unit = unitOf(board, action.unit);
  const name = nameAt(board, action.unit);
  const { move, range } = unitRow(unit.kind);
  const hero = heroOf(board, seatOf(action.unit));
  const skill = skillRow(hero.skill);
  const reach = action.kind === "skill" ? skill.range : range;
  const at = "at" in action && action.at !== null ? tileName(action.at) : "that tile";
  const to = "to" in action ? tileName(action.to) : at;
  const words: Readonly<Record<Bar, string>> = {
    stunned: `The ${name} is stunned: it can only end its turn.`,
    rooted: `The ${name} is rooted: it cannot move.`,
    blind: `The ${name} is blind: it cannot attack.`,
    ascended: `The ${name} is ascended: it cannot attack.`,
    "too-strong": `With Power the ${name} cannot move and hit in one action.`,
    "stands-there": `The ${name} stands on ${to} already.`,
    "not-straight": `${to} is not on a row or column with the ${name}: moves go straight.`,
    "too-far": `${to} is too far: the ${name} walks ${move} ${move === 1 ? "tile" : "tiles"}.`,
    occupied: `${action.kind === "skill" && action.at === null ? tileName(hero.beacon ?? 0) : to} is not free.`,
    "path-blocked": `Something stands in the way to ${to}.`,
    "not-in-line": `${at} is not on a row or column with the ${name}.`,
    "out-of-range": `${at} is out of range: ${reach} at most.`,
    "no-line-of-sight": `An obstacle stands between the ${name} and ${at}.`,
    "not-beside": `${at} is not beside ${action.kind === "both" ? to : `the ${name}`}.`,
    "nothing-there": `There is no enemy on ${at}.`,
    "own-unit": `On ${at} stands one of your own.`,
    unseen: `Whoever stands on ${at} cannot be seen: nothing can be aimed at it.`,
    "units-only": `After a move only a unit can be hit, and on ${at} is an obstacle.`,
    "needs-power": `Only with Power can the ${name} destroy an obstacle at once.`,
    "no-obstacle": `There is no obstacle on ${at}.`,
    "no-skill": `Only heroes have a skill.`,
    resting: `${skill.name} rests: ready in round ${readyIn(hero.cooldown)}.`,
    "needs-target": `${skill.name} needs a tile to be aimed at.`,
    "takes-no-target": `${skill.name} is aimed at no tile${hero.beacon === null ? "" : ` now: it goes to ${tileName(hero.beacon)}`}.`,
    "hits-nobody": `${skill.name} would hit nobody${action.kind === "skill" && action.at !== null ? " in that direction" : ""}.`,
    "shadows-out": "Both of your shadows are on the board.",
    "no-ally": `On ${at} stands none of your own.`,
    "takes-no-debuff": `${skill.name} leaves no choice of a debuff.`,
  };
  return words[bar];

  function readyIn(cooldown: number): number {
    return ("round" in board ? Number(board.round) : 0) + cooldown;
  }
}
