import { host, invariant, openJournal, parseConfig } from "@holmgang/kernel";
import type { Journal } from "@holmgang/kernel";
import { distance, has, heroId, tactics, tileNamed, unitOf, words } from "@holmgang/tactics";
import type { Move, State, Tactics, Team, UnitId } from "@holmgang/tactics";
import type { Beat, Lesson } from "../../game/lesson.ts";
import { lessonText } from "./lesson-text.ts";

/** No clock: whoever learns has time. */
// Seat one opens every round: the learner is never kept waiting.
const SETTINGS = {
  classMs: 0,
  minionsMs: 0,
  skillMs: 0,
  actionMs: 0,
  remainsMs: 0,
  opener: "first",
};

/** Where a unit stands, and with how many HP. */
type Stand = readonly [tile: string, hp: number];

interface Scene {
  readonly id: keyof typeof lessonText;
  /** By id: the learner's hero and minions are 0, 3 and 4, the teacher's 5, 8 and 9. Who is missing has fallen. */
  readonly units: Readonly<Record<UnitId, Stand>>;
  readonly acts: UnitId;
  readonly round?: number;
  /** A tile of Power. */
  readonly power?: string;
  learned(state: State, move: Move): boolean;
}

const TEAMS: readonly [Team, Team] = [
  { class: "mage", minions: ["tank", "archer"], skill: "blast" },
  { class: "duelist", minions: ["archer", "assassin"], skill: "feint" },
];
/** For the beat in which the learner's Assassin strikes. */
const SWIFT: readonly [Team, Team] = [{ ...TEAMS[0], minions: ["tank", "assassin"] }, TEAMS[1]];

const [MAGE, TANK, SECOND] = [0, 3, 4] as const;
const [DUELIST, ARCHER, ASSASSIN] = [5, 8, 9] as const;

const isGone = (state: State, id: UnitId): boolean => state.units[id]?.fallen ?? true;

const SCENES: readonly Scene[] = [
  {
    id: "move",
    units: { [MAGE]: ["c2", 5], [TANK]: ["a1", 5], [DUELIST]: ["c5", 5], [ARCHER]: ["a5", 3] },
    acts: MAGE,
    learned: (_state, { kind }) => kind === "move",
  },
  {
    id: "attack",
    units: { [MAGE]: ["e1", 5], [SECOND]: ["c1", 3], [DUELIST]: ["e5", 5], [ASSASSIN]: ["c4", 1] },
    acts: SECOND,
    learned: (state) => isGone(state, ASSASSIN),
  },
  {
    id: "both",
    units: { [MAGE]: ["c1", 5], [SECOND]: ["a1", 2], [DUELIST]: ["d5", 5], [ARCHER]: ["b4", 2] },
    acts: SECOND,
    learned: (state) => isGone(state, ARCHER),
  },
  {
    id: "guard",
    units: { [MAGE]: ["c2", 1], [TANK]: ["b1", 5], [DUELIST]: ["d5", 5], [ARCHER]: ["c5", 3] },
    acts: TANK,
    learned: (state) => distance(unitOf(state, TANK).tile, unitOf(state, MAGE).tile) === 1,
  },
  {
    id: "tile",
    units: { [MAGE]: ["c1", 4], [TANK]: ["a2", 4], [DUELIST]: ["c5", 5], [ASSASSIN]: ["e4", 2] },
    acts: MAGE,
    power: "c2",
    learned: (state) => has(unitOf(state, MAGE), "power"),
  },
  {
    id: "end",
    units: { [MAGE]: ["a1", 2], [SECOND]: ["c1", 3], [DUELIST]: ["d5", 1], [ARCHER]: ["b5", 3] },
    acts: SECOND,
    round: 8,
    learned: ({ outcome }) => outcome?.result === "win" && outcome.seat === 0,
  },
];

export const lesson: Lesson<Tactics> = {
  host: host(tactics, words),
  beats: SCENES.map(beatOf),
};

function beatOf(scene: Scene): Beat<Tactics> {
  return {
    id: scene.id,
    words: lessonText[scene.id],
    open: () => opened(scene),
    verdict: (move, state) => scene.learned(state, move),
  };
}

/** The board as the beat begins. After the learner it is the teacher's turn, who does nothing; at a round's end it is nobody's. */
function opened({ id, units, acts, round = 2, power }: Scene): Journal<Tactics> {
  const entries = id === "both" ? SWIFT : TEAMS;
  const config = parseConfig(tactics, { settings: SETTINGS, entries });
  invariant(config.ok, "a lesson's teams are playable");
  const { journal } = openJournal(tactics, config.value, "lesson");
  const { state } = journal.position;
  Object.assign(state, { round, active: acts, turn: 1 });
  for (const [each, unit] of state.units.entries())
    if (unit) {
      const [tile, hp] = units[each] ?? ["", 0];
      const waits = each === acts || (each === heroId(1) && id !== "end");
      Object.assign(unit, {
        tile: tileNamed(tile) ?? unit.tile,
        hp,
        fallen: hp === 0,
        acted: !waits,
      });
    }
  const at = power === undefined ? null : tileNamed(power);
  if (at !== null) state.things = [{ kind: "tile", tile: at, buff: "power", rounds: 2 }];
  return journal;
}
