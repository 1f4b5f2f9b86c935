import type { Game } from "@holmgang/kernel";
import { apply, expire } from "./apply.ts";
import { determinize } from "./determinize.ts";
import { legalMoves } from "./legal.ts";
import { parseEntry, parseMove } from "./parse.ts";
import { questions } from "./questions.ts";
import { redact } from "./redact.ts";
import { refusal } from "./refusal.ts";
import { PACES, parseSettings, SETTINGS } from "./settings.ts";
import { setup } from "./setup.ts";
import type { Clans } from "./shape.ts";
import { SHOW_MS } from "./show-ms.ts";
import { spoils } from "./spoils.ts";
import { view } from "./view.ts";

/** Land of Clans & Wanderers in lanes: three lanes, five ticks, both planning at once. RULES.md tells it to people. */
export const clans: Game<Clans> = {
  id: "clans",
  rules: 2,
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
  spoils,
  showMs: ({ kind }) => SHOW_MS[kind],
  view,
  redact,
  determinize,
};
