import { seededRng, pick, open, parseConfig, clone } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { forecast } from "./forecast.ts";
import { slots } from "./rules.ts";
import type { Event, State } from "./shape.ts";
import { lawKit } from "./testing/law-kit.ts";
import { view } from "./view.ts";

/** The board at the moment the turn is over, or the choice open, as the rules themselves have it. */
function boardAfter(state: State, seat: 0 | 1, move: Parameters<typeof slots.apply>[2]) {
  const copy = clone(state);
  let kept: unknown = null;
  const keep = (event: Event): void => {
    const isOver = event.kind === "turn_start" || event.kind === "choice_opened";
    if (isOver) kept ??= clone(copy.seats.map((own) => own.slots));
  };
  slots.apply(copy, seat, move, { rng: seededRng("unused"), emit: keep });
  return kept ?? copy.seats.map((own) => own.slots);
}

test("what a move is said to do is what it does, in 1,000 positions, from the view alone", () => {
  const rng = seededRng("forecast");
  const said: unknown[] = [];
  const done: unknown[] = [];
  for (let match = 0; said.length < 1000; match++) {
    const config = parseConfig(slots, lawKit.configs(rng));
    if (!config.ok) throw new Error(config.refusal.words);
    const { state } = open(slots, config.value, `forecast/${match}`).position;
    for (let moves = 0; moves < 200 && slots.outcome(state) === null; moves++) {
      const { seat } = slots.decisions(state)[0]!;
      const move = pick(rng, slots.legalMoves(state, seat));
      if (move.kind !== "pass" && move.kind !== "done") {
        said.push(forecast(view(state, seat), seat, move).seats.map((own) => own.slots));
        done.push(boardAfter(state, seat, move));
      }
      slots.apply(state, seat, move, { rng });
    }
  }
  expect(said).toEqual(done);
});
