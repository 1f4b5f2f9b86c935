import { invariant } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { buffRounds, thingAt, unitAt, unitOf } from "../board.ts";
import { BUFFS, TILE_BUFFS } from "../buffs/buffs.ts";
import type { BuffId } from "../buffs/buffs.ts";
import type { Settings } from "../settings.ts";
import { blank } from "../setup.ts";
import type { Buff, Draft, Hero, State, Unit } from "../shape.ts";
import { SKILLS } from "../skills/skills.ts";
import type { SkillId } from "../skills/skills.ts";
import { SIZE, tileNamed, TILES } from "../tiles.ts";
import type { Tile } from "../tiles.ts";
import { cloneIds, heroId, minionId, MINIONS, seatOf, UNIT_IDS, unitRow } from "../units.ts";
import type { UnitId, UnitKind } from "../units.ts";
import type { Setting } from "./setting.ts";

/**
 * Boards as they are drawn in tests: `H` hero, `T` tank, `A` archer, `S` assassin, `C` shadow, capitals for seat one and
 * small letters for seat two, with HP behind if not as new (`T3`); `#` an obstacle (`#1`), `+po` a buff tile by its first
 * two letters, `.` nothing. Space between them is only for the eye: `..h.. ..... ..t3.. ..H.. .....` is a board. A side's
 * minions have their order from left to right, then away from its own row.
 */
const LETTERS = { h: "hero", t: "tank", a: "archer", s: "assassin", c: "clone" } as const;

export function fromDrawing(setting: Setting, settings: Settings): State {
  const state = blank(settings);
  state.phase = "battle";
  state.round = setting.round ?? 1;
  state.step = "turns";
  state.units = UNIT_IDS.map(() => null);
  for (const seat of [0, 1] as const) placeSide(state, setting, seat);
  for (const [tile, cell] of cells(setting.board)) placeThing(state, tile, cell);
  const [first, second] = setting.skills ?? ["endure", "endure"];
  state.heroes = [hero(setting, 0, first), hero(setting, 1, second)];
  for (const seat of [0, 1] as const)
    Object.assign(state.drafts[seat], draft(state, seat, state.heroes[seat].skill));
  for (const [name, text] of Object.entries(setting.buffs ?? {})) layBuffs(state, name, text);
  for (const [seat, [heroes, units]] of (setting.dealt ?? []).entries())
    Object.assign(state.dealt[seat]!, { hero: heroes, units });
  return state;
}

/** From a1 to e5; the drawing's first row is the fifth. */
function cells(board: string): readonly (readonly [Tile, string])[] {
  const drawn = board.match(/[a-z]\d*|#\d*|\+[a-z]{2}|\.|\S/gi) ?? [];
  invariant(drawn.length === SIZE * SIZE, `a board is 5 by 5, not ${drawn.length} tiles`);
  return TILES.map((tile) => [tile, drawn[(SIZE - 1 - rank(tile)) * SIZE + (tile % SIZE)]!]);
}

function placeSide(state: State, { board }: Setting, seat: Seat): void {
  const own = cells(board).filter(([, cell]) => (seat === 0 ? /^[A-Z]/ : /^[a-z]/).test(cell));
  const ordered = seat === 0 ? own : own.toSorted(([a], [b]) => rank(b) - rank(a) || a - b);
  const free: Record<"hero" | "clone" | "minion", UnitId[]> = {
    hero: [heroId(seat)],
    clone: [...cloneIds(seat)],
    minion: [minionId(seat, 0), minionId(seat, 1)],
  };
  for (const [tile, cell] of ordered) {
    const kind = LETTERS[cell[0]!.toLowerCase() as keyof typeof LETTERS]; // an unknown letter has no row, and fails below
    const id = free[kind === "hero" || kind === "clone" ? kind : "minion"].shift();
    invariant(id !== undefined, `one ${cell} too many`);
    state.units[id] = unit(state, kind, tile, cell.slice(1));
  }
}

const rank = (tile: Tile): number => Math.floor(tile / SIZE);

const unit = ({ settings }: State, kind: UnitKind, tile: Tile, hp: string): Unit => ({
  kind,
  hp: hp === "" ? (kind === "hero" ? settings.heroHp : unitRow(kind).hp) : Number(hp),
  tile,
  shield: 0,
  buffs: kind === "clone" ? [{ id: "shadow", rounds: settings.buffRounds }] : [],
  acted: false,
  stored: null,
  fallen: false,
});

function placeThing(state: State, tile: Tile, cell: string): void {
  const { obstacleHp, tileRounds } = state.settings;
  if (cell.startsWith("#"))
    state.things = [
      ...state.things,
      { kind: "obstacle", tile, hp: Number(cell.slice(1)) || obstacleHp },
    ];
  if (!cell.startsWith("+")) return;
  const buff = TILE_BUFFS.find((id) => id.startsWith(cell.slice(1)));
  invariant(buff !== undefined, `${cell} is no buff tile`);
  state.things = [...state.things, { kind: "tile", tile, buff, rounds: tileRounds }];
}

function hero({ cooldowns, charges, beacons }: Setting, seat: Seat, skill: SkillId): Hero {
  const beacon = beacons?.[seat];
  return {
    class: SKILLS[skill].class,
    skill,
    cooldown: cooldowns?.[seat] ?? 0,
    charges: charges?.[seat] ?? 0,
    beacon: beacon ? tileNamed(beacon) : null,
  };
}

const draft = ({ units }: State, seat: Seat, skill: SkillId): Draft => ({
  step: "ready",
  class: SKILLS[skill].class,
  minions: [0, 1].flatMap((pick) => {
    const kind = units[minionId(seat, pick)]?.kind;
    return MINIONS.filter((minion) => minion === kind);
  }),
  skill,
});

/** Lays buffs on whoever stands there: `power slow1`. */
export function layBuffs(state: State, name: string, text: string): void {
  const tile = tileNamed(name);
  const id = tile === null ? null : unitAt(state, tile);
  invariant(id !== null, `nobody stands on ${name}`);
  const found = unitOf(state, id);
  for (const word of text.split(" ")) {
    const [, buff = "", rounds = ""] = /^([a-z]+)(\d*)$/.exec(word) ?? [];
    invariant(buff in BUFFS, `${word} is no buff`);
    const laid: Buff = {
      id: buff as BuffId, // just checked
      rounds: rounds === "" ? buffRounds(state, buff as BuffId) : Number(rounds),
    };
    found.buffs = [...found.buffs, laid];
    if (laid.id === "shield") found.shield = 3;
  }
}

/** The board in the same letters, HP always told, its rows apart. */
export const drawing = (state: State): string =>
  [4, 3, 2, 1, 0]
    .map((row) => [0, 1, 2, 3, 4].map((file) => cellOf(state, row * SIZE + file)).join(""))
    .join(" ");

function cellOf(state: State, tile: Tile): string {
  const id = unitAt(state, tile);
  if (id !== null) {
    const { kind, hp } = unitOf(state, id);
    const letter = kind === "assassin" ? "s" : kind[0]!;
    return `${seatOf(id) === 0 ? letter.toUpperCase() : letter}${hp}`;
  }
  const thing = thingAt(state, tile);
  if (thing === null) return ".";
  return thing.kind === "obstacle" ? `#${thing.hp}` : `+${thing.buff.slice(0, 2)}`;
}
