import { clans, inLanes, LANES, MIDDLE, words } from "@holmgang/clans";
import type { CardId, Clans, Lane, Row, State, Terrain } from "@holmgang/clans";
import { host, invariant, openJournal, parseConfig } from "@holmgang/kernel";
import type { Journal, Seat } from "@holmgang/kernel";
import type { Beat, Lesson } from "../../game/lesson.ts";
import { lessonText } from "./lesson-text.ts";
import "./lesson.css";

/** No clock. A card a round: who has none left is not asked, and the rounds would run on. */
const SETTINGS = { planMs: 0, roundDraw: 1 };
const SPARE: readonly CardId[] = ["fusilier", "voltigeur", "sapper"];

/** Who stands where: a row, a seat, a card, and its HP where it is wounded. */
type Stand = readonly [row: Row, seat: Seat, card: CardId, hp?: number];

interface Scene {
  readonly id: keyof typeof lessonText;
  readonly hand: readonly CardId[];
  /** Whether the hero can be called; what is drawn is spare. */
  readonly hero?: boolean;
  /** By lane, front cards first. */
  readonly lanes: Readonly<Partial<Record<Lane, readonly Stand[]>>>;
  /** Their terrain, by lane. */
  readonly middles?: readonly [Terrain, Terrain, Terrain];
  /** What is left of the teacher's crystal. */
  readonly crystal?: number;
  /** How many rounds it takes. */
  readonly rounds?: number;
  learned(state: State): boolean;
}

const [WEST, CENTER, EAST] = LANES;

const takes =
  (lane: Lane) =>
  (state: State): boolean =>
    state.lanes[lane].owner === 0;

const SCENES: readonly Scene[] = [
  {
    id: "lane",
    hand: ["line-infantry", "voltigeur"],
    lanes: {},
    learned: ({ seats, settings }) => seats[1].hp < settings.crystalHp,
  },
  {
    id: "tick",
    hand: ["voltigeur", "line-infantry"],
    lanes: { [CENTER]: [[1, 1, "desert-tank"]] },
    learned: takes(CENTER),
  },
  {
    id: "stack",
    hand: ["line-infantry", "field-cannon"],
    lanes: { [CENTER]: [[1, 1, "lake-veteran"]] },
    learned: takes(CENTER),
  },
  {
    id: "terrain",
    hand: ["fusilier"],
    lanes: {
      [WEST]: [[1, 1, "austrian-hussar"]],
      [CENTER]: [[1, 1, "austrian-hussar"]],
      [EAST]: [[1, 1, "austrian-hussar"]],
    },
    middles: ["desert", "marsh", "woods"],
    learned: takes(EAST),
  },
  {
    id: "zone",
    hand: ["field-cannon", "drummer-boy"],
    lanes: {
      [CENTER]: [
        [1, 0, "line-infantry"],
        [1, 1, "austrian-infantry", 3],
        [1, 1, "austrian-officer", 3],
        [2, 1, "austrian-infantry"],
      ],
    },
    rounds: 2,
    learned: ({ lanes }) => lanes[CENTER].zone === MIDDLE,
  },
  {
    id: "hero",
    hand: [],
    hero: true,
    lanes: { [CENTER]: [[1, 1, "lake-guardian"]] },
    crystal: 9,
    learned: ({ outcome }) => outcome?.result === "win" && outcome.seat === 0,
  },
];

export const lesson: Lesson<Clans> = {
  host: host(clans, words),
  beats: SCENES.map(beatOf),
  settings: { planMs: 0, crystalHp: 40 },
};

/** Not the first: nobody stands in a lane before that. */
const ROUND = 3;

function beatOf(scene: Scene): Beat<Clans> {
  const { id, rounds = 1, learned } = scene;
  return {
    id,
    words: lessonText[id],
    open: () => opened(scene),
    verdict: (_move, state) =>
      state.round < ROUND + rounds && !state.outcome ? null : learned(state),
  };
}

/** The table as the beat begins. The teacher has no card and a hero that was used: only the learner is ever asked. */
function opened({ hand, hero = false, lanes, middles, crystal }: Scene): Journal<Clans> {
  const config = parseConfig(clans, { settings: SETTINGS, entries: [null, null] });
  invariant(config.ok, "a lesson's settings are playable");
  const { journal } = openJournal(clans, config.value, "lesson");
  const { state } = journal.position;
  const [learner, teacher] = state.seats;
  state.round = ROUND;
  Object.assign(learner, { hand: [...hand], deck: SPARE.toReversed() });
  learner.hero.usedIn = hero ? null : 1;
  Object.assign(teacher, { hand: [], deck: [], done: true, hp: crystal ?? teacher.hp });
  teacher.hero.usedIn = 1;
  for (const { hand: held, deck, hero: own, told } of state.seats)
    Object.assign(told, { hand: held.length, deck: deck.length, hero: own.usedIn });
  for (const lane of LANES) {
    Object.assign(state.lanes[lane], { terrain: ["woods", middles?.[lane] ?? "marsh", "lake"] });
    for (const stand of lanes[lane] ?? []) put(state, lane, stand);
  }
  return journal;
}

function put(state: State, lane: Lane, [row, seat, card, hp = inLanes(card).hp]: Stand): void {
  const unit = { id: state.nextUnit++, card, hp, shown: true, waits: false };
  state.lanes[lane].stacks[row][seat].push(unit);
  if (row === MIDDLE) state.lanes[lane].owner = seat;
}
