import type { Game } from "../../game.ts";
import type { Viewer } from "../../seat.ts";
import type { LawKit } from "../kit.ts";
import { toy, toyKit } from "../toy.ts";
import type { Toy, ToyState, ToyView } from "../toy.ts";

/** A game broken on purpose, and the law that must catch it. */
export interface Mutant {
  readonly law: string;
  readonly name: string;
  readonly kit: LawKit<Toy>;
}

export const mutant = (law: string, name: string, difference: Partial<Game<Toy>>): Mutant => ({
  law,
  name,
  kit: { ...toyKit, game: { ...toy, ...difference } },
});

/** The viewer's honest view, and something more. */
export const leaky = (state: ToyState, viewer: Viewer, leak: object): ToyView => ({
  ...toy.view(state, viewer),
  ...leak,
});
