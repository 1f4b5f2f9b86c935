import type { Game, Shape } from "../../game.ts";
import type { Viewer } from "../../seat.ts";
import type { LawKit } from "../kit.ts";
import type { LawReport } from "../law-report.ts";
import { runLaws } from "../run-laws.ts";
import type { LawOptions } from "../run-laws.ts";
import { toy, toyKit } from "../toy.ts";
import type { Toy, ToyState, ToyView } from "../toy.ts";

/** A game broken on purpose, and the law that must catch it. */
export interface Mutant {
  readonly law: string;
  readonly name: string;
  run(options: LawOptions): LawReport;
}

/** A game that differs from an honest one. */
export const variant = <T extends Shape>(
  kit: LawKit<T>,
  [law, name]: readonly [string, string],
  difference: Partial<Game<T>>,
): Mutant => ({
  law,
  name,
  run: (options) => runLaws({ ...kit, game: { ...kit.game, ...difference } }, options),
});

export const mutant = (law: string, name: string, difference: Partial<Game<Toy>>): Mutant =>
  variant(toyKit, [law, name], difference);

/** The viewer's honest view, and something more. */
export const leaky = (state: ToyState, viewer: Viewer, leak: object): ToyView => ({
  ...toy.view(state, viewer),
  ...leak,
});
