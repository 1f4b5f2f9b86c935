import type { Game } from "@holmgang/kernel";
import { apply, expire } from "./apply.ts";
import { determinize } from "./determinize.ts";
import { legalMoves } from "./legal.ts";
import { parseEntry, parseMove } from "./parse.ts";
import { questions } from "./questions.ts";
import { refusal } from "./refusal.ts";
import { PACES, parseSettings, SETTINGS } from "./settings.ts";
import { setup } from "./setup.ts";
import type { Tactics } from "./shape.ts";
import { SHOW_MS } from "./show-ms.ts";
import { redact, view } from "./view.ts";

/** Tactics 5×5: a hidden draft, a hero and two minions a side, and a board that bleeds. RULES.md tells it to people. */
export const tactics: Game<Tactics> = {
  id: "tactics",
  rules: 1,
  settings: SETTINGS,
  forfeits: { resigned: "resigned", disconnected: "disconnected", abandoned: "abandoned" },
  terms: ({ disconnectGraceMs, stake }) => ({
    disconnectGraceMs,
    stake,
    paces: PACES,
    ladder: null,
  }),
  parseSettings,
  parseEntry,
  parseMove,
  setup,
  decisions: questions,
  legalMoves,
  refusal,
  apply,
  expire: (state, seat, _clock, table) => expire(state, seat, table),
  outcome: (state) => state.outcome,
  showMs: ({ kind }) => SHOW_MS[kind],
  view,
  redact,
  determinize,
};
