import { invariant } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { isCard } from "../cards/cards.ts";
import { TERRAINS } from "../cards/language.ts";
import type { Terrain } from "../cards/language.ts";
import { PROFILES } from "../cards/profile.ts";
import { MIDDLE, ROWS } from "../lanes/places.ts";
import type { Lane, Row } from "../lanes/places.ts";
import type { LaneState, State, Unit } from "../lanes/shape.ts";
import type { LaneSetting } from "./setting.ts";

/** Lays a lane as it is drawn. */
export function layLane(
  state: State,
  index: Lane,
  { board = "", terrain, zone, owner }: LaneSetting,
): void {
  const lane = state.lanes[index];
  lane.zone = zone ?? MIDDLE;
  lane.owner = owner ?? null;
  const names = (terrain ?? "marsh marsh marsh").split(/\s+/);
  Object.assign(lane, { terrain: names.map(terrainNamed) });
  const tiles = board.split("|");
  for (const row of ROWS) {
    const sides = (tiles[row] ?? "").split("/");
    for (const seat of [0, 1] as const) {
      const units = (sides[seat] ?? "").split(/\s+/).filter((word) => word !== "");
      lane.stacks[row][seat].splice(0, Infinity, ...units.map((word) => unitFrom(state, word)));
    }
  }
}

const terrainNamed = (name: string): Terrain => {
  const found = TERRAINS.find((each) => each === name);
  invariant(found !== undefined, `'${name}' is no terrain`);
  return found;
};

function unitFrom(state: State, word: string): Unit {
  const [, card = "", damage = "0", marks = ""] = /^([a-z-]*?)(?:-(\d+))?([?~]*)$/.exec(word) ?? [];
  invariant(isCard(card), `'${word}' is no card`);
  return {
    id: state.nextUnit++,
    card,
    hp: PROFILES[card].hp - Number(damage),
    shown: !marks.includes("?"),
    waits: marks.includes("~"),
  };
}

/** A tile with HP: `hussar 4 / desert-tank 14`. */
export function drawTile({ stacks }: LaneState, row: Row): string {
  const side = (seat: Seat): string =>
    stacks[row][seat].map(({ card, hp, waits }) => `${card} ${hp}${waits ? "~" : ""}`).join(" ");
  return stacks[row][1].length > 0 ? `${side(0)} / ${side(1)}`.trim() : side(0);
}
