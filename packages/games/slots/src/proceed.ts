import type { Table } from "@holmgang/kernel";
import { resolveQueue } from "./resolve.ts";
import { finishRound, resolveRound } from "./round.ts";
import type { Event, State } from "./shape.ts";
import { anythingReady, bothPassed, mustPass, nextTurn, passTurn } from "./turn.ts";

/** Lets the match run until somebody must be asked, or it is over. */
export function proceed(state: State, table: Table<Event>): void {
  for (;;) {
    resolveQueue(state, table);
    if (state.outcome) return;
    if (state.pending || isAsked(state, table)) {
      state.question++;
      return;
    }
  }
}

/** Nothing waits in the queue: takes the step that follows. True if that is a player's to take. */
function isAsked(state: State, table: Table<Event>): boolean {
  switch (state.step) {
    case "start":
      if (mustPass(state)) {
        afterPass(state, true, table);
        return false;
      }
      state.step = "turn";
      return true;
    case "act":
      if (state.activating && anythingReady(state)) {
        state.step = "turn";
        return true;
      }
      nextTurn(state, table);
      return false;
    case "conquer":
      finishRound(state, table);
      return false;
    case "turn":
      return true;
  }
}

export function afterPass(state: State, forced: boolean, table: Table<Event>): void {
  passTurn(state, forced, table);
  if (bothPassed(state)) resolveRound(state, table);
  else nextTurn(state, table);
}
