import { advance, decisions, invariant, open, parseConfig } from "@holmgang/kernel";
import type { BySeat, Input, Position, Refusal, Seat } from "@holmgang/kernel";
import { sample } from "../rules.ts";
import type { Settings } from "../settings.ts";
import type { Event, State } from "../shape.ts";

/** A match at one moment, and what was announced on the way to it. */
export interface Scene {
  readonly position: Position<State>;
  readonly events: readonly Event[];
}

/** A table as data; what is left out is as chance had it. */
interface Table {
  readonly settings?: Partial<Settings>;
  readonly hands?: BySeat<number[]>;
  readonly prize?: number;
  readonly won?: BySeat<number>;
}

export function scene({ settings, hands, prize, won }: Table = {}): Scene {
  const cards = hands?.[0].length;
  const config = parseConfig(sample, { settings: { ...(cards ? { cards } : {}), ...settings } });
  invariant(config.ok, config.ok ? "" : config.refusal.words);
  const { position, events } = open(sample, config.value, "scene");
  const { state } = position;
  for (const seat of [0, 1] as const) {
    state.hands[seat] = [...(hands?.[seat] ?? state.hands[seat])];
    state.won[seat] = won?.[seat] ?? 0;
  }
  state.prize = prize ?? state.prize;
  return { position, events };
}

export const bid = (seat: Seat, card: number): Input => ({
  kind: "move",
  seat,
  move: { kind: "bid", card },
});

export const bell = (seat: Seat): Input => ({ kind: "expire", seat });

/** Makes these inputs, all of which must be taken, and tells what was announced. */
export function play(start: Scene, ...inputs: readonly Input[]): Scene {
  let { position } = start;
  const events: Event[] = [];
  for (const input of inputs) {
    const step = advance(sample, position, input);
    invariant(step.ok, step.ok ? "" : step.refusal.words);
    position = step.value.position;
    events.push(...step.value.events);
  }
  return { position, events };
}

/** Why an input is not taken; null if it is. */
export function refused({ position }: Scene, input: Input): Refusal | null {
  const step = advance(sample, position, input);
  return step.ok ? null : step.refusal;
}

/** Who is asked. */
export const asked = ({ position }: Scene): readonly Seat[] =>
  decisions(sample, position).map(({ seat }) => seat);
