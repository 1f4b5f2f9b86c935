import type { Config, Table } from "@holmgang/kernel";
import { openDraft } from "./draft.ts";
import type { Draft, Entry, Event, State, Tactics } from "./shape.ts";

/** Both are asked for a class, unless they have brought a team. */
export function setup({ settings, entries }: Config<Tactics>, table: Table<Event>): State {
  const state: State = { ...blank(settings), drafts: [draft(entries[0]), draft(entries[1])] };
  openDraft(state, table);
  return state;
}

/** A match in which nothing has been chosen. */
export const blank = (settings: State["settings"]): State => ({
  settings,
  phase: "class",
  drafts: [draft(null), draft(null)],
  round: 0,
  step: "stored",
  units: [],
  heroes: null,
  things: [],
  turn: 1,
  active: null,
  used: 0,
  graves: [],
  dealt: [
    { hero: 0, units: 0 },
    { hero: 0, units: 0 },
  ],
  question: DRAFT_QUESTIONS,
  outcome: null,
});

/** The draft's questions are numbered from 0: three a seat. */
const DRAFT_QUESTIONS = 6;

const draft = (team: Entry): Draft =>
  team ? { step: "ready", ...team } : { step: "class", class: null, minions: [], skill: null };
