import { canonical, same } from "../../canonical.ts";
import { clone } from "../../clone.ts";
import type { Game, Shape } from "../../game.ts";
import type { Input } from "../../input.ts";
import { advance, open } from "../../match.ts";
import type { Opening, Step } from "../../match.ts";
import { chainHeader, chainInput, FORMAT } from "../../record.ts";
import { generator, rngState } from "../../rng.ts";
import type { Rng } from "../../rng.ts";
import { VIEWERS } from "../../seat.ts";
import { demand, Violation } from "../kit.ts";
import type { Trail } from "../trail.ts";
import type { Law } from "./law.ts";

export const replayLaw: Law = {
  id: "replay",
  promise:
    "the same config, seed and inputs give the same hash chain and the same events, also through JSON",
  check({ game }, trail, rng) {
    playsTheSameUnheard(game, trail, rng);
    const first = told(game, trail, trail.opening, trail.steps);
    const again = throughJson(game, trail);
    for (const [index, line] of first.entries()) {
      demand(
        line === again[index],
        () => `at input ${index} the replay gives ${again[index]} instead of ${line}`,
      );
    }
  },
};

/** In place and with nobody listening, as playouts have it, the rules play the very same match. */
function playsTheSameUnheard<T extends Shape>(game: Game<T>, trail: Trail<T>, rng: Rng): void {
  const chance = rngState(trail.seed);
  const table = { rng: generator(chance) };
  const state = game.setup(clone(trail.config), table);
  const chosen = trail.steps.length && rng.below(trail.steps.length);
  for (const [index, { input, position }] of trail.steps.entries()) {
    if (input.kind === "expire") game.expire(state, input.seat, input.clock ?? "limit", table);
    if (input.kind === "move") game.apply(state, input.seat, moveOf(game, input.move), table);
    const isSame = same(
      [state, chance, options(game, state)],
      [position.state, position.rng, options(game, position.state)],
    );
    // The questions a state answers are dear to compare, so one moment of a match stands for all.
    const isAlike = index !== chosen || answers(game, state) === answers(game, position.state);
    demand(isSame && isAlike, () => `in place, unheard, ${canonical(input)} leads elsewhere`);
  }
}

/** How many moves whoever is asked has. */
const options = <T extends Shape>(game: Game<T>, state: T["state"]): readonly number[] =>
  game.decisions(state).map(({ seat }) => game.legalMoves(state, seat).length);

const answers = <T extends Shape>(game: Game<T>, state: T["state"]): string =>
  canonical([
    game.decisions(state).map(({ seat }) => game.legalMoves(state, seat)),
    VIEWERS.map((viewer) => game.view(state, viewer)),
  ]);

function moveOf<T extends Shape>(game: Game<T>, raw: unknown): T["move"] {
  const parsed = game.parseMove(raw);
  if (!parsed.ok) throw new Violation(`a logged move cannot be parsed again: ${canonical(raw)}`);
  return parsed.value;
}

/** The match as text, line by line: the chain, what was emitted, and what is seen at the end. Throws if any of it is not plain data. */
function told<T extends Shape>(
  game: Game<T>,
  { config, seed }: Trail<T>,
  opening: Opening<T>,
  steps: readonly Step<T>[],
): string[] {
  let chain = chainHeader({
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    config,
    fairness: null,
    seed,
  });
  const lines = [`${chain} ${canonical(opening)}`];
  for (const [at, { input, position, events }] of steps.entries()) {
    chain = chainInput(chain, at, input, position);
    lines.push(`${chain} ${canonical(events)}`);
  }
  const { state } = (steps.at(-1) ?? opening).position;
  return [...lines, canonical(VIEWERS.map((viewer) => game.view(state, viewer)))];
}

const roundTrip = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V; // plain data keeps its type

function throughJson<T extends Shape>(game: Game<T>, trail: Trail<T>): string[] {
  const opening = open(game, roundTrip(trail.config), trail.seed);
  const steps: Step<T>[] = [];
  let position = roundTrip(opening.position);
  for (const { input } of trail.steps) {
    const result = advance(game, position, roundTrip<Input>(input));
    demand(result.ok, () => `a replayed input is refused: ${canonical(input)}`);
    if (!result.ok) break;
    steps.push(result.value);
    position = roundTrip(result.value.position);
  }
  return told(game, trail, opening, steps);
}
