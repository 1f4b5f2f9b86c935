import { canonical } from "../../canonical.ts";
import type { Shape } from "../../game.ts";
import { advance } from "../../match.ts";
import type { Position } from "../../match.ts";
import { pick } from "../../rng.ts";
import type { Rng } from "../../rng.ts";
import { SEATS } from "../../seat.ts";
import type { Seat } from "../../seat.ts";
import { demand } from "../kit.ts";
import type { LawKit } from "../kit.ts";
import { positionsOf } from "../trail.ts";
import type { Trail } from "../trail.ts";
import type { Law } from "./law.ts";

export const refusalsLaw: Law = {
  id: "refusals",
  promise: "refused moves and unparsable input change nothing and name their reason",
  check(kit, trail, rng) {
    parsersAnswer(kit, trail, pick(rng, GARBAGE));
    const positions = positionsOf(trail);
    for (const position of [pick(rng, positions), positions.at(-1)!]) {
      const before = canonical(position);
      const moves = attempts(kit, trail, position, rng);
      for (const seat of SEATS) for (const move of moves) isAnswered(kit, position, seat, move);
      demand(
        canonical(position) === before,
        () => `trying ${moves.map(shown).join(", ")} changed the position`,
      );
    }
  },
};

function isAnswered<T extends Shape>(
  kit: LawKit<T>,
  position: Position<T["state"]>,
  seat: Seat,
  move: unknown,
): void {
  const result = advance(kit.game, position, { kind: "move", seat, move });
  if (result.ok) return;
  const { code, words } = result.refusal;
  demand(
    /^[a-z][a-z-]+$/.test(code) && words.length > 3,
    () => `${shown(move)} is refused without a reason`,
  );
}

/** Settings and entries are raw input too. */
function parsersAnswer<T extends Shape>({ game }: LawKit<T>, trail: Trail<T>, raw: unknown): void {
  for (const result of [game.parseSettings(raw), game.parseEntry(raw, trail.config.settings)]) {
    demand(
      result.ok || result.refusal.words.length > 3,
      () => `${shown(raw)} is refused without a reason`,
    );
  }
}

/** Moves of all sorts: what the kit suggests, what was played before, and what nobody should ever send. */
function attempts<T extends Shape>(
  kit: LawKit<T>,
  trail: Trail<T>,
  position: Position<T["state"]>,
  rng: Rng,
): readonly unknown[] {
  const open = kit.game.decisions(position.state);
  const extra = open.length ? kit.extraMoves(position.state, pick(rng, open).seat, rng) : [];
  const stale = trail.steps
    .flatMap(({ input }) => (input.kind === "move" ? [input.move] : []))
    .slice(0, 4);
  const bent = [...extra, ...stale]
    .slice(0, 2)
    .map((move) => ({ ...Object(move), surplus: [{}], kind: "constructor" }) as unknown);
  return [...extra, ...stale, ...bent, ...GARBAGE];
}

const GARBAGE: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  "",
  "move",
  [],
  [[]],
  {},
  { kind: null },
  { kind: "__proto__" },
  { kind: "move", seat: 0 },
  { kind: "x".repeat(10_000) },
  JSON.parse('{"__proto__":{"kind":"play"}}'),
  () => 1,
];

const shown = (move: unknown): string => (JSON.stringify(move) ?? String(move)).slice(0, 200);
