import { advance, invariant, open, outcome, parseConfig, SEATS, seededRng } from "@holmgang/kernel";
import type { Input, Outcome, Position, Refusal, Seat, Viewer } from "@holmgang/kernel";
import type { LeaderId } from "../../../src/leaders.ts";
import { settle } from "../board/auras.ts";
import { lookAround } from "../board/sight.ts";
import { MIDDLE_ROW, tileAt } from "../board/tiles.ts";
import type { Event } from "../events.ts";
import { actionWords, moveWords } from "../move-words.ts";
import { readMove } from "../read-move.ts";
import { clansField } from "../rules.ts";
import type { Copy, State, Unit, View } from "../shape.ts";
import { active } from "../turn.ts";
import { numberFor, view } from "../view.ts";
import { drawBoard, drawView, layBoard, layTerrain, nextCopy, wordsIn } from "./drawing.ts";
import type { Setting } from "./setting.ts";

/** A match at one moment, and what was announced on the way to it. */
interface Scene {
  readonly position: Position<State>;
  readonly events: readonly Event[];
}

const DESERT = ["desert desert desert", "desert desert desert", "desert desert desert"];
const EMPTY = [". | . | .", ". | . | .", ". | . | ."];

export function scene(setting: Setting = {}): Scene {
  const position = opened(setting);
  const { state } = position;
  const { halfTurn = 5, relic } = setting;
  state.halfTurn = halfTurn;
  state.played = setting.played ?? 0;
  state.age = ageIn(state);
  Object.assign(state, {
    first: setting.first ?? 0,
    relic: { tile: tileAt(MIDDLE_ROW, relic ?? 0), taken: relic === undefined },
  });
  for (const seat of SEATS) seated(state, seat, setting);
  layTerrain(state, setting.terrain ?? DESERT);
  const drawn = layBoard(state, setting.board ?? EMPTY);
  // As after the start of a turn: nobody listens.
  const run = { state, table: { rng: seededRng("a scene draws nothing") } };
  settle(run);
  for (const [wounded, hp] of drawn) wounded.hp = hp;
  lookAround(run);
  return { position, events: [] };
}

/** Any legal decks: the scene's own cards take their place. */
function opened({ settings, heroes = ["napoleon", "napoleon"] }: Setting): Position<State> {
  const free = { mulliganMs: 0, turnMs: 0, ...settings };
  const deckOf = (hero: LeaderId) => ({
    hero,
    cards: Array<string>(settings?.deckSize ?? 25).fill("fusilier"),
  });
  const entries = heroes.map((hero) =>
    settings?.ages ? { decks: [deckOf(hero), deckOf(hero), deckOf(hero)] } : { deck: deckOf(hero) },
  );
  const config = parseConfig(clansField, { settings: free, entries });
  invariant(config.ok, config.ok ? "" : config.refusal.words);
  return open(clansField, config.value, "a scene draws nothing from its seed").position;
}

function ageIn({ settings: { ages, ageTwoTurn, ageThreeTurn }, halfTurn }: State): number {
  return ages ? 1 + Number(halfTurn >= ageTwoTurn) + Number(halfTurn >= ageThreeTurn) : 1;
}

function seated(state: State, seat: Seat, setting: Setting): void {
  const own = state.seats[seat];
  const copiesOf = (text: string | undefined): Copy[] =>
    wordsIn(text).map((word) => nextCopy(state, seat, word));
  own.brought = 0;
  own.hand = copiesOf(setting.hands?.[seat]);
  own.deck = copiesOf(setting.decks?.[seat]).toReversed();
  own.later = (setting.later?.[seat] ?? []).map((deck) => {
    const before = own.brought;
    const copies = copiesOf(deck);
    own.brought = before;
    return copies.toReversed();
  });
  own.returned = state.halfTurn === 0 ? null : [];
  own.hp = setting.hp?.[seat] ?? own.hp;
  own.hero.usedIn = (setting.heroesUsed?.[seat] ?? true) ? 1 : null;
  Object.assign(own.hero, setting.story?.[seat]);
  own.knowsRelic = setting.relic === undefined;
}

/** What a seat types: `pikeman attacks archer`, `hussar to west middle`, `hero`, `end`; `bell`, and `bank` for the last bell. */
export function play(from: Scene, seat: Seat, ...lines: readonly string[]): Scene {
  const events: Event[] = [];
  let { position } = from;
  for (const line of lines) {
    const step = advance(clansField, position, inputFrom(position, seat, line));
    invariant(step.ok, step.ok ? "" : `${line}: ${step.refusal.words}`);
    position = step.value.position;
    events.push(...step.value.events);
  }
  return { position, events };
}

/** Whoever's turn it is ends it, so many times. */
export function endTurns(from: Scene, times = 1): Scene {
  let now = from;
  for (let i = 0; i < times; i++) now = play(now, active(now.position.state), "end");
  return now;
}

/** Why this is refused here. */
export function refused({ position }: Scene, seat: Seat, line: string): Refusal {
  const step = advance(clansField, position, inputFrom(position, seat, line));
  invariant(!step.ok, `nothing refuses ${line}`);
  return step.refusal;
}

function inputFrom({ state }: Position<State>, seat: Seat, line: string): Input {
  if (line === "bell") return { kind: "expire", seat };
  if (line === "bank") return { kind: "expire", seat, clock: "bank" };
  const move = readMove(line, view(state, seat));
  invariant(move !== null, `'${line}' is no move`);
  return { kind: "move", seat, move };
}

/** A seat's legal moves, as they are typed. */
export const legal = ({ position: { state } }: Scene, seat: Seat): readonly string[] =>
  clansField.legalMoves(state, seat).map((move) => moveWords(move, seat));

/** What a unit may do, others by their names: `to West middle`, `attacks archer`. */
export function can(from: Scene, name: string): readonly string[] {
  const { state } = from.position;
  const { id, seat } = unit(from, name);
  const cards = new Map(state.units.map((each) => [numberFor(each, seat), each.card]));
  return clansField
    .legalMoves(state, seat)
    .flatMap((move) =>
      "unit" in move && move.unit === id
        ? [actionWords(move, seat).replaceAll(/\d+/g, (found) => cards.get(Number(found)) ?? found)]
        : [],
    );
}

/** The only unit of that card, a dash for seat two's: `-pikeman`; whoever is gone is not found. */
export function unit({ position: { state } }: Scene, name: string): Unit {
  const found = state.units.filter(({ card, seat }) => (seat === 1 ? `-${card}` : card) === name);
  invariant(found.length === 1, `${found.length} units are '${name}'`);
  return found[0]!;
}

/** The board with HP, or as a viewer sees it. */
export const board = ({ position: { state } }: Scene, viewer?: Viewer): readonly string[] =>
  viewer === undefined ? drawBoard(state) : drawView(view(state, viewer));

export const hps = ({ position: { state } }: Scene): readonly number[] =>
  state.seats.map(({ hp }) => hp);

export const hand = ({ position: { state } }: Scene, seat: Seat): string =>
  state.seats[seat].hand.map(({ card, decoy }) => (decoy ? `${card}/decoy` : card)).join(" ");

/** Who is asked, and for what. */
export const asked = ({ position: { state } }: Scene): string =>
  clansField
    .decisions(state)
    .map(({ seat, kind }) => `${seat} ${kind}`)
    .join();

/** What was announced under one name. */
export const told = <K extends Event["kind"]>({ events }: Scene, kind: K) =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);

/** Wounds in order: `archer 6 attack`. */
export const hurts = (from: Scene): readonly string[] =>
  told(from, "hurt").map(
    ({ unit: { seat, is }, amount, why }) => `${seat === 1 ? "-" : ""}${is?.card} ${amount} ${why}`,
  );

/** How it ended; null while it goes on. */
export const ended = ({ position }: Scene): Outcome | null => outcome(clansField, position);

export const seen = ({ position: { state } }: Scene, viewer: Viewer): View => view(state, viewer);
