import type { Game, Refusal, Seat, Table } from "@holmgang/kernel";
import { FORFEITS } from "./forfeits.ts";
import { determinize } from "./determinize.ts";
import { finaliseWhenClosed } from "./finalise.ts";
import { LADDER } from "./ladder.ts";
import { legalMoves } from "./legal.ts";
import { applyConfirm, confirmRefusal } from "./moves/layout-confirm.ts";
import { applyDraft } from "./moves/layout-draft.ts";
import { parseEntry, parseMove } from "./parse.ts";
import { questions } from "./questions.ts";
import { setup } from "./setup.ts";
import { PACES, parseSettings, SETTINGS } from "./settings.ts";
import type { Settings } from "./settings.ts";
import type { Event, Move, Orcain, State } from "./shape.ts";
import { redact, view } from "./view.ts";

/** Orcain: both lay three cards in secret, three steps reveal them. RULES.md tells it to people. */
export const orcain: Game<Orcain> = {
  id: "orcain",
  rules: 1,
  settings: SETTINGS,
  forfeits: FORFEITS,
  terms: ({ disconnectGraceMs, stake }) => ({
    disconnectGraceMs,
    stake,
    paces: PACES,
    ladder: LADDER,
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
  showMs,
  view,
  redact,
  determinize,
};

function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  if (move.roundIndex !== null && move.roundIndex !== state.roundIndex) {
    return {
      code: "wrong-round",
      words: `This is round ${state.roundIndex}, not round ${move.roundIndex}.`,
    };
  }
  return move.kind === "layout_confirm" ? confirmRefusal(state, seat, move.layout) : null;
}

/** The steps are shown one after another, as the settings have it; nothing else takes time. */
function showMs(event: Event, { firstStepMs, stepMs }: Settings): number {
  if (event.kind !== "step_reveal") return 0;
  return event.step === 0 ? firstStepMs : stepMs;
}

function apply(state: State, seat: Seat, move: Move, table: Table<Event>): void {
  if (move.kind === "layout_confirm") applyConfirm(state, seat, move.layout, table);
  else applyDraft(state, seat, move.layout, table);
}

/** The bell: what lies in the slots is what the seat plays. */
function expire(state: State, seat: Seat, table: Table<Event>): void {
  state.seats[seat].status = "expired";
  table.emit?.({ kind: "bell", seat });
  finaliseWhenClosed(state, table);
}
