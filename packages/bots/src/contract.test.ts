import { canonical, pick, seededRng } from "@holmgang/kernel";
import type { Position, Rng, Seat } from "@holmgang/kernel";
import { GAME_IDS, GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { lawKitOf, SIZES } from "@holmgang/games/testing";
import { describe, expect, test } from "vitest";
import { fraction, sample } from "./bot.ts";
import { ROSTER } from "./roster.ts";

const BUDGET = { iterations: 50 };
const KITS = new Map(
  await Promise.all(GAME_IDS.map(async (id) => [id, await lawKitOf(id)] as const)),
);

/** A position somewhere in the first moves of a match. */
function somePosition(id: GameId, seed: string): Position<unknown> {
  const host = GAMES[id];
  const rng = seededRng(seed);
  const config = host.parseConfig(KITS.get(id)!.configs(rng));
  if (!config.ok) throw new Error(config.refusal.words);
  let { position } = host.openJournal(config.value, seed).journal;
  for (let i = rng.below(8); i > 0; i--) {
    const { seat } = pick(rng, host.decisions(position));
    const move = pick(rng, host.game.legalMoves(position.state, seat));
    const step = host.advance(position, { kind: "move", seat, move });
    if (step.ok && !host.outcome(step.value.position)) ({ position } = step.value);
  }
  return position;
}

/** What every bot of every game promises. */
describe.each(GAME_IDS.flatMap((id) => ROSTER[id].map((bot) => ({ id, name: bot.name, bot }))))(
  "$name of $id",
  ({ id, bot }) => {
    const host = GAMES[id];
    const { game } = host;
    const choiceOf = (state: unknown, seat: Seat, rng: Rng) =>
      bot.choose(game.view(state, seat), game.legalMoves(state, seat), BUDGET, rng);
    const movesAt = ({ state }: Position<unknown>, seat: Seat) => game.legalMoves(state, seat);
    const positions = Array.from({ length: SIZES.contract.positions }, (_, i) =>
      somePosition(id, `contract ${SIZES.part} ${i}`),
    );
    const asked = positions.flatMap((position) =>
      game.decisions(position.state).map((question) => ({ position, ...question, question })),
    );

    test("makes moves the rules accept; one that leaves its question open means it waits, or has more to choose", () => {
      for (const [index, { position, seat, question }] of asked.entries()) {
        const { move, waits } = choiceOf(position.state, seat, seededRng(`${index}`));
        const step = host.advance(position, { kind: "move", seat, move });
        expect(step.ok, JSON.stringify(move)).toBe(true);
        const after = step.ok ? step.value.position : position;
        const isOpen = host.decisions(after).some((next) => next.id === question.id);
        const hasMore = canonical(movesAt(after, seat)) !== canonical(movesAt(position, seat));
        expect(waits || (isOpen && hasMore), JSON.stringify(move)).toBe(isOpen);
      }
    });

    test("gives candidates whose chances sum to one, its move among them", () => {
      for (const { position, seat } of asked.slice(0, 20)) {
        const { move, candidates } = choiceOf(position.state, seat, seededRng("sum"));
        expect(candidates.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
        expect(candidates.map((candidate) => canonical(candidate.move))).toContain(canonical(move));
      }
    });

    test("chooses the same for the same view and chance, whatever the rival hides", () => {
      for (const { position, seat } of asked.slice(0, 30)) {
        const twin = game.determinize(game.view(position.state, seat), seat, seededRng("twin"));
        expect(choiceOf(twin, seat, seededRng("c"))).toEqual(
          choiceOf(position.state, seat, seededRng("c")),
        );
      }
    });

    test.runIf(bot.draw)("draws the move it chooses, from the same chance, and never waits", () => {
      for (const [index, { position, seat }] of asked.entries()) {
        const legal = movesAt(position, seat);
        const { move, waits } = choiceOf(position.state, seat, seededRng(`${index}`));
        expect(legal[bot.draw!(legal.length, seededRng(`${index}`))]).toEqual(move);
        expect(waits).toBe(false);
      }
    });

    test("does not change the view it is given", () => {
      const { position, seat } = asked[0]!;
      const view = game.view(position.state, seat);
      const before = canonical(view);
      bot.choose(view, game.legalMoves(position.state, seat), BUDGET, seededRng("v"));
      expect(canonical(view)).toBe(before);
    });
  },
);

describe("drawing from a mix", () => {
  test("follows the chances", () => {
    const rng = seededRng("mix");
    const counts = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) counts[sample([0.5, 0, 0.5], rng)]!++;
    expect(counts[1]).toBe(0);
    expect(Math.abs(counts[0]! - 15_000)).toBeLessThan(500);
  });

  test("a crumb lost to rounding falls to the last index that has a chance", () => {
    const almostOne: Rng = { below: (n) => n - 1 };
    expect(sample([0.5, 0.4999999999, 0], almostOne)).toBe(1);
    expect(fraction(almostOne)).toBeLessThan(1);
  });
});
