import type { Field, Move as FieldMove } from "@holmgang/clans/field";
import { clansField } from "@holmgang/clans/field";
import { invariant } from "@holmgang/kernel";
import type { Journal, MatchRecord, Refusal, Seat } from "@holmgang/kernel";
import { apply } from "../apply.ts";
import { battleOf } from "../battle.ts";
import { spotOf } from "../distance.ts";
import type { Event } from "../events.ts";
import { parseSetup } from "../parse.ts";
import type { Encounter, Move, State } from "../shape.ts";
import { startRun } from "../start.ts";
import type { EncounterKind } from "../tables/encounters.ts";
import { playBattle } from "./play-battle.ts";

/** A set-up from as much of it as matters. */
export function setupOf(given: object = {}) {
  const setup = parseSetup({ seed: "scene", ...given });
  invariant(setup.ok, setup.ok ? "" : setup.refusal.words);
  return setup.value;
}

/** A run in its first camp, with what matters changed. */
export const camp = (change: Partial<State> = {}, setup: object = {}): State => ({
  ...startRun(setupOf(setup)).state,
  ...change,
});

/** What a move led to; it must be accepted. */
export function done(state: State, ...moves: readonly Move[]): State {
  return moves.reduce((before, move) => {
    const step = apply(before, move);
    invariant(step.ok, step.ok ? "" : step.refusal.words);
    return step.value.state;
  }, state);
}

/** What a move is told to have done. */
export function told(state: State, move: Move): readonly Event[] {
  const step = apply(state, move);
  invariant(step.ok, step.ok ? "" : step.refusal.words);
  return step.value.events;
}

/** The code a move is refused with; null if it is accepted. */
export function refused(state: State, move: Move): Refusal["code"] | null {
  const step = apply(state, move);
  return step.ok ? null : step.refusal.code;
}

/** One encounter, as it might be on offer. */
export const encounter = (kind: EncounterKind, change: Partial<Encounter> = {}): Encounter => ({
  id: "1.0.0",
  kind,
  title: "Somewhere",
  spot: spotOf("nice"),
  difficulty: null,
  gold: 0,
  offer: null,
  city: false,
  secret: null,
  ...change,
});

/** A camp with one choice. */
export const before = (choice: Encounter, change: Partial<State> = {}, setup: object = {}): State =>
  camp({ choices: [choice], ...change }, setup);

export const go: Move = { kind: "travel", choice: 0 };

/** At the encounter. */
export const at = (choice: Encounter, change: Partial<State> = {}, setup: object = {}): State =>
  done(before(choice, change, setup), go);

/** A battle that is about to begin: small bases, so that it is short. */
export const atBattle = (
  change: Partial<Encounter> = {},
  state: Partial<State> = {},
  setup: object = {},
): State =>
  at(encounter(change.kind ?? "battle", { difficulty: "easy", ...change }), state, {
    settings: { enemyHp: 2, bossHp: 1, bossHpAct: 1 },
    ...setup,
  });

type Way = (legal: readonly FieldMove[], halfTurn: number) => FieldMove;

const kinds =
  (order: readonly FieldMove["kind"][]): Way =>
  (legal) =>
    order.flatMap((kind) => legal.filter((move) => move.kind === kind))[0] ?? legal[0]!; // somebody who is asked has a move

/** Hits whatever can be hit, and walks on. */
const bold = kinds(["raid", "attack", "place", "walk", "end"]);
/** Puts somebody out, and nothing else. */
const meek = kinds(["place", "end"]);
/** Does nothing at all. */
const idle = kinds(["end"]);

/** How both sides of a battle behave. */
const sides =
  (own: Way, enemy: Way) =>
  (journal: Journal<Field>, seat: Seat): FieldMove => {
    const { state } = journal.position;
    const legal = clansField.legalMoves(state, seat);
    return (seat === 0 ? own : enemy)(legal, state.halfTurn);
  };

/** The record of the battle at hand, fought in one of the ways a test needs. */
export function record(
  state: State,
  how: "won" | "beaten" | "bled" | "conceded" | "given" | "left" | "bled-left",
): MatchRecord {
  const battle = battleOf(state);
  invariant(battle !== null, "there is a battle");
  const stop = (after: number, end: 0 | 1 | "leave") => ({ stop: { after, how: end } });
  switch (how) {
    case "won":
      return playBattle(battle, { choose: sides(bold, idle) });
    case "beaten":
      return playBattle(battle, { choose: sides(idle, bold) });
    case "bled":
      return playBattle(battle, { choose: sides(meek, bold), ...stop(150, 0) });
    case "bled-left":
      return playBattle(battle, { choose: sides(meek, bold), ...stop(120, "leave") });
    case "conceded":
      return playBattle(battle, { choose: sides(idle, idle), ...stop(4, 0) });
    case "left":
      return playBattle(battle, { choose: sides(idle, idle), ...stop(4, "leave") });
    case "given":
      return playBattle(battle, { choose: sides(idle, idle), ...stop(4, 1) });
  }
}

export const fought = (state: State, how: Parameters<typeof record>[1]): Move => ({
  kind: "fight",
  record: record(state, how),
});

export const won = (state: State): State => done(state, fought(state, "won"));
