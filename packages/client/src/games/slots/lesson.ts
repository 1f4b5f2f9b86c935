import { host, invariant, openJournal, parseConfig } from "@holmgang/kernel";
import type { Journal } from "@holmgang/kernel";
import { laneWinner, slots, words } from "@holmgang/slots";
import type { CardId, Lane, Move, Slots, State, UnitId } from "@holmgang/slots";
import type { Beat, Lesson } from "../../game/lesson.ts";
import { lessonText } from "./lesson-text.ts";

/** No clock, even ground, and every card in the hand from the start. */
const SETTINGS = {
  turnMs: 0,
  choiceMs: 0,
  deckMin: 1,
  openingDraw: 1,
  laterDraw: 0,
  starterGround: 0,
};

interface Scene {
  readonly id: keyof typeof lessonText;
  /** Never the last card: with an empty hand one passes, and the board is cleared. */
  readonly hand: readonly CardId[];
  /** Units by lane, the learner's first. */
  readonly board: readonly [Units, Units];
  /** Whether it is learned, once nothing is left to choose. */
  learned(state: State, move: Move): boolean;
}
type Units = readonly (UnitId | null)[];

const holds =
  (...lanes: readonly Lane[]) =>
  (state: State): boolean =>
    lanes.every((lane) => laneWinner(state, lane) === 0);

const SCENES: readonly Scene[] = [
  {
    id: "lane",
    hand: ["champion", "scout"],
    board: [
      [null, null, null, null, null],
      [null, "veteran", null, null, null],
    ],
    learned: () => true,
  },
  {
    id: "power",
    hand: ["scout", "champion"],
    board: [
      [null, "scout", null, null, null],
      [null, null, "veteran", null, null],
    ],
    learned: holds(2),
  },
  {
    id: "deploy",
    hand: ["archer", "noble"],
    board: [
      [null, "scout", null, null, null],
      [null, null, "scout", "veteran", null],
    ],
    learned: (state) => state.seats[1].slots[2]?.unit === null,
  },
  {
    id: "consume",
    hand: ["champion", "noble"],
    board: [
      [null, null, "acolyte", null, null],
      [null, null, "dragon", null, null],
    ],
    learned: holds(2),
  },
  {
    id: "action",
    hand: ["strike", "scout"],
    board: [
      ["scout", "scout", null, null, null],
      ["veteran", null, null, null, null],
    ],
    learned: holds(0),
  },
  {
    id: "pass",
    hand: ["champion", "veteran"],
    board: [
      ["scout", "champion", null, null, null],
      [null, null, "veteran", null, null],
    ],
    learned: (_state, { kind }) => kind === "pass",
  },
];

export const lesson: Lesson<Slots> = {
  host: host(slots, words),
  beats: SCENES.map(beatOf),
};

function beatOf({ id, hand, board, learned }: Scene): Beat<Slots> {
  return {
    id,
    words: lessonText[id],
    open: () => opened(hand, board),
    verdict: (move, state) => (state.pending ? null : learned(state, move)),
  };
}

/** The board as the beat begins. The teacher has passed, so every turn is the learner's. */
function opened(hand: Scene["hand"], board: Scene["board"]): Journal<Slots> {
  const config = parseConfig(slots, {
    settings: SETTINGS,
    entries: [{ deck: ["scout"] }, { deck: ["scout"] }],
  });
  invariant(config.ok, "a lesson's settings are playable");
  const { journal } = openJournal(slots, config.value, "lesson");
  const { state } = journal.position;
  state.turn = 0;
  state.seats[0].hand.splice(0, Infinity, ...hand);
  state.seats[1].passed = true;
  for (const seat of [0, 1] as const)
    for (const [lane, card] of board[seat].entries())
      if (card) state.seats[seat].slots[lane]!.unit = standing(state, card);
  return journal;
}

const standing = (state: State, card: UnitId) => ({
  id: state.nextUnit++,
  card,
  buffs: 0,
  damage: 0,
  silenced: false,
  cooldown: null,
  arrived: 0,
});
