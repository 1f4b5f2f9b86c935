import type { Game } from "@holmgang/kernel";
import { FORFEITS } from "./forfeits.ts";
import { apply, expire } from "./apply.ts";
import { determinize } from "./determinize.ts";
import { legalMoves } from "./legal.ts";
import { parseEntry, parseMove } from "./parse.ts";
import { questions } from "./questions.ts";
import { refusal } from "./refusal.ts";
import { PACES, parseSettings, SETTINGS } from "./settings.ts";
import { setup } from "./setup.ts";
import type { Slots } from "./shape.ts";
import { SHOW_MS } from "./show-ms.ts";
import { redact, view } from "./view.ts";

/** Skirmish Slots: five lanes, best of three rounds, every pass a bluff. RULES.md tells it to people. */
export const slots: Game<Slots> = {
  id: "slots",
  rules: 2,
  settings: SETTINGS,
  forfeits: FORFEITS,
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
