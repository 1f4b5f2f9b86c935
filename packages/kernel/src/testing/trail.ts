import { parseConfig } from "../config.ts";
import { FORFEITS } from "../game.ts";
import type { Config, Shape } from "../game.ts";
import type { Input } from "../input.ts";
import { advance, decisions, open, outcome } from "../match.ts";
import type { Opening, Position, Step } from "../match.ts";
import { pick, seededRng } from "../rng.ts";
import type { Rng } from "../rng.ts";
import { SEATS } from "../seat.ts";
import { someBell } from "./bells.ts";
import { Violation } from "./kit.ts";
import type { LawKit } from "./kit.ts";

/** One driven match, kept whole so that every law can look at it on its own. */
export interface Trail<T extends Shape> {
  /** The seed it was driven by: the same match again. */
  readonly name: string;
  readonly config: Config<T>;
  /** The seed of its own chance. */
  readonly seed: string;
  readonly opening: Opening<T>;
  readonly steps: readonly Step<T>[];
  /** Listed moves and bells it took, and whether it came to an end within the game's bound. */
  readonly progress: number;
  readonly ended: boolean;
}

/** Plays one match with listed moves, extra moves, bells for one and for both, pauses and forfeits, in moods of their own. */
export function drive<T extends Shape>(kit: LawKit<T>, name: string): Trail<T> {
  const rng = seededRng(`${name}/driver`);
  return driven(kit, name, { rng, raw: kit.configs(rng), seed: name });
}

/** Plays a tiny match, of which many go alike: its chance is one of a few, and so is its config. */
export function driveTiny<T extends Shape>(kit: LawKit<T>, name: string): Trail<T> {
  const rng = seededRng(`${name}/tiny`);
  return driven(kit, name, { rng, raw: kit.tiny(rng), seed: `tiny ${rng.below(CHANCES)}` });
}

const CHANCES = 200;

interface Start {
  readonly rng: Rng;
  readonly raw: unknown;
  readonly seed: string;
}

function driven<T extends Shape>(
  kit: LawKit<T>,
  name: string,
  { rng, raw, seed }: Start,
): Trail<T> {
  const config = parseConfig(kit.game, raw);
  if (!config.ok) throw new Violation(`the kit's own config is refused: ${config.refusal.words}`);
  const opening = open(kit.game, config.value, seed);
  const mood = pick(rng, MOODS);
  const steps: Step<T>[] = [];
  let position = opening.position;
  let progress = 0;
  // Extra moves make no progress, so the driver may try more often than the bound.
  for (
    let tries = 0;
    !outcome(kit.game, position) && progress <= kit.bound && tries < kit.bound * 20;
    tries++
  ) {
    for (const input of propose(kit, position, mood, rng)) {
      const result = advance(kit.game, position, input);
      if (!result.ok) continue;
      steps.push(result.value);
      position = result.value.position;
      if (isProgress(kit, input, position)) progress++;
    }
  }
  return {
    name,
    config: config.value,
    seed,
    opening,
    steps,
    progress,
    ended: outcome(kit.game, position) !== null,
  };
}

/** Every position of the match, the opening first. */
export const positionsOf = <T extends Shape>(trail: Trail<T>): readonly Position<T["state"]>[] => [
  trail.opening.position,
  ...trail.steps.map((step) => step.position),
];

/** A position of the match with what led there, and from where; nothing led to the opening. */
export interface DrivenMoment<T extends Shape> extends Opening<T> {
  readonly before: Position<T["state"]> | null;
  readonly input: Input | null;
}

export const momentsOf = <T extends Shape>({
  opening,
  steps,
}: Trail<T>): readonly DrivenMoment<T>[] => [
  { before: null, input: null, ...opening },
  ...steps.map((step, index) => ({
    before: (steps[index - 1] ?? opening).position,
    ...step,
  })),
];

type Act = "listed" | "extra" | "bell" | "both" | "forfeit" | "pause";

/** How often a match does what; some never stop drafting, some only wait for the bell. */
const MOODS: readonly (readonly Act[])[] = [
  ["listed"],
  ["both"],
  ["extra", "both"],
  ["extra", "listed"],
  ["listed", "listed", "bell"],
  ["extra", "extra", "bell", "both", "listed"],
  [
    ...Array<Act>(8).fill("listed"),
    ...Array<Act>(6).fill("extra"),
    "bell",
    "both",
    "pause",
    "forfeit",
  ],
];

function propose<T extends Shape>(
  kit: LawKit<T>,
  { state, paused }: Position<T["state"]>,
  mood: readonly Act[],
  rng: Rng,
): readonly Input[] {
  const asked = kit.game.decisions(state);
  if (paused) return [{ kind: "resume" }];
  if (asked.length === 0) return [];
  const decision = pick(rng, asked);
  const { seat } = decision;
  const act = pick(rng, mood);
  const moves =
    act === "extra" ? kit.extraMoves(state, seat, rng) : kit.game.legalMoves(state, seat);
  switch (act) {
    case "bell":
      return [someBell(decision, rng)];
    case "both":
      return asked.map((each) => someBell(each, rng));
    case "forfeit":
      return [
        {
          kind: "forfeit",
          seats: pick(rng, [[0], [1], SEATS] as const),
          reason: pick(rng, FORFEITS),
        },
      ];
    case "pause":
      return [{ kind: "pause" }];
    case "listed":
    case "extra":
      return moves.length ? [{ kind: "move", seat, move: pick(rng, moves) }] : [];
  }
}

function isProgress<T extends Shape>(
  kit: LawKit<T>,
  input: Input,
  after: Position<T["state"]>,
): boolean {
  if (input.kind === "expire") return true;
  return (
    input.kind === "move" && !decisions(kit.game, after).some(({ seat }) => seat === input.seat)
  );
}
