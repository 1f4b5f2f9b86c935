import type { Game, Spoil } from "../../game.ts";
import type { Toy, ToyState } from "../toy.ts";
import { mutant } from "./mutant.ts";

/** Pays the first seat alone. */
const paying = (name: string, lines: (state: ToyState) => readonly Spoil[]) =>
  mutant("paid", name, { spoils: (state) => [lines(state), []] } satisfies Partial<Game<Toy>>);

const line = (worth: number): Spoil => ({ reason: "tricks", count: 1, worth });

export const paidMutants = [
  paying("pays half a coin", () => [line(0.5)]),
  paying("takes what nobody owes", () => [line(-1)]),
  paying("pays twice for one thing", () => [line(1), line(1)]),
  paying("pays more each time it is asked", (state) => [line(state.tricks[0]++)]),
];
