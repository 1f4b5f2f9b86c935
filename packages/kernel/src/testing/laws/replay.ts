import { canonical } from "../../canonical.ts";
import type { Game, Shape } from "../../game.ts";
import type { Input } from "../../input.ts";
import { advance, open } from "../../match.ts";
import type { Opening, Step } from "../../match.ts";
import { chainHeader, chainInput, FORMAT } from "../../record.ts";
import { demand } from "../kit.ts";
import type { Trail } from "../trail.ts";
import type { Law } from "./law.ts";

export const replayLaw: Law = {
  id: "replay",
  promise:
    "the same config, seed and inputs give the same hash chain and the same events, also through JSON",
  check({ game }, trail) {
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

/** The match as text, line by line: the chain, and what was emitted. Throws if any of it is not plain data. */
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
  return lines;
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
