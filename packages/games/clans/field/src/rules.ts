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
import type { Field } from "./shape.ts";
import { SHOW_MS } from "./show-ms.ts";
import { spoils } from "./spoils.ts";
import { view } from "./view.ts";

/** Land of Clans & Wanderers in the field: nine tiles, turns, action points, fog. RULES.md tells it to people. */
export const clansField: Game<Field> = {
  id: "clans-field",
  rules: 4,
  settings: SETTINGS,
  forfeits: { resigned: "resigned", disconnected: "disconnected", abandoned: "abandoned" },
  terms: ({ disconnectGraceMs, stake, story }) => ({
    disconnectGraceMs,
    stake,
    paces: PACES,
    ladder: null,
    ...(story && { alone: true }),
  }),
  parseSettings,
  parseEntry,
  parseMove,
  setup,
  decisions: questions,
  legalMoves,
  refusal,
  apply,
  expire,
  outcome: (state) => state.outcome,
  spoils,
  showMs: ({ kind }) => SHOW_MS[kind],
  view,
  redact,
  determinize,
};
