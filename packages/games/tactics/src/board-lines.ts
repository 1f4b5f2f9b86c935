import { seatHead, seatsFor } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { attackOf, has, heroOf, thingAt, unitAt, unitOf } from "./board.ts";
import { BUFFS } from "./buffs/buffs.ts";
import { moveWords } from "./move-words.ts";
import type { View } from "./shape.ts";
import { SKILLS } from "./skills/skills.ts";
import { SIZE, tileName } from "./tiles.ts";
import type { Tile } from "./tiles.ts";
import { ACTING_ORDER, CLASSES, heroId, seatOf, UNITS } from "./units.ts";
import type { UnitId } from "./units.ts";
import { nameAt } from "./who.ts";

/** The table in lines: the board with one's own row below, then both sides. */
export function viewLines(view: View): readonly string[] {
  if (view.phase !== "battle") return draftLines(view);
  const [near, far] = seatsFor(view.viewer);
  const ranks = near === 1 ? [0, 1, 2, 3, 4] : [4, 3, 2, 1, 0];
  return [
    `Round ${view.round}`,
    ...sideLines(view, far),
    ...ranks.map((rank) => rankLine(view, rank, near)),
    `   ${files(near)
      .map((file) => `${"abcde"[file]}       `)
      .join("")
      .trimEnd()}`,
    ...sideLines(view, near),
  ];
}

const files = (near: Seat): readonly number[] => (near === 1 ? [4, 3, 2, 1, 0] : [0, 1, 2, 3, 4]);

const rankLine = (view: View, rank: number, near: Seat): string =>
  `${rank + 1}  ${files(near)
    .map((file) => tileText(view, rank * SIZE + file).padEnd(8))
    .join("")
    .trimEnd()}`;

/** Three letters of who stands there with its HP, capitals for seat one; `#3` an obstacle, `+Power` a buff tile. */
function tileText(view: View, tile: Tile): string {
  const id = unitAt(view, tile);
  if (id !== null) {
    const short = nameAt(view, id).slice(0, 3);
    const { hp } = unitOf(view, id);
    return `${seatOf(id) === 0 ? short.toUpperCase() : short.toLowerCase()}${hp}`;
  }
  const thing = thingAt(view, tile);
  if (thing?.kind === "obstacle") return `#${thing.hp}`;
  if (thing?.kind === "tile") return `+${BUFFS[thing.buff].name}`.slice(0, 7);
  return view.heroes?.some(({ beacon }) => beacon === tile) ? "*" : "·";
}

function sideLines(view: View, seat: Seat): readonly string[] {
  const { skill, cooldown, charges } = heroOf(view, seat);
  const rest = cooldown === 0 ? "ready" : `ready in round ${view.round + cooldown}`;
  const more = charges > 0 ? `, ${charges} charged ${charges === 1 ? "attack" : "attacks"}` : "";
  return [
    `${seatHead(seat, view.viewer)} ${nameAt(view, heroId(seat))}, ${SKILLS[skill].name} ${rest}${more}`,
    ...ACTING_ORDER[seat]!.flatMap((id) => (view.units[id] ? [unitLine(view, id)] : [])),
  ];
}

function unitLine(view: View, id: UnitId): string {
  const unit = unitOf(view, id);
  if (unit.fallen) return `  ${nameAt(view, id)} has fallen`;
  const buffs = unit.buffs.map((buff) => `, ${BUFFS[buff.id].name} ${buff.rounds}`).join("");
  const stored = unit.stored ? `, will ${moveWords(unit.stored)}` : "";
  const done = view.active === id ? ", acts now" : unit.acted ? ", done" : "";
  const shield = has(unit, "shield") ? ` and ${unit.shield} shield` : "";
  return `  ${nameAt(view, id)} on ${tileName(unit.tile)}: ${unit.hp} HP${shield}, attack ${attackOf(unit)}${buffs}${stored}${done}`;
}

function draftLines({ viewer, classes, own, ready }: View): readonly string[] {
  const side = (seat: Seat): string => {
    const hero = classes ? CLASSES[classes[seat]].name : "no class shown yet";
    return `${seatHead(seat, viewer)} ${hero}${ready[seat] ? ", ready" : ""}`;
  };
  const [near, far] = seatsFor(viewer);
  const picks = own && [
    own.class && CLASSES[own.class].name,
    ...own.minions.map((minion) => UNITS[minion].name),
    own.skill && SKILLS[own.skill].name,
  ];
  const chosen = picks?.filter(Boolean).join(", ");
  return [side(far), side(near), ...(chosen ? [`Chosen so far: ${chosen}`] : [])];
}
