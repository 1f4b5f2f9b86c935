import type { Shape } from "../../game.ts";
import type { Rng } from "../../rng.ts";
import type { LawKit } from "../kit.ts";
import type { Memory } from "../memory.ts";
import type { Trail } from "../trail.ts";

/**
 * A promise every game keeps. `check` throws a `Violation` if this match breaks it; `rng` is the law's own, and so is
 * `memory`, which lasts for a run: some promises show only between matches.
 */
export interface Law {
  readonly id: string;
  readonly promise: string;
  check<T extends Shape>(kit: LawKit<T>, trail: Trail<T>, rng: Rng, memory: Memory): void;
}
