import type { Result, Refusal } from "./result.ts";
import type { Rng } from "./rng.ts";
import type { BySeat, Seat, Viewer } from "./seat.ts";
import type { Setting } from "./settings.ts";

/** The types of one game, bundled so that generic code takes one parameter. All of them are plain JSON data. */
export interface Shape {
  settings: unknown;
  entry: unknown;
  state: unknown;
  move: { readonly kind: string };
  event: { readonly kind: string };
  view: unknown;
}

/** What both seats agreed on, and what each brings (a hand, a deck, a class), which may be secret. */
export interface Config<T extends Shape> {
  readonly settings: T["settings"];
  readonly entries: Readonly<BySeat<T["entry"]>>;
}

/** A question the rules put to one seat. Two open at once: the seats choose at the same time. */
export interface Decision {
  /** The same id in the next state is the same question, its clock running on; an id once closed never returns. */
  readonly id: number;
  readonly seat: Seat;
  readonly kind: string;
  /** How long the seat may think; null is for ever. */
  readonly limitMs: number | null;
  /**
   * The time bank its seat has for all such questions of the match together: this one draws on it while it is open. The
   * same number with every one of them; absent, it costs nothing.
   */
  readonly bankMs?: number;
  /**
   * The question it continues: the same seat's, open until now, with the same limit and bank. Its clock runs on under this id. So a
   * seat that learns something of its own while it ponders is asked anew, and gains no time by it.
   */
  readonly follows?: number;
  /** The id that others know it by while it is public, where that is not its own: of one that follows, the first of its kind. */
  readonly told?: number;
  /** Everybody may know that it is open, and how long it will be: nothing about it hangs on what somebody may not know. */
  readonly public?: true;
}

/** What a bell is the end of: the time for one question, or the seat's bank for the match. */
export type ClockKind = "limit" | "bank";

/** What rules may do besides changing their own state. `emit` is absent in playouts: write `emit?.({...})`. */
export interface Table<E> {
  readonly rng: Rng;
  readonly emit?: ((event: E) => void) | undefined;
}

/** How a match ended. `reason` is the game's own word for why. */
export type Outcome = (
  | { readonly result: "win"; readonly seat: Seat }
  | { readonly result: "draw" | "both-lose" | "void" }
) & { readonly reason: string };

/** Ways to lose that are not the rules' business. */
export const FORFEITS = ["resigned", "disconnected", "abandoned"] as const;
export type Forfeit = (typeof FORFEITS)[number];

/** A named speed: the settings it changes. */
export interface Pace {
  readonly id: string;
  readonly about: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A game's own ranking beside the general rating: points for every rated match, and the leagues they reach. */
export interface Ladder {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** The lowest first; each begins at `from` points, and the first at 0, below which nobody falls. */
  readonly leagues: readonly { readonly id: string; readonly from: number }[];
}

/** What a host that knows no games needs to know about a match. */
export interface Terms {
  /** How long a player may be away before it counts as a forfeit. */
  readonly disconnectGraceMs: number;
  /** Tokens each seat pays into the pot. */
  readonly stake: number;
  readonly paces: readonly Pace[];
  /** Null for a game that has no ranking of its own. */
  readonly ladder: Ladder | null;
  /** Of a match that is one person's story: nobody is paired with or invited to it. */
  readonly alone?: true;
}

/** What a finished match pays a seat for one thing. */
export interface Spoil {
  /** The game's own word for what it is paid for. */
  readonly reason: string;
  /** How often. */
  readonly count: number;
  /** What all of them together are worth. */
  readonly worth: number;
}

/** A game: one object that answers these questions. Rules are deterministic and speak only through them. */
export interface Game<T extends Shape> {
  /** The name it has everywhere: files, addresses, the command line. */
  readonly id: string;
  /** A number raised whenever an old match would replay differently. */
  readonly rules: number;
  /** Every adjustable constant, as a table of rows. */
  readonly settings: readonly Setting[];
  /** The game's own words for the three ways to forfeit; they become the outcome's reason. */
  readonly forfeits: Readonly<Record<Forfeit, string>>;
  /** What a game-blind host needs: grace, stake, paces. */
  terms(settings: T["settings"]): Terms;
  /** Raw settings to settings. These three parsers are the trust boundary: only they see raw input. */
  parseSettings(input: unknown): Result<T["settings"]>;
  /** What one player brings, checked alone when that player joins; absent input is the game's default entry. */
  parseEntry(input: unknown, settings: T["settings"]): Result<T["entry"]>;
  /** A raw move to a move that `refusal` and `apply` can read; whether it is legal now is not asked here. */
  parseMove(input: unknown): Result<T["move"]>;
  /** The first state of a match. */
  setup(config: Config<T>, table: Table<T["event"]>): T["state"];
  /** The questions open now; empty exactly when there is an outcome. */
  decisions(state: T["state"]): readonly Decision[];
  /** Moves that make progress, for a seat that is asked; never empty then. */
  legalMoves(state: T["state"], seat: Seat): readonly T["move"][];
  /** Why a seat that is asked may not make this move, or null. */
  refusal(state: T["state"], seat: Seat, move: T["move"]): Refusal | null;
  /** Makes an accepted move. Changes `state` in place. */
  apply(state: T["state"], seat: Seat, move: T["move"], table: Table<T["event"]>): void;
  /** The bell rang for this seat's open question, by its limit or by the seat's bank: closes it. Changes `state` in place. */
  expire(state: T["state"], seat: Seat, clock: ClockKind, table: Table<T["event"]>): void;
  /** How the rules ended the match, or null while it goes on. */
  outcome(state: T["state"]): Outcome | null;
  /**
   * What a match that is over pays each seat, line by line; absent in a game that pays nothing. What a host makes of it is no
   * rule of the game's, and a match that was given up pays what was earned until then.
   */
  spoils?(state: T["state"]): Readonly<BySeat<readonly Spoil[]>>;
  /** How long a table needs to show an event; the clocks of the questions it led to start after it. No rule, no part of a state or a hash. */
  showMs(event: T["event"], settings: T["settings"]): number;
  /** All that this viewer may know, and nothing else. */
  view(state: T["state"], viewer: Viewer): T["view"];
  /** The event as this viewer may know it, or null if it must not notice. Redaction only blanks. */
  redact(event: T["event"], viewer: Viewer): T["event"] | null;
  /** A full state that a seat with this view must think possible, sampled. It takes a view, so it cannot cheat. */
  determinize(view: T["view"], seat: Seat, rng: Rng): T["state"];
}
