import type { Decision } from "../../game.ts";
import type { RunnerState } from "../runner.ts";
import { turns, turnsKit } from "../turns.ts";
import { mutant, variant } from "./mutant.ts";
import { toy } from "../toy.ts";

/** The honest questions, each changed by the cards its seat has laid, which are that seat's own to know. */
const told =
  (change: (decision: Decision, row: readonly number[]) => Decision) => (state: RunnerState) =>
    turns.decisions(state).map((decision) => change(decision, state.rows[decision.seat]));

/** Both choose together, and everybody could see who has. */
const CALLED_OUT = {
  decisions: (state) => toy.decisions(state).map((decision) => ({ ...decision, public: true })),
} satisfies Partial<typeof toy>;

/** Any event that all hear will do for a bell. */
const RUNG_ALOUD = {
  expire(state, seat, clock, table) {
    table.emit?.({ kind: "dealt", seat, hand: null });
    toy.expire(state, seat, clock, table);
  },
} satisfies Partial<typeof toy>;

/** A public question tells everybody that it is there, its kind and its limit. */
export const turnsMutants = [
  mutant("hush", "says aloud who of two that choose together is still asked", CALLED_OUT),
  mutant("reverse", "says aloud who has answered in secret", CALLED_OUT),
  mutant("hush", "lets everybody hear a bell that rang for one in secret", RUNG_ALOUD),
  mutant("secrecy", "tells with a reveal whom the bell had rung for", RUNG_ALOUD),
  variant(turnsKit, ["reverse", "lets a public limit tell what was laid"], {
    decisions: told((decision, row) => ({ ...decision, limitMs: 1000 + (row.at(-1) ?? 0) })),
  }),
  variant(turnsKit, ["reverse", "lets the kind of a public question tell what was laid"], {
    decisions: told((decision, row) => ({ ...decision, kind: `card after ${row.at(-1)}` })),
  }),
  variant(turnsKit, ["reverse", "asks aloud only whoever has laid a high card"], {
    decisions: told(({ public: _public, ...decision }, row) =>
      row.includes(1) ? { ...decision, public: true } : decision,
    ),
  }),
  variant(turnsKit, ["secrecy", "lets a public limit tell a seat what its rival laid"], {
    decisions: told((decision, row) => ({ ...decision, limitMs: 1000 + (row.at(-1) ?? 0) })),
  }),
];
