import { clone, invariant, parseConfig, rival } from "@holmgang/kernel";
import type { Config, Outcome, Refusal, Seat, Table } from "@holmgang/kernel";
import { withRolls } from "@holmgang/kernel/testing";
import { apply, expire } from "../apply.ts";
import { thingAt, unitAt } from "../board.ts";
import { legalMoves } from "../legal.ts";
import { moveWords, readMove } from "../move-words.ts";
import { questions } from "../questions.ts";
import { tactics } from "../rules.ts";
import { BY_THE_BOOK } from "../settings.ts";
import type { Settings } from "../settings.ts";
import type { Event, State, Tactics } from "../shape.ts";
import { tileNamed } from "../tiles.ts";
import { seatOf } from "../units.ts";
import { view } from "../view.ts";
import { drawing, fromDrawing, layBuffs } from "./drawing.ts";
import type { Setting } from "./setting.ts";

export type { Setting } from "./setting.ts";

/** A match at one moment, and what was announced on the way to it. */
export interface Scene {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Seat one opens every round and healing knows no ceiling, as first written, so that examples need not think of either. */
export function scene(setting: Setting): Scene {
  const settings = tactics.parseSettings({ ...BY_THE_BOOK, ...setting.settings });
  invariant(settings.ok, settings.ok ? "" : settings.refusal.words);
  const state = fromDrawing(setting, settings.value);
  for (const tile of words(setting.done)) state.units[standingOn(state, tile)]!.acted = true;
  const active = standingOn(state, setting.acts ?? heroTile(state));
  return { state: { ...state, active, turn: rival(seatOf(active)) }, events: [] };
}

/** A match at its very beginning: both are asked for a class, unless somebody brings a team. */
export function opening({ settings = {}, entries = [null, null] }: Opening = {}): Scene {
  const config = parseConfig(tactics, { settings: { ...BY_THE_BOOK, ...settings }, entries });
  invariant(config.ok, config.ok ? "" : config.refusal.words);
  const events: Event[] = [];
  const emit = (event: Event): void => void events.push(event);
  return { state: withRolls([], (rng) => tactics.setup(config.value, { rng, emit })), events };
}

interface Opening {
  readonly settings?: Partial<Settings>;
  readonly entries?: Config<Tactics>["entries"];
}

const words = (text = ""): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

const heroTile = ({ units }: State): string => {
  const tile = units[0]?.tile ?? 2;
  return `${"abcde"[tile % 5]}${Math.floor(tile / 5) + 1}`;
};

function standingOn(state: State, name: string): number {
  const tile = tileNamed(name);
  const id = tile === null ? null : unitAt(state, tile);
  invariant(id !== null, `nobody stands on ${name}`);
  return id;
}

/** Lets whoever is asked do this: `move c3`, `both c3 c4`, `obstacle`, `bell`. Every roll must be drawn, and no other. */
export const play = (from: Scene, line: string, rolls: readonly number[] = []): Scene =>
  playBy(from, questions(from.state)[0]!.seat, line, rolls);

/** The same where both are asked. */
export function playBy(
  from: Scene,
  seat: Seat,
  line: string,
  rolls: readonly number[] = [],
): Scene {
  const state = clone(from.state);
  const events: Event[] = [];
  const emit = (event: Event): void => void events.push(event);
  withRolls(rolls, (rng) => answer(state, seat, line, { rng, emit }));
  return { state, events };
}

function answer(state: State, seat: Seat, line: string, table: Table<Event>): void {
  if (line === "bell") return expire(state, seat, table);
  const move = readMove(line, view(state, seat));
  invariant(move !== null, `'${line}' is no move`);
  const no = tactics.refusal(state, seat, move);
  invariant(no === null, `${line}: ${no?.words}`);
  apply(state, seat, move, table);
}

/** Plays several, one after another; events of the last. */
export const playAll = (from: Scene, ...lines: readonly string[]): Scene =>
  lines.reduce((now, line) => play(now, line), from);

/** The same table with only these buffs on whoever stands there, as if others had seen to it. */
export function withBuffs(from: Scene, tile: string, text: string): Scene {
  const state = clone(from.state);
  state.units[standingOn(state, tile)]!.buffs = [];
  layBuffs(state, tile, text);
  return { ...from, state };
}

/** The same table with whoever stands there on another tile. */
export function withUnit(from: Scene, tile: string, to: string): Scene {
  const state = clone(from.state);
  state.units[standingOn(state, tile)]!.tile = tileNamed(to)!;
  return { ...from, state };
}

/** Why whoever is asked may not do this; null if it may. */
export const refused = (from: Scene, line: string): Refusal | null =>
  refusedTo(from, questions(from.state)[0]!.seat, line);

/** The same where both are asked. */
export function refusedTo({ state }: Scene, seat: Seat, line: string): Refusal | null {
  const move = readMove(line, view(state, seat));
  invariant(move !== null, `'${line}' is no move`);
  return tactics.refusal(state, seat, move);
}

/** The board as it is drawn: `..h5.. ..... ..t4.. ..H5.. .....`. */
export const drawn = ({ state }: Scene): string => drawing(state);

/** HP of whoever stands there. */
export const hp = ({ state }: Scene, tile: string): number =>
  state.units[standingOn(state, tile)]!.hp;

/** What lies on whoever stands there: `power2 slow1`. */
export const buffs = ({ state }: Scene, tile: string): string =>
  state.units[standingOn(state, tile)]!.buffs.map(({ id, rounds }) => `${id}${rounds}`).join(" ");

export const thing = ({ state }: Scene, tile: string) => thingAt(state, tileNamed(tile)!);

/** Who is asked, and for what: `0 action`. */
export const asked = ({ state }: Scene): string =>
  questions(state)
    .map(({ seat, kind }) => `${seat} ${kind}`)
    .join();

/** What the asked seat can do, as it is typed. */
export const legal = ({ state }: Scene): readonly string[] =>
  legalMoves(state, questions(state)[0]!.seat).map((move) => moveWords(move));

/** The names of what was announced, in order. */
export const announced = ({ events }: Scene): readonly string[] => events.map(({ kind }) => kind);

/** What was announced under one name. */
export const told = <K extends Event["kind"]>({ events }: Scene, kind: K) =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);

/** How it ended; null while it goes on. */
export const ended = ({ state }: Scene): Outcome | null => state.outcome;
