import { advance, decisions, invariant, open, outcome, parseConfig } from "@holmgang/kernel";
import type {
  BySeat,
  Forfeit,
  Input,
  Leavers,
  Outcome,
  Position,
  Refusal,
  Seat,
} from "@holmgang/kernel";
import { CARD_IDS, CARDS } from "../cards.ts";
import type { CardId } from "../cards.ts";
import { orcain } from "../rules.ts";
import type { Settings } from "../settings.ts";
import type { Event, State } from "../shape.ts";

/** A match at one moment, and what was announced on the way to it. */
export interface Scene {
  readonly position: Position<State>;
  readonly events: readonly Event[];
}

/** A table as data; what is left out is as at the start of a match. */
export interface Setting {
  readonly settings?: Partial<Settings>;
  /** Hands in letters: `AAHC`. */
  readonly hands?: BySeat<string>;
  readonly hp?: BySeat<number>;
  /** The round being prepared; nothing is written down about those before it. */
  readonly round?: number;
  readonly streaks?: BySeat<number>;
}

export function scene({ settings = {}, hands, hp, round, streaks }: Setting = {}): Scene {
  const entries = hands?.map((hand) => ({ hand: cards(hand) }));
  const config = parseConfig(orcain, { settings, entries });
  invariant(config.ok, config.ok ? "" : config.refusal.words);
  const { position, events } = open(orcain, config.value, "Orcain draws nothing from its seed");
  const { state } = position;
  state.roundIndex = round ?? state.roundIndex;
  for (const seat of [0, 1] as const) {
    state.seats[seat].hp = hp?.[seat] ?? state.seats[seat].hp;
    state.seats[seat].afkStreak = streaks?.[seat] ?? 0;
  }
  return { position, events };
}

/** A layout in letters, or raw data where a test wants something that letters cannot say. */
export type Laid = string | readonly unknown[];

export const draft = (seat: Seat, layout: Laid, roundIndex: number | null = null): Input =>
  send(seat, { kind: "layout_draft", layout: raw(layout), roundIndex });

export const confirm = (seat: Seat, layout: Laid, roundIndex: number | null = null): Input =>
  send(seat, { kind: "layout_confirm", layout: raw(layout), roundIndex });

/** Whatever somebody may have sent. */
export const send = (seat: Seat, move: unknown): Input => ({ kind: "move", seat, move });

export const bell = (seat: Seat): Input => ({ kind: "expire", seat });

export const forfeit = (reason: Forfeit, ...seats: Leavers): Input => ({
  kind: "forfeit",
  seats,
  reason,
});

/** A round that nobody confirms: both draft, both bells ring. */
export const drafted = (first: string, second: string): readonly Input[] => [
  draft(0, first),
  draft(1, second),
  bell(0),
  bell(1),
];

/** A round that both confirm. */
export const confirmed = (first: string, second: string): readonly Input[] => [
  confirm(0, first),
  confirm(1, second),
];

/** A round in which nobody gives a sign of life. */
export const nobodyThere: readonly Input[] = [bell(0), bell(1)];

/** The scene after all these inputs, none of which may be refused. Its events are theirs. */
export function play({ position }: Scene, ...inputs: readonly Input[]): Scene {
  const events: Event[] = [];
  let now = position;
  for (const input of inputs) {
    const step = advance(orcain, now, input);
    invariant(step.ok, step.ok ? "" : `${JSON.stringify(input)}: ${step.refusal.words}`);
    now = step.value.position;
    events.push(...step.value.events);
  }
  return { position: now, events };
}

/** Why this input is refused here. */
export function refused({ position }: Scene, input: Input): Refusal {
  const step = advance(orcain, position, input);
  invariant(!step.ok, `nothing refuses ${JSON.stringify(input)}`);
  return step.refusal;
}

export const health = ({ position }: Scene): BySeat<number> => [
  position.state.seats[0].hp,
  position.state.seats[1].hp,
];

export const streaks = ({ position }: Scene): BySeat<number> => [
  position.state.seats[0].afkStreak,
  position.state.seats[1].afkStreak,
];

export const round = ({ position }: Scene): number => position.state.roundIndex;

export const ended = ({ position }: Scene): Outcome | null => outcome(orcain, position);

export const asked = ({ position }: Scene): readonly Seat[] =>
  decisions(orcain, position).map(({ seat }) => seat);

/** The names of what was announced, in order. */
export const announced = ({ events }: Scene): readonly string[] => events.map(({ kind }) => kind);

/** The cards of every step shown, as seat 0's letters against seat 1's. */
export const shownSteps = ({ events }: Scene): readonly string[] =>
  events.flatMap((event) =>
    event.kind === "step_reveal" ? [event.cards.map(letter).join("/")] : [],
  );

/** Health after every step shown. */
export const healthBySteps = ({ events }: Scene): readonly (readonly number[])[] =>
  events.flatMap((event) => (event.kind === "step_reveal" ? [event.hp] : []));

/** What lies in a seat's slots, in letters. */
export const slots = ({ position }: Scene, seat: Seat): string =>
  position.state.seats[seat].layout.map(letter).join("");

/** Cards from letters; a dot is an empty slot. */
export const cards = (letters: string): readonly (CardId | null)[] =>
  letters.split("").map(byLetter);

function byLetter(letter: string): CardId | null {
  if (letter === ".") return null;
  const found = CARD_IDS.find((card) => CARDS[card].letter === letter);
  invariant(found !== undefined, `'${letter}' is no card's letter`);
  return found;
}

const letter = (card: CardId | null): string => (card ? CARDS[card].letter : ".");

const raw = (layout: Laid): readonly unknown[] =>
  typeof layout === "string" ? cards(layout) : layout;
