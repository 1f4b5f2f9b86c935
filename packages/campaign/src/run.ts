import type { Rng } from "@holmgang/kernel";
import type { Event } from "./events.ts";
import type { State } from "./shape.ts";

/** A run while a move is made: its state, which is changed in place, its chance, and whoever listens. */
export interface Run {
  readonly state: State;
  readonly rng: Rng;
  readonly emit: (event: Event) => void;
}
