import {
  clansField,
  lookAround,
  newUnit,
  partOf,
  plainCopy,
  settle,
  TILES,
  words,
} from "@holmgang/clans/field";
import type { CardId, Field, Move, State, Tile } from "@holmgang/clans/field";
import { host, invariant, openJournal, parseConfig, seededRng } from "@holmgang/kernel";
import type { Journal, Seat } from "@holmgang/kernel";
import type { Beat, Lesson } from "../../game/lesson.ts";
import { lessonText } from "./lesson-text.ts";
import "./lesson.css";

const NO_CLOCKS = { mulliganMs: 0, turnMs: 0, bankMs: 0 };

/** Who stands where, and its HP where it is wounded. */
type Stand = readonly [tile: Tile, seat: Seat, card: CardId, hp?: number];

interface Scene {
  readonly id: keyof typeof lessonText;
  readonly hand: readonly CardId[];
  readonly units: readonly Stand[];
  learned(state: State): boolean;
  /** Whether it can be learned no more this turn. */
  readonly isLost?: (state: State) => boolean;
}

const alive = ({ units }: State, seat: Seat): number =>
  units.filter((unit) => unit.seat === seat).length;

const isHurt = ({ units }: State): boolean =>
  units.some((unit) => unit.seat === 0 && unit.hp < partOf(unit).hp);

const SCENES: readonly Scene[] = [
  {
    id: "place",
    hand: ["hussar", "line-infantry"],
    units: [],
    learned: ({ units }) => units.some(({ tile }) => tile >= MIDDLE),
  },
  {
    id: "points",
    hand: [],
    units: [[1, 0, "hussar"]],
    learned: ({ seats, settings }) => seats[1].hp < settings.baseHp,
  },
  {
    id: "answer",
    hand: [],
    units: [
      [3, 0, "line-infantry"],
      [1, 0, "field-cannon"],
      [4, 1, "grenadier", 6],
    ],
    learned: (state) => alive(state, 1) === 0 && !isHurt(state),
    isLost: isHurt,
  },
  {
    id: "fog",
    hand: [],
    units: [
      [2, 0, "hussar"],
      [8, 1, "fusilier", 4],
    ],
    learned: (state) => alive(state, 1) === 0,
  },
];

/** The first tile of the middle row. */
const MIDDLE = 3;
/** A turn of the learner's. */
const TURN = 5;

export const lesson: Lesson<Field> = {
  host: host(clansField, words),
  beats: SCENES.map(beatOf),
  settings: { ...NO_CLOCKS, baseHp: 15 },
};

function beatOf(scene: Scene): Beat<Field> {
  const { id, learned, isLost } = scene;
  return {
    id,
    words: lessonText[id],
    open: () => opened(scene),
    verdict: (move: Move, state) => {
      if (learned(state)) return true;
      return move.kind === "end" || isLost?.(state) ? false : null;
    },
  };
}

/** The table as the beat begins, in a turn of the learner's: on desert, where none of these is at home. */
function opened({ hand, units }: Scene): Journal<Field> {
  const config = parseConfig(clansField, { settings: NO_CLOCKS, entries: [null, null] });
  invariant(config.ok, "a lesson's settings are playable");
  const { journal } = openJournal(clansField, config.value, "lesson");
  const { state } = journal.position;
  Object.assign(state, { halfTurn: TURN, first: 0, relic: { tile: MIDDLE, taken: true } });
  for (const [seat, own] of state.seats.entries()) {
    Object.assign(own, { deck: [], returned: [], brought: 0 });
    own.hero.usedIn = 1;
    own.hand = seat === 0 ? hand.map((card) => plainCopy(card, ++own.brought)) : [];
  }
  for (const tile of TILES) state.tiles[tile]!.terrain = "desert"; // a row for each tile
  for (const stand of units) put(state, stand);
  const run = { state, table: { rng: seededRng("lesson") } };
  settle(run);
  for (const [index, [, , , hp]] of units.entries())
    if (hp !== undefined) state.units[index]!.hp = hp; // as many as were put there
  lookAround(run);
  return journal;
}

function put(state: State, [tile, seat, card]: Stand): void {
  const copy = plainCopy(card, ++state.seats[seat].brought);
  state.units.push(newUnit(copy, seat, tile, ++state.seats[seat].units));
}
