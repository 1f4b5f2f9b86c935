import { advance, invariant, open, outcome, parseConfig } from "@holmgang/kernel";
import type { Input, Outcome, Position, Refusal, Seat } from "@holmgang/kernel";
import type { CardId } from "../cards/cards.ts";
import { isCard } from "../cards/cards.ts";
import type { HeroId } from "../heroes.ts";
import { moveWords, readMove } from "../lanes/move-words.ts";
import { LANES } from "../lanes/places.ts";
import type { Lane, Owner } from "../lanes/places.ts";
import { clans } from "../lanes/rules.ts";
import type { Event, State } from "../lanes/shape.ts";
import { STARTERS } from "../decks/starters.ts";
import { view } from "../lanes/view.ts";
import { drawTile, layLane } from "./drawing.ts";
import type { LaneSetting, Setting } from "./setting.ts";

/** A match at one moment, and what was announced on the way to it. */
interface Scene {
  readonly position: Position<State>;
  readonly events: readonly Event[];
}

export function scene(setting: Setting = {}): Scene {
  const { heroes = ["napoleon", "napoleon"], heroesUsed = [true, true] } = setting;
  const entries = heroes.map((hero) => ({ deck: deckOf(hero) }));
  const config = parseConfig(clans, { settings: { planMs: 0, ...setting.settings }, entries });
  invariant(config.ok, config.ok ? "" : config.refusal.words);
  const { position } = open(clans, config.value, "a scene draws nothing from its seed");
  const { state } = position;
  state.round = setting.round ?? 3;
  for (const seat of [0, 1] as const) {
    const own = state.seats[seat];
    own.hand = cardsIn(setting.hands?.[seat] ?? "drummer-boy");
    own.deck = cardsIn(setting.decks?.[seat]).toReversed();
    own.hp = setting.crystals?.[seat] ?? own.hp;
    own.hero.usedIn = heroesUsed[seat] ? 1 : null;
    Object.assign(own.told, {
      hand: own.hand.length,
      deck: own.deck.length,
      hero: own.hero.usedIn,
    });
  }
  for (const lane of LANES) layLane(state, lane, asLane(setting[LANE_KEYS[lane]]));
  return { position, events: [] };
}

const deckOf = (hero: HeroId) => {
  const found = STARTERS.find((starter) => starter.hero === hero);
  return { hero, cards: found?.cards };
};

const LANE_KEYS = ["west", "center", "east"] as const;

const asLane = (lane: LaneSetting | string | undefined): LaneSetting =>
  typeof lane === "string" ? { board: lane } : (lane ?? {});

const cardsIn = (text = ""): CardId[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => {
      invariant(isCard(word), `'${word}' is no card`);
      return word;
    });

/** What a seat types: `fusilier west`, `hero`, `submit`; `bell`. */
export function play(from: Scene, seat: Seat, ...lines: readonly string[]): Scene {
  const events: Event[] = [];
  let { position } = from;
  for (const line of lines) {
    const step = advance(clans, position, inputFrom(position, seat, line));
    invariant(step.ok, step.ok ? "" : `${line}: ${step.refusal.words}`);
    position = step.value.position;
    events.push(...step.value.events);
  }
  return { position, events };
}

/** The round is played with these plans: whoever is still asked submits. */
export function round(
  from: Scene,
  first: readonly string[] = [],
  second: readonly string[] = [],
): Scene {
  const events: Event[] = [];
  let now = from;
  for (const [seat, lines] of [[0, first] as const, [1, second] as const]) {
    if (!clans.decisions(now.position.state).some((asked) => asked.seat === seat)) continue;
    now = play(now, seat, ...lines, "submit");
    events.push(...now.events);
  }
  return { ...now, events };
}

/** Why this is refused here. */
export function refused({ position }: Scene, seat: Seat, line: string): Refusal {
  const step = advance(clans, position, inputFrom(position, seat, line));
  invariant(!step.ok, `nothing refuses ${line}`);
  return step.refusal;
}

function inputFrom({ state }: Position<State>, seat: Seat, line: string): Input {
  if (line === "bell") return { kind: "expire", seat };
  const move = readMove(line, view(state, seat));
  invariant(move !== null, `'${line}' is no move`);
  return { kind: "move", seat, move };
}

/** A lane as it is drawn, with HP: `fusilier 9 | hussar 4 / desert-tank 14 | `. */
export const lane = ({ position: { state } }: Scene, which: Lane): string =>
  ([0, 1, 2] as const).map((row) => drawTile(state.lanes[which], row)).join(" | ");

export const crystals = ({ position: { state } }: Scene): readonly number[] =>
  state.seats.map(({ hp }) => hp);

export const gold = ({ position: { state } }: Scene): readonly number[] =>
  state.seats.map((seat) => seat.gold);

export const hand = ({ position: { state } }: Scene, seat: Seat): string =>
  state.seats[seat].hand.join(" ");

export const zones = ({ position: { state } }: Scene): readonly number[] =>
  state.lanes.map(({ zone }) => zone);

export const owners = ({ position: { state } }: Scene): readonly Owner[] =>
  state.lanes.map(({ owner }) => owner);

/** Who is asked, and for what. */
export const asked = ({ position: { state } }: Scene): string =>
  clans
    .decisions(state)
    .map(({ seat, kind }) => `${seat} ${kind}`)
    .join();

/** A seat's legal moves, as they are typed. */
export const legal = ({ position: { state } }: Scene, seat: Seat): readonly string[] =>
  clans.legalMoves(state, seat).map((move) => moveWords(move));

/** What was announced under one name. */
export const told = <K extends Event["kind"]>({ events }: Scene, kind: K) =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);

/** Hits in order, as `tick attacker>target amount`. */
export const hits = (from: Scene): readonly string[] =>
  told(from, "hit").map(
    ({ tick, by, target, amount, how }) =>
      `${tick} ${by.card}>${target.card} ${amount}${how === "blow" ? "" : ` ${how}`}`,
  );

/** How it ended; null while it goes on. */
export const ended = ({ position }: Scene): Outcome | null => outcome(clans, position);

export const seen = ({ position: { state } }: Scene, viewer: Seat) => view(state, viewer);
