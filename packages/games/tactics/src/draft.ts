import { invariant, pick, SEATS, shuffle } from "@holmgang/kernel";
import type { BySeat, Rng, Seat, Table } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import { beginBattle } from "./begin-battle.ts";
import type { Draft, Event, Move, State, Team } from "./shape.ts";
import { skillsOf } from "./skills/skills.ts";
import { CLASS_IDS, MINIONS } from "./units.ts";

type Choice = Extract<Move, { kind: "class" | "minion" | "back" | "learn" }>;

const CHOICES: readonly Move["kind"][] = ["class", "minion", "back", "learn"];

/** Whether a move belongs to the draft. */
export const isChoice = (move: Move): move is Choice => CHOICES.includes(move.kind);

/** A choice of the draft. It is heard by its own seat alone, until both are ready. */
export function choose(state: State, seat: Seat, choice: Choice, table: Table<Event>): void {
  const draft = state.drafts[seat];
  switch (choice.kind) {
    case "class":
      draft.class = choice.class;
      announce(table, "class_chosen", () => ({ seat, class: choice.class }));
      return goOn(state, seat, table);
    case "minion":
      draft.minions = [...draft.minions, choice.minion];
      announce(table, "minion_chosen", () => ({ seat, minion: choice.minion }));
      return draft.minions.length < 2 ? undefined : goOn(state, seat, table);
    case "back":
      draft.minions = [];
      announce(table, "minion_returned", () => ({ seat }));
      return;
    case "learn":
      draft.skill = choice.skill;
      announce(table, "skill_chosen", () => ({ seat, skill: choice.skill }));
      return goOn(state, seat, table);
  }
}

/** The bell: what is missing stays open until both are ready. Chance drawn now would tell the rival that it was. */
export function missDraft(state: State, seat: Seat, table: Table<Event>): void {
  const { step } = state.drafts[seat];
  invariant(step !== "ready", "nobody waits for who is ready");
  announce(table, "bell", () => ({ seat, asked: step }));
  goOn(state, seat, table);
}

/** To the seat's next question; who has none left is ready, which everybody sees. */
function goOn(state: State, seat: Seat, table: Table<Event>): void {
  const draft = state.drafts[seat];
  draft.step = draft.step === "minions" ? "skill" : "ready";
  if (draft.step === "ready") ready(state, [seat], table);
}

/** Whoever has brought a team is ready from the start. */
export function openDraft(state: State, table: Table<Event>): void {
  const early = SEATS.filter((seat) => state.drafts[seat].step === "ready");
  if (early.length > 0) ready(state, early, table);
}

/** When both are ready the stage is over, and what was chosen in it is shown. */
function ready(state: State, seats: readonly Seat[], table: Table<Event>): void {
  for (const seat of seats) announce(table, "ready", () => ({ seat }));
  if (!state.drafts.every(({ step }) => step === "ready")) return;
  if (state.phase === "class") showClasses(state, table);
  else showTeams(state, table);
}

/** From here on a seat may run ahead of the other. */
function showClasses(state: State, table: Table<Event>): void {
  for (const draft of state.drafts) {
    draft.class ??= pick(table.rng, CLASS_IDS);
    draft.step = isWhole(draft) ? "ready" : "minions";
  }
  state.phase = "draft";
  announce(table, "classes_shown", () => ({
    classes: bySeat((seat) => state.drafts[seat].class!),
  }));
  openDraft(state, table);
}

const isWhole = ({ minions, skill }: Draft): boolean => minions.length === 2 && skill !== null;

function showTeams(state: State, table: Table<Event>): void {
  const teams = bySeat((seat) => filled(state.drafts[seat], table.rng));
  for (const seat of SEATS) Object.assign(state.drafts[seat], teams[seat]);
  announce(table, "teams_shown", () => ({ teams }));
  beginBattle({ state, table }, teams);
}

/** Chance fills what is missing, and nothing else. */
function filled({ class: hero, minions, skill }: Draft, rng: Rng): Team {
  invariant(hero !== null, "classes are shown before the draft");
  const missing = MINIONS.filter((minion) => !minions.includes(minion));
  const [first, second] = minions.length < 2 ? [...minions, ...shuffle(rng, missing)] : minions;
  return {
    class: hero,
    minions: [first!, second!],
    skill: skill ?? pick(rng, skillsOf(hero)),
  };
}

const bySeat = <T>(of: (seat: Seat) => T): BySeat<T> => [of(0), of(1)];
