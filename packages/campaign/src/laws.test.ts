import { SIZES, tried } from "@holmgang/games/testing";
import { canonical, seededRng } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { apply, legal, parseSetup, verifyRun, view } from "./index.ts";
import type { State } from "./index.ts";
import { spotOf } from "./distance.ts";
import { idleMove, playRun, randomMove, anySetup, idleSetup } from "./testing/index.ts";
import type { PlayedRun } from "./testing/index.ts";
import { ACTS } from "./tables/acts.ts";
import { BUILDING_IDS } from "./tables/buildings.ts";
import { OTHERS } from "./tables/encounters.ts";
import { RELIC_IDS } from "./tables/relics.ts";
import { STORY_IDS } from "./tables/story.ts";

const RUNS = SIZES.campaign.runs;

/** What was met over all runs, as words. */
const seen = new Map<string, number>();
const note = (word: string): void => void seen.set(word, (seen.get(word) ?? 0) + 1);

/** Of an ambush nobody knows how hard it is. */
const UNKNOWN = { difficulty: "boss" } as const;

/** The same run with everything changed that its player may not know. */
function twin(state: State): State {
  const { setup, battle, choices, current } = state;
  const other = <E extends State["choices"][number]>(encounter: E): E =>
    encounter.secret ? { ...encounter, secret: { kind: "cache" } } : encounter;
  return {
    ...state,
    setup: { ...setup, seed: "another seed" },
    rng: [4, 3, 2, 1],
    cache: state.cache && { lat: 1, lon: 1 },
    battle: battle && { ...battle, foes: [], seed: "another", ...(current?.secret && UNKNOWN) },
    choices: choices.map(other),
    current: current && other(current),
  };
}

/** What is true of every state. */
function check(state: State): void {
  const { gold, hp, maxHp, deck, reserves, fallen, phase, n, setup } = state;
  const ids = [...deck, ...reserves, ...fallen].map(({ id }) => id);
  expect(gold).toBeGreaterThanOrEqual(0);
  expect(hp).toBeGreaterThanOrEqual(phase === "over" ? 0 : 1);
  expect(hp).toBeLessThanOrEqual(maxHp);
  expect(new Set(ids).size).toBe(ids.length);
  expect(n).toBeLessThanOrEqual(setup.settings.encounterLimit);
  expect(phase === "over").toBe(state.ending !== null);
  expect(canonical(view(twin(state)))).toBe(canonical(view(state)));
  if (phase !== "battle" && phase !== "over") expect(legal(state).length).toBeGreaterThan(0);
  if (phase === "camp" && n === 0) expect(state.route[0]).toEqual(spotOf(ACTS[state.act].town));
}

function play(index: number): PlayedRun {
  const seed = `law ${SIZES.part} ${index}`;
  const rng = seededRng(seed);
  const isIdle = index % 25 === 0;
  const setup = parseSetup(isIdle ? idleSetup(seed) : anySetup(seed, rng));
  if (!setup.ok) throw new Error(setup.refusal.words);
  const choose = (state: State) =>
    isIdle && state.phase !== "battle"
      ? idleMove(state)
      : rng.below(400) === 0
        ? ({ kind: "abandon" } as const)
        : randomMove(state, rng);
  return playRun(setup.value, choose, { watch: check });
}

function gather({ journal, events }: PlayedRun): void {
  const { ending } = journal.state;
  note(ending?.result === "lost" ? `ending ${ending.reason}` : `ending ${ending?.result}`);
  for (const event of events) {
    note(event.kind);
    if (event.kind === "arrived") note(`encounter ${event.encounter}`);
    if (event.kind === "story") note(`story ${event.story}`);
    if (event.kind === "relic") note(`relic ${event.relic}`);
    if (event.kind === "building") note(`building ${event.building}`);
    if (event.kind === "fought") note(`fought ${event.end}`);
  }
}

const EXPECTED = [
  ...["won", "base", "army", "limit", "abandoned"].map((end) => `ending ${end}`),
  ...[...OTHERS.map(({ kind }) => kind), "battle", "boss", "defense", "skirmish"].map(
    (kind) => `encounter ${kind}`,
  ),
  ...STORY_IDS.map((id) => `story ${id}`),
  ...RELIC_IDS.map((id) => `relic ${id}`),
  ...BUILDING_IDS.map((id) => `building ${id}`),
  ...["won", "lost", "conceded", "retreated"].map((end) => `fought ${end}`),
  "upgraded",
  "city",
  "defended",
  "returned",
  "waited",
  "delivery",
  "recovery",
  "legacy",
];

test(`[C1, C4, C66, C72, C73] ${RUNS} runs of any kind keep to the rules, end, and replay`, () => {
  for (let index = 0; index < RUNS; index++) {
    const run = play(index);
    expect(run.journal.state.ending, `run ${index}`).not.toBeNull();
    gather(run);
    if (index % 10 > 0) continue;
    const verified = verifyRun(run.record);
    expect(verified.ok && canonical(verified.value.state)).toBe(canonical(run.journal.state));
  }
  tried("runs of the campaign", RUNS);
  console.log(
    `${RUNS} runs: ${[...seen]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, count]) => `${word} ${count}`)
      .join(", ")}`,
  );
  expect(EXPECTED.filter((word) => !seen.has(word))).toEqual([]);
}, 600_000);

test("[C24] every move that is listed is accepted, and changes nothing it was given", () => {
  const rng = seededRng("listed");
  const setup = parseSetup(anySetup("listed", rng));
  if (!setup.ok) throw new Error(setup.refusal.words);
  const wrong: string[] = [];
  playRun(setup.value, (state) => randomMove(state, rng), {
    most: 40,
    watch(state) {
      const before = canonical(state);
      for (const move of legal(state)) if (!apply(state, move).ok) wrong.push(move.kind);
      if (canonical(state) !== before) wrong.push("changed");
    },
  });
  expect(wrong).toEqual([]);
});
